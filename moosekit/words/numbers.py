"""Exact numbers as people write them: fractions, decimals, percent, "1 in n", with the comma of the language.

A number comes as a ``Fraction`` or as its text, "3/8", which is how facts carry it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

#: a fraction with a longer denominator is shown as a decimal
LONGEST_DENOMINATOR: Final = 6
#: narrow no-break space between groups of three digits in French
GROUPS: Final = {"en": ",", "fr": "\u202f"}
SIGNIFICANT: Final = 3
#: what is likelier, but not certain, is shown as more than this
ALMOST: Final = Fraction(999, 1000)
#: and what is less likely, but not impossible, as less than this
HARDLY: Final = Fraction(1, 10_000)


def count(value: int | str, language: str) -> str:
    """A whole number in groups of three digits.

    >>> count(135751, "en")
    '135,751'
    """
    digits = f"{int(value):,}"
    return digits.replace(",", GROUPS[language]) if abs(int(value)) >= 10_000 else digits.replace(",", "")


def fraction(value: Fraction | str | int, language: str) -> str:
    """In lowest terms; a whole number without its 1.

    >>> fraction("6/16", "en"), fraction(2, "en")
    ('3/8', '2')
    """
    exact = Fraction(value)
    return count(exact.numerator, language) if exact.denominator == 1 else str(exact)


def decimal(value: Fraction | str | int, language: str, significant: int = SIGNIFICANT) -> str:
    """Rounded to so many significant digits, without zeros at the end.

    >>> decimal("2/3", "fr"), decimal("1/20000", "en"), decimal("3/8", "en"), decimal(1440, "en")
    ('0,667', '0.00005', '0.375', '1440')
    """
    exact = Fraction(value)
    places = max(significant - 1 - _magnitude(exact), 0) if exact else 0
    scaled = round(abs(exact) * 10**places)
    whole, rest = divmod(scaled, 10**places)
    tail = f"{rest:0{places}}".rstrip("0") if places else ""
    sign = "-" if exact < 0 else ""
    point = "," if language == "fr" else "."
    return f"{sign}{count(whole, language)}{point + tail if tail else ''}"


def is_rounded(value: Fraction | str | int, significant: int = SIGNIFICANT) -> bool:
    """Whether a number is not exactly what ``decimal`` writes of it.

    >>> is_rounded("3/8"), is_rounded("2/3")
    (False, True)
    """
    return Fraction(decimal(value, "en", significant).replace(",", "")) != Fraction(value)


def percent(value: Fraction | str | int, language: str, significant: int = SIGNIFICANT) -> str:
    r"""As a percentage; 100% is only what is certain, 0% what is impossible.

    >>> percent("2/3", "en"), percent("1/3000", "en"), percent(1, "en"), percent("9999/10000", "en")
    ('66.7%', '0.0333%', '100%', '>\xa099.9%')
    >>> percent("1/100000", "fr")
    '<\xa00,01\xa0%'
    """
    exact = Fraction(value)
    space = "\u00a0" if language == "fr" else ""
    if ALMOST < exact < 1:
        return f">\u00a0{decimal(ALMOST * 100, language)}{space}%"
    if 0 < exact < HARDLY:
        return f"<\u00a0{decimal(HARDLY * 100, language)}{space}%"
    return f"{decimal(exact * 100, language, significant)}{space}%"


def chance(value: Fraction | str | int, language: str) -> str:
    """A fraction where it can be read, otherwise about what decimal.

    >>> chance("3/8", "en"), chance("323640/8675723", "en").split()
    ('3/8', ['≈', '0.0373'])
    """
    exact = Fraction(value)
    if len(str(exact.denominator)) <= LONGEST_DENOMINATOR:
        return fraction(exact, language)
    return f"≈\u00a0{decimal(exact, language)}"


def chance_and_percent(value: Fraction | str | int, language: str) -> str:
    """A fraction that can be read with its percentage, or this alone; rounded, it is only about so much.

    >>> chance_and_percent("3/8", "en"), chance_and_percent("2/3", "en"), chance_and_percent("323640/8675723", "en")
    ('3/8 = 37.5%', '2/3 ≈ 66.7%', '≈ 3.73%')
    """
    exact = Fraction(value)
    shown = percent(exact, language)
    sign = "≈" if is_rounded(exact * 100) else "="
    if 1 < exact.denominator < 10**LONGEST_DENOMINATOR:
        return f"{fraction(exact, language)} {sign} {shown}"
    return f"{sign} {shown}" if sign == "≈" else shown


def one_in(value: Fraction | str | int, language: str) -> str:
    """The n of "1 in n", rounded to three digits.

    >>> one_in("3/80", "en"), one_in("3/8", "en")
    ('26.7', '2.67')
    """
    return decimal(1 / Fraction(value), language)


def _magnitude(exact: Fraction) -> int:
    """The power of ten of the first digit: 0 for 5, −1 for 0.5.

    >>> _magnitude(Fraction(1, 20)), _magnitude(Fraction(1440))
    (-2, 3)
    """
    size = abs(exact)
    power = len(str(size.numerator)) - len(str(size.denominator))
    return power if size >= Fraction(10) ** power else power - 1
