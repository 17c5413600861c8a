"""Where a teacher has locked "what if", a stepper and a row have none, and refuse a page that asks all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import cast

import pytest

from moosekit.classroom.code import Lock
from moosekit.core.json_data import Json
from moosekit.games.moustache import Trick
from moosekit.widgets import GameTable, RuleRow, TrickStepper
from moosekit.words import LANGUAGES

SAID = {"en": "Your teacher has locked this for the lesson.", "fr": "Ton professeur a verrouillé cela pour la leçon."}
TRICK = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
OTHERS = [Lock.HINTS, Lock.BOTS]
sent: list[dict[str, object]] = []


class Stepper(TrickStepper):
    """Keeps what it sends to its page."""

    def send(self, content: object, buffers: object = None) -> None:
        sent.append(cast("dict[str, object]", content))

    def hear(self, kind: str, **fields: Json) -> dict[str, object]:
        """What it answers to a message of the page."""
        self._receive({"kind": kind, "id": 7, "state": self.scene["state"], **fields})
        return sent[-1]


class Row(RuleRow):
    """Keeps what it sends to its page."""

    def send(self, content: object, buffers: object = None) -> None:
        sent.append(cast("dict[str, object]", content))


def what_if(stepper: Stepper) -> dict[str, object]:
    return stepper.hear("what-if", off=["threes-low"], reading="last-word", turned=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stepper_has_no_other_rules_and_no_other_cards(language: str) -> None:
    with Stepper(TRICK, language=language, locks=[Lock.WHAT_IF]) as locked:
        assert (locked.scene["variants"], locked.scene["locked"]) == ([], SAID[language])
        for answer in (what_if(locked), locked.hear("trick", cards="P2 P8 G3 B1")):
            assert (answer["kind"], answer["id"], answer["sentence"]) == ("refusal", 7, SAID[language])
        assert locked.trick == TRICK
        locked.set_state({"step": 4})
        assert locked.step == 4


def test_other_locks_leave_a_stepper_free() -> None:
    with Stepper(TRICK, locks=OTHERS) as free:
        assert (len(free.scene["variants"]) > 1, free.scene["locked"]) == (True, "")
        assert what_if(free)["kind"] == "answer"
        assert free.hear("trick", cards="P2 P8 G3 B1")["kind"] == "answer"
        assert free.scene["locked"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("written", [{"row": ["twos-win"]}, {"reading": "first-word"}])
def test_a_row_stays_as_it_was_laid(language: str, written: dict[str, object]) -> None:
    with Row(TRICK, language=language, locks=[Lock.WHAT_IF]) as locked:
        before = (locked.row, locked.reading, locked.result)
        assert (locked.scene["answers"], locked.scene["locked"]) == ({}, SAID[language])
        locked.set_state(written)
        assert (sent[-1]["kind"], sent[-1]["sentence"]) == ("refusal", SAID[language])
        assert (locked.row, locked.reading, locked.result) == before
        locked.row = ["twos-win"]  # Python may
        assert locked.result["tricks"][0]["winner"] == 3


def test_other_locks_leave_a_row_free() -> None:
    with Row(TRICK, offer="twos-win,threes-low", locks=OTHERS) as free:
        assert (free.scene["answers"] != {}, free.scene["locked"]) == (True, "")
        free.set_state({"row": ["twos-win"]})
        assert free.row == ["twos-win"]


@pytest.mark.parametrize(
    ("locks", "locked"),
    [((), []), ((Lock.HINTS,), ["hint", "chances"]), ((Lock.WHAT_IF,), ["branch"]), ((Lock.BOTS,), [])],
)
def test_a_table_tells_its_page_what_not_to_offer(locks: Iterable[Lock], locked: list[str]) -> None:
    with GameTable("moustache", locks=locks) as table:
        assert table.room["locked"] == locked
        table.deal(seats=4, seed=7)
        assert table.room["locked"] == locked


@pytest.mark.parametrize("widget", [TrickStepper, RuleRow])
def test_what_is_no_lock_is_refused(widget: type[TrickStepper] | type[RuleRow]) -> None:
    with pytest.raises(ValueError, match="'X' is no lock: expected a list of Lock"):
        widget(TRICK, locks=["X"])  # type: ignore[list-item]  # what a person may try


@pytest.mark.parametrize("made", [partial(TrickStepper, TRICK), partial(RuleRow, TRICK), GameTable])
@pytest.mark.parametrize("locks", ["H", Lock.HINTS, b"H", 3, None])
def test_what_is_no_list_of_locks_is_refused_by_all_alike(made: Callable[..., object], locks: object) -> None:
    """A text is a list of letters to Python, but nobody means one."""
    with pytest.raises(TypeError, match=r"^locks is .*: expected a list"):
        made(locks=locks)
