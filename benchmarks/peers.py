"""What others have beside what we have, all in one run: ``make peers``, which writes the tables of docs/peers.md.

``python benchmarks/peers.py [VISITS]`` does it with what is installed. By CPU time, interleaved, as in ``run.py``.
"""

from __future__ import annotations

import platform
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import batch, environments, games, limit, open_spiel, rollouts, rounds, run, teaching
from benchmarks.measuring import Subject, measure
from benchmarks.yardstick import Yardstick
from moosekit.games.moustache.setup import Setup

PAGE: Final = Path(__file__).resolve().parent.parent / "docs/peers.md"
#: what is written anew is below this line
BEGIN: Final = "<!-- from here on: make peers -->\n"
VERSIONS: Final = (
    "numpy", "open-spiel", "colver", "rlcard", "pettingzoo", "jass-kit", "schnapsen", "endplay", "pokerkit",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Kind:
    """Subjects that are fairly compared: the first one of ours is what others are measured against."""

    title: str
    ours: tuple[Subject, ...]
    others: tuple[Subject, ...]


def kinds() -> Iterator[Kind]:
    """One game at a time from Python, environments of learners, and many rounds at once."""
    rules = {"four rule cards": rounds.FOUR, "no rule cards": rounds.NONE, "three cards passed": rounds.PASSING}
    moustache = [_moustache(told, setup) for told, setup in rules.items()]
    yield Kind(
        "One game at a time, driven from Python",
        (*moustache, *(subject for subject in games.subjects() if subject.unit == "moves")),
        (*open_spiel.subjects(), *teaching.subjects()),
    )
    learners = tuple(environments.subjects())
    yield Kind(
        "Environments for programs that learn",
        tuple(subject for subject in learners if subject.name.startswith(environments.OURS)),
        tuple(subject for subject in learners if not subject.name.startswith(environments.OURS)),
    )
    yield Kind(
        "Many rounds at once",
        (batch.simulating(batch.OURS, batch.FOUR), batch.simulating(batch.NONE, "")),
        (*limit.subjects(), *rollouts.subjects()),
    )


def _moustache(rules: str, setup: Setup) -> Subject:
    seeds, choose = count(), rounds.by_python(1)
    return Subject(f"Moustache, {rules}", "moves", lambda: rounds.play_game(setup, next(seeds), choose))


def table(kind: Kind) -> str:
    """The rates of a kind, the quickest first; ours in bold, with what it is of ours that stands first."""
    first = statistics.median(kind.ours[0].ratios)
    rows = sorted((*kind.ours, *kind.others), key=lambda subject: -statistics.median(subject.ratios))
    lines = ["| what | moves a second of CPU | of the loop | beside ours |", "|---|---:|---:|---:|"]
    for subject in rows:
        rate, ratio = statistics.median(subject.rates), statistics.median(subject.ratios)
        name = f"**{subject.name}**" if subject in kind.ours else subject.name
        lines.append(f"| {name} | {rate:,.0f} | {ratio:.4g} | {ratio / first:.2g} |")
    return "\n".join(lines)


def slower(found: Sequence[Kind]) -> str:
    """Who is quicker than the first of ours, a line for each kind."""
    lines: list[str] = []
    for kind in found:
        first = statistics.median(kind.ours[0].ratios)
        times = {other.name: statistics.median(other.ratios) / first for other in kind.others}
        ahead = [f"{name} ({more:.1f} times)" for name, more in times.items() if more > 1]
        lines.append(f'- {kind.title}, beside "{kind.ours[0].name}": {"; ".join(ahead) or "nobody"}.')
    return "\n".join(lines)


def told() -> str:
    """On what it ran."""
    known = (f"{name} {found}" for name in VERSIONS if (found := _version(name)))
    return f"Python {platform.python_version()}, {platform.machine()}; {', '.join(known)}."


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def main(words: list[str]) -> None:
    """Measures everything and writes it below its line."""
    visits = int(words[0]) if words else 7
    found = tuple(kinds())
    loop = run.of_integers("yardstick: tuned loop over integers", Yardstick())
    measure(loop, [subject for kind in found for subject in (*kind.ours, *kind.others)], visits)
    parts = [f"## {kind.title}\n\n{table(kind)}" for kind in found]
    rate = f"{visits} visits each; the loop itself made {statistics.median(loop.rates):,.0f} moves a second."
    written = "\n\n".join([*parts, f"## Who is quicker than we are\n\n{slower(found)}", f"{told()} {rate}"])
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page.partition(BEGIN)[0] + BEGIN + "\n" + written + "\n", encoding="utf-8")
    print(written)


if __name__ == "__main__":
    main(sys.argv[1:])
