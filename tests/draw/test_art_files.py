"""The art files: small, tidy, and without drawings that nothing uses."""

import gzip
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from moosekit.draw import STATES
from moosekit.draw.art import FILES, Json, colours, table

ROOT = Path(__file__).parents[2]


def text(name: str) -> str:
    return files("moosekit.draw").joinpath("art", f"{name}.json").read_text(encoding="utf-8")


def leaves(value: Json) -> Iterator[Json]:
    if isinstance(value, list):
        for item in value:
            yield from leaves(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield f"{key}:"
            yield from leaves(item)
    else:
        yield value


COMMON = ("tokens", "common", "icons")
#: the files that the front end of a game bundles beside the common ones: widgets/src/art has a module for each
BUNDLES = {
    "moustache": ("moustache", "rule_cards"),
    "teaching": ("teaching",),
    "face-de-bouc": ("face_de_bouc",),
    "moose-match-mayhem": ("moose", "moose_match_mayhem"),
    "moose-in-the-house": ("moose", "moose_in_the_house"),
}


@pytest.mark.parametrize("game", BUNDLES)
def test_what_a_front_end_bundles_has_at_most_11_kilobytes_gzip(game: str) -> None:
    assert len(gzip.compress("".join(map(text, COMMON + BUNDLES[game])).encode(), 9)) <= 11_000


@pytest.mark.parametrize("game", BUNDLES)
def test_a_front_end_imports_just_these_files(game: str) -> None:
    assert tuple(art_of(game)) == BUNDLES[game]


def art_of(module: str) -> Iterator[str]:
    """The art files of a module, and of the modules beside it that it stands on."""
    text = (ROOT / "widgets" / "src" / "art" / f"{module}.ts").read_text(encoding="utf-8")
    for other in re.findall(r'^import "\./([\w-]+)"', text, re.MULTILINE):
        yield from art_of(other)
    yield from re.findall(r"art/(\w+)\.json", text)


def test_every_file_is_bundled_by_some_front_end() -> None:
    assert {*COMMON, *(file for files in BUNDLES.values() for file in files)} == set(FILES)


def test_no_number_is_finer_than_a_hundredth() -> None:
    for name in FILES:
        assert re.findall(r"\.\d{3,}", text(name)) == []


def test_whole_numbers_are_written_as_such() -> None:
    """Python would write 34.0 where JavaScript writes 34."""
    for name in FILES:
        assert re.findall(r"\d\.0+\b", text(name)) == []


def test_every_picture_and_every_argument_set_is_used() -> None:
    used = {str(leaf) for part in ("pictures", "args", "states", "signs") for leaf in leaves(dict(table(part)))}
    icons = {name for name in table("pictures") if name.startswith("icon-")}
    assert set(table("pictures")) - used - icons == set()
    extras = {name for name in table("args") if name.startswith("place-")} | {"crowned"}
    assert set(table("args")) - extras == set(map(str, leaves(dict(table("cards"))))) & set(table("args"))


def test_every_colour_is_a_token_or_a_hex() -> None:
    for name in FILES[1:]:
        for paint in re.findall(r'"(#[^"]*)"', text(name)):
            assert re.fullmatch(r"#([0-9A-F]{3}|[0-9A-F]{6})", paint)
    for pair in colours().values():
        assert all(re.fullmatch(r"#[0-9A-F]{6}", colour) for colour in pair)


def test_the_states_in_code_are_the_states_in_the_file() -> None:
    assert tuple(table("states")) == STATES


def test_the_moustache_measures() -> None:
    """It grows with every value: the wing's tip lies farther out."""
    tips: list[float] = []
    for value in range(1, 11):
        numbers = re.findall(
            r"-?\d*\.?\d+", str(next(leaf for leaf in leaves(table("pictures")[f"m{value}"]) if "M" in str(leaf)))
        )
        tips.append(max(float(number) for number in numbers))
    assert tips == sorted(set(tips))
