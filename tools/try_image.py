"""Carry out the steps of deploy/Dockerfile where there is no Docker, and see whether the server in the image runs.

``python -m tools.try_image`` (as root; some minutes, some gigabytes). Each stage begins with a small Debian
made by debootstrap, and its steps run in a chroot of their own, so nothing of this machine can help. It knows the
instructions that our Dockerfile uses, and no others. Package indexes are those that pip and apt of this machine use.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
LENT = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/apt",
    "/etc/pip.conf",
    "/etc/ssl/certs",
    "/usr/local/share/ca-certificates",
)
"""How this machine reaches packages."""
ONLY_TOLD = {"VOLUME", "EXPOSE", "HEALTHCHECK"}
"""Instructions that change no file."""
STARTING = 300


@dataclass
class Stage:
    """An image as far as it is built."""

    folder: Path
    environment: dict[str, str] = field(
        default_factory=lambda: {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp"}
    )
    user: str | None = None
    workdir: str = "/"
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def run(self, command: list[str]) -> None:
        """Run something inside, and stop if it fails."""
        print("+", shlex.join(command), flush=True)
        subprocess.run(self.chrooted(command), check=True, env=self.environment | _index())

    def chrooted(self, command: list[str]) -> list[str]:
        """A command line that runs inside."""
        who = ["--userspec", self.user] if self.user else []
        inside = f"cd {shlex.quote(self.workdir)} && exec {shlex.join(command)}"
        return ["/usr/sbin/chroot", *who, str(self.folder), "/bin/sh", "-c", inside]


def _index() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith("PIP_")}


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """The instructions of a Dockerfile, comments left out, continued lines joined."""
    joined = re.sub(r"\s*\\\n\s*", " ", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    for line in filter(None, map(str.strip, joined.splitlines())):
        name, _, rest = line.partition(" ")
        yield name.upper(), rest.strip()


def build(folder: Path) -> Stage:
    """Build all stages; the last one is the image."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder)
    for name, rest in instructions(DOCKERFILE.read_text(encoding="utf-8")):
        if name == "FROM":
            image, _, called = rest.partition(" AS ")
            stage = stages[called or "last"] = Stage(folder / (called or "last"))
            _debian(image, stage.folder)
            _lend(stage.folder)
        elif name not in ONLY_TOLD:
            _carry_out(name, rest, stage, stages)
    return stage


def _debian(image: str, folder: Path) -> None:
    """A small Debian like the one that the image is made from."""
    found = re.fullmatch(r"debian:(\w+)-slim", image)
    if found is None:
        sys.exit(f"only debian:…-slim can be made here, not {image}")
    print("+ debootstrap", found[1], flush=True)
    subprocess.run(["debootstrap", "--variant=minbase", found[1], str(folder)], check=True, stdout=subprocess.DEVNULL)


def _carry_out(name: str, rest: str, stage: Stage, stages: dict[str, Stage]) -> None:
    match name:
        case "RUN":
            stage.run(["/bin/sh", "-c", rest])
        case "COPY":
            _copy(rest.split(), stage, stages)
        case "ENV":
            key, _, value = rest.partition("=")
            stage.environment[key] = value
        case "USER":
            stage.user = rest
        case "WORKDIR":
            stage.workdir = rest
            (stage.folder / rest.strip("/")).mkdir(parents=True, exist_ok=True)
        case "ENTRYPOINT":
            stage.entry = json.loads(rest)
        case "CMD":
            stage.command = json.loads(rest)
        case _:
            sys.exit(f"{DOCKERFILE.name} has an instruction that is not known here: {name}")


def _copy(words: list[str], stage: Stage, stages: dict[str, Stage]) -> None:
    source = ROOT
    if words[0].startswith("--from="):
        source = stages[words[0].removeprefix("--from=")].folder
        words = words[1:]
    *names, target = words
    place = stage.folder / (Path(stage.workdir) / target).as_posix().strip("/")
    for name in names:
        found = source / name.strip("/")
        if found.is_dir():
            shutil.copytree(found, place, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(found, place)


def _lend(folder: Path) -> None:
    """Give a builder what it needs: processes, devices, and the way to packages. All mounts are of our namespace."""
    for name in LENT:
        source, target = Path(name), folder / name.strip("/")
        if source.is_dir():
            shutil.copytree(source, target, symlinks=False, dirs_exist_ok=True, ignore_dangling_symlinks=True)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    _mount(["-t", "proc", "proc"], folder / "proc")
    _mount(["--rbind", "/dev"], folder / "dev")
    for place in _wheels():
        _mount(["-o", "bind,ro", str(place)], folder / str(place).strip("/"))


def _mount(what: list[str], where: Path) -> None:
    where.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", *what, str(where)], check=True)


def _wheels() -> list[Path]:
    """Folders on this machine in which pip looks for packages."""
    said = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True)
    words = re.findall(r"(?:file://)?(/[\w./-]+)", said.stdout + os.environ.get("PIP_FIND_LINKS", ""))
    return sorted({Path(word) for word in words if Path(word).is_dir()})


def serve(stage: Stage) -> None:
    """Start the server of the image as its user, ask it how it is, and stop it."""
    with subprocess.Popen(stage.chrooted([*stage.entry, *stage.command]), env=stage.environment) as server:
        try:
            print("/health:", _health(server))
            # As operators do it, beside the server at work.
            stage.run([*stage.entry, "backup", "/backups/tried.db"])
        finally:
            server.terminate()
        print("exit code:", server.wait(60))


def _health(server: "subprocess.Popen[bytes]") -> str:
    for _ in range(STARTING):
        if server.poll() is not None:
            sys.exit(f"the server ended with {server.returncode}")
        try:
            with urllib.request.urlopen("http://127.0.0.1:8080/health", timeout=5) as answer:
                return f"{answer.status} {answer.read().decode()}"
        except OSError:
            time.sleep(1)
    sys.exit("the server did not answer")


def main() -> None:
    """Build the image in a folder, and try it."""
    if len(sys.argv) > 1:
        serve(build(Path(sys.argv[1])))
        return
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("tools/try_image.py: this needs root and debootstrap (Debian's package)")
    # What is mounted is mounted for the inner process alone: here the folder can be removed without a look at it.
    with tempfile.TemporaryDirectory(prefix="rookery-image-") as folder:
        alone = ["unshare", "--mount", "--propagation", "private"]
        sys.exit(
            subprocess.run([*alone, sys.executable, "-m", "tools.try_image", folder], cwd=ROOT, check=False).returncode
        )


if __name__ == "__main__":
    main()
