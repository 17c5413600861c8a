"""The texts that harnesses read: files of plain signs, where ``\\u{7}`` stands for any sign that cannot be seen."""

from __future__ import annotations

import re
from typing import Final

SPELT: Final = re.compile(r"\\u\{([0-9a-f]{1,5})\}")


def read(data: bytes) -> str:
    """The text of a file; bytes that are no text become halves of signs, as they do in file names.

    >>> read(b"P2 \\\\u{7}")
    'P2 \\x07'
    """
    return SPELT.sub(lambda found: chr(int(found[1], 16)), data.decode(errors="surrogateescape"))


def written(text: str) -> bytes:
    """The file of a text, with line ends and all other signs that can be seen as they are.

    >>> written("P2\\x07\\ud800\\n")
    b'P2\\\\u{7}\\\\u{d800}\\n'
    """
    return "".join(sign if sign == "\n" or sign.isprintable() else f"\\u{{{ord(sign):x}}}" for sign in text).encode()
