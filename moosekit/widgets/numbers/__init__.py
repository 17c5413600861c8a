"""The NumberQuiz: questions that are answered with a number, a word or a place on a line."""

from moosekit.widgets.numbers.number_quiz import NumberQuiz, Result

__all__ = ["NumberQuiz", "Result"]
