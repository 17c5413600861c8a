"""Zones: where cards lie, and who may see them. Every view is derived here, from the zones that a game declares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar, cast

from moosekit.cards.card import Card, in_order
from moosekit.core.awaits import Awaits
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer
from moosekit.core.latest import kept, latest
from moosekit.core.making import make
from moosekit.core.secret import EVERYONE, Audience, may_see, redact

__all__ = ["View", "Zone", "ZoneView", "view_of", "view_zone", "view_zones"]

C = TypeVar("C", bound=Card)
C_co = TypeVar("C_co", bound=Card, covariant=True)
F = TypeVar("F")
F_co = TypeVar("F_co", covariant=True)


class Zone(NamedTuple, Generic[C_co]):
    """Cards in one place. ``seen_by`` may know them all; a rule may open single cards to others (``opened``).

    A ``NamedTuple``, as is what a viewer knows of it: a dozen of them are made with every view.

    >>> from moosekit.games.moustache import cards
    >>> hand = Zone("hand", Seat(0), cards("P3 B9"), (Seat(0),), opened=((cards("P3")[0], EVERYONE),))
    >>> [hand.audience(card) for card in hand.cards]
    [<Everyone.EVERYONE: 'everyone'>, (0,)]
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


#: the places of zones of which some seats see more than a spectator, and which seats; ``None``: single cards are open
_Own: TypeAlias = tuple[tuple[int, tuple[Seat, ...] | None], ...]
_SEEN: Final[type[ZoneView[Card]]] = ZoneView


@kept
def _in_deck_order(cards: tuple[C, ...]) -> tuple[C, ...]:
    """The cards sorted; a pile lies there through many states."""
    return in_order(cards)


def view_zone(zone: Zone[C], viewer: Viewer) -> ZoneView[C]:
    """What the viewer knows of a zone.

    >>> from moosekit.core.ids import Seat
    >>> from moosekit.games.moustache import cards
    >>> hand = Zone("hand", Seat(0), cards("P3 B9"), seen_by=(Seat(0),))
    >>> view_zone(hand, Seat(0)).cards
    (P3, B9)
    >>> view_zone(hand, Seat(1))
    ZoneView(name='hand', owner=0, cards=(), hidden=2)
    """
    name, owner, cards, seen_by, opened = zone
    sees = may_see(viewer, seen_by)
    if opened:  # of two entries for one card the first counts, as in ``Zone.audience``
        one_by_one = {card: may_see(viewer, audience) for card, audience in reversed(opened)}
        seen = tuple([card for card in _in_deck_order(cards) if one_by_one.get(card, sees)])
        return ZoneView(name, owner, seen, len(cards) - len(seen))
    return ZoneView(name, owner, _in_deck_order(cards), 0) if sees else ZoneView(name, owner, (), len(cards))


def view_zones(viewer: Viewer, zones: tuple[Zone[C], ...]) -> tuple[ZoneView[C], ...]:
    """What the viewer knows of every zone. What everybody knows alike is worked out once for all who look.

    >>> from moosekit.core.ids import Seat
    >>> from moosekit.games.moustache import cards
    >>> hands = tuple(Zone("hand", Seat(i), cards(codes), (Seat(i),)) for i, codes in enumerate(["P3 B9", "G1"]))
    >>> [zone.cards for zone in view_zones(Seat(1), hands)]
    [(), (G1,)]
    """
    if viewer is OPEN:
        return tuple([view_zone(zone, viewer) for zone in zones])
    public, own = _public(zones)
    seen = cast("list[ZoneView[C]]", list(public))
    for place, audience in own:
        if audience is None or viewer in audience:
            seen[place] = view_zone(zones[place], viewer)
    return tuple(seen)


@latest
def _public(zones: tuple[Zone[Card], ...]) -> tuple[tuple[ZoneView[Card], ...], _Own]:
    """What a spectator sees, and where seats may see more."""
    public: list[ZoneView[Card]] = []
    own: list[tuple[int, tuple[Seat, ...] | None]] = []
    for place, (name, owner, cards, seen_by, opened) in enumerate(zones):
        if opened:
            public.append(view_zone(zones[place], SPECTATOR))
            own.append((place, None))
        elif seen_by is EVERYONE:
            public.append(make(_SEEN, (name, owner, _in_deck_order(cards) if len(cards) > 1 else cards, 0)))
        else:
            public.append(make(_SEEN, (name, owner, (), len(cards))))
            if seen_by:
                own.append((place, seen_by))
    return tuple(public), tuple(own)


def view_of(viewer: Viewer, awaits: Awaits, zones: tuple[Zone[C], ...], facts: F) -> View[C, F]:
    """The one way from a state to a view: zones by their audiences, facts by their secrets.

    >>> from moosekit.core.awaits import Turn
    >>> from moosekit.core.secret import Secret
    >>> from moosekit.games.moustache import cards
    >>> trick = Zone("trick", None, cards("P3"), EVERYONE)
    >>> view = view_of(Seat(1), Turn(Seat(0)), (trick,), (5, Secret(7, (Seat(0),))))
    >>> view.zone("trick").cards, view.facts
    ((P3,), (5, Hidden()))
    """
    return View(viewer, awaits, view_zones(viewer, zones), redact(facts, viewer))
