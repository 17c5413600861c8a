"""What if the moose went somewhere else, or met a trap, or none?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moosekit.cards.card import in_order
from moosekit.core.facts import Facts, facts
from moosekit.core.ids import Actor
from moosekit.core.refusal import IllegalAction
from moosekit.core.whatif import happens
from moosekit.games.moose_in_the_house.actions import Action, Answer, PlayCard
from moosekit.games.moose_in_the_house.cards import TRAP, CardKind
from moosekit.games.moose_in_the_house.events import Event, MooseMovedIn, TrapSprung
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.moves import plays_of
from moosekit.games.moose_in_the_house.state import State
from moosekit.games.moose_in_the_house.telling import tell
from moosekit.words.whatif import WhatIf, compared

__all__ = ["what_if"]

GAME: Final = MooseInTheHouse()


def what_if(state: State, play: PlayCard) -> WhatIf[Event]:
    """A moose that is played, sent to every other room that it could go to, and with or without a trap.

    A trap that is held is sprung. The hands of all seats are looked at: for open cards, and for looking back.

    >>> from moosekit.core.ids import Seat
    >>> from moosekit.games.moose_in_the_house.cards import cards
    >>> from moosekit.games.moose_in_the_house.position import position
    >>> from moosekit.games.moose_in_the_house.setup import Setup
    >>> state = position(Setup(3), houses=["HC", "HC kit", "HC kit"], hands=["M.kit D", "R.bed", "T"])
    >>> what_if(state, PlayCard(cards("M.kit")[0], Seat(1), 0))
    WhatIf('There is a moose in the kitchen of seat 2!', 2 of 2 changes alter the result)

    Raises:
        IllegalAction: the card may not be played so.
        ValueError: the card is no moose.
    """
    refusals = GAME.check(state, state.asked, play)
    if refusals:
        raise IllegalAction(state, play, refusals)
    if play.card.kind is not CardKind.MOOSE:
        raise ValueError(f"{play.card.code!r} is no moose: what if is asked about moose, which may meet a trap")
    return compared(_result(state, play), _changes(state, play), tell)


def _changes(state: State, play: PlayCard) -> Iterator[tuple[str, Facts, tuple[Event, ...]]]:
    for other in plays_of(play.card, state.houses, state.turn, state.match.setup):
        if other != play:
            what = facts(target=other.target, number=(other.place or 0) + 1)
            yield "whatif.house.target", what, _result(state, other)
    hand = state.hands[play.target]
    held = TRAP in hand
    rest = tuple(card for card in hand if card is not TRAP)
    changed = state.with_hand(play.target, rest if held else in_order((*rest[1:], TRAP)))
    code = "whatif.house.no-trap" if held else "whatif.house.trap"
    yield code, facts(target=play.target), _result(changed, play)


def _result(state: State, play: PlayCard) -> tuple[Event, ...]:
    """Whether the moose gets in."""
    moves: list[tuple[Actor, Action]] = [(state.turn, play), (play.target, Answer.TRAP), (play.target, Answer.NO_TRAP)]
    found = happens(GAME, state, moves)
    return tuple(event for event in found if isinstance(event, (MooseMovedIn, TrapSprung)))
