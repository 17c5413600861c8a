"""What is tried in a lesson, drawn as its trials come: a browser takes a while for a thousand of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol, cast

from moosekit.core.json_data import Json
from moosekit.widgets.chart import Chart
from moosekit.widgets.chart.chart import Shows

#: so many trials are drawn at first, and then whenever so many more have come
FIRST: Final = 10
STEP: Final = 100


def watched() -> bool:
    """Whether somebody looks on: Python runs in a page, or for a notebook that a Jupyter server has opened.

    A notebook that is only being run (by nbclient, nbval, papermill) gets everything at once.
    """
    platform: str = sys.platform  # widened: a type checker knows its own platform only
    return platform == "emscripten" or "JPY_SESSION_NAME" in os.environ


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


class ComingChart(Chart):
    """A chart of trials that are made while it is looked at: ``shows`` is told how many, one stage after the other.

    In a notebook it stands there with the first stage, and grows; what stands in for it where no widget runs is
    written at the end. A page that is exported has all of them.
    """

    def __init__(
        self, shows: Callable[[int], Shows], stages: list[int], *, title: str, exact: bool, language: str
    ) -> None:
        self._shows, self._stages = shows, iter(stages)
        super().__init__(shows(next(self._stages)), title=title, exact=exact, language=language)

    def finish(self) -> None:
        """Makes the trials that are left, and draws them as they come."""
        for trials in self._stages:
            self.show(self._shows(trials))

    def page_part(self) -> tuple[str, str, dict[str, Json], str]:
        """As of any widget, with all trials."""
        self.finish()
        return super().page_part()

    def _ipython_display_(self) -> None:
        display = cast("Callable[..., Place]", getattr(import_module("IPython.display"), "display"))  # noqa: B009 - untyped
        data, metadata = self._bundle()
        place = display(data, metadata=metadata, raw=True, display_id=True)
        self.finish()
        data, metadata = self._bundle()
        place.update(data, metadata=metadata, raw=True)

    def _bundle(self) -> tuple[dict[str, object], dict[str, object]]:
        return self._repr_mimebundle_() or ({"text/plain": repr(self)}, {})
