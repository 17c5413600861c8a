"""Face de bouc at a table: what its board holds, its events in words, and its clock.

Names are heard in the moment in which they are said, and are nowhere else: not on the board, in no frame, no reason, no
hint, no log. With several people at one screen the table is their referee: they say the names aloud, and tell it who
was right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from moosekit.bots.random_namer import RandomNamer
from moosekit.bots.remembering import RememberingBot
from moosekit.cards.card import Card
from moosekit.chance.now import bouc as now
from moosekit.chance.now.chance import Chance
from moosekit.core.awaits import Over, Turn, Window
from moosekit.core.game import Game
from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import Reader
from moosekit.core.secret import revealed
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.core.trace import Note
from moosekit.draw import Shelf, Stack
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, SPECIAL, Act, Action, Draw, Name, Press, Say, Special
from moosekit.games.face_de_bouc.cards import FACES
from moosekit.games.face_de_bouc.describe import describe
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import A_DAY, PLAYERS, Setup, standard, without_clock
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.stripped import WRONG, without_names
from moosekit.games.face_de_bouc.switches import SpecialShout
from moosekit.games.face_de_bouc.view import FaceView
from moosekit.widgets.table.bouc_board import board
from moosekit.widgets.table.bouc_told import made_up, said, tell
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.ending import won_by
from moosekit.widgets.table.paces import PACES, chosen
from moosekit.widgets.table.scene import Around, Moment, TableScene, Told
from moosekit.words.aids import HEADINGS
from moosekit.words.catalogue import text
from moosekit.words.table import Table

TURNS: Final = "bouc-turns"
CALM: Final = "bouc-calm"
SHOUT: Final = "bouc-special"
#: in the calm set-up names may take half a minute
CALM_SAYING: Final = Millis(30_000)
#: without a clock an answer counts as given after so many milliseconds, like that of a usual hand
USUAL: Final = Millis(600)
RIGHT: Final = "right"


class BoucScene(TableScene[Setup, State, Action, Event, FaceView]):
    """Face de bouc at a table."""

    game: Game[Setup, State, Action, Event, FaceView] = FaceDeBouc()
    front: ClassVar[str] = "table-face-de-bouc"
    family: ClassVar[str] = "bouc"
    players: ClassVar[tuple[int, ...]] = PLAYERS
    variations: ClassVar[tuple[str, ...]] = (TURNS, CALM, SHOUT, "bouc-standard")
    cards: ClassVar[tuple[Card, ...]] = FACES
    kinds: ClassVar[tuple[str, ...]] = ("draw", "name", "shout", "cards", "end")
    example: ClassVar[str] = "draw"
    bots: ClassVar[str] = "attentive"
    paces: ClassVar[tuple[str, ...]] = tuple(PACES)
    shared: ClassVar[bool] = True
    memory: ClassVar[bool] = True
    most_moves: ClassVar[int] = 60

    def setup(self, variation: str, players: int) -> Setup:
        """The usual set-up; the one with longer times; the one with the special shout; or without a clock."""
        if variation == TURNS:
            return without_clock(players)
        if variation == CALM:
            return Setup(players, say_limit=CALM_SAYING, recall_limit=None)
        return Setup(players, special_shout=SpecialShout.ON) if variation == SHOUT else standard(players)

    def paced(self, setup: Setup, paces: Sequence[str]) -> Setup:
        """The first seats at these paces; without a clock there is nothing to make longer."""
        found = chosen(paces, setup.players) if setup.clocked else ()
        return replace(setup, paces=found, name="custom") if found else setup

    def seats(self, setup: Setup) -> int:
        """The players."""
        return setup.players

    def open_setup(self, view: FaceView) -> Setup:
        """The set-up; nothing in it is secret."""
        return view.facts.setup

    def describe(self, setup: Setup, language: str) -> Table:
        """The values with their sources."""
        return describe(setup, language)

    def headings(self, setup: Setup) -> Mapping[str, int]:
        """The headings of the player aid."""
        return {part: lines for part, lines in HEADINGS["bouc"].items() if part != "special" or setup.with_special}

    def board(self, view: FaceView, seat: Seat | None, language: str) -> Board:  # noqa: ARG002 - it has no words
        """The table, the same for everybody."""
        return board(view)

    def tell(self, event: Event, notes: tuple[Note, ...], around: Around[Event]) -> Told | None:
        """An event in words, with what it changes; a name is never in them."""
        return tell(event, notes, around)

    def said(self, events: tuple[Event, ...], language: str) -> list[str]:
        """The sentences in which a name is said aloud."""
        return said(events, language)

    def prompt(self, view: FaceView, seat: Seat, language: str) -> str:
        """What the seat is to do."""
        phase = view.facts.phase
        key = "draw" if phase is None else "recall" if phase is Phase.RECALL else "name"
        if key == "recall" and self._pressed(view, seat) is not None:
            key = "say"
        if phase is Phase.NAMING and seat != view.facts.turn:
            key = "others"
        return text(f"table.bouc.ask.{key}", language, seat=seat)

    def together(self, view: FaceView, language: str) -> str:
        """What all who sit here are asked."""
        return text("table.bouc.ask.all", language) if view.facts.phase is Phase.RECALL else ""

    def label(self, action: Action, language: str) -> str:
        """What an action is called; of a name only that it is one."""
        match action:
            case Draw():
                key = "draw"
            case Name() | Stamped(Name() | Say()):
                key = "say"
            case Stamped(Press()):
                key = "press"
            case Stamped(Special()):
                key = "special"
            case Stamped():
                key = "pass"
            case Elapsed():
                raise TypeError("only the clock says how late it is")
        return text(f"table.bouc.do.{key}", language)

    def read(self, text: str, view: FaceView) -> Action:
        """``"draw"``, ``"press"``, ``"pass"``, ``"special"``, each perhaps with ``"@640"``; or a name."""
        phase, seat = view.facts.phase, view.viewer
        if phase is None:
            if text.strip() != "draw":
                raise ValueError(f"{text[:40]!r} cannot be done now: no card lies open, so write 'draw'")
            return DRAW
        if isinstance(view.awaits, Turn):
            return Name(text)
        pressed = self._pressed(view, seat) if isinstance(seat, int) else None
        if pressed is not None:
            return Stamped(Say(text), Millis(max(view.facts.promised, pressed)))
        word, _, at = text.strip().partition("@")
        stamp = int(at) if at.isascii() and at.isdecimal() else max(view.facts.promised, USUAL)
        acts: dict[str, Act] = {"press": PRESS, "pass": PASS, "special": SPECIAL}
        if word in acts:
            return Stamped(acts[word], Millis(min(stamp, A_DAY)))
        if phase is Phase.NAMING:
            return Stamped(Name(text), Millis(view.facts.promised))
        raise ValueError("first write 'press' (or 'pass'); the name comes after it")

    def chances(self, view: FaceView, heard: tuple[Event, ...]) -> tuple[Chance, ...]:  # noqa: ARG002 - all lies open
        """A character that comes back, or the one on top of a pile."""
        return now.chances(view)

    def position(self, view: FaceView) -> str:
        """How many cards are left, which one lies open, and everybody's cards."""
        facts = view.facts
        won = "-".join(str(len(pile)) for pile in facts.piles)
        if isinstance(view.awaits, Over):
            return f"{won_by(view.awaits)}, cards {won}"
        if facts.phase is None:
            return f"{facts.left} cards left, seat {facts.turn + 1} to turn one up, cards {won}"
        return f"{facts.left} cards left, {facts.centre[-1].code} lies open ({facts.phase}), cards {won}"

    def text(self, view: FaceView, language: str) -> list[str]:
        """The draw pile, the open card, and what everybody has won."""
        facts = view.facts
        lines = [text("table.bouc.text.left", language, count=facts.left)]
        if facts.centre:
            face = facts.centre[-1].code
            lines.append(text("table.bouc.text.centre", language, count=len(facts.centre), face=face))
        for seat, pile in enumerate(facts.piles):
            lines.append(text("table.bouc.text.won", language, seat=seat, count=len(pile)))
        return lines

    def picture(self, view: FaceView, language: str) -> str:
        """The open card, and the top of every won pile."""
        facts = view.facts
        shelves = [
            Shelf(text("table.seat", language, number=seat + 1), (Stack(() if top is None else (top.code,)),))
            for seat, top in enumerate(facts.tops)
        ]
        if facts.centre:
            shelves.insert(0, Shelf(text("table.bouc.page.centre", language), (Stack((facts.centre[-1].code,)),)))
        return self.laid_out(shelves, view, language)

    # -- against the clock -------------------------------------------------------------------------------------------

    def moment(self, view: FaceView) -> Moment | None:
        """Which card, and how late it is since it lies open."""
        facts = view.facts
        if facts.phase is None or not isinstance(view.awaits, Window):
            return None
        return Moment(f"{facts.left} {facts.phase}", facts.promised)

    def elapsed(self, at: Millis) -> Action:
        """The clock's promise."""
        return Elapsed(at)

    def hurries(self, view: FaceView, seat: Seat) -> bool:
        """Whether the seat has a clock."""
        setup = view.facts.setup
        return setup.clocked and setup.pace(seat) is not None

    def busy(self, view: FaceView, seat: Seat) -> bool:
        """Whether the seat has a name to give, or has not said yet whether it remembers."""
        facts = view.facts
        if facts.phase is Phase.NAMING:
            return seat == facts.turn
        return seat not in facts.out and seat not in facts.passed

    def rests(self, bot: object, view: FaceView, stream: Stream) -> bool:
        """Whether a bot has nothing to say about the card."""
        return isinstance(bot, (RememberingBot, RandomNamer)) and not bot.acts(view, stream)

    def pauses(self, view: FaceView) -> bool:
        """A new card is turned up when people are ready for it."""
        return view.facts.phase is None

    # -- what people say ---------------------------------------------------------------------------------------------

    def read_page(self, data: Reader, state: State) -> Action:
        """An action, or what players tell their referee: ``{"referee": "named"}``, ``"right"`` or ``"wrong"``."""
        if data.optional("referee") is None:
            return self.game.read_action(data)
        data.only("referee", "at")
        told = data.field("referee").choice(("named", RIGHT, "wrong"))
        stamp = data.optional("at")
        at = None if stamp is None else Millis(stamp.whole(0, A_DAY))
        if told == "named":
            name = Name(made_up([name.value for _, name in state.names]))
            return name if at is None else Stamped(name, at)
        true = None if state.card is None else state.name_of(state.shown)
        said = true.value if told == RIGHT and true is not None else WRONG
        return Stamped(Say(said), Millis(0) if at is None else at)

    def kept(
        self, session: Session[Setup, State, Action, Event, FaceView], *, names: bool
    ) -> Session[Setup, State, Action, Event, FaceView]:
        """The game with made-up names, unless somebody asks for the true ones."""
        return session if names else without_names(session)

    def _pressed(self, view: FaceView, seat: int) -> Millis | None:
        """When the seat pressed, as long as it owes a name and the viewer may know."""
        return revealed(view.facts.pressed[seat])


#: the scene of this game, as ``scenes.py`` finds it
SCENE: Final = BoucScene
