"""``rookery serve``: it starts with one line, stops gracefully, and says in one line why it cannot start."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
import tomllib
import urllib.request
import webbrowser
from pathlib import Path
from random import Random

import httpx
import pytest

from rookery.cli import serve
from rookery.cli.main import main
from rookery.kernel.errors import RookeryError
from rookery.server.process.folder_lock import locked
from rookery.server.process.instance_file import running_server, write_instance
from rookery.server.process.running import CannotListen, serving
from rookery.server.settings import Settings
from tests.limits import HANGING


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_it_serves_until_it_is_asked_to_stop(tmp_path: Path, asked: signal.Signals) -> None:
    """The address is printed once; Ctrl-C, SIGTERM and a closed terminal end it with exit code 0 and one line.

    All is in one file then.
    """
    command = [sys.executable, "-m", "rookery", "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    # As from a terminal, whatever this process has from its own parent.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        with urllib.request.urlopen(f"{found[0]}health", timeout=HANGING) as answer:  # noqa: S310
            assert answer.status == 200
        assert running_server(tmp_path) == found[0]
        assert (tmp_path / "matches.db-wal").exists()
        process.send_signal(asked)
        out, err = process.communicate(timeout=HANGING)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 0, err
    assert not out
    assert err.splitlines()[-1] == "rookery serve: stopped; all matches are saved"
    assert not list(tmp_path.glob("matches.db-*"))
    assert running_server(tmp_path) is None
    assert "Traceback" not in err
    assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}


async def _start_and_stop(folder: Path) -> None:
    async with serving(Settings(folder, warm=False, bot_processes=1)) as url:
        write_instance(folder, f"{url}/", "x")


def test_damaged_files(tmp_path: Path) -> None:
    """Whatever is wrong with a file of the folder, the server starts, or says in one line why it does not."""
    asyncio.run(_start_and_stop(tmp_path))
    random = Random(7)  # noqa: S311 - no secret
    refused: set[str] = set()
    said: list[str] = []
    for name in ("matches.db", "keys", "server.json", "lock"):
        sound = (tmp_path / name).read_bytes()
        for damaged in (
            b"",
            bytes(len(sound)),
            random.randbytes(5000),
            sound[: len(sound) // 2],
            sound[:100] + random.randbytes(len(sound)),
            sound.replace(b"0", b"\xff"),
            b"9" * 400 + b" " + b"k" * 64,
            b"[" * 100_000,
        ):
            (tmp_path / name).write_bytes(damaged)
            try:
                assert running_server(tmp_path) is None
                asyncio.run(_start_and_stop(tmp_path))
            except RookeryError as problem:
                refused.add(name)
                said.append(str(problem))
        for path in tmp_path.glob("matches.db-*"):
            path.unlink()
        (tmp_path / name).write_bytes(sound)
    assert refused == {"matches.db", "keys"}
    assert all("\n" not in line and any(name in line for name in refused) for line in said)


def test_a_log_that_nobody_reads_stops_nobody(tmp_path: Path) -> None:
    """The pipe of the log is full, and requests are answered all the same; so does the server stop when it is told."""
    command = [sys.executable, "-m", "rookery", "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found
        with httpx.Client(timeout=HANGING) as client:
            # A line has more than a hundred bytes, and a pipe takes 64 kB.
            for _ in range(800):
                assert client.get(f"{found[0]}health").is_success
        process.send_signal(signal.SIGTERM)
        assert process.wait(HANGING) == 0
    finally:
        process.kill()
        process.communicate()


def test_a_second_one_leads_to_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starting a second server for a folder leads to the first; asking for a port is refused."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(
        "rookery.server.process.instance_file.running_server", lambda folder: f"http://127.0.0.1:7/{folder.name}/"
    )
    address = f"http://127.0.0.1:7/{tmp_path.name}/"
    assert main(["serve", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"Rookery is already running at {address}\n"
    assert opened == [address]
    assert main(["serve", "--data", str(tmp_path), "--no-browser"]) == 0
    assert opened == [address]
    capsys.readouterr()
    assert main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert f"another server at {address}" in capsys.readouterr().err


def test_a_second_one_that_comes_very_early(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the first one starts, the second waits for its address; if none comes, one line says what is wrong."""
    asked: list[Path] = []

    def after_a_while(folder: Path) -> str | None:
        asked.append(folder)
        return "http://127.0.0.1:7/" if len(asked) > 2 else None

    monkeypatch.setattr("rookery.server.process.instance_file.running_server", after_a_while)
    monkeypatch.setattr("time.sleep", lambda _: None)
    with locked(tmp_path):
        assert main(["serve", "--data", str(tmp_path), "--no-browser"]) == 0
        assert capsys.readouterr().out == "Rookery is already running at http://127.0.0.1:7/\n"
        asked.clear()
        monkeypatch.setattr("rookery.server.process.instance_file.running_server", lambda _: None)
        assert main(["serve", "--data", str(tmp_path), "--no-browser"]) == 2
        assert "another Rookery already uses the folder" in capsys.readouterr().err


