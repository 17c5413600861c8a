"""Moose Match Mayhem in numbers, where nobody has a clock and all choices count as one same instant (clause 10.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from moosekit.core.awaits import Over, Window, asked
from moosekit.core.ids import Seat, clockwise
from moosekit.core.refusal import BadSetup
from moosekit.core.timing import Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Call, ChoosePair, Plain, Side, Touch
from moosekit.games.moose_match_mayhem.cards import ANIMAL_COLOURS, KINDS
from moosekit.games.moose_match_mayhem.events import Event, SetMade
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.view import MayhemView
from moosekit.interop.coding import Coding, Glance, steps_left
from moosekit.interop.layout import FAR, Layout, Part, counts, marks

Parts: TypeAlias = Mapping[str, Sequence[int]]
#: what the game asks for: a card to touch, a side of the token, a pair to complete
ASKS: Final = (Touch, Call, ChoosePair)
WAIT: Final = "wait"


def action_names(players: int) -> tuple[str, ...]:
    """What can be done at a table: ``touch +1`` is the card that the left neighbour turned over, ``+0`` the own one.

    >>> action_names(3)
    ('touch +0', 'touch +1', 'touch +2', 'hands-off', 'heads', 'tails', 'brown', 'white', 'wait')
    """
    touches = [f"touch +{left}" for left in range(players)]
    return (*touches, str(Plain.HANDS_OFF), *map(str, Side), *map(str, ANIMAL_COLOURS), WAIT)


def layout_of(players: int, cards: int) -> Layout:
    """The parts of an observation. What has an entry for each seat begins with the own one and goes on clockwise."""
    kinds = len(KINDS)
    return Layout(
        (
            Part("middle", players * kinds),
            Part("free", players),
            Part("takers", players * players),
            Part("herds", players * kinds, high=cards),
            Part("sets", players, high=FAR),
            Part("discard", kinds, high=cards),
            Part("piles", 1, high=cards),
            Part("asks", len(ASKS)),
            Part("asked", players),
            Part("disputed", players),
            Part("dispute", players),
        )
    )


class MayhemCoding(Coding[Setup, State, Action, Event, MayhemView]):
    """A set that is turned over is a point. Whoever is not asked waits.

    Raises:
        BadSetup: a seat of the set-up has a clock.
    """

    def __init__(self, setup: Setup) -> None:
        if setup.slowest is not None:
            fault = f"the set-up {setup.name!r} has seats with a clock, and learners have none: expected the pace None"
            raise BadSetup((f"{fault} for every seat, as in turn_by_turn(players) (clause 10.3)",))
        players = setup.players
        name, actions, layout = "moose_match_mayhem_v1", action_names(players), layout_of(players, len(setup.pack))
        super().__init__(name, MooseMatchMayhem(), setup, players, actions, layout)

    def named(self, glance: Glance[Event, MayhemView], options: tuple[Action, ...]) -> dict[str, Action | None]:
        """One name for each; whoever is not asked can only wait."""
        return {self._name(option, glance.seat): option for option in options} or {WAIT: None}

    def _name(self, action: Action, seat: Seat) -> str:
        match action:
            case Stamped(Touch(place)):
                return f"touch +{steps_left(Seat(place), seat, self.players)}"
            case Call(side):
                return str(side)
            case ChoosePair(colour):
                return str(colour)
            case _:
                return str(action)

    def look(self, glance: Glance[Event, MayhemView]) -> Parts:
        """The middle, herds, sets and piles, and what is asked of whom. Only cards that nobody has seen are missing."""
        view, seat, facts = glance.view, glance.seat, glance.view.facts
        count, kinds = self.players, len(KINDS)
        places = clockwise(seat, count)
        flip = facts.flip
        middle = () if flip is None else tuple(enumerate(flip.middle))
        takers = () if flip is None else tuple(enumerate(flip.takers))
        touched = () if flip is None or flip.dispute is None else flip.dispute.value
        return {
            "middle": marks(count * kinds, [self._left(place, seat) * kinds + card.index for place, card in middle]),
            "free": marks(count, [self._left(place, seat) for place, taker in takers if taker is None]),
            "takers": marks(
                count * count,
                [
                    self._left(place, seat) * count + self._left(taker, seat)
                    for place, taker in takers
                    if taker is not None
                ],
            ),
            "herds": [
                number for who in places for number in counts(kinds, [c.index for c in view.zone("herd", who).cards])
            ],
            "sets": [len(facts.sets[who]) for who in places],
            "discard": counts(kinds, [card.index for card in view.zone("discard").cards]),
            "piles": [sum(facts.piles)],
            "asks": marks(len(ASKS), _asks(view)),
            "asked": marks(count, [self._left(who, seat) for who in asked(view.awaits)]),
            "disputed": marks(count, [self._left(claim.action.place, seat) for claim in touched]),
            "dispute": marks(count, [self._left(claim.seat, seat) for claim in touched]),
        }

    def _left(self, place: int, seat: Seat) -> int:
        """Places are the seats that turned their cards over."""
        return steps_left(Seat(place), seat, self.players)

    def score(self, event: Event, seat: Seat) -> int:
        """A point for each set."""
        return int(isinstance(event, SetMade) and event.seat == seat)


def _asks(view: MayhemView) -> tuple[int, ...]:
    """The place among ``ASKS`` of what the game asks for; nothing at the end."""
    flip = view.facts.flip
    if isinstance(view.awaits, Over) or flip is None:
        return ()
    kind = Touch if isinstance(view.awaits, Window) else Call if flip.dispute is not None else ChoosePair
    return (ASKS.index(kind),)
