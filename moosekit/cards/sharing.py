"""Sharing unseen cards out at random over hidden places, where not every place may hold every card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from moosekit.core.stream import Stream

C = TypeVar("C")
K = TypeVar("K")
#: so many times as there are cards, two of them try to change places
EXCHANGES: Final = 12


def share(
    cards: Sequence[C], room: Mapping[K, int], may_hold: Callable[[K, C], bool], stream: Stream
) -> dict[K, list[C]] | None:
    """The cards of each place, ``room[place]`` of them; ``None`` where there is no way to share them out.

    Cards go one by one, in random order, to a random place with room; where there is none, cards that lie already move
    on (the augmenting paths of a bipartite matching), so that a way is found whenever there is one. What moves on makes
    some ways likelier than others; so where something is forbidden, pairs of cards change places at random afterwards.

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
    if any(not may_hold(place, card) for place, size in room.items() if size for card in cards):
        _exchange(sharing.held, may_hold, stream.child("exchanges"))
    return sharing.held


def _exchange(held: dict[K, list[C]], may_hold: Callable[[K, C], bool], stream: Stream) -> None:
    """Any two cards change places wherever both may: to and fro equally often, so all ways become equally likely."""
    slots = [(place, at) for place, inside in held.items() for at in range(len(inside))]
    many = len(slots)
    for turn in range(EXCHANGES * many):
        word = stream.word(turn)
        (one, here), (other, there) = slots[(word >> 32) % many], slots[(word & 0xFFFFFFFF) % many]
        card, met = held[one][here], held[other][there]
        if one != other and may_hold(one, met) and may_hold(other, card):
            held[one][here], held[other][there] = met, card


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
