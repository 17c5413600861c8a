"""References to the clauses of the rules (``moosekit/words/rules/moose-in-the-house.<language>.md``)."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId

GAME: Final = "moose-in-the-house"


def ref(rule: str, clause: str) -> RuleRef:
    """A reference into the rules of the house game."""
    return RuleRef(GAME, RuleId(rule), clause)


DEAL: Final = ref("deal", "2.1")
START: Final = ref("start", "2.2")
START_BY_CHANCE: Final = ref("start-by-chance", "2.3")
DRAW_FIRST: Final = ref("draw-first", "3.1")
ONE_ACTION: Final = ref("one-action", "3.2")
MUST_ACT: Final = ref("must-act", "3.3")
NOTHING_FITS: Final = ref("nothing-fits", "3.4")
ROOMS_TO_OTHERS: Final = ref("rooms-to-others", "4.1")
THREE_OPEN: Final = ref("three-open", "4.2")
ANY_NUMBER: Final = ref("any-number", "4.3")
HOUSE_CARD: Final = ref("house-card", "4.4")
BEFORE_HOUSE_CARD: Final = ref("before-house-card", "4.5")
MOOSE: Final = ref("moose", "5.1")
ONE_MOOSE: Final = ref("one-moose", "5.2")
DOOR: Final = ref("door", "5.3")
EARLY_DOOR: Final = ref("early-door", "5.4")
TRAP_ONLY: Final = ref("trap-only", "6.1")
TRAP_ASKED: Final = ref("trap-asked", "6.2")
TRAP_MUST: Final = ref("trap-must", "6.3")
TRAP: Final = ref("trap", "6.4")
TRAP_DRAW: Final = ref("trap-draw", "6.5")
AFTER_ATTACK: Final = ref("after-attack", "6.6")
ALL_HAVE_ONE: Final = ref("all-have-one", "7.1")
REFILL_ORDER: Final = ref("refill-order", "7.2")
LATE_HOUSE_CARD: Final = ref("late-house-card", "7.3")
SHORT: Final = ref("short", "7.4")
NO_PILE: Final = ref("no-pile", "8.1")
PASS: Final = ref("pass", "8.2")
NO_CARDS: Final = ref("no-cards", "8.3")
END: Final = ref("end", "8.4")
COUNT: Final = ref("count", "9.1")
COUNT_HOUSE_CARDS: Final = ref("count-house-cards", "9.2")
FEWEST: Final = ref("fewest", "9.3")
TIE_DOORS: Final = ref("tie-doors", "9.4")
SECOND_TIE: Final = ref("second-tie", "9.5")
