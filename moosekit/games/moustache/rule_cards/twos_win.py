"""Clause 8.1, `twos-win`: a 2 wins the trick whatever its colour; of several, the one of the strongest colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import TrickCard

VALUE: Final = 2


@dataclass(frozen=True, slots=True, repr=False)
class TwosWin(RuleCard):
    """Names the strongest 2 that is left."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """Names a winner if a 2 still counts."""
        twos = contest.with_value(VALUE)
        strongest = contest.strongest(twos) if twos else None
        return contest if strongest is None else contest.name(strongest)


CARD: Final = TwosWin(RuleId("twos-win"), Deck.BLACK, "8.1")
