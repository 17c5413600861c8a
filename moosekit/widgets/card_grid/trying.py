"""Every row of the rule cards on offer: what each card's chance is under it, by the code that decides a trick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

from moosekit.chance.legal_play import legal_rounds
from moosekit.chance.winners import trick_winners
from moosekit.games.moustache.cards import ANIMALS, COLOURS
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.tricks.row import Reading
from moosekit.widgets.card_grid.contract import GridAnswer
from moosekit.widgets.laying import PLACES
from moosekit.widgets.saying import Saying

Row = tuple[RuleCard, ...]


@dataclass(frozen=True, slots=True)
class OfferedRows:
    """The rule cards on offer, how a row of them is read, and for how many players."""

    offer: Row
    players: int
    reading: Reading
    saying: Saying

    @property
    def ids(self) -> list[str]:
        """The ids of the cards on offer, in order."""
        return [card.id for card in self.offer]

    @property
    def of(self) -> int:
        """In so many tricks any one card lies."""
        return comb(len(ANIMALS) - 1, self.players - 1)

    def row(self, ids: list[str]) -> Row:
        """The cards with these ids, in the order of the offer."""
        return tuple([card for card in self.offer if card.id in ids])

    def key(self, row: Row) -> str:
        """A short name of a row: each card's place on offer.

        >>> from moosekit.games.moustache.rule_cards import BLACK
        >>> trying = OfferedRows(BLACK, 4, Reading.LAST_WORD, Saying.about((), "en"))
        >>> trying.key(trying.row(["reversed", "twos-win"]))
        '02'
        """
        return "".join([PLACES[self.offer.index(card)] for card in row])

    def rows(self, longest: int) -> Iterator[Row]:
        """Every row of at most so many cards, in the order of the offer."""
        for length in range(min(longest, len(self.offer)) + 1):
            yield from combinations(self.offer, length)

    def table(self, row: Row) -> list[int]:
        """How many tricks each card takes, in the order of the pack."""
        winners = trick_winners(row, players=self.players, reading=self.reading).all_ways
        return [winners.get(card, 0) for card in ANIMALS]

    def answer(self, row: Row, table: list[int], place: int) -> GridAnswer:
        """What is to be said of a table, which has this place."""
        world = TrickRules.of(row, self.reading).row.world
        order = [COLOURS.index(colour) for colour in COLOURS]
        order.sort(key=lambda at: world.order.index(COLOURS[at]))
        return GridAnswer(table=place, order=order, sentence=self._sentence(table))

    def legal(self, row: Row, rounds: int, seed: int) -> list[list[int]]:
        """What came of rounds of random legal play: of each card the tricks that it took, and those it lay in."""
        tally = legal_rounds(row, self.players, rounds, seed).tally()
        return [[*tally[card]] for card in ANIMALS]

    def _sentence(self, table: list[int]) -> str:
        most = max(table)
        strongest = [card.code for card, wins in zip(ANIMALS, table, strict=True) if wins == most]
        never = table.count(0)
        said = self.saying.said(
            "card-grid.strongest", cards=tuple(strongest), count=len(strongest), chance=str(Fraction(most, self.of))
        )
        return f"{said} {self.saying.said('card-grid.never', count=never)}"
