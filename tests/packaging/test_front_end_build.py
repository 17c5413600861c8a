"""The front ends are built again when a source of theirs changed, and only then."""

import gzip
import re
import shutil
from pathlib import Path

import pytest

from hatch_build import SOURCES, build_front_ends
from tests.packaging.running import ROOT

pytestmark = pytest.mark.packaging
STATIC = "moosekit/widgets/static"
PACKAGES = f"{STATIC}/.packages"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of all that the front ends are made from, with the tools of this checkout."""
    build_front_ends(ROOT)
    for file in (file for pattern in SOURCES for file in ROOT.glob(pattern)):
        copy = tmp_path / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)
    (tmp_path / "widgets/node_modules").symlink_to(ROOT / "widgets/node_modules", target_is_directory=True)
    build_front_ends(tmp_path)
    return tmp_path


def static(checkout: Path) -> dict[str, bytes]:
    folder = checkout / STATIC
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_two_builds_of_the_same_sources_are_identical(checkout: Path) -> None:
    assert static(checkout) == static(ROOT)


def test_nothing_is_built_when_nothing_changed(checkout: Path) -> None:
    output = checkout / "moosekit/widgets/static/left-alone.js"
    output.write_text("a build would have cleared this away")
    build_front_ends(checkout)
    assert output.is_file()


@pytest.mark.parametrize("changed", ["moosekit/draw/art/tokens.json", "widgets/tsconfig.json"])
def test_a_changed_source_is_built_anew(checkout: Path, changed: str) -> None:
    before = static(checkout)[".built"]
    with (checkout / changed).open("a", encoding="utf-8") as source:
        source.write("\n")
    build_front_ends(checkout)
    assert static(checkout)[".built"] != before


def test_a_new_front_end_is_built(checkout: Path) -> None:
    entry = checkout / "widgets/src/entries/brand-new.ts"
    entry.parent.mkdir(exist_ok=True)
    entry.write_text("export default { render: (): void => console.log('here I am') };\n")
    build_front_ends(checkout)
    assert b"here I am" in static(checkout)["brand-new.js"]


def test_a_source_that_does_not_build_leaves_no_stale_front_end_behind(checkout: Path) -> None:
    entry = checkout / "widgets/src/entries/broken.ts"
    entry.parent.mkdir(exist_ok=True)
    entry.write_text("export default {\n")
    with pytest.raises(SystemExit, match="could not be built"):
        build_front_ends(checkout)
    entry.unlink()
    build_front_ends(checkout)
    assert static(checkout) == static(ROOT)


def test_every_npm_package_in_a_front_end_is_listed_with_its_licence() -> None:
    build_front_ends(ROOT)
    listed = re.findall(r"^- (.+)$", (ROOT / "BUNDLED.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert (ROOT / PACKAGES).read_text(encoding="utf-8").splitlines() == listed


def test_a_package_that_gets_into_a_front_end_is_noticed(checkout: Path) -> None:
    entry = checkout / "widgets/src/entries/with-a-package.ts"
    entry.write_text('import axe from "axe-core";\nexport default { render: (): void => console.log(axe) };\n')
    build_front_ends(checkout)
    assert re.fullmatch(r"axe-core [0-9.]+, MPL-2.0\n", (checkout / PACKAGES).read_text(encoding="utf-8"))


def test_each_front_end_is_at_most_thirty_kilobytes_on_the_wire() -> None:
    build_front_ends(ROOT)
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in (ROOT / STATIC).glob("*.js")}
    assert sizes
    assert {name: size for name, size in sizes.items() if size > 30_000} == {}
