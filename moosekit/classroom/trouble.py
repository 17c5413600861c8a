"""What cannot be done, as a sentence that is there in every language."""

from __future__ import annotations

from moosekit.chance.messages import Message, message
from moosekit.core.facts import FactValue
from moosekit.words.catalogue import fill
from moosekit.words.faults import say_again

__all__ = ["Trouble"]


class Trouble(ValueError):
    """Bad input, told in one sentence: what was found, and what would be right.

    Attributes:
        says: the sentence, in no language yet; ``str`` gives it in English.

    >>> Trouble("classroom.trouble.near-lesson", name="N4", near="N04").text("fr")
    "Il n'y a pas de leçon «\\xa0N4\\xa0». Voulais-tu dire N04\\xa0?"
    """

    def __init__(self, key: str, **facts: FactValue) -> None:
        self.says: Message = message(key, **facts)
        super().__init__(self.says.text())

    def text(self, language: str = "en") -> str:
        """The sentence in a language; what the system calls the ``problem`` is told in it, too."""
        facts = {name: say_again(str(fact), language) if name == "problem" else fact for name, fact in self.says.facts}
        return fill(self.says.key, language, facts)
