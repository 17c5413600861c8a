"""Names: what counts as the same, how many slips are forgiven, which names may be given."""

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

TITLE = "Face de bouc"


class Strictness(NamedTuple):
    """How names are compared: the lengths from which one more slip is forgiven, and two switches."""

    lengths: tuple[int, ...] = (5, 9)
    swap_is_two: bool = False
    others_matter: bool = True


AS_ON_THE_PAGE = Strictness()


def plain(name: str) -> str:
    """The name without case, accents, punctuation and blanks: what is compared."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def one_slip(word: str, alphabet: str, swaps: bool = True) -> set[str]:
    """Every word that one typing error makes of this one: a letter added, left out, changed, or two swapped."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    added = {start + letter + end for start, end in cuts for letter in alphabet}
    left_out = {start + end[1:] for start, end in cuts if end}
    changed = {start + letter + end[1:] for start, end in cuts if end for letter in alphabet}
    swapped = {start + end[1] + end[0] + end[2:] for start, end in cuts if swaps and len(end) > 1}
    return added | left_out | changed | swapped


@cache
def slips(typed: str, true: str, swaps: bool = True) -> int:
    """The fewest typing errors that lead from one plain name to the other; 3 stands for more than two."""
    alphabet = "".join(sorted(set(typed + true)))
    if typed == true:
        return 0
    near = one_slip(true, alphabet, swaps)
    if typed in near:
        return 1
    return 3 if near.isdisjoint(one_slip(typed, alphabet, swaps)) else 2


def is_right(shouted: str, character: str, names: Mapping[str, str], how: Strictness = AS_ON_THE_PAGE) -> bool:
    """Whether this is near enough to the character's name, and nearer than to every other name in use."""
    true, typed = plain(names[character]), plain(shouted)
    away = slips(typed, true, not how.swap_is_two)
    if away > sum(len(true) >= length for length in how.lengths):
        return False
    others = {plain(name) for name in names.values()} - {true} if how.others_matter else ()
    return all(slips(typed, other, not how.swap_is_two) > away for other in others)


def may_be_given(name: str, character: str, names: Mapping[str, str], title_kept: bool, duplicates: bool) -> bool:
    """Any name with a letter or a digit; not the title if that is a shout; not one in use, if that is switched off."""
    if not plain(name) or (title_kept and plain(name) == plain(TITLE)):
        return False
    taken = {plain(other) for known, other in names.items() if known != character}
    return duplicates or plain(name) not in taken
