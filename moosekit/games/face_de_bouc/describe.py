"""A set-up as a table for people: every value and where it comes from, so that no default passes for a rule."""

from __future__ import annotations

from typing import Final

from moosekit.games.face_de_bouc.refs import GAME
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.switches import CLAUSES
from moosekit.words.catalogue import listed, text
from moosekit.words.clauses import Source
from moosekit.words.setup_table import CHOSEN, Line, setup_table, source_of, switch_lines
from moosekit.words.table import Table

#: which clause gives the default of each switch: that a wrong name costs nothing is said before the penalty is
DEFAULTS: Final = {**CLAUSES, "penalty": "3.6"}


def describe(setup: Setup, language: str = "en") -> Table:
    """Every value of the set-up with its source: rulebook, reported, default, open question, or chosen here.

    >>> from moosekit.games.face_de_bouc.setup import standard
    >>> for row in describe(standard(4)).rows[:2]:
    ...     print(row)
    ('Players', '4', 'reported')
    ('Cards', '56', 'rulebook')
    """
    switches = switch_lines(setup, Setup(setup.players), DEFAULTS, game=GAME, family="bouc", language=language)
    lines = (*_number_lines(setup, language), *switches)
    caption = text("setup.caption", language, name=setup.name, players=setup.players)
    return setup_table(f"{caption}.", lines, lambda key: text(f"bouc.setup.{key}", language), language)


def _number_lines(setup: Setup, language: str) -> tuple[Line, ...]:
    usual = Setup(setup.players)
    copies = " ".join(str(count) for count in setup.copies)
    first = text("bouc.setup.by-chance", language)
    if setup.first is not None:
        first = text("show.seat", language, number=setup.first + 1)
    slips = " · ".join(str(length) for length in setup.slips) or text("bouc.setup.none", language)
    cards = len(setup.deck)
    return (
        Line("players", str(setup.players), Source.REPORTED),
        Line("cards", str(cards), source_of(cards, len(usual.deck), Source.RULEBOOK)),
        Line("copies", copies, source_of(setup.copies, usual.copies, Source.DEFAULT)),
        Line("first", first, source_of(setup.first, usual.first, Source.OPEN)),
        Line("say-limit", _time(setup.say_limit, language), source_of(setup.say_limit, usual.say_limit, Source.OPEN)),
        Line("recall-limit", _time(setup.limit, language), source_of(setup.limit, usual.limit, Source.OPEN)),
        Line(
            "same-instant",
            _time(setup.same_instant, language),
            source_of(setup.same_instant, usual.same_instant, Source.OPEN),
        ),
        Line("paces", _paces(setup, language), Source.DEFAULT if set(setup.paces) <= {1} else CHOSEN),
        Line("slips", slips, source_of(setup.slips, usual.slips, Source.OPEN)),
    )


def _paces(setup: Setup, language: str) -> str:
    none = text("bouc.setup.no-clock", language)
    return listed([none if pace is None else str(pace) for pace in setup.paces or (1,) * setup.players], language)


def _time(millis: int | None, language: str) -> str:
    return text("bouc.setup.none", language) if millis is None else text("bouc.setup.time", language, millis=millis)
