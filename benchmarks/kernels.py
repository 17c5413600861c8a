"""What kernels of a class cost: `python benchmarks/kernels.py --kernels 30` starts so many at once on this machine.

Memory is the proportional set size of each process (PSS): what is shared between kernels counts in parts, so that the
sum over all kernels is what the machine really gives. Linux only, as it is read from `/proc/PID/smaps_rollup`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.widgets.kernels import Kernel

#: what a learner's kernel does, one after the other
STAGES: Final = (
    ("a plain kernel", ""),
    ("`import moosekit`, and a trick explained", 'import moosekit\nprint(moosekit.Trick.parse("O5 O9 O3 G2").why())'),
    (
        "a table with three bots, some tricks played",
        (
            "from moosekit.widgets import GameTable\ntable = GameTable(seats=4, seed=7)\n"
            "for _ in range(5):\n    table.play(table.options[0])"
        ),
    ),
)
MB: Final = 1_000_000


def main() -> None:
    """Starts all kernels, lets each do a stage, and measures them when all have."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--kernels", type=int, default=3, help="how many at once")
    count = asked.parse_args().kernels
    if not Path("/proc/self/smaps_rollup").is_file():
        raise SystemExit("this is measured on Linux only: there is no /proc/self/smaps_rollup here")
    print(f"| each of {count} kernels | MB, median | most | all together |\n|---|---:|---:|---:|")
    begin = time.monotonic()
    with ExitStack() as stack:
        kernels = [stack.enter_context(Kernel()) for _ in range(count)]
        ready = time.monotonic() - begin
        for name, cell in STAGES:
            for kernel in kernels:
                kernel.run(cell)
            sizes = [memory(kernel.pid) / MB for kernel in kernels]
            print(f"| {name} | {statistics.median(sizes):.1f} | {max(sizes):.1f} | {sum(sizes):,.0f} |", flush=True)
    print(f"\nAll were ready after {ready:.0f} s.")


def memory(pid: int) -> int:
    """Bytes of the process, its part of what it shares."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return 1024 * int(line.split()[1])
    raise ValueError(f"process {pid} tells no proportional set size")


if __name__ == "__main__":
    main()
