"""Explanations and refusals in words: the one place where codes become sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from moosekit.core.reason import Reason
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Note
from moosekit.words.catalogue import NO_TITLES, Titles, catalogue, fill

__all__ = ["narrate", "narrate_all", "say_reason", "say_refusal"]


def narrate(note: Note, language: str = "en", titles: Titles = NO_TITLES, *, say_reading: bool = True) -> str:
    """One step of an explanation as a sentence. ``titles`` names rule cards of a user's own by their id.

    Where the reading of the row decided, it is named at the end, unless the caller shows it in another place.

    >>> from moosekit.games.moustache import Trick
    >>> decided = Trick.parse("P2 P8 G3 B1").explain()[4]
    >>> narrate(decided.notes[-1])
    'Blue is the strongest colour here, and the blue 1 is the only blue card: seat 4 wins.'
    """
    facts = dict(note.facts)
    sentence = fill(_key(note.code, note.ref.rule, language, str(facts.get("form"))), language, facts, titles)
    if say_reading and facts.get("reading") is not None:
        return f"{sentence} {fill('show.reading', language, facts, titles)}"
    return sentence


def narrate_all(notes: Iterable[Note], language: str = "en", titles: Titles = NO_TITLES) -> list[str]:
    """Every step of an explanation, one sentence each.

    >>> from moosekit.games.moustache import Trick
    >>> decided = Trick.parse("P2 P8 G3 B1").explain()[4]
    >>> narrate_all(decided.notes)[0]
    'The order of the colours, weakest first: green < pink < orange < blue.'
    """
    return [narrate(note, language, titles) for note in notes]


@lru_cache(maxsize=1024)
def _key(code: str, rule: str, language: str, form: str) -> str:
    """A rule may have its own sentence (``row.idle.twos-win``), and a form of it (``trick.strongest.alone``)."""
    sentences = catalogue(language)
    own = f"{code}.{rule}" if f"{code}.{rule}" in sentences else code
    return f"{own}.{form}" if f"{own}.{form}" in sentences else own


def say_refusal(refusal: Refusal, language: str = "en", titles: Titles = NO_TITLES) -> str:
    """A refusal as a sentence that says why and what would be right.

    >>> from moosekit.games.moustache import AnimalCard, Trick
    >>> trick = Trick.parse("P2 P8 G3 B1", hands=["P2 G5", "P8 P9", "G3", "B1 O4"])
    >>> say_refusal(trick.refusals(1, AnimalCard.of("G5"))[0])
    'The green 5 is not in this hand. Play one of its cards: the pink 8 and the pink 9.'
    """
    return fill(f"refusal.{refusal.code}", language, dict(refusal.facts), titles)


def say_reason(reason: Reason, language: str = "en", titles: Titles = NO_TITLES) -> str:
    """Why a bot chose something, in one sentence.

    >>> say_reason(Reason("bots.chance", (("count", 7),)))
    'Picked by chance out of 7 options.'
    """
    return fill(reason.code, language, dict(reason.facts), titles)
