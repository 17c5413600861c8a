"""Makes a JupyterLite site: notebooks that run in the page, with Python and every package from the site itself.

    python tools/lite_site.py --contents notebooks --out build/lite/site

The network is needed to make it, never to use it. What was fetched stays in build/lite for the next time.
"""

import argparse
import json
import os
import shutil
import sys
import tarfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION

from tools.environment import ROOT, SCRIPTS, run
from tools.lite_wheels import fetch, lock_entries, our_wheel

WORK = ROOT / "build" / "lite"
RUNTIME = ("pyodide.mjs", "pyodide.js", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"


def make(contents: Path, out: Path, work: Path = WORK) -> None:
    """Make the site in the folder `out`; `contents` is the folder whose notebooks it offers."""
    source = work / "source"
    runtime = source / "static" / "pyodide"
    shutil.rmtree(source, ignore_errors=True)
    runtime.mkdir(parents=True)
    unpack_runtime(fetch_runtime(work), runtime)
    wheels = [*fetch(work / "wheels"), our_wheel(work / "own")]
    for wheel in wheels:
        shutil.copy(wheel, runtime)
    lock = runtime / "pyodide-lock.json"
    # nothing is named there that the site does not hold itself
    lock.write_text(json.dumps({**json.loads(lock.read_text()), "packages": lock_entries(wheels)}))
    _settings(source, contents, out)
    run([sys.executable, "-m", "jupyterlite_core", "build"], "JupyterLite could not be built", source)


def fetch_runtime(work: Path) -> Path:
    """The package of Pyodide, as the npm registry has it."""
    archive = work / f"pyodide-{PYODIDE_VERSION}.tgz"
    if not archive.is_file():
        npm = SCRIPTS / ("npm.cmd" if os.name == "nt" else "npm")
        package = f"pyodide@{PYODIDE_VERSION}"
        run([str(npm), "pack", "--silent", package], f"npm could not fetch {package}", work)
    return archive


def unpack_runtime(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as packed:
        for name in RUNTIME:
            member = packed.extractfile(f"package/{name}")
            if member is None:
                raise SystemExit(f"moosekit: {archive.name} does not hold {name}: remove it and start again")
            (folder / name).write_bytes(member.read())


def _settings(source: Path, contents: Path, out: Path) -> None:
    build = {"contents": [str(contents.resolve())], "output_dir": str(out.resolve()), "no_sourcemaps": True}
    (source / "jupyter_lite_config.json").write_text(json.dumps({"LiteBuildConfig": build}))
    # a package that another module imports is not loaded by itself: have these two ready from the start
    ready = {KERNEL: {"loadPyodideOptions": {"packages": ["anywidget", "moosekit"]}}}
    page = {"jupyter-lite-schema-version": 0, "jupyter-config-data": {"litePluginSettings": ready}}
    (source / "jupyter-lite.json").write_text(json.dumps(page))


def main(words: list[str]) -> None:
    """Make the site that the words ask for."""
    parser = argparse.ArgumentParser(description="Make a JupyterLite site that asks no other host for anything.")
    parser.add_argument("--contents", type=Path, default=ROOT / "notebooks", help="the folder of notebooks to offer")
    parser.add_argument("--out", type=Path, default=WORK / "site", help="the folder to make")
    chosen = parser.parse_args(words)
    WORK.mkdir(parents=True, exist_ok=True)
    make(chosen.contents, chosen.out)


if __name__ == "__main__":
    main(sys.argv[1:])
