"""Numbers as pupils type them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from moosekit.chance import Reading, Unreadable, read_number
from moosekit.chance.reading import Shape

SAME: dict[Shape, tuple[str, ...]] = {
    Shape.FRACTION: (
        "3/8",
        "6/16",
        " 3 / 8 ",
        "3⁄8",
        "3÷8",
        "⅜",
        "٣/٨",
        "= 3/8",
        "p = 3/8",
        "P(A)=3/8",
        "1.5/4",
        "3/8.",
    ),
    Shape.DECIMAL: (
        "0.375",
        "0,375",
        ".375",
        ",375",
        "0.3750",
        "≈0.375",
        "0.375!",
        "environ 0,375",
        "＋0.375",
        "0·375",
        "·375",
        "0⋅375",
        "٠٫٣٧٥",
    ),
    Shape.PERCENT: (
        "37.5%",
        "37,5 %",
        "% 37.5",
        "37.5 percent",
        "37.5 per cent",
        "37,5 pour cent",
        "75/2 %",
        "37·5%",
        "٣٧٫٥٪",
    ),
    Shape.IN: ("3 in 8", "3 out of 8", "3 of 8", "3 sur 8", "3 chances in 8", "3 chances sur 8"),
    Shape.POWER: (
        "3.75e-1",
        "3,75 x 10^-1",
        "3.75*10^-1",
        "3.75·10⁻¹",
        "3·75·10⁻¹",
        "3·75 × 10⁻¹",
        "375E-3",
        "3.75 × 10^(-1)",
    ),
    Shape.ODDS: ("3:5", "3 : 5", "3 to 5", "3-to-5", "3 against 5", "3 contre 5"),
}


@pytest.mark.parametrize(("shape", "typed"), [(shape, typed) for shape, texts in SAME.items() for typed in texts])
def test_three_eighths_in_every_way(shape: Shape, typed: str) -> None:
    reading = read_number(typed)
    assert isinstance(reading, Reading), typed
    assert (reading.typed, reading.value, reading.shape) == (typed.strip(), Fraction(3, 8), shape)


@pytest.mark.parametrize(
    ("typed", "value", "shape"),
    [
        ("1 3/4", Fraction(7, 4), Shape.MIXED),
        ("1+3/4", Fraction(7, 4), Shape.MIXED),
        ("1¾", Fraction(7, 4), Shape.MIXED),
        ("7", Fraction(7), Shape.WHOLE),
        ("7.", Fraction(7), Shape.WHOLE),
        ("1 440", Fraction(1440), Shape.WHOLE),
        ("1'440", Fraction(1440), Shape.WHOLE),
        ("323,640/8,675,723", Fraction(323640, 8675723), Shape.FRACTION),
        ("323 640 / 8 675 723", Fraction(323640, 8675723), Shape.FRACTION),
        ("one in 8", Fraction(1, 8), Shape.IN),
        ("une chance sur 8", Fraction(1, 8), Shape.IN),
        ("−3/8", Fraction(-3, 8), Shape.FRACTION),
        ("-37.5%", Fraction(-3, 8), Shape.PERCENT),
        ("100%", Fraction(1), Shape.PERCENT),
        ("5:5", Fraction(1, 2), Shape.ODDS),
        ("3*10**2", Fraction(300), Shape.POWER),
        ("3·10²", Fraction(300), Shape.POWER),
        ("0·10", Fraction(1, 10), Shape.DECIMAL),
        ("١٬٤٤٠", Fraction(1440), Shape.WHOLE),
    ],
)
def test_other_numbers(typed: str, value: Fraction, shape: Shape) -> None:
    reading = read_number(typed)
    assert isinstance(reading, Reading), typed
    assert (reading.typed, reading.value, reading.shape) == (typed, value, shape)


EIGHTHS = (Fraction(6), Fraction(16))


@pytest.mark.parametrize(
    ("typed", "value", "shape", "rest"),
    [
        ("6/16", "3/8", Shape.FRACTION, (EIGHTHS, None, 0, None)),
        ("-6/16", "-3/8", Shape.FRACTION, (EIGHTHS, None, 0, None)),
        ("6 in 16", "3/8", Shape.IN, (EIGHTHS, None, 0, None)),
        ("6:10", "3/8", Shape.ODDS, ((Fraction(6), Fraction(10)), None, 0, None)),
        ("1 3/4", "7/4", Shape.MIXED, (None, None, 0, None)),
        ("6/16 %", "3/800", Shape.PERCENT, (None, None, 0, None)),
        ("37.5 %", "3/8", Shape.PERCENT, (None, Fraction(1, 1000), 3, None)),
        ("3,75 x 10^-1", "3/8", Shape.POWER, (None, Fraction(1, 1000), 3, None)),
        ("-0,23", "-23/100", Shape.DECIMAL, (None, Fraction(1, 100), 2, None)),
        ("-1,440", "-36/25", Shape.DECIMAL, (None, Fraction(1, 1000), 4, Fraction(-1440))),
        ("123,440", "3086/25", Shape.DECIMAL, (None, Fraction(1, 1000), 6, Fraction(123440))),
        ("1234,440", "30861/25", Shape.DECIMAL, (None, Fraction(1, 1000), 7, None)),
        ("1 440", "1440", Shape.WHOLE, (None, Fraction(1), 4, None)),
        ("1 440 000", "1440000", Shape.WHOLE, (None, Fraction(1), 7, None)),
        ("- 3", "-3", Shape.WHOLE, (None, Fraction(1), 1, None)),
        ("+ 3", "3", Shape.WHOLE, (None, Fraction(1), 1, None)),
    ],
)
def test_all_that_is_read(
    typed: str,
    value: str,
    shape: Shape,
    rest: tuple[tuple[Fraction, Fraction] | None, Fraction | None, int, Fraction | None],
) -> None:
    assert read_number(typed) == Reading(typed, Fraction(value), shape, *rest)


def test_the_longest_number_and_the_largest_power() -> None:
    assert isinstance(read_number("9" * 60), Reading)
    for typed, power in (("1e30", 30), ("1e-30", -30)):
        reading = read_number(typed)
        assert isinstance(reading, Reading)
        assert reading.value == Fraction(10) ** power


def test_the_last_digit_typed() -> None:
    steps = {"0,23": (Fraction(1, 100), 2), "31.7%": (Fraction(1, 1000), 3), ".500": (Fraction(1, 1000), 3)}
    steps |= {"0.005": (Fraction(1, 1000), 1), "3.20e-3": (Fraction(1, 100_000), 3), "0": (Fraction(1), 0)}
    for typed, known in steps.items():
        reading = read_number(typed)
        assert isinstance(reading, Reading)
        assert (reading.step, reading.digits) == known, typed


def test_a_comma_before_three_digits_may_group_them() -> None:
    reading = read_number("1,440")
    assert isinstance(reading, Reading)
    assert (reading.value, reading.grouped) == (Fraction(36, 25), Fraction(1440))
    small = read_number("0,440")
    assert isinstance(small, Reading)
    assert small.grouped is None


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "empty"),
        (" \n\t", "empty"),
        ("x" * 61, "long"),
        ("9" * 100_000, "long"),
        ("1/0", "zero"),
        ("0/0", "zero"),
        ("1 in 0", "zero"),
        ("0:0", "zero"),
        ("1 2/0", "zero"),
        ("1e99", "huge"),
        ("1e31", "huge"),
        ("1e-31", "huge"),
        ("1e-999", "huge"),
        ("a half", "words"),
        ("1/2/3", "words"),
        ("..", "words"),
        ("5%%", "words"),
        ("3:5%", "words"),
        ("--1", "words"),
        ("-+1", "words"),
        ("- -3", "words"),  # two signs, with a blank or without
        ("- +3", "words"),
        ("0 · 5", "words"),
        ("1·2·3", "words"),
        ("2·5/8", "words"),  # 2.5 of 8, or twice 5/8
        ("3 x 102", "words"),  # a product is no power of ten, and is not worked out
        ("0.5 x 100", "words"),
        ("3*10-1", "words"),
        ("2³", "words"),  # not 23
        ("3 in 8 %", "words"),
        ("nan", "words"),
        ("inf", "words"),
        ("1_000", "words"),
        ("0x1f", "words"),
        ("1e", "words"),
        ("\ud800", "words"),
    ],
)
def test_what_is_no_number(typed: str, why: str) -> None:
    unread = read_number(typed)
    assert isinstance(unread, Unreadable), typed
    assert unread.why == why
    assert len(unread.typed) <= 60
    unread.typed.encode("utf-8")


@pytest.mark.parametrize(
    ("typed", "shown"), [("1 440\n/ 2880", "1 440 / 2880"), ("3\t/\xa08", "3 / 8"), ("\x07", "\ufffd")]
)
def test_what_was_typed_is_shown_in_one_line_that_is_read_the_same(typed: str, shown: str) -> None:
    reading = read_number(typed)
    assert reading.typed == shown
    assert read_number(shown) == (replace(reading, typed=shown))
