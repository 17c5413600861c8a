"""References to the clauses of the rules (``moosekit/words/rules/moose-match-mayhem.<language>.md``)."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId

GAME: Final = "moose-match-mayhem"


def ref(rule: str, clause: str) -> RuleRef:
    """A reference into the rules of Moose Match Mayhem."""
    return RuleRef(GAME, RuleId(rule), clause)


PLAYERS: Final = ref("players", "1.2")
OUT: Final = ref("out", "2.1")
TWO_PILES: Final = ref("two-piles", "2.2")
UNSEEN: Final = ref("unseen", "3.1")
TOGETHER: Final = ref("together", "3.2")
ANY_CARD: Final = ref("any-card", "3.3")
FIRST_TOUCH: Final = ref("first-touch", "3.4")
MUST_TAKE: Final = ref("must-take", "3.5")
TWO_TOUCHES: Final = ref("two-touches", "3.6")
TAKEN_CARD: Final = ref("taken-card", "3.7")
EARLY_TOUCH: Final = ref("early-touch", "3.8")
IDLE: Final = ref("idle", "3.9")
TOKEN: Final = ref("token", "4.1")
SAME_INSTANT: Final = ref("same-instant", "4.2")
LOSER_FREE: Final = ref("loser-free", "4.3")
MANY_TIED: Final = ref("many-tied", "4.4")
FLIPPER: Final = ref("flipper", "4.5")
CALLER: Final = ref("caller", "4.6")
PAUSE: Final = ref("pause", "4.7")
SET: Final = ref("set", "5.1")
WILD: Final = ref("wild", "5.2")
THREE_WILDS: Final = ref("three-wilds", "5.3")
AT_ONCE: Final = ref("at-once", "5.4")
PAIR: Final = ref("pair", "5.5")
CHOICES: Final = ref("choices", "5.6")
TO_COME: Final = ref("to-come", "5.7")
TWO_YETIS: Final = ref("two-yetis", "6.1")
YETI_COLOURS: Final = ref("yeti-colours", "6.2")
HANDS_OFF: Final = ref("hands-off", "7.1")
AVALANCHE_CARD: Final = ref("avalanche-card", "7.2")
ALL_CLEAR: Final = ref("all-clear", "7.3")
ALL_CLEAR_CLOCK: Final = ref("all-clear-clock", "7.4")
MIX_DISCARD: Final = ref("mix-discard", "8.1")
SHORT_DEAL: Final = ref("short-deal", "8.2")
RESHUFFLE: Final = ref("reshuffle", "8.3")
TOO_FEW: Final = ref("too-few", "8.4")
THREE_SETS: Final = ref("three-sets", "9.1")
THIRD_SET: Final = ref("third-set", "9.2")
STAMPS: Final = ref("stamps", "10.1")
PACE: Final = ref("pace", "10.2")
NO_CLOCK: Final = ref("no-clock", "10.3")
