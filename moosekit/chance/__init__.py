"""Exact probability for the games, and marking like a good teacher.

Whole-number ways over one total; deals that are counted and never listed; answers that are read in any sensible form.
Everything named in ``__all__`` is loaded when it is first asked for.
"""

from __future__ import annotations

from moosekit.core.lazily import lazily

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost time
if TYPE_CHECKING:
    from moosekit.chance.answer import Answer
    from moosekit.chance.chance_word import ChanceWord
    from moosekit.chance.checking import check
    from moosekit.chance.comparison import Comparison
    from moosekit.chance.counting import counts, hypergeometric
    from moosekit.chance.deals import deal, deal_alike
    from moosekit.chance.deck import Deck
    from moosekit.chance.difference import Difference
    from moosekit.chance.dist import Dist
    from moosekit.chance.drawing import Drawing
    from moosekit.chance.experiment import Experiment, hands
    from moosekit.chance.faults import (
        CardGone,
        ImpossibleCondition,
        Meaningless,
        NoSuchVariant,
        TooLarge,
        TooManyCards,
        Uncountable,
        UnknownOutcome,
    )
    from moosekit.chance.form import Form
    from moosekit.chance.messages import Message, message
    from moosekit.chance.misconceptions import Misconception, Slip
    from moosekit.chance.question import Level, Question, QuestionFamily, QuestionRef, Reason, assign
    from moosekit.chance.random_tricks import tricks
    from moosekit.chance.reading import Reading, Unreadable, read_number
    from moosekit.chance.sample import Sample
    from moosekit.chance.simulated import rounds
    from moosekit.chance.two_way import TwoWay
    from moosekit.chance.updating import bayes
    from moosekit.chance.verdict import Checked, Verdict
    from moosekit.chance.waits import first_repeat, last_new, waiting_time
    from moosekit.chance.winners import trick_winners, win_table

__all__ = [
    "Answer",
    "CardGone",
    "ChanceWord",
    "Checked",
    "Comparison",
    "Deck",
    "Difference",
    "Dist",
    "Drawing",
    "Experiment",
    "Form",
    "ImpossibleCondition",
    "Level",
    "Meaningless",
    "Message",
    "Misconception",
    "NoSuchVariant",
    "Question",
    "QuestionFamily",
    "QuestionRef",
    "Reading",
    "Reason",
    "Sample",
    "Slip",
    "TooLarge",
    "TooManyCards",
    "TwoWay",
    "Uncountable",
    "UnknownOutcome",
    "Unreadable",
    "Verdict",
    "assign",
    "bayes",
    "check",
    "counts",
    "deal",
    "deal_alike",
    "first_repeat",
    "hands",
    "hypergeometric",
    "last_new",
    "message",
    "read_number",
    "rounds",
    "trick_winners",
    "tricks",
    "waiting_time",
    "win_table",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "answer": "Answer",
            "chance_word": "ChanceWord",
            "checking": "check",
            "comparison": "Comparison",
            "counting": "counts hypergeometric",
            "deals": "deal deal_alike",
            "deck": "Deck",
            "difference": "Difference",
            "dist": "Dist",
            "drawing": "Drawing",
            "experiment": "Experiment hands",
            "faults": "CardGone ImpossibleCondition Meaningless NoSuchVariant TooLarge TooManyCards Uncountable "
            "UnknownOutcome",
            "form": "Form",
            "messages": "Message message",
            "misconceptions": "Misconception Slip",
            "question": "Level Question QuestionFamily QuestionRef Reason assign",
            "random_tricks": "tricks",
            "reading": "Reading Unreadable read_number",
            "sample": "Sample",
            "simulated": "rounds",
            "two_way": "TwoWay",
            "updating": "bayes",
            "verdict": "Checked Verdict",
            "waits": "first_repeat last_new waiting_time",
            "winners": "trick_winners win_table",
        },
    )
