"""Pictures of cards and of rule cards, with the words below them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal, TypeAlias, get_args

from moosekit.draw import card_svg, rule_card_svg
from moosekit.games.moustache.cards import AnimalCard, cards
from moosekit.games.moustache.refs import GAME
from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.games.moustache.rule_cards import row_of
from moosekit.lessons.shown import Shown
from moosekit.words import text
from moosekit.words.clauses import clauses

__all__ = ["Below", "show_cards", "show_rules"]

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
    figures: list[str] = []
    said: list[str] = []
    for place, card in enumerate(cards(codes)):
        name = animal_name(card, language)
        caption = text("lesson.seat-card", language, number=place + 1, animal=name) if below == "seats" else name
        svg = card_svg(card.code, title=name, description=caption, size=size, theme="inherit")
        figures.append(captioned(svg, "" if below == "nothing" else caption))
        said.append(f"{caption[:1].upper()}{caption[1:]}.")
    return Shown(side_by_side(figures, language), " ".join(said))


def show_rules(row: str | Sequence[str | RuleCard], *, language: str = "en", size: float = 110) -> Shown:
    """Rule cards with their titles and their texts in our own words.

    Raises:
        UnknownRuleCard: an id that no rule card has.

    >>> show_rules("twos-win").words[:24]
    'Twos win: A 2 beats all '
    """
    rules = row_of(row)
    told = [_told(rule, language) for rule in rules]
    figures = [_figure(rule, title, said, size) for rule, (title, said) in zip(rules, told, strict=True)]
    words = [text("lesson.titled", language, title=title, said=" ".join(said.split())) for title, said in told]
    return Shown(side_by_side(figures, language), " ".join(words))


def animal_name(card: AnimalCard, language: str) -> str:
    """A card as children say it: its animal and its number, or the joker's name.

    >>> animal_name(AnimalCard.of("P2"), "fr")
    'cochon 2'
    """
    if card.colour is None:
        return text(f"lesson.joker.{card.code}", language)
    return f"{text(f'ui.animal.{card.colour}', language)} {card.value}"


def captioned(svg: str, caption: str, wide: float | None = None) -> str:
    """A picture with its caption below, at most ``wide`` pixels wide."""
    words = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    look = "margin:0;text-align:center" + (f";max-width:{wide:g}px" if wide else "")
    return f'<figure style="{look}">{svg}{words}</figure>'


def side_by_side(figures: Sequence[str], language: str) -> str:
    """Pictures in a row that wraps."""
    look = "display:flex;flex-wrap:wrap;gap:16px;padding:8px 0"
    return f'<div lang="{escape(language)}" style="{look}">{"".join(figures)}</div>'


def _told(rule: RuleCard, language: str) -> tuple[str, str]:
    """The title of a rule card and what it says."""
    if isinstance(rule, OwnCard):
        return rule.title, rule.text
    clause = clauses(GAME, language)[rule.clause]
    return clause.title, clause.plain


def _figure(rule: RuleCard, title: str, said: str, size: float) -> str:
    code = f"own-{rule.deck}" if isinstance(rule, OwnCard) else rule.id
    svg = rule_card_svg(code, title=title, description=said, size=size, theme="inherit")
    lines = [f"<strong>{escape(title)}</strong>", *[escape(line) for line in said.split("\n") if line]]
    words = f"<figcaption>{'<br>'.join(lines)}</figcaption>"
    picture = f'<span style="flex:none;width:{size:g}px">{svg}</span>'
    look = "margin:0;display:flex;gap:12px;align-items:flex-start;max-width:520px"
    return f'<figure style="{look}">{picture}{words}</figure>'
