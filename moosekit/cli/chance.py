"""``moosekit chance``: the questions of the lesson plan with their exact answers."""

from __future__ import annotations

import argparse
import json
import re
import sys
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from moosekit.cli.parsing import Failed, Parser
from moosekit.cli.screen import width
from moosekit.words.catalogue import fill, text
from moosekit.words.faults import say_fault

if TYPE_CHECKING:
    from moosekit.chance.question import Question
    from moosekit.chance.questions import Family


@dataclass(frozen=True, slots=True)
class Options:
    """What the person asked for."""

    question: str | None
    list: bool
    variant: int | None
    settings: tuple[str, ...]
    language: str
    json: bool


class _Choices(textwrap.TextWrapper):
    """Breaks lines between two choices, too, so that each stays whole."""

    wordsep_simple_re = re.compile(r"( +|(?<=\|))")


def describe(parser: Parser) -> None:
    """The words that this command understands."""
    setting = parser.says("cli.help.chance.set")
    parser.add_argument("question", nargs="?", help=parser.says("cli.help.chance.question"))
    parser.add_argument("--list", action="store_true", help=parser.says("cli.help.chance.list"))
    parser.add_argument("--variant", type=int, help=parser.says("cli.help.chance.variant"))
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=setting)
    parser.add_argument("--json", action="store_true", help=parser.says("cli.help.json"))


def run(told: argparse.Namespace) -> None:
    """Does what was asked for."""
    show(Options(told.question, told.list, told.variant, tuple(told.set), told.language, told.json))


def show(options: Options) -> None:
    """Shows one question, or the list.

    Raises:
        Failed: there is no such question, variant or setting, or a set-up that makes the question meaningless.
    """
    if options.list:
        _list(options)
    elif options.question is None:
        raise Failed(text("cli.chance.which", options.language))
    else:
        _one(options, options.question)


def _list(options: Options) -> None:
    if (options.question, options.variant, options.settings) != (None, None, ()):
        raise Failed(text("cli.chance.list-alone", options.language))
    from moosekit.chance.questions import FAMILIES

    if options.json:
        _write([json.dumps([_family_data(one, options.language) for one in FAMILIES])])
        return
    nothing = text("cli.chance.no-value", options.language)
    for family in FAMILIES:
        title = family.title().text(options.language)
        what = fill("question.show.listed", options.language, {"level": int(family.level), "variants": len(family)})
        _write(textwrap.wrap(f"{family.number:>3}  {title} ({what})", width(), subsequent_indent="     "))
        choices = [f"{one.name}={'|'.join([str(value) or nothing for value in one.values])}" for one in family.settings]
        lines = _Choices(width(), initial_indent="     ", subsequent_indent="     ", break_on_hyphens=False)
        _write(lines.wrap(" ".join(choices)))


def _one(options: Options, name: str) -> None:
    family, question = _found(options, name)
    if options.json:
        _write([json.dumps(_question_data(family, question, options.language))])
    else:
        _write(_told(family, question, options.language))


def _found(options: Options, name: str) -> tuple[Family, Question]:
    from moosekit.chance.questions import family

    plain, hash_, number = name.partition("#")
    if hash_ and (options.variant is not None or not number.isdecimal()):
        raise Failed(text("cli.chance.no-variant", options.language, name=name[:60]))
    chosen: dict[str, str] = {}
    for setting in options.settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise Failed(text("cli.chance.no-setting", options.language, setting=setting[:60]))
        if key.strip() in chosen:
            raise Failed(text("cli.chance.twice", options.language, name=key.strip()[:60]))
        chosen[key.strip()] = value
    try:
        asked = family(plain).with_settings(chosen)
        return asked, asked.variant(int(number) if hash_ else options.variant or 0)
    except (ValueError, KeyError) as fault:
        raise Failed(say_fault(fault, options.language)) from None


def _told(family: Family, question: Question, language: str) -> list[str]:
    """The question, the answer, how it comes about, and what it takes for granted."""
    say = _speaker(language)
    variants = len(family)
    facts = {"name": str(question.ref), "level": int(question.level), "variants": variants, "last": variants - 1}
    about = say("about" if variants > 1 else "about-one", **facts)
    title = family.title(question.ref.variant).text(language)
    lines = [*_wrapped(say("head", number=family.number, title=title)), *_wrapped(about), ""]
    lines += [*_wrapped(question.prompt.text(language)), *_wrapped(question.form.says(language)), ""]
    lines += _wrapped(_value(question, language))
    if question.answer.steps:
        lines += ["", say("steps")]
        for number, step in enumerate(question.answer.steps, start=1):
            lines += _wrapped(f"{number:>2}. {step.text(language)}", "", "    ")
    lines += ["", say("assumed")]
    for assumption in question.answer.assumptions:
        lines += _wrapped(f"  - {assumption.text(language)}", "", "    ")
    return lines


def _value(question: Question, language: str) -> str:
    """The answer in every form that helps."""
    say, value = _speaker(language), question.answer.value
    from moosekit.chance.form import Form

    if question.form is Form.NUMBER:
        return say("whole" if value.denominator == 1 else "number", value=str(value))
    if question.form is Form.WORD:
        from moosekit.chance.chance_word import ChanceWord

        return say("word", word=ChanceWord.of(value).says(language), value=str(value))
    if value in (0, 1):
        return say("never" if value == 0 else "always", value=str(value))
    return say("rare" if value < 1 / 2 else "chance", value=str(value))


def _speaker(language: str) -> Callable[..., str]:
    def say(key: str, **facts: str | int) -> str:
        return fill(f"question.show.{key}", language, facts)

    return say


def _family_data(family: Family, language: str, number: int = 0) -> dict[str, object]:
    return {
        "question": family.number,
        "name": family.id,
        "title": family.title(number).text(language),
        "level": int(family.level),
        "concepts": list(family.concepts),
        "variants": len(family),
        "settings": {one.name: list(one.values) for one in family.settings},
    }


def _question_data(family: Family, question: Question, language: str) -> dict[str, object]:
    answer = question.answer
    return {
        **_family_data(family, language, question.ref.variant),
        "name": str(question.ref),
        "settings": dict(family.told(question.ref.variant).pairs),
        "prompt": question.prompt.text(language),
        "form": str(question.form),
        "value": str(answer.value),
        "decimal": float(answer.value),
        "ways": answer.ways,
        "total": answer.total,
        "steps": [step.text(language) for step in answer.steps],
        "assumptions": [assumption.text(language) for assumption in answer.assumptions],
        "hints": [hint.text(language) for hint in question.hints],
        "reasons": [
            {"says": reason.says.text(language), "misconception": reason.misconception} for reason in question.reasons
        ],
        "slips": [
            {"misconception": slip.misconception, "value": str(slip.value), "question": slip.question.text(language)}
            for slip in question.all_slips
        ],
    }


def _wrapped(line: str, first: str = "", later: str | None = None) -> list[str]:
    return textwrap.wrap(
        line,
        width(),
        initial_indent=first,
        subsequent_indent=first if later is None else later,
        break_on_hyphens=False,
    )


def _write(lines: Iterable[str]) -> None:
    sys.stdout.write("".join([f"{line}\n" for line in lines]))
