"""Positions and moves as texts, for tests written from the page of worked positions. Seats there count from 1."""

from __future__ import annotations

from typing import NamedTuple

from moosekit.cards.card import in_order
from moosekit.core.awaits import Over, Turn
from moosekit.core.ids import OPEN, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Note
from moosekit.games.moose_in_the_house.cards import Cards, cards
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.notation import read, write
from moosekit.games.moose_in_the_house.position import position
from moosekit.games.moose_in_the_house.setup import Setup
from moosekit.games.moose_in_the_house.state import State
from tests.games.moose_in_the_house.playing import GAME


class Told(NamedTuple):
    """What a move gave: the state, the events, and every note of their explanation."""

    state: State
    events: tuple[Event, ...] = ()
    notes: tuple[Note, ...] = ()

    def do(self, *moves: str) -> Told:
        """Moves, each by the seat that is asked; the events and notes are those of all of them."""
        told = Told(self.state)
        for move in moves:
            told = _one(told, move)
        return told

    def refused(self, move: str, seat: int | None = None) -> tuple[Refusal, ...]:
        """Why a move is refused; the state stays as it is. ``seat`` is from 1, else the one that is asked."""
        actor = self.state.asked if seat is None else Seat(seat - 1)
        found = GAME.explain(self.state, actor, read(move, self.state.houses, actor), OPEN)
        refusals = tuple(one for one in found if isinstance(one, Refusal))
        assert refusals, f"{move} is not refused"
        return refusals

    def codes(self, move: str, seat: int | None = None) -> list[str]:
        """The codes of the refusals, without the game's own first word."""
        return [refusal.code.removeprefix("house.") for refusal in self.refused(move, seat)]

    def hand(self, seat: int) -> Cards:
        """A hand, by seat from 1."""
        return self.state.hands[seat - 1]

    def house(self, seat: int) -> str:
        """A house in notation, by seat from 1."""
        return str(self.state.houses[seat - 1])

    @property
    def asked(self) -> int:
        """Who is to act, from 1."""
        awaits = GAME.awaits(self.state)
        assert isinstance(awaits, Turn)
        return awaits.seat + 1

    @property
    def options(self) -> list[str]:
        """All legal moves of the seat that is asked, as texts."""
        seat = self.state.asked
        return [write(action, self.state.houses, seat) for action in GAME.legal(self.state, seat).actions]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(GAME.awaits(self.state), Over)

    @property
    def moose(self) -> tuple[int, ...]:
        """The moose of every seat, at the end."""
        assert self.state.outcome is not None
        return tuple(-points for points in self.state.outcome.points)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won, from 1."""
        assert self.state.outcome is not None
        return tuple(seat + 1 for seat in self.state.outcome.ranking[0])


def _one(told: Told, move: str) -> Told:
    state, seat = told.state, told.state.asked
    action = read(move, state.houses, seat)
    notes = list(told.notes)
    for trace in GAME.explain(state, seat, action, OPEN):
        assert not isinstance(trace, Refusal), f"{move}: {trace}"
        notes += trace.notes
    applied = GAME.apply(state, seat, action)
    return Told(applied.state, (*told.events, *applied.events), tuple(notes))


def table(
    houses: str, hands: str, turn: int = 1, deck: str = "…", *, setup: Setup | None = None, draw: bool = False
) -> Told:
    """A position: houses and hands by seat with ``;`` between them."""
    all_houses, all_hands = houses.split(";"), hands.split(";")
    rules = Setup(len(all_houses)) if setup is None else setup
    return Told(position(rules, houses=all_houses, hands=all_hands, turn=turn - 1, deck=deck, draw=draw))


def those(text: str) -> Cards:
    """Cards in deck order."""
    return in_order(cards(text))
