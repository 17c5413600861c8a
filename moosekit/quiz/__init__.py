"""Questions on the rules of the games, in variants by number; every answer is the game's own."""

from __future__ import annotations

from moosekit.quiz.family import VARIANTS, Family
from moosekit.quiz.question import Choice, Question, Reason, Shelf, ShownCard
from moosekit.quiz.register import families

__all__ = ["VARIANTS", "Choice", "Family", "Question", "Reason", "Shelf", "ShownCard", "families"]
