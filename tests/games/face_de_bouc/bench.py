"""A table on which positions and rulings are played as their pages write them: seats S1, S2 …, characters K1, K2 …"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypedDict, Unpack

from moosekit.core.awaits import Over, Turn
from moosekit.core.chance import Chance
from moosekit.core.ids import CLOCK, OPEN, Actor, Millis, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.timing import Elapsed, Stamped
from moosekit.core.trace import Note, Trace
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, SPECIAL, Act, Action, Name, Say
from moosekit.games.face_de_bouc.cards import COPIES, Faces
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import (
    AfterMistake,
    Clock,
    LastCard,
    NameAndSpecial,
    NearNames,
    OwnerSpecial,
    Passing,
    Penalty,
    SameName,
    SpecialOff,
    SpecialShout,
    SpecialTop,
    Swaps,
    Tie,
    TitleAsName,
    Tries,
)
from moosekit.games.face_de_bouc.telling import tell

GAME: Final = FaceDeBouc()


def k(text: str) -> str:
    """``K1 K12`` as codes of cards.

    >>> k("K1 K12")
    'f01 f12'
    """
    return " ".join(f"f{int(word.removeprefix('K')):02}" for word in text.split())


def back(cards: Faces) -> str:
    """Cards as the page writes them."""
    return " ".join(f"K{card.index + 1}" for card in cards)


class Bench:
    """A state, all that happened since, and why. Seats count from 1 here.

    ``names`` are by character; a character that lies somewhere and is not among them has some name that nobody says.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        draw: str,
        centre: str = "",
        won: Mapping[int, str] | None = None,
        names: Mapping[str, str] | None = None,
        turn: int = 1,
        chance: Chance | None = None,
    ) -> None:
        piles = [k((won or {}).get(seat + 1, "")) for seat in range(setup.players)]
        seen = dict.fromkeys(" ".join([k(centre), *piles]).split())
        known = {code: f"unsaid {code}" for code in seen} | {k(code): name for code, name in (names or {}).items()}
        self.state: State = position(
            setup,
            draw=k(draw),
            centre=k(centre),
            piles=piles,
            names=known,
            turn=turn - 1,
            chance=chance,
        )
        self.events: list[Event] = []
        self.notes: list[Note] = []
        self.refusals: list[Refusal] = []

    # -- acting: each gives the codes of the refusals, nothing when it was legal

    def do(self, actor: Actor, action: Action) -> list[str]:
        reasons = GAME.check(self.state, actor, action)
        self.refusals += reasons
        if not reasons:
            for trace in GAME.explain(self.state, actor, action, OPEN):
                self.notes += trace.notes if isinstance(trace, Trace) else ()
            self.state, events = GAME.apply(self.state, actor, action)
            self.events += events
        return [reason.code.removeprefix("bouc.") for reason in reasons]

    def act(self, seat: int, act: Act, at: int) -> list[str]:
        return self.do(Seat(seat - 1), Stamped(act, Millis(at)))

    def draw(self, seat: int) -> list[str]:
        return self.do(Seat(seat - 1), DRAW)

    def name(self, seat: int, text: str, at: int | None = None) -> list[str]:
        return self.do(Seat(seat - 1), Name(text)) if at is None else self.act(seat, Name(text), at)

    def shout(self, seat: int, text: str, at: int, later: int = 0) -> list[str]:
        """Presses, and says the name ``later`` milliseconds afterwards."""
        return self.act(seat, PRESS, at) or self.act(seat, Say(text), at + later)

    def special(self, seat: int, at: int) -> list[str]:
        return self.act(seat, SPECIAL, at)

    def passes(self, at: int, *seats: int) -> None:
        for seat in seats:
            assert self.act(seat, PASS, at) == []

    def until(self, at: int) -> list[str]:
        """The clock goes on; gives what happened, in words."""
        before = len(self.events)
        assert self.do(CLOCK, Elapsed(Millis(at))) == []
        return self.told(before)

    # -- looking

    def told(self, since: int = 0) -> list[str]:
        return [tell(event) for event in self.events[since:]]

    @property
    def centre(self) -> str:
        return back(self.state.centre)

    @property
    def won(self) -> list[int]:
        """How many cards everybody has won."""
        return [len(pile) for pile in self.state.piles]

    def top(self, seat: int) -> str:
        return back(self.state.piles[seat - 1][-1:])

    @property
    def to_draw(self) -> int | None:
        """The seat that is to turn up a card; ``None`` while something else is to be done."""
        awaits = GAME.awaits(self.state)
        return awaits.seat + 1 if isinstance(awaits, Turn) and self.state.card is None else None

    @property
    def to_name(self) -> int | None:
        """The seat that alone is to give a name."""
        awaits = GAME.awaits(self.state)
        return awaits.seat + 1 if isinstance(awaits, Turn) and self.state.card is not None else None

    @property
    def winners(self) -> list[int] | None:
        awaits = GAME.awaits(self.state)
        return [seat + 1 for seat in awaits.outcome.ranking[0]] if isinstance(awaits, Over) else None


class Switches(TypedDict, total=False):
    """What a set-up of a test may change."""

    first: Seat | None
    same_instant: Millis
    say_limit: Millis
    recall_limit: Millis | None
    special_shout: SpecialShout
    owner_special: OwnerSpecial
    after_mistake: AfterMistake
    special_top: SpecialTop
    name_and_special: NameAndSpecial
    special_off: SpecialOff
    tries: Tries
    penalty: Penalty
    same_name: SameName
    title_as_name: TitleAsName
    passing: Passing
    last_card: LastCard
    tie: Tie
    slips: tuple[int, ...]
    swaps: Swaps
    near_names: NearNames


def clocked(players: int, copies: tuple[int, ...] = COPIES, **switches: Unpack[Switches]) -> Setup:
    """The usual set-up, with some switches changed."""
    return Setup(players, copies, **switches)


def special(players: int, **switches: Unpack[Switches]) -> Setup:
    """The same with the special shout."""
    return replace(Setup(players, **switches), special_shout=SpecialShout.ON)


def by_turns(players: int, **switches: Unpack[Switches]) -> Setup:
    """The same without a clock."""
    return Setup(players, clock=Clock.TURNS, **switches)


def answers(bench: Bench, *said: tuple[int, str | Act, int]) -> None:
    """Without a clock: each seat answers with a name or an act, after so many milliseconds."""
    for seat, what, at in said:
        refused = bench.shout(seat, what, at) if isinstance(what, str) else bench.act(seat, what, at)
        assert refused == [], (seat, what, refused)
