"""The building stays as the map says: layers, mirror, budgets, one door, no strange paths."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

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


# One test looks at all files, and names those that are wrong: a test for each would cost more than what it looks at.


def test_a_module_is_one_sitting() -> None:
    """A module has at most 400 lines, a rules file 300."""
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in CODE}
    most = {path: RULES_LINES if path.name == "rules.py" else LINES for path in CODE}
    assert [f"{_name(path)}: {lines[path]} lines" for path in CODE if lines[path] > most[path]] == []


def _tests(path: Path) -> str:
    """Where the tests of a module are."""
    inside = path.relative_to(SOURCE)
    if inside.parts[0] == "rooms":
        # The conformance suite checks that every clause of the rulebook has its test there.
        return f"tests/{inside.parent}/test_*.py"
    folder = "cuda" if inside.stem in ("device", "device_batch", "device_guided", "device_net") else inside.parent
    return f"tests/{folder}/test_{inside.name}"


def test_tests_mirror_modules() -> None:
    """Every module has a test module of its name; a room is tested clause by clause, the CUDA side apart."""
    wanted = {_tests(path) for path in MODULES if not path.name.startswith("__")}
    assert [tests for tests in sorted(wanted) if not list(ROOT.glob(tests))] == []


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
    layers, server, rooms, *_ = settings["tool"]["importlinter"]["contracts"]
    assert _inside(SOURCE) == set(re.findall(r"rookery\.(\w+)", " ".join(layers["layers"])))
    inside = _inside(SOURCE / "server") - {"static", "words"}
    assert inside == set(re.findall(r"\w+", " ".join(server["layers"])))
    # Rooms are found by themselves.
    assert rooms["modules"] == ["rookery.rooms.*"]


def _inside(package: Path) -> set[str]:
    """The public modules and packages of a package."""
    present = {path.stem for path in package.iterdir() if path.is_dir() or path.suffix == ".py"}
    return {name for name in present if not name.startswith("_")}


def test_every_test_says_what_must_hold() -> None:
    """Every test has a docstring."""
    silent = [
        f"{_name(path)}: {node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        if not ast.get_docstring(node)
    ]
    assert silent == []


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
