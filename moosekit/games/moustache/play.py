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
from moosekit.games.moustache.opening import open_round, resume, seal
from moosekit.games.moustache.resolve import PLAYS, TrickRules, decide_trick, joker_at, seat_named
from moosekit.games.moustache.setup import PLAYERS
from moosekit.games.moustache.stages import Opening
from moosekit.games.moustache.state import Match, MonkeyChoice, PassFrame, Round, State, Table
from moosekit.games.moustache.turns import at_turn
from moosekit.tricks.contest import Contest
from moosekit.tricks.stages import Haul

#: the left neighbour of each seat, by the number of players
LEFT: Final = {count: tuple(left_of(seat, count) for seat in seats(count)) for count in PLAYERS}


def begin_round(match: Match, number: int, before: TrickRules | None, journal: Journal[Event]) -> State:
    """The state at the beginning of a round: at the first trick, or at a question of an opening rule."""
    round_, hands, drawn = deal_round(match, number, before, journal)
    match = Match(match.setup, match.chance, match.row, match.trophies, match.results, (*match.drawn, *drawn))
    nothing: tuple[Cards, ...] = ((),) * match.setup.players
    table = Table(hands, (), round_.crown, nothing, ())
    opened = open_round(round_.rules.row.cards, Opening(hands), 0, journal)
    return _opened(State(match, round_, table), opened)


def _opened(state: State, opening: Opening | PassFrame) -> State:
    match, round_, table = state
    if isinstance(opening, Frame):
        now = opening.value
        return State(match, _with_opened(round_, now.opened), table._replace(hands=now.hands, pending=opening))
    table = at_turn(opening.hands, (), table.turn, table.piles, table.lost, round_.rules)
    return State(match, _with_opened(round_, opening.opened), table)


def _with_opened(round_: Round, opened: Cards) -> Round:
    return replace(round_, opened=opened) if opened else round_


def pass_three(state: State, seat: Seat, cards: Cards, journal: Journal[Event]) -> State:
    """A seat has set its cards aside; the last one to do so brings the passes about."""
    match, round_, table = state
    frame = seal(cast("PassFrame", table.pending), seat, cards, journal)
    if frame.waiting:
        return State(match, round_, table._replace(pending=frame))
    return _opened(state, resume(round_.rules.row.cards, frame, journal))


def play_card(state: State, seat: Seat, card: AnimalCard, journal: Journal[Event]) -> State:
    """A card leaves its hand for the trick."""
    match, round_, table = state
    hands, before, _, piles, lost, _, _ = table
    play = PLAYS[seat][card.index]
    if journal.recording:
        note_play(before, play, round_.rules, hands[seat], journal)
    hand = tuple([other for other in hands[seat] if other is not card])
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    plays = (*before, play)
    journal.emit(PLAYED[seat][card.index])
    count = len(hands)
    if len(plays) < count:
        turn = LEFT[count][seat]
        return make(State, (match, round_, at_turn(hands, plays, turn, piles, lost, round_.rules)))
    return _decide(match, round_, Table(hands, plays, seat, piles, lost), journal)


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
    hands = table.hands
    leader = next_leader(contest, haul, journal)
    event = collected_event(contest, haul, leader)
    journal.emit(event)
    piles, lost = _given_out(table.piles, table.lost, event)
    after = make(State, (match, round_, at_turn(hands, (), leader, piles, lost, round_.rules)))
    return after if hands[leader] else _next_round(after, journal)


def _given_out(piles: tuple[Cards, ...], lost: Cards, event: TrickCollected) -> tuple[tuple[Cards, ...], Cards]:
    """The piles and the lost cards after a trick. Jokers go with the winner, or out of the round where nobody takes."""
    winner, jokers = event.winner, event.jokers
    if winner is None or not event.jokers_won:
        lost = lost + event.lost + jokers
    else:
        lost = lost + event.lost
        piles = (*piles[:winner], piles[winner] + event.taken + jokers, *piles[winner + 1 :])
    if event.stolen is not None and event.thief is not None:
        thief = event.thief
        piles = (*piles[:thief], (*piles[thief], event.stolen), *piles[thief + 1 :])
    return piles, lost


def _next_round(state: State, journal: Journal[Event]) -> State:
    match = end_round(state, journal)
    if match.outcome is not None:
        return State(match, state.round, state.table)
    if journal.recording:
        number = state.round.number + 1
        journal.note(Note("round.next", refs.REVEAL, "round", number - 1, number, facts(number=number + 1)))
    return begin_round(match, state.round.number + 1, state.round.rules, journal)
