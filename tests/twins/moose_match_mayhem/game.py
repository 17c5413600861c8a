"""Rounds and whole games: what the cards taken do to herds, sets and the discard."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.twins.moose_match_mayhem.herd import AVALANCHE, Cards, possible_sets, two_yetis, without
from tests.twins.moose_match_mayhem.race import Duel, Flip, Times, Touch, race

Choose = Callable[[int, list[Cards]], Cards]
"""choose(seat, the two sets it could turn over) -> one of them."""


class Switches(NamedTuple):
    """What the rules leave open, with the defaults of the rulings."""

    three_wilds: bool = True
    times: Times = Times()
    sets_to_win: int = 3


class Table(NamedTuple):
    """Between two rounds, or with the cards of a round in the `middle`, one of each seat."""

    piles: Cards
    """Both draw piles as one; next card first."""
    discard: Cards
    herds: tuple[Cards, ...]
    sets: tuple[tuple[Cards, ...], ...]
    middle: Cards = ()
    winners: tuple[int, ...] = ()
    """Not empty: the game is over."""


class Round(NamedTuple):
    table: Table
    takes: tuple[Touch, ...]
    refused: tuple[Touch, ...]
    duels: tuple[Duel, ...]
    busted: tuple[int, ...]
    """The seats that lost their herd, in order."""
    choices: tuple[tuple[int, Cards], ...]


def new_table(players: int, deck: Cards) -> Table:
    nothing: tuple[Cards, ...] = tuple(() for _ in range(players))
    return Table(deck, (), nothing, tuple(() for _ in range(players)))


def deal(table: Table, reshuffled: Cards) -> Table:
    """One card from each seat into the middle, seat 1 first.

    If the piles run short, the discard in the order `reshuffled` becomes the new piles; if that is too little as well,
    the game ends: most sets, then most cards in the herd, then shared.
    """
    players = len(table.herds)
    if len(table.piles) + len(table.discard) < players:
        marks = [(len(table.sets[seat]), len(table.herds[seat])) for seat in range(players)]
        return table._replace(winners=tuple(seat for seat in range(players) if marks[seat] == max(marks)))
    if len(table.piles) < players:
        if sorted(reshuffled) != sorted(table.discard):
            raise ValueError(f"{len(reshuffled)} cards were shuffled: not the {len(table.discard)} of the discard")
        table = table._replace(piles=(*table.piles, *reshuffled), discard=())
    return table._replace(middle=table.piles[:players], piles=table.piles[players:])


def play_round(table: Table, touches: list[Touch], tokens: list[Flip], choose: Choose, switches: Switches) -> Round:
    """Judge everything touched while these cards lay in the middle."""
    if AVALANCHE in table.middle:
        return _avalanche(table, touches, switches.times)

    def wins(take: Touch) -> bool:
        _, seat, place = take
        herd = (*table.herds[seat], table.middle[place])
        last = len(table.sets[seat]) + 1 == switches.sets_to_win
        return last and bool(possible_sets(herd, switches.three_wilds))

    result = race(touches, len(table.herds), len(table.middle), switches.times, tokens, wins)
    winners = tuple(sorted(take[1] for take in result.takes if wins(take)))
    after, busted = _placed(table, result.takes)
    after, choices = _sets_turned(after, choose, switches)
    left = without(table.middle, [table.middle[place] for _, _, place in result.takes])
    after = after._replace(middle=left, winners=winners)
    return Round(after, result.takes, result.refused, result.duels, busted, choices)


def _placed(table: Table, takes: Sequence[Touch]) -> tuple[Table, tuple[int, ...]]:
    """The cards lie in the herds; who now has two yetis of one colour has lost everything."""
    busted: list[int] = []
    for _, seat, place in sorted(takes):
        table = _with_herd(table, seat, (*table.herds[seat], table.middle[place]))
        if two_yetis(table.herds[seat]):
            busted.append(seat)
            table = _herd_gone(table, seat)
    return table, tuple(busted)


def _sets_turned(table: Table, choose: Choose, switches: Switches) -> tuple[Table, tuple[tuple[int, Cards], ...]]:
    """Every complete set is turned over, in seat order; a seat that could turn over one of two chooses."""
    choices: list[tuple[int, Cards]] = []
    for seat, herd in enumerate(table.herds):
        options = possible_sets(herd, switches.three_wilds)
        if not options:
            continue
        turned = options[0] if len(options) == 1 else choose(seat, options)
        if turned not in options:
            raise ValueError(f"seat {seat} chose {turned!r} and may choose only one of {options}")
        if len(options) > 1:
            choices.append((seat, turned))
        table = _with_herd(table, seat, without(herd, turned))
        table = table._replace(sets=(*table.sets[:seat], (*table.sets[seat], turned), *table.sets[seat + 1 :]))
    return table, tuple(choices)


def _avalanche(table: Table, touches: list[Touch], times: Times) -> Round:
    """Whoever touches anything loses the herd; at "all clear" the whole middle goes."""
    counted = [touch for touch in sorted(touches) if 0 <= touch[0] < times.all_clear]
    busted: list[int] = []
    for _, seat, _ in counted:
        if seat not in busted:
            busted.append(seat)
            table = _herd_gone(table, seat)
    table = table._replace(middle=(), discard=(*table.discard, *table.middle))
    late = tuple(touch for touch in sorted(touches) if touch not in counted)
    return Round(table, (), late, (), tuple(busted), ())


def _herd_gone(table: Table, seat: int) -> Table:
    return _with_herd(table._replace(discard=(*table.discard, *table.herds[seat])), seat, ())


def _with_herd(table: Table, seat: int, herd: Cards) -> Table:
    return table._replace(herds=(*table.herds[:seat], herd, *table.herds[seat + 1 :]))
