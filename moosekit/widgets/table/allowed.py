"""What is refused at a table, in words: an error whose text is what the page would say."""

from __future__ import annotations

from moosekit.core.refusal import IllegalAction, Refusal


class NotAllowed(IllegalAction):
    """An action was refused at a table. Its text is in the table's language, and tells what its seat may know."""

    def __init__(self, state: object, action: object, refusals: tuple[Refusal, ...], sentence: str) -> None:
        super().__init__(state, action, refusals)
        self.args: tuple[object, ...] = (sentence,)
