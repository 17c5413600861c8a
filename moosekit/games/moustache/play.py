"""A card is played; the last one of a trick decides it, the last trick of a round ends it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from moosekit.core.asking import Frame
from moosekit.core.facts import facts
from moosekit.core.ids import Seat, left_of, seats
from moosekit.core.making import make
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import AnimalCard, Cards, Joker
from moosekit.games.moustache.collect import collect_after_monkey, collect_trick, collected_event, next_leader
from moosekit.games.moustache.deal import deal_round
from moosekit.games.moustache.ending import end_round
from moosekit.games.moustache.events import DECIDED, PLAYED, Event, TrickCollected
from moosekit.games.moustache.following import note_play
from moosekit.games.moustache.hand import BIT, cards_of, hand_of
from moosekit.games.moustache.opening import open_round, resume, seal
from moosekit.games.moustache.resolve import PLAYS, TrickRules, decide_trick, joker_at, seat_named
from moosekit.games.moustache.setup import PLAYERS
from moosekit.games.moustache.stages import Opening
from moosekit.games.moustache.state import Match, MonkeyChoice, PassFrame, Round, State, Table
from moosekit.games.moustache.turns import at_turn
from moosekit.tricks.contest import Contest
from moosekit.tricks.stages import Haul

#: for each seat and card: the play, its event, and the hand of this card alone
MOVES: Final = tuple(
    tuple(zip(plays, events, BIT.values(), strict=True)) for plays, events in zip(PLAYS, PLAYED, strict=True)
)
#: the left neighbour of each seat, by the number of players
LEFT: Final = {count: tuple(left_of(seat, count) for seat in seats(count)) for count in PLAYERS}


def begin_round(match: Match, number: int, before: TrickRules | None, journal: Journal[Event]) -> State:
    """The state at the beginning of a round: at the first trick, or at a question of an opening rule."""
    round_, hands, drawn = deal_round(match, number, before, journal)
    match = Match(match.setup, match.chance, match.row, match.trophies, match.results, (*match.drawn, *drawn))
    return _opened(match, round_, open_round(round_.rules.row.cards, Opening(hands), 0, journal))


def _opened(match: Match, round_: Round, opening: Opening | PassFrame) -> State:
    """The first trick, or the question at which the opening has stopped."""
    now = opening.value if isinstance(opening, Frame) else opening
    if now.opened:
        round_ = replace(round_, opened=now.opened)
    held, piles = tuple(map(hand_of, now.hands)), ((),) * len(now.hands)
    if isinstance(opening, Frame):
        return State(match, round_, Table(held, (), round_.crown, piles, (), pending=opening))
    return State(match, round_, at_turn(held, (), round_.crown, piles, (), round_.rules))


def pass_three(state: State, seat: Seat, cards: Cards, journal: Journal[Event]) -> State:
    """A seat has set its cards aside; the last one to do so brings the passes about."""
    match, round_, table = state
    frame = seal(cast("PassFrame", table.pending), seat, cards, journal)
    if frame.waiting:
        return State(match, round_, table._replace(pending=frame))
    return _opened(match, round_, resume(round_.rules.row.cards, frame, journal))


def play_card(state: State, card: AnimalCard, journal: Journal[Event]) -> State:
    """A card leaves the hand of the seat whose turn it is for the trick."""
    match, round_, table = state
    before, plays, seat, piles, lost, _, _ = table
    play, event, alone = MOVES[seat][card.index]
    if journal.recording:
        note_play(plays, play, round_.rules, cards_of(before[seat]), journal)
    after = list(before)
    after[seat] ^= alone
    held, plays = tuple(after), (*plays, play)
    journal.emit(event)
    count = len(held)
    if len(plays) < count:
        turn = LEFT[count][seat]
        return make(State, (match, round_, at_turn(held, plays, turn, piles, lost, round_.rules)))
    return _decide(match, round_, make(Table, (held, plays, seat, piles, lost, None, 0)), journal)


def _decide(match: Match, round_: Round, table: Table, journal: Journal[Event]) -> State:
    rules, plays = round_.rules, table.plays
    contest = decide_trick(plays, rules, journal)
    journal.emit(DECIDED[seat_named(contest)])
    haul, asks = collect_trick(contest, rules, journal)
    if asks:
        player = plays[cast("int", joker_at(plays, Joker.MONKEY))].seat
        return State(match, round_, table._replace(turn=player, pending=MonkeyChoice(player, contest, haul)))
    return _collect(match, round_, table, contest, haul, journal)


def steal_card(state: State, card: AnimalCard, journal: Journal[Event]) -> State:
    """The monkey takes a card of the trick; then the trick goes on where it had stopped."""
    match, round_, table = state
    choice = cast("MonkeyChoice", table.pending)
    stolen = next(place for place, play in enumerate(table.plays) if play.card is card)
    haul, _ = collect_after_monkey(choice.contest, choice.haul, stolen, round_.rules, journal)
    return _collect(match, round_, table, choice.contest, haul, journal)


def _collect(
    match: Match, round_: Round, table: Table, contest: Contest[AnimalCard], haul: Haul, journal: Journal[Event]
) -> State:
    """Cards to the piles, and on to the next trick or the end of the round."""
    held = table.held
    leader = next_leader(contest, haul, journal)
    event = collected_event(contest, haul, leader)
    journal.emit(event)
    piles, lost = _given_out(table.piles, table.lost, event)
    after = make(State, (match, round_, at_turn(held, (), leader, piles, lost, round_.rules)))
    return after if held[leader] else _next_round(after, journal)


def _given_out(piles: tuple[Cards, ...], lost: Cards, event: TrickCollected) -> tuple[tuple[Cards, ...], Cards]:
    """The piles and the lost cards after a trick. Jokers go with the winner, or out of the round where nobody takes."""
    winner, taken, jokers, gone, stolen, thief, _ = event
    after = list(piles)
    if jokers and not event.jokers_won:
        gone, jokers = gone + jokers, ()
    if winner is not None:
        after[winner] += taken + jokers
    if stolen is not None and thief is not None:
        after[thief] += (stolen,)
    return tuple(after), lost + gone


def _next_round(state: State, journal: Journal[Event]) -> State:
    match = end_round(state, journal)
    if match.outcome is not None:
        return State(match, state.round, state.table)
    if journal.recording:
        number = state.round.number + 1
        journal.note(Note("round.next", refs.REVEAL, "round", number - 1, number, facts(number=number + 1)))
    return begin_round(match, state.round.number + 1, state.round.rules, journal)
