"""Measuring many subjects in one run: interleaved, in random order, by CPU time, each close to the yardstick.

CPU time hardly moves when a neighbour keeps the machine busy, and a ratio is taken between visits that lie next to each
other; so compare the ratios of one run, never the numbers of two.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

#: seconds of CPU time that a visit takes at least
VISIT: Final = 0.4


@dataclass(slots=True)
class Subject:
    """Something that can be done again and again; ``run`` does it once and returns how many units that was."""

    name: str
    unit: str
    run: Callable[[], int]
    target: str = ""
    ratios: list[float] = field(default_factory=list[float])
    rates: list[float] = field(default_factory=list[float])

    def visit(self, seconds: float = VISIT) -> float:
        """Units a second of CPU time."""
        units = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            units += self.run()
        return units / spent


def measure(reference: Subject, subjects: Sequence[Subject], visits: int) -> None:
    """Visits every subject so often, each between two visits to the reference."""
    for subject in (reference, *subjects):
        subject.run()  # fills caches
    for number in range(visits):
        order = list(subjects)
        random.Random(number).shuffle(order)
        before = reference.visit()
        for subject in order:
            rate = subject.visit()
            after = reference.visit()
            subject.rates.append(rate)
            subject.ratios.append(2 * rate / (before + after))
            reference.rates.append(after)
            before = after


def table(reference: Subject, subjects: Sequence[Subject]) -> str:
    """Medians as Markdown: the rate, microseconds a unit, and the ratio to the reference where the units are alike."""
    lines = [
        "| what | units a second of CPU | µs a unit | of the yardstick | target |",
        "|---|---:|---:|---:|---|",
    ]
    for subject in (reference, *subjects):
        rate = statistics.median(subject.rates)
        alike = subject.ratios and subject.unit == reference.unit
        ratio = f"{statistics.median(subject.ratios):.3f}" if alike else ""
        lines.append(f"| {subject.name} | {rate:,.0f} {subject.unit} | {1e6 / rate:.1f} | {ratio} | {subject.target} |")
    return "\n".join(lines)
