"""The Chart: chances as a picture and as a table, which follows the learner without Python."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, Protocol, TypeVar, cast

import traitlets

from moosekit.chance.dist import Dist
from moosekit.core.json_data import Json, Reader
from moosekit.core.kinds import WHOLE, Kind
from moosekit.widgets.base import Checks, Data, SceneWidget, valid
from moosekit.widgets.chart.bars import Bars
from moosekit.widgets.chart.contract import ChartScene
from moosekit.widgets.chart.fallback import fallback_html
from moosekit.widgets.contract import Theme
from moosekit.widgets.kinds import TEXT, check_kinds
from moosekit.widgets.saying import Saying

__all__ = ["Chart", "Shows"]

T = TypeVar("T", bound=Hashable)
#: a pair tallies no more trials than this
MOST_TALLIED: int = 9999
SHOWS: Final = Kind(
    "a distribution, or Bars(…), Runs(…), Memory(…) or Updating(…)",
    lambda value: isinstance(value, Dist) or callable(getattr(value, "scene", None)),
)


class Shows(Protocol):
    """What a chart can show: ``Bars``, ``Runs``, ``Memory``, ``Updating``."""

    def scene(self, title: str | None, language: str) -> ChartScene:
        """What the page is told."""
        ...


class Chart(SceneWidget[ChartScene]):
    """Chances to look at: ``Bars`` of a distribution (or the distribution itself), ``Runs`` that settle down, a deck
    with its ``Memory`` beside a token, beliefs before and after ``Updating`` them.

    Every chart has a table with the same numbers. Everything exact is sent along, so that no choice needs Python.

    ``choice`` is the view chosen, ``at`` the outcome looked at, ``shown`` how many checkpoints of what was tried are
    shown (0: none yet), ``exact`` whether the exact chances are; ``tallies`` are pair, hits and trials of each pair of
    a class that has handed them in. All can be set from Python, too.

    Raises:
        TypeError, ValueError: an argument that is not known or not right; the message says what would be.
        TraitError: a theme, or a number of trials to be shown that there is not; lists those there are.

    >>> chart = Chart(Dist({0: 1, 1: 2, 2: 1}), title="Heads of two coins")
    >>> chart
    Chart('Heads of two coins', bars, 3 outcomes, at 0: 25%)
    >>> chart.at = 1
    >>> chart
    Chart('Heads of two coins', bars, 3 outcomes, at 1: 50%)
    >>> chart.close()
    """

    _front = "chart"

    choice: traitlets.Int[int, int] = traitlets.Int(0).tag(sync=True)
    at: traitlets.Int[int, int] = traitlets.Int(0).tag(sync=True, echo_update=False)
    shown: traitlets.Int[int, int] = traitlets.Int(0).tag(sync=True)
    exact: traitlets.Bool[bool, bool | int] = traitlets.Bool(True).tag(sync=True)
    tallies: Data[list[list[int]]] = Data[list[list[int]]]().tag(sync=True)

    def __init__(
        self,
        shows: Shows | Dist[T],
        *,
        title: str | None = None,
        exact: bool = True,
        shown: int | None = None,
        language: str = "en",
        theme: Theme = "auto",
    ) -> None:
        """``shown`` is the last checkpoint unless you say otherwise."""
        check_kinds(("title", title, TEXT.or_none), ("shown", shown, WHOLE.or_none))
        saying = Saying.about((), language)
        scene = _shows(shows).scene(title, language)
        self._sizes = _sizes(scene)
        super().__init__(
            language,
            {
                "scene": scene,
                "choice": 0,
                "at": 0,
                "shown": self._sizes["shown"] if shown is None else shown,
                "exact": exact,
                "tallies": [],
                "words": saying.page("chart.page."),
                "theme": theme,
            },
        )

    def show(self, shows: Shows | Dist[T]) -> None:
        """Shows something else under the same title, such as more of the same trials, up to the last checkpoint.

        >>> with Chart(Dist.uniform("HT"), title="Coins") as chart:
        ...     chart.show(Dist({0: 1, 1: 2, 2: 1}))
        ...     chart
        Chart('Coins', bars, 3 outcomes, at 0: 25%)

        Raises:
            TypeError, ValueError: an argument that is not right, as for a new chart.
        """
        scene = _shows(shows).scene(self.scene["title"], self.language)
        self._sizes = _sizes(scene)
        pairs = 0 if scene["runs"] is None else scene["runs"]["pairs"]
        with self.hold_sync():  # a page never has one without the other
            self.set_trait("scene", scene)
            self.shown = self._sizes["shown"]
            self.tallies = [tally for tally in self.tallies if tally[0] <= pairs]
            self.choice, self.at = min(self.choice, self._sizes["choice"]), min(self.at, self._sizes["at"])

    @property
    def pooled(self) -> tuple[int, int]:
        """Hits and trials of all pairs of the class together."""
        return sum([hits for _, hits, _ in self.tallies]), sum([trials for _, _, trials in self.tallies])

    def __repr__(self) -> str:
        scene = self.scene
        if scene["runs"] is not None:
            hits, trials = self.pooled
            count = len(scene["runs"]["lines"])
            what = f"{count} {'run' if count == 1 else 'runs'} of {scene['runs']['stops'][-1]}"
            return f"Chart({scene['title']!r}, runs, {what}, pairs {hits} of {trials})"
        panels = scene["views"][self.choice]["panels"]
        looked = panels[0]["bars"][self.at]
        chances = ", ".join([panel["bars"][self.at]["chance"] for panel in panels])
        count = len(panels[0]["bars"])
        what = f"{count} {'outcome' if count == 1 else 'outcomes'}"
        label = scene["views"][self.choice]["label"]
        chosen = f", {label!r}" if label else ""
        return f"Chart({scene['title']!r}, {scene['kind']}{chosen}, {what}, at {looked['name']}: {chances})"

    @traitlets.validate("choice", "at", "shown")
    def _valid_place(self, proposal: dict[str, object]) -> int:
        trait, value = cast("traitlets.TraitType[int, int]", proposal["trait"]), cast("int", proposal["value"])
        most = self._sizes[str(trait.name)]
        if not 0 <= value <= most:
            raise traitlets.TraitError(f"{trait.name}={value!r} is out of range: expected 0 to {most}")
        return value

    @traitlets.validate("tallies")
    def _valid_tallies(self, proposal: dict[str, object]) -> list[list[int]]:
        return valid(self._read_tallies, proposal, "these are no tallies of this chart: {why}")

    def _checks(self) -> Checks:
        return {
            "choice": lambda value: value.whole(0, self._sizes["choice"]),
            "at": lambda value: value.whole(0, self._sizes["at"]),
            "shown": lambda value: value.whole(0, self._sizes["shown"]),
            "exact": Reader.truth,
            "tallies": lambda value: cast("Json", self._read_tallies(value)),
        }

    def _read_tallies(self, value: Reader) -> list[list[int]]:
        """One line of three numbers for each pair that has handed in, by pair."""
        runs = self.scene["runs"]
        pairs = 0 if runs is None else runs["pairs"]
        tallies: list[list[int]] = []
        items: Sequence[Reader] = value.items()
        if len(items) > pairs:
            raise value.fault(f"expected at most {pairs} pairs")
        for item in items:
            parts = item.items()
            if len(parts) != 3:
                raise item.fault("expected pair, hits and trials")
            pair, trials = parts[0].whole(1, pairs), parts[2].whole(1, MOST_TALLIED)
            if tallies and pair <= tallies[-1][0]:
                raise item.fault("expected each pair once, in order")
            tallies.append([pair, parts[1].whole(0, trials), trials])
        return tallies

    def _fallback_html(self) -> str:
        return fallback_html(self.scene, self.choice, self.shown, exact=self.exact)


def _shows(what: Shows | Dist[T]) -> Shows:
    check_kinds(("shows", what, SHOWS))
    return Bars(what) if isinstance(what, Dist) else what


def _sizes(scene: ChartScene) -> dict[str, int]:
    """How far each value of the page can go."""
    runs, views = scene["runs"], scene["views"]
    if runs is not None:
        return {"choice": 0, "at": len(runs["stops"]) - 1, "shown": len(runs["stops"])}
    panels = [panel for view in views for panel in view["panels"]]
    stops = max([len(panel["came"]) for panel in panels])
    return {"choice": len(views) - 1, "at": len(panels[0]["bars"]) - 1, "shown": stops}
