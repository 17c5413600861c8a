"""A card is played; the last one of a trick decides it, the last trick of a round ends it."""

from __future__ import annotations

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
from moosekit.games.moustache.hand import BIT, LANE, Hands, cards_of, hand_at, hands_of
from moosekit.games.moustache.opening import open_round, resume, seal
from moosekit.games.moustache.resolve import PLAYS, Plays, TrickRules, decide_trick, joker_at, seat_named
from moosekit.games.moustache.setup import PLAYERS
from moosekit.games.moustache.stages import Opening
from moosekit.games.moustache.state import Match, MonkeyChoice, PassFrame, Round, State
from moosekit.games.moustache.turns import at_turn
from moosekit.tricks.contest import Contest
from moosekit.tricks.stages import Haul

#: for each seat and card: the trick that it leads, its event, and the hands where it is the only card
MOVES: Final = tuple(
    tuple(((play,), event, BIT[play.card] << LANE * play.seat) for play, event in zip(plays, events, strict=True))
    for plays, events in zip(PLAYS, PLAYED, strict=True)
)
#: the left neighbour of each seat, by the number of players
LEFT: Final = {count: tuple(left_of(seat, count) for seat in seats(count)) for count in PLAYERS}


def begin_round(match: Match, number: int, before: TrickRules | None, journal: Journal[Event]) -> State:
    """The state at the beginning of a round: at the first trick, or at a question of an opening rule."""
    round_, hands, drawn = deal_round(match, number, before, journal)
    setup, chance, row, trophies, results, so_far, _ = match
    match = make(Match, (setup, chance, row, trophies, results, (*so_far, *drawn), None))
    return _opened(match, round_, open_round(round_.rules.row.cards, Opening(hands), 0, journal))


def _opened(match: Match, round_: Round, opening: Opening | PassFrame) -> State:
    """The first trick, or the question at which the opening has stopped."""
    now = opening.value if isinstance(opening, Frame) else opening
    if now.opened:
        round_ = round_._replace(opened=now.opened)
    held, piles = hands_of(now.hands), ((),) * len(now.hands)
    if isinstance(opening, Frame):
        return State(match, round_, (held, (), round_.crown, piles, (), opening, 0))
    return State(match, round_, at_turn(held, (), round_.crown, piles, (), round_.rules))


def pass_three(state: State, seat: Seat, cards: Cards, journal: Journal[Event]) -> State:
    """A seat has set its cards aside; the last one to do so brings the passes about."""
    match, round_, (held, _, turn, piles, _, pending, _) = state
    frame = seal(cast("PassFrame", pending), seat, cards, journal)
    if frame.waiting:
        return State(match, round_, (held, (), turn, piles, (), frame, 0))
    return _opened(match, round_, resume(round_.rules.row.cards, frame, journal))


def play_card(state: State, card: AnimalCard, journal: Journal[Event]) -> State:
    """A card leaves the hand of the seat whose turn it is for the trick."""
    match, round_, (held, plays, seat, piles, lost, _, _) = state
    played, event, alone = MOVES[seat][card.index]
    if journal.recording:
        note_play(plays, played[0], round_.rules, cards_of(hand_at(held, seat)), journal)
    held, plays = held ^ alone, plays + played
    journal.emit(event)
    count = len(piles)
    if len(plays) < count:
        turn = LEFT[count][seat]
        return make(State, (match, round_, at_turn(held, plays, turn, piles, lost, round_.rules)))
    return _decide(state, held, plays, journal)


def _decide(state: State, held: Hands, plays: Plays, journal: Journal[Event]) -> State:
    """The trick is full; ``state`` is that before its last card."""
    round_ = state.round
    contest = decide_trick(plays, round_.rules, journal)
    journal.emit(DECIDED[seat_named(contest)])
    haul, asks = collect_trick(contest, round_.rules, journal)
    if asks:
        player = plays[cast("int", joker_at(plays, Joker.MONKEY))].seat
        _, _, _, piles, lost, _, _ = state.now
        return state._replace(now=(held, plays, player, piles, lost, MonkeyChoice(player, contest, haul), 0))
    return _collect(state, held, contest, haul, journal)


def steal_card(state: State, card: AnimalCard, journal: Journal[Event]) -> State:
    """The monkey takes a card of the trick; then the trick goes on where it had stopped."""
    table = state.table
    choice = cast("MonkeyChoice", table.pending)
    stolen = next(place for place, play in enumerate(table.plays) if play.card is card)
    haul, _ = collect_after_monkey(choice.contest, choice.haul, stolen, state.round.rules, journal)
    return _collect(state, table.held, choice.contest, haul, journal)


def _collect(state: State, held: Hands, contest: Contest[AnimalCard], haul: Haul, journal: Journal[Event]) -> State:
    """Cards to the piles, and on to the next trick or the end of the round."""
    match, round_, (_, _, _, piles, lost, _, _) = state
    leader = next_leader(contest, haul, journal)
    event = collected_event(contest, haul, leader)
    journal.emit(event)
    piles, lost = _given_out(piles, lost, event)
    after = make(State, (match, round_, at_turn(held, (), leader, piles, lost, round_.rules)))
    return after if held else _next_round(after, journal)


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
        return state._replace(match=match)
    if journal.recording:
        number = state.round.number + 1
        journal.note(Note("round.next", refs.REVEAL, "round", number - 1, number, facts(number=number + 1)))
    return begin_round(match, state.round.number + 1, state.round.rules, journal)
