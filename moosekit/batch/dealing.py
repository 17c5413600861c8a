"""The deal of many rounds at once: teams, hands and trophies, drawn from the stream as the engine does."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from moosekit.batch.hands import EMPTY, JOKER, sort_slots
from moosekit.batch.mixing import Bytes, Flags, Words, child, ranks, word
from moosekit.batch.shuffling import shuffled
from moosekit.games.moustache.cards import ANIMALS, JOKERS
from moosekit.games.moustache.refs import GAME
from moosekit.games.moustache.setup import CROWNS, TEAM_OF, Setup
from moosekit.games.moustache.stages import Team


class Deal(NamedTuple):
    """Dealt rounds. ``teams`` has bit s set where seat s is blue; ``hands`` are sorted, by slot and seat.

    ``rounds`` are the keys from which everything of a round is drawn.
    """

    rounds: Words
    teams: Bytes
    crown: Bytes
    hands: Bytes


def deal(setup: Setup, games: Words) -> Deal:
    """Deals the first round of the game of each key."""
    rounds = word(child(child(child(games, GAME), "round"), "round"), 0)  # the label ("round", 0)
    places = ranks(child(rounds, "teams"), setup.players)
    blue = [place for place, card in zip(places, setup.team_cards, strict=True) if TEAM_OF[card] is Team.BLUE]
    teams = np.bitwise_or.reduce([np.left_shift(np.uint8(1), place) for place in blue])
    (crown,) = [place for place, card in zip(places, setup.team_cards, strict=True) if card in CROWNS]
    return Deal(rounds, teams, crown, _hands(setup, teams, rounds))


def by_seat(setup: Setup, teams: Bytes) -> Bytes:
    """The teams of all seats from their bits: 1 where a seat is blue."""
    seats = np.arange(setup.players, dtype=np.uint8)[:, None]
    return (teams >> seats) & np.uint8(1)


def _hands(setup: Setup, teams: Bytes, rounds: Words) -> Bytes:
    """The hands by slot: the first cards off the deck for seat 1, and so on; jokers fill hands of the smaller team."""
    size, players, count = setup.hand_size, setup.players, len(rounds)
    deck = shuffled(child(rounds, "deck"), len(ANIMALS), size * players)
    if players % 2 == 0:
        hands = np.ascontiguousarray(deck.reshape(players, size, count).swapaxes(0, 1))
        sort_slots(hands)
        return hands
    jokers = _jokers(_smaller(setup, teams), rounds)
    hands = np.full((size + len(JOKERS), players, count), EMPTY, dtype=np.uint8)
    animals = np.uint8(size) - jokers.sum(axis=0, dtype=np.uint8)
    start, everybody = np.zeros(count, dtype=np.intp), np.arange(count)
    for seat in range(players):
        for slot in range(size):
            beyond = slot >= animals[seat]
            hands[slot, seat] = deck[start + slot, everybody] | np.negative(beyond.view(np.uint8))  # empty, then
        start += animals[seat]
    for joker, held in enumerate(jokers):
        hands[size + joker] = np.uint8(JOKER + joker) | np.negative((~held).view(np.uint8))
    sort_slots(hands)
    return np.ascontiguousarray(hands[:size])


def _smaller(setup: Setup, teams: Bytes) -> Bytes:
    """By seat whether it is of the team with fewer players."""
    blue = by_seat(setup, teams)
    return blue if 2 * sum(TEAM_OF[card] is Team.BLUE for card in setup.team_cards) < setup.players else 1 - blue


def _jokers(smaller: Bytes, rounds: Words) -> Flags:
    """By joker and seat who holds it: a lone player all; each of a pair one, by chance."""
    if int(smaller[:, 0].sum()) == 1:
        return np.stack([smaller.astype(np.bool_)] * len(JOKERS))
    places = ranks(child(rounds, "jokers"), len(JOKERS))
    held: Flags = (smaller != 0) & (_turns(smaller) == places[:, None])
    return held


def _turns(some: Bytes) -> Bytes:
    """By seat how many of some seats come before it."""
    before = np.zeros_like(some)
    for seat in range(1, len(some)):
        np.add(before[seat - 1], some[seat - 1], out=before[seat])
    return before


def trophies(setup: Setup, dealt: Deal, blue_won: Bytes) -> Bytes:
    """By seat the value of the trophy that each winner draws, in seat order; 0 for the losers."""
    values = setup.trophies[0]
    places = ranks(child(dealt.rounds, "trophies"), len(values))
    won = (by_seat(setup, dealt.teams) == blue_won).view(np.uint8)
    turn = _turns(won)
    drawn: Bytes = np.zeros_like(won)
    for place, value in zip(places, values, strict=True):
        drawn += (won & (turn == place)) * np.uint8(value)
    return drawn
