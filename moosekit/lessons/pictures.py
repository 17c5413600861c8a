"""Pictures of cards and of rule cards, with the words below them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal, TypeAlias, get_args

from moosekit.draw import RowItem, row_of_cards_svg, rule_card_svg
from moosekit.games.moustache.cards import AnimalCard, cards
from moosekit.games.moustache.refs import GAME
from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.games.moustache.rule_cards import row_of
from moosekit.lessons.shown import Shown
from moosekit.words import text
from moosekit.words.clauses import clauses

Below: TypeAlias = Literal["seats", "animals", "nothing"]


def show_cards(codes: str, *, below: Below = "seats", language: str = "en", size: float = 96) -> Shown:
    """Cards side by side; below each its seat in the order of play and its animal, only the animal, or nothing.

    Raises:
        UnknownCard: a code that names no card.
        ValueError: ``below`` is not one of the three.

    >>> show_cards("P2 B1")
    Seat 1: pig 2. Seat 2: walrus 1.
    """
    if below not in get_args(Below):
        raise ValueError(f"below={below!r}: choose one of {', '.join(get_args(Below))}")
    found = cards(codes)
    captions = [_caption(place, card, below, language) for place, card in enumerate(found)]
    said = [_caption(place, card, "animals" if below == "nothing" else below, language) for place, card in enumerate(found)]
    words = " ".join(f"{one[:1].upper()}{one[1:]}." for one in said)
    items = [RowItem(card.code, caption) for card, caption in zip(found, captions, strict=True)]
    svg = row_of_cards_svg(items, title=text("lesson.cards", language), description=words, size=size)
    return Shown(f'<div lang="{escape(language)}">{svg}</div>', words)


def show_rules(row: str | Sequence[str | RuleCard], *, language: str = "en", size: float = 110) -> Shown:
    """Rule cards with their titles and their texts in our own words.

    Raises:
        UnknownRuleCard: an id that no rule card has.

    >>> print(str(show_rules("reversed")).partition(".")[0])
    Upside down: The order of the colours turns round: blue is the weakest, then orange, then pink, and green is the strongest
    """
    rules = row_of(row if isinstance(row, str) else tuple(row))
    told = [_told(rule, language) for rule in rules]
    figures = [_figure(rule, title, said, size) for rule, (title, said) in zip(rules, told, strict=True)]
    look = "display:flex;flex-wrap:wrap;gap:16px"
    return Shown(
        f'<div lang="{escape(language)}" style="{look}">{"".join(figures)}</div>',
        " ".join(f"{title}: {said}" for title, said in told),
    )


def animal_name(card: AnimalCard, language: str) -> str:
    """A card as children say it: its animal and its number, or the joker's name.

    >>> animal_name(AnimalCard.of("P2"), "fr")
    'cochon 2'
    """
    if card.colour is None:
        return text(f"lesson.joker.{card.code}", language)
    return f"{text(f'ui.animal.{card.colour}', language)} {card.value}"


def _caption(place: int, card: AnimalCard, below: Below, language: str) -> str:
    if below == "nothing":
        return ""
    name = animal_name(card, language)
    return name if below == "animals" else text("lesson.seat-card", language, number=place + 1, animal=name)


def _told(rule: RuleCard, language: str) -> tuple[str, str]:
    """The title of a rule card and what it says."""
    if isinstance(rule, OwnCard):
        return rule.title, rule.text
    clause = clauses(GAME, language)[rule.clause]
    return clause.title, clause.text.replace("`", "")


def _figure(rule: RuleCard, title: str, said: str, size: float) -> str:
    picture = f"own-{rule.deck}" if isinstance(rule, OwnCard) else rule.id
    svg = rule_card_svg(picture, title=title, description=said, size=size)
    words = f"<figcaption><strong>{escape(title)}</strong><br>{escape(said)}</figcaption>"
    return f'<figure style="margin:0;display:flex;gap:12px;align-items:flex-start;max-width:520px">{svg}{words}</figure>'
