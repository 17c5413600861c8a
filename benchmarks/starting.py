"""Programs from a cold start: what an import and a command cost, in CPU time over an interpreter that does nothing."""

from __future__ import annotations

import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

LINES: Final = 20_000
NOTHING: Final = ("-c", "pass")
IMPORT: Final = ("-c", "import moosekit")
TRICK: Final = ("-c", "from moosekit import Trick")
EXPLAIN: Final = ("-m", "moosekit", "explain", "P2 P8 G3 B1")
ALL_LINES: Final = ("-m", "moosekit", "explain", "-", "--json")


@dataclass(slots=True)
class Program:
    """A program that is started anew each time."""

    name: str
    words: Sequence[str]
    stdin: bytes = b""
    target: str = ""
    spent: list[float] = field(default_factory=list[float])
    waited: list[float] = field(default_factory=list[float])

    def start(self) -> None:
        """Runs it once and notes its seconds."""
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run([sys.executable, "-I", *self.words], input=self.stdin, stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        self.waited.append(time.perf_counter() - start)


def cold_starts(visits: int) -> str:
    """The medians as Markdown; the empty interpreter is taken off."""
    nothing = Program("an empty interpreter", NOTHING)
    programs = [
        Program("import moosekit", IMPORT, target="35 ms"),
        Program("from moosekit import Trick", TRICK),
        Program('moosekit explain "P2 P8 G3 B1"', EXPLAIN),
    ]
    lines = Program(f"moosekit explain - --json, {LINES:,} lines", ALL_LINES, some_lines(), "10 s")
    for program in (nothing, *programs):
        program.start()  # fills the disk's cache
        program.spent.clear()
        program.waited.clear()
    for number in range(visits):
        order = [nothing, *programs]
        random.Random(number).shuffle(order)
        for program in order:
            program.start()
    lines.start()
    empty = statistics.median(nothing.spent)
    rows = ["| program | ms of CPU over an empty interpreter | ms waited | target |", "|---|---:|---:|---|"]
    for program in (nothing, *programs, lines):
        over = 1e3 * (statistics.median(program.spent) - (0 if program is nothing else empty))
        waited = 1e3 * statistics.median(program.waited)
        rows.append(f"| {program.name} | {over:,.1f} | {waited:,.0f} | {program.target} |")
    return "\n".join(rows)


def some_lines() -> bytes:
    """Tricks of any cards, any row of up to four rule cards and any reading, one a line."""
    from moosekit.games.moustache.cards import CARDS
    from moosekit.games.moustache.rule_cards import SHIPPED
    from moosekit.tricks.row import Reading

    draw = random.Random(1)
    codes, rules = [card.code for card in CARDS], [card.id for card in SHIPPED]
    lines = (
        f"{' '.join(draw.sample(codes, draw.randint(3, 6)))} | {','.join(draw.sample(rules, draw.randint(0, 4)))}"
        f" | {draw.choice(tuple(Reading))}\n"
        for _ in range(LINES)
    )
    return "".join(lines).encode()
