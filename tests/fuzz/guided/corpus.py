"""The texts that are kept for each target, and the words in them that libFuzzer puts into other texts."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.fuzz.guided.harness import harness
from tests.fuzz.guided.texts import written

KEPT: Final = Path(__file__).parents[1] / "corpus"
MOST_WORDS: Final = 600


def kept(target: str) -> list[bytes]:
    """The texts that are kept, in the order of their names."""
    return [path.read_bytes() for path in sorted((KEPT / target).glob("*"))]


def seeds(target: str) -> list[bytes]:
    """The texts that a target begins with."""
    return [written(text) for text in harness(target).seeds()]


def save(texts: Iterable[bytes], folder: Path) -> None:
    """Writes each text into the folder, under a name by its content."""
    folder.mkdir(parents=True, exist_ok=True)
    for text in texts:
        (folder / hashlib.sha1(text, usedforsecurity=False).hexdigest()[:16]).write_bytes(text)


def dictionary(texts: Iterable[bytes]) -> str:
    """A file of words for libFuzzer.

    >>> dictionary([b"P2 twos-win|P2"])
    '"P2"\\n"twos-win"\\n'
    """
    words = {word.decode() for text in texts for word in re.findall(rb"[A-Za-z0-9][A-Za-z0-9_.=-]+", text)}
    return "".join(f'"{word}"\n' for word in sorted(words)[:MOST_WORDS])
