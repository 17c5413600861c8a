"""Sentences of a game of your own, which no catalogue has: its notes and refusals carry them along."""

from __future__ import annotations

from moosekit.core.facts import RuleRef, facts
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Note

__all__ = ["refuses", "says"]


def says(text: str, ref: RuleRef) -> Note:
    """One step of an explanation, in your own words.

    >>> from moosekit.core.ids import RuleId
    >>> from moosekit.words import narrate
    >>> narrate(says("The moose wins.", RuleRef("own:moose", RuleId("moose-wins"), "1")))
    'The moose wins.'
    """
    return Note("own.says", ref, "own", facts=facts(text=text))


def refuses(text: str, ref: RuleRef) -> Refusal:
    """A reason against an action, in your own words.

    >>> from moosekit.core.ids import RuleId
    >>> from moosekit.words import say_refusal
    >>> say_refusal(refuses("The moose is asleep.", RuleRef("own:moose", RuleId("asleep"), "2")))
    'The moose is asleep.'
    """
    return Refusal("own.says", ref, facts(text=text))
