"""What if: the same trick decided again with one thing changed. Tricks and rule cards are values, so it costs one call.

Every change is a ``TrickVariant``, a value; ``TrickWhatIf`` holds them all and shows which of them alter the winner.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from moosekit.cards.card import codes
from moosekit.core.facts import Facts, facts
from moosekit.core.ids import Seat
from moosekit.core.json_data import is_text
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.cards import card
from moosekit.games.moustache.resolve import Plays
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.play import Play
from moosekit.tricks.row import Reading
from moosekit.words.catalogue import NO_TITLES, show, text
from moosekit.words.table import Table

__all__ = ["Change", "TrickVariant", "TrickWhatIf"]

#: as many rule cards as a game can have: up to here every order of the row is tried
LONGEST_ROW: Final = 4


class Change(StrEnum):
    """What is changed.

    >>> Change("order")
    <Change.ORDER: 'order'>
    """

    WITHOUT = "without"
    """One rule card is taken away."""
    NO_RULES = "no-rules"
    """All rule cards are taken away."""
    ORDER = "order"
    """The row lies in another order."""
    READING = "reading"
    """The row is read in another way."""
    CARD = "card"
    """Another card is played."""


@dataclass(frozen=True, slots=True)
class TrickVariant:
    """One change, the trick with it, the seat that wins then (or nobody), and whether that is another winner.

    ``facts`` say what is changed: ``rule``, ``rules`` (in their new order), ``reading``, or ``seat``, ``card``,
    ``other``.
    """

    kind: Change
    facts: Facts
    trick: Trick
    winner: Seat | None
    changed: bool


@dataclass(frozen=True, slots=True, repr=False)
class TrickWhatIf:
    """A trick, the seat that wins it, and every single change of its rules.

    >>> whatif = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low").what_if()
    >>> whatif
    TrickWhatIf('O5 O9 O3 G2', winner=seat 3, 4 of 6 changes alter the winner)
    >>> print(whatif)
    O5 O9 O3 G2. Seat 3 wins.
      What if …                              Then …       Another winner?
      Without Twos win                       Seat 3 wins  no
      Without Threes go low                  Seat 4 wins  yes
      Without any rule card                  Seat 2 wins  yes
      With the row: Threes go low, Twos win  Seat 4 wins  yes
      With the reading: the first word       Seat 4 wins  yes
      With the reading: strictly in a row    Seat 3 wins  no
    """

    trick: Trick
    winner: Seat | None
    variants: tuple[TrickVariant, ...]

    @property
    def altering(self) -> tuple[TrickVariant, ...]:
        """The changes that alter the winner."""
        return tuple(variant for variant in self.variants if variant.changed)

    def of(self, kind: Change) -> tuple[TrickVariant, ...]:
        """The changes of one kind."""
        return tuple(variant for variant in self.variants if variant.kind is kind)

    def with_card(self, seat: int, code: str) -> TrickVariant:
        """Another card played by a seat (counted from 0), everything else as it is.

        >>> Trick.parse("P2 P8 G3 B1").what_if().with_card(0, "B9").winner
        0

        Raises:
            BadSetup: there is no such seat, the card is in the trick already, or the hands do not allow it.
            UnknownCard: the code names no card.
        """
        if not is_text(code):
            raise BadSetup((f"the card {code!r} is no text: expected a code such as 'P8'",))
        trick, other = self.trick, card(code)
        at = trick.place_of(seat)
        plays: Plays = (*trick.plays[:at], Play(Seat(seat), other), *trick.plays[at + 1 :])
        if other in trick.cards:
            raise BadSetup((f"{other.code!r} is in the trick already; there is one of each card",))
        after = replace(trick, plays=plays)
        if after.hand_faults():
            raise BadSetup(after.hand_faults())
        what = facts(seat=seat, card=trick.cards[at].code, other=other.code)
        return _variant(trick, after, Change.CARD, what)

    def other_cards(self, seat: int) -> tuple[TrickVariant, ...]:
        """Every other card that this seat's hand could have played, if the cards after it stay allowed.

        Raises:
            BadSetup: there is no such seat.
            ValueError: the trick was made without hands.
        """
        played = self.trick.cards[self.trick.place_of(seat)]
        others = codes(tuple(one for one in self.trick.playable(seat) if one is not played))
        return tuple(itertools.chain.from_iterable(self._tried(seat, code) for code in others))

    def label(self, variant: TrickVariant, language: str = "en") -> str:
        """A change in words."""
        told = {**dict(variant.facts), "row": self._row(variant.trick, language)}
        return text(f"whatif.{variant.kind}", language, titles=self.trick.titles, **told)

    def table(self, language: str = "en") -> Table:
        """The changes in words, with the winner of each. Orders of the row with the same winner share a line.

        >>> Trick.parse("P2 P8 G3 B1", row="twos-win").what_if().table("fr").rows[1]
        ('Sans aucune carte règle', 'La place 4 gagne', 'oui')

        Raises:
            UnknownLanguage: there are no words in this language.
        """
        rows: list[tuple[str, ...]] = []
        for variant, count in self._lines():
            label = self.label(variant, language) if count == 1 else self._orders(variant, count, language)
            altered = text("whatif.yes" if variant.changed else "whatif.no", language)
            rows.append((label, _wins(variant.winner, language), altered))
        cards = " ".join(codes(self.trick.cards))
        caption = text("whatif.caption", language, cards=cards, wins=_wins(self.winner, language))
        heads = tuple(text(f"whatif.head.{head}", language) for head in ("change", "winner", "altered"))
        return Table(caption, heads, tuple(rows))

    def summary(self, language: str = "en") -> list[str]:
        """The changes that alter the winner, one text each, and one text on all the others.

        >>> Trick.parse("P2 P8 G3 B1", row="reversed").what_if().summary()[-1]
        'Every other change that was tried: seat 3 wins.'
        """
        if not self.variants:
            return []
        found = [
            text("whatif.sentence", language, change=change, wins=_inside(winner))
            for (change, winner, _), (variant, _) in zip(self.table(language).rows, self._lines(), strict=True)
            if variant.changed
        ]
        if len(self.altering) == len(self.variants):
            return found
        key = "whatif.rest" if found else "whatif.nothing"
        return [*found, text(key, language, wins=_inside(_wins(self.winner, language)))]

    def row_in_words(self, language: str = "en") -> str:
        """The rule cards of the trick and how they are read.

        >>> Trick.parse("P2 P8 G3 B1", row="reversed").what_if().row_in_words()
        'Rule cards: Upside down. Reading: the last word.'
        """
        return text("whatif.row", language, row=self._row(self.trick, language), reading=self.trick.reading.value)

    def _lines(self) -> Iterator[tuple[TrickVariant, int]]:
        """The changes that have a line of their own, and for how many each stands."""
        said: set[Seat | None] = set()
        winners = [variant.winner for variant in self.of(Change.ORDER)]
        for variant in self.variants:
            if variant.kind is not Change.ORDER:
                yield variant, 1
            elif variant.winner not in said:
                said.add(variant.winner)
                yield variant, winners.count(variant.winner)

    def _orders(self, example: TrickVariant, count: int, language: str) -> str:
        key = "whatif.orders-such-as" if example.changed else "whatif.orders"
        return text(key, language, number=count, row=self._row(example.trick, language))

    def _row(self, trick: Trick, language: str) -> str:
        return ", ".join([show(one.id, "rule", language, self.trick.titles) for one in trick.row])

    def __repr__(self) -> str:
        cards = " ".join(codes(self.trick.cards))
        found = f"{len(self.altering)} of {len(self.variants)} changes alter the winner"
        winner = show(self.winner, "seat", "en", NO_TITLES)
        return f"TrickWhatIf({cards!r}, winner={winner}, {found})"

    def __str__(self) -> str:
        return str(self.table())

    def _repr_html_(self) -> str:
        return self.table().html()

    def _tried(self, seat: int, code: str) -> Iterator[TrickVariant]:
        try:
            yield self.with_card(seat, code)
        except BadSetup:  # with another lead colour, say, a later card of the trick is no longer allowed
            return


def what_if(trick: Trick) -> TrickWhatIf:
    """The trick without each rule card, without any, with the row in other orders, and under the other readings.

    Up to four cards (a game has no more) every order of the row is tried; of a longer row, every swap of two cards.
    """
    row, reading = trick.row, trick.reading
    found: list[TrickVariant] = []
    for gone in row:
        rest = tuple(one for one in row if one is not gone)
        found.append(_with_rules(trick, rest, reading, Change.WITHOUT, facts(rule=gone.id)))
    if row:
        found.append(_with_rules(trick, (), reading, Change.NO_RULES))
    for order in _orders(row):
        ids = tuple(str(one.id) for one in order)
        found.append(_with_rules(trick, order, reading, Change.ORDER, facts(rules=ids)))
    others = [other for other in Reading if row and other is not reading]
    found += [_with_rules(trick, row, other, Change.READING, facts(reading=other.value)) for other in others]
    return TrickWhatIf(trick, _winner(trick), tuple(found))


def _inside(said: str) -> str:
    """As it stands within a sentence."""
    return said[:1].lower() + said[1:]


def _wins(seat: Seat | None, language: str) -> str:
    return text("whatif.nobody", language) if seat is None else text("whatif.wins", language, place=seat)


def _orders(row: tuple[RuleCard, ...]) -> Iterator[tuple[RuleCard, ...]]:
    if len(row) <= LONGEST_ROW:
        yield from itertools.islice(itertools.permutations(row), 1, None)
        return
    for left, right in itertools.combinations(range(len(row)), 2):
        swapped = list(row)
        swapped[left], swapped[right] = row[right], row[left]
        yield tuple(swapped)


def with_rules(trick: Trick, row: tuple[RuleCard, ...], reading: Reading) -> Trick:
    """The trick with another row or another reading.

    >>> with_rules(Trick.parse("P2 P8 G3 B1", row="reversed"), (), Reading.LAST_WORD)
    Trick('P2 P8 G3 B1')
    """
    return _without_false_monkey(replace(trick, rules=trick.rules.with_row(row, reading)))


def _with_rules(
    trick: Trick, row: tuple[RuleCard, ...], reading: Reading, kind: Change, what: Facts = ()
) -> TrickVariant:
    return _variant(trick, with_rules(trick, row, reading), kind, what)


def _variant(before: Trick, after: Trick, kind: Change, what: Facts) -> TrickVariant:
    after = _without_false_monkey(after)
    winner = _winner(after)
    return TrickVariant(kind, what, after, winner, winner != _winner(before))


def _without_false_monkey(trick: Trick) -> Trick:
    """What the monkey took may not be there for it any more."""
    return replace(trick, monkey=None) if trick.monkey_faults() else trick


def _winner(trick: Trick) -> Seat | None:
    winner = trick.winner
    return None if winner is None else trick.plays[winner].seat
