"""Face de bouc at a terminal, turn by turn: everybody answers in secret, with a typed reaction time."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from moosekit.bots import bot
from moosekit.cli.kit import Kit, NotUnderstood, in_columns, seat_name, seat_of
from moosekit.core.awaits import Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.game import Game
from moosekit.core.ids import SPECTATOR, Millis, Seat, Viewer
from moosekit.core.secret import Secret
from moosekit.core.session import Session
from moosekit.core.timing import Stamped
from moosekit.core.trace import Note
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, Action, Name, Press, Say
from moosekit.games.face_de_bouc.events import Answered, Event, Named, Shouted
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import PLAYERS, Setup, without_clock
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.stripped import without_names
from moosekit.games.face_de_bouc.telling import tell
from moosekit.games.face_de_bouc.view import FaceView
from moosekit.words.catalogue import text

#: how many milliseconds somebody took who does not say
USUAL: Final = 1_500
#: how a pass is typed, beside Enter
PASSES: Final = ("", "pass")
#: around a text that could be taken for a command, or for a time
MARKS: Final = "\"'“”«»\u00a0 "
_TIME: Final = re.compile(r"@\s*(\d{1,9})$", re.ASCII)


class BoucKit(Kit[Setup, State, Action, Event, FaceView]):
    """Face de bouc at a terminal. Names are said once; no table, no reason, no hint and no record repeats them."""

    game: Game[Setup, State, Action, Event, FaceView] = FaceDeBouc()
    players: ClassVar[tuple[int, ...]] = PLAYERS
    looks_back: ClassVar[Viewer] = SPECTATOR

    def setup(self, players: int) -> Setup:
        """The usual set-up for a table without a clock."""
        return without_clock(players)

    def bot(self, kind: str) -> ExplainingBot[Action, Event, FaceView]:
        """A player."""
        return bot(kind, "face-de-bouc")

    def show(self, view: FaceView, language: str) -> list[str]:
        """The draw pile, the open pile, and what everybody has won."""
        facts, seat = view.facts, seat_of(view.viewer)
        rows: list[tuple[str, str]] = []
        for other, pile in enumerate(facts.piles):
            words = text("cli.play.bouc.won", language, count=len(pile))
            rows.append((seat_name(Seat(other), seat, language), words))
        lines = [text("cli.play.bouc.pile", language, count=facts.left), *in_columns(rows)]
        if facts.centre:
            top = facts.centre[-1].code
            lines.append(text("cli.play.bouc.centre", language, count=len(facts.centre), face=top))
        return lines

    def ask(self, view: FaceView, language: str) -> str:
        """To turn up a card, to give a name, or to remember one."""
        phase = view.facts.phase
        if phase is None:
            return text("cli.play.bouc.ask-draw", language)
        key = "cli.play.bouc.ask-shout" if phase is Phase.RECALL else "cli.play.bouc.ask-name"
        return text(key, language, face=view.facts.centre[-1].code, usual=USUAL)

    def choices(self, view: FaceView, options: Options[Action], language: str) -> list[str]:  # noqa: ARG002
        """Names cannot be listed."""
        return []

    def read(self, line: str, view: FaceView, options: Options[Action]) -> tuple[Action, ...]:  # noqa: ARG002
        """Enter turns up a card or passes; else a name, and after @ how many milliseconds it took."""
        phase = view.facts.phase
        if phase is None:
            if line not in ("", "draw"):
                raise NotUnderstood("cli.play.bouc.only-draw", line=line[:40])
            return (DRAW,)
        if phase is not Phase.RECALL:
            return (Name(line.strip(MARKS)),)
        if line in PASSES:
            return (Stamped(PASS, Millis(0)),)
        time = _TIME.search(line)
        name, at = (line, USUAL) if time is None else (line[: time.start()], int(time[1]))
        return (Stamped(PRESS, Millis(at)), Stamped(Say(name.strip(MARKS)), Millis(at)))

    def write(self, action: Action, view: FaceView) -> str:  # noqa: ARG002 - names need no table
        """What can be typed, without a name that is in use: of a shout only its time."""
        match action:
            case Name(name):
                return name
            case Stamped(Press(), at):
                return f"… @ {at}"
            case _:
                return ""

    def tell(self, event: Event, notes: tuple[Note, ...], language: str) -> list[str]:  # noqa: ARG002 - ``why`` tells them
        """What happened, with the names where the event still holds them."""
        return [] if isinstance(event, Answered) else [tell(event, language)]

    def says_names(self, event: Event) -> bool:
        """Whether a name was given or shouted."""
        match event:
            case Named(name=Secret()) | Shouted(said=Secret()):
                return True
            case _:
                return False

    def hides_names(self, view: FaceView) -> bool:
        """While a card is open: those are the moments to remember."""
        return view.facts.phase is not None

    def kept(
        self, session: Session[Setup, State, Action, Event, FaceView], *, names: bool
    ) -> Session[Setup, State, Action, Event, FaceView]:
        """The game with made-up names, unless somebody asks for the true ones."""
        return session if names else without_names(session)


#: the kit of this game, as ``kits.py`` finds it
KIT: Final = BoucKit()
