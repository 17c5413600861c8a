"""Face de bouc for the quiz: positions and what is said as texts, and what lies on the table.

The names here belong to the questions: they are made up, and everybody may read them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from moosekit.core.ids import CLOCK, Actor, Millis, Seat
from moosekit.core.pace import Pace
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, SPECIAL, Act, Action, Name, Say
from moosekit.games.face_de_bouc.cards import FACES, FaceCard
from moosekit.games.face_de_bouc.events import Event, Won
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.quiz.case import Kit
from moosekit.quiz.come import Come, come_of
from moosekit.quiz.question import Shelf, ShownCard
from moosekit.quiz.variant import Variant
from moosekit.words import text

GAME: Final = FaceDeBouc()
BoucCome: TypeAlias = Come[State, Event]
Doing: TypeAlias = Callable[[Variant, str], tuple[str, ...]]


def after(
    *moves: str,
    draw: str = "{a}",
    centre: str = "{a} {b}",
    won: str = "",
    names: str = "{a}=Zorglub {b}=Pip",
    turn: int = 1,
    setup: Setup | None = None,
    paces: Sequence[Pace] = (),
) -> Callable[[Variant], BoucCome]:
    """What comes of a card that is turned up, and then of what is said.

    ``{s2}:shout@600:Bob`` presses and says a name, ``{s2}:special@600`` is the special shout, ``{s2}:pass@600`` a pass,
    ``{s1}:name:Bob`` gives a name, ``@900`` is the clock. A character that lies somewhere has some name. ``paces`` are
    those of s1, s2, s3.
    """

    def come(variant: Variant) -> BoucCome:
        piles = variant.by_seat(won)
        seen = dict.fromkeys(" ".join([variant(centre), *piles]).split())
        given = dict(one.split("=") for one in variant(names).split())
        state = position(
            _paced(Setup(variant.players) if setup is None else setup, variant, paces),
            draw=variant(draw),
            centre=variant(centre),
            piles=piles,
            names={code: given.get(code, f"Unsaid{code}") for code in seen},
            turn=variant.seat(turn),
        )
        found = come_of(GAME, state, [(state.turn, DRAW)])
        asked = Come(found.after, found.after, found.awaits, found.events, found.notes)
        return _said(asked, [variant(move) for move in moves])

    return come


def _paced(setup: Setup, variant: Variant, paces: Sequence[Pace]) -> Setup:
    """The set-up with the paces of s1, s2, s3."""
    by_seat = {variant.seat(number): pace for number, pace in enumerate(paces, 1)}
    return replace(setup, paces=tuple(pace for _, pace in sorted(by_seat.items())))


def _said(found: BoucCome, moves: Sequence[str]) -> BoucCome:
    """What is said, one after another; after a refusal nothing is done."""
    for move in moves:
        for actor, action in read(move, found.after):
            if found.allowed:
                found = found.then(come_of(GAME, found.after, [(actor, action)]))
    return found


def read(move: str, state: State) -> list[tuple[Actor, Action]]:
    """What a text means."""
    if move == "draw":
        return [(state.turn, DRAW)]
    if move.startswith("@"):
        return [(CLOCK, Elapsed(Millis(int(move[1:]))))]
    number, verb, *words = move.split(":")
    what, _, time = verb.partition("@")
    seat, said = Seat(int(number) - 1), words[0] if words else ""
    if what == "name":
        return [(seat, Name(said))]
    acts: dict[str, tuple[Act, ...]] = {
        "shout": (PRESS, Say(said)),
        "press": (PRESS,),
        "say": (Say(said),),
        "special": (SPECIAL,),
        "pass": (PASS,),
    }
    return [(seat, Stamped(act, Millis(int(time)))) for act in acts[what]]


def doing(*moves: str) -> Doing:
    """What is said as sentences, in the order of writing."""

    def told(variant: Variant, language: str) -> tuple[str, ...]:
        sentences: list[str] = []
        for move in map(variant, moves):
            number, verb, *words = move.split(":") if ":" in move else ("", "clock")
            what, _, time = verb.partition("@")
            if number:
                seat, name = int(number) - 1, words[0] if words else ""
                sentences.append(text(f"quiz.bouc.does.{what}", language, seat=seat, time=int(time or 0), name=name))
        return tuple(sentences)

    return told


def winner(come: BoucCome, _: Variant) -> Seat | None:
    """Who has won the open pile, if anybody has."""
    return next((event.seat for event in come.all(Won)), None)


def _names(number: int) -> Mapping[str, str]:
    """Characters from another place on, as a, b, c and so on."""
    turned = [FACES[(number * 5 + place) % len(FACES)].code for place in range(len(FACES))]
    return dict(zip("abcdefgh", turned, strict=False))


def _table(state: State, hands: Sequence[int], language: str) -> tuple[Shelf, ...]:
    """The open pile, and the won piles with their top cards; ``hands`` are none in this game."""
    del hands
    called = {face: name.value for face, name in state.names}

    def shown(face: FaceCard) -> ShownCard:
        return ShownCard(face.code, _called(called.get(face, ""), language))

    middle = tuple(map(shown, state.centre))
    piles = [
        Shelf(text("quiz.shelf.won", language, seat=seat, count=len(pile)), (shown(pile[-1]),))
        for seat, pile in enumerate(state.piles)
        if pile
    ]
    return (Shelf(text("quiz.shelf.open", language), middle), *piles)


def _called(name: str, language: str) -> str:
    """What stands below a character; nothing where its name does not matter."""
    return text("quiz.called", language, name=name) if name and not name.startswith("Unsaid") else ""


BOUC_KIT: Final = Kit(refs.GAME, "bouc", _names, _table)
