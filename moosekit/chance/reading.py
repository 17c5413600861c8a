"""Reading a number as pupils type it: fractions, decimals with any point or comma, percent, "1 in 8", odds."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from moosekit.core.kinds import written

__all__ = ["Reading", "Shape", "Unreadable", "read_number"]

#: nobody types more than this for a number
LONGEST: Final = 60
LARGEST_POWER: Final = 30
#: letters and signs that stand for others; superscripts are powers
ALIKE: Final = str.maketrans(
    {"−": "-", "–": "-", "—": "-", "⁄": "/", "÷": "/", "∕": "/", "×": "x", "∶": ":", "'": "", "’": ""}
    | {"∙": "·", "⋅": "·", "٫": ".", "،": ",", "٬": "", "٪": "%"}
)
#: the decimal point as British pupils write it; before a power of ten it stands for "times"
RAISED: Final = re.compile(r"·(?=[0-9])(?!10 ?(?:\^|\*\*))")
POWERS: Final = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
WHOLE: Final = r"[0-9]+"
DECIMAL: Final = r"(?:[0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)"
BEFORE: Final = re.compile(r"^(?:p(?:\([^)]*\))? ?=|=|≈|~|about|around|environ|à peu près)\s*")
ONE: Final = re.compile(r"^(?:one|an?|une?)(?= (?:chance|in|out|sur)\b)")
GROUPED: Final = re.compile(r"(?<![0-9.,])([1-9][0-9]{0,2})((?:[ ,.][0-9]{3})+)(?![0-9.,])")
PERCENT: Final = re.compile(r"%|per ?cent|pour ?cent")
FRACTION: Final = re.compile(rf"({DECIMAL}) ?/ ?({DECIMAL})")
MIXED: Final = re.compile(rf"({WHOLE}) ?(?:\+| ) ?({WHOLE}) ?/ ?({WHOLE})")
IN: Final = re.compile(rf"({DECIMAL}) ?(?:chances? )?(?:in|out of|of|sur) ?({DECIMAL})")
ODDS: Final = re.compile(rf"({DECIMAL})(?: ?: ?|-to-| to | against | contre | à )({DECIMAL})")
POWER: Final = re.compile(rf"({DECIMAL}) ?(?:e|[x*·] ?10 ?(?:\^|\*\*) ?)\(?([+-]?[0-9]{{1,3}})\)?")


class Shape(StrEnum):
    """How a number was written."""

    WHOLE = "whole"
    FRACTION = "fraction"
    MIXED = "mixed"
    DECIMAL = "decimal"
    PERCENT = "percent"
    IN = "in"
    POWER = "power"
    ODDS = "odds"


@dataclass(frozen=True, slots=True)
class Reading:
    """A number as it was typed.

    Attributes:
        typed: the text in one line, without blanks around it.
        value: what it says; of odds, the share of the first number.
        shape: how it was written.
        pair: the two numbers of a fraction, of "in", or of odds.
        step: what one more in the last digit would be worth; ``None`` where a number is meant exactly.
        digits: how many digits from the first that is not 0 on.
        grouped: the value if the point or comma was meant to group thousands, as in 1,440.
    """

    typed: str
    value: Fraction
    shape: Shape
    pair: tuple[Fraction, Fraction] | None = None
    step: Fraction | None = None
    digits: int = 0
    grouped: Fraction | None = None

    @property
    def reduced(self) -> bool:
        """Whether a fraction is in lowest terms; anything else is."""
        return self.shape is not Shape.FRACTION or self.pair is None or self.pair[1] == self.value.denominator


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A text that is no number, and why: ``empty``, ``long``, ``zero`` (a division by 0), ``huge``, ``words``."""

    typed: str
    why: str


class _Refused(ValueError):
    """Why a text cannot be read."""


def read_number(text: str | float | Fraction) -> Reading | Unreadable:
    """What a pupil's text says; a number is read as it is written out. Never raises.

    >>> [read_number(typed).value for typed in ("6/16", ".375", "0,375", "0·375", "37.5 %", "3 in 8")]
    [Fraction(3, 8), Fraction(3, 8), Fraction(3, 8), Fraction(3, 8), Fraction(3, 8), Fraction(3, 8)]
    >>> read_number("3:5").shape
    <Shape.ODDS: 'odds'>
    >>> read_number("1/0").why
    'zero'
    """
    typed = written(text).strip()
    shown = "".join(map(_shown, typed[:LONGEST]))
    if not typed:
        return Unreadable(shown, "empty")
    if len(typed) > LONGEST:
        return Unreadable(shown, "long")
    try:
        return _read(shown, _plain(typed))
    except _Refused as why:
        return Unreadable(shown, str(why))


