"""What cannot be counted, told in a sentence that quotes the value and says what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Hashable, Iterable, Sequence
from numbers import Number
from typing import Final, TypeGuard

__all__ = [
    "CardGone",
    "ImpossibleCondition",
    "Meaningless",
    "NoSuchVariant",
    "TooLarge",
    "TooManyCards",
    "Uncountable",
    "UnknownOutcome",
]

#: a list of outcomes in a sentence stops here
LISTED: Final = 8
#: how alike two names are, as ``difflib`` measures; numbers with some digits in common are not near each other
CLOSE: Final = 0.6
EQUAL: Final = 1.0


class Uncountable(ValueError):
    """A question that has no answer as it was put."""


class ImpossibleCondition(Uncountable):
    """A condition that never happens, so that there is nothing to condition on."""


class CardGone(Uncountable):
    """A card that has left the deck, or of which there are fewer left than were asked for."""


class TooManyCards(Uncountable):
    """More cards than the deck has."""


class TooLarge(Uncountable):
    """A count that would take too long; its text says how to ask for less."""


class NoSuchVariant(Uncountable):
    """A number that no variant of a question has."""


class Meaningless(Uncountable):
    """A set-up with which a question cannot be asked, such as one about partners at a table without any."""


class UnknownOutcome(KeyError):
    """An outcome or a card that cannot occur at all. A ``KeyError``, as mappings raise."""

    def __str__(self) -> str:
        return str(self.args[0])


def unknown(value: object, known: Iterable[Hashable], what: str) -> UnknownOutcome:
    """The refusal of a value that is none of the known ones, with those that are near.

    >>> print(unknown("0", [0, 1, 2], "an outcome here"))
    '0' is not an outcome here; did you mean 0?
    >>> print(unknown("blu", ["blue", "green"], "an outcome here"))
    'blu' is not an outcome here; did you mean 'blue'?
    >>> print(unknown(70, [0, 1, 7], "an outcome here"))
    70 is not an outcome here; there are 0, 1, 7
    """
    shown = {str(one): repr(one) for one in known}
    small = {name.casefold(): name for name in shown}
    alike = EQUAL if isinstance(value, Number) else CLOSE
    near = [small[one] for one in difflib.get_close_matches(str(value).casefold(), list(small), n=2, cutoff=alike)]
    if near:
        advice = did_you_mean([shown[one] for one in near])
    else:
        more = f" and {len(shown) - LISTED} more" if len(shown) > LISTED else ""
        advice = f"there are {', '.join(list(shown.values())[:LISTED])}{more}"
    return UnknownOutcome(f"{repr(value)[:60]} is not {what}; {advice}")


def did_you_mean(near: Sequence[str]) -> str:
    """The question that helps after a slip: one or two names that are near.

    >>> did_you_mean(["'blue'"])
    "did you mean 'blue'?"
    """
    first, *others = near
    return f"did you mean {first} or {others[0]}?" if others else f"did you mean {first}?"


def is_count(value: object) -> TypeGuard[int]:
    """Whether this is a whole number from 0 on.

    >>> is_count(3), is_count(True), is_count(-1)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def wrong_kind(value: object, expected: str) -> TypeError:
    """The refusal of a value of another kind, quoted.

    >>> print(wrong_kind(None, "a Dist"))
    None is of another kind: expected a Dist
    """
    return TypeError(f"{repr(value)[:60]} is of another kind: expected {expected}")


def holds(told: object) -> bool:
    """What a condition told, if that is yes or no; 1 and 0 stand for them. A forgotten ``return`` is not a no.

    >>> holds(None)
    Traceback (most recent call last):
        ...
    TypeError: the condition gave None: expected True or False
    """
    try:
        known = told in (True, False)
    except ValueError:  # an array is neither
        known = False
    if not known:
        raise TypeError(f"the condition gave {repr(told)[:60]}: expected True or False")
    return bool(told)


def hand_size(value: object) -> int:
    """The value, if a hand can have so many cards.

    >>> hand_size(0)
    Traceback (most recent call last):
        ...
    moosekit.chance.faults.Uncountable: a hand of 0 cards: expected a whole number from 1 on
    """
    if not is_count(value) or value < 1:
        raise Uncountable(f"a hand of {value!r} cards: expected a whole number from 1 on")
    return value
