"""How long players take to react: tables of whole milliseconds, from which chance picks a place.

No formula is worked out while a game is played, so every machine gives the same times. The tables hold 64 quantiles of
log-normal times with the medians 380, 560 and 1,100 milliseconds and the spreads 0.22, 0.28 and 0.35: our own guesses
at quick, usual and slow hands, not measurements.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from moosekit.core.ids import Millis
from moosekit.core.stream import Stream

__all__ = ["QUICK", "SLOW", "USUAL", "Reactions"]


@dataclass(frozen=True, slots=True)
class Reactions:
    """A table of reaction times in whole milliseconds, from the shortest to the longest, each equally likely.

    >>> Reactions((200, 300, 400)).delay(Stream(1))
    400
    """

    quantiles: tuple[int, ...]

    def delay(self, stream: Stream) -> Millis:
        """One reaction time."""
        return Millis(self.quantiles[stream.below(len(self.quantiles))])


# fmt: off
QUICK: Final = Reactions((
    223, 245, 258, 267, 275, 281, 287, 293, 297, 302, 306, 311, 315, 318, 322, 326, 329, 333, 336, 340, 343, 346,
    349, 353, 356, 359, 362, 365, 369, 372, 375, 378, 382, 385, 388, 392, 395, 399, 402, 406, 409, 413, 417, 421,
    425, 429, 434, 438, 443, 448, 453, 459, 465, 471, 478, 485, 494, 503, 513, 525, 540, 560, 588, 647,
))
USUAL: Final = Reactions((
    285, 321, 342, 358, 371, 382, 392, 401, 410, 418, 426, 433, 440, 447, 454, 460, 467, 473, 479, 485, 491, 497,
    503, 509, 515, 521, 527, 533, 539, 545, 551, 557, 563, 569, 576, 582, 588, 595, 602, 609, 616, 623, 631, 638,
    646, 654, 663, 672, 681, 691, 701, 712, 724, 736, 750, 765, 781, 800, 821, 846, 877, 917, 977, 1102,
))
SLOW: Final = Reactions((
    472, 549, 594, 628, 657, 682, 705, 725, 745, 764, 781, 798, 815, 830, 846, 861, 876, 891, 905, 920, 934, 948,
    963, 977, 991, 1005, 1020, 1034, 1048, 1063, 1078, 1092, 1108, 1123, 1138, 1154, 1170, 1187, 1204, 1221, 1239,
    1257, 1276, 1295, 1315, 1336, 1358, 1381, 1405, 1430, 1457, 1486, 1516, 1549, 1585, 1624, 1668, 1717, 1774,
    1842, 1926, 2038, 2205, 2564,
))
# fmt: on
#: by the names that bots carry
REACTIONS: Final[Mapping[str, Reactions]] = MappingProxyType({"slow": SLOW, "usual": USUAL, "quick": QUICK})
