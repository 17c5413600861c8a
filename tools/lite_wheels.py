"""The wheels of a JupyterLite site: which ones its Python needs, fetched in exact versions, and listed for Pyodide."""

import hashlib
import importlib.metadata
import re
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path

from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION

from tools.environment import ROOT, SCRIPTS, run, tool_environment

#: what the kernel itself imports, and what widgets need
WANTED = ("ipython", "micropip", "packaging", "jedi", "pygments", "comm", "traitlets")
#: their front ends come from this environment, so their Python sides must be of the same versions
SAME_AS_HERE = ("ipywidgets", "anywidget")
#: needed on a computer only: processes, terminals, front ends that the site has already
NOT_IN_A_PAGE = frozenset({"psutil", "pexpect", "ptyprocess", "widgetsnbextension", "jupyterlab-widgets"})
NAME = re.compile(r"[A-Za-z0-9_.-]+")


@dataclass(frozen=True, slots=True)
class Wheel:
    """What a wheel says of itself: the packages that it needs, and the modules that it brings."""

    file: Path
    name: str
    version: str
    needs: tuple[str, ...]
    modules: tuple[str, ...]

    @classmethod
    def read(cls, file: Path) -> "Wheel":
        """Read it from the wheel's own metadata."""
        with zipfile.ZipFile(file) as packed:
            names = packed.namelist()
            told = Parser().parsestr(packed.read(next(n for n in names if n.endswith(".dist-info/METADATA"))).decode())
        needs = [need for need in told.get_all("Requires-Dist") or [] if "extra ==" not in need]
        tops = {name.split("/")[0] for name in names if name.endswith(".py")}
        modules = sorted(top.removesuffix(".py") for top in tops if not top.endswith(".dist-info"))
        return cls(file, told["Name"], told["Version"], tuple(map(_canonical, needs)), tuple(modules))

    def entry(self, there: set[str]) -> dict[str, object]:
        """What Pyodide's list of packages says of it; `there` are the packages that the site has."""
        return {
            "name": self.name,
            "version": self.version,
            "file_name": self.file.name,
            "install_dir": "site",
            "sha256": hashlib.sha256(self.file.read_bytes()).hexdigest(),
            "package_type": "package",
            "imports": self.modules,
            "depends": [need for need in self.needs if need in there],
            "unvendored_tests": False,
        }


def fetch(folder: Path) -> list[Path]:
    """The wheels that the site's Python needs besides moosekit's own."""
    pins = _resolved([*WANTED, *(f"{name}=={importlib.metadata.version(name)}" for name in SAME_AS_HERE)])
    wanted = "\n".join(pins)
    folder.mkdir(parents=True, exist_ok=True)
    stamp = folder / "wanted.txt"
    if not stamp.is_file() or stamp.read_text() != wanted:
        for old in folder.glob("*.whl"):
            old.unlink()
        target = ["--python-version", PYODIDE_PYTHON_VERSION, "--only-binary=:all:", "--platform", "any"]
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", *target, "-d", str(folder), *pins]
        run(command, "pip could not fetch the wheels")
        stamp.write_text(wanted)
    return sorted(folder.glob("*.whl"))


def our_wheel(folder: Path) -> Path:
    """The wheel of this checkout, made anew."""
    for old in folder.glob("*.whl"):
        old.unlink()
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], "no wheel could be made")
    return next(folder.glob("*.whl"))


def lock_entries(files: Sequence[Path]) -> dict[str, object]:
    """What Pyodide's list of packages says of these wheels, and of nothing else."""
    wheels = {_canonical(wheel.name): wheel for wheel in map(Wheel.read, files)}
    return {name: wheel.entry(set(wheels)) for name, wheel in wheels.items()}


def _resolved(pins: list[str]) -> list[str]:
    """Exact versions for the page's Python, which this Python's own pip cannot work out."""
    uv = str(SCRIPTS / "uv")
    quiet = ["-q", "--no-annotate", "--no-header"]
    found = subprocess.run(
        [uv, "pip", "compile", "-", *quiet, "--python-version", PYODIDE_PYTHON_VERSION, "-c", "constraints.txt"],
        input="\n".join(pins),
        cwd=ROOT,
        env=tool_environment(),
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if found.returncode:
        raise SystemExit("moosekit: no versions fit together for Python in a page: see the messages above")
    return [line for line in found.stdout.splitlines() if line and _canonical(line.split("==")[0]) not in NOT_IN_A_PAGE]


def _canonical(requirement: str) -> str:
    """The name of a package in the one way to write it, without versions and conditions."""
    name = NAME.match(requirement)
    return re.sub(r"[-_.]+", "-", name[0] if name else requirement).lower()
