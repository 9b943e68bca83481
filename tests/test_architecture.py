"""The building stays as the map says: layers, mirror, budgets, one door, no strange paths."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "rookery"
MODULES = sorted(path for path in SOURCE.rglob("*.py"))
CODE = [
    *MODULES,
    *(path for folder in ("tests", "benchmarks", "tools") for path in sorted((ROOT / folder).rglob("*.py"))),
]
LINES = 400
RULES_LINES = 300


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", CODE, ids=_name)
def test_a_module_is_one_sitting(path: Path) -> None:
    """A module has at most 400 lines, a rules file 300."""
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= (RULES_LINES if path.name == "rules.py" else LINES)


@pytest.mark.parametrize("path", [path for path in MODULES if not path.name.startswith("__")], ids=_name)
def test_tests_mirror_modules(path: Path) -> None:
    """Every module has a test module of its name; a room is tested clause by clause, the CUDA side apart."""
    inside = path.relative_to(SOURCE)
    if inside.parts[0] == "rooms":
        # The conformance suite checks that every clause of the rulebook has its test there.
        assert list((ROOT / "tests" / inside.parent).glob("test_*.py"))
    elif inside.stem in ("device", "device_batch", "device_guided", "device_net"):
        assert (ROOT / "tests/cuda" / f"test_{inside.name}").exists()
    else:
        assert (ROOT / "tests" / inside.parent / f"test_{inside.name}").exists()


def test_the_map_shows_the_layers() -> None:
    """ARCHITECTURE.md lists the packages in the order that the import contracts enforce."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = settings["tool"]["importlinter"]["contracts"][0]
    enforced = [re.findall(r"rookery\.\w+", layer) for layer in contract["layers"]]
    table = re.findall(r"^\| \d+ \| (.+?) \|", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [sorted(re.findall(r"rookery\.\w+", row)) for row in table] == [sorted(layer) for layer in enforced]


def test_every_package_has_a_layer() -> None:
    """A new package must be given its place."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers, server, rooms, _ = settings["tool"]["importlinter"]["contracts"]
    assert _inside(SOURCE) == set(re.findall(r"rookery\.(\w+)", " ".join(layers["layers"])))
    inside = _inside(SOURCE / "server") - {"static", "words"}
    assert inside == set(re.findall(r"\w+", " ".join(server["layers"])))
    # Rooms are found by themselves.
    assert rooms["modules"] == ["rookery.rooms.*"]


def _inside(package: Path) -> set[str]:
    """The public modules and packages of a package."""
    present = {path.stem for path in package.iterdir() if path.is_dir() or path.suffix == ".py"}
    return {name for name in present if not name.startswith("_")}


@pytest.mark.parametrize("path", sorted((ROOT / "tests").rglob("test_*.py")), ids=_name)
def test_every_test_says_what_must_hold(path: Path) -> None:
    """Every test has a docstring."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            assert ast.get_docstring(node), f"{_name(path)}: {node.name} says nothing"


def test_no_path_of_a_machine_is_kept() -> None:
    """No tracked file names a home folder, a download address of a package, or a lock file with such addresses."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    names = listed.stdout.split()
    assert not {"uv.lock", "poetry.lock", "package-lock.json"} & {Path(name).name for name in names}
    suspicious = re.compile(r"(?<![\w.])/(?:home|root|Users)/\w+|files\.pythonhosted\.org|registry\.npmjs\.org")
    for name in names:
        # Pictures are no texts, but may tell of a machine as well.
        text = (ROOT / name).read_text(encoding="utf-8", errors="replace") if (ROOT / name).exists() else ""
        if name != _name(Path(__file__)):
            assert not suspicious.search(text), name
