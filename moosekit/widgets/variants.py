"""What if: who would win with other rules. Each answer is the trick decided again under those rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.trick import Trick
from moosekit.games.moustache.whatif import with_rules
from moosekit.tricks.row import Reading
from moosekit.widgets.contract import Variant
from moosekit.widgets.saying import Saying


@dataclass(frozen=True, slots=True)
class OtherRules:
    """Other rules for the same cards, and what to call them."""

    id: str
    label: str
    row: tuple[RuleCard, ...]
    reading: Reading

    def tried(self, trick: Trick, saying: Saying) -> Variant:
        """The trick under these rules."""
        winner = with_rules(trick, self.row, self.reading).winner
        seat = None if winner is None else trick.plays[winner].seat
        changed = winner != trick.winner
        how = "nobody" if seat is None else "wins" if changed else "won" if self.id == "this" else "same"
        return Variant(
            id=self.id,
            label=self.label,
            card=None if winner is None else trick.cards[winner].code,
            winner=seat,
            changed=changed,
            sentence=saying.ui(f"what-if.{how}", label=self.label, seat=seat),
        )


def variants_of(trick: Trick, saying: Saying) -> list[Variant]:
    """The row as it is, then every single change of it.

    >>> trick = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
    >>> for variant in variants_of(trick, Saying.about(trick.row, "en")):
    ...     print(variant["sentence"])
    This row: seat 3 wins.
    Without “Twos win”: seat 3 wins all the same.
    Without “Threes go low”: seat 4 wins instead.
    Row turned round: seat 4 wins instead.
    No rule cards: seat 2 wins instead.
    Reading: the first word: seat 4 wins instead.
    Reading: strictly in a row: seat 3 wins all the same.
    """
    return [rules.tried(trick, saying) for rules in _changes(trick, saying)]


def _changes(trick: Trick, saying: Saying) -> Iterator[OtherRules]:
    row, reading = trick.row, trick.reading
    yield OtherRules("this", saying.ui("what-if.this"), row, reading)
    for card in row:
        without = tuple(other for other in row if other is not card)
        yield OtherRules(f"without:{card.id}", saying.ui("what-if.off", rule=card.id), without, reading)
    if len(row) > 1:
        yield OtherRules("turned", saying.ui("what-if.turned"), row[::-1], reading)
        yield OtherRules("none", saying.ui("what-if.none"), (), reading)
    if len(trick.rules.row.steps) > 1:
        for other in Reading:
            if other is not reading:
                label = saying.ui("what-if.reading", reading=other.value)
                yield OtherRules(f"reading:{other}", label, row, other)
