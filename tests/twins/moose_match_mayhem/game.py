"""Rounds and whole games: what the cards taken do to herds, sets and the discard."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tests.twins.moose_match_mayhem.avalanche import AvalancheRules, slide
from tests.twins.moose_match_mayhem.herd import AVALANCHE, Cards, default_choice, possible_sets, two_yetis, without
from tests.twins.moose_match_mayhem.race import RaceRules, Racing, Times, Touch
from tests.twins.moose_match_mayhem.token import Duel, Luck

Choose = Callable[[int, list[Cards]], Cards | None]
"""choose(seat, the two sets it could turn over) -> one of them, or None: it does not answer in time."""


class Switches(NamedTuple):
    """What the rules leave open, with the defaults of the rulings."""

    three_wilds: bool = True
    times: Times = Times()
    sets_to_win: int = 3
    race: RaceRules = RaceRules()
    avalanche: AvalancheRules = AvalancheRules()
    choose_at_once: bool = False
    discard_comes_again: bool = False
    """For a choice that nobody makes: what lies in the discard is still to come, too."""
    mix_at_once: bool = False
    """Piles that end exactly empty are made anew at once."""
    herds_break_ties: bool = True
    """When cards run out, more cards in the herd decide between equal sets."""


ON_THE_PAGE = Switches()


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
    handed: tuple[int, ...]
    """The seats that were given what was left."""
    refused: tuple[Touch, ...]
    duels: tuple[Duel, ...]
    busted: tuple[int, ...]
    """The seats that lost their herd, in order."""
    choices: tuple[tuple[int, Cards], ...]


def new_table(players: int, deck: Cards) -> Table:
    nothing: tuple[Cards, ...] = tuple(() for _ in range(players))
    return Table(deck, (), nothing, tuple(() for _ in range(players)))


def deal(table: Table, reshuffled: Cards, switches: Switches = ON_THE_PAGE) -> Table:
    """One card from each seat into the middle, seat 1 first.

    If the piles run short, the discard in the order `reshuffled` becomes the new piles; if that is too little as well,
    the game ends: most sets, then most cards in the herd, then shared.
    """
    players = len(table.herds)
    if len(table.piles) + len(table.discard) < players:
        held = [len(herd) if switches.herds_break_ties else 0 for herd in table.herds]
        marks = [(len(table.sets[seat]), held[seat]) for seat in range(players)]
        return table._replace(winners=tuple(seat for seat in range(players) if marks[seat] == max(marks)))
    if len(table.piles) < players:
        table = _mixed(table, reshuffled)
    table = table._replace(middle=table.piles[:players], piles=table.piles[players:])
    return _mixed(table, reshuffled) if switches.mix_at_once and not table.piles and table.discard else table


def _mixed(table: Table, reshuffled: Cards) -> Table:
    if sorted(reshuffled) != sorted(table.discard):
        raise ValueError(f"{len(reshuffled)} cards were shuffled: not the {len(table.discard)} of the discard")
    return table._replace(piles=(*table.piles, *reshuffled), discard=())


def play_round(
    table: Table,
    touches: list[Touch],
    luck: Luck,
    choose: Choose,
    switches: Switches,
    quiet: Mapping[int, list[int]] | None = None,
) -> Round:
    """Judge everything touched while these cards lay in the middle; `quiet` are the seats without a clock."""
    if AVALANCHE in table.middle:
        return _avalanche(table, touches, quiet or {}, switches)

    def wins(take: Touch) -> bool:
        _, seat, place = take
        herd = (*table.herds[seat], table.middle[place])
        last = len(table.sets[seat]) + 1 == switches.sets_to_win
        return last and bool(possible_sets(herd, switches.three_wilds))

    racing = Racing(len(table.herds), len(table.middle), switches.times, switches.race, luck, quiet or {}, wins)
    result = racing.run(touches)
    won = [take for take in result.takes if wins(take)]
    together = switches.race.third_set_same_flip
    winners = tuple(sorted(seat for at, seat, _ in won if together or at == result.end))
    after, busted, choices = _Herding(table, choose, switches, {seat for _, seat, _ in won}).run(result.takes)
    after = after._replace(winners=winners)
    return Round(after, result.takes, result.handed, result.refused, result.duels, busted, choices)


class _Herding:
    """The cards come into the herds one after the other."""

    def __init__(self, table: Table, choose: Choose, switches: Switches, winners: set[int]) -> None:
        self.table, self.choose, self.switches, self.winners = table, choose, switches, winners
        self.deck = (*table.piles, *table.discard, *table.middle, *(card for herd in table.herds for card in herd))
        self.deck += tuple(card for sets in table.sets for one in sets for card in one)
        self.choices: list[tuple[int, Cards]] = []

    def run(self, takes: Sequence[Touch]) -> tuple[Table, tuple[int, ...], tuple[tuple[int, Cards], ...]]:
        middle = self.table.middle
        busted: list[int] = []
        for _, seat, place in takes:
            card = middle[place]
            self.table = with_herd(self.table, seat, (*self.table.herds[seat], card))
            self.table = self.table._replace(middle=without(self.table.middle, [card]))
            if two_yetis(self.table.herds[seat]):
                busted.append(seat)
                self.table = herd_gone(self.table, seat)
            options = possible_sets(self.table.herds[seat], self.switches.three_wilds)
            if len(options) == 1 or (options and (self.switches.choose_at_once or seat in self.winners)):
                self.turn_over(seat, options)
        for seat, herd in enumerate(self.table.herds):
            options = possible_sets(herd, self.switches.three_wilds)
            if options:
                self.turn_over(seat, options)
        return self.table, tuple(busted), tuple(self.choices)

    def turn_over(self, seat: int, options: list[Cards]) -> None:
        """A set is turned over; with two to choose from, the seat chooses, unless the game is decided."""
        turned = options[0]
        if len(options) > 1:
            at_once = self.switches.choose_at_once and seat not in self.winners
            asked = at_once or not self.winners
            chosen = self.choose(seat, options) if asked else None
            turned = default_choice(options, self.deck, self.seen()) if chosen is None else chosen
            if turned not in options:
                raise ValueError(f"seat {seat} chose {turned!r} and may choose only one of {options}")
            self.choices.append((seat, turned))
        self.table = with_herd(self.table, seat, without(self.table.herds[seat], turned))
        sets = (*self.table.sets[seat], turned)
        self.table = self.table._replace(sets=(*self.table.sets[:seat], sets, *self.table.sets[seat + 1 :]))

    def seen(self) -> Cards:
        """The cards that are not to come."""
        lying = [*self.table.middle, *(card for herd in self.table.herds for card in herd)]
        lying += [card for sets in self.table.sets for one in sets for card in one]
        return (*lying, *(() if self.switches.discard_comes_again else self.table.discard))


def _avalanche(table: Table, touches: list[Touch], quiet: Mapping[int, list[int]], switches: Switches) -> Round:
    """Whoever touches anything loses the herd; at "all clear" what lies in the middle goes."""
    wait = switches.times.same_instant
    touches = [*touches, *((wait, seat, place) for seat, places in quiet.items() for place in places[:1])]
    result = slide(touches, switches.times.all_clear, switches.avalanche)
    kept: dict[int, Touch] = {}
    busted: list[int] = []
    for touch in result.counted:
        _, seat, place = touch
        busted.append(seat)
        table = herd_gone(table, seat)
        worth = switches.avalanche.card_kept and table.middle[place] != AVALANCHE
        if worth and seat not in kept and place not in [taken for _, _, taken in kept.values()]:
            kept[seat] = touch
            table = with_herd(table, seat, (table.middle[place],))
    left = without(table.middle, [table.middle[place] for _, _, place in kept.values()])
    table = table._replace(middle=(), discard=(*table.discard, *left))
    return Round(table, tuple(kept.values()), (), result.refused, (), tuple(dict.fromkeys(busted)), ())


def herd_gone(table: Table, seat: int) -> Table:
    """The herd goes to the discard."""
    return with_herd(table._replace(discard=(*table.discard, *table.herds[seat])), seat, ())


def with_herd(table: Table, seat: int, herd: Cards) -> Table:
    return table._replace(herds=(*table.herds[:seat], herd, *table.herds[seat + 1 :]))