def test_the_usual_port_or_any(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the usual port is taken, a free one is used; a port that was asked for is not exchanged."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        with serve._listening_socket("127.0.0.1", None) as listening:
            assert listening.getsockname()[1] != port
        with pytest.raises(CannotListen, match="choose another with --port"):
            serve._listening_socket("127.0.0.1", port)
    with serve._listening_socket("127.0.0.1", None) as listening:
        assert listening.getsockname()[1] == port


def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A port in use, a port that is none, a folder that is a file, a bad database: exit code 2."""
    file = tmp_path / "file"
    file.write_text("x", encoding="ascii")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        wrong = [
            ["--port", port, "--data", str(tmp_path)],
            ["--port", "x"],
            ["--port", "70000"],
            ["--port", "0", "--host", "no.such.host.invalid", "--data", str(tmp_path)],
            ["--port", "0", "--data", str(file)],
            ["--port", "0", "--data", str(tmp_path), "--database", "mysql://user:s3cret@host/x"],
        ]
        for arguments in wrong:
            assert main(["serve", "--no-browser", *arguments]) == 2
            out, err = capsys.readouterr()
            assert not out
            assert err.count("\n") == 1
            assert err.startswith("rookery serve: ")
            assert "s3cret" not in err


def test_settings_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in force is printed as a settings file, with where it comes from; nothing is started."""
    file = tmp_path / "settings.toml"
    file.write_text('profile = "public"\n[network]\nhost = "10.0.0.1"\nport = 1', encoding="utf-8")
    monkeypatch.setenv("ROOKERY_NETWORK_PORT", "2")
    monkeypatch.setenv("ROOKERY_DATABASE", "postgresql://ann:s3cret@host/x")
    given = ["--settings", str(file), "--port", "3", "--set", "limits.hints={ second = 1, burst = 2 }"]
    assert main(["serve", "--check-settings", *given]) == 0
    out = capsys.readouterr().out
    found = tomllib.loads(out)
    assert (found["profile"], found["database"]) == ("public", "postgresql://ann@host/x")
    assert (found["network"]["host"], found["network"]["port"]) == ("10.0.0.1", 3)
    assert found["limits"]["hints"] == {"second": 1, "burst": 2}
    assert "port = 3  # --port" in out
    assert "s3cret" not in out
    file.write_text(out, encoding="utf-8")
    monkeypatch.delenv("ROOKERY_NETWORK_PORT")
    assert main(["serve", "--check-settings", "--settings", str(file)]) == 0
    assert tomllib.loads(capsys.readouterr().out) == found


def test_a_bad_setting_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """By the option that holds it."""
    for arguments in (["--set", "limits.body=x"], ["--set", "limits.bodies=1"], ["--profile", "firm"]):
        assert main(["serve", "--check-settings", *arguments]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith(f"rookery serve: {arguments[0]}")


def test_programs_are_offered_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    """Each option offers one; a program that is not there, or has no proper name, is one line."""
    offered = ["--bot", 'Frosty=cmd:true --opt="a=b"', "--bot", "Old Bill=os:Bot"]
    assert main(["serve", "--check-settings", *offered]) == 0
    shown = tomllib.loads(capsys.readouterr().out)
    assert shown["bots"] == {"Frosty": 'cmd:true --opt="a=b"', "Old Bill": "os:Bot"}
    for bot, problem in (
        ("frosty=cmd:true", "a name begins with a capital letter"),
        ("Frosty=adult", "programs with names"),
        ("Frosty", "an option is written KEY=VALUE"),
        ("Frosty=cmd:nowhere-at-all", 'there is no program "nowhere-at-all"'),
        ("Frosty=./nowhere.py", 'there is no file "./nowhere.py"'),
    ):
        assert main(["serve", "--bot", bot]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert problem in err


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address for this machine, and one for others where they can reach it."""
    assert serve.addresses("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert serve.addresses("::1", 80) == ["http://[::1]:80/"]
    monkeypatch.setattr(serve, "own_address", lambda: "10.0.0.7")
    assert serve.addresses("0.0.0.0", 80) == ["http://127.0.0.1:80/", "http://10.0.0.7:80/"]  # noqa: S104
    monkeypatch.setattr(serve, "own_address", lambda: None)
    assert serve.addresses("0.0.0.0", 80) == ["http://127.0.0.1:80/"]  # noqa: S104
