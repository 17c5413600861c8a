"""Frames: one for the table, one a card, one a rule in its place, one for the result; short, and true to the traces."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.games.moustache import Trick
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.rule_card import OwnCard
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import TrickCard
from moosekit.tricks.row import Reading
from moosekit.widgets.contract import Clause, Frame
from moosekit.widgets.frames import frames_of
from moosekit.widgets.saying import Saying
from moosekit.widgets.scene import NOBODY, scene_of
from moosekit.words.catalogue import LANGUAGES


def frames(cards: str, row: str = "", language: str = "en", reading: str = "last-word") -> list[Frame]:
    trick = Trick.parse(cards, row=row, reading=reading)
    return frames_of(trick, Saying.about(trick.row, language))


def clause_of(step: Frame) -> Clause:
    clause = step["clause"]
    assert clause is not None
    return clause


def test_the_worked_example_step_by_step() -> None:
    steps = frames("O5 O9 O3 G2", "twos-win,threes-low")
    assert [step["kind"] for step in steps] == ["table", *["play"] * 4, "order", "row", "row", "result"]
    assert [step["ahead"] for step in steps] == [None] * 6 + [3, 2, 2]
    assert [step["acting"] for step in steps] == [None] * 6 + [0, 1, None]
    assert [step["turn"] for step in steps] == [0, 1, 2, 3] + [None] * 5
    assert [step["lead"] for step in steps[:3]] == [None, "orange", "orange"]
    assert steps[7]["open"] == "Reading: the last word"
    assert clause_of(steps[7])["ref"] == "8.4"
    assert {play["state"] for play in steps[-1]["plays"]} == {"taken"}


@pytest.mark.parametrize(
    ("cards", "row", "heading"),
    [
        ("P2 P8 G3", "", "Pink is the strongest colour here."),
        ("P2 P8 G3 B1", "", "Blue is the strongest colour here."),
        ("P2 P8 O3", "reversed", "Upside down: here pink is now the strongest colour."),
        ("unicorn pigeon monkey", "", "Only jokers lie here, and jokers have no colour."),
    ],
)
def test_the_strongest_colour_is_one_that_lies_on_the_table(cards: str, row: str, heading: str) -> None:
    assert [step["heading"] for step in frames(cards, row) if step["kind"] == "order"] == [heading]


def test_a_card_that_did_nothing_has_its_step_too() -> None:
    steps = frames("P2 P8 G3 B1", "twins-vanish,threes-low")
    assert [(step["acting"], step["idle"]) for step in steps if step["kind"] == "row"] == [(0, [0]), (1, [0])]


def test_cards_that_vanish_stay_vanished_when_the_trick_is_over() -> None:
    steps = frames("P7 O7 monkey", "twins-vanish")
    assert [play["state"] for play in steps[-1]["plays"]] == ["vanished", "vanished", "in"]
    assert steps[-1]["ahead"] is None
    assert steps[-1]["heading"] == "Nobody wins, so seat 1 leads again."


def test_the_pigeon_and_the_monkey_have_steps_of_their_own() -> None:
    pigeon = frames("P4 pigeon P9 P1 B2")
    assert [play["state"] for play in pigeon[-1]["plays"]] == ["lost", "in", "lost", "lost", "lost"]
    assert [step["heading"] for step in pigeon if step["kind"] == "joker"] == ["The pigeon scares the cards away."]
    monkey = frames("P7 O8 monkey=O8")
    assert [play["state"] for play in monkey[-1]["plays"]] == ["taken", "stolen", "in"]
    assert "The monkey takes the orange 8." in [step["heading"] for step in monkey]


def test_the_strongest_card_is_named_where_no_rule_card_names_one() -> None:
    steps = frames("P2 P8 G3 B1")
    assert [step["ahead"] for step in steps if step["kind"] == "strongest"] == [3]
    assert steps[-1]["ahead"] == 3


def test_what_a_known_hand_may_play_is_told_only_for_the_seat_on_turn() -> None:
    trick = Trick.parse("P2 P8 G3", hands=["P2 G5", "P8 B9", "G3 B1"])
    steps = frames_of(trick, Saying.about(trick.row, "en"))
    assert [step["playable"] for step in steps[:4]] == [["G5", "P2"], ["P8"], ["G3", "B1"], []]


def test_a_card_of_ones_own_brings_its_words_with_it() -> None:
    class SevensWin(OwnCard):
        def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
            sevens = contest.with_value(7)
            strongest = contest.strongest(sevens)
            return contest if strongest is None else contest.name(strongest)

    own = SevensWin.named("sevens-win", title="Sevens win", text="A 7 is the strongest card.")
    trick = Trick.parse("P7 P8 G3 B1", row=(own,))
    saying = Saying.about(trick.row, "en")
    steps = frames_of(trick, saying)
    assert steps[6]["heading"] == "Sevens win: seat 1 is ahead."
    assert clause_of(steps[6])["text"] == "A 7 is the strongest card."
    assert scene_of(trick, steps, saying)["row"][0]["title"] == "Sevens win"


rows = st.lists(st.sampled_from([card.id for card in SHIPPED]), max_size=4, unique=True)
tricks = st.lists(st.sampled_from([card.code for card in CARDS]), min_size=3, max_size=6, unique=True)


@given(cards=tricks, row=rows, reading=st.sampled_from(list(Reading)), language=st.sampled_from(LANGUAGES))
def test_any_trick_can_be_told(cards: list[str], row: list[str], reading: str, language: str) -> None:
    """Short headings, one frame for each card, a last frame that agrees with the engine, and nothing left untold."""
    trick = Trick.parse(" ".join(cards), row=",".join(row), reading=reading)
    saying = Saying.about(trick.row, language)
    steps = frames_of(trick, saying)
    winner = None if trick.winner is None else trick.plays[trick.winner].seat
    assert steps[-1]["ahead"] == winner
    assert [step["kind"] for step in steps[: len(cards) + 1]] == ["table", *["play"] * len(cards)]
    for step in steps:
        assert (
            0 < len(step["heading"].split()) <= 12 + step["heading"].count("\N{NO-BREAK SPACE}:")
        )  # French sets a colon apart
        assert step["sentence"]
        assert step["speak"].startswith(step["heading"])
    taken = [place for place, play in enumerate(steps[-1]["plays"]) if play["state"] == "taken"]
    assert taken == list(trick.taken)
    guesses = scene_of(trick, steps, saying)["guesses"]
    assert [guess["seat"] for guess in guesses if guess["right"]] == [NOBODY if winner is None else winner]


@pytest.mark.parametrize("row", list(permutations(["twos-win", "threes-low"])))
def test_the_answers_that_come_with_a_trick_are_the_engines(row: tuple[str, ...]) -> None:
    trick = Trick.parse("O5 O9 O3 G2", row=row)
    saying = Saying.about(trick.row, "en")
    answers = {found["id"]: found["winner"] for found in scene_of(trick, (), saying)["variants"]}
    assert answers["this"] == trick.winner
    assert answers["turned"] == Trick.parse("O5 O9 O3 G2", row=row[::-1]).winner
    assert answers["none"] == Trick.parse("O5 O9 O3 G2").winner
    assert answers["reading:first-word"] == Trick.parse("O5 O9 O3 G2", row=row, reading="first-word").winner
    assert answers[f"without:{row[0]}"] == Trick.parse("O5 O9 O3 G2", row=row[1:]).winner
