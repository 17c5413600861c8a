"""The contest for a trick: which cards still count, and who has been named the winner so far."""

from __future__ import annotations

from functools import cache
from typing import Generic, NamedTuple, TypeVar

from moosekit.core.making import make
from moosekit.tricks.play import Play, TrickCard

__all__ = ["Contest"]

C = TypeVar("C", bound=TrickCard)
C_co = TypeVar("C_co", bound=TrickCard, covariant=True)


class Contest(NamedTuple, Generic[C_co]):
    """A trick that is being decided. Rule cards get one and give one back.

    ``plays`` are in the order of play and positions count from 0 there. ``left`` are the positions of the cards with a
    colour that still count; ``named`` is the position named as winner so far, ``namings`` how often one was named.

    >>> from moosekit.games.moustache import Trick
    >>> contest = contest_of(Trick.parse("O5 O9 G2").plays, ("green", "pink", "orange", "blue"))
    >>> contest.strongest(), contest.with_value(2), contest.without((1,)).strongest()
    (1, (2,), 0)
    """

    plays: tuple[Play[C_co], ...]
    left: tuple[int, ...]
    order: tuple[str, ...]
    named: int | None = None
    namings: int = 0

    def card(self, position: int) -> C_co:
        """The card at a position."""
        return self.plays[position].card

    def name(self, position: int) -> Contest[C_co]:
        """The contest with the card at this position named as the winner so far."""
        plays, left, order, _, namings = self
        after = (plays, left, order, position, namings + 1)
        return make(Contest, after)  # pyright: ignore[reportUnknownVariableType]  # make() loses what it is generic in

    def without(self, positions: tuple[int, ...]) -> Contest[C_co]:
        """The contest without these cards: they no longer count and are not won."""
        plays, before, order, named, namings = self
        left = tuple([place for place in before if place not in positions])
        after = (plays, left, order, named, namings)
        return make(Contest, after)  # pyright: ignore[reportUnknownVariableType]  # as above

    def with_value(self, value: int) -> tuple[int, ...]:
        """The positions of the cards that count and have this value."""
        plays = self.plays
        found: tuple[int, ...] = ()
        for place in self.left:
            if plays[place].card.value == value:
                found += (place,)
        return found

    def of_strongest_colour(self, positions: tuple[int, ...] | None = None) -> tuple[int, ...]:
        """Those of the positions (all that count by default) whose colour is the strongest among them."""
        plays, rank = self.plays, self.order.index
        best, same = -1, list[int]()
        for place in self.left if positions is None else positions:
            strength = rank(plays[place].card.colour or "")
            if strength > best:
                best, same = strength, [place]
            elif strength == best:
                same.append(place)
        return tuple(same)

    def highest(self, positions: tuple[int, ...]) -> int:
        """The position of the highest value among these (at least one)."""
        return positions[0] if len(positions) == 1 else max(positions, key=self._value)

    def lowest(self, positions: tuple[int, ...]) -> int:
        """The position of the lowest value among these (at least one)."""
        return positions[0] if len(positions) == 1 else min(positions, key=self._value)

    def strongest(self, positions: tuple[int, ...] | None = None) -> int | None:
        """The highest card of the strongest colour: who wins when no rule card says otherwise."""
        plays, rank = self.plays, self.order.index
        colour, strength, highest, winner = None, -1, -1, None
        for place in self.left if positions is None else positions:
            card = plays[place].card
            value = card.value or 0
            if card.colour is not colour:  # otherwise it follows the strongest so far, as most do
                its = rank(card.colour or "")
                if its < strength:
                    continue
                if its > strength:
                    colour, strength, highest = card.colour, its, -1
            if value > highest:
                highest, winner = value, place
        return winner

    def _value(self, position: int) -> int:
        value = self.plays[position].card.value
        return -1 if value is None else value


def contest_of(plays: tuple[Play[C], ...], order: tuple[str, ...]) -> Contest[C]:
    """The contest at its beginning: every card with a colour counts, nobody is named."""
    left = _all(len(plays))
    for play in plays:
        if play.card.colour is None:
            left = tuple([place for place in left if plays[place].card.colour is not None])
            break
    first = (plays, left, order, None, 0)
    return make(Contest, first)  # pyright: ignore[reportUnknownVariableType]  # as above


@cache
def _all(count: int) -> tuple[int, ...]:
    """The positions of so many cards."""
    return tuple(range(count))


def weakened(contest: Contest[C]) -> bool:
    """Whether cards have left that were as strong in colour as those now strongest: words then say "of the cards left".

    >>> from moosekit.games.moustache import Trick
    >>> [weakened(Trick.parse(cards, row="twins-vanish").resolve().contest) for cards in ("B4 P4 B7", "G4 P4 B7")]
    [True, False]
    """
    before = contest_of(contest.plays, contest.order)
    return contest.left != before.left and contest.of_strongest_colour() != before.of_strongest_colour()
