"""What the naive twin needs to play a game of the engine again: deals, draws and decisions as plain data."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.ids import Seat
from moosekit.games.moustache.actions import Action, PassCards, PlayCard, StealCard
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey
from moosekit.games.moustache.setup import PassJokers, Setup, Tie
from tests.games.moustache.playing import Table
from tests.twins.moustache.cards import JOKERS
from tests.twins.moustache.deal import short_handed_seats
from tests.twins.moustache.game import GameRecord, RoundData, Switches, play_game, scripted


def twin_of(session: Table) -> GameRecord:
    """The twin's record of a game that the engine has played."""
    setup = session.setup
    draws = dict(session.game.drawn(session.state))
    rounds = [_round_data(setup, draws, number) for number in range(setup.rounds)]
    row = [str(card.id) for card in session.state.match.row]
    decisions = [_decision(Seat(int(move.actor)), move.action) for move in session.moves]
    return play_game(setup.players, row, setup.reading.value, rounds, scripted(decisions), switches_of(setup))


def switches_of(setup: Setup) -> Switches:
    """The set-up's switches as the twin has them."""
    return Switches(
        joker_passed=setup.pass_jokers is PassJokers.YES,
        monkey_first=setup.pigeon_and_monkey is PigeonAndMonkey.MONKEY_FIRST,
        monkey_reach="any" if setup.monkey_takes is MonkeyTakes.ANY_CARD else "animals",
        crown_breaks_tie=setup.tie is Tie.CROWN_TEAM,
        stars=dict(enumerate(setup.stars)),
        crown_card=setup.crown_card.code,
    )


def _round_data(setup: Setup, draws: dict[str, tuple[str, ...]], number: int) -> RoundData:
    team_cards = draws[f"round {number} teams"]
    short = short_handed_seats(team_cards)
    deck = list(draws[f"round {number} deck"])
    animals: list[tuple[str, ...]] = []
    for seat in range(setup.players):
        own_jokers = 0 if seat not in short else len(JOKERS) if len(short) == 1 else 1
        size = setup.hand_size - own_jokers
        animals.append(tuple(deck[:size]))
        del deck[:size]
    drawn = draws.get(f"round {number} jokers", ())[: len(short)]
    tokens = tuple(int(value) for value in draws[f"round {number} trophies"])
    return RoundData(team_cards, tuple(animals), tokens, drawn)


def _decision(seat: Seat, action: Action) -> tuple[str, int, tuple[str, ...]]:
    match action:
        case PlayCard(card):
            return "play", seat, (card.code,)
        case PassCards(cards):
            return "pass", seat, codes(cards)
        case StealCard(card):
            return "monkey", seat, (card.code,)
