"""Messages of every kind to the tables against the clock and to the quiz, with texts that nobody should send.

Nothing is raised; where a message is refused the game is as it was, the learner is told, and nothing is sent back.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from moosekit.core.ids import Seat
from moosekit.core.json_data import Json
from moosekit.games.face_de_bouc import Setup as FaceSetup
from moosekit.widgets import Quiz
from tests.samples import samples
from tests.widgets.table.tables import UNREADABLE, Heard

MARK = "Zaubermarke"
LONG = f"{MARK} " * 90_000  # a megabyte
RIGHT_TO_LEFT = "\u202e" + MARK + "\u202c"
#: a text, and whether it can be a name
NAMES: dict[str, bool] = {
    LONG: False,
    f"{MARK}\x00\x1b[2J\x07": False,
    f"{MARK}\nand more": False,
    RIGHT_TO_LEFT: False,
    f"\u2069\u202e{MARK}": False,
    f"{MARK}\ud800": False,
    "😀🦌👩\u200d👩\u200d👧": False,
    " \u200b\u00a0": False,
    "": False,
    f"{MARK} 😀🦌": True,
    f"{MARK} שלום": True,
    f"{MARK} مرحبا": True,
    "ゼリー" + MARK: True,
    f"<b>{MARK}</b>": True,
}
KINDS = (
    *("hello", "deal", "act", "clock", "go-on", "undo", "redo", "look", "hint", "chances", "film", "book"),
    *("branch", "back", "save", "record", "reveal", "load", "language", "leave", "nonsense"),
)
FIELDS = (
    *("seat", "action", "move", "record", "language", "seats", "variation", "people", "paces", "bots", "begins"),
    *("phase", "at", "acts"),
)
MOST_SAID = 20_000
DOING = ("flip", "draw", "name", "say", "press", "pass", "special", "hands-off", "dance")
texts = st.text(max_size=12) | st.sampled_from([LONG, RIGHT_TO_LEFT, "\x00", "😀", "heads", "brown", "flip", "draw"])
numbers = st.integers() | st.integers(-3, 8)
values = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
actions = st.fixed_dictionaries(
    {},
    optional={
        "touch": numbers | values,
        "at": numbers | values,
        "do": st.sampled_from(["flip", "draw", "name", "say", "press", "pass", "special", "hands-off", "dance"])
        | values,
        "text": texts,
        "call": st.sampled_from(["heads", "edge"]) | values,
        "pair": texts,
        "referee": st.sampled_from(["named", "right", "wrong", "perhaps"]) | values,
    },
)
acts = st.lists(st.fixed_dictionaries({"seat": numbers | values, "action": actions | values}) | values, max_size=3)
fields = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(FIELDS, values) | {"action": actions | values, "acts": acts | values}
)


def flipped() -> Heard:
    table = Heard("moose-match-mayhem", seats=3, seed=7, bots="greedy-slow")
    table.play("flip")
    return table


def known() -> Heard:
    """A character with a name is open, and the person may shout."""
    table = Heard("face-de-bouc", setup=FaceSetup(2, copies=(8,) + (0,) * 11, first=Seat(0)), seed=5)
    for word in ("draw", MARK):
        table.play(word)
    table.go_on()
    return table


def pressed() -> Heard:
    """The same; the name is to follow."""
    table = known()
    table.play("press")
    return table


def drawn(people: tuple[int, ...] = (0,)) -> Heard:
    """A new character wants a name."""
    table = Heard("face-de-bouc", setup=FaceSetup(3, first=Seat(0)), seed=5, seat=people)
    table.play("draw")
    return table


TABLES: dict[str, Callable[[], Heard]] = {
    "mayhem first screen": lambda: Heard("moose-match-mayhem"),
    "mayhem before a flip": lambda: Heard("moose-match-mayhem", seats=3, seed=7),
    "mayhem flip": flipped,
    "mayhem turns": lambda: Heard("moose-match-mayhem", seats=3, seed=7, setup="mayhem-turns"),
    "bouc first screen": lambda: Heard("face-de-bouc"),
    "bouc naming": drawn,
    "bouc known": known,
    "bouc pressed": pressed,
    "bouc referee": lambda: drawn((0, 1, 2)),
}
MADE: dict[str, Heard] = {}


def position(table: Heard) -> int:
    return table.sitting.session.position if table.room["seats"] else -1


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=samples(20, 10_000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(sorted(TABLES)), fields, st.booleans(), values)
def test_no_message_raises_and_a_refused_one_changes_nothing(
    kind: str, name: str, content: dict[str, Json], is_stale: bool, state: Json
) -> None:
    table = MADE.setdefault(name, TABLES[name]())
    before, place = table.now["state"], position(table)
    table.sent = []
    if kind == "save":
        is_stale = True  # no files
    phase = {"phase": clock["phase"]} if (clock := table.now["clock"]) and "phase" not in content else {}
    found = table.hear({**phase, **content, "kind": kind, "id": 7, "state": state if is_stale else before})
    assert found["kind"] in ("hello", "refusal", "answer")
    if found["kind"] == "refusal":
        assert found["sentence"]
        assert (table.now["state"], position(table)) == (before, place)
        assert len(json.dumps(found, ensure_ascii=False)) < MOST_SAID
        assert MARK not in found["sentence"]
    if table.now["state"] != before:
        MADE.pop(name).close()  # by luck it was something that can be done


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
@pytest.mark.parametrize("where", ["bouc naming", "bouc pressed"])
def test_names_are_taken_or_refused_in_words_and_never_kept(where: str, name: str) -> None:
    with TABLES[where]() as table:
        before, place = table.now["state"], position(table)
        table.sent = []
        action: Json = {"do": "name", "text": name}
        if where == "bouc pressed":
            action = {"do": "say", "text": name, "at": 700}
        found = table.ask("act", seat=0, action=action)
        assert (found["kind"] == "answer") == NAMES[name], found["sentence"]
        if not NAMES[name]:
            assert found["sentence"]
            assert (table.now["state"], position(table)) == (before, place)
            assert not [one for one in table.sent if "said" in str(one["kind"])]
        kept = [table.room, table.now, table.words, table.film, table.last_event, repr(table), str(table), table.lines]
        assert MARK not in json.dumps([*kept, repr(table.sitting.session.moves), table.fallback()], ensure_ascii=False)
        assert MARK not in found["sentence"]


answers = st.fixed_dictionaries({"question": texts | values, "choice": values})


@settings(max_examples=samples(40, 10_000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.dictionaries(st.sampled_from(["progress", "scene", "words", "theme", "_esm"]), values)
    | st.fixed_dictionaries(
        {"progress": st.lists(st.fixed_dictionaries({"question": texts | values, "choice": values}))}
    ),
    values,
)
def test_nothing_that_is_sent_to_a_quiz_changes_it(written: dict[str, Json], message: Json) -> None:
    quiz = QUIZ[0] if QUIZ else Asked("face-de-bouc", seed=7)
    QUIZ[:] = [quiz]
    before = quiz.get_state()
    quiz.set_state(dict(written))
    quiz.handle(message)
    after = quiz.get_state()
    if written.get("progress") == []:
        after["progress"] = before["progress"]
    assert after == before


class Asked(Quiz):
    """A quiz that can be told what a host tells it."""

    def handle(self, message: Json) -> None:
        """What a host does with a message of the page."""
        self._receive(message)


QUIZ: list[Asked] = []


def test_a_page_is_told_when_it_cannot_be_read() -> None:
    with flipped() as table:
        assert table.ask("act", seat=0, action={"touch": LONG, "at": 1})["sentence"] == UNREADABLE
