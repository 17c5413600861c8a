"""The values of the lesson plan, as printed there; where ours differ, the reason stands beside."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from moosekit.chance.questions import family

#: question, settings, the printed value
PRINTED: Final[list[tuple[str, dict[str, str], str]]] = [
    ("1", {"players": "4"}, "323640/8675723"),
    ("1", {"players": "3"}, "2481240/147487291"),
    ("1", {"players": "5"}, "97092/1239389"),
    ("1", {"players": "6"}, "48546/435461"),
    ("3", {"held": "3", "who": "one"}, "437/10788"),
    ("3", {"held": "3", "who": "any"}, "179/1479"),
    ("3", {"held": "5", "who": "one"}, "3059/30566"),
    ("3", {"held": "5", "who": "any"}, "35889/122264"),
    ("3", {"held": "7", "who": "one"}, "483/2108"),
    ("3", {"held": "7", "who": "any"}, "7219/11594"),
    ("4", {"players": "4", "value": "8"}, "2/187"),
    ("5", {"value": "8", "lower": "0"}, "84693343/178811100"),
    ("5", {"value": "8", "lower": "3"}, "138035/427924"),
    ("5", {"value": "9", "lower": "0"}, "411667/584350"),
    ("5", {"value": "10", "lower": "0"}, "1"),
    ("6", {"card": "B10"}, "1"),
    ("6", {"card": "B8"}, "260/301"),
    ("6", {"card": "G10"}, "120/12341"),
    ("7", {"row": "twos-win", "card": "B8"}, "1110/1763"),
    ("7", {"row": "reversed", "card": "O7"}, "816/12341"),
    ("7", {"row": "twins-vanish", "card": "G2"}, "148/12341"),
    ("7", {"row": "reversed,twos-win", "card": "B2"}, "9880/12341"),
    ("8", {"players": "4", "place": "partner"}, "5/17"),
    ("8", {"players": "4", "place": "opponents"}, "10/17"),
    ("8", {"players": "4", "place": "aside"}, "2/17"),
    ("10", {"players": "4", "colour": "green"}, "30/12341"),
    ("10", {"players": "4", "colour": "pink"}, "635/12341"),
    ("10", {"players": "4", "colour": "orange"}, "3055/12341"),
    ("10", {"players": "4", "colour": "blue"}, "8621/12341"),
    ("9", {"players": "4", "asked": "mean"}, "89375/12341"),
    ("9", {"players": "4", "asked": "mode"}, "337920/848003"),
    ("11", {"players": "4", "asked": "correlation"}, "-5/17"),
    ("11", {"players": "4", "asked": "variance"}, "255/172"),
    ("11", {"players": "4", "asked": "covariance"}, "-75/172"),
    ("13", {"asked": "rows"}, "1440"),
    ("13", {"asked": "white"}, "1/2"),
    ("13", {"asked": "black"}, "2/5"),
    ("13", {"asked": "white-rounds"}, "5/4"),
    ("13", {"asked": "black-rounds"}, "1"),
    ("13", {"asked": "both"}, "1/10"),
    ("14", {"asked": "two", "players": "4"}, "44361/135751"),
    ("14", {"asked": "twins", "players": "4"}, "4661/12341"),
    ("14", {"asked": "wiped", "players": "4"}, "181/12341"),
    ("15", {"asked": "tricks"}, "15/8"),
    ("15", {"asked": "same"}, "1/8"),
    ("15", {"asked": "both"}, "1/3"),
    ("15", {"asked": "spoiled"}, "1/16"),
    ("17", {"asked": "all", "rounds": "4"}, "4/9"),
    ("17", {"asked": "mean"}, "11/2"),
    ("17", {"asked": "again", "rounds": "4"}, "19/27"),
    ("18b", {"asked": "trick", "players": "4"}, "36/11"),
    ("18b", {"asked": "hand", "players": "4"}, "90/11"),
    ("18b", {"asked": "none", "players": "4"}, "138/1763"),
    ("18c", {"asked": "second", "round": "3"}, "4"),
    ("18c", {"asked": "total", "round": "4"}, "7"),
    ("19", {"cards": "5", "copies": "8x5-4x4"}, "260422/477477"),
    ("19", {"cards": "8", "copies": "8x5-4x4"}, "7497734/8117109"),
    ("19", {"cards": "5", "copies": "14x4"}, "221/477"),
    ("21", {"pairs": "28"}, "9007199254740992/956086325095055"),
    ("22", {"copies": "8x5-4x4"}, "0"),
    ("23", {"asked": "piles", "percent": "100", "copies": "8x5-4x4"}, "44"),
    ("23", {"asked": "piles", "percent": "50", "copies": "8x5-4x4"}, "22"),
    ("23", {"asked": "size", "percent": "100", "copies": "8x5-4x4"}, "14/11"),
    ("25", {"copies": "8x5-4x4"}, "1949930314885073746331/72039192423262204140"),
    ("25", {"copies": "14x4"}, "636402149137/20809788825"),
    ("26", {"rivals": "1", "percent": "50"}, "3/4"),
    ("26", {"rivals": "3", "percent": "50"}, "15/32"),
    ("27", {"mine": "6", "centre": "3", "theirs": "5"}, "3/7"),
    ("29", {"disputes": "5", "asked": "all"}, "1/32"),
    ("29", {"disputes": "5", "asked": "next"}, "1/2"),
    ("30", {"players": "4", "flip": "1"}, "717611/3049501"),
    ("30", {"players": "4", "flip": "5"}, "3787/13585"),
    ("30", {"players": "4", "flip": "8"}, "15539/48048"),
    ("30", {"players": "4", "flip": "12"}, "13507/32900"),
    ("31", {"players": "3", "deck": "adapted"}, "913/4428"),
    ("31", {"players": "5", "deck": "adapted"}, "49427/233189"),
    ("31", {"players": "6", "deck": "adapted"}, "23956/91881"),
    ("33", {"game": "mayhem", "known": "nothing", "place": "30"}, "3/47"),
    ("33", {"game": "mayhem", "known": "later", "place": "30"}, "5/93"),
    ("33", {"game": "house", "known": "nothing", "place": "30"}, "3/58"),
    ("35", {"asked": "same", "players": "4"}, "2348/33511"),
    ("35", {"asked": "all", "players": "4"}, "20/33511"),
    ("37", {"asked": "pass"}, "130/6061"),
    ("37", {"asked": "trap-given-pass"}, "215/468"),
    ("37", {"asked": "pass-given-trap"}, "3010/73557"),
    ("39", {"asked": "hand"}, "19458/42427"),
    ("39", {"asked": "drawn"}, "4324/11571"),
    ("39", {"asked": "nobody", "players": "4"}, "1517/53795"),
    ("40", {"asked": "first-trap"}, "59/4"),
    ("40", {"asked": "last-trap"}, "177/4"),
    ("40", {"asked": "first-house"}, "59/11"),
    ("40", {"asked": "first-door"}, "59/6"),
    ("40", {"asked": "no-trap", "cards": "14"}, "473/1102"),
    ("41", {"asked": "different"}, "25/57"),
    ("41", {"asked": "two"}, "10/19"),
    ("41", {"asked": "alike"}, "2/57"),
    ("44", {"seen": "20", "found": "0"}, "5/19"),
]


@pytest.mark.parametrize(("number", "settings", "value"), PRINTED)
def test_as_printed(number: str, settings: dict[str, str], value: str) -> None:
    assert family(number).with_settings(settings).variant(0).answer.value == Fraction(value)


def test_roundings_as_printed() -> None:
    """Four digits of "five players, the full deck" and "six players, the full deck" (question 31), and others."""
    full = {"deck": "full"}
    for number, settings, value in (
        ("5", {"value": "7", "lower": "0"}, "0.2995"),
        ("31", {"players": "5", **full}, "0.2863"),
        ("31", {"players": "6", **full}, "0.3344"),
        ("9", {"players": "4", "asked": "mean"}, "7.2421"),
        ("14", {"asked": "twins", "players": "6"}, "0.7319"),
        ("35", {"asked": "same", "players": "3"}, "0.0481"),
        ("35", {"asked": "same", "players": "5"}, "0.0708"),
        ("35", {"asked": "same", "players": "6"}, "0.0481"),
        ("35c", {"flips": "2"}, "7.3674"),
        ("35c", {"flips": "5"}, "5.8083"),
        ("35c", {"flips": "8"}, "4.6992"),
        ("39", {"asked": "nobody", "players": "2"}, "0.1969"),
        ("39", {"asked": "nobody", "players": "3"}, "0.0781"),
        ("39", {"asked": "nobody", "players": "5"}, "0.0091"),
    ):
        exact = family(number).with_settings(settings).variant(0).answer.value
        assert f"{float(exact):.4f}" == value, number
