"""Zones: where cards lie, and who may see them. Every view is derived here, from the zones that a game declares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from moosekit.cards.card import Card
from moosekit.core.awaits import Awaits
from moosekit.core.ids import Seat, Viewer
from moosekit.core.secret import Audience, may_see, redact

C = TypeVar("C", bound=Card)
C_co = TypeVar("C_co", bound=Card, covariant=True)
F = TypeVar("F")
F_co = TypeVar("F_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Zone(Generic[C_co]):
    """Cards in one place. ``seen_by`` may know them all; a rule may open single cards to others (``opened``)."""

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


@dataclass(frozen=True, slots=True)
class ZoneView(Generic[C_co]):
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


def view_zone(zone: Zone[C], viewer: Viewer) -> ZoneView[C]:
    """What the viewer knows of a zone."""
    seen = sorted(card for card in zone.cards if may_see(viewer, zone.audience(card)))
    return ZoneView(zone.name, zone.owner, tuple(seen), len(zone.cards) - len(seen))


def view_of(viewer: Viewer, awaits: Awaits, zones: tuple[Zone[C], ...], facts: F) -> View[C, F]:
    """The one way from a state to a view: zones by their audiences, facts by their secrets."""
    return View(viewer, awaits, tuple(view_zone(zone, viewer) for zone in zones), redact(facts, viewer))
