"""A played game as versioned JSON that replays through ``apply`` and verifies itself."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from moosekit.core.chance import Chance, ChanceFault, Given, Seeded
from moosekit.core.game import Applied, Game
from moosekit.core.ids import Actor, Edge, Seat
from moosekit.core.json_data import BadData, Json, Reader, canonical, parse
from moosekit.core.refusal import BadSetup, IllegalAction
from moosekit.core.session import Session
from moosekit.core.stream import MASK

__all__ = ["FORMAT", "Record", "digest", "read_record", "record_of", "replay", "steps", "write_record"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

FORMAT: Final = 1
MOST_SEATS: Final = 16


@dataclass(frozen=True, slots=True)
class Record(Generic[P, A]):
    """All that is needed to play a game again: set-up, chance, the deal that it gave, the actions, and a digest."""

    game: str
    revision: int
    setup: P
    chance: Chance
    deal: Given
    actions: tuple[tuple[Actor, A], ...]
    digest: str


def digest(happened: Iterable[object]) -> str:
    """SHA-256 over everything that happened, in hexadecimal: two games with the same digest went the same way.

    >>> from moosekit.games.moustache.cards import card
    >>> from moosekit.games.moustache.events import Played
    >>> one, other = [Played(Seat(0), card(code)) for code in ("P3", "P4")]
    >>> digest([one]) == digest([one]), digest([one]) == digest([other])
    (True, False)
    """
    sha = hashlib.sha256()
    for event in happened:
        sha.update(f"{type(event).__name__}{canonical(event)}\n".encode("ascii"))
    return sha.hexdigest()


def record_of(session: Session[P, S, A, E, V]) -> Record[P, A]:
    """The record of a session, up to its cursor.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> record_of(Session(Moustache(), standard(4), Seeded(7))).actions
    ()
    """
    return Record(
        session.game.id,
        session.game.revision,
        session.setup,
        session.chance,
        Given(session.game.drawn(session.state)),
        tuple((move.actor, move.action) for move in session.moves),
        digest(event for step in steps(session) for event in step.events),
    )


def replay(game: Game[P, S, A, E, V], record: Record[P, A]) -> Session[P, S, A, E, V]:
    """Plays a record again, from its seed or its given draws, and checks each of them: the deal, the moves, the end.

    The session can be played on from there.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> replay(Moustache(), record_of(Session(Moustache(), standard(4), Seeded(7))))
    Session(moustache, move 0 of 0)

    Raises:
        BadData: the record is of another game or revision, or does not play or end as it says.
    """
    if (record.game, record.revision) != (game.id, game.revision):
        found, expected = f"{record.game!r}, revision {record.revision}", f"{game.id!r}, revision {game.revision}"
        raise BadData("$.game", f"this record is of {found}; expected {expected}")
    try:
        session = Session(game, record.setup, record.chance)
    except BadSetup as fault:
        raise BadData("$.setup", str(fault)) from fault
    except ChanceFault as fault:
        raise BadData("$.chance", str(fault)) from None
    deal = dict(record.deal.draws)
    if any(deal.get(label) != items for label, items in game.drawn(session.first.state)):
        raise BadData("$.deal", "the chance of this record gives another deal")
    for index, (actor, action) in enumerate(record.actions):
        try:
            session.do(actor, action)
        except IllegalAction as fault:
            raise BadData(f"$.actions[{index}]", str(fault)) from fault  # which has the refusals
        except ChanceFault as fault:
            raise BadData("$.chance", str(fault)) from None
    if dict(game.drawn(session.state)) != deal:
        raise BadData("$.deal", "the chance of this record gives other draws")
    if record_of(session).digest != record.digest:
        raise BadData("$.digest", "the game does not end as the record says: it was changed, or played by other rules")
    return session


def steps(session: Session[P, S, A, E, V]) -> Iterator[Applied[S, E]]:
    """What each step of a session gave, the beginning first.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> session = Session(Moustache(), standard(4), Seeded(7))
    >>> [type(event).__name__ for step in steps(session) for event in step.events]
    ['RuleRevealed', 'TeamsDealt', 'HandsDealt']
    """
    yield session.first
    yield from (move.applied for move in session.moves)


def write_record(game: Game[P, S, A, E, V], record: Record[P, A]) -> str:
    """A record as JSON text.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> text = write_record(Moustache(), record_of(Session(Moustache(), standard(4), Seeded(7))))
    >>> read_record(Moustache(), text).chance
    Seeded(seed=7)
    """
    data: Json = {
        "format": FORMAT,
        "game": record.game,
        "revision": record.revision,
        "setup": game.write_setup(record.setup),
        "chance": {"seed": record.chance.seed}
        if isinstance(record.chance, Seeded)
        else {"given": _write_draws(record.chance)},
        "deal": _write_draws(record.deal),
        "actions": [[actor, game.write_action(action)] for actor, action in record.actions],
        "digest": record.digest,
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def read_record(game: Game[P, S, A, E, V], text: str) -> Record[P, A]:
    """A record from JSON text; it is not replayed yet. ``write_record`` has an example.

    Raises:
        BadData: names the place of the fault and what would be right.
    """
    data = parse(text)
    data.only("format", "game", "revision", "setup", "chance", "deal", "actions", "digest")
    found = data.field("format").whole(0, MASK)
    if found != FORMAT:
        raise BadData("$.format", f"this is format {found}; this version of moosekit reads format {FORMAT}")
    name = data.field("game").text()
    if name != game.id:
        raise BadData("$.game", f"this record is of {name[:60]!r}, not of {game.id!r}")
    return Record(
        name,
        data.field("revision").whole(0, MASK),
        game.read_setup(data.field("setup")),
        _read_chance(data.field("chance")),
        _read_draws(data.field("deal")),
        tuple(_read_action(game, entry) for entry in data.field("actions").items()),
        data.field("digest").text(),
    )


def _write_draws(given: Given) -> Json:
    return {label: list(items) for label, items in given.draws}


def _read_draws(data: Reader) -> Given:
    return Given(tuple((label, tuple(item.text() for item in items.items())) for label, items in data.entries()))


def _read_chance(data: Reader) -> Chance:
    data.only("seed", "given")
    seed = data.optional("seed")
    return _read_draws(data.field("given")) if seed is None else Seeded(seed.whole(0, MASK))


def _read_action(game: Game[P, S, A, E, V], entry: Reader) -> tuple[Actor, A]:
    parts = entry.items()
    if len(parts) != 2:
        raise entry.fault(f"expected an actor and an action, found {len(parts)} items")
    who, what = parts
    actor: Actor = who.member(Edge) if isinstance(who.value, str) else Seat(who.whole(0, MOST_SEATS - 1))
    return actor, game.read_action(what)
