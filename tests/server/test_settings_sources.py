"""Settings from a file, the environment and options: which wins, and what is said of a bad one."""

import tomllib
from pathlib import Path

import pytest

from rookery.server.http.limits import Limits, Rate
from rookery.server.settings import PROFILES
from rookery.server.settings_sources import BadSettings, Loaded, in_force, load
from rookery.words import languages, word

URL = "postgresql://ann@db.example.org/rookery"


def loaded(folder: Path, text: str = "", environment: dict[str, str] | None = None, **options: str) -> Loaded:
    """Settings of a file with this text, these variables, and options by names with _ for the dot."""
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    named = {name.replace("__", "."): (f"--{name}", value) for name, value in options.items()}
    return load(str(file), environment or {}, named)


def test_options_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    """Each source wins over the one before, key by key."""
    text = """
        absence = 10
        ping = 1
        idle = 7
        [network]
        host = "10.0.0.1"
    """
    environment = {"ROOKERY_ABSENCE": "20", "ROOKERY_PING": "2", "ROOKERY_NETWORK_NAMES": "a.org, *.b.org"}
    settings, origins = loaded(tmp_path, text, environment, absence="30")
    assert (settings.absence, settings.ping, settings.idle) == (30, 2, 7)
    assert settings.network.host == "10.0.0.1"
    assert settings.network.names == ("a.org", "*.b.org")
    assert (origins["absence"], origins["ping"]) == ("--absence", "ROOKERY_PING")
    assert "settings.toml" in str(origins["idle"])


def test_programs_have_a_section(tmp_path: Path) -> None:
    """Programs stand in a section of the file, or in one line; what is in force can be read again."""
    text = '[bots]\nFrosty = "cmd:./engine --fast"\n"Old Bill" = "./bill.py"\n'
    wanted = {"Frosty": "cmd:./engine --fast", "Old Bill": "./bill.py"}
    found = loaded(tmp_path, text)
    assert found.settings.bots == wanted
    shown = next(value for key, value, _ in in_force(found) if key == "bots")
    assert tomllib.loads(f"bots = {shown}")["bots"] == wanted
    assert loaded(tmp_path, "", {"ROOKERY_BOTS": shown}).settings.bots == wanted


def test_the_environment_names_the_file_too(tmp_path: Path) -> None:
    """ROOKERY_SETTINGS counts where no option names a file."""
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text("idle = 1", encoding="utf-8")
    other.write_text("idle = 2", encoding="utf-8")
    environment = {"ROOKERY_SETTINGS": str(one)}
    assert load(None, environment, {}).settings.idle == 1
    assert load(str(other), environment, {}).settings.idle == 2


def test_a_profile_is_where_the_others_start(tmp_path: Path) -> None:
    """What somebody says themselves wins over it, wherever they say it."""
    settings = loaded(tmp_path, 'profile = "public"\n[limits]\nmatches_each = 3').settings
    assert settings.limits.matches_each == 3
    assert settings.limits.sockets_address == PROFILES["public"]["limits.sockets_address"]
    assert settings.limits.sockets_address < Limits().sockets_address
    assert settings.operators.metrics == "apart"
    assert loaded(tmp_path).settings.limits == Limits()


def test_rates_have_two_numbers(tmp_path: Path) -> None:
    """In a file a table, in a variable the same text."""
    assert loaded(tmp_path, "[limits]\nhints = { second = 1, burst = 2.5 }").settings.limits.hints == Rate(1, 2.5)
    environment = {"ROOKERY_LIMITS_HINTS": "{ second = 3, burst = 4 }"}
    assert loaded(tmp_path, "", environment).settings.limits.hints == Rate(3, 4)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("absence = -1", ("absence", "-1", "a number from 0.1 to 86400")),
        ("absence = nan", ("absence", "nan", "a number from")),
        ('warm = "yes"', ("warm", "yes", "true or false")),
        ("bot_processes = 2.5", ("bot_processes", "2.5", "a whole number from 1 to 256")),
        ("[network]\nport = 70000", ("network.port", "70000", "from 0 to 65535")),
        ("[network]\nport = true", ("network.port", "true", "from 0 to 65535")),
        ('[network]\nhost = ""', ("network.host", "some text")),
        ('[network]\nnames = ["a b"]', ("network.names", "a b", "games.example.org")),
        ('[network]\ntrusted_proxies = ["proxy"]', ("network.trusted_proxies", "10.0.0.0/8")),
        ('[bots]\nfrosty = "cmd:./engine"', ("bots", "frosty", "a name begins with a capital letter")),
        ('[bots]\nFrosty = "adult"', ("bots", "adult", "programs with names, such as")),
        ("bots = 3", ("bots", "3", "programs with names, such as")),
        ('profile = "firm"', ("profile", "firm", "family or public")),
        ("[limits]\nhints = 3", ("limits.hints", "3", "a rate such as")),
        ("[limits]\nhints = { second = 0, burst = 1 }", ("limits.hints", "a rate such as")),
        ("[limits]\nhint = 3", ("limits.hint", "did you mean limits.hints")),
        ("limits = 3", ("limits",)),
        ("[limit]\nhints = 3", ("limit",)),
        ('instance = "x"', ("instance",)),
        ("absence", ("TOML",)),
    ],
)
def test_a_bad_setting_is_told_in_one_line(tmp_path: Path, text: str, parts: tuple[str, ...]) -> None:
    """It names the file, the key and what would be right, in every language."""
    with pytest.raises(BadSettings) as refusal:
        loaded(tmp_path, text)
    sentence = str(refusal.value)
    assert "\n" not in sentence
    assert all(part in sentence for part in ("settings.toml", *parts)), sentence
    assert all("settings.toml" in word(refusal.value.message, language) for language in languages())


