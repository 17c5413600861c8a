"""What a teacher locks with a lesson code is refused to the page in a sentence; one code is one deal for everybody."""

from __future__ import annotations

import pytest

from moosekit.classroom.code import LessonCode, Lock
from moosekit.classroom.plan import LESSONS
from moosekit.widgets import lesson_table
from moosekit.words import LANGUAGES
from tests.widgets.table.tables import UNREADABLE, Heard

SAID = {"en": "Your teacher has locked this for the lesson.", "fr": "Ton professeur a verrouillé cela pour la leçon."}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("lock", "kind", "fields"),
    [(Lock.HINTS, "hint", {}), (Lock.HINTS, "chances", {}), (Lock.WHAT_IF, "branch", {"move": 0})],
)
def test_what_is_locked_is_refused_and_nothing_else(
    lock: Lock, kind: str, fields: dict[str, int], language: str
) -> None:
    others = [one for one in Lock if one is not lock]
    with Heard("moustache", seats=4, seed=7, language=language, locks=[lock]) as locked:
        before = locked.now
        answer = locked.ask(kind, **fields)
        assert (answer["kind"], answer["sentence"]) == ("refusal", SAID[language])
        assert locked.now == before
    with Heard("moustache", seats=4, seed=7, language=language, locks=others) as free:
        assert free.ask(kind, **fields)["sentence"] != SAID[language]


def test_locked_bots_cannot_be_changed_on_the_first_screen() -> None:
    with Heard("moustache", locks=[Lock.BOTS]) as table:
        variation = table.room["variations"][-1]["id"]
        assert table.room["bots"] == []
        assert table.ask("deal", seats=4, people=1, variation=variation, bots="random")["sentence"] == UNREADABLE
        assert table.ask("deal", seats=4, people=1, variation=variation)["kind"] == "answer"
    with Heard("moustache") as free:
        assert "random" in [one["id"] for one in free.room["bots"]]


@pytest.mark.parametrize("name", [one.id for one in LESSONS])
def test_one_code_is_one_deal_in_every_language(name: str) -> None:
    deals: set[str] = set()
    for language in LANGUAGES:
        code = LessonCode.make(name, seed=5, language=language, locks=[Lock.HINTS])
        with lesson_table(str(code)) as table:
            assert table.language == language
            assert table.locks == (Lock.HINTS,)
            assert len(table.room["seats"]) == code.lesson.players
            deals.add(table.room["deal"])
    with lesson_table(LessonCode.make(name, seed=6)) as other:
        assert other.room["deal"] not in deals
    assert len(deals) == 1
