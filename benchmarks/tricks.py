"""Single tricks: explained and told in words, asked what if."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.measuring import Subject
from moosekit.games.moustache import Trick
from moosekit.words import narrate_all

EXAMPLE = Trick.parse("P2 P8 G3 B1")
DESIGN = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")


def _tell(trick: Trick, language: str) -> int:
    for trace in trick.explain():
        narrate_all(trace.notes, language)
    return 1


def _what_if() -> int:
    DESIGN.what_if()
    return 1


def subjects() -> Iterator[Subject]:
    """The rulebook's own example, and the one of the design with two rule cards."""
    yield Subject("a trick explained and narrated", "tricks", lambda: _tell(EXAMPLE, "en"), "100 µs")
    yield Subject("the same with two rule cards, in French", "tricks", lambda: _tell(DESIGN, "fr"), "100 µs")
    yield Subject("what if, six changes", "tricks", _what_if)
