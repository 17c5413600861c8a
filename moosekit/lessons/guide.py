"""The guide through a lesson of 45 minutes: everything that its notebook shows, in one or two words a cell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from moosekit.chance.dist import Dist
from moosekit.chance.questions.mayhem_decks import deck_of, is_avalanche
from moosekit.chance.sample import Sample
from moosekit.classroom.code import LessonCode, Lock
from moosekit.classroom.lesson import Lesson
from moosekit.classroom.plan import lesson
from moosekit.classroom.sheet import sheet, sheets
from moosekit.classroom.trouble import Trouble
from moosekit.core.seed import checked_seed
from moosekit.lessons import guide_questions
from moosekit.lessons.coming import ComingChart, ComingShown, stages
from moosekit.lessons.guide_head import head, teacher_plan
from moosekit.lessons.shown import Shown, lines_shown
from moosekit.lessons.studies import Study, study
from moosekit.lessons.studies.deals import deal_of
from moosekit.lessons.studies.mayhem import LEAST, MOST, calm
from moosekit.lessons.studies.mayhem import SETUP as MAYHEM
from moosekit.lessons.studies.pairs import pair
from moosekit.lessons.trials import checked_trials, tallied
from moosekit.widgets.chart import Bars, Chart, Memory, Runs, Updating
from moosekit.widgets.chart.chart import Shows
from moosekit.widgets.coming import watched
from moosekit.widgets.deal import DealView
from moosekit.widgets.joint import Tree, TwoWayTable
from moosekit.widgets.keeping import keep as keep_answers
from moosekit.widgets.kept import in_lesson
from moosekit.widgets.numbers import NumberQuiz
from moosekit.widgets.of_lesson import lesson_table
from moosekit.widgets.predict import Predict
from moosekit.widgets.table.table import GameTable
from moosekit.words import numbers, text

__all__ = ["Guide"]

#: the class of a notebook that nobody gave a lesson code
SEED = 7
#: three runs of a thousand: what a browser tries in a second
RUNS, EACH = 3, 1000


class Guide:
    """A lesson of the plan in one language, with what its pupils try out.

    ``tries`` is the name of the study that the class tallies. A lesson ``code`` gives the class its own questions,
    those of its printed sheets, its table, its language and what its teacher locked; without one they are those of
    ``moosekit worksheet`` with the seed 7.

    >>> guide = Guide("N01", tries="rooms")
    >>> guide
    Guide('N01', 'What can happen? Certain, impossible, likely')

    Raises:
        Trouble: there is no such lesson, no such code, or the code is of another lesson.
        UnknownOutcome: there is no such study.
    """

    def __init__(self, name: str, *, tries: str, language: str = "en", code: str | None = None) -> None:
        self.lesson: Lesson = lesson(name)
        given = (
            LessonCode.make(self.lesson.id, seed=SEED, language=language) if code is None else LessonCode.parse(code)
        )
        if given.lesson is not self.lesson:
            raise Trouble("guide.other-lesson", code=str(given), lesson=self.lesson.id)
        self.code = given
        language = given.language
        self.language: str = language
        self.main: Study = study(tries)
        self._prediction = Predict(
            text("guide.predict.ask", language, event=self.main.says("event", language)),
            answer=self._exact(),
            name=f"{self.lesson.id} {tries}",
            language=language,
        )
        self._prediction.set_trait("kept", in_lesson(self._prediction.kept, str(given)))

    def __repr__(self) -> str:
        return f"Guide({self.lesson.id!r}, {self.lesson.title(self.language)!r})"

    def head(self) -> Shown:
        """For whom, which standards, against which thoughts; behind a click, the plan for the teacher."""
        top, plan = head(self.lesson, self.language), teacher_plan(self.lesson, self.main, self.language)
        return Shown(top.html + plan.html, f"{top.words}\n{plan.words}")

    def starter(self, number: int = 1) -> Shown:
        """The question on the one rule, with which the lesson begins."""
        return self.ask(self._names(number)[0])

    def predict(self) -> Predict:
        """How often the event comes, of 100 trials: placed on a line and kept. At the end the same is shown again."""
        return self._prediction

    def table(self) -> GameTable:
        """The table of the game, on which everybody of the class is dealt the same cards."""
        return lesson_table(self.code)

    def came(self, n: int = EACH, *, seed: int = SEED) -> Shown:
        """What came in ``n`` trials, at most 3,000, and what is exact, in a sentence each."""
        came = self.main.sample(checked_trials(n), seed=checked_seed(seed)).dist().p(self.main.event)
        share, exact = numbers.percent(came, self.language), numbers.chance_and_percent(self._exact(), self.language)
        return lines_shown(
            text("guide.predict.came", self.language, share=share, trials=n),
            text("guide.predict.exact", self.language, share=exact),
        )

    def by_hand(self) -> Shown:
        """What is tried, and how pairs try it without a computer."""
        hand = self.main.says("paper", self.language)
        return lines_shown(self.main.describe(self.language), text("guide.by-hand", self.language, hand=hand))

    def data(self) -> Chart:
        """Three runs that settle down, and room for the tallies of the pairs of the class; what is exact is hidden."""
        seeds = range(SEED, SEED + RUNS)

        def shows(n: int) -> Shows:
            return Runs([self.main.sample(n, seed=seed) for seed in seeds], self.main.event, self._exact())

        return self._coming(shows, EACH, seeds, exact=False)

    def deal(self, name: str) -> DealView:
        """The cards of a study dealt out, one trial or a thousand, beside the exact chance."""
        dealt, found = deal_of(name), study(name)
        hands = [text(f"guide.hand.{whose}", self.language) for whose in ("mine", "partners")]
        return DealView(
            dealt.game,
            dealt.wanted,
            asks=text("guide.tally", self.language, event=found.says("event", self.language)),
            hands=dealt.hands,
            happens=dealt.happens,
            own=dealt.own,
            names=hands if len(dealt.hands) == len(hands) else (),
            seed=SEED,
            title=found.says("trial", self.language),
            language=self.language,
        )

    def tally(self, n: int = 1000, *, seed: int = SEED) -> Shown:
        """How often the event came in the first 10, 100, 1000 … of ``n`` trials, at most 3,000."""
        stops = self._stops(checked_trials(n), [checked_seed(seed)])

        def shows(n: int) -> Shown:
            return tallied(self.main, n, seed, self.language)

        return shows(n) if len(stops) == 1 else ComingShown(shows, stops)

    def count(self, *others: str) -> Chart:
        """The exact chances, the tallied outcomes shaded; with those of ``others`` to choose from."""
        return self._chart(self._bars([self.main, *map(study, others)]))

    def compare(self, n: int = 1000, *, seed: int = SEED) -> Chart:
        """What came in ``n`` trials, at most 3,000, as dots on the exact bars, checkpoint by checkpoint."""

        def shows(n: int) -> Shows:
            return self._bars([self.main], {"": self.main.sample(n, seed=seed)})

        return self._coming(shows, checked_trials(n), [checked_seed(seed)])

    def gaps(self, n: int = 1000, *, seed: int = SEED) -> Shown:
        """The same as a table, with the gaps in standard errors."""
        compared = self.main.sample(checked_trials(n), seed=checked_seed(seed)).compare(self.main.dist)
        chart = compared.show(self.language, name=lambda outcome: self.main.name(outcome, self.language))
        return Shown(chart.html, chart.words)

    def look(self, *names: str) -> Chart:
        """The exact chances of other studies, to choose from."""
        studies = [study(name) for name in names]
        return self._chart(self._bars(studies), of=studies[0])

    def memory(self) -> Chart:
        """An avalanche at last, after so many calm flips, beside a token that forgets."""
        deck_name, token_name, outcome, title = [
            text(f"guide.memory.{part}", self.language) for part in ("deck", "token", "outcome", "title")
        ]
        shows = Memory(
            deck_of(MAYHEM),
            is_avalanche,
            draws=MAYHEM.players,
            deck_name=deck_name,
            token_name=token_name,
            outcome=outcome,
        )
        return Chart(shows, title=title, language=self.language)

    def update(self) -> Chart:
        """How many avalanches are in the box: before, and after so many calm flips."""
        prior = Dist.uniform(range(LEAST, MOST + 1))
        evidence = {text("guide.calm", self.language, count=flips): calm(flips) for flips in (2, 5, 8)}
        outcome = self.main.says("outcome", self.language)
        return Chart(
            Updating(prior, evidence, outcome=outcome),
            title=text("guide.update", self.language),
            language=self.language,
        )

    def two_way(self, name: str) -> TwoWayTable:
        """Two things that happen together, as a table; choosing a row or a column is a condition."""
        both = pair(name)
        side, top, title = [both.says(part, self.language) for part in ("side", "top", "title")]
        return TwoWayTable(both.joint, side=side, top=top, out_of=both.out_of, title=title, language=self.language)

    def tree(self, name: str) -> Tree:
        """The same as a tree."""
        both = pair(name)
        side, top, title = [both.says(part, self.language) for part in ("side", "top", "title")]
        return Tree(both.joint, side=side, top=top, out_of=both.out_of, title=title, language=self.language)

    def steps(self, question: str) -> Shown:
        """A question and how its answer is counted, behind a click."""
        return guide_questions.steps(question, self.language).covered(self.language)

    def slips(self, question: str) -> Shown:
        """What known ways of thinking lead to, each with the question that a teacher would ask."""
        return guide_questions.slips(question, self.language)

    def change(self, number: str, setting: str, *values: str, **fixed: str) -> Shown:
        """A question of the plan with one setting changed, and the answer each time; the others can be ``fixed``."""
        return guide_questions.answers(number, setting, fixed, values, self.language)

    def ask(self, question: str) -> Shown:
        """A question with its steps, and hints unless the teacher has locked them, each behind a click."""
        return guide_questions.asked(question, self.language, hints=not self.code.locked(Lock.HINTS))

    def quiz(self, *questions: str, title: str | None = None, keep: str | None = None) -> NumberQuiz:
        """Questions about chances to answer with numbers, each with hints and other variants.

        ``keep`` is the file of progress beside the notebook in which answers are kept; without one they are not.
        """
        asked = NumberQuiz(questions, title=title, hints=not self.code.locked(Lock.HINTS), language=self.language)
        asked.set_trait("kept", in_lesson(asked.kept, str(self.code)))
        if keep is not None:
            keep_answers(asked, keep, code=self.code)
        return asked

    def exercises(self, number: int = 1, *, keep: str | None = None) -> NumberQuiz:
        """The questions about chances of a pupil's sheet, the same as printed with this number, but for the ticket."""
        asked = [name for name in self._names(number)[:-1] if "#" in name]
        return self.quiz(*asked, title=text("guide.exercises", self.language, number=number), keep=keep)

    def ticket(self, number: int = 1, *, keep: str | None = None) -> NumberQuiz:
        """The exit ticket of a sheet."""
        return self.quiz(self._names(number)[-1], title=text("guide.ticket", self.language, number=number), keep=keep)

    def key(self, number: int = 1) -> Shown:
        """The answers of a sheet, for the teacher."""
        return guide_questions.key(self._names(number), self.language)

    def tickets(self, count: int = 30) -> Shown:
        """The exit tickets of so many sheets with their answers, for the teacher."""
        return guide_questions.tickets([one.questions[-1] for one in sheets(self.code, count)], self.language)

    def _names(self, number: int) -> tuple[str, ...]:
        return sheet(self.code, number).questions

    def _exact(self) -> Fraction:
        return self.main.dist.p(self.main.event)

    def _bars(self, studies: Sequence[Study], samples: Mapping[str, Sample[int]] | None = None) -> Bars[int]:
        """All with the event and the names of the first: the others are the same, with one thing changed."""
        first = studies[0]
        named = {one.says("short", self.language) if len(studies) > 1 else "": one.dist for one in studies}
        return Bars(
            named,
            event=first.event,
            name=lambda outcome: first.name(outcome, self.language),
            sample=samples,
            outcome=first.says("outcome", self.language),
        )

    def _coming(self, shows: Callable[[int], Shows], n: int, seeds: Sequence[int], *, exact: bool = True) -> Chart:
        """A chart of ``n`` trials of each seed."""
        stops = self._stops(n, seeds)
        if len(stops) == 1:
            return self._chart(shows(n), exact=exact)
        title = self.main.says("trial", self.language)
        return ComingChart(shows, stops, title=title, exact=exact, language=self.language)

    def _stops(self, n: int, seeds: Sequence[int]) -> list[int]:
        """Where somebody looks on, trials that are still to come are drawn as they come: after so many each time."""
        return stages(n, min([self.main.made(seed) for seed in seeds])) if watched() else [n]

    def _chart(self, shows: Shows, *, of: Study | None = None, exact: bool = True) -> Chart:
        title = (of or self.main).says("trial", self.language)
        return Chart(shows, title=title, exact=exact, language=self.language)
