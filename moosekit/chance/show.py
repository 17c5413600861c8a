"""Distributions, two-way tables and comparisons for people: a table with bars, as HTML and as text."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
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

__all__ = ["Chart"]

T = TypeVar("T", bound=Hashable)
A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)
#: a table has no more rows
ROWS: Final = 60
BAR: Final = 20
BAR_SVG: Final = 80
#: ways with more digits are not written in a table
LONGEST_TOTAL: Final = 12


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


def chart_of(
    dist: Dist[T],
    language: str,
    title: str | None,
    event: Callable[[T], bool] | None,
    name: Callable[[T], str] | None,
) -> Chart:
    """A row for each outcome: a bar, its chance and its ways; the longest bar is the likeliest outcome."""
    counted = countable(dist)
    most = max(dist.values())
    rows: list[_Row] = []
    for one in ordered(dist)[:ROWS]:
        said = label(one, language) if name is None else name(one)
        marked = event is not None and event(one)
        ways = () if counted is None else (numbers.count(counted.all_ways[one], language),)
        cells = (numbers.percent(dist[one], language), *ways)
        rows.append(_Row(f"▸ {said}" if marked else said, float(dist[one] / most), cells, marked=marked))
    heads = [text("chance.head.chance", language)]
    if counted is not None:
        heads.append(text("chance.head.ways", language, total=counted.total))
    notes: list[str] = []
    if len(dist) > ROWS:
        notes.append(text("chance.table.more", language, count=len(dist) - ROWS))
    if event is not None:
        notes.append(marked_sentence(dist, event, language))
    return _chart(title or text("chance.table.title", language), heads, rows, notes, language)


def countable(dist: Dist[T]) -> Dist[T] | None:
    """The same with a total that can be written in a table, if there is one."""
    for counted in (dist, dist.reduced()):
        if len(str(counted.total)) <= LONGEST_TOTAL:
            return counted
    return None


def marked_sentence(dist: Dist[T], event: Callable[[T], bool], language: str) -> str:
    """What the marked outcomes come to: ways of the total first, where these can be read."""
    chance, counted = str(dist.p(event)), countable(dist)
    if counted is None:
        return text("chance.table.marked", language, chance=chance)
    ways = counted.ways(event)
    return text("chance.table.marked-ways", language, ways=ways, total=counted.total, chance=chance)


def chart_of_two_way(table: TwoWay[A, B], language: str, title: str | None) -> Chart:
    """A row for each thing on the side, a column for each on top, and the totals of both.

    In ways; where these have too many digits, in percent of all.
    """
    top = ordered(table.top)
    total = text("chance.table.total", language)
    heads = ("", *[label(one, language) for one in top], total)
    by_side, by_top = table.by_side.all_ways, table.by_top.all_ways
    short = len(str(table.total)) <= LONGEST_TOTAL

    def cell(ways: int) -> str:
        return numbers.count(ways, language) if short else numbers.percent(Fraction(ways, table.total), language)

    rows = [(label(a, language), *[cell(table.ways(a, b)) for b in top], cell(by_side[a])) for a in ordered(table.side)]
    rows.append((total, *[cell(by_top[b]) for b in top], cell(table.total)))
    caption = title or text(f"chance.table.two-way-{'ways' if short else 'percent'}", language)
    return Chart(table_html(caption, heads, rows, language=language), str(Table(caption, heads, tuple(rows))))


def chart_of_comparison(
    comparison: Comparison[T], language: str, title: str | None, name: Callable[[T], str] | None
) -> Chart:
    """A row for each outcome: what is exact as a bar, what came as a dot, and the gap in standard errors."""
    most = max([max(row.exact, row.share) for row in comparison.rows])
    rows = [
        _Row(
            label(row.outcome, language) if name is None else name(row.outcome),
            float(row.exact / most),
            (numbers.percent(row.exact, language), numbers.percent(row.share, language), _gap(row, language)),
            dot=float(row.share / most),
        )
        for row in comparison.rows[:ROWS]
    ]
    heads = [text(f"chance.head.{head}", language) for head in ("exact", "came", "gap")]
    caption = title or text("chance.table.compared", language, count=comparison.trials)
    return _chart(caption, heads, rows, [], language)


def _gap(row: Compared[T], language: str) -> str:
    if abs(row.gap) == float("inf"):
        return text("chance.table.never", language)
    tenths = Fraction(round(row.gap * 10), 10)
    return f"{'+' if tenths > 0 else ''}{numbers.decimal(tenths, language)}"


@dataclass(frozen=True, slots=True)
class _Row:
    name: str
    share: float
    cells: tuple[str, ...]
    marked: bool = False
    dot: float | None = None


def _chart(caption: str, heads: Sequence[str], rows: Sequence[_Row], notes: Sequence[str], language: str) -> Chart:
    """The bars stand beside the names, so that a narrow page has both in sight."""
    titles = (text("chance.head.outcome", language), "", *heads)
    pictures: list[tuple[Cell, ...]] = [(row.name, _bar(row), *row.cells) for row in rows]
    page = table_html(caption, titles, pictures, language=language)
    words = str(Table(caption, titles, tuple([(row.name, _text_bar(row), *row.cells) for row in rows])))
    for note in notes:
        page += f'<p lang="{language}">{escape(note)}</p>'
        words += f"\n{note}"
    return Chart(page, words)


def _bar(row: _Row) -> Picture:
    svg = bar_svg(row.share, title="", marked=row.marked, dot=row.dot, width=BAR_SVG, theme="inherit")
    return Picture(svg, BAR_SVG)


def _text_bar(row: _Row) -> str:
    """A bar of signs; an outcome that can happen has at least one, and a dot stands where a sample came out."""
    bar = "#" * max(round(row.share * BAR), row.share > 0)
    if row.dot is None:
        return bar
    at = min(round(row.dot * BAR), BAR - 1)
    return f"{bar.ljust(at)[:at]}o{bar[at + 1 :]}"
