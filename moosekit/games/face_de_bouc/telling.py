"""Events in words, for a log that is read aloud. What was said is told only where the event still holds it."""

from __future__ import annotations

import re

from moosekit.core.facts import FactValue
from moosekit.core.secret import Secret
from moosekit.games.face_de_bouc.events import (
    Began,
    Drew,
    Event,
    Forgotten,
    GameEnded,
    Named,
    Paid,
    PileTaken,
    Shouted,
    SpecialShouted,
    Won,
)
from moosekit.words.catalogue import fill


def tell(event: Event, language: str = "en") -> str:
    """What happened, as a sentence.

    >>> from moosekit.core.ids import Seat
    >>> from moosekit.games.face_de_bouc.events import Passed
    >>> tell(Passed(Seat(2)))
    'Seat 3 does not remember.'
    """
    return fill(f"event.bouc.{_code(event)}", language, _facts(event))


def _code(event: Event) -> str:
    """The name of the event, and which form of it."""
    name = re.sub("(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    match event:
        case Drew():
            return "drew-known" if event.known else "drew-new"
        case Named():
            return "named-aloud" if isinstance(event.name, Secret) else name
        case Shouted():
            return f"shouted-aloud-{event.verdict}" if isinstance(event.said, Secret) else f"shouted-{event.verdict}"
        case SpecialShouted():
            return f"special-{event.verdict}"
        case _:
            return name


def _facts(event: Event) -> dict[str, FactValue]:
    """What a sentence can name: seats, the character, how many cards, and what was said, if it is still known."""
    facts: dict[str, FactValue] = {}
    for field in ("first", "seat", "owner", "seats"):
        found = getattr(event, field, None)
        if found is not None:
            facts[field] = found
    if isinstance(event, (Drew, Named, Forgotten)):
        facts["face"] = event.face.code
    elif isinstance(event, (Paid, PileTaken, Won)):
        facts["count"] = len(event.cards)
    elif isinstance(event, Began):
        facts["count"] = event.cards
    elif isinstance(event, GameEnded):
        facts["seats"] = event.outcome.ranking[0]
    said = event.name if isinstance(event, Named) else event.said if isinstance(event, Shouted) else None
    if isinstance(said, Secret):
        facts["name"] = said.value
    return facts
