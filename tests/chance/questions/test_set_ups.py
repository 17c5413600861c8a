"""Set-ups of questions by hand: which are refused and in which words, which are just possible, and what they move."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import comb, sqrt
from statistics import stdev
from typing import Final

import pytest

from moosekit.chance import Misconception, Uncountable, UnknownOutcome
from moosekit.chance.questions import card_strength, family
from moosekit.chance.questions.hand_values import shape_of
from moosekit.chance.questions.race import Grabber, races
from moosekit.core.ids import Seat
from moosekit.core.refusal import BadSetup
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.position import position
from moosekit.games.moose_match_mayhem.setup import turn_by_turn
from tests.chance.questions.second_mayhem import no_set

RICH: Final = {"trophies": "1-2-9,2-3-4,3-4-5,4-5-6"}


COPIES: Final = "characters x copies with - between, such as 8x5-4x4, 2 to 128 cards"
STARS: Final = "11 numbers from 0 to 9, such as 0-0-0-1-2-3-2-1-0-0-0"
TROPHIES: Final = "three numbers for each round, such as 1-2-3,2-3-4,3-4-5,4-5-6"
ZEROS: Final = "-".join("0" * 10)
LONG: Final = "x" * 41


@pytest.mark.parametrize(
    ("number", "setting", "expected", "texts"),
    [
        ("1", "players", "a whole number from 3 to 6", ("2", "7", "9", "many", "1234567", "٤", "4.0", LONG)),
        ("3", "who", "one, any", ("both", LONG)),
        ("7", "reading", "last-word, first-word, strict-row", (LONG,)),
        (
            "12",
            "shape",
            "four numbers from 0 to 11, such as 4-3-2-1",
            ("4-3-2", "4-3-2-x", "²-3-2-1", "12-0-0-0", LONG),
        ),
        ("18b", "stars", STARS, ("0-0", f"{ZEROS}-x", f"{ZEROS}-12", f"{ZEROS}-²", LONG)),
        ("18c", "trophies", TROPHIES, ("1-2-3;", "1-2-٣", "1--2", "1-2-345", LONG)),
        ("19", "copies", COPIES, ("5,5,4", "1x1", "8x5-4y4", "8x5-", "43x3", "5x0", "8x٥", LONG)),
        ("30", "avalanches", "a whole number from 0 to 30", ("31", "99", "-1")),
    ],
)
def test_values_that_are_none(number: str, setting: str, expected: str, texts: tuple[str, ...]) -> None:
    for text in texts:
        with pytest.raises(Uncountable) as fault:
            family(number).with_settings({setting: text})
        assert str(fault.value) == f"{setting}={text[:40]}: expected {expected}"


def test_a_word_that_is_nearly_one() -> None:
    with pytest.raises(Uncountable, match=r"^who=eny: did you mean any\?$"):
        family("3").with_settings({"who": "eny"})


@pytest.mark.parametrize(
    ("number", "setting", "text"),
    [("12", "shape", "10-0-0-0"), ("19", "copies", "1x2"), ("19", "copies", "2x1"), ("19", "copies", "32x4")],
)
def test_the_smallest_and_the_largest_values(number: str, setting: str, text: str) -> None:
    assert family(number).with_settings({setting: f" {text} "}).told(0).text(setting) == text


def test_a_whole_suit_of_eleven_is_a_shape() -> None:
    assert shape_of("0-11-1-0") == (11, 1, 0, 0)


def test_a_setting_that_is_none() -> None:
    with pytest.raises(UnknownOutcome, match="'player' is not a setting of question 1; did you mean 'players'"):
        family("1").with_settings({"player": "5"})


MEANINGLESS: Final[list[tuple[str, dict[str, str], str]]] = [
    (
        "3",
        {"players": "5"},
        "with 5 players some hands hold jokers (clause 3.4), so that this cannot be asked: expected 4 or 6",
    ),
    ("3", {"players": "6", "held": "9"}, "9 cards of one colour do not fit into a hand of 7"),
    ("4", {"players": "6", "value": "7"}, "3 cards beat it and 2 are set aside: it is never safe"),
    ("5", {"lower": "9"}, "9 blue cards below blue 7 do not fit beside it into a hand of 10"),
    (
        "5",
        {"players": "6", "value": "8", "lower": "7"},
        "7 blue cards below blue 8 do not fit beside it into a hand of 7",
    ),
    ("6", {"card": "unicorn"}, "unicorn has no colour and no value: it is in no shuffle. Expected a card such as B8"),
    ("7b", {"row": "twos-win"}, "row=twos-win: expected two rule cards, such as twos-win,threes-low"),
    ("12", {"shape": "4-4-4-4"}, "shape=4-4-4-4 has 16 cards: a hand has 10 with 4 players"),
    ("18", {"blue": "6", "pink": "5"}, "6 blue and 5 pink cards of mine and 0 pinks shown do not fit hands of 10"),
    ("18", {"shown": "10", "pink": "2"}, "3 blue and 2 pink cards of mine and 10 pinks shown do not fit hands of 10"),
    ("18", {"shown": "10", "pink": "1"}, "10 pinks are the whole hand of 10: there is nothing left to ask"),
    ("18c", {"trophies": "1-2-3"}, "there are trophies for 1 rounds: 4 rounds are played"),
    ("19", {"copies": "3x1", "cards": "4"}, "cards=4: the deck has 3 cards"),
    ("23", {"asked": "size", "percent": "50"}, "percent=50: only with perfect memory (percent=100) is every card won"),
    ("23", {"asked": "size", "copies": "4x1"}, "every character has one card in this deck: no pile is ever won"),
    ("24", {"copies": "5x1"}, "every character has one card in this deck: no pile is ever won"),
    ("27", {"special": "off"}, "the special shout is switched off in this set-up (clause 6.1): nobody may shout it"),
    ("28", {"seen": "6"}, "seen=6: expected at most 5, as 20 cards were turned"),
    ("28", {"turned": "56"}, "56 cards turned: the deck has 56, and one must be left"),
    ("28", {"known": "7"}, "known=7: no character of this deck has 7 cards"),
    (
        "30",
        {"avalanches": "0"},
        "this deck has no avalanche, so that none can come: expected avalanches=1 or more in play",
    ),
    ("30", {"flip": "30"}, "flip 30 without an avalanche before is beyond this deck of 94 cards"),
    (
        "30",
        {"players": "6", "avalanches": "0"},
        "avalanches=0: with 6 players 2 of a kind stay in the box (clause 2.1)",
    ),
    (
        "30",
        {"players": "4", "avalanches": "1", "flip": "23"},
        "flip 23 without an avalanche before is beyond this deck of 89 cards",
    ),
    (
        "31",
        {"players": "4", "deck": "full"},
        "with 4 players no card stays in the box, full deck or not: expected deck=adapted",
    ),
    ("32", {"avalanches": "0"}, "this deck has no avalanche to wait for: expected avalanches=1 or more in play"),
    ("33", {"known": "later", "avalanches": "1"}, "the deck has 1 such cards: expected 2 or more"),
    (
        "33",
        {"place": "90", "known": "later"},
        "card 110 is asked about, and the deck has 94 cards: expected an earlier place",
    ),
    ("33", {"avalanches": "0"}, "the deck has 0 such cards: expected 1 or more"),
    ("34", {"animals": "1", "wilds": "1"}, "these 9 animal cards hold no set at all: expected more of a kind"),
    ("35c", {"least": "10", "most": "3"}, "least=10: expected at most most=3"),
    ("35c", {"flips": "23"}, "92 calm cards and 3 avalanches do not fit into 94 cards"),
    (
        "43",
        {"trap": "must", "percent": "50"},
        "percent=50: a trap held must be played here (clause 6.3); expected percent=100 or trap=may",
    ),
    ("44", {"seen": "3", "found": "4"}, "4 house cards among 3 cards: the deck has 10 of 58"),
    ("44", {"seen": "57", "found": "8"}, "8 house cards among 57 cards: the deck has 10 of 58"),
]


@pytest.mark.parametrize(("number", "settings", "told"), MEANINGLESS)
def test_set_ups_that_make_a_question_meaningless(number: str, settings: dict[str, str], told: str) -> None:
    with pytest.raises((Uncountable, BadSetup)) as fault:
        family(number).with_settings(settings).variant(0)
    assert str(fault.value) == told


#: at the very edge of what is refused above
POSSIBLE: Final[list[tuple[str, dict[str, str], str]]] = [
    ("5", {"value": "3", "lower": "3"}, "0"),  # seven cards beat it, and four are set aside
    ("5", {"players": "6", "value": "8", "lower": "6"}, "251/5661"),
    ("18", {"blue": "5", "pink": "5"}, "17/345"),
    ("18", {"shown": "9", "pink": "2"}, "17/25"),  # one closed card of 25, 8 of them blue
    ("19", {"copies": "1x3-2x1", "cards": "5"}, "1"),  # the whole deck
    ("19", {"copies": "2x1", "cards": "2"}, "0"),
    ("19", {"copies": "32x4", "cards": "2"}, "3/127"),
    ("26", {"rivals": "2", "percent": "100"}, "1/3"),
    ("26", {"rivals": "2", "percent": "0"}, "1"),
    ("28", {"known": "5", "seen": "5"}, "0"),
    ("30", {"players": "4", "avalanches": "4", "flip": "23"}, "1"),  # all calm cards are gone
    ("33", {"game": "mayhem", "known": "nothing", "place": "94"}, "3/47"),  # the last card
    ("33", {"game": "mayhem", "known": "later", "place": "74"}, "5/93"),
    ("33", {"game": "mayhem", "known": "nothing", "avalanches": "1"}, "1/89"),
    ("33", {"game": "mayhem", "known": "later", "avalanches": "2"}, "1/89"),
    ("34", {"asked": "within", "cards": "12", "triple": "set"}, "5118326845277/5121094767152"),
    ("34", {"asked": "within", "cards": "13", "triple": "set"}, "1"),  # as many as it can take
    ("34", {"asked": "within", "cards": "30", "triple": "set"}, "1"),
    ("35c", {"least": "5", "most": "5"}, "5"),
    ("35c", {"flips": "23", "least": "2", "most": "4"}, "2"),  # two cards are left
    ("44", {"seen": "57", "found": "9"}, "1"),
    ("44", {"seen": "40", "found": "10"}, "0"),
    ("44", {"seen": "3", "found": "3"}, "7/55"),
]


@pytest.mark.parametrize(("number", "settings", "value"), POSSIBLE)
def test_set_ups_that_are_just_possible(number: str, settings: dict[str, str], value: str) -> None:
    assert family(number).with_settings(settings).variant(0).answer.value == Fraction(value)


def test_what_can_no_longer_come_is_a_question_all_the_same() -> None:
    gone = family("44").with_settings({"seen": "10", "found": "10"})
    assert gone.variant(0).answer.value == 0


def test_trophies_of_a_set_up_make_its_averages() -> None:
    rich = family("18c").with_settings(RICH)
    assert rich.with_settings({"asked": "second", "round": "1"}).variant(0).answer.value == 4
    assert rich.with_settings({"asked": "total", "round": "2"}).variant(0).answer.value == Fraction(4 + 3, 2)


def test_stars_on_every_card_leave_no_trick_without_any() -> None:
    starry = family("18b").with_settings({"asked": "none", "stars": "-".join("1" * 11)})
    assert starry.variant(0).answer.value == 0


def test_a_set_up_moves_the_answer_and_is_named() -> None:
    """Deck lists, switches, readings: each moves the answer, and the answer says which it took."""
    cases = [
        ("19", {"cards": "5", "copies": "14x4"}, {"cards": "5", "copies": "8x5-4x4"}, "14 × 4"),
        ("30", {"flip": "1", "players": "5", "avalanches": "10"}, {"flip": "1", "players": "5"}, "10 avalanches"),
        (
            "31",
            {"players": "5", "deck": "full", "animals": "12"},
            {"players": "5", "deck": "full"},
            "12 of each animal",
        ),
        ("34", {"asked": "mean", "triple": "no-set"}, {"asked": "mean", "triple": "set"}, "no set"),
        ("18b", {"asked": "trick", "stars": "1-1-1-1-1-1-1-1-1-1-1"}, {"asked": "trick"}, "44 in all. Chosen here"),
        (
            "18c",
            {"asked": "second", "round": "1", **RICH},
            {"asked": "second", "round": "1"},
            "1, 2 and 9. Chosen here",
        ),
        ("18c", {"asked": "total", "round": "2", **RICH}, {"asked": "total", "round": "2"}, "1-2-9 and 2-3-4. Chosen"),
        ("43", {"trap": "must"}, {"trap": "may", "percent": "50"}, "must be played"),
        (
            "7",
            {"row": "twos-win,threes-low", "card": "B2", "reading": "first-word"},
            {"row": "twos-win,threes-low", "card": "B2"},
            "the first word",
        ),
    ]
    for number, settings, usual, named in cases:
        changed = family(number).with_settings(settings).variant(0)
        assert changed.answer.value != family(number).with_settings(usual).variant(0).answer.value
        assert any(named in assumption.text() for assumption in changed.answer.assumptions), named


def test_a_second_flip_is_a_later_one() -> None:
    second = family("30").with_settings({"players": "4", "flip": "2"}).variant(0)
    assert second.prompt.key.endswith(".ask-later")
    assert [slip.misconception for slip in second.slips] == [Misconception.WITH_REPLACEMENT, Misconception.NO_MEMORY]


def test_what_comes_once_in_ten_thousand_tricks_is_no_variant() -> None:
    """Upside down, the blue 3 wins only where the blue 0, 1 and 2 lie beside it."""
    rare = family("7").with_settings({"row": "reversed", "card": "B3"})
    assert rare.variant(0).answer.value == Fraction(1, comb(43, 3))
    told = [family("7").told(number) for number in range(len(family("7")))]
    assert ("reversed", "B3") not in [(one.text("row"), one.text("card")) for one in told]
    assert ("reversed", "B2") in [(one.text("row"), one.text("card")) for one in told]


@pytest.mark.parametrize(
    ("animals", "wilds", "triple"), [(10, 4, "set"), (3, 0, "set"), (2, 4, "no-set"), (1, 2, "set")]
)
def test_the_likeliest_card_for_a_first_set(animals: int, wilds: int, triple: str) -> None:
    """Who takes the average for the likeliest number has the place where most first sets come."""
    settings = {"asked": "mean", "animals": str(animals), "wilds": str(wilds), "triple": triple}
    (slip, *_) = family("34").with_settings(settings).variant(0).slips
    left = no_set(animals, wilds, triple)
    steps = [before - after for before, after in pairwise(left)]
    assert slip.value == 1 + steps.index(max(steps))


@pytest.mark.parametrize(("place", "looked"), [("1", None), ("2", "6/93"), ("88", "6/7"), ("89", None), ("94", None)])
def test_who_thinks_that_the_cards_before_were_looked_at(place: str, looked: str | None) -> None:
    """Six avalanches in 94 cards: where that would make it certain, or nothing lies before, nobody thinks so."""
    asked = family("33").with_settings({"game": "mayhem", "known": "nothing", "place": place}).variant(0)
    assert [slip.value for slip in asked.slips] == ([] if looked is None else [Fraction(looked)])


@pytest.mark.parametrize("seed", range(1, 6))
def test_how_far_off_the_mean_of_two_races_may_be(seed: int) -> None:
    """The standard error: the standard deviation of both over the root of 2, in tenths."""
    race = family("35b").with_settings({"players": "3", "asked": "mean", "games": "2", "seed": str(seed)}).variant(0)
    flips = [number for number, _ in races(3, 2, seed)]
    *_, step = race.answer.steps
    assert dict(step.facts)["value"] == str(Fraction(round(stdev(flips) / sqrt(2) * 10), 10))


def test_rows_with_the_reported_rule_cards_are_counted_from_these() -> None:
    """Two more white cards than a rulebook has: six, of which two are drawn."""
    rows = family("13").with_settings({"asked": "rows", "deck": "with-reported"}).variant(0)
    lines = rows.answer.lines()
    assert rows.answer.value == 15 * 10 * 24
    assert "C(6, 2) = 15 ways to take 2 of 6 cards." in lines
    assert any("11 rule cards" in line for line in lines), lines


def test_a_title_is_that_of_the_first_variant() -> None:
    five = family("1").with_settings({"players": "5"})
    assert five.title() == five.title(0)


def test_a_row_without_rule_cards_is_told_as_nothing() -> None:
    plain = family("7").with_settings({"row": "", "card": "B8"}).variant(0)
    assert plain.answer.value == Fraction(260, 301)
    assert "Rule cards in force, left to right: nothing." in plain.prompt.text()


def test_the_row_by_hand_is_told_beside_the_answer() -> None:
    turned = family("10").with_settings({"row": "reversed", "players": "4"}).variant(0)
    assert "Rule cards in force, left to right: Upside down." in turned.answer.lines()


def test_a_colour_that_took_no_trick_has_no_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the one round of this seed: six tricks for blue, two for pink, two for orange, none for green."""
    monkeypatch.setattr(card_strength, "TRIALS", 1)
    monkeypatch.setattr(card_strength, "SEED", 2)
    *_, played = family("10").with_settings({"players": "4"}).variant(0).answer.assumptions
    facts = dict(played.facts)
    assert [facts[colour] for colour in ("green", "pink", "orange", "blue")] == [0, 20, 20, 60]


def grabbed(middle: str, herd: str) -> set[str]:
    """The cards that a player reaches for, whatever chance says."""
    game = MooseMatchMayhem()
    state = position(turn_by_turn(3), middle=middle, herds=[herd, "", ""])
    view, options = game.view(state, Seat(0)), game.legal(state, Seat(0))
    touched = {Grabber().choose(view, options, Stream.seeded(seed)) for seed in range(30)}
    return {middle.split()[one.action.place] if isinstance(one, Stamped) else str(one) for one in touched}


def test_players_of_a_race_reach_for_what_makes_a_set() -> None:
    """Three wild cards of one animal are a set as good as another."""
    herd = "moose.* moose.* bear.b bear.b"
    assert grabbed("moose.* bear.b squirrel.w", herd) == {"moose.*", "bear.b"}
    assert grabbed("bear.b squirrel.w bear.w", herd) == {"bear.b"}
    assert grabbed("moose.b yeti.w bear.w", "moose.b bear.b") == {"moose.b"}
    assert grabbed("yeti.w yeti.g squirrel.w", herd) == {"squirrel.w"}
    assert grabbed("avalanche moose.* bear.b", herd) == {"hands-off"}
