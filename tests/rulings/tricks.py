"""Tools for rulings that a single trick shows. Seats are written as on the page of rulings: they count from 1."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.ids import Seat
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Note
from moosekit.games.moustache import Trick
from moosekit.games.moustache.cards import card, cards
from moosekit.games.moustache.following import play_refusals, playable_cards
from moosekit.games.moustache.resolve import Plays, TrickRules
from moosekit.games.moustache.rule_cards import row_of
from moosekit.tricks.play import Play


def both(left: str, right: str) -> tuple[str, str]:
    """Two rule cards in both orders of the row."""
    return f"{left},{right}", f"{right},{left}"


def decided(
    text: str,
    row: str = "",
    *,
    winner: int | None,
    taken: str,
    reading: str = "last-word",
    pigeon_and_monkey: str = "pigeon-first",
    monkey_takes: str = "animal-card",
) -> list[Note]:
    """Holds a trick to its winner, the animal cards that the winner takes, and who leads; returns the explanation."""
    trick = Trick.parse(text, row=row, reading=reading, pigeon_and_monkey=pigeon_and_monkey, monkey_takes=monkey_takes)
    assert trick.winner == (None if winner is None else winner - 1)
    assert " ".join(trick.cards[place].code for place in trick.taken) == taken
    assert trick.next_leader == (winner or 1) - 1
    return [note for trace in trick.explain() for note in trace.notes]


def how(notes: list[Note], rule: str) -> str:
    """What a rule did: the code of its only note."""
    (code,) = [note.code for note in notes if note.ref.rule == rule]
    return code


def playable(table: str, hand: str, row: str = "") -> str:
    """What a hand may play after the cards on the table."""
    return " ".join(codes(playable_cards(cards(hand), _plays(table), _rules(row))))


def refused(table: str, hand: str, code: str, row: str = "") -> tuple[Refusal, ...]:
    """Why a card of the hand may not be played after the cards on the table."""
    plays = _plays(table)
    return play_refusals(cards(hand), plays, _rules(row), Seat(len(plays)), card(code))


def _plays(table: str) -> Plays:
    return tuple(Play(Seat(seat), one) for seat, one in enumerate(cards(table)))


def _rules(row: str) -> TrickRules:
    return TrickRules.of(row_of(row))
