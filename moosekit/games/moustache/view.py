"""What may be known of a state of Moustache: its zones with their audiences, and the facts that are public."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, TypeAlias, TypeVar

from moosekit.cards.zone import View, Zone, view_zones
from moosekit.core.asking import Frame
from moosekit.core.awaits import Awaits
from moosekit.core.ids import RuleId, Seat, Viewer, seats
from moosekit.core.latest import kept, latest
from moosekit.core.making import make
from moosekit.core.secret import EVERYONE, NOBODY, Audience, Hidden, Secret, redact
from moosekit.games.moustache.cards import AnimalCard, Cards
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.stages import Team
from moosekit.games.moustache.state import Match, MonkeyChoice, Round, RoundResult, State, Table
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
T = TypeVar("T")
_ZONE: Final[type[Zone[AnimalCard]]] = Zone


@latest
def zones(state: State) -> tuple[Zone[AnimalCard], ...]:
    """Where the cards lie and who may see them."""
    round_, table = state.round, state.table
    hands, piles, opened = table.hands, table.piles, _open(round_.opened)
    places = seats(len(hands))
    return (
        *[make(_ZONE, ("hand", seat, hands[seat], (seat,), opened)) for seat in places],
        *[make(_ZONE, ("pile", seat, piles[seat], NOBODY, ())) for seat in places],
        make(_ZONE, ("trick", None, tuple([play.card for play in table.plays]), EVERYONE, ())),
        make(_ZONE, ("lost", None, table.lost, EVERYONE, ())),
        make(_ZONE, ("leftover", None, round_.leftover, NOBODY, ())),
    )


@kept
def _open(opened: Cards) -> tuple[tuple[AnimalCard, Audience], ...]:
    return tuple((card, EVERYONE) for card in opened)


def _public_setup(state: State) -> Setup:
    """The set-up without the rule cards that it fixes and that are still face down."""
    setup, shown = state.match.setup, state.round.rules.row.cards
    return setup if setup.row is None or setup.row == shown else _shown_of(setup)(shown)


@kept
def _shown_of(setup: Setup) -> Callable[[tuple[RuleCard, ...]], Setup]:
    return kept(lambda row: replace(setup, row=row))


def view(state: State, awaits: Awaits, viewer: Viewer) -> MoustacheView:
    """What the viewer may know."""
    return View(viewer, awaits, view_zones(viewer, zones(state)), _facts(state, viewer))


def _facts(state: State, viewer: Viewer) -> PublicFacts:
    """The facts of a state.

    Secrets are only what was set aside, the tokens and the trophies; the rest is public and is not searched for any, as
    that takes long.
    """
    match, round_, table = state.match, state.round, state.table
    pending, plays, row = table.pending, table.plays, round_.rules.row
    return PublicFacts(
        setup=_public_setup(state),
        round=round_.number,
        rounds=match.setup.rounds,
        row=_ids(row.cards),
        hidden_in_row=len(match.row) - len(row.cards),
        reading=match.setup.reading,
        teams=round_.teams,
        crown=round_.crown,
        plays=tuple([(play.seat, play.card) for play in plays]),
        lead=lead_colour(plays, row.world.lead),
        choices=tuple(pending.contest.card(place) for place in pending.haul.within_reach)
        if isinstance(pending, MonkeyChoice)
        else (),
        committed=tuple([seat for seat, _ in pending.sealed]) if isinstance(pending, Frame) else (),
        aside=_aside(table, viewer),
        tokens=_tokens(round_)(viewer),
        trophies=_trophies(match)(viewer),
        trophy_counts=tuple([len(own) for own in match.trophies]),
        results=match.results,
    )


def _aside(table: Table, viewer: Viewer) -> tuple[Secret[Cards] | Hidden, ...]:
    pending, places = table.pending, seats(len(table.piles))
    if not isinstance(pending, Frame):
        return _nothing_aside(places, viewer)
    sealed = dict(pending.sealed)
    return redact(tuple([sealed.get(seat, Secret((), (seat,))) for seat in places]), viewer)


@cache
def _nothing_aside(places: tuple[Seat, ...], viewer: Viewer) -> tuple[Secret[Cards] | Hidden, ...]:
    return redact(tuple(Secret((), (seat,)) for seat in places), viewer)


@kept
def _ids(row: tuple[RuleCard, ...]) -> tuple[RuleId, ...]:
    return tuple(card.id for card in row)


@kept
def _tokens(round_: Round) -> Callable[[Viewer], Secret[tuple[int, ...]] | Hidden]:
    return _seen(Secret(round_.tokens, NOBODY))


@kept
def _trophies(match: Match) -> Callable[[Viewer], tuple[Secret[tuple[int, ...]] | Hidden, ...]]:
    """By seat; secrets of their owners until the game is over."""
    over = match.outcome is not None
    return _seen(tuple(Secret(own, EVERYONE if over else (Seat(seat),)) for seat, own in enumerate(match.trophies)))


def _seen(value: T) -> Callable[[Viewer], T]:
    """What a viewer may know of what lies there for a whole round."""

    @cache
    def seen(viewer: Viewer) -> T:
        return redact(value, viewer)

    return seen
