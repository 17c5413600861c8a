"""A table as Python sends it, kept in a file that the tests of the front ends read as well.

By hand: `python -m tests.widgets.table.golden_table` writes it anew.
"""

import json
from pathlib import Path

from tests.widgets.table.tables import Heard

GOLDEN = Path(__file__).parents[1] / "golden" / "table.json"
SYNCED = ("room", "now", "words", "pace", "present", "theme", "votes", "film", "book")


def golden_text() -> str:
    """The state at the beginning, after a card has been played, with a hint, and what can be looked up."""
    with Heard("moustache", seats=4, seed=7) as table:
        state = {name: getattr(table, name) for name in SYNCED}
        told = {kind: table.ask(kind) for kind in ("hint", "chances", "book")}
        table.play("G0")
        after, film = table.now, table.ask("film")
    data = {
        "state": state,
        "after": after,
        "film": film["film"],
        "hint": told["hint"],
        "chances": told["chances"],
        "book": told["book"]["book"],
    }
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(golden_text(), encoding="utf-8")
