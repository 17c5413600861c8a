"""Whist beside OpenSpiel's hearts and spades, played deal by deal: the same cards may be played, the same seats win.

Left aside are the bids of spades, and what these games add to following suit: whose card opens, hearts' limits on the
first trick, and both games' limits on leads.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Final, Protocol, cast

import pytest

from moosekit.core.chance import Given
from moosekit.core.ids import Seat
from moosekit.core.session import Session
from moosekit.testing.whist import PLAYERS, Plays, Setup, State, Whist
from moosekit.testing.whist_cards import SUITS, WhistCard
from moosekit.tricks.play import Play
from tests.samples import samples

GAME: Final = Whist()
LETTERS: Final = dict(zip("CDHS", SUITS, strict=True))
#: with all of them, hearts counts the other way round
ALL_POINTS: Final = 26


class Peer(Protocol):
    """A game of OpenSpiel that is being played."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def action_to_string(self, action: int) -> str: ...
    def apply_action(self, action: int) -> None: ...
    def returns(self) -> list[float]: ...


class PeerGame(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> Peer: ...


class Loader(Protocol):
    """OpenSpiel's register of games."""

    def __call__(self, name: str, parameters: dict[str, bool], /) -> PeerGame: ...


def load(name: str, **parameters: bool) -> PeerGame:
    return cast("Loader", import_module("pyspiel").load_game)(name, parameters)


def card_of(name: str) -> WhistCard:
    """The ten of clubs is "TC" in hearts and "CT" in spades."""
    suit, rank = (name[0], name[1]) if name[0] in LETTERS else (name[1], name[0])
    return WhistCard.of(LETTERS[suit] + ("10" if rank == "T" else rank))


def deal(peer: Peer, draw: random.Random) -> list[list[str]]:
    """Deals one card after another, seat by seat. Hearts first asks chance where to pass: nowhere."""
    if (0, "No Pass") in [(action, peer.action_to_string(action)) for action, _ in peer.chance_outcomes()]:
        peer.apply_action(0)
    hands: list[list[str]] = [[] for _ in range(PLAYERS)]
    number = 0
    while peer.is_chance_node():
        action = draw.choice([action for action, _ in peer.chance_outcomes()])
        hands[number % PLAYERS].append(card_of(peer.action_to_string(action)).code)
        peer.apply_action(action)
        number += 1
    return hands


def bid(peer: Peer, draw: random.Random) -> None:
    """Bids by chance, which whist has not."""
    for _ in range(PLAYERS):
        peer.apply_action(draw.choice(peer.legal_actions()))


def play(peer: Peer, hands: list[list[str]], trump: str | None, free_first_trick: bool, draw: random.Random) -> State:
    """Plays both games with the same cards and compares them at every card; gives our end."""
    deck = [code for hand in hands for code in hand]
    session = Session(GAME, Setup(trump, Seat(peer.current_player())), Given.of({"deck": deck}))
    while not peer.is_terminal():
        state = session.state
        assert state.turn == peer.current_player()
        theirs = {card_of(peer.action_to_string(action)): action for action in peer.legal_actions()}
        ours = GAME.legal(state, state.turn).actions
        first = not any(state.piles)
        if state.plays and (free_first_trick or not first):
            assert set(ours) == set(theirs)
        assert set(theirs) <= set(ours)
        card = draw.choice(list(theirs))
        peer.apply_action(theirs[card])
        session.do(state.turn, card)
    return session.state


def test_hearts() -> None:
    """Without passing. Who won the last trick shows in the points."""
    game, draw = load("hearts", pass_cards=False), random.Random(1)
    for _ in range(samples(100, 2_000)):
        peer = game.new_initial_state()
        state = play(peer, deal(peer, draw), None, False, draw)
        points = [sum(map(penalty, pile)) for pile in state.piles]
        if ALL_POINTS in points:
            points = [ALL_POINTS - own for own in points]
        assert peer.returns() == [ALL_POINTS - own for own in points]


def penalty(card: WhistCard) -> int:
    """What a card counts in hearts."""
    return 13 if card.code == "♠Q" else int(card.colour == "♥")


def test_spades() -> None:
    """Spades are trump. The last trick is compared by the tricks that the game itself prints."""
    game, draw = load("spades"), random.Random(2)
    for _ in range(samples(100, 2_000)):
        peer = game.new_initial_state()
        hands = deal(peer, draw)
        bid(peer, draw)
        state = play(peer, hands, "♠", True, draw)
        assert taken(str(peer)) == [len(pile) // PLAYERS for pile in state.piles]


def taken(printed: str) -> list[int]:
    """The line below "Tricks taken": north, east, south, west."""
    lines = printed.partition("Tricks taken:")[2].split("\n")
    return [int(number) for number in next(line for line in lines if line[:1].isdigit()).split()]


def may_play_all(hand: tuple[WhistCard, ...], _lead: str | None) -> tuple[WhistCard, ...]:
    return hand


def first_wins(plays: Plays, _trump: str | None) -> Play[WhistCard]:
    return plays[0]


@pytest.mark.parametrize(("rule", "wrong"), [("follow_suit", may_play_all), ("winner", first_wins)])
def test_a_wrong_rule_would_be_seen(rule: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is not blind: where suit need not be followed, or whoever led wins, it fails."""
    monkeypatch.setattr(f"moosekit.testing.whist.{rule}", wrong)
    draw = random.Random(3)
    hearts, spades = load("hearts", pass_cards=False).new_initial_state(), load("spades").new_initial_state()
    dealt = deal(hearts, draw), deal(spades, draw)
    bid(spades, draw)
    with pytest.raises(AssertionError):
        play(hearts, dealt[0], None, False, draw)
    with pytest.raises(AssertionError):
        play(spades, dealt[1], "♠", True, draw)
