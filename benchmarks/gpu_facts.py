"""What programs that measure on a GPU have in common: which GPU it is, and how to reach NVIDIA's package."""

import shutil
import subprocess
import sys
from pathlib import Path

from rookery.kernel import jit


def device_facts() -> dict[str, str]:
    """The GPU, its driver and the CUDA that compiled for it."""
    if jit.simulated():
        return {"GPU": "none: Numba's simulator"}
    cuda = jit.cuda()
    name = cuda.get_current_device().name
    version = ".".join(str(part) for part in cuda.runtime.get_version())
    return {"GPU": name.decode() if isinstance(name, bytes) else str(name), "Driver": _driver(), "CUDA": version}


def _driver() -> str:
    program = shutil.which("nvidia-smi")
    if program is None:
        return "unknown"
    asked = [program, "--query-gpu=driver_version", "--format=csv,noheader"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()
    return answer[0] if answer else "unknown"


def step_aside() -> None:
    """Take this folder off the path: a program's own comes first, and NVIDIA's package "cuda" would be this file."""
    here = Path(__file__).resolve().parent
    sys.path[:] = [folder for folder in sys.path if Path(folder).resolve() != here]
