"""The RuleRow: what Python says of a row, what a page may write, and that page and Python agree."""

import inspect
import re
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.json_data import Json
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache import Trick
from moosekit.games.moustache.rule_cards import BLACK
from moosekit.tricks.row import Reading
from moosekit.widgets import RuleRow
from moosekit.widgets.rule_row import contract
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import FIELD, INTERFACE, WORD, python_type

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "widgets/src/rule-row"
EXAMPLE = "O5 O9 O3 G2"
OFFER = "twos-win,threes-low"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)


@pytest.fixture
def tried() -> Iterator[RuleRow]:
    with RuleRow(Trick.parse(EXAMPLE), offer=OFFER) as row:
        yield row


def winner(row: RuleRow) -> int | None:
    return row.result["tricks"][0]["winner"]


@pytest.mark.parametrize(
    ("row", "reading", "place"),
    [  # the worked example of the design: without cards seat 2, with both seat 3 by the last word, turned round seat 4
        ([], "last-word", 1),
        (["twos-win"], "last-word", 3),
        (["twos-win", "threes-low"], "last-word", 2),
        (["threes-low", "twos-win"], "last-word", 3),
        (["twos-win", "threes-low"], "first-word", 3),
    ],
)
def test_the_row_decides(tried: RuleRow, row: list[str], reading: str, place: int) -> None:
    tried.row, tried.reading = row, reading
    assert winner(tried) == place


def test_every_answer_that_goes_with_the_page_is_what_python_says_later() -> None:
    with RuleRow([Trick.parse(EXAMPLE), Trick.parse("B2 P2 G2 O7")], offer="twos-win,twins-vanish,reversed") as tried:
        scene = tried.scene
        rows = [row for length in range(4) for row in permutations(range(3), length)]
        assert len(scene["answers"]) == len(rows) * 3
        for number, reading in enumerate(Reading):
            for row in rows:
                tried.row, tried.reading = [scene["offer"][place]["id"] for place in row], str(reading)
                key = f"{number}{''.join(map(str, row))}"
                assert tried.result["key"] == key
                assert [scene["known"][place] for place in scene["answers"][key]] == tried.result["tricks"]
                changed = sum(trick["changed"] for trick in tried.result["tricks"])
                assert scene["totals"][changed] == tried.result["sentence"]


def test_too_many_rows_are_left_to_python() -> None:
    with RuleRow([Trick.parse(EXAMPLE)] * 3) as tried:
        assert tried.scene["answers"] == {}
        tried.row = ["threes-low"]
        assert winner(tried) == 2


def test_it_begins_with_the_row_of_the_trick() -> None:
    with RuleRow(Trick.parse(EXAMPLE, row="threes-low", reading="first-word"), language="fr") as tried:
        assert (tried.row, tried.reading) == (["threes-low"], "first-word")
        assert tried.result["tricks"][0]["sentence"] == "La place 3 gagne, et non la place 2."


def test_a_trick_that_vanishes_whole_is_told_so() -> None:
    with RuleRow(Trick.parse("G2 P2 B2"), offer="twins-vanish", row="twins-vanish") as tried:
        result = tried.result["tricks"][0]
        assert (result["winner"], result["gone"], result["changed"]) == (None, [0, 1, 2], True)
        assert result["sentence"] == "Nobody wins, not even seat 3."


@pytest.mark.parametrize("wrong", [["twos-win", "twos-win"], ["reversed"], "twos-win", [1], None, [["twos-win"]]])
def test_a_page_cannot_lay_what_is_not_there(tried: RuleRow, wrong: Json) -> None:
    tried.row = ["twos-win"]
    tried.set_state({"row": wrong})
    assert tried.row == ["twos-win"]
    with pytest.raises((traitlets.TraitError, TypeError)):
        tried.row = wrong  # type: ignore[assignment]  # what a person may try


def test_what_a_page_lays_is_worked_out(tried: RuleRow) -> None:
    tried.set_state({"row": ["threes-low", "twos-win"], "reading": "strict-row"})
    assert (tried.row, tried.reading, winner(tried)) == (["threes-low", "twos-win"], "strict-row", 3)


@pytest.fixture(scope="module")
def written_to() -> Iterator[RuleRow]:
    with RuleRow(Trick.parse(EXAMPLE), offer=OFFER) as row:
        yield row


@given(written=st.dictionaries(st.sampled_from(["row", "reading", "scene", "result", "words", "theme", "_esm"]), JSON))
def test_nothing_that_a_page_writes_breaks_it(written_to: RuleRow, written: dict[str, Json]) -> None:
    before = written_to.scene
    written_to.set_state(dict(written))
    assert written_to.scene == before
    assert len(set(written_to.row)) == len(written_to.row) <= 2
    assert winner(written_to) is not None


def test_what_cannot_be_laid_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="no tricks were given"):
        RuleRow([])
    with pytest.raises(BadSetup, match="5 rule cards were laid: a row has at most 4"):
        RuleRow(Trick.parse(EXAMPLE), row=BLACK)
    with pytest.raises(ValueError, match="there is no rule card 'twos-wins'; did you mean 'twos-win'"):
        RuleRow(Trick.parse(EXAMPLE), offer="twos-wins")
    with pytest.raises(traitlets.TraitError, match="'pink' is not a theme; choose one of auto, light, dark"):
        RuleRow(Trick.parse(EXAMPLE), theme="pink")  # type: ignore[arg-type]  # what a person may try


def test_without_a_page_it_shows_row_and_trick_in_words(tried: RuleRow) -> None:
    tried.row = ["threes-low"]
    page = tried.page_part()[3]
    assert "The row, read from left to right" in page
    assert "Trick 1" in page
    assert "Seat 3 wins, not seat 2." in page
    assert "Run this cell to lay the cards yourself." in page


def test_the_types_are_the_same_in_python_and_in_the_page() -> None:
    page = (SOURCES / "contract.ts").read_text(encoding="utf-8")
    there = {
        name: {field: python_type(kind) for field, kind in FIELD.findall(body)}
        for name, body in INTERFACE.findall(page)
        if name != "RowState"
    }
    own = {name: kind for name, kind in vars(contract).items() if getattr(kind, "__module__", "") == contract.__name__}
    here = {
        name: {field: ref.__forward_arg__ for field, ref in inspect.get_annotations(kind).items()}
        for name, kind in own.items()
    }
    assert here == there


def test_the_page_uses_exactly_its_words() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts")))
    for language in LANGUAGES:
        sent = {key.removeprefix("rule-row.page.") for key in catalogue(language) if key.startswith("rule-row.page.")}
        assert set(WORD.findall(text)) <= sent
        assert {key for key in sent if not re.search(rf'"{re.escape(key)}"', text)} == set()
