"""The events of Moustache in words, each with what it changes on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never, cast

from moosekit.cards.card import codes, in_order
from moosekit.core.ids import Seat
from moosekit.core.json_data import Json
from moosekit.core.secret import Secret
from moosekit.core.trace import Note
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.events import (
    CardsOpened,
    CardsPassed,
    Event,
    GameEnded,
    HandsDealt,
    PassSealed,
    Played,
    RoundScored,
    RuleRevealed,
    TeamsDealt,
    TrickCollected,
    TrickDecided,
    TrophyDrawn,
)
from moosekit.games.moustache.stages import TEAMS
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.scene import Around, Changes, Told, as_list
from moosekit.words.catalogue import Titles, text
from moosekit.words.narrate import narrate

#: a new round lays the table anew
CLEARED: Final[Changes] = {"count": None, "plays": [], "ahead": None, "lead": None, "hand": [], "own": [], "may": None}
WAITING: Final[Changes] = {"may": None, "turn": None}


def tell(event: Event, notes: tuple[Note, ...], around: Around[Event]) -> Told:
    """One event: its sentence, and the fields of the board that it changes."""
    board, after = around.board, around.after
    saying = Narrator(around.language, around.titles)
    match event:
        case RuleRevealed() | TeamsDealt() | HandsDealt():
            return _dealt(event, notes, board, after, saying)
        case CardsOpened() | PassSealed() | CardsPassed():
            return _opened(event, notes, board, after, saying)
        case Played():
            return _played(event, notes, board, saying)
        case TrickDecided(winner):
            return Told("trick", winner, saying.say(_deciding(notes)), {**_decided(winner, notes, board), **WAITING})
        case TrickCollected():
            return _collected(event, board, saying)
        case RoundScored():
            return _scored(event, notes, board, around.heard(), saying)
        case TrophyDrawn(seat, value):
            known = value.value if isinstance(value, Secret) else None
            line = saying.say(notes[0]) if known is None else saying.text("trophy", seat=seat, value=known)
            return Told("stars", seat, line, {"trophies": _added(board, seat, known)}, stop=known is not None)
        case GameEnded():
            changes: Changes = {"trophies": after["trophies"], "end": after["end"], "count": None}
            return Told("end", None, saying.say(notes[-1]), {**changes, **WAITING})
        case _:
            assert_never(event)


class Narrator:
    """Says notes and texts in one language."""

    def __init__(self, language: str, titles: Titles) -> None:
        self._language = language
        self._titles = titles

    def say(self, note: Note) -> str:
        """A note as a sentence."""
        return narrate(note, self._language, self._titles)

    def text(self, key: str, **facts: str | int | tuple[str, ...]) -> str:
        """A sentence of this table."""
        return text(f"table.moustache.line.{key}", self._language, titles=self._titles, **facts)


def _dealt(
    event: RuleRevealed | TeamsDealt | HandsDealt, notes: Sequence[Note], board: Board, after: Board, saying: Narrator
) -> Told:
    match event:
        case RuleRevealed(round=number, place=place):
            row = as_list(after["row"])[: place + 1]
            nobody: Json = [0 for _ in as_list(board["held"])]
            new: Changes = {"row": row, "hidden": after["hidden"], "order": after["order"], "round": number + 1}
            empty: Changes = {"held": nobody, "won": nobody, "open": [[] for _ in as_list(board["held"])], "trick": 1}
            return Told("deal", None, saying.say(notes[0]), {**CLEARED, **new, **empty, **WAITING})
        case TeamsDealt(teams=teams, crown=crown):
            changes: Changes = {"teams": [str(team) for team in teams], "crown": int(crown), "round": event.round + 1}
            return Told("deal", crown, saying.say(notes[-1]), {**CLEARED, **changes, **WAITING})
        case HandsDealt():
            size = [notes[0].after for _ in as_list(board["held"])]
            changes = {"held": cast("Json", size), "hand": _dealt_hand(event, after), "own": [], **WAITING}
            return Told("deal", None, saying.say(notes[0]), changes, stop=False)


def _dealt_hand(event: HandsDealt, after: Board) -> list[Json]:
    """The own hand as it was dealt. Who sees all hands sees it only as it is after the whole move."""
    seen = [own.value for own in event.hands if isinstance(own, Secret)]
    return list(codes(seen[0])) if len(seen) == 1 else as_list(after["hand"])


def _opened(
    event: CardsOpened | PassSealed | CardsPassed, notes: Sequence[Note], board: Board, after: Board, saying: Narrator
) -> Told:
    match event:
        case CardsOpened():
            return Told("deal", None, saying.say(notes[0]), {"open": after["open"], "own": after["own"]})
        case PassSealed(seat=seat, cards=cards):
            aside = list(codes(cards.value)) if isinstance(cards, Secret) and board["hand"] else board["aside"]
            changes: Changes = {"sealed": [*as_list(board["sealed"]), int(seat)], "aside": aside, **WAITING}
            return Told("pass", seat, saying.say(notes[0]), changes, stop=False)
        case CardsPassed(giver=giver, receiver=receiver, open=open_, closed=closed):
            changes = {"aside": [], "sealed": [], **WAITING}
            if not isinstance(closed, Secret):
                return Told("pass", giver, saying.say(notes[0]), changes, stop=False)
            given = codes(in_order((*open_, *closed.value)))
            line = saying.text("passed", seat=giver, receiver=receiver, cards=given)
            return Told("pass", giver, line, {**changes, "hand": after["hand"], "open": after["open"]})


def _played(event: Played, notes: Sequence[Note], board: Board, saying: Narrator) -> Told:
    seat, code = event.seat, event.card.code
    changes: Changes = {
        "plays": [*as_list(board["plays"]), {"seat": int(seat), "card": code, "state": "in"}],
        "hand": [held for held in as_list(board["hand"]) if held != code],
        "own": [held for held in as_list(board["own"]) if held != code],
        "open": [[held for held in as_list(own) if held != code] for own in as_list(board["open"])],
        "held": _counted(board["held"], seat, -1),
        "lead": cast("Json", notes[0].fact("lead")),
    }
    return Told("play", seat, saying.say(notes[0]), {**changes, **WAITING})


def _deciding(notes: Sequence[Note]) -> Note:
    """The note that settled who wins: the last that named another card."""
    naming = [note for note in notes if note.subject == "named" and note.changed]
    return naming[-1] if naming else notes[-1]


def _decided(winner: Seat | None, notes: Sequence[Note], board: Board) -> Changes:
    gone = {place for note in notes for place in cast("tuple[int, ...]", note.fact("positions") or ())}
    plays: list[Json] = []
    for place, play in enumerate(as_list(board["plays"])):
        lies = cast("Mapping[str, Json]", play)
        plays.append({**lies, "state": "vanished"} if place in gone else lies)
    return {"plays": plays, "ahead": None if winner is None else int(winner)}


def _collected(event: TrickCollected, board: Board, saying: Narrator) -> Told:
    won = board["won"]
    if event.stolen is not None and event.thief is not None:
        won = _counted(won, event.thief, 1)
    if event.winner is not None:
        jokers = len(event.jokers) if event.jokers_won else 0
        won = _counted(won, event.winner, len(event.taken) + jokers)
    trick = min(cast("int", board["trick"]) + 1, cast("int", board["tricks"]))
    changes: Changes = {"won": won, "plays": [], "ahead": None, "lead": None, "trick": trick, **WAITING}
    special = event.stolen is not None or bool(event.lost)
    return Told("trick", event.winner, _where_to(event, saying), changes, stop=special)


def _where_to(event: TrickCollected, saying: Narrator) -> str:
    """Where the cards of a trick went, and who leads."""
    said: list[str] = []
    if event.stolen is not None and event.thief is not None:
        said.append(saying.text("stolen", seat=event.thief, card=event.stolen.code))
    if event.winner is None or not event.taken:
        said.append(saying.text("nothing", seat=event.leader))
    else:
        said.append(saying.text("takes", seat=event.winner, count=len(event.taken)))
    return " ".join(said)


def _scored(event: RoundScored, notes: Sequence[Note], board: Board, heard: Sequence[Event], saying: Narrator) -> Told:
    printed = as_list(board["printed"])
    sides: list[Json] = []
    for team in TEAMS:
        won = [
            card
            for seat, pile in enumerate(_piles(heard, len(as_list(board["teams"]))))
            for card in pile
            if as_list(board["teams"])[seat] == str(team)
        ]
        sides.append(
            [
                {"card": card.code, "stars": printed[card.value]}
                for card in in_order(won)
                if card.value is not None and printed[card.value]
            ]
        )
    steps: Json = [saying.say(note) for note in notes if note.code.startswith("score.")][1:]
    result: Json = {"stars": list(event.stars), "winner": str(event.winner)}
    count: Json = {"cards": sides, "stars": list(event.stars), "winner": str(event.winner), "steps": steps}
    changes: Changes = {"count": count, "results": [*as_list(board["results"]), result], **WAITING}
    return Told("stars", None, saying.say(notes[-1]), changes)


def _piles(heard: Sequence[Event], players: int) -> list[Cards]:
    """What each seat has won this round: everybody saw the tricks go."""
    piles: list[Cards] = [()] * players
    for event in heard:
        if isinstance(event, TeamsDealt):
            piles = [()] * players
        elif isinstance(event, TrickCollected):
            if event.winner is not None:
                piles[event.winner] = (*piles[event.winner], *event.taken)
            if event.stolen is not None and event.thief is not None:
                piles[event.thief] = (*piles[event.thief], event.stolen)
    return piles


def _counted(counts: Json, seat: int, more: int) -> Json:
    """The counts with that of one seat changed."""
    return [cast("int", count) + (more if place == seat else 0) for place, count in enumerate(as_list(counts))]


def _added(board: Board, seat: int, value: int | None) -> Json:
    """The trophies by seat, with one more."""
    new: Json = {"round": board["round"], "value": value}
    return [[*as_list(own), new] if place == seat else own for place, own in enumerate(as_list(board["trophies"]))]
