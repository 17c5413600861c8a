"""Zones say who sees their cards; a view is made of them and shows nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final

import pytest

from moosekit.cards.card import Card
from moosekit.cards.zone import View, Zone, ZoneView, view_of, view_zone, view_zones
from moosekit.core.awaits import Turn
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.secret import EVERYONE, HIDDEN, NOBODY, Hidden, Secret


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Letter(Card):
    """A card of a test."""


A, B, C, D = CARDS = Letter.intern(tuple(Letter(code, index) for index, code in enumerate("ABCD")))
ME, OTHER = seats(2)
EVERYBODY: Final[tuple[Viewer, ...]] = (ME, OTHER, SPECTATOR, OPEN)


@pytest.mark.parametrize(
    ("zone", "seen"),
    [
        (Zone("hand", ME, (C, A, B), (ME,)), ["ABC", "", "", "ABC"]),
        (Zone("deck", None, (C, A, B), NOBODY), ["", "", "", "ABC"]),
        (Zone("table", None, (C, A, B), EVERYONE), ["ABC"] * 4),
        (Zone("hand", ME, (C, A, B), (ME,), ((B, EVERYONE),)), ["ABC", "B", "B", "ABC"]),
        (Zone("pile", ME, (C, A, B), NOBODY, ((C, (ME, OTHER)), (A, (OTHER,)))), ["C", "AC", "", "ABC"]),
        (Zone("hand", ME, (C, A, B), (ME,), ((D, EVERYONE),)), ["ABC", "", "", "ABC"]),
    ],
)
def test_who_sees_which_cards(zone: Zone[Letter], seen: list[str]) -> None:
    views = [view_zone(zone, viewer) for viewer in EVERYBODY]
    assert ["".join(card.code for card in view.cards) for view in views] == seen
    assert [len(view.cards) + view.hidden for view in views] == [3] * 4


def test_the_order_of_cards_tells_nothing() -> None:
    views = {view_zone(Zone("hand", ME, order, (ME,), ((B, EVERYONE),)), OTHER) for order in permutations((A, B, C))}
    assert views == {ZoneView("hand", ME, (B,), 2)}


def test_views_are_the_same_whatever_lies_hidden() -> None:
    """Every way to share the unseen cards between a hand and the deck looks the same to the other seat."""
    texts: set[str] = set()
    for order in permutations(CARDS):
        hand = Zone("hand", ME, order[:2], (ME,))
        deck = Zone("deck", None, order[2:], NOBODY)
        facts = (5, Secret(order[0].code, (ME,)))
        texts.add(canonical(view_of(OTHER, Turn(ME), (hand, deck), facts)))
    assert len(texts) == 1
    assert "A" not in texts.pop()


def test_facts_are_redacted_and_zones_are_found_by_name_and_owner() -> None:
    zones = (Zone("hand", ME, (A,), (ME,)), Zone("hand", OTHER, (B,), (OTHER,)), Zone("deck", None, (C, D), NOBODY))
    facts: tuple[int, Secret[str] | Hidden] = (5, Secret("A", (OTHER,)))
    view: View[Letter, tuple[int, Secret[str] | Hidden]] = view_of(ME, Turn(OTHER), zones, facts)
    assert view.facts == (5, HIDDEN)
    assert (view.viewer, view.awaits) == (ME, Turn(OTHER))
    assert view.zone("hand", ME).cards == (A,)
    assert view.zone("hand", OTHER) == ZoneView("hand", OTHER, (), 1)
    assert view.zone("deck").hidden == 2
    with pytest.raises(KeyError, match="there is no zone 'pile' of 1"):
        view.zone("pile", Seat(1))


def test_zones_that_all_see_alike_are_shared_and_no_others() -> None:
    """Whoever looks first, everybody gets of every zone what it would get of that zone alone."""
    zones = (
        Zone("hand", ME, (A,), (ME,)),
        Zone("table", None, (C, B), EVERYONE),
        Zone("deck", None, (D,), NOBODY),
        Zone("pile", OTHER, (B, A), NOBODY, ((A, (OTHER,)),)),
    )
    for viewers in permutations(EVERYBODY):
        fresh = tuple(zones[:1] + zones[1:])
        for viewer in viewers:
            assert view_zones(viewer, fresh) == tuple(view_zone(zone, viewer) for zone in zones)
    assert view_zones(ME, zones)[1] is view_zones(OTHER, zones)[1]
