"""The state of a game of Face de bouc. Names are secrets of the state alone: no view shows them."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from moosekit.core.awaits import Outcome
from moosekit.core.chance import Chance
from moosekit.core.ids import Millis, Seat
from moosekit.core.secret import NOBODY, Secret
from moosekit.core.timing import START, Claims
from moosekit.games.face_de_bouc.actions import Act, Pass, Special
from moosekit.games.face_de_bouc.cards import FaceCard, Faces
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import Setup

Draws: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
Names: TypeAlias = tuple[tuple[FaceCard, Secret[str]], ...]


NO_CLAIMS: Final[Claims[Act]] = Claims()


class Heard(NamedTuple):
    """Something that has been heard and not been told: a name, nothing at all, the special shout, or a pass.

    ``at`` is the time that counts, ``stamp`` the moment itself; they differ where the seat has a pace of its own.
    """

    at: Millis
    seat: Seat
    said: Secret[str] | Special | Pass | None
    stamp: Millis


class OpenCard(NamedTuple):
    """The card on the table, until it is decided.

    Attributes:
        owners: the seats with the same character on top of their won pile when the card was turned up.
        claims: what has been filed and not been heard; without a clock, the secret answers.
        heard: what has been heard and not been told, in the order in which it happened.
        passed: the seats that have passed; ``out``: those that may not act again on this card.
        barred: those of them that a mistaken special shout has cost it; the others have had their one try.
        now: the time that counts of the last thing that has been told.
    """

    phase: Phase
    owners: tuple[Seat, ...] = ()
    claims: Claims[Act] = NO_CLAIMS
    heard: tuple[Heard, ...] = ()
    passed: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    barred: tuple[Seat, ...] = ()
    now: Millis = START


class State(NamedTuple):
    """A state of the game. A named tuple, as one is made with every action.

    Piles are listed from the bottom to the top, the draw pile with the next card first.

    While ``card`` is there, the last card of ``centre`` is the one just turned up; cards that are paid go below it.
    """

    setup: Setup
    chance: Chance
    drawn: Draws
    draw: Faces
    centre: Faces
    piles: tuple[Faces, ...]
    turn: Seat
    names: Names = ()
    card: OpenCard | None = None
    outcome: Outcome | None = None

    @property
    def shown(self) -> FaceCard:
        """The character just turned up."""
        return self.centre[-1]

    def name_of(self, face: FaceCard) -> Secret[str] | None:
        """The current name of a character."""
        return next((name for named, name in self.names if named is face), None)

    def other_names(self, face: FaceCard) -> tuple[str, ...]:
        """The current names of all other characters."""
        return tuple(name.value for named, name in self.names if named is not face)

    def with_name(self, face: FaceCard, name: str) -> State:
        """With a name for a character, in the order of the characters."""
        names = [pair for pair in self.names if pair[0] is not face]
        return self._replace(names=tuple(sorted([*names, (face, Secret(name, NOBODY))], key=lambda pair: pair[0])))

    def without_name(self, face: FaceCard) -> State:
        """With the name of a character forgotten."""
        return self._replace(names=tuple(pair for pair in self.names if pair[0] is not face))

    def with_pile(self, seat: Seat, pile: Faces) -> State:
        """With another won pile in front of a seat."""
        return self._replace(piles=(*self.piles[:seat], pile, *self.piles[seat + 1 :]))
