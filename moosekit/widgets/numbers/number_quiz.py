"""The NumberQuiz: questions of the lesson plan, answered with a number in any sensible form, marked without Python."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

import traitlets

from moosekit.chance.checking import check
from moosekit.chance.form import Form
from moosekit.chance.question import Question
from moosekit.core.json_data import Json, Reader
from moosekit.core.kinds import WHOLE, Kind
from moosekit.core.seed import checked_seed
from moosekit.core.stream import Stream
from moosekit.widgets.base import Checks, Data, SceneWidget, Told, valid
from moosekit.widgets.contract import KeptHere, Theme
from moosekit.widgets.kept import kept_here
from moosekit.widgets.kinds import TEXT, TEXTS, TRUTH, check_kinds
from moosekit.widgets.numbers.contract import NumberScene, NumberTry
from moosekit.widgets.numbers.fallback import fallback_html
from moosekit.widgets.numbers.scene import asked, in_form, marking_words, number_scene
from moosekit.widgets.saying import Saying

__all__ = ["NumberQuiz", "Result"]

#: more is not kept
MOST_TRIES: Final = 500
LONGEST: Final = 60
QUESTIONS: Final = Kind(
    "a question, such as '8', or a list of them", lambda value: TEXT.fits(value) or TEXTS.fits(value)
)


@dataclass(frozen=True, slots=True)
class Result:
    """How a question went, over all its variants: ``tries`` that counted, whether one was right, what went astray."""

    question: str
    tries: int
    right: bool
    misconceptions: tuple[str, ...]


class NumberQuiz(SceneWidget[NumberScene]):
    """Questions that are answered with a number: any sensible form, a hint, another variant, a sheet to print.

    A page marks by itself, as Python does: an answer that cannot be read, or only needs another form, costs nothing;
    one that a known way of thinking leads to is asked back about. The whole way is shown after a right answer, and
    after two others.

    ``questions`` are numbers ("37") or ids ("house.stuck-first") of the lesson plan, or names of one variant
    ("house.stuck-first#1"); ``seed`` chooses the variants of the others. Each brings up to ``variants`` of them.
    ``form`` asks for chances in ``"word"``\\ s or as a ``"place"`` on the line from 0 to 1, for the youngest;
    without ``hints`` a page brings none.
    ``progress`` are all answers so far, each with what was typed; set it to ``[]`` to begin again. ``at`` is the
    question that is shown, from 0, and ``chosen`` the variant of each.

    Raises:
        TypeError: an argument of another kind than it should be.
        ValueError: no such form, variant or number of variants, or a question twice; says what there is.
        UnknownOutcome: no such question; says which are near.
        TraitError: a theme that there is not; lists those there are.

    >>> quiz = NumberQuiz(["house.stuck-first#0", "8"], seed=7)
    >>> quiz.progress = [{"question": "house.stuck-first#0", "typed": "3010/73557"}]
    >>> quiz, quiz.results[0]  # doctest: +NORMALIZE_WHITESPACE
    (NumberQuiz('house.stuck-first, moustache.where-is-it', 0 of 2 right, 1 try),
     Result(question='house.stuck-first#0', tries=1, right=False, misconceptions=('inverse',)))
    >>> quiz.close()
    """

    _front = "number-quiz"

    progress: Data[list[NumberTry]] = Data[list[NumberTry]]().tag(sync=True)
    kept: Told[KeptHere] = Told[KeptHere]().tag(sync=True)
    notice: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("").tag(sync=True)
    """what is said of the file in which answers are kept, if there is anything to say"""
    chosen: Data[list[int]] = Data[list[int]]().tag(sync=True)
    at: traitlets.Int[int, int] = traitlets.Int(0).tag(sync=True)

    def __init__(
        self,
        questions: str | Sequence[str],
        *,
        seed: int = 0,
        variants: int = 6,
        form: str | None = None,
        hints: bool = True,
        title: str | None = None,
        language: str = "en",
        theme: Theme = "auto",
    ) -> None:
        check_kinds(
            ("questions", questions, QUESTIONS),
            ("variants", variants, WHOLE),
            ("hints", hints, TRUTH),
            ("title", title, TEXT.or_none),
        )
        names = (questions,) if isinstance(questions, str) else tuple(questions)
        if not names:
            raise ValueError("no questions were given: expected some, such as ['8', 'house.stuck-first#0']")
        luck = Stream.seeded(checked_seed(seed))
        if variants < 1:
            raise ValueError(f"variants={variants!r}: expected 1 or more for each question")
        wanted = _form(form)
        put = [[in_form(one, wanted) for one in asked(name, luck, variants)] for name in names]
        self._asked = put
        self._known: dict[str, Question] = {str(one.ref): one for variants_of in put for one in variants_of}
        if len(self._known) < sum(map(len, put)):
            raise ValueError(f"questions={[*names]!r:.60}: expected each of them once")
        self._saying = saying = Saying.about((), language)
        super().__init__(
            language,
            {
                "scene": number_scene(title or saying.said("number-quiz.title"), put, saying, hints=hints),
                "progress": [],
                "chosen": [0] * len(put),
                "kept": kept_here("numbers", self._known, saying),
                "words": {**marking_words(saying), **saying.page("number-quiz.page.")},
                "theme": theme,
            },
        )

    @property
    def results(self) -> tuple[Result, ...]:
        """How each question went, in their order."""
        return tuple([self._result(variants) for variants in self._asked])

    def __repr__(self) -> str:
        results = self.results
        families = ", ".join([variants[0].ref.family for variants in self._asked])
        tries, right = sum(one.tries for one in results), sum(one.right for one in results)
        said = f"{tries} {'try' if tries == 1 else 'tries'}"
        return f"NumberQuiz({families!r}, {right} of {len(results)} right, {said})"

    def _result(self, variants: Sequence[Question]) -> Result:
        names = [str(one.ref) for one in variants]
        marked = [
            check(self._known[one["question"]], one["typed"]) for one in self.progress if one["question"] in names
        ]
        return Result(
            names[0],
            sum(one.uses_attempt for one in marked),
            any(one.right for one in marked),
            tuple(dict.fromkeys(str(one.misconception) for one in marked if one.misconception)),
        )

    @traitlets.validate("progress", "chosen", "at")
    def _valid_place(self, proposal: dict[str, object]) -> object:
        name = str(cast("traitlets.TraitType[object, object]", proposal["trait"]).name)
        return valid(self._checks()[name], proposal, f"this is no {name} of these questions: {{why}}")

    def _checks(self) -> Checks:
        return {
            "progress": lambda value: cast("Json", self._read_progress(value)),
            "chosen": self._read_chosen,
            "at": lambda value: value.whole(0, len(self._asked) - 1),
        }

    def _read_progress(self, value: Reader) -> list[NumberTry]:
        """Answers to variants of these questions."""
        items = value.items()
        if len(items) > MOST_TRIES:
            raise value.fault(f"expected at most {MOST_TRIES} answers")
        return [self._read_try(item) for item in items]

    def _read_try(self, item: Reader) -> NumberTry:
        item.only("question", "typed")
        question, typed = item.field("question").choice(list(self._known)), item.field("typed").text()
        if len(typed) > LONGEST:
            raise item.fault(f"expected an answer of at most {LONGEST} characters")
        return NumberTry(question=question, typed=typed)

    def _read_chosen(self, value: Reader) -> Json:
        items = value.items()
        if len(items) != len(self._asked):
            raise value.fault(f"expected {len(self._asked)} numbers, one for each question")
        return [item.whole(0, len(variants) - 1) for item, variants in zip(items, self._asked, strict=True)]

    def _fallback_html(self) -> str:
        return fallback_html(self.scene, self._saying)


def _form(name: str | None) -> Form | None:
    able = (Form.WORD, Form.PLACE)
    if name is not None and name not in able:
        known = " or ".join(map(repr, map(str, able)))
        raise ValueError(f"form={name!r:.60}: expected {known}, or none for numbers")
    return None if name is None else Form(name)
