"""What is wrong, in the language of whoever reads it.

Code says what is wrong in English, as a sentence in an exception. The family ``fault`` of the catalogues holds these
sentences with gaps; a sentence is found again by the English one and said anew in another language, its gaps as well.
One that no pattern fits stays as it is.
"""

from __future__ import annotations

import re
import string
from functools import cache, reduce
from typing import Final, NamedTuple

from moosekit.core.json_data import BadData
from moosekit.core.refusal import BadSetup, IllegalAction, Refusal
from moosekit.words.catalogue import catalogue, template, text
from moosekit.words.clauses import clauses
from moosekit.words.narrate import say_refusal

FAMILY: Final = "fault."
#: between the faults of one exception
BETWEEN: Final = "; "


class Pattern(NamedTuple):
    """An English sentence of the family, as it is found again."""

    key: str
    #: the letters outside the gaps; of two patterns that fit, the one with more of them says more
    letters: int
    fits: re.Pattern[str]


def say_fault(fault: Exception, language: str) -> str:
    """What an exception of the library says.

    >>> say_fault(BadData("$.row", "expected a list, found 5"), "fr")
    '$.row: il faut une liste, et non 5'
    """
    match fault:
        case BadSetup(faults=faults):
            return _listed([say_again(one, language) for one in faults], language)
        case BadData(path=path, problem=problem):
            match fault.__cause__:
                case IllegalAction(refusals=refusals):
                    return f"{path}: {' '.join([say_ruled(one, language) for one in refusals])}"
                case BadSetup() as cause:  # its faults one by one: a sentence of several could be cut at a wrong place
                    return f"{path}: {say_fault(cause, language)}"
                case _:
                    return f"{path}: {say_again(problem, language)}"
        case _:
            return say_again(str(fault), language)


def say_ruled(refusal: Refusal, language: str) -> str:
    """A refusal, and the rule that says so."""
    return f"{say_refusal(refusal, language)} ({say_rule(refusal, language)})"


def say_problem(fault: OSError | ValueError, language: str) -> str:
    """What the system says of a file; a name with a zero in it is a ``ValueError``.

    >>> say_problem(FileNotFoundError(2, "No such file or directory"), "fr")
    "il n'y a pas de fichier ni de dossier de ce nom"
    """
    told = fault.strerror if isinstance(fault, OSError) else None
    return say_again(told or str(fault), language)


def say_rule(refusal: Refusal, language: str) -> str:
    """Where the rules say that something is not allowed."""
    clause = clauses(refusal.ref.game, language)[refusal.ref.clause]
    return text("why.clause", language, title=clause.title, clause=clause.number)


def say_again(sentence: str, language: str) -> str:
    """An English sentence about a fault, or several with semicolons between, in another language.

    >>> say_again("the field 'row' is missing; expected a list, found 5", "fr")
    "le champ 'row' manque\\xa0; il faut une liste, et non 5"
    """
    if language == "en" or not sentence.strip():
        return sentence
    parts = sentence.split(BETWEEN)
    tries = ((count, _said(BETWEEN.join(parts[:count]), language)) for count in range(len(parts), 0, -1))
    count, first = next(((count, said) for count, said in tries if said is not None), (1, parts[0]))
    return _listed([first, *([say_again(BETWEEN.join(parts[count:]), language)] if parts[count:] else [])], language)


def _listed(faults: list[str], language: str) -> str:
    """Several faults in one line."""
    both = template("show.faults", language)
    return reduce(lambda said, more: both.format(faults=said, fault=more), faults)


def _said(sentence: str, language: str) -> str | None:
    """One sentence; blanks around it stay."""
    core = sentence.strip()
    for pattern in patterns():
        if found := pattern.fits.fullmatch(core):
            facts = {name: say_again(value, language) for name, value in found.groupdict().items()}
            return sentence.replace(core, template(pattern.key, language).format_map(facts))
    return None


@cache
def patterns() -> tuple[Pattern, ...]:
    """The English sentences of the family, those with the most letters first."""
    found = [_pattern(key, said) for key, said in catalogue("en").items() if key.startswith(FAMILY)]
    return tuple(sorted(found, key=lambda pattern: -pattern.letters))


def _pattern(key: str, sentence: str) -> Pattern:
    parts = list(string.Formatter().parse(sentence))
    regex = "".join([re.escape(said) + ("" if name is None else f"(?P<{name}>.*?)") for said, name, _, _ in parts])
    return Pattern(key, sum([len(said) for said, *_ in parts]), re.compile(regex, re.DOTALL))
