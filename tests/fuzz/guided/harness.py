"""What all harnesses have alike: their form, the longest time for a text, and how a refusal is looked at."""

from __future__ import annotations

import importlib
import time
from collections.abc import Iterator
from typing import Final, Protocol, TypeVar, cast

from moosekit.core.game import Game
from moosekit.core.ids import Actor
from moosekit.core.json_data import BadData
from moosekit.core.refusal import BadSetup, IllegalAction
from moosekit.testing.looks import fingerprint
from moosekit.testing.words import check_words
from moosekit.words import LANGUAGES
from moosekit.words.faults import say_fault

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: seconds of CPU time that one text may take
LONGEST: Final = 1.0
LONGEST_REFUSAL: Final = 6_000


class Harness(Protocol):
    """A module of this folder with a target's name."""

    def one(self, data: bytes) -> None:
        """Gives the library one text; raises where it does anything but what is documented."""
        ...

    def seeds(self) -> Iterator[str]:
        """Texts to begin with."""
        ...


class TooSlow(AssertionError):
    """A text took too long."""


def harness(target: str) -> Harness:
    """The harness of a target."""
    return cast("Harness", importlib.import_module(f"tests.fuzz.guided.{target}"))


def try_one(tried: Harness, data: bytes) -> None:
    """One text, within its time."""
    begin = time.process_time()
    tried.one(data)
    spent = time.process_time() - begin
    if spent > LONGEST:
        raise TooSlow(f"took {spent:.1f} s of CPU time, where {LONGEST} is the most")


def done(game: Game[P, S, A, E, V], state: S, actor: Actor, action: A) -> S:
    """The state after the action, or the same one where it is refused, in words; nothing else has changed."""
    before = fingerprint(game, state)
    reasons = game.check(state, actor, action)
    check_words(reasons, f"for {action!r} of {actor!r}")
    try:
        after = game.apply(state, actor, action).state
        refusal = None
    except IllegalAction as fault:
        after, refusal = state, fault
        check_refusal(fault)
    assert reasons == (() if refusal is None else refusal.refusals)
    assert refusal is None or refusal.state is state
    assert fingerprint(game, state) == before
    return after


def check_refusal(fault: ValueError) -> None:
    """A refusal is short, names the place of data, and can be said in every language."""
    assert len(str(fault)) < LONGEST_REFUSAL, f"{len(str(fault))} letters: {str(fault)[:200]}"
    assert not isinstance(fault, BadSetup) or fault.faults
    assert not isinstance(fault, BadData) or fault.path.startswith("$"), fault.path
    for language in LANGUAGES:
        assert say_fault(fault, language).encode(), language  # which half a sign could not be
