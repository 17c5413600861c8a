"""Why a bot chose something, as a value; words are made of it elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from moosekit.core.facts import NO_FACTS, Facts

__all__ = ["Decision", "Reason"]

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot chose something: ``code`` is the catalogue key of one sentence, ``facts`` the values that it names.

    It is made by the code that decides, from what the bot may know, so it may be told to whoever sits at its seat.

    >>> Reason("bots.chance", (("count", 7),)).facts
    (('count', 7),)
    """

    code: str
    facts: Facts = NO_FACTS


class Decision(NamedTuple, Generic[A]):
    """What a bot chose, and why.

    >>> Decision("pass", Reason("bots.only")).action
    'pass'
    """

    action: A
    reason: Reason
