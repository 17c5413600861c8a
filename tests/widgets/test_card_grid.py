"""The CardGrid: its tables are those of the lesson plan, a page may write only what is possible, and both agree."""

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from moosekit.chance import Uncountable, win_table
from moosekit.chance.legal_play import legal_rounds
from moosekit.core.json_data import Json
from moosekit.games.moustache.cards import ANIMALS
from moosekit.games.moustache.rule_cards import BLACK
from moosekit.widgets import CardGrid
from moosekit.widgets.card_grid import contract
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import WORD, interfaces, typed_dicts

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "widgets/src/card-grid"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)


@pytest.fixture(scope="module")
def grid() -> Iterator[CardGrid]:
    with CardGrid() as made:
        yield made


@pytest.mark.parametrize(
    ("row", "card", "chance"),
    [  # question 6 and the table of question 7 in the lesson plan
        ([], "B10", Fraction(1)),
        ([], "B8", Fraction(260, 301)),
        ([], "G10", Fraction(120, 12341)),
        ([], "G2", Fraction(0)),
        (["reversed"], "G10", Fraction(1)),
        (["reversed"], "B3", Fraction(1, 12341)),
        (["twos-win"], "B8", Fraction(1110, 1763)),
        (["twos-win"], "G2", Fraction(9880, 12341)),
        (["twins-vanish"], "O7", Fraction(3837, 12341)),
        (["twos-win", "reversed"], "O7", Fraction(80, 1763)),
    ],
)
def test_the_chances_are_those_of_the_lesson_plan(grid: CardGrid, row: list[str], card: str, chance: Fraction) -> None:
    grid.row = row
    assert grid.chance(card) == grid.chance(card.lower()) == chance


def test_every_row_that_goes_with_the_page_is_worked_out_by_the_game(grid: CardGrid) -> None:
    scene = grid.scene
    assert len(scene["answers"]) == 31  # five rule cards, at most four in a row
    for key in ("", "1", "03", "034", "0123"):
        row = ",".join([BLACK[int(place)].id for place in key])
        wins = scene["tables"][scene["answers"][key]["table"]]
        assert [Fraction(one, scene["of"]) for one in wins] == list(win_table(row).values())
    assert scene["answers"][""]["order"] == [0, 1, 2, 3]
    assert scene["answers"]["2"]["order"] == [3, 2, 1, 0]


def test_threes_move_chances_inside_a_colour_only(grid: CardGrid) -> None:
    tables, answers = grid.scene["tables"], grid.scene["answers"]
    for colour in range(4):
        inside = slice(11 * colour, 11 * colour + 11)
        assert sum(tables[answers["3"]["table"]][inside]) == sum(tables[answers[""]["table"]][inside])


def test_legal_play_is_counted_beside() -> None:
    with CardGrid(legal=20, rules="twos-win,reversed,new-lead") as grid:
        assert sorted(grid.legal) == ["", "0", "1", "2"]
        played = legal_rounds((), 4, 20, 7)
        assert len(played.winners) == 200
        tally = [[*one] for one in played.tally().values()]
        assert grid.legal[""] == tally
        assert sum(plays for _, plays in tally) == 800
        assert sum(wins for wins, _ in tally) == 200
        grid.set_state({"row": ["twos-win", "new-lead"]})
        assert "02" in grid.legal


@pytest.mark.parametrize("wrong", [["twos-win", "twos-win"], ["pink-open"], "twos-win", [1], None])
def test_a_page_cannot_lay_what_is_not_there(grid: CardGrid, wrong: Json) -> None:
    grid.row = ["twos-win"]
    grid.set_state({"row": wrong})
    assert grid.row == ["twos-win"]
    with pytest.raises((traitlets.TraitError, TypeError)):
        grid.row = wrong  # type: ignore[assignment]  # what a person may try


@given(written=st.dictionaries(st.sampled_from(["row", "at", "legal", "scene", "words", "theme"]), JSON))
def test_nothing_that_a_page_writes_breaks_it(grid: CardGrid, written: dict[str, Json]) -> None:
    before = (grid.scene, grid.legal)
    grid.set_state(dict(written))
    assert (grid.scene, grid.legal) == before
    assert 0 <= grid.at < len(ANIMALS)
    assert repr(grid).startswith("CardGrid(row=")


def test_what_cannot_be_shown_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there is no rule card 'twos-wins'; did you mean 'twos-win'"):
        CardGrid(rules="twos-wins")
    with pytest.raises(Uncountable, match="5 rule cards were laid: a row has at most 4"):
        CardGrid(row=BLACK)
    with pytest.raises(Uncountable, match="3 players: some hands hold jokers then, so no legal play"):
        CardGrid(players=3, legal=10)
    with pytest.raises(Uncountable, match="9000 rounds of legal play: expected 0 to 3000"):
        CardGrid(legal=9000)
    with pytest.raises(traitlets.TraitError, match="at=44 is out of range"):
        CardGrid(rules="").at = 44


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_page_it_is_a_table_with_words(language: str) -> None:
    with CardGrid(rules="twos-win", row="twos-win", language=language) as grid:
        page = grid.page_part()[3]
    assert page.count("<tr") == 5
    assert catalogue(language)["card-grid.fallback"] in page


def test_the_types_are_the_same_in_python_and_in_the_page() -> None:
    there = interfaces((SOURCES / "contract.ts").read_text(encoding="utf-8"))
    there.pop("GridState")
    here = {
        name: {field: kind.replace("list[list[int]]", "list[(readonly number[])]") for field, kind in fields.items()}
        for name, fields in typed_dicts(contract).items()
    }
    assert here == there


def test_the_page_uses_exactly_its_words() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts")))
    for language in LANGUAGES:
        sent = {key.removeprefix("card-grid.page.") for key in catalogue(language) if key.startswith("card-grid.page.")}
        assert set(WORD.findall(text)) <= sent
        assert {key for key in sent if not re.search(rf'"{re.escape(key)}"', text)} == set()
