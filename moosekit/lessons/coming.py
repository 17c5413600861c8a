"""What is tried in a lesson, drawn as its trials come."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from importlib import import_module
from typing import Final, Protocol, TypeVar, cast

from moosekit.chance.dist import Dist
from moosekit.core.json_data import Json
from moosekit.lessons.shown import Shown
from moosekit.widgets.chart import Chart
from moosekit.widgets.chart.chart import Shows
from moosekit.widgets.coming import Rest

T = TypeVar("T", bound=Hashable)
#: so many trials are drawn at first, and then whenever so many more have come
FIRST: Final = 10
STEP: Final = 100


def stages(trials: int, made: int = 0) -> list[int]:
    """After how many trials is drawn, where some have been ``made`` before.

    >>> stages(350), stages(350, made=200), stages(10)
    ([10, 100, 200, 300, 350], [200, 300, 350], [10])
    """
    return [*[stop for stop in (FIRST, *range(STEP, trials, STEP)) if made <= stop < trials], trials]


class Place(Protocol):
    """Where something is shown, and something else can be shown instead."""

    def update(self, data: object, *, metadata: object, raw: bool) -> None:
        """Shows that."""
        ...


Bundle = tuple[dict[str, object], dict[str, object]]


def _placed(bundle: Bundle) -> Place:
    """Shows something in the notebook, as data by kind with their metadata."""
    display = cast("Callable[..., Place]", getattr(import_module("IPython.display"), "display"))  # noqa: B009 - untyped
    data, metadata = bundle
    return display(data, metadata=metadata, raw=True, display_id=True)


class ComingChart(Chart):
    """A chart of trials that are made while it is looked at: ``shows`` is told how many, one stage after the other.

    In a notebook it stands there with the first stage, and grows; what stands in for it where no widget runs is
    written at the end.
    """

    _rest = Rest(())  # also of a chart that could not be made

    def __init__(
        self, shows: Callable[[int], Shows], stops: list[int], *, title: str, exact: bool, language: str
    ) -> None:
        first, *more = stops
        super().__init__(shows(first), title=title, exact=exact, language=language)
        self._grown = self.shown
        self._rest = Rest([partial(self._grow, shows, trials) for trials in more])

    def _grow(self, shows: Callable[[int], Shows], trials: int) -> None:
        chosen = None if self.shown == self._grown else self.shown
        super().show(shows(trials))
        self._grown = self.shown
        if chosen is not None:
            self.shown = chosen

    def show(self, shows: Shows | Dist[T]) -> None:
        """Shows something else under the same title; the trials that are left are not wanted then."""
        super().show(shows)  # refuses what cannot be shown
        self._rest.drop()

    def close(self) -> None:
        """Closes the chart; no more trials are made."""
        self._rest.drop()
        super().close()

    def finish(self) -> None:
        """Makes the trials that are left, and draws them as they come."""
        self._rest.make()

    def _page_state(self) -> dict[str, Json]:
        self.finish()
        return super()._page_state()

    def _ipython_display_(self) -> None:
        place = _placed(self._bundle())
        self.finish()
        data, metadata = self._bundle()
        place.update(data, metadata=metadata, raw=True)

    def _bundle(self) -> Bundle:
        return self._repr_mimebundle_() or ({"text/plain": repr(self)}, {})


class ComingShown(Shown):
    """A view of trials that are made while it is looked at, in stages like a chart; or all of them when it is read.

    >>> from moosekit.lessons.shown import lines_shown
    >>> ComingShown(lambda trials: lines_shown(f"{trials} trials"), [10, 100, 150])
    150 trials
    """

    __slots__ = ("_shows", "_stages")
    _shows: Callable[[int], Shown]
    _stages: list[int]

    def __init__(self, shows: Callable[[int], Shown], stages: list[int]) -> None:
        object.__setattr__(self, "_shows", shows)
        object.__setattr__(self, "_stages", stages)

    @property
    def html(self) -> str:  # pyright: ignore[reportIncompatibleVariableOverride] - frozen, so only read
        """The view with all trials, for a page."""
        return self._shows(self._stages[-1]).html

    @property
    def words(self) -> str:  # pyright: ignore[reportIncompatibleVariableOverride] - frozen, so only read
        """The view with all trials, in words."""
        return self._shows(self._stages[-1]).words

    def _ipython_display_(self) -> None:
        first, *more = self._stages
        place = _placed(_both(self._shows(first)))
        for trials in more:
            data, metadata = _both(self._shows(trials))
            place.update(data, metadata=metadata, raw=True)


def _both(view: Shown) -> Bundle:
    return {"text/plain": view.words, "text/html": view.html}, {}
