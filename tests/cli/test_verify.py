"""``rookery verify``: a verdict and its exit code."""

import gzip
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from rookery.cli.main import main
from rookery.records import receipt as receipts
from rookery.records import text
from rookery.records.record import agreed, write, write_line
from tests.records.played import played, receipt
from tests.records.test_older import saved

RECORD = played("polar-dare")


def kept(folder: Path, content: bytes) -> str:
    """The name of a file with this content."""
    file = folder / "game.json"
    file.write_bytes(content)
    return str(file)


def test_a_true_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Sentences of what was proven, a verdict, exit code 0; a receipt proves what the file cannot."""
    record = kept(tmp_path, write(RECORD))
    assert main(["verify", record]) == 0
    *lines, missing, verdict = capsys.readouterr().out.splitlines()
    assert all(line.startswith("proven    ") for line in lines)
    assert missing.startswith("open      Dice rookery-dice/2")
    assert verdict == "Nothing in this record is wrong."
    mine = tmp_path / "receipt.json"
    mine.write_bytes(receipts.write(receipt(RECORD)))
    assert main(["verify", record, "--receipt", str(mine)]) == 0
    *lines, verdict = capsys.readouterr().out.splitlines()
    assert all(line.startswith("proven    ") for line in lines)
    assert len(lines) == 7
    assert verdict == "Everything in this record is proven."


@pytest.mark.parametrize(("content", "problem"), [(b"{}", "the receipt"), (None, "after --receipt a receipt")])
def test_no_receipt(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, problem: str) -> None:
    """What is no receipt is refused in one line, with exit code 2."""
    mine = tmp_path / "receipt.json"
    if content is not None:
        mine.write_bytes(content)
    assert main(["verify", kept(tmp_path, write(RECORD)), "--receipt", str(mine)]) == 2
    assert problem in capsys.readouterr().err


def test_what_could_not_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game under way: what is open is said, and nothing is refuted."""
    assert main(["verify", kept(tmp_path, write(played("polar-dare", most=5)))]) == 0
    out = capsys.readouterr().out
    assert "open      The secret is not revealed yet" in out
    assert out.endswith("Nothing in this record is wrong.\n")


def test_an_untrue_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is refuted is said, exit code 1."""
    with pytest.raises(SystemExit) as left:
        main(["verify", kept(tmp_path, write(replace(RECORD, result=agreed(2))))])
    assert left.value.code == 1
    out = capsys.readouterr().out
    assert "wrong     Wrong: the record breaks at its end, ply" in out
    assert out.endswith("Something in this record is wrong.\n")


def test_every_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A text, a compressed file and a game of an older form are checked like any other; of several, none is chosen."""
    for content in (text.write(RECORD).encode(), gzip.compress(write_line(RECORD))):
        assert main(["verify", kept(tmp_path, content)]) == 0
        assert "proven    The secret fits" in capsys.readouterr().out
    assert main(["verify", kept(tmp_path, json.dumps(saved(RECORD), indent=2).encode())]) == 0
    assert capsys.readouterr().out.startswith("(converted from rookery-game/1)\nproven    All ")
    assert main(["verify", kept(tmp_path, write_line(RECORD) * 2)]) == 2
    assert "the file holds several records; rookery records" in capsys.readouterr().err


def test_an_answer_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same as JSON, with the same exit codes."""
    assert main(["verify", "--json", kept(tmp_path, write(RECORD))]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["ok"] is True
    assert answer["game"] == "polar-dare"
    assert answer["dice"] == "rookery-dice/2"
    assert len(answer["proven"]) == 6
    assert (len(answer["unproven"]), answer["refuted"]) == (1, [])
    with pytest.raises(SystemExit) as left:
        main(
            [
                "verify",
                "--json",
                kept(tmp_path, write(replace(RECORD, seeds=RECORD.seeds[::-1], commitments=RECORD.commitments[::-1]))),
            ]
        )
    assert left.value.code == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False


@pytest.mark.parametrize("content", [b"", b"humbug", b'{"format":"rookery-game/1"}', b'{"format":"rookery-record/1"}'])
def test_no_record(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is none is refused in one line, exit code 2."""
    assert main(["verify", kept(tmp_path, content)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("rookery verify: ")
    assert "cannot be checked" in err


@pytest.mark.parametrize("name", ["missing.json", ".", "a\0b"])
def test_no_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be read is refused in one line, exit code 2."""
    monkeypatch.chdir(tmp_path)
    assert main(["verify", name]) == 2
    assert "cannot be read" in capsys.readouterr().err
