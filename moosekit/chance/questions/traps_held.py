"""Does somebody hold a trap, before and after an attack that met none (questions 36 and 43)?"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import counts, hypergeometric
from moosekit.chance.dist import Dist
from moosekit.chance.faults import Meaningless
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.house_decks import DECK, TRAPS, is_trap
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.chance.updating import bayes
from moosekit.games.moose_in_the_house.cards import TRAP, cards
from moosekit.games.moose_in_the_house.moves import answers
from moosekit.games.moose_in_the_house.setup import HAND, PLAYERS, Setup, Trap

NO_TRAP: Final = cards("HC x4")


def _holds(told: Told) -> Asked:
    players, who = told.number("players"), told.text("who")
    hands = [HAND] * (players - 1 if who == "any" else 1)
    unseen = DECK.without(NO_TRAP)
    none = unseen.size - TRAPS
    less = steps.others(comb(unseen.size, sum(hands)), comb(none, sum(hands)))
    together = hypergeometric(unseen, sum(hands), is_trap)  # as one large hand: where in it a trap is does not matter
    answer = Answer.of(
        together,
        bool,
        assumed.house(),
        assumed.SHUFFLED,
        steps=(steps.choose(unseen.size, sum(hands)), steps.choose(none, sum(hands)), less),
    )
    one = 1 - hypergeometric(unseen, HAND, is_trap)[0]
    slips = [Slip(Misconception.FORGOT_OWN_HAND, counts(DECK, hands, is_trap).p(any))]
    if len(hands) > 1:
        slips.append(Slip(Misconception.INDEPENDENT_HANDS, 1 - (1 - one) ** len(hands)))
    facts = given(players=players, others=players - 1, hand=HAND, unseen=unseen.size, traps=TRAPS, all=DECK.size)
    return Asked(answer, facts, tuple(slips), who)


def _has_others(told: Told) -> bool:
    """With two players, any opponent is the one."""
    return told.text("who") == "any" or told.number("players") == 4


def _no_trap_came(told: Told) -> Asked:
    seen, uses, rule = told.number("seen"), told.number("percent"), Trap(told.text("trap"))
    setup = Setup(4, trap=rule)
    declined = 1 - Fraction(uses, 100)
    if len(answers((TRAP,), setup).actions) == 1:  # a trap in hand leaves no choice
        if uses != 100:
            raise Meaningless(
                f"percent={uses}: a trap held must be played here (clause 6.3); expected percent=100 or trap=may"
            )
        declined = Fraction(0)
    unseen = DECK.size - seen
    hand = Dist({"trap": comb(unseen, HAND) - comb(unseen - TRAPS, HAND), "none": comb(unseen - TRAPS, HAND)})
    after = bayes(hand, lambda held: declined if held == "trap" else Fraction(1))
    said = message(f"question.assume.trap-{rule}", percent=uses)
    answer = Answer.number(
        after["trap"],
        assumed.house(),
        assumed.SHUFFLED,
        said,
        steps=(
            message("question.no-trap-came.step", value=hand["trap"]),
            message("question.no-trap-came.step-both", value=hand["trap"] * declined),
            message("question.no-trap-came.step-all", value=hand["trap"] * declined + hand["none"]),
        ),
    )
    slips = (Slip(Misconception.NO_MEMORY, hand["trap"], own="question.no-trap-came.slip"),)
    return Asked(answer, given(seen=seen, unseen=unseen, percent=uses, traps=TRAPS, hand=HAND), slips, str(rule))


def _one_must(told: Told) -> bool:
    """Where a trap must be played, there is nothing to choose."""
    must = told.text("trap") == Trap.MUST
    return must == (told.number("percent") == 100)


HOLDS: Final = Family(
    "36",
    "house",
    "trap-held",
    Level.L3,
    ("complement", "dependence"),
    (whole("players", (3, 4, 5), min(PLAYERS), max(PLAYERS)), word("who", ("one", "any"))),
    _holds,
    _has_others,
)
NO_TRAP_CAME: Final = Family(
    "43",
    "house",
    "no-trap-came",
    Level.L3,
    ("bayes",),
    (whole("seen", (12, 20, 30), 5, 50), whole("percent", (25, 50, 75, 100), 0, 100), word("trap", tuple(Trap))),
    _no_trap_came,
    _one_must,
)
