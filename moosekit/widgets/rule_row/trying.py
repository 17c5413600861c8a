"""Rows tried out: the tricks decided again under each, by the code that decides them in a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from math import perm
from typing import Final

from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.row import BrokenRule, Reading
from moosekit.widgets.frames import DECIDING, frames_of
from moosekit.widgets.laying import PLACES
from moosekit.widgets.rule_row.contract import RowResult, TrickResult
from moosekit.widgets.saying import Saying

Row = tuple[RuleCard, ...]
#: so many answers, tricks times rows times readings, go with the page; beyond that it asks Python
MOST_ANSWERS: Final = 700


@dataclass(frozen=True, slots=True)
class TriedRows:
    """The tricks, the rule cards on offer, and the words for both."""

    tricks: tuple[Trick, ...]
    offer: Row
    saying: Saying

    @property
    def ids(self) -> list[str]:
        """The ids of the cards on offer, in order."""
        return [card.id for card in self.offer]

    def key(self, row: Row, reading: Reading) -> str:
        """A short name of a row: the reading's number, then each card's place on offer.

        >>> cards = Trick.parse("P2 P8 G3", row="twos-win,reversed").row
        >>> TriedRows((), cards, Saying.about((), "en")).key(cards[::-1], Reading.LAST_WORD)
        '010'
        """
        return PLACES[list(Reading).index(reading)] + "".join(PLACES[self.offer.index(card)] for card in row)

    def result(self, row: Row, reading: Reading) -> RowResult:
        """What comes of a row."""
        tricks = [self._decided(trick, row, reading) for trick in self.tricks]
        return RowResult(key=self.key(row, reading), tricks=tricks, sentence=self.total(tricks))

    def total(self, tricks: list[TrickResult]) -> str:
        """How many tricks have another winner than without rule cards."""
        return self.totals()[sum(trick["changed"] for trick in tricks)]

    def totals(self) -> list[str]:
        """The sentences about a row, by how many tricks change."""
        count = len(self.tricks)
        return [self.saying.said("rule-row.total", count=changed, tricks=count) for changed in range(count + 1)]

    def rows(self, longest: int) -> Iterator[tuple[Row, Reading]]:
        """Every row of at most so many cards under every reading; none where there are too many to send."""
        most = min(longest, len(self.offer))
        count = sum(perm(len(self.offer), cards) for cards in range(most + 1)) * len(Reading)
        if count * len(self.tricks) > MOST_ANSWERS:
            return
        for cards in range(most + 1):
            for row in permutations(self.offer, cards):
                for reading in Reading:
                    yield row, reading

    def _decided(self, trick: Trick, row: Row, reading: Reading) -> TrickResult:
        tried = replace(trick, rules=trick.rules.with_row(row, reading))
        try:
            frames = frames_of(tried, self.saying)
        except BrokenRule:
            said = self.saying.said("rule-row.broken")
            return TrickResult(winner=None, gone=[], changed=False, sentence=said, steps=[])
        plain = replace(trick, rules=trick.rules.with_row((), reading)).winner
        winner = tried.winner
        return TrickResult(
            winner=winner,
            gone=[place for place, play in enumerate(frames[-1]["plays"]) if play["state"] == "vanished"],
            changed=winner != plain,
            sentence=self._sentence(trick, winner, plain),
            steps=[frame["heading"] for frame in frames if frame["kind"] in DECIDING],
        )

    def _sentence(self, trick: Trick, winner: int | None, plain: int | None) -> str:
        seats = {
            name: trick.plays[place].seat for name, place in (("seat", winner), ("other", plain)) if place is not None
        }
        if winner == plain:
            return self.saying.said("rule-row.wins" if "seat" in seats else "rule-row.nobody", **seats)
        how = "instead" if len(seats) == 2 else "wins" if "seat" in seats else "nobody-now"
        return self.saying.said(f"rule-row.{how}", **seats)
