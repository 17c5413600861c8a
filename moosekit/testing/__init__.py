"""The public conformance kit: what every game must hold to, checked by playing it.

``conformance`` plays games and checks all that the kernel promises; ``leaks`` compares two states that a viewer must
not be able to tell apart; ``transcript`` prints a game for golden files. A breach raises ``Nonconforming``.
"""

from __future__ import annotations

from moosekit.testing.conformance import Report, conformance
from moosekit.testing.faults import Nonconforming
from moosekit.testing.goldens import golden_fault, transcript
from moosekit.testing.leaks import leaks
from moosekit.testing.moves import random_move

__all__ = ["Nonconforming", "Report", "conformance", "golden_fault", "leaks", "random_move", "transcript"]
