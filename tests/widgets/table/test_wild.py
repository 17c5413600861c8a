"""Messages of every kind to the tables of all games and to the quiz, with texts that nobody should send.

Nothing is raised; where a message is refused the game is as it was, the learner is told, and nothing is sent back.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from moosekit.core.ids import Seat
from moosekit.core.json_data import Json
from moosekit.games.face_de_bouc import Setup as FaceSetup
from moosekit.widgets import Quiz
from tests.samples import samples
from tests.widgets.table.tables import UNREADABLE, Heard
from tests.widgets.table.wild import FIELDS, LONG, MARK, RIGHT_TO_LEFT, junk, message, text

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
    "moustache": lambda: Heard("moustache", seats=4, seed=7, bots="random"),
    "house": lambda: Heard("moose-in-the-house", seats=3, seed=7, bots="random"),
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
MOST_SAID = 20_000
#: kinds of which also a few messages have one that can be followed
FOLLOWED = ("hint", "chances", "film", "book", "go-on", "undo", "branch", "clock", "language", "leave")


def position(table: Heard) -> int:
    return table.sitting.session.position if table.room["seats"] else -1


@pytest.mark.parametrize("kind", FIELDS)
def test_no_message_raises_and_a_refused_one_changes_nothing(kind: str) -> None:
    kinds: Counter[str] = Counter()
    for number in range(samples(60, 10_000)):
        rnd = Random(f"{kind} {number}")
        name = rnd.choice(sorted(TABLES))
        try:
            kinds[send(name, message(rnd, kind), junk(rnd) if rnd.random() < 0.1 else None)] += 1
        except Exception as fault:
            fault.add_note(f"message {number} of kind {kind!r} to the table {name!r}")
            raise
    assert kinds["refusal"] > 0 or kind == "hello"
    assert kinds["answer"] > 0 or kind not in FOLLOWED


def send(name: str, content: dict[str, Json], state: Json) -> str:
    """Sends it, about the state that lies there where no other is given; says what kind of answer came."""
    if name not in MADE:
        MADE[name] = TABLES[name]()
    table = MADE[name]
    before, place = table.now["state"], position(table)
    table.sent = []
    if content["kind"] == "save":
        state = "another"  # no files
    clock = table.now["clock"]
    phase = {"phase": clock["phase"]} if clock and content["kind"] == "clock" and state is None else {}
    found = table.hear({"state": before, **({} if state is None else {"state": state}), **content, **phase})
    assert found["kind"] in ("hello", "refusal", "answer")
    if found["kind"] == "refusal":
        assert found["sentence"]
        # time goes on though one of several acts is refused; every other refused message changes nothing
        assert content["kind"] == "clock" or (table.now["state"], position(table)) == (before, place)
        assert len(json.dumps(found, ensure_ascii=False)) < MOST_SAID
        assert MARK not in found["sentence"]
    if table.now["state"] != before:
        MADE.pop(name).close()  # by luck it was something that can be done
    return found["kind"]


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


def test_nothing_that_is_sent_to_a_quiz_changes_it() -> None:
    for number in range(samples(40, 10_000)):
        rnd = Random(number)
        answers: Json = [{"question": rnd.choice((text, junk))(rnd), "choice": junk(rnd)} for _ in range(3)]
        name = rnd.choice(("progress", "progress", "scene", "words", "theme", "_esm"))
        write({name: rnd.choice((answers, junk(rnd)))}, junk(rnd))


def write(written: dict[str, Json], message: Json) -> None:
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
