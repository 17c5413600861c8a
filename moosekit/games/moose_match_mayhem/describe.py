"""A set-up as a table for people: every value and where it comes from, so that no default passes for a rule."""

from __future__ import annotations

from moosekit.core.pace import Pace
from moosekit.games.moose_match_mayhem.make_up import MAKE_UP
from moosekit.games.moose_match_mayhem.refs import GAME
from moosekit.games.moose_match_mayhem.setup import ALL_CLEAR, GOAL, GRAB_LIMIT, SAME_INSTANT, Setup
from moosekit.games.moose_match_mayhem.switches import CLAUSES
from moosekit.words.catalogue import listed, text
from moosekit.words.clauses import Source
from moosekit.words.setup_table import CHOSEN, setup_table, source_of, switch_lines
from moosekit.words.table import Table


def describe(setup: Setup, language: str = "en") -> Table:
    """Every value of the set-up with its source: rulebook, default, open question, or chosen here.

    >>> for row in describe(Setup(3)).rows[:5]:
    ...     print(row)
    ('Players', '3', 'rulebook')
    ('Cards in all', '94', 'rulebook')
    ('Cards of each animal in each colour', '10', 'default')
    ('Wild cards of each animal', '4', 'default')
    ('Yetis of each colour', '8', 'default')
    """
    pack = [
        (what.replace("_", "-"), str(count), source_of(count, usual, Source.DEFAULT))
        for what, count, usual in zip(setup.make_up._fields, setup.make_up, MAKE_UP, strict=True)
    ]
    paces = listed([_pace(pace, language) for pace in setup.paces or (1,) * setup.players], language)
    lines = [
        ("players", str(setup.players), Source.RULEBOOK),
        ("total", str(setup.make_up.total), source_of(setup.make_up.total, MAKE_UP.total, Source.RULEBOOK)),
        *pack,
        ("out", str(len(setup.out)), Source.RULEBOOK),
        ("goal", str(setup.goal), source_of(setup.goal, GOAL, Source.RULEBOOK)),
        ("same-instant", _time(setup.same_instant, language), source_of(setup.same_instant, SAME_INSTANT, Source.OPEN)),
        ("grab-limit", _time(setup.grab_limit, language), source_of(setup.grab_limit, GRAB_LIMIT, Source.OPEN)),
        ("all-clear", _time(setup.all_clear, language), source_of(setup.all_clear, ALL_CLEAR, Source.DEFAULT)),
        ("paces", paces, Source.DEFAULT if set(setup.paces) <= {1} else CHOSEN),
        *switch_lines(setup, Setup(setup.players), CLAUSES, game=GAME, family="mayhem", language=language),
    ]
    caption = text("setup.caption", language, name=setup.name, players=setup.players)
    return setup_table(caption, lines, lambda key: text(f"mayhem.setup.{key}", language), language)


def _pace(pace: Pace, language: str) -> str:
    return text("mayhem.setup.no-clock", language) if pace is None else str(pace)


def _time(time: int | None, language: str) -> str:
    if time is None:
        return text("mayhem.setup.no-limit", language)
    return text("mayhem.setup.milliseconds", language, count=time)
