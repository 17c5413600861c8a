"""The words of one front end: a language, and the titles of a user's own rule cards."""

from __future__ import annotations

from dataclasses import dataclass

from moosekit.core.facts import FactValue, RuleRef
from moosekit.core.trace import Note
from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.widgets.contract import Clause
from moosekit.words import narrate, text
from moosekit.words.card_names import trick_card
from moosekit.words.catalogue import Titles, catalogue
from moosekit.words.clauses import Source, clauses

PAGE = "ui.page."


@dataclass(frozen=True, slots=True)
class Saying:
    """Everything that front ends about tricks say, in one language.

    >>> Saying.about((), "en").ui("title")
    'Who wins this trick?'
    """

    language: str
    own: tuple[OwnCard, ...]

    @classmethod
    def about(cls, row: tuple[RuleCard, ...], language: str) -> Saying:
        """The words for this row. Raises ``UnknownLanguage`` for a language without a catalogue."""
        catalogue(language)
        return cls(language, tuple(card for card in row if isinstance(card, OwnCard)))

    @property
    def titles(self) -> Titles:
        """The titles of own cards, by id."""
        return {card.id: card.title for card in self.own}

    def said(self, key: str, **facts: FactValue) -> str:
        """A text of the catalogue."""
        return text(key, self.language, titles=self.titles, **facts)

    def ui(self, key: str, **facts: FactValue) -> str:
        """A text of the front ends."""
        return self.said(f"ui.{key}", **facts)

    def heading(self, note: Note) -> str:
        """What a note says, in at most twelve words."""
        return self.ui(f"heading.{note.code}", **dict(note.facts))

    def sentence(self, note: Note) -> str:
        """What a note says, and why."""
        return narrate(note, self.language, self.titles, say_reading=False)

    def seat(self, seat: int) -> str:
        """What a seat is called beside a card, not in a sentence."""
        return self.ui("seat", number=seat + 1)

    def card(self, code: str) -> str:
        """What a card is called in a list: without its article."""
        return trick_card(code, self.language)

    def colour(self, colour: str) -> str:
        """What a colour is called."""
        return text(f"colour.{colour}", self.language)

    def reading(self, reading: str) -> str:
        """What a reading of the row is called."""
        return text(f"reading.{reading}", self.language)

    def rule(self, card: RuleCard) -> str:
        """What a rule card is called."""
        return card.title if isinstance(card, OwnCard) else text(f"rule.{card.id}", self.language)

    def clause(self, ref: RuleRef) -> Clause:
        """The clause of a reference; a card of one's own brings its text with it."""
        for card in self.own:
            if card.clause == ref.clause:
                return Clause(ref="*", title=card.title, text=card.text, source=self.ui("source.own"))
        found = clauses(ref.game, self.language)[ref.clause]
        return Clause(ref=found.number, title=found.title, text=found.plain, source=self.ui(f"source.{found.source}"))

    def opened(self, ref: RuleRef) -> str | None:
        """A sentence where a clause is a default of ours, which is to be said."""
        own = any(card.clause == ref.clause for card in self.own)
        is_default = not own and clauses(ref.game, self.language)[ref.clause].source is Source.DEFAULT
        return self.ui("open.default") if is_default else None

    def page(self, family: str = PAGE) -> dict[str, str]:
        """The texts of buttons and hints, which the page fills itself."""
        found = catalogue(self.language)
        return {key.removeprefix(family): value for key, value in found.items() if key.startswith(family)}
