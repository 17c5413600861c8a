"""Distributions, two-way tables and comparisons for people: a table with bars, as HTML and as text."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeVar, cast

from moosekit.cards.card import Card
from moosekit.chance.comparison import Compared, Comparison
from moosekit.chance.dist import Dist
from moosekit.chance.order import ordered
from moosekit.chance.two_way import TwoWay
from moosekit.draw.charts import bar_svg
from moosekit.draw.tables import Cell, Picture, table_html
from moosekit.words import numbers, text
from moosekit.words.table import Table

T = TypeVar("T", bound=Hashable)
A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)
#: a table has no more rows
ROWS: Final = 60
BAR: Final = 20
BAR_SVG: Final = 140
#: a total with more digits is not written in every row
LONGEST_TOTAL: Final = 9


@dataclass(frozen=True, slots=True, repr=False)
class Chart:
    """A table with bars: ``html`` for a page, ``words`` for a terminal and a screen reader."""

    html: str
    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        return self.html


def label(outcome: Hashable, language: str) -> str:
    """An outcome in a table: a card by its code, several things with commas between.

    >>> label((True, None, 3), "en")
    'yes, –, 3'
    """
    if isinstance(outcome, bool):
        return text(f"chance.table.{'yes' if outcome else 'no'}", language)
    if outcome is None:
        return "–"
    if isinstance(outcome, tuple):
        return ", ".join([label(part, language) for part in cast("tuple[Hashable, ...]", outcome)])
    if isinstance(outcome, Card):
        return outcome.code
    return numbers.fraction(outcome, language) if isinstance(outcome, Fraction) else str(outcome)


def chart_of(dist: Dist[T], language: str, title: str | None, event: Callable[[T], bool] | None) -> Chart:
    """A row for each outcome: its ways of all, its chance, and a bar; the longest bar is the likeliest outcome."""
    shown = dist if len(str(dist.total)) <= LONGEST_TOTAL else dist.reduced()
    outcomes = ordered(dist)[:ROWS]
    most = max(dist.values())
    rows: list[_Row] = []
    for one in outcomes:
        chance = dist[one]
        name = label(one, language)
        marked = event is not None and event(one)
        ways = f"{shown.all_ways[one]}/{shown.total}" if len(str(shown.total)) <= LONGEST_TOTAL else ""
        cells = (f"▸ {name}" if marked else name, *([ways] if ways else []), numbers.percent(chance, language))
        rows.append(_Row(cells, float(chance / most), marked=marked))
    heads = ("outcome", *(["ways"] if len(rows[0].cells) > 2 else []), "chance")
    notes: list[str] = []
    if len(dist) > ROWS:
        notes.append(text("chance.table.more", language, count=len(dist) - ROWS))
    if event is not None:
        notes.append(text("chance.table.marked", language, chance=str(dist.p(event)), percent=str(dist.p(event))))
    return _chart(title or text("chance.table.title", language), heads, rows, notes, language)


def chart_of_two_way(table: TwoWay[A, B], language: str, title: str | None) -> Chart:
    """A row for each thing on the side, a column for each on top, and the totals of both."""
    top = ordered(table.top)
    total = text("chance.table.total", language)
    heads = ("", *[label(one, language) for one in top], total)
    by_side, by_top = table.by_side.all_ways, table.by_top.all_ways
    rows = [(label(a, language), *[str(table.ways(a, b)) for b in top], str(by_side[a])) for a in ordered(table.side)]
    rows.append((total, *[str(by_top[b]) for b in top], str(table.total)))
    caption = title or text("chance.table.two-way", language)
    return Chart(table_html(caption, heads, rows, language=language), str(Table(caption, heads, tuple(rows))))


def chart_of_comparison(comparison: Comparison[T], language: str, title: str | None) -> Chart:
    """A row for each outcome: what is exact as a bar, what came as a dot, and the gap in standard errors."""
    most = max([max(row.exact, row.share) for row in comparison.rows])
    rows = [
        _Row(
            (
                label(row.outcome, language),
                numbers.percent(row.exact, language),
                numbers.percent(row.share, language),
                _gap(row, language),
            ),
            float(row.exact / most),
            dot=float(row.share / most),
        )
        for row in comparison.rows[:ROWS]
    ]
    caption = title or text("chance.table.compared", language, count=comparison.trials)
    return _chart(caption, ("outcome", "exact", "came", "gap"), rows, [], language)


def _gap(row: Compared[T], language: str) -> str:
    if abs(row.gap) == float("inf"):
        return text("chance.table.never", language)
    tenths = numbers.decimal(Fraction(round(row.gap * 10), 10), language)
    return tenths if row.gap < 0 else f"+{tenths}"


@dataclass(frozen=True, slots=True)
class _Row:
    cells: tuple[str, ...]
    share: float
    marked: bool = False
    dot: float | None = None


def _chart(caption: str, heads: Sequence[str], rows: Sequence[_Row], notes: Sequence[str], language: str) -> Chart:
    """The bar stands in a column of its own, at the end."""
    titles = [text(f"chance.head.{head}", language) for head in heads]
    pictures: list[tuple[Cell, ...]] = [
        (*row.cells, Picture(bar_svg(row.share, title="", marked=row.marked, dot=row.dot, theme="inherit"), BAR_SVG))
        for row in rows
    ]
    page = table_html(caption, [*titles, ""], pictures, language=language)
    drawn = [(*row.cells, _text_bar(row)) for row in rows]
    words = str(Table(caption, (*titles, ""), tuple(drawn)))
    for note in notes:
        page += f'<p lang="{language}">{note}</p>'
        words += f"\n{note}"
    return Chart(page, words)


def _text_bar(row: _Row) -> str:
    """A bar of signs; an outcome that can happen has at least one, and a dot stands where a sample came out."""
    bar = "#" * max(round(row.share * BAR), row.share > 0)
    if row.dot is None:
        return bar
    at = min(round(row.dot * BAR), BAR - 1)
    return f"{bar.ljust(at)[:at]}o{bar[at + 1 :]}"
