"""How a game is told in numbers: what a seat sees, what each number of an action means, which events score."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from moosekit.core.game import Game
from moosekit.core.ids import Seat
from moosekit.interop.layout import Layout
from moosekit.words.catalogue import NO_TITLES, Titles

__all__ = ["Coding", "Glance"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Glance(Generic[E, V]):
    """All that a seat goes by.

    Attributes:
        view: what it may know of the state.
        seat: which seat it is.
        heard: the events that ``remember`` has kept, as everybody heard them.
        said: what it has said of an action that is said in several steps.
    """

    view: V
    seat: Seat
    heard: tuple[E, ...]
    said: tuple[str, ...]


class Coding(ABC, Generic[P, S, A, E, V]):
    """One game with one set-up, in numbers. It gets views and redacted events like a bot, never a state.

    Args:
        name: PettingZoo's name of the environment. Its version is raised when a number gets another meaning, as what
            somebody has learned is of no use then.
        game: what is played.
        setup: with which rules.
        players: how many agents there are.
        actions: what each number of an action means; all that can ever be done has one.
        layout: the parts of an observation.
        titles: of a user's own rule cards, by their ids.
    """

    def __init__(
        self,
        name: str,
        game: Game[P, S, A, E, V],
        setup: P,
        players: int,
        actions: tuple[str, ...],
        layout: Layout,
        titles: Titles = NO_TITLES,
    ) -> None:
        self.name: str = name
        self.game: Game[P, S, A, E, V] = game
        self.setup: P = setup
        self.players: int = players
        self.actions: tuple[str, ...] = actions
        self.layout: Layout = layout
        self.titles: Titles = titles

    @abstractmethod
    def named(self, glance: Glance[E, V], options: tuple[A, ...]) -> Mapping[str, A | None]:
        """What the seat may say now, by its name among ``actions``, and what the game is told then.

        ``None``: nothing, as the action is said in several steps, or as the seat only waits.
        """

    @abstractmethod
    def look(self, glance: Glance[E, V]) -> Mapping[str, Sequence[int]]:
        """The numbers of every part of the layout."""

    @abstractmethod
    def score(self, event: E, seat: Seat) -> int:
        """What a seat gets for an event, as far as it sees it; all that it gets in a game are its points."""

    def remember(self, heard: tuple[E, ...], event: E) -> tuple[E, ...]:  # noqa: ARG002 - most games need no memory
        """The events, as everybody hears them, that matter for what a seat sees from now on."""
        return heard


def steps_left(seat: Seat, viewer: Seat, players: int) -> int:
    """How many places to the left of the viewer a seat is; 0 is the viewer, so that all seats see alike.

    >>> steps_left(Seat(0), Seat(3), 4)
    1
    """
    return (seat - viewer) % players
