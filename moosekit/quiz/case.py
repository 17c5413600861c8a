"""A position written down once, what is done in it, and what is asked; the game answers.

A case becomes a family: each of its variants has other seats and other cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from moosekit.core.facts import FactValue
from moosekit.core.ids import seats
from moosekit.core.stream import Stream
from moosekit.quiz.come import Come
from moosekit.quiz.family import Family
from moosekit.quiz.question import Choice, Question, Shelf
from moosekit.quiz.variant import Variant
from moosekit.words.catalogue import NO_TITLES, fill, show, text

S = TypeVar("S")
E = TypeVar("E")

#: what a question can have as choices: all seats, all and nobody, yes and no, or values that are listed
Choices: TypeAlias = Literal["seats", "seats-nobody", "yes-no"] | tuple[FactValue, ...]
#: where the position says what can be chosen
Offered: TypeAlias = Callable[[Come[S, E], Variant], tuple[FactValue, ...]]
YES_NO: Final = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Case(Generic[S, E]):
    """One thing to know.

    Attributes:
        name: its sentence is ``quiz.<game>.<name>``.
        come: what comes of the position of a variant.
        answer: what the game says to the question.
        choices: what may be chosen; texts among them are filled by the variant.
        kind: how a choice is shown, as in a gap of the catalogue.
        doing: what is done, in sentences, where the question tells it one by one.
        hands: the seats (from 1) whose hands are shown.
        about: the seat that the step that decides is about, where there are several such steps.
        beside: the fact that stands beside a note where this clause decided, as ``Come.why`` reads it.
        told: more facts that the question tells.
    """

    name: str
    clause: str
    level: int
    come: Callable[[Variant], Come[S, E]]
    answer: Callable[[Come[S, E], Variant], FactValue]
    choices: Choices | Offered[S, E] = "seats"
    kind: str = "seat"
    players: int = 3
    hands: tuple[int, ...] = (1,)
    about: int = 1
    beside: str = ""
    doing: Callable[[Variant, str], tuple[str, ...]] = lambda _variant, _language: ()
    told: Callable[[Come[S, E], Variant], Mapping[str, FactValue]] = lambda _come, _variant: {}


@dataclass(frozen=True, slots=True)
class Kit(Generic[S]):
    """What the quiz has to know of a game.

    Attributes:
        game: its id.
        short: its word in keys of sentences.
        names: the names of a variant, by its number.
        table: what lies on the table, with the hands of some seats, in a language.
    """

    game: str
    short: str
    names: Callable[[int], Mapping[str, str]]
    table: Callable[[S, Sequence[int], str], tuple[Shelf, ...]]


def family_of(kit: Kit[S], case: Case[S, E]) -> Family:
    """The questions of a case."""

    def make(number: int, language: str) -> Question:
        return _ask(kit, case, number, language)

    name = f"{kit.short}.{case.name}"
    return Family(name, kit.game, case.clause, case.level, make)


def _ask(kit: Kit[S], case: Case[S, E], number: int, language: str) -> Question:
    variant = Variant(number, case.players, number % case.players, kit.names(number))
    come = case.come(variant)
    right = _plain(case.answer(come, variant))
    hands = [variant.seat(place) for place in case.hands]
    facts = {**variant.facts, **case.told(come, variant)}
    luck = Stream.seeded(number).child(case.name)
    values = _values(case, come, variant)
    in_order = isinstance(case.choices, str) or not case.kind  # seats and numbers are not mixed
    order = range(len(values)) if in_order else luck.shuffle(len(values))
    choices = [Choice(_shown(values[at], case.kind, language), values[at] == right) for at in order]
    return Question(
        family=f"{kit.short}.{case.name}",
        number=number,
        game=kit.game,
        clause=case.clause,
        level=case.level,
        table=kit.table(come.before, hands, language),
        doing=case.doing(variant, language),
        prompt=fill(f"quiz.{kit.short}.{case.name}", language, facts),
        choices=tuple(choices),
        why=come.why(case.clause, variant.seat(case.about), case.beside, language),
        steps=come.steps(language),
        after=kit.table(come.after, hands, language),
    )


def _values(case: Case[S, E], come: Come[S, E], variant: Variant) -> tuple[FactValue, ...]:
    match case.choices:
        case "yes-no":
            return YES_NO
        case "seats" | "seats-nobody" as who:
            everybody = tuple(seats(case.players))
            return everybody if who == "seats" else (*everybody, None)
        case tuple() as listed:
            return tuple(variant(value) if isinstance(value, str) else value for value in listed)
        case offered:
            return offered(come, variant)


def _plain(value: FactValue) -> FactValue:
    return YES_NO[0 if value else 1] if isinstance(value, bool) else value


def _shown(value: FactValue, kind: str, language: str) -> str:
    said = text(f"quiz.{value}", language) if value in YES_NO else show(value, kind, language, NO_TITLES)
    return said[:1].upper() + said[1:]
