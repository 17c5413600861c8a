"""The state of a game: what holds throughout, the cards on the table, and the flip that is going on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from moosekit.core.asking import Frame
from moosekit.core.awaits import Outcome
from moosekit.core.chance import Chance
from moosekit.core.ids import Millis, Seat, seats
from moosekit.core.timing import Claim, Claims
from moosekit.games.moose_match_mayhem.actions import Call
from moosekit.games.moose_match_mayhem.cards import AVALANCHE, Cards
from moosekit.games.moose_match_mayhem.setup import Setup

Draws: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Grab:
    """A filed touch: which place, and the stamp as it was sent; the claim around it carries the time that counts."""

    raw: Millis
    place: int


GrabClaim: TypeAlias = Claim[Grab]
Dispute: TypeAlias = Frame[tuple[GrabClaim, ...], Call]


class Flip(NamedTuple):
    """The cards in the middle and what has become of them.

    Attributes:
        middle: by the seats that turned them over.
        takers: by place, who has the card.
        since: places whose card is decided or in dispute, each with when the first hand came.
        claims: touches that wait for their judgement; times that count, while the promise is the clock's own time.
        now: the time that counts of what was judged last.
        closes: when the flip ends, in time that counts; ``None`` where no clock ends it.
        acted: seats without a clock whose touch, or hands off, waits for its judgement.
        freed: seats without a clock that have acted in this flip, came away with nothing and choose again.
        waits: seats that get what is left.
        third: who has won enough sets in this flip, and when.
        dispute: two hands or more on one card, and who calls.
        pairs: seats whose wild card could complete either pair.
        asks: the one of them that is asked now.
    """

    middle: Cards
    takers: tuple[Seat | None, ...]
    claims: Claims[Grab]
    closes: Millis | None
    now: Millis = Millis(0)
    acted: tuple[Seat, ...] = ()
    freed: tuple[Seat, ...] = ()
    waits: tuple[Seat, ...] = ()
    since: tuple[tuple[int, Millis], ...] = ()
    third: tuple[tuple[Seat, Millis], ...] = ()
    dispute: Dispute | None = None
    pairs: tuple[Seat, ...] = ()
    asks: Seat | None = None

    @property
    def avalanche(self) -> bool:
        """Whether nothing may be touched."""
        return AVALANCHE in self.middle

    @property
    def paused(self) -> bool:
        """Whether a question stops all clocks."""
        return self.dispute is not None or self.asks is not None

    @property
    def without_card(self) -> tuple[Seat, ...]:
        """The seats that have no card of this flip."""
        return tuple([seat for seat in seats(len(self.middle)) if seat not in self.takers])

    @property
    def free(self) -> tuple[int, ...]:
        """The places of the cards that nobody has taken."""
        return tuple([place for place, taker in enumerate(self.takers) if taker is None])

    def dropped(self, *claims: GrabClaim) -> Flip:
        """Without these claims; a seat without a clock may act again."""
        judged = [claim.seat for claim in claims if claim.seat in self.acted]
        acted = tuple(seat for seat in self.acted if seat not in judged)
        freed = tuple(sorted({*self.freed, *judged}))
        return self._replace(claims=self.claims.drop(claims), acted=acted, freed=freed)


@dataclass(frozen=True, slots=True)
class Match:
    """What holds for the whole game: the set-up, where chance comes from, the cards that are not played with."""

    setup: Setup
    chance: Chance
    out: Cards


class State(NamedTuple):
    """A state of the game.

    Herds are in deck order; of the deck the next card comes first, of the discard pile the oldest. ``held`` are the
    face-down cards by seat, before a flip; ``number`` is how many flips there have been.
    """

    match: Match
    herds: tuple[Cards, ...]
    sets: tuple[tuple[Cards, ...], ...]
    deck: Cards
    discard: Cards
    held: Cards = ()
    ready: tuple[Seat, ...] = ()
    flip: Flip | None = None
    number: int = 0
    drawn: Draws = ()
    outcome: Outcome | None = None

    @property
    def setup(self) -> Setup:
        """The set-up."""
        return self.match.setup

    def with_flip(self, flip: Flip) -> State:
        """With another flip."""
        return self._replace(flip=flip)

    def with_herd(self, seat: Seat, herd: Cards) -> State:
        """With another herd of one seat."""
        return self._replace(herds=(*self.herds[:seat], herd, *self.herds[seat + 1 :]))
