"""Saying no: refusals are data that name the rule; the words come from the catalogues."""

from __future__ import annotations

from dataclasses import dataclass

from moosekit.core.facts import NO_FACTS, Facts, RuleRef

__all__ = ["BadSetup", "IllegalAction", "Refusal"]


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason why an action is not legal. ``code`` is the catalogue key of its sentence.

    >>> from moosekit.games.moustache import AnimalCard, Trick
    >>> trick = Trick.parse("P2 P8 G3 B1", hands=["P2 G5", "P8 P9", "G3", "B1 O4"])
    >>> refusal = trick.refusals(1, AnimalCard.of("G5"))[0]
    >>> refusal.code, refusal.ref.clause
    ('play.not-in-hand', '4.2')
    """

    code: str
    ref: RuleRef
    facts: Facts = NO_FACTS


class IllegalAction(ValueError):
    """An action was refused. Carries every reason and the state, untouched."""

    def __init__(self, state: object, action: object, refusals: tuple[Refusal, ...]) -> None:
        self.state = state
        self.action = action
        self.refusals = refusals
        reasons = "; ".join(f"{refusal.code} (clause {refusal.ref.clause})" for refusal in refusals)
        super().__init__(f"{action!r} is not legal: {reasons}")


class BadSetup(ValueError):
    """A set-up, deal or position that cannot be played. Lists all its faults at once."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        self.faults = faults
        super().__init__("; ".join(faults))
