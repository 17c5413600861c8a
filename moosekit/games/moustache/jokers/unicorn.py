"""Clause 9.3, the unicorn: it wins the trick, whatever else lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.facts import RuleRef
from moosekit.games.moustache.refs import UNICORN
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import TrickCard


@dataclass(frozen=True, slots=True)
class Unicorn:
    """Names its own place, after every rule card."""

    ref: RuleRef = UNICORN

    def override(self, contest: Contest[TrickCard], position: int) -> Contest[TrickCard]:
        """The unicorn's seat wins, even if no other card is left to take."""
        return contest.name(position)


JOKER: Final = Unicorn()
