"""Zones: where cards lie, and who may see them. Every view is derived here, from the zones that a game declares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Final, Generic, NamedTuple, TypeVar, cast

from moosekit.cards.card import Card
from moosekit.core.awaits import Awaits
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer
from moosekit.core.latest import latest
from moosekit.core.secret import EVERYONE, NOBODY, Audience, may_see, redact

__all__ = ["View", "Zone", "ZoneView", "view_of", "view_zone", "view_zones"]

C = TypeVar("C", bound=Card)
C_co = TypeVar("C_co", bound=Card, covariant=True)
F = TypeVar("F")
F_co = TypeVar("F_co", covariant=True)


class Zone(NamedTuple, Generic[C_co]):
    """Cards in one place. ``seen_by`` may know them all; a rule may open single cards to others (``opened``).

    A ``NamedTuple``, as is what a viewer knows of it: a dozen of them are made with every view.
    """

    name: str
    owner: Seat | None
    cards: tuple[C_co, ...]
    seen_by: Audience
    opened: tuple[tuple[C_co, Audience], ...] = ()

    def audience(self, card: Card) -> Audience:
        """Who may see one card of the zone."""
        for opened, audience in self.opened:
            if opened is card:
                return audience
        return self.seen_by


class ZoneView(NamedTuple, Generic[C_co]):
    """What a viewer knows of a zone: the cards seen, in deck order, and how many more there are.

    The order of a hand or pile is not shown, as it could tell something.
    """

    name: str
    owner: Seat | None
    cards: tuple[C_co, ...]
    hidden: int


@dataclass(frozen=True, slots=True)
class View(Generic[C_co, F_co]):
    """What a viewer may know of a state: zones, the facts that the game declares public, and what is awaited."""

    viewer: Viewer
    awaits: Awaits
    zones: tuple[ZoneView[C_co], ...]
    facts: F_co

    def zone(self, name: str, owner: Seat | None = None) -> ZoneView[C_co]:
        """One zone by name and owner.

        Raises:
            KeyError: the game has no such zone.
        """
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError(f"there is no zone {name!r} of {owner!r}")


_index: Final[Callable[[Card], int]] = attrgetter("index")


def view_zone(zone: Zone[C], viewer: Viewer) -> ZoneView[C]:
    """What the viewer knows of a zone."""
    name, owner, cards, seen_by, opened = zone
    if opened:
        seen = tuple(sorted([card for card in cards if may_see(viewer, zone.audience(card))], key=_index))
        return ZoneView(name, owner, seen, len(cards) - len(seen))
    if not may_see(viewer, seen_by):
        return ZoneView(name, owner, (), len(cards))
    return ZoneView(name, owner, cards if len(cards) < 2 else tuple(sorted(cards, key=_index)), 0)


def view_zones(viewer: Viewer, zones: tuple[Zone[C], ...]) -> tuple[ZoneView[C], ...]:
    """What the viewer knows of every zone. What everybody knows alike is worked out once for all who look."""
    if viewer is OPEN:
        return tuple([view_zone(zone, viewer) for zone in zones])
    shared = cast("tuple[ZoneView[C] | None, ...]", _shared(zones))
    return tuple([view_zone(zone, viewer) if same is None else same for zone, same in zip(zones, shared, strict=True)])


@latest
def _shared(zones: tuple[Zone[Card], ...]) -> tuple[ZoneView[Card] | None, ...]:
    """The zones that everybody sees, or nobody; ``None`` for all others."""
    return tuple(
        [
            view_zone(zone, SPECTATOR) if not zone.opened and zone.seen_by in (EVERYONE, NOBODY) else None
            for zone in zones
        ]
    )


def view_of(viewer: Viewer, awaits: Awaits, zones: tuple[Zone[C], ...], facts: F) -> View[C, F]:
    """The one way from a state to a view: zones by their audiences, facts by their secrets."""
    return View(viewer, awaits, view_zones(viewer, zones), redact(facts, viewer))
