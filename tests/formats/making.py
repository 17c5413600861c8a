"""Writes kept files that are not there yet, as the formats are today: `python -m tests.formats.making`."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from moosekit.batch import simulate
from moosekit.chance.questions import FAMILIES
from moosekit.classroom.answers import write_answers
from moosekit.classroom.class_table import class_table
from moosekit.classroom.code import LessonCode, Lock
from moosekit.classroom.exercise import exercise
from moosekit.classroom.plan import LESSONS
from moosekit.classroom.progress import VERSION, Progress
from moosekit.classroom.sheet import sheet, sheets
from moosekit.core.chance import Given, Seeded
from moosekit.core.record import FORMAT, record_of, write_record
from moosekit.core.stream import Stream
from moosekit.games import GAMES
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import PassJokers, Setup, standard
from moosekit.quiz import families
from moosekit.tricks.row import Reading
from moosekit.widgets import lesson_table
from tests.formats.kept import HERE, SEVENS, SUMS, AnySession, end_of, sums, text_of
from tests.games.face_de_bouc import golden_games as bouc
from tests.games.face_de_bouc import playing as bouc_playing
from tests.games.moose_in_the_house import golden_games as house
from tests.games.moose_in_the_house import playing as house_playing
from tests.games.moose_match_mayhem import golden_games as mayhem
from tests.games.moose_match_mayhem import playing as mayhem_playing
from tests.games.moustache import golden_games as moustache
from tests.games.moustache import playing as moustache_playing

Name: TypeAlias = str
#: chance for those who play the kept games by legal moves at random
PLAYERS: Final = Stream.seeded(7).child("kept")
#: the files of progress whose tables are kept
CLASS: Final = ("astray.json", "empty.json", "every-question.json", "with-code-and-name.json")
#: a record of more moves is too long to be looked at
LONG: Final = 400


def main() -> None:
    """Writes them, and their digests."""
    kept = text_of(SUMS).splitlines() if SUMS.exists() else []
    answers = {path.rpartition("/")[2]: Progress.read(content) for path, content in progress().items()}
    made = {**records(), **progress(), **codes(), **tables(answers)}
    for name, content in made.items():
        path = HERE / name
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_text(content, encoding="utf-8", newline="\n")
            kept += sums([path]).splitlines()
    SUMS.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8", newline="\n")


def records() -> dict[Name, str]:
    """Games of all kinds, each with its end."""
    found: dict[Name, str] = {}
    for name, session in _games():
        file = f"record-{FORMAT}/{session.game.id}-{name}"
        found[f"{file}.json"] = write_record(session.game, record_of(session)) + "\n"
        found[f"{file}.end.json"] = end_of(session)
    return found


def _games() -> Iterator[tuple[Name, AnySession]]:
    """The games that are printed as goldens, whole where they are not too long, and some of Moustache besides."""
    for seed, (name, one) in enumerate(house.golden_setups().items()):
        yield name, house_playing.played(one, Seeded(seed), PLAYERS, LONG)
    for seed, (name, two) in enumerate(mayhem.golden_setups().items()):
        yield name, mayhem_playing.played(two, Seeded(seed), PLAYERS, LONG)
    for seed, (name, three) in enumerate(bouc.golden_setups().items()):
        yield name, bouc_playing.played(three, Seeded(seed), PLAYERS, LONG)
    for seed, (name, four) in enumerate({**moustache.golden_setups(), **_readings()}.items()):
        yield name, moustache_playing.played(four, Seeded(seed), PLAYERS, LONG)
    begun = moustache_playing.played(standard(4), Seeded(2026), PLAYERS, 25)
    yield "cut-short", begun
    given = Given(begun.game.drawn(begun.first.state))
    yield "given-deal", moustache_playing.played(Setup(4, row=(), rounds=1), given, PLAYERS, LONG)


def _readings() -> dict[Name, Setup]:
    """Rows in which the readings differ, an own card, and the values that no golden changes."""
    row = row_of("twos-win,threes-low,twins-vanish")
    readings = {f"reading-{reading}": Setup(4, row=row, reading=reading, rounds=1) for reading in Reading}
    own = Setup(3, row=(SEVENS, *row_of("reversed")), rounds=1, name="own-card")
    passed = replace(standard(5), row=row_of("pass-three"), pass_jokers=PassJokers.NO, rounds=1, face_up=1)
    return {**readings, "own-card": own, "jokers-stay": passed}


def progress() -> dict[Name, str]:
    """Answers of a class: slips and right ones, a code, names, and every question once."""
    locked = LessonCode.make("N04", seed=7, language="fr", locks=[Lock.HINTS])
    names = [f"{family.id}#0" for family in FAMILIES]
    names += [f"{family.name}.0" for game in GAMES for family in families(game)]
    every = Progress()
    for name in names:
        every = every.answered(name, exercise(name).expected)
    zoe = Progress(str(locked)).called("Zoé  Élan")
    for name in sheet(locked, 12).questions:
        zoe = zoe.answered(name, "0").answered(name, exercise(name).expected)
    astray = Progress().answered("moustache.where-is-it#0", "1/4").answered("moustache.where-is-it#0", "10/34")
    kept = {"every-question": every, "with-code-and-name": zoe, "astray": astray, "empty": Progress()}
    return {f"progress-{VERSION}/{name}.json": one.write() for name, one in kept.items()}


def codes() -> dict[Name, str]:
    """Codes of every lesson, each in a file with all that hangs on it."""
    found: dict[Name, str] = {}
    for number, lesson in enumerate(LESSONS):
        language, locks = ("en", "fr")[number % 2], list(Lock)[: number % 4]
        code = LessonCode.make(lesson.id, seed=number, language=language, locks=locks)
        found[f"lesson-code-1/{lesson.id.lower()}.json"] = told(str(code))
    return found


def told(typed: str) -> str:
    """All that a code says, as JSON text: what is dealt at its table, too."""
    code = LessonCode.parse(typed)
    table = lesson_table(code)
    session = table.sitting.session
    table.close()
    data = {
        "code": typed,
        "lesson": code.lesson.id,
        "language": code.language,
        "locks": [lock.name.lower() for lock in code.locks],
        "seed": code.seed,
        "questions": {str(number): list(sheet(code, number).questions) for number in (1, 2, 30)},
        "game": session.game.id,
        "players": code.lesson.players,
        "deal": {label: list(items) for label, items in session.game.drawn(session.first.state)},
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def tables(answers: Mapping[Name, Progress]) -> dict[Name, str]:
    """What is written for spreadsheets: the answers in each file of progress, and what does not hang on any."""
    found: dict[Name, str] = {}
    for name in CLASS:
        answers[name].write_csv(file := io.StringIO())
        found[f"csv-1/answers-of-{name.removesuffix('.json')}.csv"] = file.getvalue()
    class_table({name: answers[name] for name in CLASS}).write_csv(file := io.StringIO())
    found["csv-1/class.csv"] = file.getvalue()
    write_answers(sheets(LessonCode.make("N05", seed=7), 3), file := io.StringIO())
    found["csv-1/sheets.csv"] = file.getvalue()
    simulate(6, seed=7, row="twos-win,reversed", progress=False).write_csv(file := io.StringIO())
    found["csv-1/simulation.csv"] = file.getvalue()
    return found


if __name__ == "__main__":
    main()
