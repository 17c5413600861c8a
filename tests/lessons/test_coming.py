"""Charts of trials are drawn as these come where somebody looks on, and end as they would have been at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import MethodType
from typing import Any

import pytest

from moosekit.chance.dist import Dist
from moosekit.chance.faults import Uncountable
from moosekit.lessons import guide
from moosekit.lessons.coming import ComingChart, ComingShown
from moosekit.lessons.guide import Guide
from moosekit.lessons.studies import study
from moosekit.lessons.studies.study import MADE
from moosekit.widgets import CardGrid, coming
from moosekit.widgets.chart import Chart
from moosekit.widgets.coming import Rest
from tests.widgets.kernels import Kernel


class Cells:
    """The Python of a notebook in which a cell runs, until it is told to end."""

    def __init__(self) -> None:
        self.events = self
        self.run_code = MethodType(Cells.end, self)
        self._waiting: list[Callable[[], None]] = []

    def register(self, event: str, call: Callable[[], None]) -> None:
        """Somebody waits for the end of a cell."""
        assert event == "post_execute"
        self._waiting.append(call)

    def unregister(self, _event: str, call: Callable[[], None]) -> None:
        """Nobody does any more."""
        self._waiting.remove(call)

    def end(self) -> None:
        """The cell ends."""
        for call in list(self._waiting):
            call()


@pytest.fixture
def cells(monkeypatch: pytest.MonkeyPatch) -> Cells:
    """Somebody looks on, a cell runs, and nothing has been tried."""
    MADE.clear()
    shell = Cells()
    monkeypatch.setattr(coming, "shell_of_cell", lambda: shell)
    monkeypatch.setenv("JPY_SESSION_NAME", "lesson.ipynb")
    return shell


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
def test_charts_of_a_lesson_come_in_stages(
    lesson: str, tries: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(guide, "EACH", 250)
    whole = Guide(lesson, tries=tries)
    wanted = [whole.data(), whole.compare(350)]
    assert not any(isinstance(chart, ComingChart) for chart in wanted)
    request.getfixturevalue("cells")
    for chart, trials, name in zip(wanted, ([10, 100, 200, 250], [300, 350]), ("data", "compare"), strict=True):
        grows = Guide(lesson, tries=tries).data() if name == "data" else Guide(lesson, tries=tries).compare(350)
        assert isinstance(grows, ComingChart)
        drawn = [last_stop(grows)]
        grows.observe(noting(grows, drawn), "scene")
        grows.finish()
        assert drawn == trials
        assert (grows.scene, grows.shown, grows.exact) == (chart.scene, chart.shown, chart.exact)
        assert repr(grows) == repr(chart)
    assert not isinstance(Guide(lesson, tries=tries).compare(350), ComingChart)  # its trials have been made


def noting(chart: Chart, drawn: list[int]) -> Callable[[object], None]:
    """Notes what the chart shows."""
    return lambda _: drawn.append(last_stop(chart))


def last_stop(chart: Chart) -> int:
    """So many trials the chart shows."""
    runs, views = chart.scene["runs"], chart.scene["views"]
    return runs["stops"][-1] if runs is not None else views[0]["panels"][0]["came"][-1]["trials"]


@pytest.mark.usefixtures("cells")
def test_an_exported_page_has_all_trials(tmp_path: Path) -> None:
    chart = Guide("N01", tries="rooms").compare(350)
    assert last_stop(chart) == 10
    assert "350" in chart.to_html(tmp_path / "page.html").read_text(encoding="utf-8")
    assert last_stop(chart) == 350


def test_what_is_left_is_made_when_the_cell_ends(cells: Cells) -> None:
    chart = Guide("N01", tries="rooms").compare(350)
    assert last_stop(chart) == 10
    cells.end()
    assert last_stop(chart) == 350
    cells.end()  # nothing is left that waits


def test_where_no_cell_runs_all_is_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    MADE.clear()
    monkeypatch.setenv("JPY_SESSION_NAME", "lesson.ipynb")  # as in a program that a notebook has started
    assert last_stop(Guide("N01", tries="rooms").compare(350)) == 350


def test_what_somebody_shows_or_chooses_in_the_same_cell_stays(cells: Cells) -> None:
    other, chosen = Guide("N01", tries="rooms").compare(350), Guide("N01", tries="rooms").compare(350)
    other.show(Dist.uniform("HT"))
    chosen.shown = 0
    cells.end()
    assert "2 outcomes" in repr(other)
    assert (last_stop(chosen), chosen.shown) == (350, 0)


def test_what_cannot_be_shown_takes_no_trials_away(cells: Cells) -> None:
    chart = Guide("N01", tries="rooms").compare(350)
    with pytest.raises((TypeError, AttributeError)):
        chart.show(3)  # type: ignore[arg-type] # the wrong argument is the point
    cells.end()
    assert last_stop(chart) == 350


def test_nothing_more_is_made_for_what_was_closed(cells: Cells) -> None:
    chart, grid = Guide("N01", tries="rooms").compare(350), CardGrid(rules="twos-win", legal=3)
    chart.close()
    grid.close()
    cells.end()
    assert (study("rooms").made(7), list(grid.legal)) == (10, [""])


@pytest.mark.usefixtures("cells")
def test_a_step_that_was_broken_off_is_made_later() -> None:
    made: list[str] = []

    def second() -> None:
        made.append("second")
        if made.count("second") == 1:
            raise KeyboardInterrupt

    rest = Rest([lambda: made.append("first"), second, lambda: made.append("third")])
    with pytest.raises(KeyboardInterrupt):
        rest.make()
    rest.make()
    rest.make()
    assert made == ["first", "second", "second", "third"]


def test_a_trial_is_made_once_and_always_the_same() -> None:
    rooms = study("rooms")
    MADE.clear()
    few = rooms.sample(20, seed=7)
    assert rooms.sample(50, seed=7).values[:20] == few.values
    assert rooms.sample(50, seed=7) == rooms.experiment("en").run(50, seed=7)
    assert rooms.sample(5, seed=7).values == few.values[:5]
    assert rooms.made(7) == 50
    assert rooms.made(1) == 0
    for wrong in (0, -3):
        with pytest.raises(Uncountable, match=f"{wrong} trials: expected 1 or more"):
            rooms.sample(wrong, seed=7)


def test_a_tally_comes_in_stages_and_ends_as_it_would_have_been_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Guide("N01", tries="rooms").tally(250)
    MADE.clear()
    monkeypatch.setenv("JPY_SESSION_NAME", "lesson.ipynb")
    grows = Guide("N01", tries="rooms").tally(250)
    assert isinstance(grows, ComingShown)
    assert study("rooms").made(7) == 0  # nothing is tried before it is looked at
    assert (grows.html, grows.words) == (whole.html, whole.words)
    assert repr(grows) == repr(whole)
    assert Guide("N01", tries="rooms").tally(250) == whole  # its trials have been made
    for wrong in (0, 3001):
        with pytest.raises(Uncountable, match=f"{wrong} trials: expected 1 to 3000"):
            Guide("N01", tries="rooms").tally(wrong)


#: somebody has opened the notebook, and nothing has been tried yet
OPENED = """
import os; os.environ["JPY_SESSION_NAME"] = "lesson.ipynb"
from ipywidgets import HBox
from moosekit.lessons.guide import Guide
from moosekit.lessons.studies.study import MADE
from moosekit.widgets import CardGrid
MADE.clear()
"""


@pytest.fixture(scope="module")
def one_kernel() -> Iterator[Kernel]:
    with Kernel() as kernel:
        yield kernel


@pytest.fixture
def kernel(one_kernel: Kernel) -> Kernel:
    one_kernel.run(OPENED)
    return one_kernel


def test_a_notebook_hears_of_a_chart_first_and_then_of_its_trials(kernel: Kernel) -> None:
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


def test_what_is_in_a_box_grows_once_the_box_is_seen(kernel: Kernel) -> None:
    heard = kernel.messages('guide = Guide("N01", tries="rooms")\nbox = HBox([guide.data()])\nbox')
    said = kernel.run("print(box.children[0])")
    seen = [kind for kind, _ in heard].index("execute_result")
    assert grown_after(heard, seen, "scene") == 10
    assert "3 runs of 1000," in said


def test_what_a_button_makes_is_whole_at_once(kernel: Kernel) -> None:
    kernel.run(
        "from ipywidgets import Button, VBox\nbutton, box = Button(), VBox()\n"
        "def pressed(_):\n    box.children = [Guide('N01', tries='rooms').data()]\nbutton.on_click(pressed)"
    )
    press = {
        "comm_id": kernel.run("print(button.comm.comm_id)").strip(),
        "data": {"method": "custom", "content": {"event": "click"}},
    }
    kernel.tell("comm_msg", press)
    assert "3 runs of 1000," in kernel.run("print(box.children[0])")


def test_a_tally_grows_in_its_place(kernel: Kernel) -> None:
    heard = kernel.messages('Guide("N01", tries="rooms").tally(250)')
    shown = [said["data"]["text/plain"].split()[-3] for kind, said in heard if kind.endswith("display_data")]
    assert shown == ["10", "100", "200", "250"]


def test_legal_play_of_other_rows_comes_once_the_grid_is_seen(kernel: Kernel) -> None:
    heard = kernel.messages('grid = CardGrid(rules="twos-win,reversed", row="reversed", legal=3)\ngrid')
    said = kernel.run("print(sorted(grid.legal))")
    alone = kernel.run(
        "del os.environ['JPY_SESSION_NAME']\n"
        'print(CardGrid(rules="twos-win,reversed", row="reversed", legal=3).legal == grid.legal)'
    )
    seen = [kind for kind, _ in heard].index("execute_result")
    assert grown_after(heard, seen, "legal") == 2
    assert (said, alone) == ("['', '0', '1']\n", "True\n")


def grown_after(heard: list[tuple[str, dict[str, Any]]], place: int, trait: str) -> int:
    """How often a trait has grown after something was shown; before that, never."""
    grown = [
        at for at, (kind, said) in enumerate(heard) if kind == "comm_msg" and trait in said["data"].get("state", {})
    ]
    assert all(at > place for at in grown)
    return len(grown)
