"""Who gets which card: touches in order of their stamps, ties settled by the token, the rest handed out."""

from collections.abc import Callable
from typing import NamedTuple

Touch = tuple[int, int, int]
Flip = tuple[str, str]
"""What the caller said and what the token shows, each "heads" or "tails"."""


class Times(NamedTuple):
    """Milliseconds since the reveal."""

    same_instant: int = 150
    grab_limit: int | None = 10_000
    all_clear: int = 3_000


class Duel(NamedTuple):
    """One fall of the token over one card."""

    place: int
    flipper: int | None
    """None: nobody is neutral, the table flips."""
    caller: int
    other: int
    winner: int


class Claim(NamedTuple):
    """A card touched: by one seat, or by several as good as at once, in order of stamp and seat."""

    place: int
    by: tuple[tuple[int, int], ...]
    """(stamp, seat)"""


class Race(NamedTuple):
    takes: tuple[Touch, ...]
    """(stamp, seat, place) of every card taken or handed out, in the order in which the claims were opened."""
    refused: tuple[Touch, ...]
    duels: tuple[Duel, ...]
    """In the order in which the token fell."""


def paced(at: int, pace: int | None, times: Times) -> int:
    """A seat's delay as it is judged: divided by its pace; without a clock, as `same_instant`."""
    return times.same_instant if pace is None else at // pace


def duel(claim: Claim, players: int, tokens: list[Flip]) -> tuple[int, int, list[Duel]]:
    """Stamp and seat of who wins the card; the winner of a flip meets the next, the earlier of the two calls."""
    inside = [seat for _, seat in claim.by]
    neutral = [seat for seat in range(players) if seat not in inside]
    best = claim.by[0]
    duels: list[Duel] = []
    for challenger in claim.by[1:]:
        called, fell = tokens.pop(0)
        winner = best if called == fell else challenger
        duels.append(Duel(claim.place, neutral[0] if neutral else None, best[1], challenger[1], winner[1]))
        best = winner
    return best[0], best[1], duels


def race(
    touches: list[Touch], players: int, cards: int, times: Times, tokens: list[Flip], wins: Callable[[Touch], bool]
) -> Race:
    """Judge a normal round: who takes which of the `cards` in the middle. Uses up `tokens` from the front.

    `wins` tells whether taking a card wins the game; nothing that came after such a touch counts.
    """
    takes: list[Touch] = []
    refused: list[Touch] = []
    duels: list[Duel] = []
    waiting: list[Claim] = []

    def end() -> int | None:
        return min((take[0] for take in takes if wins(take)), default=None)

    def settle(before: int | None) -> None:
        """Decide the open claims whose time for a tie is over."""
        while waiting and (before is None or waiting[0].by[0][0] + times.same_instant < before):
            claim = waiting.pop(0)
            if _after(claim.by[0][0], end()):
                refused.extend((at, seat, claim.place) for at, seat in claim.by)
                continue
            stamp, seat, fought = duel(claim, players, tokens)
            takes.append((stamp, seat, claim.place))
            duels.extend(fought)

    for touch in sorted(touches):
        at, seat, place = touch
        settle(at)
        busy = [taker for _, taker, _ in takes] + [other for claim in waiting for _, other in claim.by]
        gone = [taken for _, _, taken in takes]
        outside = at < 0 or (times.grab_limit is not None and at >= times.grab_limit)
        if outside or seat in busy or place in gone or _after(at, end()):
            refused.append(touch)
        else:
            _file(waiting, touch)
    settle(None)
    if times.grab_limit is not None and end() is None:
        takes.extend(_handed_out(takes, players, cards, times.grab_limit))
    in_time = tuple(take for take in takes if not _after(take[0], end()))
    refused.extend(take for take in takes if take not in in_time)
    return Race(in_time, tuple(sorted(refused)), tuple(duels))


def _after(stamp: int, end: int | None) -> bool:
    return end is not None and stamp > end


def _file(waiting: list[Claim], touch: Touch) -> None:
    """A free seat touches a free card: it joins the claim on it, or opens one."""
    at, seat, place = touch
    for index, claim in enumerate(waiting):
        if claim.place == place:
            waiting[index] = Claim(place, (*claim.by, (at, seat)))
            return
    waiting.append(Claim(place, ((at, seat),)))


def _handed_out(takes: list[Touch], players: int, cards: int, limit: int) -> list[Touch]:
    """When the time is up: idle seats in order get the free cards from left to right."""
    idle = [seat for seat in range(players) if seat not in [taker for _, taker, _ in takes]]
    free = [place for place in range(cards) if place not in [taken for _, _, taken in takes]]
    return [(limit, seat, place) for seat, place in zip(idle, free, strict=False)]
