"""References to the clauses of Face de bouc's rules (``moosekit/words/rules/face-de-bouc.<language>.md``)."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId

GAME: Final = "face-de-bouc"


def ref(rule: str, clause: str) -> RuleRef:
    """A reference into the rules of Face de bouc."""
    return RuleRef(GAME, RuleId(rule), clause)


DRAW_PILE: Final = ref("draw-pile", "1.4")
FIRST: Final = ref("first", "1.5")
TURN_UP: Final = ref("turn-up", "2.1")
NEW_CHARACTER: Final = ref("new-character", "2.2")
NAME: Final = ref("name", "2.3")
SAME_NAME: Final = ref("same-name", "2.4")
LEFT_NEIGHBOUR: Final = ref("left-neighbour", "2.5")
FIRST_SHOUT: Final = ref("first-shout", "3.1")
EVERYBODY: Final = ref("everybody", "3.2")
PRESS: Final = ref("press", "3.3")
EQUAL_SHOUTS: Final = ref("equal-shouts", "3.4")
SAME_INSTANT: Final = ref("same-instant", "3.5")
WRONG_NAME: Final = ref("wrong-name", "3.6")
ONE_TRY: Final = ref("one-try", "3.7")
PENALTY: Final = ref("penalty", "3.8")
NEWEST_NAME: Final = ref("newest-name", "3.9")
NEW_NAME: Final = ref("new-name", "4.1")
PASSING: Final = ref("passing", "4.2")
RECALL_LIMIT: Final = ref("recall-limit", "4.3")
CLOCK: Final = ref("clock", "4.4")
PACE: Final = ref("pace", "4.5")
SAME_LETTERS: Final = ref("same-letters", "5.1")
SLIPS: Final = ref("slips", "5.2")
SWAPS: Final = ref("swaps", "5.3")
NEAR_NAMES: Final = ref("near-names", "5.4")
SPECIAL: Final = ref("special", "6.2")
SEVERAL_OWNERS: Final = ref("several-owners", "6.3")
OWNER: Final = ref("owner", "6.4")
OWNER_SPECIAL: Final = ref("owner-special", "6.5")
NO_PILE: Final = ref("no-pile", "6.6")
MISTAKE: Final = ref("mistake", "6.7")
AFTER_MISTAKE: Final = ref("after-mistake", "6.8")
SPECIAL_TOP: Final = ref("special-top", "6.9")
NAME_AND_SPECIAL: Final = ref("name-and-special", "6.10")
SPECIAL_OFF: Final = ref("special-off", "6.11")
LAST_CARD: Final = ref("last-card", "7.1")
LEFT_OVER: Final = ref("left-over", "7.2")
MOST_CARDS: Final = ref("most-cards", "7.3")
TIE: Final = ref("tie", "7.4")
