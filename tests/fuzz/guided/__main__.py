"""``python -m tests.fuzz.guided TARGET --minutes M``: fuzzes a target, and keeps the texts that reached something new.

It needs the extra ``fuzz``. It ends with 1 when something was found: the text that did it is printed, and lies in
``build/fuzz/TARGET``. Mend the library, put the text into the corpus, and start again.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.fuzz.guided import TARGETS
from tests.fuzz.guided.corpus import KEPT, dictionary, kept, save, seeds

BUILD: Final = Path("build/fuzz")
#: letters of a text at most
LONGEST: Final = 4_096
#: bytes of all texts up to which it matters how often a branch is reached
MOST_COUNTED: Final = 100_000
#: seconds after which libFuzzer calls a text endless; the harness counts CPU time, and asks for more
ENDLESS: Final = 30


def main() -> int:
    """Fuzzes, or tells what was found."""
    asked = argparse.ArgumentParser(
        prog="python -m tests.fuzz.guided", description="Fuzzes a target and keeps what reached more."
    )
    asked.add_argument("target", choices=TARGETS)
    asked.add_argument("--minutes", type=float, default=1.0, help="how long; 0 only makes the corpus small")
    asked.add_argument("--seed", type=int, default=1, help="of libFuzzer's chance")
    chosen = asked.parse_args()
    work = BUILD / chosen.target
    shutil.rmtree(work, ignore_errors=True)
    begun = [*seeds(chosen.target), *kept(chosen.target)]
    save(begun, work / "texts")
    (work / "words").write_text(dictionary(begun), encoding="ascii")
    limits = [f"-max_len={LONGEST}", f"-timeout={ENDLESS}", f"-seed={chosen.seed}", f"-artifact_prefix={work}/found-"]
    if chosen.minutes > 0:
        time = f"-max_total_time={round(60 * chosen.minutes)}"
        code = _engine(chosen.target, *limits, time, f"-dict={work / 'words'}", str(work / "texts"))
        if code:
            return _tell(work)
    return _keep(chosen.target, work, limits)


def _engine(target: str, *words: str) -> int:
    return subprocess.run([sys.executable, "-m", "tests.fuzz.guided.engine", target, *words], check=False).returncode


def _tell(work: Path) -> int:
    for found in sorted(work.glob("found-*")):
        sys.stdout.write(f"{found}:\n{found.read_bytes().decode(errors='replace')}\n")
    return 1


def _keep(target: str, work: Path, limits: list[str]) -> int:
    """The fewest texts that reach all that all of them reach; of short texts also those that reach it more often."""
    small = work / "small"
    small.mkdir()
    finely = sum(path.stat().st_size for path in (work / "texts").iterdir()) < MOST_COUNTED
    if _engine(target, "-merge=1", f"-use_counters={finely:d}", *limits, str(small), str(work / "texts")):
        return _tell(work)
    texts = [path.read_bytes() for path in small.iterdir()]
    shutil.rmtree(KEPT / target, ignore_errors=True)
    save(texts, KEPT / target)
    sys.stdout.write(f"{target}: {len(texts)} texts of {sum(map(len, texts)):,} bytes are kept\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
