"""``rookery serve``: it starts with one line, stops gracefully, and says in one line why it cannot start."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path

import pytest

from rookery.cli import serve
from rookery.cli.main import main
from rookery.server.instance_file import running_server
from rookery.server.running import CannotListen
from tests.limits import HANGING


def test_it_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    """The address is printed once; Ctrl-C ends it with exit code 0, and secrets have tight modes."""
    command = [sys.executable, "-m", "rookery", "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        with urllib.request.urlopen(f"{found[0]}health", timeout=HANGING) as answer:  # noqa: S310
            assert answer.status == 200
        assert running_server(tmp_path) == found[0]
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=HANGING)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 0, err
    assert not out
    assert "all matches are saved" in err
    assert running_server(tmp_path) is None
    assert "Traceback" not in err
    assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}


def test_a_second_one_leads_to_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starting a second server for a folder leads to the first; asking for a port is refused."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(
        "rookery.server.instance_file.running_server", lambda folder: f"http://127.0.0.1:7/{folder.name}/"
    )
    address = f"http://127.0.0.1:7/{tmp_path.name}/"
    assert main(["serve", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"Rookery is already running at {address}\n"
    assert opened == [address]
    assert main(["serve", "--data", str(tmp_path), "--no-browser"]) == 0
    assert opened == [address]
    capsys.readouterr()
    assert main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert f"served already, at {address}" in capsys.readouterr().err


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
            ["--port", "0", "--data", str(tmp_path), "--database", "mysql://user:word@host/x"],
        ]
        for arguments in wrong:
            assert main(["serve", "--no-browser", *arguments]) == 2
            out, err = capsys.readouterr()
            assert not out
            assert err.count("\n") == 1
            assert err.startswith("rookery serve: ")
            assert "word" not in err


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address for this machine, and one for others where they can reach it."""
    assert serve.addresses("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert serve.addresses("::1", 80) == ["http://[::1]:80/"]
    monkeypatch.setattr(serve, "own_address", lambda: "10.0.0.7")
    assert serve.addresses("0.0.0.0", 80) == ["http://127.0.0.1:80/", "http://10.0.0.7:80/"]  # noqa: S104
    monkeypatch.setattr(serve, "own_address", lambda: None)
    assert serve.addresses("0.0.0.0", 80) == ["http://127.0.0.1:80/"]  # noqa: S104
