"""The stages of a trick that rule cards act on. Each takes a value and gives one back; a card has those it needs.

In the order in which they act: ``world`` (standing facts), ``may_play``, ``vanish``, ``act`` (left to right along the
row), ``override``, ``collect``.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeGuard, TypeVar

from moosekit.core.asking import Step
from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId, Seat
from moosekit.tricks.contest import Contest
from moosekit.tricks.following import Choice
from moosekit.tricks.play import TrickCard
from moosekit.tricks.world import World

__all__ = ["ActsInRow", "Collects", "Haul", "LimitsPlay", "Overrides", "Rule", "ShapesWorld", "Vanishes"]

C = TypeVar("C", bound=TrickCard)


class Haul(NamedTuple):
    """Where the cards of a decided trick go: positions in the order of play.

    ``taken`` go to the winner, ``lost`` out of the game, ``stolen`` to the seat that played the card at ``thief``.
    ``loose`` are cards that count for nobody and may be stolen, too.
    """

    winner: int | None
    taken: tuple[int, ...]
    lost: tuple[int, ...]
    stolen: int | None = None
    thief: int | None = None
    loose: tuple[int, ...] = ()

    @property
    def within_reach(self) -> tuple[int, ...]:
        """What may be stolen, in the order of play.

        >>> Haul(winner=0, taken=(0, 3), lost=(), loose=(2,)).within_reach
        (0, 2, 3)
        """
        return tuple(sorted((*self.taken, *self.loose))) if self.loose else self.taken


class Rule(Protocol):
    """What every rule card is: a frozen value with a stable id and the clause that it stands for."""

    @property
    def id(self) -> RuleId:
        """The stable id, such as ``twos-win``; a user's own card has ``own:name``."""
        ...

    @property
    def ref(self) -> RuleRef:
        """The rule and its clause."""
        ...


class ShapesWorld(Protocol):
    """A standing rule: in force from the moment it is revealed, wherever it lies."""

    def world(self, world: World) -> World:
        """The facts, changed."""
        ...


class LimitsPlay(Protocol):
    """A rule on what a hand may play."""

    def may_play(self, choice: Choice[TrickCard]) -> Choice[TrickCard]:
        """The choice, cut down or widened; a choice of nothing is waived."""
        ...


class Vanishes(Protocol):
    """A rule that takes cards out of the contest before it is decided."""

    def vanish(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """The contest without the cards that vanish."""
        ...


class ActsInRow(Protocol):
    """A rule that may name a winner, in its place in the row."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """The contest, with a winner named if the rule's condition is met."""
        ...


class Overrides(Protocol):
    """A card in the trick that settles who wins, after everything else."""

    def override(self, contest: Contest[TrickCard], position: int) -> Contest[TrickCard]:
        """The contest; ``position`` is where the card itself lies."""
        ...


class Collects(Protocol):
    """A card in the trick that changes where the cards go. It may ask."""

    def collect(self, haul: Haul, player: Seat, /) -> Step[Haul]:
        """The haul changed, or a question to the ``player`` of the card."""
        ...


# A card has a stage when it has its method. Asked by name: ``isinstance`` with a protocol takes 100 times as long.


def shapes_world(card: object) -> TypeGuard[ShapesWorld]:
    """Whether the card is a standing rule."""
    return hasattr(card, "world")


def limits_play(card: object) -> TypeGuard[LimitsPlay]:
    """Whether the card says what a hand may play."""
    return hasattr(card, "may_play")


def vanishes(card: object) -> TypeGuard[Vanishes]:
    """Whether the card takes cards out of the contest."""
    return hasattr(card, "vanish")


def acts_in_row(card: object) -> TypeGuard[ActsInRow]:
    """Whether the card may name a winner."""
    return hasattr(card, "act")
