"""Whole games by chance: whoever is asked does something legal, as data of a stream."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from moosekit.core.awaits import Over
from moosekit.core.chance import Chance, Seeded
from moosekit.core.game import Game
from moosekit.core.ids import Actor
from moosekit.core.session import Session
from moosekit.core.stream import Stream

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True)
class ByChance(Generic[P, S, A, E, V]):
    """A game that is played by chance.

    Attributes:
        move: a legal move of somebody, or the clock's; ``None`` when the game is over.
        longest: more moves than any game has.
    """

    game: Game[P, S, A, E, V]
    move: Callable[[S, Stream], tuple[Actor, A] | None]
    longest: int

    def steps(self, session: Session[P, S, A, E, V], stream: Stream, most: int | None = None) -> Iterator[S]:
        """Plays on and yields every state, the present one first."""
        yield session.state
        for number in range(self.longest if most is None else most):
            move = self.move(session.state, stream.at(number))
            if move is None:
                return
            session.do(*move)
            yield session.state

    def played(self, setup: P, chance: Chance, stream: Stream, most: int | None = None) -> Session[P, S, A, E, V]:
        """A session after a whole game, or after ``most`` moves."""
        session = Session(self.game, setup, chance)
        for _ in self.steps(session, stream, most):
            pass
        return session

    def seeded(self, setup: P, seed: int, most: int | None = None) -> Session[P, S, A, E, V]:
        """The same, all of it from one seed."""
        return self.played(setup, Seeded(seed), Stream.seeded(seed).child("play"), most)

    def is_over(self, state: S) -> bool:
        """Whether nobody is asked any more."""
        return isinstance(self.game.awaits(state), Over)
