"""Charts of trials are drawn as these come where somebody looks on, and end as they would have been at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from moosekit.chance.faults import Uncountable
from moosekit.lessons import guide
from moosekit.lessons.coming import ComingChart
from moosekit.lessons.guide import Guide
from moosekit.lessons.studies import study
from moosekit.lessons.studies.study import trials_made
from moosekit.widgets.chart import Chart
from tests.widgets.kernels import Kernel

LESSONS = Path(__file__).parents[2] / "tools/lessons"
#: each lesson of the plan and what its class tries out
TRIED = {
    found[1]: found[2]
    for file in sorted(LESSONS.glob("[34]*.md"))
    if (found := re.search(r'Guide\("(.+?)", tries="(.+?)"', file.read_text(encoding="utf-8")))
}


def test_every_lesson_is_here() -> None:
    assert len(TRIED) == 14


@pytest.mark.parametrize(("lesson", "tries"), TRIED.items())
def test_charts_of_a_lesson_come_in_stages(lesson: str, tries: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide, "EACH", 250)
    whole = Guide(lesson, tries=tries)
    wanted = [whole.data(), whole.compare(350)]
    assert not any(isinstance(chart, ComingChart) for chart in wanted)
    trials_made.cache_clear()
    monkeypatch.setenv("JPY_SESSION_NAME", "lesson.ipynb")
    for chart, trials, name in zip(wanted, ([10, 100, 200, 250], [300, 350]), ("data", "compare"), strict=True):
        coming = Guide(lesson, tries=tries).data() if name == "data" else Guide(lesson, tries=tries).compare(350)
        assert isinstance(coming, ComingChart)
        drawn = [last_stop(coming)]
        coming.observe(noting(coming, drawn), "scene")
        coming.finish()
        assert drawn == trials
        assert (coming.scene, coming.shown, coming.exact) == (chart.scene, chart.shown, chart.exact)
        assert repr(coming) == repr(chart)
    assert not isinstance(Guide(lesson, tries=tries).compare(350), ComingChart)  # its trials have been made


def noting(chart: Chart, drawn: list[int]) -> Callable[[object], None]:
    """Notes what the chart shows."""
    return lambda _: drawn.append(last_stop(chart))


def last_stop(chart: Chart) -> int:
    """So many trials the chart shows."""
    runs, views = chart.scene["runs"], chart.scene["views"]
    return runs["stops"][-1] if runs is not None else views[0]["panels"][0]["came"][-1]["trials"]


def test_an_exported_page_has_all_trials(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    trials_made.cache_clear()
    monkeypatch.setenv("JPY_SESSION_NAME", "lesson.ipynb")
    chart = Guide("N01", tries="rooms").compare(350)
    assert last_stop(chart) == 10
    assert "350" in chart.to_html(tmp_path / "page.html").read_text(encoding="utf-8")
    assert last_stop(chart) == 350


def test_a_trial_is_made_once_and_always_the_same() -> None:
    rooms = study("rooms")
    trials_made.cache_clear()
    few = rooms.sample(20, seed=7)
    assert rooms.sample(50, seed=7).values[:20] == few.values
    assert rooms.sample(50, seed=7) == rooms.experiment("en").run(50, seed=7)
    assert rooms.sample(5, seed=7).values == few.values[:5]
    assert rooms.made(7) == 50
    for wrong in (0, -3):
        with pytest.raises(Uncountable, match=f"{wrong} trials: expected 1 or more"):
            rooms.sample(wrong, seed=7)


def test_a_notebook_hears_of_a_chart_first_and_then_of_its_trials() -> None:
    with Kernel() as kernel:
        kernel.run(
            "import os; os.environ['JPY_SESSION_NAME'] = 'lesson.ipynb'\nfrom moosekit.lessons.guide import Guide"
        )
        heard = kernel.messages('chart = Guide("N01", tries="rooms").data()\nchart')
        same = kernel.run(
            "del os.environ['JPY_SESSION_NAME']\nprint(Guide('N01', tries='rooms').data().scene == chart.scene)"
        )
    kinds = [kind for kind, _ in heard]
    grown = [
        at for at, (kind, said) in enumerate(heard) if kind == "comm_msg" and "scene" in said["data"].get("state", {})
    ]
    first, last = kinds.index("display_data"), kinds.index("update_display_data")
    assert len(grown) == 10
    assert first < grown[0]
    assert grown[-1] < last
    assert "3 runs of 10," in heard[first][1]["data"]["text/plain"]
    assert "3 runs of 1000," in heard[last][1]["data"]["text/plain"]
    assert same == "True\n"
