"""What every rule card of Moustache is, and how a learner writes one."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId
from moosekit.core.json_data import is_text
from moosekit.games.moustache.refs import GAME

__all__ = ["Deck", "OwnCard", "RuleCard"]

#: the methods that make a rule card act; ``moosekit.tricks.stages`` and ``stages`` say what each gets and gives
STAGES: Final = ("opening", "world", "may_play", "vanish", "act", "score", "outcome")
OWN: Final = "own:"
#: what fits on a card, in letters
LONGEST_TITLE: Final = 60
LONGEST_RULE: Final = 400


class Deck(StrEnum):
    """The two decks of rule cards. White cards change the deal or the count, black cards the tricks."""

    WHITE = "white"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class RuleCard:
    """A rule card: a frozen value that has one or more stages. ``clause`` is where our rules tell it."""

    id: RuleId
    deck: Deck
    clause: str

    @property
    def ref(self) -> RuleRef:
        """The rule and its clause."""
        return RuleRef(GAME, self.id, self.clause)

    def __repr__(self) -> str:
        return f"<rule card {self.id}>"


@dataclass(frozen=True, slots=True, repr=False)
class OwnCard(RuleCard):
    """The base of a rule card of your own: subclass it, write the stages it needs, give it a name, title and text.

    >>> class SevensWin(OwnCard):
    ...     def act(self, contest):
    ...         sevens = contest.with_value(7)
    ...         return contest.name(contest.strongest(sevens)) if sevens else contest
    >>> SevensWin.named("sevens-win", title="Sevens win", text="A 7 is the strongest card.")
    <rule card own:sevens-win>
    """

    title: str
    text: str

    @classmethod
    def named(cls, name: str, *, title: str, text: str, deck: Deck = Deck.BLACK) -> OwnCard:
        """A card of your own, checked.

        Raises:
            ValueError: lists everything that is wrong with it and what would be right.
        """
        faults = [*_word_faults(name, title, text), *_deck_faults(deck), *_stage_faults(cls)]
        if faults:
            raise ValueError("; ".join(faults))
        return cls(RuleId(OWN + name), deck, OWN + name, title, text)


def _word_faults(name: str, title: str, text: str) -> list[str]:
    faults = [
        f"the {what} {given!r} is no text: write it between quotation marks"
        for what, given in (("name", name), ("title", title), ("text", text))
        if not is_text(given)
    ]
    if faults:
        return faults
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        faults.append(f"the name {name!r} is not made of small letters, digits and hyphens, such as 'sevens-win'")
    for what, said, most, right in (
        ("title", title, LONGEST_TITLE, "say in a few words what the card does"),
        ("text", text, LONGEST_RULE, "say in a sentence what the rule is"),
    ):
        if not said.strip():
            faults.append(f"the {what} is empty: {right}")
        elif len(said) > most or not said.isprintable():
            faults.append(f"the {what} {said[:40]!r} does not fit on a card: write one line of at most {most} letters")
    return faults


def _deck_faults(deck: object) -> list[str]:
    known = " or ".join([str(one) for one in Deck])
    return [] if isinstance(deck, Deck) else [f"the deck {repr(deck)[:40]} is none: expected a Deck, {known}"]


def _stage_faults(kind: type[OwnCard]) -> list[str]:
    """A method whose name is nearly a stage is a slip: it would never be asked."""
    own = [name for name in vars(kind) if not name.startswith("_") and name not in STAGES]
    near = [(name, close[0]) for name in own if (close := difflib.get_close_matches(name, STAGES, n=1, cutoff=0.75))]
    faults = [f"{kind.__name__} has a {name!r}: did you mean {stage!r}?" for name, stage in near]
    if "__init__" in vars(kind) and "__dataclass_fields__" not in vars(kind):
        faults.append(f"{kind.__name__} has an '__init__' of its own: leave it out, named() makes the card")
    if not any(callable(getattr(kind, stage, None)) for stage in STAGES):
        faults.append(f"{kind.__name__} has no stage: write at least one of the methods {', '.join(STAGES)}")
    return faults
