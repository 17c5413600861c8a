"""Unseen cards are shared out over hidden places: always when there is a way, never against what a place may hold."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from moosekit.cards.sharing import share
from moosekit.core.stream import Stream

CARDS = "abcd"
BANS = st.sets(st.tuples(st.sampled_from("xyz"), st.sampled_from(CARDS)))


def possible(room: dict[str, int], banned: set[tuple[str, str]]) -> bool:
    """By trying them all."""
    slots = [place for place, size in room.items() for _ in range(size)]
    return any(
        all((place, card) not in banned for place, card in zip(slots, order, strict=True))
        for order in permutations(CARDS)
    )


@given(st.sampled_from([(4, 0, 0), (2, 1, 1), (1, 2, 1), (0, 2, 2), (1, 3, 0)]), BANS, st.integers(0, 99))
def test_a_way_is_found_whenever_there_is_one(sizes: tuple[int, ...], banned: set[tuple[str, str]], key: int) -> None:
    room = dict(zip("xyz", sizes, strict=True))
    shared = share(CARDS, room, lambda place, card: (place, card) not in banned, Stream(key))
    assert (shared is not None) == possible(room, banned)
    if shared is not None:
        assert {place: len(held) for place, held in shared.items()} == room
        assert sorted(card for held in shared.values() for card in held) == list(CARDS)
        assert not banned & {(place, card) for place, held in shared.items() for card in held}


def test_too_many_or_too_few_cards_cannot_be_shared() -> None:
    for size in (3, 5):
        assert share(CARDS, {"x": size}, lambda place, card: place != card, Stream(0)) is None


def test_every_sharing_turns_up() -> None:
    seen = Counter(
        "".join(sorted(shared["x"]))
        for key in range(300)
        if (shared := share(CARDS, {"x": 2, "y": 2}, lambda place, card: (place, card) != ("x", "a"), Stream(key)))
    )
    assert sorted(seen) == ["bc", "bd", "cd"]
    assert min(seen.values()) > 50


def test_every_way_is_equally_likely_also_where_much_is_forbidden() -> None:
    """Six cards in three pairs of places, seven ways: each comes within five standard errors as often as the others."""
    cards, room = "abcdef", {"x": 2, "y": 2, "z": 2}
    banned = {("x", "a"), ("x", "f"), ("y", "b"), ("y", "f"), ("z", "b"), ("z", "d")}
    shares = [share(cards, room, lambda place, card: (place, card) not in banned, Stream(key)) for key in range(6000)]
    came = Counter(tuple("".join(sorted(held)) for held in shared.values()) for shared in shares if shared is not None)
    ways = {
        tuple("".join(sorted(order[at : at + 2])) for at in (0, 2, 4))
        for order in permutations(cards)
        if not any(("xxyyzz"[at], card) in banned for at, card in enumerate(order))
    }
    expected = 6000 / len(ways)
    assert set(came) == ways
    assert len(ways) == 7
    assert all(abs(count - expected) < 5 * expected**0.5 for count in came.values()), came
