"""Plain whist on the tricks layer: held to the promises of the kernel by the kit, and to its rules by hand."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest

from moosekit.core.chance import Given
from moosekit.core.ids import OPEN, Seat, seats
from moosekit.core.session import Session
from moosekit.testing import conformance
from moosekit.testing.whist import Event, Setup, State, TrickTaken, Whist, WhistView
from moosekit.testing.whist_cards import CARDS, CODES, RANKS, WhistCard
from moosekit.testing.whist_words import titles
from moosekit.words import say_refusal
from tests.samples import samples

GAME: Final = Whist()
Table: TypeAlias = Session[Setup, State, WhistCard, Event, WhistView]


def points(event: Event) -> list[tuple[Seat, int]]:
    """A trick counts one for both seats of the side."""
    return [(event.seat, 1), (Seat((event.seat + 2) % 4), 1)] if isinstance(event, TrickTaken) else []


def test_the_kit() -> None:
    setups = [(Setup(), 4), (Setup("♥", Seat(2)), 4)]
    seeds = range(samples(1, 5))
    report = conformance(
        GAME,
        setups,
        seeds,
        lambda _setup: CARDS,
        every=samples(7, 2),
        titles=titles(),
        points=points,
    )
    assert report.games == 2 * len(seeds)
    assert report.refused > 1_000
    assert report.elsewhere == 2


def whist(trump: str | None, *hands: str) -> Table:
    """A game with these cards in the hands, and others to fill them."""
    given = [text.split() for text in hands]
    rest = [code for code in CODES if not any(code in hand for hand in given)]
    filled = [hand + [rest.pop() for _ in range(13 - len(hand))] for hand in given]
    return Session(GAME, Setup(trump), Given.of({"deck": [*(code for hand in filled for code in hand), *rest]}))


@pytest.mark.parametrize(("trump", "winner"), [(None, 2), ("♠", 3), ("♦", 1), ("♥", 2)])
def test_who_wins_a_trick(trump: str | None, winner: int) -> None:
    """The highest card of the suit led, unless somebody trumps; a trump that is led is just the highest card."""
    without_hearts = " ".join(f"{suit}{rank}" for suit in "♦" for rank in RANKS)
    clubs = " ".join(f"♣{rank}" for rank in RANKS[1:])
    session = whist(trump, "♥9", without_hearts, "♥10", f"♠2 {clubs}")
    for seat, code in zip(seats(4), ("♥9", "♦3", "♥10", "♠2"), strict=True):
        session.do(seat, WhistCard.of(code))
    assert [event.seat for event in session.events(OPEN) if isinstance(event, TrickTaken)] == [winner]
    assert session.state.turn == winner


def test_refusals_are_told_in_words() -> None:
    def said(session: Table, seat: int, code: str) -> list[str]:
        return [say_refusal(one) for one in GAME.check(session.state, Seat(seat), WhistCard.of(code))]

    session = whist(None, "♣2 ♥9", "♥3 ♣7", "♥4", "♥5")
    assert said(session, 1, "♥3") == ["It is the turn of seat 1."]
    assert said(session, 0, "♥3")[0].startswith("♥3 is not in this hand. Play one of its cards: ")
    session.do(Seat(0), WhistCard.of("♥9"))
    assert said(session, 1, "♣7") == ["♥ was led and is in this hand: follow suit."]
    assert said(session, 1, "♥3") == []
