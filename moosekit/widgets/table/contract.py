"""What a table sends to its page, as types. `widgets/src/table/contract.ts` says the same; a test compares the two.

Seats count from 0. A ``Board`` belongs to a game: its front end knows the fields, the shared parts do not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, TypedDict

from moosekit.core.json_data import Json
from moosekit.widgets.contract import Clause

Board: TypeAlias = Mapping[str, Json]
Pace: TypeAlias = Literal["next", "slow", "steady", "fast"]
AnswerKind: TypeAlias = Literal["answer", "refusal", "hello"]


class Step(TypedDict):
    """One step of an explanation, and the clause it stands on (``*`` for a rule card of one's own)."""

    text: str
    clause: str


class TableFrame(TypedDict):
    """One thing that happened. ``changes`` are the fields of the board that are new; the others stay as they were.

    ``mark`` is what only the front end of the game reads: of a touch, when it was and what came of it.
    """

    move: int
    kind: str
    who: int | None
    line: str
    why: list[Step]
    stop: bool
    changes: Mapping[str, Json]
    mark: Json


class Option(TypedDict):
    """Something that may be done, and what to call it."""

    action: Json
    label: str


class Clock(TypedDict):
    """A phase against the clock. A message that names another phase is refused; ``at`` is how late it is."""

    phase: str
    at: int
    runs: bool
    seats: list[int]
    words: list[int]


class Now(TypedDict):
    """Where the game is: the board before ``frames``, what happened since, and who is asked for what.

    ``since`` is the move that ``board`` is of. ``words`` says that the answer is a free text.
    """

    state: str
    move: int
    since: int
    length: int
    viewer: int | None
    board: Mapping[str, Json]
    frames: list[TableFrame]
    asked: int | None
    prompt: str
    options: list[Option]
    words: bool
    clock: Clock | None
    curtain: int | None
    waiting: bool
    over: bool
    undo: bool
    redo: bool
    branch: bool
    seed: str | None
    revealed: bool


class SeatLabel(TypedDict):
    """A seat, what it is called, and who plays there."""

    seat: int
    name: str
    who: str
    here: bool


class Variation(TypedDict):
    """A named set-up that can be chosen on the first screen."""

    id: str
    title: str
    about: str


class BotLabel(TypedDict):
    """A kind of bots that can be chosen on the first screen."""

    id: str
    title: str


class Room(TypedDict):
    """All that does not change while one game is played. Before the deal there are no seats.

    ``bots`` are those that the first screen lets people choose from: none where Python has chosen. ``locked`` are the
    questions that a teacher has locked.
    """

    game: str
    title: str
    language: str
    languages: list[str]
    deal: str
    seats: list[SeatLabel]
    players: list[int]
    variations: list[Variation]
    variation: str
    bots: list[BotLabel]
    bot: str
    open: bool
    kinds: list[str]
    paces: list[str]
    memory: bool
    locked: list[str]
    names: dict[str, str]


class SetupRow(TypedDict):
    """A value of the set-up and where it comes from."""

    what: str
    value: str
    source: str
    mark: str


class Guide(TypedDict):
    """A heading of the player aid and what it says."""

    heading: str
    lines: list[str]


class Book(TypedDict):
    """What can be looked up: the set-up with its sources, the player aid, the clauses by their numbers."""

    setup: list[SetupRow]
    caption: str
    aid: list[Guide]
    clauses: dict[str, Clause]


class Hint(TypedDict):
    """What a bot would do."""

    action: Json
    label: str


class Likely(TypedDict):
    """What may happen next: a sentence, so many faces of a hundred, the fraction, and the lines that lead to it."""

    sentence: str
    faces: int
    exact: str
    lines: list[str]


class Said(TypedDict):
    """Something that was said aloud. It is told once, in its moment, and nothing keeps it."""

    kind: Literal["said"]
    line: str


class TableAnswer(TypedDict):
    """What Python answers to a message of the page."""

    kind: AnswerKind
    id: int
    sentence: str
    clause: str | None
    film: list[TableFrame] | None
    book: Book | None
    hint: Hint | None
    chances: list[Likely] | None
    record: str | None
