"""Sharing unseen cards out at random over hidden places, where not every place may hold every card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from moosekit.core.stream import Stream

C = TypeVar("C")
K = TypeVar("K")


def share(
    cards: Sequence[C], room: Mapping[K, int], may_hold: Callable[[K, C], bool], stream: Stream
) -> dict[K, list[C]] | None:
    """The cards of each place, ``room[place]`` of them; ``None`` where there is no way to share them out.

    Cards go one by one, in random order, to a random place with room; where there is none, cards that lie already move
    on (the augmenting paths of a bipartite matching), so that a way is found whenever there is one.

    >>> share("abc", {"left": 1, "right": 2}, lambda place, card: (place, card) != ("left", "a"), Stream(1))
    {'left': ['b'], 'right': ['a', 'c']}
    """
    if len(cards) != sum(room.values()):
        return None
    sharing = _Sharing(room, may_hold)
    places = [place for place, size in room.items() for _ in range(size)]
    order, own = stream.child("cards"), stream.child("places")
    for turn, index in enumerate(order.shuffle(len(cards))):
        wishes = list(dict.fromkeys(places[slot] for slot in own.at(turn).shuffle(len(places))))
        if not sharing.put(cards[index], wishes, []):
            return None
    return sharing.held


class _Sharing(Generic[K, C]):
    """The cards that lie in each place so far."""

    def __init__(self, room: Mapping[K, int], may_hold: Callable[[K, C], bool]) -> None:
        self.held: dict[K, list[C]] = {place: [] for place in room}
        self._room = room
        self._may_hold = may_hold

    def put(self, card: C, wishes: Sequence[K], tried: list[K]) -> bool:
        """Puts the card somewhere, moving others on where it must; ``tried`` are places that did not work out."""
        for place in wishes:
            if place in tried or not self._may_hold(place, card):
                continue
            tried.append(place)
            inside = self.held[place]
            if len(inside) < self._room[place]:
                inside.append(card)
                return True
            for index, other in enumerate(inside):
                if self.put(other, wishes, tried):
                    inside[index] = card
                    return True
        return False
