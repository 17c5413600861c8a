"""The TwoWayTable and the Tree: whole numbers that add up, both directions, an untrusted page."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from moosekit.chance import Dist, TwoWay
from moosekit.chance.questions.stuck_turn import first_hands
from moosekit.core.json_data import Json
from moosekit.widgets import Tree, TwoWayTable
from moosekit.widgets.joint import JointWidget, contract
from moosekit.widgets.joint.contract import Share
from moosekit.widgets.joint.whole import good_number, whole_numbers
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import WORD, interfaces, typed_dicts

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "widgets/src/joint"
JSON = st.none() | st.booleans() | st.integers() | st.text(max_size=12) | st.lists(st.text(max_size=3), max_size=3)
#: question 37: the first player holds a trap or not, and is stuck on the first turn or not
STUCK: TwoWay[str, str] = first_hands().table2(
    lambda held: "a trap" if held[2] else "no trap", lambda held: "stuck" if held[0] == 0 else "can play"
)


@pytest.fixture(params=[TwoWayTable, Tree])
def picture(request: pytest.FixtureRequest) -> Iterator[JointWidget]:
    kind: Callable[..., JointWidget] = request.param
    with kind(STUCK, side="hand", top="turn", title="Stuck?") as made:
        yield made


def share(chance: str, percent: str, part: int) -> Share:
    return {"chance": chance, "percent": percent, "part": part}


def test_both_directions_of_question_37_are_exact(picture: JointWidget) -> None:
    trap, stuck = 0, 1
    assert [line["name"] for line in picture.scene["side"]] == ["a trap", "no trap"]
    assert [line["said"] for line in picture.scene["top"]] == ["turn: can play", "turn: stuck"]
    cell = picture.scene["cells"][trap][stuck]
    assert cell["of_top"] == share("215/468", "45.9%", 459)
    assert cell["of_side"] == share("3010/73557", "4.09%", 41)
    assert picture.scene["top"][stuck]["share"] == share("130/6061", "2.14%", 21)


def test_whole_numbers_come_first_and_add_up(picture: JointWidget) -> None:
    scene = picture.scene
    counts = [[int(cell["count"]) for cell in cells] for cells in scene["cells"]]
    assert (counts, scene["all"], scene["exact"], picture.numbers) == ([[231, 10], [748, 11]], "1000", False, "counts")
    assert [int(line["count"]) for line in scene["side"]] == [241, 759]
    assert [int(line["count"]) for line in scene["top"]] == [979, 21]


def test_few_equally_likely_cases_are_spoken_of_as_they_are() -> None:
    ways = {("trap", "passes"): 2, ("trap", "plays"): 6, ("none", "passes"): 1, ("none", "plays"): 11}
    with TwoWayTable(Dist(ways)) as table:
        assert (table.scene["all"], table.scene["exact"]) == ("20", True)
        assert table.scene["cells"][1][0]["count"] == "2"
    with TwoWayTable(Dist(ways), out_of=100) as table:
        assert (table.scene["all"], table.scene["exact"]) == ("100", True)


@given(st.lists(st.integers(0, 10**9), min_size=1, max_size=12).filter(any), st.integers(1, 10_000))
def test_whole_numbers_are_next_to_the_exact_ones(ways: list[int], many: int) -> None:
    dist = Dist(dict(enumerate(ways)))
    counts = whole_numbers(dist, many)
    assert sum(counts.values()) == many
    assert all(abs(counts[one] - dist[one] * many) < 1 for one in dist)


def test_what_hardly_ever_happens_is_still_some_cases() -> None:
    dist = Dist({"hardly": 1, "nearly always": 12_344})
    assert (good_number(dist), whole_numbers(dist, good_number(dist))["hardly"]) == (100_000, 8)


def test_what_never_happens_leaves_nothing_to_count() -> None:
    with Tree(Dist({("a", "x"): 1, ("a", "y"): 0, ("b", "x"): 3, ("b", "y"): 0})) as tree:
        assert [tree.scene["cells"][0][1][name] for name in ("count", "of_top")] == ["0", None]
        assert tree.scene["cells"][0][1]["of_side"] == share("0", "0%", 0)


@given(written=st.dictionaries(st.sampled_from(["given", "numbers", "swapped", "scene", "words", "_esm"]), JSON))
def test_nothing_that_a_page_writes_breaks_it(written: dict[str, Json]) -> None:
    made = _written_to()
    before = made.scene
    made.set_state(dict(written))
    assert (made.scene, made.numbers in ("counts", "fractions"), made.swapped in (True, False)) == (before, True, True)
    assert made.given in ("", "side:0", "side:1", "top:0", "top:1", *[f"cell:{a}:{b}" for a in (0, 1) for b in (0, 1)])


def test_a_page_may_choose_and_turn_round(picture: JointWidget) -> None:
    picture.set_state({"given": "cell:1:0", "numbers": "fractions", "swapped": True})
    assert (picture.given, picture.numbers, picture.swapped) == ("cell:1:0", "fractions", True)
    assert repr(picture).endswith("('Stuck?', 2 by 2, out of 1000, given cell:1:0)")


def test_what_cannot_be_shown_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="13 by 1 is too large to be seen at once: expected at most 12"):
        TwoWayTable(Dist.uniform([(number, 0) for number in range(13)]))
    with pytest.raises(ValueError, match="out_of=0: expected a number of cases from 1 on"):
        Tree(STUCK, out_of=0)
    with pytest.raises(traitlets.TraitError, match="'side:2' is not possible as given"):
        Tree(STUCK, given="side:2")
    with pytest.raises(traitlets.TraitError, match="'odds' is not possible as numbers"):
        Tree(STUCK, numbers="odds")  # type: ignore[arg-type]  # what a person may try


@pytest.mark.parametrize("swapped", [False, True])
def test_without_a_page_there_are_table_tree_and_words(swapped: bool) -> None:
    with Tree(STUCK, title="A < B", swapped=swapped) as tree:
        page = tree.page_part()[3]
    assert page.count("<svg") == 1
    assert page.count("<path") == 6
    assert "A &lt; B" in page
    assert all(f">{number}<" in page for number in (231, 10, 748, 11, 979, 21, 241, 759))
    with TwoWayTable(STUCK) as table:
        assert "<svg" not in table.page_part()[3]
        assert "Run this cell" in table.page_part()[3]


def test_a_chance_of_one_is_told_in_the_language() -> None:
    with Tree(Dist({("a", 1): 3, ("b", 2): 5}), language="fr") as tree:
        assert tree.scene["side"][0]["share"] == share("3/8", "37,5\u00a0%", round(Fraction(3, 8) * 1000))
        assert tree.words["turn"] == "Retourner"


def test_every_interface_is_a_typed_dict_with_the_same_fields() -> None:
    found = interfaces((SOURCES / "contract.ts").read_text(encoding="utf-8"))
    state = found.pop("JointState")
    assert typed_dicts(contract) == found
    with TwoWayTable(STUCK) as table:
        assert set(table.page_part()[2]) == set(state)


def test_the_page_uses_exactly_its_words() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts")))
    for language in LANGUAGES:
        sent = {key.removeprefix("joint.page.") for key in catalogue(language) if key.startswith("joint.page.")}
        assert set(WORD.findall(text)) <= sent
        assert {key for key in sent if f'"{key}"' not in text} == set()


_made: list[TwoWayTable] = []


def _written_to() -> TwoWayTable:
    """One widget for all that Hypothesis tries."""
    if not _made:
        _made.append(TwoWayTable(STUCK))
    return _made[0]
