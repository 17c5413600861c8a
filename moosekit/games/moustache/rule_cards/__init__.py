"""The register of the shipped rule cards: a new card is one file here and one line below."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence, Set
from typing import Final

from moosekit.core.json_data import is_text
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.games.moustache.rule_cards import (
    fewest_stars,
    green_negative,
    most_blue,
    new_lead,
    pass_three,
    pink_bonus,
    pink_open,
    reversed,  # noqa: A004 - the rule card's own name
    threes_low,
    twins_vanish,
    twos_win,
)

__all__ = ["BLACK", "EXPLAINED", "IN_THE_BOX", "REPORTED", "SHIPPED", "WHITE", "UnknownRuleCard", "row_of", "rule_card"]


class UnknownRuleCard(ValueError):
    """A text that names no rule card."""


#: explained in the rulebook
EXPLAINED: Final[tuple[RuleCard, ...]] = (
    green_negative.CARD,
    pink_open.CARD,
    pass_three.CARD,
    most_blue.CARD,
    twos_win.CARD,
    twins_vanish.CARD,
    reversed.CARD,
    threes_low.CARD,
    new_lead.CARD,
)
#: reported by reviewers, optional
REPORTED: Final[tuple[RuleCard, ...]] = (pink_bonus.CARD, fewest_stars.CARD)
SHIPPED: Final = EXPLAINED + REPORTED
WHITE: Final = tuple(card for card in EXPLAINED if card.deck is Deck.WHITE)
BLACK: Final = tuple(card for card in EXPLAINED if card.deck is Deck.BLACK)
#: how many rule cards are in the box
IN_THE_BOX: Final = 16
#: so many letters of an unknown name are looked at and shown
MOST_SHOWN: Final = 40
#: so many letters in a row say which id was meant
LEAST_PART: Final = 4
#: how alike two names are, as ``difflib`` measures: "nope" and "pink-open" come to 0.62
CLOSE: Final = 0.75


def rule_card(name: str, own: tuple[RuleCard, ...] = ()) -> RuleCard:
    """A rule card by its id, among the shipped ones and your own.

    >>> rule_card("twos-win")
    <rule card twos-win>

    Raises:
        UnknownRuleCard: quotes the name and lists the nearest ids.
    """
    known = {card.id: card for card in (*SHIPPED, *own)}
    for id_, card in known.items():
        if id_ == name:
            return card
    if not is_text(name):
        raise UnknownRuleCard(f"{name!r} is no rule card: expected an id such as 'twos-win', or MyCard.named(…)")
    near = _nearest(name, tuple(known))
    hint = "" if near is None else f"did you mean {near!r}? "
    raise UnknownRuleCard(f"there is no rule card {name[:MOST_SHOWN]!r}; {hint}known are {', '.join(known)}")


def _nearest(name: str, known: tuple[str, ...]) -> str | None:
    """The id that somebody meant: typed in capitals, in part, or with a slip. Far off, it would only mislead."""
    typed = name[:MOST_SHOWN].casefold().strip()
    whole = [id_ for id_ in known if id_.casefold() == typed]
    part = [id_ for id_ in known if len(typed) >= LEAST_PART and typed in id_.casefold()]
    close = difflib.get_close_matches(typed, known, n=1, cutoff=CLOSE)
    return next(iter((*whole, *close, *part)), None)


def no_row(given: object) -> str | None:
    """What is wrong where no row was given: a set, for one, has no left and no right."""
    if isinstance(given, Iterable) and not isinstance(given, Set):
        return None
    return f"the row {given!r} is no list: expected 'twos-win,threes-low' or [my_card, 'threes-low']"


def row_of(names: str | Sequence[str | RuleCard], own: tuple[RuleCard, ...] = ()) -> tuple[RuleCard, ...]:
    """A row of rule cards from ids with commas between, or from ids and cards; no card twice.

    >>> row_of("twos-win,threes-low")
    (<rule card twos-win>, <rule card threes-low>)

    Raises:
        UnknownRuleCard: an id that no card has.
        ValueError: the same card twice, or no row.
    """
    if fault := no_row(names):
        raise ValueError(fault)
    parts = tuple(part.strip() for part in names.split(",") if part.strip()) if isinstance(names, str) else names
    row = tuple(part if isinstance(part, RuleCard) else rule_card(part, own) for part in parts)
    for place, card in enumerate(row):
        if card.id in [other.id for other in row[:place]]:
            raise ValueError(f"the rule card {card.id!r} is in the row twice; there is one of each")
    return row
