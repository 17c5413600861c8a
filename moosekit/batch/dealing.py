"""The deal of many rounds at once: teams, hands and trophies, drawn from the stream as the engine does."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from moosekit.batch.hands import BITS, bits_of, mask_of
from moosekit.batch.mixing import Bytes, Words, child, ranks, seeded, shuffled, word
from moosekit.games.moustache.cards import ANIMALS, CARDS, JOKERS
from moosekit.games.moustache.refs import GAME
from moosekit.games.moustache.setup import CROWNS, TEAM_OF, Setup
from moosekit.games.moustache.stages import Team


class Deal(NamedTuple):
    """Dealt rounds. ``teams`` has bit s set where seat s is blue; ``hands`` are bits, by seat first.

    ``rounds`` are the keys from which everything of a round is drawn.
    """

    rounds: Words
    teams: Bytes
    crown: Bytes
    hands: Words


def deal(setup: Setup, seeds: Words) -> Deal:
    """Deals the first round of the game of each seed."""
    rounds = word(child(child(child(seeded(seeds), GAME), "round"), "round"), 0)  # the label ("round", 0)
    places = ranks(child(rounds, "teams"), setup.players)
    blue = [place for place, card in zip(places, setup.team_cards, strict=True) if TEAM_OF[card] is Team.BLUE]
    teams = np.bitwise_or.reduce([np.left_shift(np.uint8(1), place) for place in blue])
    (crown,) = [place for place, card in zip(places, setup.team_cards, strict=True) if card in CROWNS]
    return Deal(rounds, teams, crown, _hands(setup, teams, rounds))


def by_seat(setup: Setup, teams: Bytes) -> Bytes:
    """The teams of all seats from their bits: 1 where a seat is blue."""
    seats = np.arange(setup.players, dtype=np.uint8)[:, None]
    return (teams >> seats) & np.uint8(1)


def _hands(setup: Setup, teams: Bytes, rounds: Words) -> Words:
    """The hands by seat: the first cards off the deck for seat 1, and so on; jokers fill hands of the smaller team."""
    size, count = setup.hand_size, len(rounds)
    deck = shuffled(child(rounds, "deck"), len(ANIMALS), size * setup.players)
    if setup.players % 2 == 0:
        hands = np.zeros((setup.players, count), dtype=np.uint64)
        for place, card in enumerate(deck):
            hands[place // size] |= bits_of(card)
        return hands
    jokers = _jokers(_smaller(setup, teams), rounds)
    held = np.bitwise_count(jokers)
    upto = np.zeros((len(deck) + 1, count), dtype=np.uint64)  # the first n cards of the deck, as bits
    for place, card in enumerate(deck):
        np.bitwise_or(upto[place], bits_of(card), out=upto[place + 1])
    hands, start, everybody = jokers.copy(), np.zeros(count, dtype=np.intp), np.arange(count)
    for seat in range(setup.players):
        end = start + (size - held[seat].astype(np.intp))
        hands[seat] |= upto[start, everybody] ^ upto[end, everybody]
        start = end
    return hands


def _smaller(setup: Setup, teams: Bytes) -> Bytes:
    """By seat whether it is of the team with fewer players."""
    blue = by_seat(setup, teams)
    return blue if 2 * sum(TEAM_OF[card] is Team.BLUE for card in setup.team_cards) < setup.players else 1 - blue


def _jokers(smaller: Bytes, rounds: Words) -> Words:
    """The jokers of each hand: all for a lone player; one each, by chance, for a pair."""
    if int(smaller[:, 0].sum()) == 1:
        return np.multiply(smaller, mask_of(JOKERS), dtype=np.uint64)
    places = ranks(child(rounds, "jokers"), len(JOKERS))
    jokers, turn = np.zeros(smaller.shape, dtype=np.uint64), _turns(smaller)
    for place, joker in zip(places, JOKERS, strict=True):
        jokers |= np.multiply(smaller & (turn == place), BITS[joker.index], dtype=np.uint64)
    return jokers


def _turns(some: Bytes) -> Bytes:
    """By seat how many of some seats come before it."""
    before = np.zeros_like(some)
    np.cumsum(some[:-1], axis=0, out=before[1:])
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


#: every card of the game fits into a byte, as do its bits into a word
assert len(CARDS) <= 64
