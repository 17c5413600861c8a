"""References to the clauses of Moustache's rules (``moosekit/words/rules/moustache.<language>.md``)."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId

GAME: Final = "moustache"


def ref(rule: str, clause: str) -> RuleRef:
    """A reference into Moustache's rules."""
    return RuleRef(GAME, RuleId(rule), clause)


REVEAL: Final = ref("reveal", "3.1")
TEAMS: Final = ref("teams", "3.2")
HANDS: Final = ref("hands", "3.3")
LEFTOVER: Final = ref("leftover", "3.4")
THREE_PLAYERS: Final = ref("three-players", "3.5")
FIVE_PLAYERS: Final = ref("five-players", "3.6")
CROWN_LEADS: Final = ref("crown-leads", "4.1")
CLOCKWISE: Final = ref("clockwise", "4.2")
FOLLOW: Final = ref("follow-suit", "4.3")
VOID: Final = ref("void", "4.4")
JOKER_ANY_TIME: Final = ref("joker-any-time", "4.5")
JOKER_LED: Final = ref("joker-led", "4.6")
ORDER: Final = ref("order", "5.1")
STRONGEST: Final = ref("strongest", "5.2")
TAKES: Final = ref("takes", "5.4")
LEADS_NEXT: Final = ref("leads-next", "5.5")
NOBODY: Final = ref("nobody", "5.6")
TWINS_FIRST: Final = ref("twins-first", "6.3")
READING: Final = ref("reading", "6.4")
PASS_THREE: Final = ref("pass-three", "7.3")
PIGEON: Final = ref("pigeon", "9.2")
UNICORN: Final = ref("unicorn", "9.3")
MONKEY: Final = ref("monkey", "9.4")
MONKEY_TAKES: Final = ref("monkey-takes", "9.4")
PIGEON_AND_MONKEY: Final = ref("pigeon-and-monkey", "9.5")
STARS: Final = ref("stars", "10.1")
MOST_STARS: Final = ref("most-stars", "10.2")
TIE_CROWN_CARD: Final = ref("tie-crown-card", "10.3")
TIE_CROWN_TEAM: Final = ref("tie-crown-team", "10.4")
TROPHIES: Final = ref("trophies", "10.5")
TROPHIES_SECRET: Final = ref("trophies-secret", "10.6")
MOST_POINTS: Final = ref("most-points", "11.1")
SHARED_LEAD: Final = ref("shared-lead", "11.2")
