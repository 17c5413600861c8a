"""What is wrong with a position that somebody set up: every fault with what would be right, all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from moosekit.cards.card import codes
from moosekit.core.ids import seats
from moosekit.games.moustache.cards import AnimalCard, Joker
from moosekit.games.moustache.following import play_refusals
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import UnknownRuleCard, row_of
from moosekit.games.moustache.setup import ROUNDS

if TYPE_CHECKING:
    from moosekit.games.moustache.position import Position

JOKERS_OF = {3: len(Joker), 4: 0, 5: 2, 6: 0}


def read_row(row: str | Sequence[str | RuleCard], name: str, faults: list[str]) -> tuple[RuleCard, ...]:
    """Rule cards by their ids; unknown ones and the same one twice are faults."""
    try:
        return row_of(row)
    except (UnknownRuleCard, ValueError) as fault:
        faults.append(f"{name}: {fault}")
        return ()


def faults_of(at: Position) -> tuple[str, ...]:
    """Everything that is wrong; what depends on sizes is looked at only when those are right."""
    sizes = _size_faults(at)
    if sizes:
        return (*sizes, *_row_faults(at))
    return (*_card_faults(at), *_count_faults(at), *_play_faults(at), *_row_faults(at), *_past_faults(at))


def _size_faults(at: Position) -> list[str]:
    players = at.setup.players
    faults = [
        f"{len(given)} {what} were given for {players} seats"
        for what, given in (("hands", at.hands), ("piles", at.piles), ("trophies", at.trophies))
        if len(given) != players
    ]
    if sorted(at.team_cards) != sorted(at.setup.team_cards):
        faults.append(f"the team cards {at.team_cards!r} are not {at.setup.team_cards!r} in some order (clause 3.2)")
    if not 0 <= at.leader < players:
        faults.append(f"the leader {at.leader!r} is no seat: expected 0 to {players - 1}")
    if not 0 <= at.round < at.setup.rounds:
        faults.append(f"round {at.round!r}: expected 0 to {at.setup.rounds - 1}")
    if len(at.played) >= players:
        faults.append(f"the trick has {len(at.played)} cards: with {players} players it is complete")
    return faults


def _card_faults(at: Position) -> list[str]:
    named = [*(card for zone in (*at.hands, *at.piles) for card in zone), *at.played, *at.lost]
    faults = [f"{card.code!r} is there twice; there is one of each card" for card in _twice(named)]
    jokers = [card for card in named if card.colour is None]
    if len(jokers) > (most := JOKERS_OF[at.setup.players]):
        faults.append(f"{', '.join(codes(tuple(jokers)))}: with {at.setup.players} players {most} jokers are in play")
    return faults


def _twice(named: list[AnimalCard]) -> list[AnimalCard]:
    return [card for place, card in enumerate(named) if card in named[:place]]


def _count_faults(at: Position) -> list[str]:
    """Everybody has played as many cards: hands are equal, one less for whoever has played to this trick."""
    on_table = [play.seat for play in at.plays]
    sizes = [len(at.hands[seat]) + (seat in on_table) for seat in seats(at.setup.players)]
    if len(set(sizes)) > 1:
        return [f"with the cards of the trick the hands have {sizes} cards; all should have equally many (clause 3.3)"]
    if not 1 <= sizes[0] <= at.setup.hand_size:
        return [f"hands of {sizes[0]} cards: there are from 1 to {at.setup.hand_size} (clause 3.3)"]
    past = sum(len(pile) for pile in at.piles) + len(at.lost)
    most = at.setup.players * (at.setup.hand_size - sizes[0])
    if past > most:
        return [f"{past} cards were won or lost: with hands of {sizes[0]} cards at most {most} have been played"]
    return []


def _play_faults(at: Position) -> list[str]:
    faults: list[str] = []
    for place, (seat, played) in enumerate(at.plays):
        hand = tuple(sorted((*at.hands[seat], played)))
        faults += [
            f"{played.code!r} of seat {seat + 1} may not be played from the hand {' '.join(codes(hand))!r}"
            f" (clause {refusal.ref.clause})"
            for refusal in play_refusals(hand, at.plays[:place], at.rules, seat, played)
        ]
    return faults


def _row_faults(at: Position) -> list[str]:
    ids = [card.id for card in (*at.row, *at.to_come)]
    faults = [
        f"the rule card {id_!r} is in the row twice" for id_ in sorted({one for one in ids if ids.count(one) > 1})
    ]
    if len(ids) > ROUNDS:
        faults.append(f"the row has {len(ids)} rule cards: at most {ROUNDS} are laid out (clause 2.1)")
    if at.to_come and len(at.row) < at.round + 1:
        wanted = at.round + 1
        faults.append(f"{len(at.row)} rule cards are face up in round {wanted}: at least {wanted} are (clause 3.1)")
    return faults


def _past_faults(at: Position) -> list[str]:
    if len(at.results) != at.round:
        return [f"{len(at.results)} results were given for the {at.round} rounds before this one"]
    faults: list[str] = []
    for seat in seats(at.setup.players):
        won = [place for place, result in enumerate(at.results) if result.teams[seat] is result.winner]
        own = at.trophies[seat]
        if len(own) != len(won):
            faults.append(f"seat {seat + 1} has {len(own)} trophies and has won {len(won)} rounds (clause 10.5)")
            continue
        for place, value in zip(won, own, strict=True):
            if value not in at.setup.trophies[place]:
                right = at.setup.trophies[place]
                faults.append(f"seat {seat + 1} has a trophy {value!r} of round {place + 1}: expected one of {right}")
    return faults
