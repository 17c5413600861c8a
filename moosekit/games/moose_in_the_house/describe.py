"""A set-up as a table for people: every value and where it comes from, so that no default passes for a rule."""

from __future__ import annotations

from moosekit.games.moose_in_the_house.cards import CARDS
from moosekit.games.moose_in_the_house.refs import GAME
from moosekit.games.moose_in_the_house.setup import CLAUSES, HAND, Setup
from moosekit.words.catalogue import show, text
from moosekit.words.clauses import Source
from moosekit.words.setup_table import CHOSEN, setup_table, switch_lines
from moosekit.words.table import Table


def describe(setup: Setup, language: str = "en") -> Table:
    """Every value of the set-up with its source: rulebook, reported, default, open question, or chosen here.

    >>> for row in describe(Setup(4)).rows[:4]:
    ...     print(row)
    ('Players', '4', 'reported')
    ('Cards in the pack', '58', 'rulebook')
    ('Cards in every hand', '4', 'rulebook')
    ('Who is named to begin', 'chance picks a seat', 'default')
    """
    named = text("house.setup.named.chance", language) if setup.named is None else _seat(setup.named, language)
    lines = [
        ("players", str(setup.players), Source.REPORTED),
        ("pack", str(len(CARDS)), Source.RULEBOOK),
        ("hand", str(HAND), Source.RULEBOOK),
        ("named", named, Source.DEFAULT if setup.named is None else CHOSEN),
        *switch_lines(setup, Setup(setup.players), CLAUSES, game=GAME, family="house", language=language),
        ("discard", text("house.setup.discard.stays", language), Source.DEFAULT),
    ]
    caption = text("setup.caption", language, name=setup.name, players=setup.players)
    return setup_table(caption, lines, lambda key: text(f"house.setup.{key}", language), language)


def _seat(seat: int, language: str) -> str:
    return show(seat, "seat", language, {})
