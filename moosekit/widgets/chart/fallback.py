"""What stands in for a Chart where no widget runs: tables with bars, and in words to run the cell."""

from __future__ import annotations

from fractions import Fraction
from html import escape

from moosekit.draw.charts import bar_svg
from moosekit.draw.lines import Path, lines_svg
from moosekit.draw.tables import Cell, Picture, table_html
from moosekit.widgets.chart.contract import ChartScene, Panel, Runs, View
from moosekit.words import numbers, text

BAR = 80


def fallback_html(scene: ChartScene, choice: int, shown: int, *, exact: bool) -> str:
    """Each panel of the view chosen as a table; runs as lines and a table of the checkpoints."""
    language, runs = scene["language"], scene["runs"]
    if runs is None:
        body = _bars(scene, scene["views"][choice], shown, exact=exact)
    else:
        body = _lines(scene, runs, shown, exact=exact)
    run = escape(text("chart.fallback", language))
    return f'<div lang="{language}"><p><strong>{escape(scene["title"])}</strong></p>{body}<p>{run}</p></div>'


def _bars(scene: ChartScene, view: View, shown: int, *, exact: bool) -> str:
    parts = [_panel(scene, panel, shown, exact=exact) for panel in view["panels"]]
    if view["sentence"] and exact:
        parts.append(f"<p>{escape(view['sentence'])}</p>")
    label = f"<p>{escape(scene['choosing'])}: {escape(view['label'])}</p>" if view["label"] else ""
    return label + "".join(parts)


def _panel(scene: ChartScene, panel: Panel, shown: int, *, exact: bool) -> str:
    language = scene["language"]
    came = panel["came"][shown - 1] if 0 < shown <= len(panel["came"]) else None
    shares = [0.0] * len(panel["bars"]) if came is None else [count / came["trials"] for count in came["counts"]]
    most = max([*[bar["share"] for bar in panel["bars"]], *shares]) or 1
    heads = [scene["outcome"]]
    heads += ["", text("chance.head.exact", language), text("chart.head.ways", language)] if exact else []
    heads += [came["label"]] if came else []
    rows: list[tuple[Cell, ...]] = []
    for place, bar in enumerate(panel["bars"]):
        cells: list[Cell] = [f"▸ {bar['name']}" if bar["marked"] and exact else bar["name"]]
        if exact:
            dot = shares[place] / most if came else None
            svg = bar_svg(bar["share"] / most, title="", marked=bar["marked"], dot=dot, width=BAR, theme="inherit")
            cells += [Picture(svg, BAR), bar["chance"], bar["ways"]]
        if came:
            cells.append(numbers.count(came["counts"][place], language))
        rows.append(tuple(cells))
    return table_html(panel["title"] or scene["title"], heads, rows, language=language)


def _lines(scene: ChartScene, runs: Runs, shown: int, *, exact: bool) -> str:
    language = scene["language"]
    stops = runs["stops"][:shown]
    last = stops[-1] if stops else 0
    paths = [
        Path(tuple([(n, hits / n) for n, hits in zip(runs["points"], line["hits"], strict=True) if n <= last]))
        for line in runs["lines"]
    ]
    level = runs["exact"] if exact else None
    drawn = [path for path in paths if path.points]
    picture = lines_svg(drawn, level=level, title=scene["title"], description=scene["description"], theme="inherit")
    heads = (scene["outcome"], *[line["name"] for line in runs["lines"]])
    at = {n: place for place, n in enumerate(runs["points"])}
    rows = [
        (label, *[_share(line["hits"][at[stop]], stop, language) for line in runs["lines"]])
        for stop, label in zip(stops, runs["labels"], strict=False)
    ]
    said = f"<p>{escape(text('chart.exact', language, chance=runs['told']))}</p>" if exact and runs["told"] else ""
    return picture + table_html(scene["title"], heads, rows, language=language) + said


def _share(hits: int, trials: int, language: str) -> str:
    return numbers.percent(Fraction(hits, trials), language)
