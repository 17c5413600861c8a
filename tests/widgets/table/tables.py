"""Tables for tests: one that keeps what it sends, and ways to play on."""

from typing import cast

from moosekit.core.json_data import Json
from moosekit.core.session import Session
from moosekit.widgets import GameTable
from moosekit.widgets.table.contract import TableAnswer

UNREADABLE = "That could not be read. Nothing has changed."


class Heard(GameTable):
    """A table that keeps what it sends to its page."""

    sent: list[TableAnswer]

    def send(self, content: object, buffers: object = None) -> None:
        """Kept."""
        self.sent = [*getattr(self, "sent", []), cast("TableAnswer", content)]

    def hear(self, content: Json) -> TableAnswer:
        """What it answers to a message."""
        self._receive(content)
        return self.sent[-1]

    def fallback(self) -> str:
        """What stands in for the page."""
        return self._fallback_html()

    def lay(self, session: Session[object, object, object, object, object]) -> None:
        """Lays a session on the table."""
        self._lay(session)

    def ask(self, kind: str, **fields: Json) -> TableAnswer:
        """A message as its page sends it now."""
        return self.hear({"kind": kind, "id": 7, "state": self.now["state"], **fields})


def first_option(table: GameTable) -> Json:
    """What the person who is asked may do, as a page would send it."""
    return table.sitting.session.game.write_action(table.options[0])


def play_some(table: GameTable, decisions: int) -> None:
    """Plays the first thing that is allowed, so many times or to the end."""
    for _ in range(decisions):
        if not table.options:
            return
        table.play(table.options[0])