def _shown(sign: str) -> str:
    """A sign in a line of its own: any blank is a plain one, and what cannot be seen can be seen."""
    return " " if sign.isspace() else sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}"


def _plain(typed: str) -> str:
    """The text in small letters with one kind of each sign, and single blanks."""
    plain = re.sub("[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+", lambda found: "^" + found.group().translate(POWERS), typed)
    plain = re.sub("([0-9])([¼-¾⅐-⅞↉])", r"\1 \2", plain)
    plain = unicodedata.normalize("NFKC", plain).casefold().translate(ALIKE)
    plain = "".join([str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in plain])
    plain = plain if "/" in plain else RAISED.sub(".", plain)  # in 2·5/8 it could be either
    plain = ONE.sub("1", BEFORE.sub("", " ".join(plain.split())))
    return re.sub("(?<=[0-9%])[.;!]$", "", plain)


def _read(typed: str, plain: str) -> Reading:
    if plain.startswith(("--", "-+")):
        raise _Refused("words")
    if plain.startswith("-"):
        inner = _read(typed, plain[1:])
        grouped = None if inner.grouped is None else -inner.grouped
        return Reading(typed, -inner.value, inner.shape, inner.pair, inner.step, inner.digits, grouped)
    plain = plain.removeprefix("+").lstrip()
    if PERCENT.search(plain):
        inner = _read_plain(typed, PERCENT.sub("", plain, count=1).strip())
        if inner.shape in (Shape.ODDS, Shape.IN):
            raise _Refused("words")
        step = None if inner.step is None else inner.step / 100
        return Reading(typed, inner.value / 100, Shape.PERCENT, None, step, inner.digits)
    return _read_plain(typed, plain)


def _read_plain(typed: str, plain: str) -> Reading:
    """A number without sign and percent."""
    if re.fullmatch(DECIMAL, plain):
        return _decimal(typed, plain)
    ungrouped = GROUPED.sub(lambda found: found[1] + re.sub("[ ,.]", "", found[2]), plain)
    if re.fullmatch(WHOLE, ungrouped):
        return _decimal(typed, ungrouped)
    if found := FRACTION.fullmatch(ungrouped):
        return _pair(typed, found[1], found[2], Shape.FRACTION)
    if found := MIXED.fullmatch(plain):
        part = _pair(typed, found[2], found[3], Shape.MIXED)
        return Reading(typed, int(found[1]) + part.value, Shape.MIXED)
    if found := IN.fullmatch(ungrouped):
        return _pair(typed, found[1], found[2], Shape.IN)
    if found := ODDS.fullmatch(ungrouped):
        first, second = _exact(found[1]), _exact(found[2])
        if first + second == 0:
            raise _Refused("zero")
        return Reading(typed, first / (first + second), Shape.ODDS, (first, second))
    if found := POWER.fullmatch(plain):
        power = int(found[2])
        if abs(power) > LARGEST_POWER:
            raise _Refused("huge")
        mantissa = _decimal(typed, found[1])
        scale = Fraction(10) ** power
        step = (mantissa.step or Fraction(1)) * scale
        return Reading(typed, mantissa.value * scale, Shape.POWER, None, step, mantissa.digits)
    raise _Refused("words")


def _exact(number: str) -> Fraction:
    return Fraction(number.replace(",", "."))


def _pair(typed: str, first: str, second: str, shape: Shape) -> Reading:
    one, other = _exact(first), _exact(second)
    if other == 0:
        raise _Refused("zero")
    return Reading(typed, one / other, shape, (one, other))


def _decimal(typed: str, number: str) -> Reading:
    whole, _, places = number.replace(",", ".").partition(".")
    digits = len((whole + places).lstrip("0"))
    grouped = Fraction(int(whole + places)) if len(places) == 3 and 1 <= len(whole) <= 3 and whole[0] != "0" else None
    shape = Shape.DECIMAL if places else Shape.WHOLE
    return Reading(typed, _exact(number), shape, None, Fraction(1, 10 ** len(places)), digits, grouped)
