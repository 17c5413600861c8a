"""What was tried in a lesson, as a table with checkpoints on the way."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from moosekit.chance.faults import Uncountable, is_count
from moosekit.lessons.shown import Shown, tabled
from moosekit.lessons.studies import Study
from moosekit.words import numbers, text

#: where a class looks at what has come so far; no lesson tries more, so that it also runs in a browser
CHECKPOINTS: Final = (10, 100, 1000, 3000)
MOST_TRIALS: Final = CHECKPOINTS[-1]


def checked_trials(n: int) -> int:
    """So many trials, if a lesson may try them.

    Raises:
        Uncountable: no whole number from 1 to 3,000.
    """
    if not is_count(n) or not 1 <= n <= MOST_TRIALS:
        raise Uncountable(f"{n!r:.60} trials: expected 1 to {MOST_TRIALS}, so that it also runs in a browser")
    return n


def tallied(study: Study, n: int, seed: int, language: str) -> Shown:
    """How often the event came in the first 10, 100, 1000 … trials.

    >>> from moosekit.lessons.studies import study
    >>> tallied(study("rooms"), 100, 7, "en").words.splitlines()[-1].split()
    ['100', '43', '43%']
    """
    hits = [study.event(value) for value in study.sample(n, seed=seed).values]
    stops = [stop for stop in CHECKPOINTS if stop < n] + [n]
    rows = [
        (
            numbers.count(stop, language),
            numbers.count(sum(hits[:stop]), language),
            numbers.percent(Fraction(sum(hits[:stop]), stop), language),
        )
        for stop in stops
    ]
    heads = tuple([text(f"guide.{head}", language) for head in ("trials", "times", "share")])
    caption = text("guide.tally", language, event=study.says("event", language))
    return tabled(caption, heads, rows, language)
