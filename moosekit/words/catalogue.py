"""The catalogues: a folder of sentences per language, and how their gaps are filled.

A key stands in the file of its first word: ``play.follows`` in ``en/play.json``.

A gap names a fact and how it is shown: ``{seat:seat}`` becomes "seat 3", ``{card:card}`` "the orange 3". Several facts
are shown as a list, stars as a pair ("3 for the pink team and 5 for the blue team"). Where a key has the forms
``key.one`` and ``key.other``, the fact ``count`` chooses.
"""

from __future__ import annotations

import difflib
import json
import string
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from moosekit.core.facts import FactValue
from moosekit.core.secret import Hidden, Secret

__all__ = ["LANGUAGES", "Titles", "UnknownLanguage", "text"]

LANGUAGES: Final = ("en", "fr")
Titles: TypeAlias = Mapping[str, str]
#: a gap after one of these begins a sentence, as does one at the very beginning
SENTENCE_ENDS: Final = (". ", "! ", "? ")
#: what is no word of a sentence, such as an entry of a list, keeps its small letter wherever it stands
AS_IS: Final = "as-is"
NO_TITLES: Final[Titles] = MappingProxyType({})


class UnknownLanguage(ValueError):
    """A language that has no catalogue."""


class MissingWords(KeyError):
    """A key that the catalogue does not have, or a gap that no fact fills: a fault of ours, found by tests."""


