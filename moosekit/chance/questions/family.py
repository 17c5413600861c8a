"""A family of questions: its settings make its variants, and one function counts the answer of any of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.faults import Meaningless, Uncountable, unknown
from moosekit.chance.form import Form
from moosekit.chance.messages import Message, message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level, Question, QuestionFamily, QuestionRef, Reason
from moosekit.chance.questions.setting import Setting, Told
from moosekit.core.facts import Facts, FactValue

__all__ = ["Asked", "Family"]

HINTS: Final = 2


def given(**facts: FactValue | Fraction) -> Facts:
    """Facts for the gaps of the sentences of a question."""
    return message("", **facts).facts


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked in one variant.

    ``part`` names the sentence where a family has several; ``hints`` and ``why`` name those where hints and the right
    reason are others than the family's.
    """

    answer: Answer
    facts: Facts = ()
    slips: tuple[Slip, ...] = ()
    part: str = ""
    form: Form = Form.CHANCE
    digits: int = 3
    hints: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Family(QuestionFamily):
    """A question of the lesson plan with all its variants: every combination of the values of its settings.

    Attributes:
        number: the number in the lesson plan, such as "7b".
        game, slug: make the stable name, ``id``; settings that were set by hand follow there.
        ask: the exact answer for given settings. Raises ``Meaningless`` where these make no question.
        suits: whether a combination is worth a variant.
        lures: wrong reasons that are offered beside those of the slips.
        by_hand: the settings that were set by hand.
    """

    number: str
    game: str
    slug: str
    level: Level
    concepts: tuple[str, ...]
    settings: tuple[Setting, ...]
    ask: Callable[[Told], Asked]
    suits: Callable[[Told], bool] = lambda _: True
    lures: tuple[Misconception, ...] = ()
    by_hand: tuple[str, ...] = ()
    id: str = field(init=False)

    def __post_init__(self) -> None:
        told = [one for one in self.settings if one.name in self.by_hand]
        tail = "".join([f".{one.name}-{one.values[0]}".replace(",", "--").lower() for one in told])
        object.__setattr__(self, "id", f"{self.game}.{self.slug}{tail}")

    def title(self, number: int = 0) -> Message:
        """What a variant is about, in a few words."""
        return message(f"question.{self.slug}.title", **dict(self.told(number).pairs))

    def __len__(self) -> int:
        return len(_variants(self))

    def told(self, number: int) -> Told:
        """The settings of a variant in range."""
        return _variants(self)[number]

    def _question(self, ref: QuestionRef) -> Question:
        return self.put(ref, self.ask(self.told(ref.variant)))

    def put(self, ref: QuestionRef, asked: Asked) -> Question:
        """The question in words. Slips that lead to the right value, or to one and the same, are left out."""
        said = dict(asked.facts)
        ask = f"question.{self.slug}.ask-{asked.part}" if asked.part else f"question.{self.slug}.ask"
        slips = _telling(asked)
        return Question(
            ref,
            message(ask, **said),
            asked.answer,
            self.level,
            self.concepts,
            slips,
            self._reasons(ref, slips, asked),
            tuple([Message(self._hint(asked.hints, step), asked.facts) for step in range(1, HINTS + 1)]),
            asked.form,
            asked.digits,
        )

    def _hint(self, own: str, step: int) -> str:
        return f"question.{self.slug}.hint-{own}-{step}" if own else f"question.{self.slug}.hint-{step}"

    def _reasons(self, ref: QuestionRef, slips: tuple[Slip, ...], asked: Asked) -> tuple[Reason, ...]:
        """The right one among those that tempt, not always in the same place."""
        tempting = dict.fromkeys([*[slip.misconception for slip in slips], *self.lures])
        wrong = [Reason(message(f"question.reason.{lure}"), lure) for lure in tempting]
        place = (len(self.slug) + ref.variant) % (len(wrong) + 1)
        why = f"question.{self.slug}.why-{asked.why}" if asked.why else f"question.{self.slug}.why"
        right = Reason(Message(why, asked.facts))
        return (*wrong[:place], right, *wrong[place:])

    def with_settings(self, chosen: Mapping[str, str]) -> Family:
        """The family with settings chosen by hand; the others keep their variants.

        Raises:
            UnknownOutcome: there is no setting of this name.
            Uncountable: a value that the setting does not have.
            Meaningless: a set-up with which this cannot be asked.
        """
        for name in chosen:
            if name not in [setting.name for setting in self.settings]:
                raise unknown(name, [setting.name for setting in self.settings], f"a setting of question {self.number}")
        settings = tuple([one.only(chosen[one.name]) if one.name in chosen else one for one in self.settings])
        narrowed = replace(self, settings=settings, by_hand=(*self.by_hand, *chosen))
        if len(narrowed):
            return narrowed
        anyway = replace(narrowed, suits=_always)
        try:
            anyway.variant(0)
        except Meaningless:
            raise
        except Uncountable as fault:
            raise Meaningless(str(fault)) from None
        return anyway


def _always(_told: Told) -> bool:
    return True


@lru_cache(maxsize=256)
def _variants(family: Family) -> tuple[Told, ...]:
    names = [setting.name for setting in family.settings]
    combinations = product(*[setting.values for setting in family.settings])
    every = [Told(tuple(zip(names, values, strict=True))) for values in combinations]
    return tuple([told for told in every if family.suits(told)])


def _telling(asked: Asked) -> tuple[Slip, ...]:
    taken = [asked.answer.value]
    kept: list[Slip] = []
    for slip in asked.slips:
        if slip.value not in taken:
            taken.append(slip.value)
            kept.append(slip)
    return tuple(kept)
