"""Several hands on one card: they meet two by two, and the token falls."""

from typing import NamedTuple

Flip = tuple[str, str]
"""What the caller said and what the token shows, each "heads" or "tails"."""
Hand = tuple[int, int]
"""(stamp, seat)"""


class Luck(NamedTuple):
    """How token and lots fall while cards lie in the middle; each list is used up from the front."""

    tokens: list[Flip]
    starts: list[list[int]]
    """The seats in one dispute, mixed."""
    idles: list[list[int]]
    """The places that are handed out, mixed."""


class TokenRules(NamedTuple):
    """What the rules leave open, with the defaults of the rulings."""

    drawn_start: bool = False
    """Three or more meet clockwise from a seat that is drawn, instead of in the order of their stamps."""
    table_flips: bool = False
    latest_calls: bool = False


class Duel(NamedTuple):
    """One fall of the token over one card."""

    place: int
    flipper: int | None
    """None: nobody is neutral, or never asked: the table flips."""
    caller: int
    other: int
    winner: int


def duel(
    place: int, hands: tuple[Hand, ...], players: int, luck: Luck, rules: TokenRules
) -> tuple[Hand, tuple[Duel, ...]]:
    """Who wins the card; the winner of a flip meets the next. Of two the earlier calls, or the later one."""
    waiting = list(hands)
    if rules.drawn_start and len(waiting) > 2:
        first = luck.starts.pop(0)[0]
        waiting.sort(key=lambda hand: (hand[1] - first) % players)
    duels: list[Duel] = []
    best = waiting.pop(0)
    while waiting:
        on_it = [best[1], *(seat for _, seat in waiting)]
        neutral = [seat for seat in range(players) if seat not in on_it]
        caller, other = sorted((best, waiting.pop(0)), reverse=rules.latest_calls)
        called, fell = luck.tokens.pop(0)
        best = caller if called == fell else other
        flipper = None if rules.table_flips or not neutral else neutral[0]
        duels.append(Duel(place, flipper, caller[1], other[1], best[1]))
    return best, tuple(duels)
