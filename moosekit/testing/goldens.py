"""A game as text for golden files: every step with what is asked, what may be done, what happens, what each sees."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import TypeVar

from moosekit.core.awaits import Finite, asked
from moosekit.core.ids import OPEN, SPECTATOR, Viewer, seats
from moosekit.core.json_data import Json, canonical, plain
from moosekit.core.record import digest
from moosekit.core.session import Session
from moosekit.core.trace import Trace
from moosekit.words import LANGUAGES, narrate_all

__all__ = ["golden_fault", "transcript"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: a longer list of options is cut
SHOWN_OPTIONS = 14


def transcript(session: Session[P, S, A, E, V], players: int) -> str:
    """The whole session. Views are printed where they change; ``-`` is a line that is gone.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> print(transcript(Session(Moustache(), standard(4), Seeded(1)), 4).splitlines()[0])
    moustache, revision 1
    """
    game = session.game
    lines = [f"{game.id}, revision {game.revision}", f"set-up {_json(game.write_setup(session.setup))}"]
    lines.append(f"chance {session.chance!r}")
    viewers: tuple[Viewer, ...] = (*seats(players), SPECTATOR)
    before: dict[Viewer, dict[str, str]] = {}
    lines += ["", "== beginning"]
    lines += _happened(session.first.events, game.explain_start(session.setup, session.chance, OPEN))
    for position in range(session.position + 1):
        state = session.state_at(position)
        now = {viewer: dict(_flat(plain(game.view(state, viewer)), "")) for viewer in viewers}
        lines += _seen({viewer: list(_changes(before.get(viewer, {}), now[viewer])) for viewer in viewers})
        before = now
        lines += _asked(session, state)
        if position < session.position:
            move = session.moves[position]
            lines += ["", f"== {position + 1}: {move.actor} {_json(game.write_action(move.action))}"]
            traces = tuple(one for one in session.explain(position + 1, OPEN) if isinstance(one, Trace))
            lines += _happened(move.applied.events, traces)
    happened = chain(session.first.events, *(move.applied.events for move in session.moves))
    return "\n".join([*lines, "", f"digest {digest(happened)}", ""])


def _happened(events: Sequence[E], traces: Sequence[Trace[E]]) -> Iterator[str]:
    for event, trace in zip(events, traces, strict=True):
        yield f"event {type(event).__name__} {canonical(event)}"
        for language in LANGUAGES:
            yield from (f"  {language}: {sentence}" for sentence in narrate_all(trace.notes, language))
        yield from (f"  clause {note.ref.clause} {note.code}" for note in trace.notes)


def _asked(session: Session[P, S, A, E, V], state: S) -> Iterator[str]:
    awaits = session.game.awaits(state)
    yield f"awaits {type(awaits).__name__} {canonical(awaits)}"
    for seat in asked(awaits):
        options = session.game.legal(state, seat)
        if isinstance(options, Finite):
            written = [_json(session.game.write_action(action)) for action in options.actions[:SHOWN_OPTIONS]]
            more = len(options.actions) - len(written)
            yield f"legal {seat}: {' '.join(written)}{f' and {more} more' if more else ''}"


def _flat(data: Json, path: str) -> Iterator[tuple[str, str]]:
    """The leaves of a view; a list of plain values is one leaf, and what is empty says so."""
    if isinstance(data, Mapping) and data:
        for name, value in data.items():
            yield from _flat(value, f"{path}.{name}" if path else name)
    elif isinstance(data, Sequence) and not isinstance(data, str) and any(_is_group(item) for item in data):
        for place, value in enumerate(data):
            yield from _flat(value, f"{path}[{place}]")
    else:
        yield path, _json(data)


def _json(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _is_group(value: Json) -> bool:
    return isinstance(value, (Mapping, Sequence)) and not isinstance(value, str)


def _changes(before: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    yield from (f"- {path}" for path in before if path not in now)
    yield from (f"{path} = {value}" for path, value in now.items() if before.get(path) != value)


def _seen(changes: Mapping[Viewer, Sequence[str]]) -> Iterator[str]:
    """What everybody sees is printed once, then what only some see."""
    sets = [set(lines) for lines in changes.values()]
    first = next(iter(changes.values()))
    common = [line for line in first if all(line in lines for lines in sets)]
    yield from (f"view all {line}" for line in common)
    for viewer, lines in changes.items():
        yield from (f"view {viewer} {line}" for line in lines if line not in common)


def golden_fault(path: Path, text: str) -> str | None:
    """How a text differs from its golden file; ``None`` where it does not.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     golden = Path(folder) / "a.txt"
    ...     written = golden.write_text("one\\ntwo\\n", encoding="utf-8")
    ...     golden_fault(golden, "one\\ntwo\\n"), golden_fault(golden, "one\\n")
    (None, 'a.txt differs:\\n--- golden\\n+++ now\\n@@ -1,2 +1 @@\\n one\\n-two')
    """
    if not path.exists():
        return f"{path.name} is missing"
    golden = path.read_text(encoding="utf-8")
    if golden == text:
        return None
    lines = difflib.unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=2)
    return f"{path.name} differs:\n" + "\n".join(list(lines)[:60])
