"""Card games in plain Python that somebody who teaches or learns would find, by random legal play, one game at a time.

All are driven as their own documentation does it. Who is not installed is left out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any, Final, cast

from benchmarks.measuring import Subject

CARDS_OF_BRIDGE: Final = 52


def subjects() -> Iterator[Subject]:
    """One for each library that is installed."""
    for module, name, make in (
        ("jass", "jass-kit's Schieber", _schieber),
        ("schnapsen", "Schnapsen", _schnapsen),
        ("endplay", "endplay's bridge", _bridge),
        ("pokerkit", "PokerKit's hold'em, check or call", _hold_em),
    ):
        if find_spec(module) is not None:
            yield Subject(name, "moves", make())


def _part(module: str) -> Any:  # noqa: ANN401 - these have no types, or may be missing
    return cast("Any", import_module(module))


def _schieber() -> Callable[[], int]:
    game_of, deal = _part("jass.game.game_sim").GameSim, _part("jass.game.game_util").deal_random_hand
    rule, nonzero = _part("jass.game.rule_schieber").RuleSchieber(), _part("numpy").flatnonzero

    def run() -> int:
        game = game_of(rule=rule)
        game.init_from_cards(hands=deal(), dealer=0)
        game.action_trump(random.randrange(6))
        moves = 1
        while not game.is_done():
            game.action_play_card(int(random.choice(nonzero(rule.get_valid_cards_from_state(game.state)))))
            moves += 1
        return moves

    return run


def _schnapsen() -> Callable[[], int]:
    bot_of, engine, chance = _part("schnapsen.bots.rand").RandBot, _part("schnapsen.game"), random.Random(3)
    play = engine.SchnapsenGamePlayEngine().play_game
    asked = count()
    players = [_counted(bot_of(random.Random(seed)), asked) for seed in (1, 2)]

    def run() -> int:
        before = next(asked)
        play(*players, chance)
        return next(asked) - before - 1

    return run


def _counted(bot: Any, asked: Iterator[int]) -> Any:  # noqa: ANN401 - theirs have no types
    """The same bot, which takes a number whenever it is asked for a move."""
    move = bot.get_move

    def counted(perspective: Any, leader_move: Any) -> Any:  # noqa: ANN401
        next(asked)
        return move(perspective, leader_move)

    bot.get_move = counted
    return bot


def _bridge() -> Callable[[], int]:
    deal, types = _part("endplay.dealer").generate_deal, _part("endplay.types")

    def run() -> int:
        table = deal()
        table.trump, table.first = types.Denom.nt, types.Player.north
        for _ in range(CARDS_OF_BRIDGE):
            table.play(random.choice(list(table.legal_moves())))
        return CARDS_OF_BRIDGE

    return run


def _hold_em() -> Callable[[], int]:
    poker = _part("pokerkit")
    automations = tuple(poker.Automation)

    def run() -> int:
        state = poker.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 4)
        moves = 0
        while state.status:
            state.check_or_call()
            moves += 1
        return moves

    return run
