"""Thirty computers open the same notebook of the site at the same moment, from one small server: how long it takes.

    python tools/dev.py docs
    python benchmarks/first_loads.py

The server is Python's own `http.server`, one process; the thirty readers are threads that fetch, over the loopback,
what a first load fetches before a notebook opens. So it is the server that is measured, not a school's network: the
bytes are printed, too, from which the time on a line of known speed follows.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PORT = 8917


def first_load(address: str, files: list[str]) -> tuple[float, int]:
    """Fetches all files one after another; seconds and bytes."""
    begun, fetched = time.perf_counter(), 0
    for name in files:
        with urllib.request.urlopen(f"{address}{name}", timeout=600) as reply:
            while piece := reply.read(1 << 16):
                fetched += len(piece)
    return time.perf_counter() - begun, fetched


def together(address: str, files: list[str], readers: int) -> list[tuple[float, int]]:
    """So many readers begin at the same moment."""
    done: list[tuple[float, int]] = []
    begin = threading.Barrier(readers)

    def read() -> None:
        begin.wait()
        done.append(first_load(address, files))

    threads = [threading.Thread(target=read) for _ in range(readers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return done


def main(words: list[str]) -> None:
    """Measure one reader, then all of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=Path, default=ROOT / "build/site", help="the folder of the built site")
    parser.add_argument("--readers", type=int, default=30)
    chosen = parser.parse_args(words)
    files = [entry["name"] for entry in json.loads((chosen.site / "lite/loads.json").read_text(encoding="utf-8"))]
    command = [sys.executable, "-m", "http.server", str(PORT), "--bind", "127.0.0.1", "--directory", str(chosen.site)]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        time.sleep(1)
        for readers in (1, chosen.readers):
            done = together(f"http://127.0.0.1:{PORT}/lite/", files, readers)
            seconds = sorted(second for second, _ in done)
            print(
                f"{readers} at once: {done[0][1] / 1e6:.1f} MB each, "
                f"median {statistics.median(seconds):.1f} s, slowest {seconds[-1]:.1f} s"
            )
    finally:
        server.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
