"""What may be known of a state of Moustache: its zones with their audiences, and the facts that are public."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from moosekit.cards.zone import View, Zone
from moosekit.core.asking import Frame
from moosekit.core.ids import RuleId, Seat, seats
from moosekit.core.secret import EVERYONE, NOBODY, Audience, Hidden, Secret
from moosekit.games.moustache.cards import AnimalCard, Cards
from moosekit.games.moustache.stages import Team
from moosekit.games.moustache.state import MonkeyChoice, RoundResult, State
from moosekit.tricks.row import Reading
from moosekit.tricks.world import lead_colour


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """What everybody at the table knows, beside the cards that lie in zones.

    Attributes:
        setup: the id of the set-up.
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
        trophies: by seat; only the owner sees the values before the end.
        results: the finished rounds.
    """

    setup: str
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
    trophies: tuple[Secret[tuple[int, ...]] | Hidden, ...]
    trophy_counts: tuple[int, ...]
    results: tuple[RoundResult, ...]


MoustacheView: TypeAlias = View[AnimalCard, PublicFacts]


def zones(state: State) -> tuple[Zone[AnimalCard], ...]:
    """Where the cards lie and who may see them."""
    table, round_ = state.table, state.round
    places = seats(len(table.hands))
    aside = _set_aside(state)
    hands = [
        Zone("hand", seat, tuple(card for card in table.hands[seat] if card not in aside[seat]), (seat,), _open(state))
        for seat in places
    ]
    set_aside = [Zone("set aside", seat, aside[seat], (seat,)) for seat in places if aside[seat]]
    piles = [Zone("pile", seat, table.piles[seat], NOBODY) for seat in places]
    trick: Zone[AnimalCard] = Zone("trick", None, tuple(play.card for play in table.plays), EVERYONE)
    lost: Zone[AnimalCard] = Zone("lost", None, table.lost, EVERYONE)
    return (*hands, *set_aside, *piles, trick, lost, Zone("leftover", None, round_.leftover, NOBODY))


def _open(state: State) -> tuple[tuple[AnimalCard, Audience], ...]:
    return tuple((card, EVERYONE) for card in state.round.opened)


def _set_aside(state: State) -> tuple[Cards, ...]:
    """The cards that each seat has sealed and not passed yet."""
    pending = state.table.pending
    sealed = dict(pending.answers) if isinstance(pending, Frame) else {}
    return tuple(sealed.get(seat, ()) for seat in seats(len(state.table.hands)))


def public_facts(state: State) -> PublicFacts:
    """The facts of a state, with the owners of its secrets."""
    match, round_, table = state
    pending = table.pending
    over = match.outcome is not None
    return PublicFacts(
        setup=match.setup.name,
        round=round_.number,
        rounds=match.setup.rounds,
        row=tuple(card.id for card in round_.rules.row.cards),
        hidden_in_row=len(match.row) - len(round_.rules.row.cards),
        reading=match.setup.reading,
        teams=round_.teams,
        crown=round_.crown,
        plays=tuple((play.seat, play.card) for play in table.plays),
        lead=lead_colour(table.plays, round_.rules.row.world.lead),
        choices=tuple(pending.contest.card(place) for place in pending.haul.taken)
        if isinstance(pending, MonkeyChoice)
        else (),
        committed=tuple(seat for seat, _ in pending.answers) if isinstance(pending, Frame) else (),
        trophies=tuple(
            Secret(own, EVERYONE if over else (seat,))
            for seat, own in zip(seats(len(match.trophies)), match.trophies, strict=True)
        ),
        trophy_counts=tuple(len(own) for own in match.trophies),
        results=match.results,
    )
