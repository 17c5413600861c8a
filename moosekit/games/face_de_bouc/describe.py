"""A set-up as a table for people: every value and where it comes from, so that no default passes for a rule."""

from __future__ import annotations

from typing import Final, NamedTuple

from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.switches import SWITCHES
from moosekit.words.catalogue import listed, text
from moosekit.words.clauses import Source
from moosekit.words.table import Table

CHOSEN: Final = "chosen"
#: the switches of which the rulebook, or somebody who reports, gives the default; all others are open questions
SETTLED: Final = {
    "special_shout": Source.RULEBOOK,
    "tries": Source.DEFAULT,
    "penalty": Source.RULEBOOK,
    "same_name": Source.RULEBOOK,
}


class Line(NamedTuple):
    """One value: its key in the catalogue, the value in words, and its source."""

    key: str
    value: str
    source: str


def describe(setup: Setup, language: str = "en") -> Table:
    """Every value of the set-up with its source: rulebook, reported, default, open question, or chosen here.

    >>> from moosekit.games.face_de_bouc.setup import standard
    >>> for row in describe(standard(4)).rows[:2]:
    ...     print(row)
    ('Players', '4', 'reported')
    ('Cards', '56', 'rulebook')
    """
    lines = (*_number_lines(setup, language), *_switch_lines(setup, language))
    caption = text("setup.caption", language, name=setup.name, players=setup.players)
    heads = tuple(text(f"setup.head.{head}", language) for head in ("what", "value", "source"))
    rows = tuple(
        (text(f"bouc.setup.{line.key}", language), line.value, text(f"setup.source.{line.source}", language))
        for line in lines
    )
    return Table(f"{caption}.", heads, rows)


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
        Line("cards", str(cards), _source(cards, len(usual.deck), Source.RULEBOOK)),
        Line("copies", copies, _source(setup.copies, usual.copies, Source.DEFAULT)),
        Line("first", first, _source(setup.first, usual.first, Source.OPEN)),
        Line("say-limit", _time(setup.say_limit, language), _source(setup.say_limit, usual.say_limit, Source.OPEN)),
        Line("recall-limit", _time(setup.limit, language), _source(setup.limit, usual.limit, Source.OPEN)),
        Line(
            "same-instant",
            _time(setup.same_instant, language),
            _source(setup.same_instant, usual.same_instant, Source.OPEN),
        ),
        Line("paces", _paces(setup, language), Source.DEFAULT if set(setup.paces) <= {1} else CHOSEN),
        Line("slips", slips, _source(setup.slips, usual.slips, Source.OPEN)),
    )


def _switch_lines(setup: Setup, language: str) -> tuple[Line, ...]:
    usual = Setup(setup.players)
    lines: list[Line] = []
    for switch in SWITCHES:
        key, value = switch.replace("_", "-"), str(getattr(setup, switch))
        source = _source(value, str(getattr(usual, switch)), SETTLED.get(switch, Source.OPEN))
        lines.append(Line(key, text(f"bouc.setup.{key}.{value}", language), source))
    return tuple(lines)


def _paces(setup: Setup, language: str) -> str:
    none = text("bouc.setup.no-clock", language)
    return listed([none if pace is None else str(pace) for pace in setup.paces or (1,) * setup.players], language)


def _time(millis: int | None, language: str) -> str:
    return text("bouc.setup.none", language) if millis is None else text("bouc.setup.time", language, millis=millis)


def _source(value: object, usual: object, source: Source) -> str:
    """Where a value comes from; one that is not the usual one was chosen by whoever made the set-up."""
    return source if value == usual else CHOSEN
