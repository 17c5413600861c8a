"""What may be known of a state: zones with their audiences, and the facts that are public."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.cards.zone import View, Zone, view_zones
from moosekit.core.awaits import Awaits
from moosekit.core.ids import Seat, Viewer, seats
from moosekit.core.latest import kept, latest
from moosekit.core.making import make
from moosekit.core.secret import EVERYONE, NOBODY
from moosekit.core.timing import Claims
from moosekit.games.moose_match_mayhem.cards import Cards, MayhemCard
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import Flip, State

__all__ = ["MayhemView", "PublicFacts"]


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """What everybody at the table knows, beside the cards that lie in zones.

    Attributes:
        setup: the set-up.
        number: how many flips there have been.
        piles: how many cards the two draw piles have.
        ready: the seats that are ready to turn their card over.
        sets: the finished sets by seat.
        flip: the cards in the middle by the seats that turned them over, who has taken them, and the open question;
            without the touches that nobody has judged yet.
    """

    setup: Setup
    number: int
    piles: tuple[int, int]
    ready: tuple[Seat, ...]
    sets: tuple[tuple[Cards, ...], ...]
    flip: Flip | None


MayhemView: TypeAlias = View[MayhemCard, PublicFacts]
_ZONE: Final[type[Zone[MayhemCard]]] = Zone


def view_of(state: State, viewer: Viewer, awaits: Awaits) -> MayhemView:
    """Zones by their audiences. The facts are public down to the last one, so nothing is taken out of them."""
    return View(viewer, awaits, view_zones(viewer, zones(state)), public_facts(state))


@latest
def zones(state: State) -> tuple[Zone[MayhemCard], ...]:
    """Where the cards lie and who may see them: a card that was taken unseen nobody, its holder neither."""
    places = seats(state.setup.players)
    flip = state.flip
    middle = () if flip is None else tuple([flip.middle[place] for place in flip.free])
    return (
        *_held(places, state.held),
        *_herds(state.herds),
        *_sets(state.sets),
        make(_ZONE, ("middle", None, middle, EVERYONE, ())),
        make(_ZONE, ("piles", None, state.deck, NOBODY, ())),
        make(_ZONE, ("discard", None, state.discard, EVERYONE, ())),
        make(_ZONE, ("out", None, state.match.out, EVERYONE, ())),
    )


def _held(places: tuple[Seat, ...], held: Cards) -> list[Zone[MayhemCard]]:
    return [make(_ZONE, ("held", seat, held[seat : seat + 1], NOBODY, ())) for seat in places]


@kept
def _herds(herds: tuple[Cards, ...]) -> list[Zone[MayhemCard]]:
    return [Zone("herd", seat, herd, EVERYONE) for seat, herd in zip(seats(len(herds)), herds, strict=True)]


@kept
def _sets(sets: tuple[tuple[Cards, ...], ...]) -> list[Zone[MayhemCard]]:
    cards = [tuple(card for made in own for card in made) for own in sets]
    return [Zone("sets", seat, own, EVERYONE) for seat, own in zip(seats(len(sets)), cards, strict=True)]


def public_flip(flip: Flip) -> Flip:
    """The flip without the touches that are filed; the clock's promise is public."""
    return flip._replace(claims=Claims((), flip.claims.promised)) if flip.claims.filed else flip


@latest
def public_facts(state: State) -> PublicFacts:
    """The facts of a state."""
    count = len(state.deck)
    return PublicFacts(
        setup=state.setup,
        number=state.number,
        piles=(count - count // 2, count // 2),
        ready=state.ready,
        sets=state.sets,
        flip=None if state.flip is None else public_flip(state.flip),
    )
