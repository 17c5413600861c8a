"""What may be known of a state of Face de bouc: every card that has been turned up, and no name at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from moosekit.cards.zone import View, Zone
from moosekit.core.ids import Millis, Seat, seats
from moosekit.core.secret import EVERYONE, NOBODY, Hidden, Secret
from moosekit.games.face_de_bouc.asking import owes
from moosekit.games.face_de_bouc.cards import FaceCard, Faces
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import Phase, State


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
    promised: Millis
    pressed: tuple[Secret[Millis | None] | Hidden, ...]

    @property
    def tops(self) -> tuple[FaceCard | None, ...]:
        """The top card of every won pile."""
        return tuple(pile[-1] if pile else None for pile in self.piles)


FaceView: TypeAlias = View[FaceCard, PublicFacts]


def zones(state: State) -> tuple[Zone[FaceCard], ...]:
    """Where the cards lie and who may see them."""
    places = seats(state.setup.players)
    won = [Zone("pile", seat, state.piles[seat], EVERYONE) for seat in places]
    return (Zone("draw", None, state.draw, NOBODY), Zone("centre", None, state.centre, EVERYONE), *won)


def public_facts(state: State) -> PublicFacts:
    """The facts of a state, with the owners of its secrets."""
    card = state.card
    return PublicFacts(
        setup=state.setup,
        turn=state.turn,
        left=len(state.draw),
        centre=state.centre,
        piles=state.piles,
        named=tuple(face for face, _ in state.names),
        phase=None if card is None else card.phase,
        owners=() if card is None else card.owners,
        passed=() if card is None else card.passed,
        out=() if card is None else card.out,
        promised=Millis(0) if card is None else card.claims.promised,
        pressed=tuple(
            Secret(None if card is None else owes(card, seat), (seat,)) for seat in seats(state.setup.players)
        ),
    )
