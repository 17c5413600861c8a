"""The Quiz: questions on the rules of a game, with the reason at once and a sibling after a wrong answer."""

from moosekit.widgets.quiz.quiz import Quiz

__all__ = ["Quiz"]
