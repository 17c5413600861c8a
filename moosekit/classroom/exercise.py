"""One exercise in words, whatever it is about: a question about chances, or one on the rules with its choices.

An exercise has a name (``moustache.no-blue#2``, ``house.trap.3``) that is the same on every machine, so that a sheet, a
notebook and a file of answers mean the same thing by it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from moosekit.chance.chance_word import ChanceWord
from moosekit.chance.checking import check
from moosekit.chance.form import Form
from moosekit.chance.question import Question as ChanceQuestion
from moosekit.chance.question import QuestionRef
from moosekit.chance.questions import Family as ChanceFamily
from moosekit.chance.questions import family as chance_family
from moosekit.classroom.trouble import Trouble
from moosekit.games import SHORT_NAMES
from moosekit.quiz import Family as RuleFamily
from moosekit.quiz import Question as RuleQuestion
from moosekit.quiz import Shelf
from moosekit.quiz import families as rule_families
from moosekit.words import numbers, text
from moosekit.words.clauses import clauses

#: the word that begins a name on the rules, and the game
GAMES: Final = {word: game for game, word in SHORT_NAMES.items()}
RULE_NAME: Final = re.compile(r"([a-z]+)\.[a-z0-9-]+\.([0-9]{1,4})")
LETTERS: Final = "ABCDEFGHIJ"
#: as many digits as are asked for, or more where a zero at the end would be left out
DIGITS: Final = range(3, 8)
#: a longer fraction is no help in a table
NARROW: Final = 15


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise in one language.

    Attributes:
        id: its name.
        family: the name of all its variants.
        title: what it is about, in a few words.
        doing: what is done first, in sentences.
        prompt: what is asked.
        form: how to answer.
        table: what lies on the table; nothing for a question about chances.
        choices: what can be chosen, the first one is A; none for a question about chances.
        expected: the right answer as it can be typed: ``5/17``, or the letter of a choice.
        also: the right answer in other forms, or the words of the right choice.
        rounded: whether these other forms are rounded.
        steps: how the answer comes about.
        assumed: what it takes for granted.
        hints: from a nudge to the way itself.
        telling: wrong answers that tell how somebody thought, each with what to ask.
    """

    id: str
    family: str
    title: str
    prompt: str
    form: str
    expected: str
    also: tuple[str, ...]
    rounded: bool
    steps: tuple[str, ...]
    doing: tuple[str, ...] = ()
    table: tuple[Shelf, ...] = ()
    choices: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    telling: tuple[tuple[str, str], ...] = ()

    @property
    def answer(self) -> str:
        """The right answer with its other forms.

        >>> exercise("moustache.where-is-it#0").answer
        '5/17 ≈ 0.294 ≈ 29.4%'
        """
        return self._joint.join([self.expected, *self.also])

    @property
    def short_answer(self) -> str:
        """The right answer as it fits into a narrow column.

        >>> exercise("moustache.where-is-it#0").short_answer, exercise("bouc.last-is-new#0").short_answer
        ('5/17 ≈ 0.294', 'impossible – 0')
        """
        if self.choices or not self.also:
            return self.expected
        return f"≈ {self.also[0]}" if len(self.expected) > NARROW else self._joint.join([self.expected, self.also[0]])

    @property
    def _joint(self) -> str:
        """Between the forms of an answer: a word or a letter is no number."""
        return " – " if self.expected[:1].isalpha() else " ≈ " if self.rounded else " = "


@lru_cache(maxsize=1024)
def exercise(name: str, language: str = "en") -> Exercise:
    """The exercise of a name.

    >>> exercise("house.own-room.3").choices
    ('Yes', 'No')

    Raises:
        Trouble: there is no such exercise, or no such variant.
        UnknownLanguage: there are no words in this language.
    """
    if "#" in str(name):
        return _about_chances(chance(name), language)
    return _on_rules(rule(name, language), language)


def is_exercise(name: str) -> bool:
    """Whether there is an exercise of this name; nothing is worked out for it.

    >>> is_exercise("house.own-room.3"), is_exercise("house.own-room.24"), is_exercise("moustache.no-blue#9")
    (True, False, False)
    """
    try:
        _chance_named(name) if "#" in name else _rule_named(name)
    except Trouble:
        return False
    return True


