"""A lesson of 45 minutes, as data: for whom it is, what it is against, and which questions belong to it."""

from __future__ import annotations

from dataclasses import dataclass

from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.chance.questions import Family
from moosekit.chance.questions import family as chance_family
from moosekit.quiz import Family as RuleFamily
from moosekit.quiz import families as rule_families
from moosekit.words import text

__all__ = ["Lesson"]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. Notebooks, printed sheets and lesson codes are made of the same value.

    Attributes:
        id: its name, such as ``N04`` or ``fair-or-not``.
        notebook: the name of the notebook that teaches it, without its ending; empty where it has only sheets.
        game, players: the table that pupils play at, and for how many.
        levels: for whom it is, from the first to the last of these.
        standards: what it serves, as curricula call it.
        misconceptions: the ways of thinking that it is against; the first one above all.
        rules: questions on the rules of ``game`` that it needs, as names of quiz families without the game's word; on a
            sheet they come first.
        chances: questions about chances, as numbers of the lesson plan; the last one is the exit ticket.
        tally: the question that pupils try out and tally, as one of ``chances``: its first variant, the same for
            everybody, so that a class can put its tallies together; empty where nobody tallies.

    >>> from moosekit.classroom.plan import lesson
    >>> lesson("N01").title(), lesson("N01").chances
    ('What can happen? Certain, impossible, likely', ('22', '41', '44', '8'))
    """

    id: str
    game: str
    players: int
    levels: tuple[Level, Level]
    standards: tuple[str, ...]
    misconceptions: tuple[Misconception, ...]
    rules: tuple[str, ...]
    chances: tuple[str, ...] = ()
    tally: str = ""
    notebook: str = ""

    def title(self, language: str = "en") -> str:
        """What it is called."""
        return text(f"classroom.lesson.{self.id.lower()}", language)

    @property
    def exit_ticket(self) -> str:
        """The question at the end: a number of the lesson plan, or, in a lesson on rules, the name of a family."""
        return (self.chances or self.rules)[-1]

    def answers_to(self, name: str) -> bool:
        """Whether this is a name of it, in any capitals: its own, or that of its notebook, whole or only the number.

        >>> from moosekit.classroom.plan import lesson
        >>> [lesson("N06").answers_to(name) for name in ("n06", "35-first-repeat.ipynb", "35", "3")]
        [True, True, True, False]
        """
        found = name.lower().removesuffix(".ipynb")
        return bool(found) and found in (self.id.lower(), self.notebook, self.notebook.partition("-")[0])

    def chance_families(self) -> tuple[Family, ...]:
        """The families of ``chances``."""
        return tuple([chance_family(number) for number in self.chances])

    def rule_families(self) -> tuple[RuleFamily, ...]:
        """The families of ``rules``."""
        known = {family.name.partition(".")[2]: family for family in rule_families(self.game)}
        return tuple([known[name] for name in self.rules])