def catalogue(language: str) -> Mapping[str, str]:
    """All sentences of a language by key.

    Raises:
        UnknownLanguage: quotes the language and lists those there are.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no catalogue for {language!r:.60}; there are {', '.join(LANGUAGES)}")
    return _read(language)


@cache
def _read(language: str) -> Mapping[str, str]:
    sentences: dict[str, str] = {}
    for page in sorted(files("moosekit.words").joinpath(language).iterdir(), key=lambda file: file.name):
        sentences.update(cast("dict[str, str]", json.loads(page.read_text(encoding="utf-8"))))
    return MappingProxyType(sentences)


def text(key: str, language: str = "en", *, titles: Titles = NO_TITLES, **facts: FactValue) -> str:
    """The sentence of a key, its gaps filled; ``titles`` names rule cards of a user's own.

    >>> text("play.follows", "en", seat=2, card="O3")
    'Seat 3 plays the orange 3 and follows suit.'
    """
    return fill(key, language, facts, titles)


def fill(key: str, language: str, facts: Mapping[str, FactValue], titles: Titles = NO_TITLES) -> str:
    """The same with the facts in a mapping.

    >>> fill("play.follows", "en", {"seat": 2, "card": "O3"})
    'Seat 3 plays the orange 3 and follows suit.'
    """
    count = facts.get("count")
    sentence = ""
    for literal, name, kind, capital in _taken_apart(key, language, count if isinstance(count, int) else None):
        sentence += literal
        if name is None:
            continue
        if name not in facts:
            raise MissingWords(f"{key!r} in {language!r} wants the fact {name!r}; given are {sorted(facts)}")
        shown = show(facts[name], kind, language, titles)
        sentence += shown[:1].upper() + shown[1:] if capital else shown
    return sentence


@lru_cache(maxsize=4096)
def _taken_apart(key: str, language: str, count: int | None) -> tuple[tuple[str, str | None, str, bool], ...]:
    """A text taken apart once: the words before each gap, its fact, how that is shown, whether it begins a sentence."""
    parts = list(string.Formatter().parse(template(key, language, count)))
    return tuple(
        [
            (literal, name, kind or "", kind != AS_IS and (literal.endswith(SENTENCE_ENDS) or not (place or literal)))
            for place, (literal, name, kind, _) in enumerate(parts)
        ]
    )


def template(key: str, language: str, count: int | None = None) -> str:
    """The sentence of a key with its gaps, in the form for the count."""
    sentences = catalogue(language)
    if count is not None and f"{key}.one" in sentences:
        key = f"{key}.{_plural(count, language)}"
    if key not in sentences:
        near = difflib.get_close_matches(key, list(sentences), n=1)
        raise MissingWords(f"{key!r} is not in the catalogue {language!r}" + (f" (near: {near[0]!r})" if near else ""))
    return sentences[key]


def _plural(count: int, language: str) -> str:
    few = count in (0, 1) if language == "fr" else count == 1
    return "one" if few else "other"


def show(value: FactValue, kind: str, language: str, titles: Titles) -> str:
    """A fact in words."""
    if isinstance(value, (str, int)):
        if not kind:
            return str(value)
        return titles[str(value)] if titles and kind == "rule" and value in titles else _shown(value, kind, language)
    if isinstance(value, tuple):
        if kind == "stars":
            pink, blue = value
            return text("show.stars", language, pink=pink, blue=blue)
        return listed([show(part, kind, language, titles) for part in value], language, order=kind == "order")
    if isinstance(value, Secret):
        return show(value.value, kind, language, titles)
    if isinstance(value, Hidden):
        return text("show.hidden", language)
    return text("show.nobody" if kind == "seat" else "show.nothing", language)


@lru_cache(maxsize=1024)
def _shown(value: str | int, kind: str, language: str) -> str:
    """The few seats, cards, colours … that all sentences are about are put into words once."""
    showing = _KINDS.get(kind)
    if showing is None:
        raise MissingWords(f"there is no way {kind!r} to show a fact; there are {', '.join(sorted(_KINDS))}")
    return showing(value, language)


def listed(parts: list[str], language: str, *, order: bool = False) -> str:
    """Words in a row: "a, b and c", or "a < b < c" for an order."""
    if not parts:
        return text("show.nothing", language)
    if order:
        return " < ".join(parts)
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {text('show.and', language)} {parts[-1]}"


def _seat(value: str | int, language: str) -> str:
    return text("show.seat", language, number=int(value) + 1)


def _card(value: str | int, language: str) -> str:
    code = str(value)
    colour = SUITS.get(code[:1])
    if colour is None:
        return text(f"joker.{code}", language)
    return text("show.card", language, colour=colour, value=code[1:])


def _keyed(prefix: str) -> Callable[[str | int, str], str]:
    return lambda value, language: text(f"{prefix}.{value}", language)


def _number(name: str) -> Callable[[str | int, str], str]:
    """A way to write a number; loaded when one is written, as few sentences have any but whole ones."""

    def write(value: str | int, language: str) -> str:
        from moosekit.words import numbers

        ways = {
            "chance": numbers.chance,
            "count": numbers.count,
            "decimal": numbers.decimal,
            "fraction": numbers.fraction,
            "one-in": numbers.one_in,
            "percent": numbers.percent,
        }
        return ways[name](value, language)

    return write


def _mayhem(code: str) -> str:
    return code.replace(".", "-").replace("*", "wild")


#: the letter of a card of Moustache, and its colour
SUITS: Final = {"G": "green", "P": "pink", "O": "orange", "B": "blue"}
_KINDS: Final[Mapping[str, Callable[[str | int, str], str]]] = {
    AS_IS: lambda value, _language: str(value),
    "seat": _seat,
    "card": _card,
    "colour": _keyed("colour"),
    "order": _keyed("colour"),
    "team": _keyed("team"),
    "rule": _keyed("rule"),
    "reading": _keyed("reading"),
    "place": lambda value, _language: str(int(value) + 1),
    "face": lambda value, language: text(f"bouc.face.{value}", language),
    "house-card": lambda value, language: text(f"house.card.{str(value).lower().replace('.', '-')}", language),
    "house-room": lambda value, language: text(f"house.room-name.{value}", language),
    "mayhem-card": lambda value, language: text(f"mayhem.card.{_mayhem(str(value))}", language),
    "mayhem-colour": _keyed("mayhem.colour"),
    "mayhem-side": _keyed("mayhem.side"),
    **{name: _number(name) for name in ("chance", "count", "decimal", "fraction", "one-in", "percent")},
}
