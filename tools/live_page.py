"""A table with Python behind it on a page, for tests and pictures: what the page says reaches the widget, and back."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from playwright.sync_api import Page

from moosekit.core.json_data import Json
from moosekit.widgets import GameTable
from moosekit.widgets.page import STYLE

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>A table</title><style>{style}</style>
<main><h1 data-heard>A table</h1><div class="moosekit-slot" id="table"></div></main>
<script type="application/json" id="state">{state}</script><script type="text/plain" id="front">{front}</script>
<script type="module">
const state = new Map(Object.entries(JSON.parse(document.getElementById("state").textContent)));
const listeners = new Map();
const tell = (name, content) => [...(listeners.get(name) ?? [])].forEach((listener) => listener(content));
const apply = ({{ changed, messages }}) => {{
  for (const [name, value] of Object.entries(changed)) state.set(name, value);
  for (const name of Object.keys(changed)) tell(`change:${{name}}`);
  for (const message of messages) tell("msg:custom", message);
}};
const dirty = new Set();
window.model = {{
  get: (name) => state.get(name),
  set: (name, value) => {{ state.set(name, value); dirty.add(name); tell(`change:${{name}}`); }},
  on: (name, listener) => listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
  off: (name, listener) => listeners.get(name)?.delete(listener),
  save_changes: () => {{
    const written = Object.fromEntries([...dirty].map((name) => [name, state.get(name)]));
    dirty.clear();
    window.toPython({{ written, message: null }}).then(apply);
  }},
  send: (message) => void window.toPython({{ written: {{}}, message }}).then(apply),
}};
const source = document.getElementById("front").textContent;
const address = URL.createObjectURL(new Blob([source], {{ type: "text/javascript" }}));
const front = (await import(address)).default;
front.render({{ model: window.model, el: document.getElementById("table"), signal: new AbortController().signal }});
</script></html>"""


class Heard(GameTable):
    """A table that keeps what it sends to its page."""

    sent: list[Json]

    def send(self, content: object, buffers: object = None) -> None:  # noqa: ARG002 - ipywidgets' own name
        """Kept until the page fetches it."""
        self.sent = [*getattr(self, "sent", []), cast("Json", content)]

    def hear(self, message: Json) -> None:
        """What a host does with a message of the page."""
        self._receive(message)


def played(table: Heard, decisions: int) -> Heard:
    """The table after so many decisions, each the first option that there is."""
    for _ in range(decisions):
        if table.options:
            table.play(table.options[0])
    return table


@dataclass
class LiveTable:
    """The table, and all that went from it to the page."""

    table: Heard
    told: list[str] = field(default_factory=list[str])

    def state(self) -> dict[str, Json]:
        """What a host would sync."""
        return {name: cast("Json", getattr(self.table, name)) for name in SYNCED}

    def receive(self, said: dict[str, Json]) -> dict[str, Json]:
        """A message of the page, or values that it writes; gives back what changed and what is answered."""
        before = self.state()
        self.table.sent = []
        written = cast("dict[str, object]", said["written"])
        if written:
            self.table.set_state(written)
        if said["message"] is not None:
            self.table.hear(said["message"])
        after = self.state()
        changed = {name: value for name, value in after.items() if before[name] != value or name in written}
        answer: dict[str, Json] = {"changed": changed, "messages": self.table.sent}
        self.told.append(json.dumps(answer))
        return answer

    def open(self, page: Page, folder: Path) -> None:
        """Puts the table on the page."""
        page.expose_function("toPython", self.receive)  # pyright: ignore[reportUnknownMemberType]  # playwright's own
        state = json.dumps(self.state()).replace("<", "\\u003c")
        self.told.append(state)
        file = folder / "table.html"
        file.write_text(PAGE.format(style=STYLE, state=state, front=self.table.page_part()[1]), encoding="utf-8")
        page.goto(file.as_uri())


SYNCED = ("room", "now", "words", "pace", "present", "theme", "votes", "film", "book")