def test_a_bad_variable_or_option_is_told_by_its_name(tmp_path: Path) -> None:
    """And a variable that only looks like a setting is no setting; others of Rookery's are left alone."""
    with pytest.raises(BadSettings, match=r'ROOKERY_NETWORK_PORT: network\.port cannot be "eighty";'):
        loaded(tmp_path, "", {"ROOKERY_NETWORK_PORT": "eighty"})
    with pytest.raises(BadSettings, match="--idle: idle cannot be"):
        loaded(tmp_path, idle="x")
    with pytest.raises(BadSettings, match="ROOKERY_LIMITS_HINT"):
        loaded(tmp_path, "", {"ROOKERY_LIMITS_HINT": "1"})
    with pytest.raises(BadSettings, match="cannot be read"):
        load(str(tmp_path / "nothing.toml"), {}, {})
    assert loaded(tmp_path, "", {"ROOKERY_CACHE": "x", "ROOKERY_KEYS": "y"}).origins == {}


def test_a_password_is_never_an_option(tmp_path: Path) -> None:
    """Variables and files may hold it; on the command line it is refused without being repeated."""
    secret = URL.replace("ann@", "ann:word@")
    with pytest.raises(BadSettings, match="ROOKERY_DATABASE") as refusal:
        loaded(tmp_path, database=secret)
    assert "word@" not in str(refusal.value)
    assert loaded(tmp_path, "", {"ROOKERY_DATABASE": secret}).settings.database == secret
    assert loaded(tmp_path, f'database = "{secret}"').settings.database == secret
    assert loaded(tmp_path, database=URL).settings.database == URL
    assert "word" not in repr(loaded(tmp_path, "", {"ROOKERY_DATABASE": secret}).settings)


def test_a_password_may_stand_in_a_file_of_its_own(tmp_path: Path) -> None:
    """Whatever letters it has; without a user to whom it belongs it is refused."""
    file = tmp_path / "password"
    file.write_text("p@ss/wörd\n", encoding="utf-8")
    settings = loaded(tmp_path, "", {"ROOKERY_DATABASE_PASSWORD_FILE": str(file)}, database=URL).settings
    assert settings.database == URL.replace("ann@", "ann:p%40ss%2Fw%C3%B6rd@")
    for url in ("postgresql://db/rookery", URL.replace("ann@", "ann:x@")):
        with pytest.raises(BadSettings, match="with a user and no password"):
            loaded(tmp_path, f'database = "{url}"\ndatabase_password_file = "{file}"')
    with pytest.raises(BadSettings, match="cannot be read"):
        loaded(tmp_path, f'database = "{URL}"\ndatabase_password_file = "{tmp_path / "none"}"')


def test_what_is_in_force_can_be_read_again(tmp_path: Path) -> None:
    """Every setting is told as TOML, with its origin and without the password."""
    secret = URL.replace("ann@", "ann:word@")
    found = list(in_force(loaded(tmp_path, 'profile = "public"\nidle = 9', {"ROOKERY_DATABASE": secret})))
    values = {key: tomllib.loads(f"x = {value}")["x"] for key, value, _ in found if value}
    origins = {key: str(origin) for key, _, origin in found}
    assert values["database"] == URL
    assert values["idle"] == 9
    assert values["limits.hints"] == PROFILES["public"]["limits.hints"]
    assert "settings.toml" in origins["idle"]
    assert (origins["database"], origins["limits.hints"]) == ("ROOKERY_DATABASE", "profile public")
    assert (origins["ping"], origins["limits.body"]) == ("default", "default")
