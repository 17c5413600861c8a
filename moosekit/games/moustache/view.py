"""What may be known of a state of Moustache: its zones with their audiences, and the facts that are public."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TypeAlias

from moosekit.cards.zone import View, Zone
from moosekit.core.asking import Frame
from moosekit.core.ids import RuleId, Seat, seats
from moosekit.core.latest import latest
from moosekit.core.secret import EVERYONE, NOBODY, Audience, Hidden, Secret
from moosekit.games.moustache.cards import AnimalCard, Cards
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.stages import Team
from moosekit.games.moustache.state import MonkeyChoice, RoundResult, State
from moosekit.tricks.row import Reading
from moosekit.tricks.world import lead_colour

__all__ = ["MoustacheView", "PublicFacts"]


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """What everybody at the table knows, beside the cards that lie in zones.

    Attributes:
        setup: the set-up; of a row that it fixes, only the cards that are face up.
        round: the round's number, from 0.
        rounds: how many are played.
        row: the ids of the rule cards in force, left to right.
        hidden_in_row: how many rule cards are still face down.
        reading: how the row is read.
        teams: everybody's team, by seat.
        crown: the seat that leads the first trick.
        plays: the cards of the trick, in the order of play.
        lead: the lead colour now.
        choices: the cards that the monkey may take, while it is asked.
        committed: the seats that have set cards aside.
        aside: those cards by seat; only their owner sees them, and until they are passed they stay in the hand.
        tokens: the round's trophies, face down, in the order in which they will be drawn.
        trophies: by seat; only the owner sees the values before the end.
        results: the finished rounds.
    """

    setup: Setup
    round: int
    rounds: int
    row: tuple[RuleId, ...]
    hidden_in_row: int
    reading: Reading
    teams: tuple[Team, ...]
    crown: Seat
    plays: tuple[tuple[Seat, AnimalCard], ...]
    lead: str | None
    choices: Cards
    committed: tuple[Seat, ...]
    aside: tuple[Secret[Cards] | Hidden, ...]
    tokens: Secret[tuple[int, ...]] | Hidden
    trophies: tuple[Secret[tuple[int, ...]] | Hidden, ...]
    trophy_counts: tuple[int, ...]
    results: tuple[RoundResult, ...]


MoustacheView: TypeAlias = View[AnimalCard, PublicFacts]


@latest
def zones(state: State) -> tuple[Zone[AnimalCard], ...]:
    """Where the cards lie and who may see them."""
    table, round_ = state.table, state.round
    places = seats(len(table.hands))
    hands = [Zone("hand", seat, table.hands[seat], (seat,), _open(state)) for seat in places]
    piles = [Zone("pile", seat, table.piles[seat], NOBODY) for seat in places]
    trick: Zone[AnimalCard] = Zone("trick", None, tuple(play.card for play in table.plays), EVERYONE)
    lost: Zone[AnimalCard] = Zone("lost", None, table.lost, EVERYONE)
    return (*hands, *piles, trick, lost, Zone("leftover", None, round_.leftover, NOBODY))


def _open(state: State) -> tuple[tuple[AnimalCard, Audience], ...]:
    return tuple((card, EVERYONE) for card in state.round.opened)


def _public_setup(state: State) -> Setup:
    """The set-up without the rule cards that it fixes and that are still face down."""
    setup, shown = state.match.setup, state.round.rules.row.cards
    return setup if setup.row is None or setup.row == shown else _with_row(setup, shown)


@lru_cache(maxsize=32)  # the same until the next card is turned up
def _with_row(setup: Setup, row: tuple[RuleCard, ...]) -> Setup:
    return replace(setup, row=row)


@latest
def public_facts(state: State) -> PublicFacts:
    """The facts of a state, with the owners of its secrets."""
    match, round_, table = state
    pending = table.pending
    over = match.outcome is not None
    sealed = dict(pending.sealed) if isinstance(pending, Frame) else {}
    places = seats(len(table.hands))
    return PublicFacts(
        setup=_public_setup(state),
        round=round_.number,
        rounds=match.setup.rounds,
        row=tuple([card.id for card in round_.rules.row.cards]),
        hidden_in_row=len(match.row) - len(round_.rules.row.cards),
        reading=match.setup.reading,
        teams=round_.teams,
        crown=round_.crown,
        plays=tuple([(play.seat, play.card) for play in table.plays]),
        lead=lead_colour(table.plays, round_.rules.row.world.lead),
        choices=tuple(pending.contest.card(place) for place in pending.haul.within_reach)
        if isinstance(pending, MonkeyChoice)
        else (),
        committed=tuple(sealed),
        aside=tuple([sealed.get(seat, nothing) for seat, nothing in _nothing_aside(len(places))]),
        tokens=Secret(round_.tokens, NOBODY),
        trophies=tuple(
            [Secret(own, EVERYONE if over else (seat,)) for seat, own in zip(places, match.trophies, strict=True)]
        ),
        trophy_counts=tuple([len(own) for own in match.trophies]),
        results=match.results,
    )


@cache
def _nothing_aside(players: int) -> tuple[tuple[Seat, Secret[Cards]], ...]:
    return tuple((seat, Secret((), (seat,))) for seat in seats(players))
