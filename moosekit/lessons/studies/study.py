"""A study: what a lesson tries out, with its exact chances beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from moosekit.chance.dist import Dist
from moosekit.chance.drawing import Drawing
from moosekit.chance.experiment import Experiment
from moosekit.chance.sample import Sample
from moosekit.core.facts import FactValue
from moosekit.core.stream import Stream
from moosekit.words import text
from moosekit.words.catalogue import fill

__all__ = ["Study"]

#: the trials that were made of each study and seed; more come in the course of a lesson
MADE: Final[dict[tuple[str, int], list[int]]] = {}


@dataclass(frozen=True, slots=True)
class Study:
    """An experiment whose outcomes are whole numbers, and what its exact chances are.

    Attributes:
        id: its words begin with ``study.`` and this.
        trial: one trial.
        dist: the exact chances of its outcomes.
        event: the outcomes that are tallied.
        drawing: whether cards go back.
        named: outcomes have names of their own; otherwise they are numbers that count something.
        facts: numbers that its words name.

    >>> from moosekit.lessons.studies import study
    >>> rooms = study("rooms")
    >>> rooms.dist.p(rooms.event), rooms.sample(5, seed=7).values
    (Fraction(25, 57), (2, 3, 2, 3, 3))
    """

    id: str
    trial: Callable[[Stream], int]
    dist: Dist[int]
    event: Callable[[int], bool]
    drawing: Drawing = Drawing.KEPT_OUT
    named: bool = False
    facts: tuple[tuple[str, FactValue], ...] = ()

    def says(self, part: str, language: str) -> str:
        """Its words: ``trial`` tells what is done, ``event`` what is tallied, ``outcome`` what is
        noted, ``paper`` how it is done by hand.
        """
        return fill(f"study.{self.id}.{part}", language, dict(self.facts))

    def name(self, outcome: int, language: str) -> str:
        """What an outcome is called."""
        return text(f"study.{self.id}.is-{outcome}", language) if self.named else str(outcome)

    def describe(self, language: str) -> str:
        """What is done; where cards stay out, that too, as a description of a simulation must not leave it out."""
        if self.drawing is Drawing.KEPT_OUT:
            return self.experiment(language).describe(language)
        return self.says("trial", language)

    def experiment(self, language: str) -> Experiment[int]:
        """The experiment, described."""
        return Experiment(self.says("event", language), self.says("trial", language), self.drawing, self.trial)

    def sample(self, n: int, *, seed: int) -> Sample[int]:
        """So many trials, each of which is made once however often it is looked at. Raises as ``Experiment.run``."""
        Stream.seeded(seed)  # refuses a seed that is none, as 1.0 would be the same key as 1
        made = MADE.setdefault((self.id, seed), [])
        if not 1 <= n <= len(made):
            more = n - len(made) if n > 0 else n  # what is no number of trials is refused as it is
            made.extend(self.experiment("en").run(more, seed=seed, after=len(made)).values)
        return Sample(tuple(made[:n]), seed)

    def made(self, seed: int) -> int:
        """How many trials of a seed have been made already."""
        return len(MADE.get((self.id, seed), ()))
