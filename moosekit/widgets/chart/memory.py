"""A deck, which remembers what has been drawn from it, beside a token, which does not."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Generic, TypeVar

from moosekit.chance.deck import Deck
from moosekit.chance.faults import TooManyCards, Uncountable
from moosekit.core.kinds import WHOLE, a
from moosekit.widgets.chart.contract import ChartScene, Panel, View
from moosekit.widgets.chart.panels import MOST_BARS, bars_alone
from moosekit.widgets.kinds import CHANCE, FUNCTION, TEXT, check_kinds
from moosekit.words import text

__all__ = ["Memory"]

C = TypeVar("C", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Memory(Generic[C]):
    """The chance that something comes at last, after it has not come so many times.

    Each time ``draws`` cards leave the deck; it comes when a ``good`` card is among them. Beside it stands the
    ``token``, with the same chance each time: that of the first time, unless you say another. ``deck_name``,
    ``token_name`` and ``outcome`` say what they are called.

    >>> scene = Memory(Deck({"avalanche": 6, "other": 88}), lambda card: card == "avalanche", draws=4).scene(None, "en")
    >>> [[panel["bars"][time]["chance"] for time in (0, 7)] for panel in scene["views"][0]["panels"]]
    [['23.5%', '32.3%'], ['23.5%', '23.5%']]
    """

    deck: Deck[C]
    good: Callable[[C], bool]
    draws: int = 1
    times: int = 12
    token: Fraction | None = None
    deck_name: str | None = None
    token_name: str | None = None
    outcome: str | None = None

    def __post_init__(self) -> None:
        check_kinds(
            ("deck", self.deck, a(Deck, "a deck, such as Deck({'avalanche': 6, 'other': 88})")),
            ("good", self.good, FUNCTION),
            ("draws", self.draws, WHOLE),
            ("times", self.times, WHOLE),
            ("token", self.token, CHANCE.or_none),
            ("deck_name", self.deck_name, TEXT.or_none),
            ("token_name", self.token_name, TEXT.or_none),
            ("outcome", self.outcome, TEXT.or_none),
        )

    def hazards(self) -> list[Fraction]:
        """The chances of the deck: each given that nothing good has come before.

        Raises:
            Uncountable: numbers that are not 1 or more, more than sixty times, or a deck without a good card.
            TooManyCards: the deck has too few cards for so many times.
        """
        if self.draws < 1 or not 1 <= self.times <= MOST_BARS:
            raise Uncountable(f"{self.times!r} times {self.draws!r} cards: expected 1 to {MOST_BARS} times 1 or more")
        good = self.deck.count(self.good)
        if good == 0:
            raise Uncountable("no card of this deck is a good one, so that nothing ever comes")
        others = self.deck.size - good
        if (self.times - 1) * self.draws > others or self.times * self.draws > self.deck.size:
            raise TooManyCards(
                f"{self.times} times {self.draws} cards without a good one do not fit: the deck has {self.deck.size}"
                f" cards, {good} of them good"
            )
        found: list[Fraction] = []
        for time in range(self.times):
            gone = time * self.draws
            none = comb(others - gone, self.draws)
            found.append(1 - Fraction(none, comb(self.deck.size - gone, self.draws)))
        return found

    def scene(self, title: str | None, language: str) -> ChartScene:
        """What the page is told. Raises as ``hazards``."""
        hazards = self.hazards()
        token = hazards[0] if self.token is None else self.token
        if not 0 <= token <= 1:
            raise Uncountable(f"the chance {token} of the token is out of range: expected 0 to 1")
        names = (
            self.deck_name or text("chart.memory.deck", language),
            self.token_name or text("chart.memory.token", language),
        )
        panels = [
            Panel(
                title=name,
                bars=bars_alone({str(time): chance for time, chance in enumerate(chances, start=1)}, language),
                came=[],
            )
            for name, chances in zip(names, (hazards, [token] * self.times), strict=True)
        ]
        return ChartScene(
            kind="memory",
            title=title or text("chart.title.memory", language),
            description=text("chart.about.memory", language),
            language=language,
            outcome=self.outcome or text("chart.memory.time", language),
            choosing="",
            views=[View(label="", panels=panels, sentence=text("chart.memory.says", language))],
            runs=None,
        )
