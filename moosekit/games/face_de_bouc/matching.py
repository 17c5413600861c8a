"""Whether what somebody says is the name (section 5): one pure function, and what it found."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from moosekit.games.face_de_bouc.switches import NearNames, Swaps

__all__ = ["NameRules"]

#: letters that no decomposition takes apart
_JOINED: Final = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ı": "i"})


class Match(StrEnum):
    """How a text compares with a name."""

    SAME = "same"
    """Letter by letter, once case, accents, signs and blanks are gone (clause 5.1)."""
    SLIP = "slip"
    """With slips that are allowed (clause 5.2)."""
    SWAP = "swap"
    """The same, and only because two swapped neighbours are one slip (clause 5.3)."""
    NEAR_OTHER = "near-other"
    """Not accepted: another character's name is as near (clause 5.4)."""
    OTHER = "other"
    """Another name."""

    @property
    def right(self) -> bool:
        """Whether it counts as the name."""
        return self in (Match.SAME, Match.SLIP, Match.SWAP)


@dataclass(frozen=True, slots=True)
class NameRules:
    """How strictly names are compared.

    ``slips`` are the lengths from which a name may have one slip more: ``(5, 9)`` allows one from five letters on and
    two from nine on.

    >>> compare("Grany Grape", "Granny Grape"), compare("Grany Grape", "Granny Grape", rules=NameRules(slips=()))
    (<Match.SLIP: 'slip'>, <Match.OTHER: 'other'>)
    """

    slips: tuple[int, ...] = (5, 9)
    swaps: Swaps = Swaps.ONE
    near_names: NearNames = NearNames.HINDER


DEFAULT: Final = NameRules()


@lru_cache(maxsize=512)  # the same few names are compared again and again
def letters(text: str) -> str:
    """The letters and digits of a text, without case and accents: all that counts of a name.

    >>> letters("Élise-Marie !")
    'elisemarie'
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold().translate(_JOINED))
    plain = "".join(sign for sign in apart if unicodedata.category(sign) != "Mn")
    return "".join(sign for sign in unicodedata.normalize("NFC", plain) if sign.isalnum())


def compare(said: str, name: str, others: Iterable[str] = (), rules: NameRules = DEFAULT) -> Match:
    """How what was said compares with the true name; ``others`` are the current names of all other characters.

    >>> compare("elise marie", "Élise-Marie !"), compare("Martne", "Marine", ["Martine"])
    (<Match.SAME: 'same'>, <Match.NEAR_OTHER: 'near-other'>)
    """
    told, true = letters(said), letters(name)
    if told == true:
        return Match.SAME
    allowed = sum(len(true) >= length for length in rules.slips)
    distance = slips(told, true, rules.swaps)
    if distance > allowed:
        return Match.OTHER
    if rules.near_names is NearNames.HINDER:
        near = [other for other in map(letters, others) if other != true]
        if any(slips(told, other, rules.swaps) <= distance for other in near):
            return Match.NEAR_OTHER
    return Match.SLIP if slips(told, true, Swaps.TWO) <= allowed else Match.SWAP


@lru_cache(maxsize=2048)
def slips(one: str, two: str, swaps: Swaps = Swaps.ONE) -> int:
    """How many slips lead from one text to the other: a letter added, left out or changed, or neighbours swapped.

    A swap is one slip or, by the switch, two. Slips may follow each other in one place: "ca" is swapped and gets a "b".

    >>> slips("martne", "martine"), slips("pip", "ppi"), slips("pip", "ppi", Swaps.TWO), slips("ca", "abc")
    (1, 1, 2, 2)
    """
    rows = [list(range(len(two) + 1))]
    last_row: dict[str, int] = {}  # where each letter of ``one`` came last
    for down, letter in enumerate(one, start=1):
        row, same = [down], 0  # same: where this letter came last in ``two``
        for along, other in enumerate(two, start=1):
            best = min(rows[-1][along] + 1, row[-1] + 1, rows[-1][along - 1] + (letter != other))
            up = last_row.get(other, 0)
            if swaps is Swaps.ONE and up and same:
                best = min(best, rows[up - 1][same - 1] + (down - up) + (along - same) - 1)
            if letter == other:
                same = along
            row.append(best)
        rows.append(row)
        last_row[letter] = down
    return rows[-1][-1]
