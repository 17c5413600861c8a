"""Names that bots give to characters: two to four syllables."""

from __future__ import annotations

from typing import Final

from moosekit.core.stream import Stream

SYLLABLES: Final = ("ba", "bo", "chou", "di", "flu", "gli", "ka", "lou", "mi", "no", "pa", "pi", "ra", "tu", "zo")


def invented(stream: Stream) -> str:
    """A name.

    >>> invented(Stream(1))
    'gliflubagli'
    """
    return "".join(SYLLABLES[stream.below(len(SYLLABLES), place)] for place in range(2 + stream.below(3, 99)))
