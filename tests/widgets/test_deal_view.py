"""The DealView: exact chances of the lesson plan, deals by the stream, what comes along, and what a page may write."""

from collections.abc import Iterator
from fractions import Fraction
from math import comb, sqrt
from pathlib import Path

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from moosekit.chance import CardGone, Deck, TooLarge, TooManyCards, Uncountable
from moosekit.core.json_data import Json
from moosekit.games import GAMES
from moosekit.widgets import DealView
from moosekit.widgets.deal import contract
from moosekit.widgets.deal.deal_view import MOST, SHOWN, THOUSAND
from moosekit.widgets.deal.dealing import Dealing, pack_of
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import WORD, interfaces, typed_dicts

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "widgets/src/deal"
JSON = (
    st.none() | st.booleans() | st.integers(-5, 40) | st.text(max_size=12) | st.lists(st.text(max_size=3), max_size=3)
)
ASKS = "None of my ten cards is blue."


def none(counted: tuple[int, ...]) -> bool:
    return not any(counted)


@pytest.fixture(scope="module")
def no_blue() -> Iterator[DealView]:
    with DealView("moustache", "B*", hands=10, happens=none, asks=ASKS, called="blue cards", seed=7) as made:
        yield made


@pytest.mark.parametrize(
    ("game", "wanted", "hands", "own", "exact"),
    [  # questions 1, 3, 36 and 39 of the lesson plan
        ("moustache", "B*", (10,), "", 1 - Fraction(323640, 8675723)),
        ("moustache", "B*", (10,), "B0 B1 B2 G0 G1 G2 G3 G4 G5 G6", 1 - Fraction(437, 10788)),
        ("moose-in-the-house", "T", (4, 4, 4), "HC HC HC HC", 1 - Fraction(comb(51, 12), comb(54, 12))),
        ("moose-in-the-house", "HC", (4,), "", 1 - Fraction(19458, 42427)),
    ],
)
def test_the_chance_is_exact(game: str, wanted: str, hands: tuple[int, ...], own: str, exact: Fraction) -> None:
    deck = Deck.of(pack_of(game, 4)).without(own.split())
    dealing = Dealing(deck, hands, (wanted,), any, 7)
    assert dealing.exact == exact
    hits = dealing.hits(1, 400).count("1")
    assert abs(hits / 400 - exact) < 4 * sqrt(exact * (1 - exact) / 400)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_deck_with_names(game: str, language: str) -> None:
    first = pack_of(game, 4)[0]
    with DealView(game, first, hands=(2, 1), asks="?", language=language) as made:
        assert set(made.scene["cards"]) == set(pack_of(game, 4))
        assert [hand["size"] for hand in made.scene["hands"]] == [2, 1]
        assert made.scene["unseen"] == len(pack_of(game, 4))


def test_the_same_seed_deals_the_same_and_the_tally_is_of_these_deals(no_blue: DealView) -> None:
    with DealView("moustache", "B*", hands=10, happens=none, asks=ASKS, seed=7) as same:
        assert (same.deals, same.hits) == (no_blue.deals, no_blue.hits)
    with DealView("moustache", "B*", hands=10, happens=none, asks=ASKS, seed=8) as other:
        assert other.deals != no_blue.deals
    assert (len(no_blue.deals), len(no_blue.hits)) == (SHOWN, SHOWN + THOUSAND)
    without = ["0" if any(code.startswith("B") for code in deal) else "1" for deal in no_blue.deals]
    assert "".join(without) == no_blue.hits[:SHOWN]
    assert all(len(set(deal)) == 10 for deal in no_blue.deals)


def test_further_trials_are_dealt_when_they_are_asked_for(no_blue: DealView) -> None:
    before = no_blue.hits
    no_blue.set_state({"done": 1031})
    assert no_blue.hits.startswith(before)
    assert len(no_blue.hits) == 2 * THOUSAND
    last = no_blue.last
    assert last is not None
    assert last["number"] == 1031
    assert no_blue.hits[1030] == str(int(not any(code.startswith("B") for code in last["cards"])))
    assert no_blue.happened == no_blue.hits[:1031].count("1")
    assert repr(no_blue) == f"DealView('{ASKS}', happened in {no_blue.happened} of 1031 trials, exactly 3.73%)"
    no_blue.done = 0


@given(written=st.dictionaries(st.sampled_from(["done", "revealed", "hits", "deals", "last", "scene", "_esm"]), JSON))
def test_nothing_that_a_page_writes_breaks_it(no_blue: DealView, written: dict[str, Json]) -> None:
    before = (no_blue.scene, no_blue.hits, no_blue.deals)
    no_blue.set_state(dict(written))
    assert (no_blue.scene, no_blue.hits, no_blue.deals) == before
    assert 0 <= no_blue.done <= 40


def test_a_page_may_not_ask_for_too_much(no_blue: DealView) -> None:
    no_blue.done = 0
    no_blue.set_state({"done": MOST + 1})
    assert no_blue.done == 0
    with pytest.raises(traitlets.TraitError, match="expected a number of trials from 0 to 10000"):
        no_blue.done = -1


def test_what_cannot_be_dealt_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there is no deck of 'whist'; there are moustache, "):
        DealView("whist", "B*", hands=10, asks="?")
    with pytest.raises(ValueError, match="'X\\*' fits no card that can be dealt: write codes such as G0 G1 G2"):
        DealView("moustache", "X*", hands=10, asks="?")
    with pytest.raises(TooManyCards, match="cannot deal 45 cards from a deck of 44"):
        DealView("moustache", "B*", hands=45, asks="?")
    with pytest.raises(Uncountable, match="a hand"):
        DealView("moustache", "B*", hands=0, asks="?")
    with pytest.raises(CardGone, match="'B1' was taken out 2 times: the deck has 1 of it"):
        DealView("moustache", "B*", hands=3, own="B1 B1", asks="?")
    with pytest.raises(ValueError, match=r"names=\['West'\]: expected one for each of 2 hands"):
        DealView("moustache", "B*", hands=(3, 3), names=["West"], asks="?")


def test_without_a_page_there_are_the_first_deal_and_the_chance(no_blue: DealView) -> None:
    page = no_blue.page_part()[3]
    assert page.count("<svg") >= 10
    assert ASKS in page
    assert "(3.73%)" in page
    assert all(no_blue.scene["cards"][code] in page for code in no_blue.deals[0])


def test_every_interface_is_a_typed_dict_with_the_same_fields(no_blue: DealView) -> None:
    found = interfaces((SOURCES / "contract.ts").read_text(encoding="utf-8"))
    state = found.pop("DealState")
    assert typed_dicts(contract) == found
    assert set(no_blue.page_part()[2]) == set(state)


def test_the_page_uses_exactly_its_words() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts")))
    for language in LANGUAGES:
        sent = {key.removeprefix("deal-view.page.") for key in catalogue(language) if key.startswith("deal-view.page.")}
        assert set(WORD.findall(text)) <= sent
        assert {key for key in sent if f'"{key}"' not in text} == set()


def test_a_count_without_end_is_refused() -> None:
    with pytest.raises(TooLarge, match="20 hands can share the counted cards in up to 1,048,576 ways"):
        DealView("moustache", "B*", asks="Any blue?", hands=[1] * 20)
