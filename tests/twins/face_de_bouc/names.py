"""Names: what counts as the same, how many slips are forgiven, which names may be given."""

import unicodedata
from collections.abc import Mapping
from functools import cache

TITLE = "Face de bouc"


def plain(name: str) -> str:
    """The name without case, accents, punctuation and blanks: what is compared."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def one_slip(word: str, alphabet: str) -> set[str]:
    """Every word that one typing error makes of this one: a letter added, left out, changed, or two swapped."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    added = {start + letter + end for start, end in cuts for letter in alphabet}
    left_out = {start + end[1:] for start, end in cuts if end}
    changed = {start + letter + end[1:] for start, end in cuts if end for letter in alphabet}
    swapped = {start + end[1] + end[0] + end[2:] for start, end in cuts if len(end) > 1}
    return added | left_out | changed | swapped


@cache
def slips(typed: str, true: str) -> int:
    """The fewest typing errors that lead from one plain name to the other; 3 stands for more than two."""
    alphabet = "".join(sorted(set(typed + true)))
    if typed == true:
        return 0
    if typed in one_slip(true, alphabet):
        return 1
    return 3 if one_slip(true, alphabet).isdisjoint(one_slip(typed, alphabet)) else 2


def forgiven(true: str) -> int:
    """Slips allowed for a plain name: one from 5 letters on, two from 9 on."""
    return (len(true) >= 5) + (len(true) >= 9)


def is_right(shouted: str, character: str, names: Mapping[str, str]) -> bool:
    """Whether this is near enough to the character's name, and nearer than to every other name in use."""
    true, typed = plain(names[character]), plain(shouted)
    away = slips(typed, true)
    if away > forgiven(true):
        return False
    others = {plain(name) for name in names.values()} - {true}
    return all(slips(typed, other) > away for other in others)


def may_be_given(name: str, character: str, names: Mapping[str, str], special: bool, duplicates: bool) -> bool:
    """Any name with a letter or a digit; not the title if that is a shout; not one in use, if that is switched off."""
    if not plain(name) or (special and plain(name) == plain(TITLE)):
        return False
    taken = {plain(other) for known, other in names.items() if known != character}
    return duplicates or plain(name) not in taken
