"""The files for operators fit the program: settings that it takes, variables that it knows, commands that it has."""

import re
from pathlib import Path

from rookery.cli.main import parser
from rookery.server.settings_sources import load

FOLDER = Path(__file__).parents[1] / "deploy"


def text(name: str) -> str:
    """One of the files."""
    return (FOLDER / name).read_text(encoding="utf-8")


def test_the_settings_of_the_compose_file_are_in_force(tmp_path: Path) -> None:
    """Its variables are settings, its password is in a file, and the server believes the proxy of its network."""
    password = tmp_path / "password"
    password.write_text("word\n", encoding="ascii")
    compose = text("compose.yaml")
    variables = dict(re.findall(r"^      (ROOKERY_\w+): (\S+)", compose, re.MULTILINE))
    variables |= {"ROOKERY_DATABASE_PASSWORD_FILE": str(password), "ROOKERY_NETWORK_NAMES": "games.example.org"}
    del variables["ROOKERY_NAME"]
    settings = load(str(FOLDER / "settings.toml"), variables, {}).settings
    assert settings.database == "postgresql://rookery:word@database/rookery"
    assert (settings.processes, settings.profile, settings.network.port) == (2, "public", 8080)
    [subnet] = re.findall(r"subnet: (\S+)", compose)
    assert settings.network.trusted_proxies == (subnet,)


def test_operators_commands_work_in_the_container() -> None:
    """What is run beside the server has its settings and its folder, and may write where the volumes are."""
    image, compose = text("Dockerfile"), text("compose.yaml")
    assert "      ROOKERY_SETTINGS: /etc/rookery/settings.toml\n" in compose
    [folder] = re.findall(r"^ENV ROOKERY_FOLDER=(\S+)$", image, re.MULTILINE)
    assert str(load(str(FOLDER / "settings.toml"), {}, {}).settings.folder) == folder
    volumes = re.findall(r"^      - \w+:(/\S+)$", compose.partition("\n  database:\n")[0], re.MULTILINE)
    assert folder.rpartition("/")[0] in volumes
    for volume in volumes:
        assert f"--home-dir {volume} " in image or f"install -d -o rookery -g rookery -m 700 {volume}\n" in image


def test_the_commands_are_there() -> None:
    """What images and units run is understood by the command line."""
    [command] = re.findall(r"^CMD \[(.+)\]$", text("Dockerfile"), re.MULTILINE)
    lines = [re.findall(r'"([^"]+)"', command)]
    [served] = re.findall(r"^    command: \[(.+)\]$", text("compose.yaml"), re.MULTILINE)
    lines.append(served.split(", "))
    for unit in ("rookery.service", "rookery-backup.service"):
        [started] = re.findall(r"/opt/rookery/bin/rookery ([^'\n]+)", text(unit))
        lines.append(re.sub(r"\$\(.+?\)", "today", started).split())
    for line in lines:
        assert parser().parse_args(line).command in {"serve", "backup"}
