"""Clauses that no ruling is about: each decides something, and the explanation or refusal says which."""

from __future__ import annotations

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import CLOCK, OPEN, Seat
from moosekit.core.trace import Note
from moosekit.games.moustache import Trick
from moosekit.games.moustache.actions import PLAY, STEAL, pass_cards
from moosekit.games.moustache.cards import AnimalCard, cards
from moosekit.games.moustache.rule_cards import pass_three, row_of
from moosekit.games.moustache.setup import Setup, standard
from moosekit.games.moustache.stages import Opening
from tests.games.moustache.playing import GAME
from tests.rulings.rounds import begun, last_trick, play
from tests.traceability import assert_decided


def notes(text: str, row: str = "", reading: str = "last-word") -> list[Note]:
    return [note for trace in Trick.parse(text, row=row, reading=reading).explain() for note in trace.notes]


def test_round_the_table_in_turn() -> None:
    state = begun("")
    turn = state.table.turn
    other = Seat((turn + 1) % 4)
    mine = state.table.hands[turn][0]
    for refused, code in (
        (GAME.check(state, other, PLAY[state.table.hands[other][0].index]), "turn.not-yours"),
        (GAME.check(state, turn, PLAY[state.table.hands[other][0].index]), "play.not-in-hand"),
        (GAME.check(state, turn, STEAL[mine.index]), "action.play-now"),
        (GAME.check(state, turn, pass_cards(cards("G1 G2 G3"))), "action.play-now"),
        (GAME.check(state, Seat(9), PLAY[mine.index]), "turn.no-seat"),
        (GAME.check(state, CLOCK, PLAY[mine.index]), "turn.no-clock"),
    ):
        assert [refusal.code for refusal in refused] == [code]
        assert_decided(refused, "clockwise", "4.2")


def test_the_order_of_the_colours() -> None:
    assert_decided(notes("G10 P1 O0 G9"), "order", "5.1")
    assert "order" not in [note.ref.rule for note in notes("G10 P1 O0 G9", "reversed")]


@pytest.mark.parametrize(
    ("row", "reading"),
    [
        ("twos-win,threes-low", "last-word"),
        ("twos-win,threes-low", "first-word"),
        ("twos-win,twins-vanish", "strict-row"),
    ],
)
def test_the_reading_of_the_row_where_it_decides(row: str, reading: str) -> None:
    told = notes("O5 G3 O3 G2 B9 P2", row, reading)
    assert_decided(told, "reading", "6.4")
    assert {note.fact("reading") for note in told} == {None, reading}
    assert {note.fact("reading") for note in notes("O5 G4 O3 G1", row, reading)} == {None}


def test_twins_leave_before_a_card_on_their_left_looks() -> None:
    assert_decided(notes("G2 P2 O4 O5", "twos-win,twins-vanish"), "twins-first", "6.3")
    with pytest.raises(AssertionError, match="decided nothing"):
        assert_decided(notes("G2 P2 O4 O5", "twins-vanish,twos-win", "strict-row"), "twins-first", "6.3")


def test_pink_on_show() -> None:
    traces = GAME.explain_start(Setup(4, row=row_of("pink-open")), Seeded(3), OPEN)
    assert_decided(traces, "pink-open", "7.2")


def test_what_lies_open_stays_open_when_three_cards_are_passed_to_the_left() -> None:
    opening = Opening((cards("G1 G2 G3 P9"), cards("O1 O2 O3"), cards("B1 B2 B3 P8")), cards("P9"))
    given = ((Seat(0), cards("G1 G2 G3")), (Seat(1), cards("O1 O2 O3")), (Seat(2), cards("B1 B2 B3")))
    passed = (cards("P9 B1 B2 B3"), cards("G1 G2 G3"), cards("P8 O1 O2 O3"))
    assert pass_three.CARD.resume(opening, given) == Opening(passed, cards("P9"))


def test_counting_stars() -> None:
    told = last_trick("P5 G0 P1 O4", "pink-bonus")
    assert_decided(told.notes, "stars", "10.1")
    assert_decided(told.notes, "pink-bonus", "7.5")
    assert told.stars == (0, 3 + 2 + 2)


def test_the_game_is_over() -> None:
    end = last_trick("P5 G0 P1 O4").state
    refused = GAME.check(end, end.table.turn, PLAY[AnimalCard.of("P5").index])
    assert [refusal.code for refusal in refused] == ["turn.over"]
    assert_decided(refused, "most-points", "11.1")


def test_the_monkey_is_asked_first() -> None:
    state = begun("", players=3)
    while state.table.pending is None:
        options = GAME.legal(state, state.table.turn)
        playable = getattr(options, "actions", ())
        monkeys = [one for one in playable if one == PLAY[AnimalCard.of("monkey").index]]
        state = GAME.apply(state, state.table.turn, (monkeys or list(playable))[0]).state
    asked = state.table.turn
    refused = GAME.check(state, asked, PLAY[state.table.hands[asked][0].index])
    assert [refusal.code for refusal in refused] == ["action.monkey-first"]
    assert_decided(refused, "monkey", "9.4")
    beyond = GAME.check(state, asked, STEAL[AnimalCard.of("monkey").index])
    assert [refusal.code for refusal in beyond] == ["monkey.out-of-reach"]
    assert_decided(beyond, "monkey", "9.4")


def test_every_reason_is_told_at_once() -> None:
    state = begun("pass-three")
    seat, hand = Seat(0), state.table.hands[0]
    away = next(card for card in cards("G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 P1 P2") if card not in hand)
    refused = GAME.check(state, seat, pass_cards((hand[0], hand[0], away, away)))
    assert sorted(refusal.code for refusal in refused) == ["pass.count", "pass.not-in-hand", "pass.twice", "pass.twice"]
    assert_decided(refused, "pass-three", "7.3")


def test_a_play_is_explained_by_what_the_hand_could_do() -> None:
    told = play(begun(""), begun("").table.hands[begun("").table.turn][0].code)
    assert_decided(told.notes, "follow-suit", "4.3")
    assert standard(4).players == len(told.state.table.hands)
