"""A notebook that is open all day: widgets that were closed leave nothing behind, however many there were."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.samples import samples

SESSIONS = samples(70, 1_000)
#: after a few sessions not all caches are full; from 100 to 1,000 memory is to grow by no more than one in twenty
MOST_GROWTH = samples(15, 5)


def test_memory_stays_flat() -> None:
    words = ["-X", "tracemalloc", "-m", "tests.widgets.sessions", str(SESSIONS)]
    early, late = json.loads(subprocess.run([sys.executable, *words], capture_output=True, check=True).stdout)
    assert (early["widgets"], late["widgets"]) == (0, 0)
    assert 100 * (late["bytes"] - early["bytes"]) < MOST_GROWTH * early["bytes"], (early, late)
