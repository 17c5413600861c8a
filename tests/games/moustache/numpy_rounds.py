"""Plain rounds of four players over NumPy arrays, all at once: dealt and played without any code of the engine.

Cards are numbers, 11 a colour from green to blue, so that of any cards the greatest number wins the trick.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tests.core import numpy_stream as stream

Numbers: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]

PLAYERS: Final = 4
HAND: Final = 10
CARDS: Final = 44
STARS: Final = np.array([0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0] * 4)
#: of the team cards pink with the crown, blue, pink, blue
IS_BLUE: Final = np.array([0, 1, 0, 1])
CROWN: Final = 0
TOKENS: Final = np.array([1, 2, 3])


class Rounds(NamedTuple):
    """One row for each round. Cards by move; stars pink first; ``winner`` 0 is pink; trophies by seat, 0 for none."""

    seats: Numbers
    cards: Numbers
    stars: Numbers
    winner: Numbers
    trophies: Numbers


def play_rounds(seeds: stream.Words) -> Rounds:
    """Deals each seed's first round and plays it by legal moves drawn from the seed's own stream."""
    keys = stream.seeded(seeds)
    deal = stream.round_key(stream.child(stream.child(keys, "moustache"), "round"), 0)
    team_cards = stream.shuffle(stream.child(deal, "teams"), PLAYERS).astype(np.int64)
    deck = stream.shuffle(stream.child(deal, "deck"), CARDS).astype(np.int64)
    teams, crown = IS_BLUE[team_cards], np.argmax(team_cards == 0, axis=1)
    seats, cards, winners = _play(_hands(deck), crown, stream.child(keys, "play"))
    stars, crown_owner = _count(cards, winners, teams)
    rows = np.arange(len(seeds))
    tied = np.where(crown_owner >= 0, crown_owner, teams[rows, crown])
    winner = np.where(stars[:, 0] == stars[:, 1], tied, (stars[:, 1] > stars[:, 0]).astype(np.int64))
    tokens = TOKENS[stream.shuffle(stream.child(deal, "trophies"), 3).astype(np.int64)]
    return Rounds(seats, cards, stars, winner, _trophies(teams == winner[:, None], tokens))


def _hands(deck: Numbers) -> Flags:
    """Which card is in which hand: (round, seat, card)."""
    hands = np.zeros((len(deck), PLAYERS, CARDS), dtype=np.bool_)
    for seat in range(PLAYERS):
        dealt = deck[:, HAND * seat : HAND * (seat + 1)]
        np.put_along_axis(hands[:, seat], dealt, True, axis=1)
    return hands


def _play(hands: Flags, leader: Numbers, keys: stream.Words) -> tuple[Numbers, Numbers, Numbers]:
    """Seats and cards by move, and the winner of each trick."""
    rows, colours = np.arange(len(hands)), np.arange(CARDS) // 11
    seats: list[Numbers] = []
    cards: list[Numbers] = []
    winners: list[Numbers] = []
    for move in range(PLAYERS * HAND):
        place = move % PLAYERS
        seat = (leader + place) % PLAYERS
        hand = hands[rows, seat]
        following: Flags = hand
        if place:
            following = np.logical_and(hand, np.equal(colours[None, :], (cards[-place] // 11)[:, None]))
        legal: Flags = np.where(following.any(axis=1, keepdims=True), following, hand)
        chosen = _drawn(stream.word(stream.word(keys, move), 1), legal.sum(axis=1))
        card = np.argmax(np.cumsum(legal, axis=1) == (chosen + 1)[:, None], axis=1)
        hands[rows, seat, card] = False
        seats.append(seat)
        cards.append(card)
        if place == PLAYERS - 1:
            trick = np.stack(cards[-PLAYERS:], axis=1)
            leader = (leader + np.argmax(trick, axis=1)) % PLAYERS
            winners.append(leader)
    return np.stack(seats, axis=1), np.stack(cards, axis=1), np.stack(winners, axis=1)


def _drawn(words: stream.Words, limits: Numbers) -> Numbers:
    """A number below each limit; no word may lie in the last stretch, which at most ten words of 2⁶⁴ do."""
    assert bool((words < np.uint64(2**64 - HAND)).all())
    return (words % limits.astype(np.uint64)).astype(np.int64)


def _count(cards: Numbers, winners: Numbers, teams: Numbers) -> tuple[Numbers, Numbers]:
    """Stars of both teams, and the team that won the crown card (−1 where nobody did)."""
    tricks = cards.reshape(len(cards), HAND, PLAYERS)
    blue = np.take_along_axis(teams, winners, axis=1)
    in_trick = STARS[tricks].sum(axis=2)
    stars = np.stack([(in_trick * (1 - blue)).sum(axis=1), (in_trick * blue).sum(axis=1)], axis=1)
    crowned = (tricks == CROWN).any(axis=2)
    owner = np.where(crowned.any(axis=1), (crowned * blue).sum(axis=1), -1)
    return stars, owner


def _trophies(won: Flags, tokens: Numbers) -> Numbers:
    """Winners draw in seat order."""
    turn = np.cumsum(won, axis=1) - 1
    return np.where(won, np.take_along_axis(tokens, np.clip(turn, 0, None), axis=1), 0)
