"""Tools for rulings that need hands, an opening or the end of a round."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from moosekit.core.awaits import Together
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, Seat, seats
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache.actions import PLAY, STEAL
from moosekit.games.moustache.cards import CARDS, AnimalCard, Cards
from moosekit.games.moustache.events import Event, RoundScored, TrophyDrawn
from moosekit.games.moustache.position import position
from moosekit.games.moustache.resolve import TrickRules, decide_trick
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import PassJokers, Setup, standard
from moosekit.games.moustache.state import MonkeyChoice, State
from moosekit.tricks.play import Play
from tests.games.moustache.playing import GAME, options

OPENING: Final = ("pink-open", "pass-three")
COUNTING: Final = ("green-negative", "most-blue", "pink-bonus", "fewest-stars")
DECIDING: Final = ("twos-win", "twins-vanish", "reversed", "threes-low", "new-lead")


class Told(NamedTuple):
    """What some moves gave: the state, the events, and every note of their explanation."""

    state: State
    events: tuple[Event, ...]
    notes: tuple[Note, ...]

    @property
    def stars(self) -> tuple[int, int]:
        """The stars of the round that has ended, pink first."""
        return self.scored.stars

    @property
    def winner(self) -> str:
        """The team that has won the round."""
        return self.scored.winner.value

    @property
    def scored(self) -> RoundScored:
        return next(event for event in self.events if isinstance(event, RoundScored))

    @property
    def drawn(self) -> list[TrophyDrawn]:
        return [event for event in self.events if isinstance(event, TrophyDrawn)]


def play(state: State, codes: str) -> Told:
    """Plays these cards, each from the seat whose turn it is; while the monkey is asked, a card is what it takes."""
    events: list[Event] = []
    notes: list[Note] = []
    for code in codes.split():
        index = AnimalCard.of(code).index
        action = STEAL[index] if isinstance(state.table.pending, MonkeyChoice) else PLAY[index]
        seat = state.table.turn
        for trace in GAME.explain(state, seat, action, OPEN):
            assert not isinstance(trace, Refusal), trace
            notes += trace.notes
        state, new = GAME.apply(state, seat, action)
        events += new
    return Told(state, tuple(events), tuple(notes))


def last_trick(
    codes: str,
    row: str = "",
    *,
    piles: Sequence[str] | None = None,
    lost: str = "",
    steal: str = "",
    setup: Setup | None = None,
    team_cards: Sequence[str] | None = None,
) -> Told:
    """The last trick of the only round: everybody holds one card and plays it, seat 1 first.

    With four players seats 1 and 3 are pink, 2 and 4 blue; with three seat 2 is alone; seat 1 has the crown,
    unless ``team_cards`` says otherwise.
    """
    hands = codes.split()
    rules = replace(standard(len(hands)) if setup is None else setup, rounds=1)
    state = position(rules, hands=hands, row=row, leader=0, piles=piles, lost=lost, team_cards=team_cards)
    return play(state, f"{codes} {steal}")


def begun(row: str, players: int = 4, seed: int = 3, pass_jokers: PassJokers = PassJokers.YES) -> State:
    """The beginning of a round in which all of the row is face up; the deal is the same for every row."""
    cards = row_of(row)
    setup = Setup(players, row=cards, face_up=max(0, len(cards) - 1), rounds=1, pass_jokers=pass_jokers)
    return GAME.start(setup, Seeded(seed)).state


def passed(state: State) -> State:
    """After everybody has passed the first three cards of the hand."""
    while isinstance(awaits := GAME.awaits(state), Together):
        state = GAME.apply(state, awaits.seats[0], options(state, awaits.seats[0])[0]).state
    return state


def opening(row: str) -> object:
    """What the opening rules make of one deal: hands and open cards."""
    state = passed(begun(row))
    return state.table.hands, state.round.opened


def count(row: str) -> object:
    """What the rules on stars make of the same cards won."""
    told = last_trick("G0 G1 P0 O0", row, piles=["G5 P4 B1", "B3 B9 G3", "O6 O2", "P5 P7"])
    return told.stars, told.winner


def deciding(row: str) -> object:
    """What the rules on tricks make of 200 tricks."""
    rules, found = TrickRules.of(row_of(row)), list[object]()
    luck = random.Random(5)
    for _ in range(200):
        some: Cards = tuple(luck.sample(CARDS, 4))
        plays = tuple(Play(seat, card) for seat, card in zip(seats(4), some, strict=True))
        contest = decide_trick(plays, rules, Journal[Event]())
        found.append((contest.named, contest.left))
    return found


def independent(one: str, other: str) -> None:
    """In either order, each rule card does what it does alone: at the opening, in tricks and in the count."""
    for pair in ((one, other), (other, one)):
        for look, acting in ((opening, OPENING), (deciding, DECIDING), (count, COUNTING)):
            alone = ",".join(rule for rule in pair if rule in acting)
            assert look(",".join(pair)) == look(alone)
    assert [look(one) != look("") or look(other) != look("") for look in (opening, deciding, count)].count(True) >= 1


def hand_of(state: State, seat: int) -> Cards:
    return state.table.hands[Seat(seat)]