def family_of(name: str) -> str:
    """The name of all variants of an exercise.

    >>> family_of("house.own-room.3"), family_of("moustache.no-blue#2")
    ('house.own-room', 'moustache.no-blue#')
    """
    family, hash_, _ = name.partition("#")
    return f"{family}#" if hash_ else name.rpartition(".")[0]


def chance(name: str) -> ChanceQuestion:
    """The question about chances of a name with ``#``.

    Raises:
        Trouble: there is none.
    """
    return _variant(*_chance_named(name))


@lru_cache(maxsize=256)
def _variant(family: ChanceFamily, number: int) -> ChanceQuestion:
    """Counted once: some take a tenth of a second, and a class tries each of them many times."""
    return family.variant(number)


def rule(name: str, language: str) -> RuleQuestion:
    """The question on the rules of a name.

    Raises:
        Trouble: there is none.
    """
    found, number = _rule_named(name)
    return found.ask(number, language)


def _chance_named(name: str) -> tuple[ChanceFamily, int]:
    try:
        ref = QuestionRef.parse(name)
        found = chance_family(ref.family)
    except (ValueError, KeyError):
        raise Trouble("classroom.trouble.no-name", found=name[:60]) from None
    if ref.variant >= len(found):
        raise Trouble("classroom.trouble.no-variant", found=name[:60], last=len(found) - 1)
    return found, ref.variant


def _rule_named(name: str) -> tuple[RuleFamily, int]:
    taken = RULE_NAME.fullmatch(str(name))
    if taken is None:
        raise Trouble("classroom.trouble.no-name", found=str(name)[:60])
    found = rule_family(name.rpartition(".")[0])
    if int(taken[2]) >= found.variants:
        raise Trouble("classroom.trouble.no-variant", found=name, last=found.variants - 1)
    return found, int(taken[2])


def rule_family(name: str) -> RuleFamily:
    """The family of questions on the rules of a name, such as ``house.trap``.

    Raises:
        Trouble: there is none.
    """
    game = GAMES.get(name.partition(".")[0], "")
    for found in rule_families(game) if game else ():
        if found.name == name:
            return found
    raise Trouble("classroom.trouble.no-name", found=name[:60])


def _about_chances(asked: ChanceQuestion, language: str) -> Exercise:
    value = str(asked.answer.value)
    named = chance_family(asked.ref.family)
    return Exercise(
        id=str(asked.ref),
        family=asked.ref.family,
        title=named.title(asked.ref.variant).text(language),
        prompt=asked.prompt.text(language),
        form=asked.form.says(language),
        expected=ChanceWord.of(asked.answer.value).says(language) if asked.form is Form.WORD else value,
        also=_other_forms(asked, language),
        rounded=numbers.is_rounded(asked.answer.value),
        steps=tuple([step.text(language) for step in asked.answer.steps]),
        assumed=tuple([one.text(language) for one in asked.answer.assumptions]),
        hints=tuple([hint.text(language) for hint in asked.hints]),
        telling=tuple(
            [(numbers.chance(slip.value, language), slip.question.text(language)) for slip in asked.all_slips]
        ),
    )


def _other_forms(asked: ChanceQuestion, language: str) -> tuple[str, ...]:
    """The value as a decimal and as a percentage, where these say more; only what would be marked as right."""
    value = asked.answer.value
    if asked.form is Form.WORD:
        return (str(value),)
    decimals = [numbers.decimal(value, language, digits) for digits in DIGITS]
    forms = [next((form for form in decimals if check(asked, form).right), str(value))]
    if asked.form is Form.CHANCE:
        forms += [form for form in [numbers.percent(value, language)] if check(asked, form).right]
    return tuple([form for form in forms if form != str(value)])


def _on_rules(asked: RuleQuestion, language: str) -> Exercise:
    right = next(place for place, choice in enumerate(asked.choices) if choice.right)
    return Exercise(
        id=asked.id,
        family=asked.family,
        title=text("classroom.rule-title", language, clause=asked.clause, title=_heading(asked, language)),
        prompt=asked.prompt,
        form=text("classroom.choose", language),
        expected=LETTERS[right],
        also=(asked.choices[right].text,),
        rounded=False,
        steps=(text("classroom.clause", language, why=asked.why.text, clause=asked.why.clause),),
        doing=asked.doing,
        table=asked.table,
        choices=tuple([choice.text for choice in asked.choices]),
    )


def _heading(asked: RuleQuestion, language: str) -> str:
    return clauses(asked.game, language)[asked.clause].title
