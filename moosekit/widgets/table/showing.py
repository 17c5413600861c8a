"""What is sent to a table's page: the room, where the game is now, the book, and what stands in where no page is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Final

from moosekit.bots import BOTS
from moosekit.classroom.lock import Lock
from moosekit.core.awaits import Finite, asked
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, Seat
from moosekit.widgets.contract import Clause
from moosekit.widgets.locking import LOCKED
from moosekit.widgets.table.contract import (
    Book,
    BotLabel,
    Clock,
    Now,
    Option,
    Room,
    SeatLabel,
    SetupRow,
    TableFrame,
    Variation,
)
from moosekit.widgets.table.film import Film
from moosekit.widgets.table.scenes import AnyScene
from moosekit.widgets.table.sitting import AnySitting
from moosekit.words.catalogue import LANGUAGES, catalogue, text
from moosekit.words.clauses import clauses

AnyFilm = Film[object, object, object, object, object]
#: bytes of where the game is: with words and room, all that a table tells stays below 20,000
LARGEST: Final = 12_300


def words_of(scene: AnyScene, language: str) -> dict[str, str]:
    """The texts of buttons and hints, which the page fills itself. Raises ``UnknownLanguage``."""
    found = catalogue(language)
    return {
        key.removeprefix(start): value
        for start in ("table.page.", f"table.{scene.family}.page.")
        for key, value in found.items()
        if key.startswith(start)
    }


def empty_room(scene: AnyScene, variation: str, bot: str, language: str, locks: Sequence[Lock] = ()) -> Room:
    """The room before anybody has dealt. ``bot`` is the kind that is chosen at first; empty where Python chose."""
    return Room(
        game=scene.game.id,
        title=text(f"table.title.{scene.game.id}", language),
        language=language,
        languages=list(LANGUAGES),
        deal="",
        seats=[],
        players=list(scene.players),
        variations=[_variation(name, language) for name in scene.variations],
        variation=variation,
        bots=[_bot(scene.game.id, name, language) for name in BOTS[scene.game.id]] if bot else [],
        bot=bot,
        open=False,
        kinds=list(scene.kinds),
        paces=list(scene.paces),
        memory=scene.memory,
        locked=[kind for kind, lock in LOCKED.items() if lock in locks],
        names={},
    )


def _variation(name: str, language: str) -> Variation:
    title, about = text(f"table.variation.{name}", language), text(f"table.variation.{name}.about", language)
    return Variation(id=name, title=title, about=about)


def _bot(game: str, name: str, language: str) -> BotLabel:
    return BotLabel(id=name, title=text(f"table.strength.{game}.{name}", language))


def room_of(
    sitting: AnySitting, variation: str, bot: str, deal: str, language: str, locks: Sequence[Lock] = ()
) -> Room:
    """The room while a game is played."""
    scene = sitting.scene
    room = empty_room(scene, variation, bot, language, locks)
    count = scene.seats(sitting.session.setup)
    room["deal"], room["open"] = deal, sitting.open_cards
    room["seats"] = [_seat(sitting, Seat(seat), language) for seat in range(count)]
    room["names"] = scene.names(language)
    return room


def _seat(sitting: AnySitting, seat: Seat, language: str) -> SeatLabel:
    here = seat in sitting.people
    who = ("table.you" if len(sitting.people) == 1 else "table.person") if here else "table.bot"
    name = text("table.seat", language, number=seat + 1)
    return SeatLabel(seat=seat, name=name, who=text(who, language), here=here)


def now_of(sitting: AnySitting | None, state: str, language: str) -> Now:
    """Where the game is, with what happened since the page was told last."""
    now = Now(
        state=state,
        move=-1,
        since=-1,
        length=0,
        viewer=None,
        board={},
        frames=[],
        asked=None,
        prompt="",
        options=[],
        words=False,
        clock=None,
        curtain=None,
        waiting=False,
        over=False,
        undo=False,
        redo=False,
        branch=False,
        seed=None,
        revealed=False,
    )
    if sitting is None:
        return now
    session = sitting.session
    first = max(sitting.mark, session.position - sitting.scene.most_moves)
    film = film_of(sitting, language)
    chance = session.chance
    told = sitting.ended or sitting.open_cards
    now["revealed"] = sitting.viewer is OPEN or sitting.scene.shared
    now["clock"] = _clock(sitting)
    now["move"], now["length"] = session.position, session.length
    now["viewer"] = sitting.own
    now["asked"], now["curtain"] = sitting.asked, sitting.curtain
    now["waiting"], now["over"] = sitting.waits_for_bots(), sitting.ended
    now["undo"], now["redo"], now["branch"] = sitting.can_undo, sitting.can_redo, sitting.branched
    now["seed"] = str(chance.seed) if told and isinstance(chance, Seeded) else None
    if sitting.asked is not None and sitting.curtain is None:
        now["prompt"] = _prompt(sitting, sitting.asked, now["clock"], language)
        now["options"] = _options(sitting, sitting.asked, language)
        now["words"] = sitting.owes_words(sitting.asked)
    elif sitting.over:
        now["prompt"] = text("table.over", language)
    now["board"] = film.board(session.position)
    now["since"], now["frames"] = _latest(first, film.frames(first, session.position), LARGEST - _bytes(now))
    if now["frames"]:
        now["board"] = film.board(now["since"]) if now["since"] >= 0 else {}
    return now


def _latest(first: int, frames: list[TableFrame], room: int) -> tuple[int, list[TableFrame]]:
    """The frames of the last moves, as many as there is room for, but one at least; and the position before them."""
    while frames and _bytes(frames) > room and frames[0]["move"] < frames[-1]["move"]:
        first = frames[0]["move"]
        frames = [frame for frame in frames if frame["move"] > first]
    return first, frames


def _bytes(told: object) -> int:
    """How long something is on its way to the page."""
    return len(json.dumps(told, ensure_ascii=False).encode())


def _prompt(sitting: AnySitting, asked: Seat, clock: Clock | None, language: str) -> str:
    scene, view = sitting.scene, sitting.session.view(asked)
    several = clock is not None and clock["runs"] and len(clock["seats"]) > 1
    return (scene.together(view, language) if several else "") or scene.prompt(view, asked, language)


def _clock(sitting: AnySitting) -> Clock | None:
    moment = sitting.moment
    if moment is None:
        return None
    session = sitting.session
    here = [seat for seat in asked(session.game.awaits(session.state)) if seat in sitting.people]
    return Clock(
        phase=moment.phase,
        at=moment.at,
        runs=sitting.hands.runs,
        seats=[int(seat) for seat in here if sitting.scene.busy(session.view(seat), seat)],
        words=[int(seat) for seat in here if sitting.owes_words(seat)],
    )


def _options(sitting: AnySitting, seat: Seat, language: str) -> list[Option]:
    session = sitting.session
    found = session.game.legal(session.state, seat)
    actions = found.actions if isinstance(found, Finite) else ()
    return sitting.scene.options(session.view(seat), actions, language)


def film_of(sitting: AnySitting, language: str) -> AnyFilm:
    """What makes frames of this game, for the one who looks."""
    return Film(sitting.scene, sitting.session, sitting.viewer, sitting.own, language)


def book_of(sitting: AnySitting, language: str) -> Book:
    """What can be looked up. A set-up is told as the one who looks may know it."""
    scene, setup = sitting.scene, sitting.session.setup
    table = scene.describe(scene.open_setup(sitting.view), language)
    marks = {text(f"setup.source.{mark}", language): mark for mark in MARKS}
    rows = [SetupRow(what=row[0], value=row[1], source=row[2], mark=marks.get(row[2], "chosen")) for row in table.rows]
    return Book(setup=rows, caption=table.caption, aid=scene.aid(setup, language), clauses=clauses_of(scene, language))


MARKS: Final = ("rulebook", "reported", "default", "open", "chosen")


def clauses_of(scene: AnyScene, language: str) -> dict[str, Clause]:
    """All clauses of the game, by their numbers."""
    return {
        number: Clause(
            ref=number,
            title=clause.title,
            text=clause.plain,
            source=text(f"ui.source.{clause.source}", language),
        )
        for number, clause in clauses(scene.game.id, language).items()
    }


def fallback_html(sitting: AnySitting | None, room: Room, now: Now, language: str) -> str:
    """What stands in for a table where no widget runs: a picture, where the game is, and to run the cell."""
    run = escape(text("table.fallback", language))
    title = f"<p><strong>{escape(room['title'])}</strong></p>"
    if sitting is None:
        return f'<div lang="{language}">{title}<p>{run}</p></div>'
    picture = sitting.scene.picture(sitting.view, language)
    lines = "".join(f"<p>{escape(line)}</p>" for line in sitting.scene.text(sitting.view, language))
    prompt = f"<p>{escape(now['prompt'])}</p>" if now["prompt"] else ""
    return f'<div lang="{language}">{title}{picture}{lines}{prompt}<p>{run}</p></div>'
