"""Runs stages: two side by side, one after the other, and stops at the first row that fails."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tools.environment import say, tool_environment
from tools.stages import Stage


@dataclass(frozen=True, slots=True)
class Run:
    """How a stage went: `output` is what it printed, empty if that went straight to the screen."""

    stage: Stage
    passed: bool
    output: bytes
    seconds: float


def run_rows(rows: Sequence[Sequence[Stage]], deep: bool) -> None:
    """Run row after row; a failure ends it all with a sentence that says how to repeat just that stage."""
    begin = time.monotonic()
    for row in rows:
        say(" | ".join(f"{stage.name}: {stage.checks}" for stage in row) + f" (after {time.monotonic() - begin:.0f} s)")
        runs = [_run(row[0], deep, captured=False)] if len(row) == 1 else _side_by_side(row, deep)
        failed = [run.stage.name for run in runs if not run.passed]
        if failed:
            again = ", ".join(f"python tools/dev.py {name}" for name in failed)
            raise SystemExit(f"moosekit: stopped: {' and '.join(failed)} failed; to repeat just that: {again}")
        if row is not rows[-1]:  # the last word is the tool's own
            say(", ".join(f"{run.stage.name} passed in {run.seconds:.1f} s" for run in runs))


def _side_by_side(row: Sequence[Stage], deep: bool) -> list[Run]:
    with ThreadPoolExecutor(len(row)) as pool:
        started = [pool.submit(_run, stage, deep, captured=True) for stage in row]
        runs = [future.result() for future in started]
    for run in runs:
        say(f"{run.stage.name} says:")
        sys.stdout.buffer.write(run.output)
        sys.stdout.flush()
    return runs


def _run(stage: Stage, deep: bool, captured: bool) -> Run:
    begin, output, passed = time.monotonic(), b"", True
    variables = {**tool_environment(), "MOOSEKIT_DEEP": "1" if deep else os.environ.get("MOOSEKIT_DEEP", "")}
    pipe = subprocess.PIPE if captured else None
    for command in stage.commands:
        done = subprocess.run(
            list(command), cwd=stage.folder, env=variables, check=False, stdout=pipe, stderr=subprocess.STDOUT
        )
        output += done.stdout or b""
        passed = passed and done.returncode == 0
    return Run(stage, passed, output, time.monotonic() - begin)
