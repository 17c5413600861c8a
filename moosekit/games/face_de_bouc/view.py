"""What may be known of a state of Face de bouc: every card that has been turned up, and no name at all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from moosekit.cards.zone import View, Zone, view_zones
from moosekit.core.awaits import Awaits
from moosekit.core.ids import Millis, Seat, Viewer, seats
from moosekit.core.latest import latest
from moosekit.core.making import make
from moosekit.core.secret import EVERYONE, NOBODY, Hidden, Secret, redact
from moosekit.games.face_de_bouc.asking import owing
from moosekit.games.face_de_bouc.cards import FaceCard, Faces
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State

__all__ = ["FaceView", "PublicFacts"]


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """What everybody at the table knows, beside the cards that lie in zones.

    Attributes:
        setup: the set-up.
        turn: whoever turned up the card on the table, or is to turn up the next one.
        left: how many cards are in the draw pile.
        centre: the open pile, bottom to top; while ``phase`` is not ``None``, its last card was just turned up.
        piles: the won piles by seat, bottom to top: all their cards have been seen by everybody.
        named: the characters that have a name now.
        phase: what the card on the table waits for; ``None`` between two cards.
        owners: the seats that had the same character on top when it was turned up.
        passed, out: the seats that have passed, and those that may not act again on this card.
        barred: those of them that a mistaken special shout has cost it.
        now: the time that counts of the last thing that has been told about the card.
        promised: up to when the clock has promised that nothing more will come.
        pressed: by seat, when it pressed, as long as it owes a name; only the seat itself knows.
    """

    setup: Setup
    turn: Seat
    left: int
    centre: Faces
    piles: tuple[Faces, ...]
    named: Faces
    phase: Phase | None
    owners: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    out: tuple[Seat, ...]
    barred: tuple[Seat, ...]
    now: Millis
    promised: Millis
    pressed: tuple[Secret[Millis | None] | Hidden, ...]

    @property
    def tops(self) -> tuple[FaceCard | None, ...]:
        """The top card of every won pile."""
        return tuple(pile[-1] if pile else None for pile in self.piles)


FaceView: TypeAlias = View[FaceCard, PublicFacts]
_ZONE: Final[type[Zone[FaceCard]]] = Zone


def view(state: State, awaits: Awaits, viewer: Viewer) -> FaceView:
    """What the viewer may know.

    Of the facts only the presses are secrets; the rest is public and is not searched for any, as that takes long.
    """
    seen = view_zones(viewer, zones(state))
    return View(viewer, awaits, seen, public_facts(state, _pressed(state, viewer)))


@latest
def zones(state: State) -> tuple[Zone[FaceCard], ...]:
    """Where the cards lie and who may see them."""
    places = seats(state.setup.players)
    return (
        make(_ZONE, ("draw", None, state.draw, NOBODY, ())),
        make(_ZONE, ("centre", None, state.centre, EVERYONE, ())),
        *[make(_ZONE, ("pile", seat, state.piles[seat], EVERYONE, ())) for seat in places],
    )


def _pressed(state: State, viewer: Viewer) -> tuple[Secret[Millis | None] | Hidden, ...]:
    """By seat, when it pressed, as long as it owes a name: a secret of the seat."""
    card, places = state.card, seats(state.setup.players)
    pressed = {} if card is None else owing(card)
    if not pressed:
        return _nobody_pressed(places, viewer)
    return redact(tuple([Secret(pressed.get(seat), (seat,)) for seat in places]), viewer)


@cache
def _nobody_pressed(places: tuple[Seat, ...], viewer: Viewer) -> tuple[Secret[Millis | None] | Hidden, ...]:
    return redact(tuple(Secret(None, (seat,)) for seat in places), viewer)


def public_facts(state: State, pressed: tuple[Secret[Millis | None] | Hidden, ...]) -> PublicFacts:
    """The facts of a state; ``pressed`` as the viewer may know it."""
    card = state.card
    return PublicFacts(
        setup=state.setup,
        turn=state.turn,
        left=len(state.draw),
        centre=state.centre,
        piles=state.piles,
        named=tuple([face for face, _ in state.names]),
        phase=None if card is None else card.phase,
        owners=() if card is None else card.owners,
        passed=() if card is None else card.passed,
        out=() if card is None else card.out,
        barred=() if card is None else card.barred,
        now=Millis(0) if card is None else card.now,
        promised=Millis(0) if card is None else card.claims.promised,
        pressed=pressed,
    )
