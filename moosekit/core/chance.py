"""Where a game's random outcomes come from: a seed, or data that somebody wrote down.

A game asks for labelled shuffles only ("round 1 deck", "round 2 trophies"), so that each is independent of all others
and any of them can be given from outside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias, TypeVar

from moosekit.core.stream import Stream

__all__ = ["Chance", "ChanceFault", "Drawer", "Given", "Seeded"]

T = TypeVar("T")


class ChanceFault(ValueError):
    """What was given as chance does not fit what the game asked for."""


@lru_cache(maxsize=64)  # a game asks for the same beginnings of labels again and again
def _stream(seed: int, game: str, label: tuple[str | int, ...]) -> Stream:
    if not label:
        return Stream.seeded(seed).child(game)
    before, part = label[:-1], label[-1]
    if isinstance(part, str):
        return _stream(seed, game, before).child(part)
    return _stream(seed, game, (*before, "round")).at(part)  # what ``Stream.round`` is, for many rounds


@dataclass(frozen=True, slots=True)
class Seeded:
    """Chance from a seed: the same seed gives the same game everywhere.

    >>> Seeded(7).shuffle("toy", ("row",), ("a", "b", "c"))
    ('a', 'c', 'b')
    """

    seed: int

    def __post_init__(self) -> None:
        Stream.seeded(self.seed)

    def stream(self, game: str, label: tuple[str | int, ...]) -> Stream:
        """The stream of one purpose: a word of a label is a child, a number a round."""
        return _stream(self.seed, game, label)

    def shuffle(self, game: str, label: tuple[str | int, ...], items: tuple[str, ...]) -> tuple[str, ...]:
        """The items in random order."""
        return tuple(items[index] for index in self.stream(game, label).shuffle(len(items)))


@dataclass(frozen=True, slots=True)
class Given:
    """Chance as data: for each label the whole shuffled list, first drawn first.

    >>> Given.of({"row": ["b", "a"]}).shuffle("toy", ("row",), ("a", "b"))
    ('b', 'a')
    """

    draws: tuple[tuple[str, tuple[str, ...]], ...]

    @classmethod
    def of(cls, draws: Mapping[str, Sequence[str]]) -> Given:
        """From a mapping of labels ("round 0 deck") to lists."""
        return cls(tuple((label, tuple(items)) for label, items in sorted(draws.items())))

    def shuffle(self, game: str, label: tuple[str | int, ...], items: tuple[str, ...]) -> tuple[str, ...]:
        """The list given for this label.

        Raises:
            ChanceFault: nothing was given for the label, or the list is not the items in some order.
        """
        name = label_text(label)
        given = dict(self.draws).get(name)
        if given is None:
            raise ChanceFault(f"{game} needs the draw {name!r}, which was not given: it is {len(items)} items in order")
        if sorted(given) != sorted(items):
            missing = sorted((Counter(items) - Counter(given)).elements()) or "none"
            extra = sorted((Counter(given) - Counter(items)).elements()) or "none"
            raise ChanceFault(
                f"the draw {name!r} is not the {len(items)} items in some order: missing {missing}, extra {extra}"
            )
        return given


Chance: TypeAlias = Seeded | Given


class Drawer:
    """Draws for one part of a game ("round 3") and keeps what was drawn, by label.

    >>> drawer = Drawer(Seeded(7), "toy", ("round", 0))
    >>> drawer.shuffle("deck", (10, 20, 30), ("a", "b", "c"))
    [20, 10, 30]
    >>> drawer.drawn
    (('round 0 deck', ('b', 'a', 'c')),)
    """

    def __init__(self, chance: Chance, game: str, part: tuple[str | int, ...]) -> None:
        self._chance, self._game, self._part = chance, game, part
        self._stream = chance.stream(game, part) if isinstance(chance, Seeded) else None
        self._name = label_text((*part, ""))
        self._drawn: list[tuple[str, tuple[str, ...]]] = []

    def shuffle(self, label: str, items: Sequence[T], names: tuple[str, ...]) -> list[T]:
        """The items in the order that chance gives them; ``names`` are what they are called in records.

        Raises:
            ChanceFault: chance was given, and does not fit.
        """
        return [items[place] for place in self.order(label, names)]

    def order(self, label: str, names: tuple[str, ...]) -> tuple[int, ...]:
        """The places of these names in the order that chance gives them.

        Raises:
            ChanceFault: chance was given, and does not fit.
        """
        if self._stream is not None:
            order = self._stream.child(label).shuffle(len(names))
        else:
            given = list(self._chance.shuffle(self._game, (*self._part, label), names))
            order = _places(names, given)
        self._drawn.append((self._name + label, tuple([names[place] for place in order])))
        return order

    @property
    def drawn(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Everything drawn so far, by label."""
        return tuple(self._drawn)


def _places(names: tuple[str, ...], given: list[str]) -> tuple[int, ...]:
    """Where each given name stands among the names; of equal names each place is used once."""
    free = list(enumerate(names))
    places: list[int] = []
    for name in given:
        found = next(entry for entry in free if entry[1] == name)
        free.remove(found)
        places.append(found[0])
    return tuple(places)


@lru_cache(maxsize=64)
def label_text(label: tuple[str | int, ...]) -> str:
    """How a label is written in records: its parts with blanks between.

    >>> label_text(("round", 0, "deck"))
    'round 0 deck'
    """
    return " ".join(str(part) for part in label)
