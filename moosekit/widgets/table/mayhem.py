"""Moose Match Mayhem at a table: what its board holds, its events in words, and its clock.

The board's fields are explained in ``widgets/src/table/mayhem/board.ts``; all of it lies open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from moosekit.bots.grabbing import GrabbingBot
from moosekit.cards.card import Card, codes
from moosekit.chance.now import mayhem as now
from moosekit.chance.now.chance import Chance
from moosekit.core.awaits import Options, Over
from moosekit.core.bot import ExplainingBot
from moosekit.core.game import Game
from moosekit.core.ids import Millis, Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.core.trace import Note
from moosekit.draw import Shelf, Stack
from moosekit.games.moose_match_mayhem.actions import Action, Call, ChoosePair, Plain, Touch
from moosekit.games.moose_match_mayhem.cards import KINDS
from moosekit.games.moose_match_mayhem.describe import describe
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.notation import read
from moosekit.games.moose_match_mayhem.setup import Setup, standard, turn_by_turn
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.view import MayhemView
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.ending import won_by
from moosekit.widgets.table.mayhem_board import board
from moosekit.widgets.table.mayhem_told import tell
from moosekit.widgets.table.paces import PACES, chosen
from moosekit.widgets.table.scene import Around, Moment, TableScene, Told
from moosekit.words.aids import HEADINGS
from moosekit.words.catalogue import text
from moosekit.words.table import Table

CALM: Final = "mayhem-calm"
TURNS: Final = "mayhem-turns"
#: in the calm set-up touches half a second apart are a tie, nobody is given a card, and all clear takes ten seconds
CALM_TIMES: Final = (Millis(500), None, Millis(10_000))


class MayhemScene(TableScene[Setup, State, Action, Event, MayhemView]):
    """Moose Match Mayhem at a table."""

    game: Game[Setup, State, Action, Event, MayhemView] = MooseMatchMayhem()
    front: ClassVar[str] = "table-moose-match-mayhem"
    family: ClassVar[str] = "mayhem"
    players: ClassVar[tuple[int, ...]] = PLAYERS
    variations: ClassVar[tuple[str, ...]] = (TURNS, CALM, "mayhem-standard")
    cards: ClassVar[tuple[Card, ...]] = KINDS
    kinds: ClassVar[tuple[str, ...]] = ("deal", "flip", "touch", "token", "herd", "end")
    example: ClassVar[str] = "flip"
    paces: ClassVar[tuple[str, ...]] = tuple(PACES)
    shared: ClassVar[bool] = True
    most_moves: ClassVar[int] = 60

    def setup(self, variation: str, players: int) -> Setup:
        """The usual set-up; the one with longer times; or turn by turn, without any clock."""
        if variation == TURNS:
            return turn_by_turn(players)
        if variation == CALM:
            same, grab, clear = CALM_TIMES
            return Setup(players, same_instant=same, grab_limit=grab, all_clear=clear)
        return standard(players)

    def paced(self, setup: Setup, paces: Sequence[str]) -> Setup:
        """The first seats at these paces; turn by turn nobody has a clock."""
        found = () if setup.paces else chosen(paces, setup.players)
        return replace(setup, paces=found, name="custom") if found else setup

    def seats(self, setup: Setup) -> int:
        """The players."""
        return setup.players

    def open_setup(self, view: MayhemView) -> Setup:
        """The set-up; nothing in it is secret."""
        return view.facts.setup

    def describe(self, setup: Setup, language: str) -> Table:
        """The values with their sources."""
        return describe(setup, language)

    def headings(self, setup: Setup) -> Mapping[str, int]:  # noqa: ARG002 - the same for every set-up
        """The headings of the player aid."""
        return HEADINGS["mayhem"]

    def board(self, view: MayhemView, seat: Seat | None, language: str) -> Board:  # noqa: ARG002 - it has no words
        """The table, the same for everybody."""
        return board(view)

    def tell(self, event: Event, notes: tuple[Note, ...], around: Around[Event]) -> Told | None:
        """An event in words, with what it changes and when it was."""
        return tell(event, notes, around)

    def prompt(self, view: MayhemView, seat: Seat, language: str) -> str:
        """What the seat is to do."""
        flip = view.facts.flip
        if flip is None:
            key = "flip"
        elif flip.dispute is not None:
            key = "call"
        elif flip.asks is not None:
            key = "pair"
        elif flip.avalanche:
            key = "avalanche"
        else:
            key = "touch"
        return text(f"table.mayhem.ask.{key}", language, seat=seat)

    def together(self, view: MayhemView, language: str) -> str:
        """What all hands are to do."""
        flip = view.facts.flip
        if flip is None or flip.paused:
            return ""
        return text("table.mayhem.ask.all.avalanche" if flip.avalanche else "table.mayhem.ask.all.touch", language)

    def label(self, action: Action, language: str) -> str:
        """What an action is called."""
        match action:
            case Stamped(Touch(place)):
                return text("table.mayhem.do.touch", language, number=place + 1)
            case Call(side):
                return text("table.mayhem.do.call", language, side=side)
            case ChoosePair(colour):
                return text("table.mayhem.do.pair", language, colour=colour or "brown")
            case Plain():
                return text(f"table.mayhem.do.{action.value}", language)
            case Elapsed():
                raise TypeError("only the clock says how late it is")

    def read(self, text: str, view: MayhemView) -> Action:
        """Short texts such as ``"c@640"``, ``"heads"``, ``"brown"``, ``"flip"``."""
        flip = view.facts.flip
        return read(text, Millis(0) if flip is None else flip.claims.promised)

    def chances(self, view: MayhemView, heard: tuple[Event, ...]) -> tuple[Chance, ...]:  # noqa: ARG002 - all lies open
        """An avalanche or two yetis in the next flip."""
        return now.chances(view)

    def position(self, view: MayhemView) -> str:
        """Which flip it is, and everybody's sets."""
        sets = "-".join(str(len(own)) for own in view.facts.sets)
        if isinstance(view.awaits, Over):
            return f"{won_by(view.awaits)}, sets {sets}"
        flip = view.facts.flip
        where = "before a flip" if flip is None else " ".join(codes(flip.middle))
        return f"flip {view.facts.number}, {where}, sets {sets}"

    def text(self, view: MayhemView, language: str) -> list[str]:
        """The piles, the middle, and everybody's herd."""
        first, second = view.facts.piles
        lines = [text("table.mayhem.text.piles", language, first=first, second=second)]
        flip = view.facts.flip
        if flip is not None:
            lines.append(text("table.mayhem.text.middle", language, cards=" ".join(codes(flip.middle))))
        for seat, sets in enumerate(view.facts.sets):
            herd = " ".join(codes(view.zone("herd", Seat(seat)).cards)) or "-"
            lines.append(text("table.mayhem.text.herd", language, seat=seat, count=len(sets), cards=herd))
        return lines

    def picture(self, view: MayhemView, language: str) -> str:
        """The middle and the herds."""
        shelves = [
            Shelf(
                text("table.seat", language, number=seat + 1),
                tuple(Stack((card.code,)) for card in view.zone("herd", Seat(seat)).cards) or (Stack(),),
            )
            for seat in range(view.facts.setup.players)
        ]
        flip = view.facts.flip
        if flip is not None:
            middle = Shelf(
                text("table.mayhem.page.middle", language), tuple(Stack((card.code,)) for card in flip.middle)
            )
            shelves.insert(0, middle)
        return self.laid_out(shelves, view, language)

    # -- against the clock -------------------------------------------------------------------------------------------

    def moment(self, view: MayhemView) -> Moment | None:
        """Which flip, and how late it is in it."""
        flip = view.facts.flip
        return None if flip is None else Moment(str(view.facts.number), max(Millis(0), flip.claims.promised))

    def elapsed(self, at: Millis) -> Action:
        """The clock's promise."""
        return Elapsed(at)

    def hurries(self, view: MayhemView, seat: Seat) -> bool:
        """Whether the seat has a clock, and it ends this flip."""
        flip, setup = view.facts.flip, view.facts.setup
        if flip is None or setup.pace(seat) is None:
            return False
        return not (flip.avalanche and setup.all_clear is None)

    def busy(self, view: MayhemView, seat: Seat) -> bool:
        """Whether it has no card of this flip, and may still touch one."""
        flip = view.facts.flip
        if flip is None or seat in (*flip.takers, *flip.waits):
            return False
        return seat not in flip.acted

    def rests(self, bot: object, view: MayhemView, stream: Stream) -> bool:
        """Whether a bot keeps its hands off."""
        return isinstance(bot, GrabbingBot) and not bot.acts(view, stream)

    def hint(
        self,
        bot: ExplainingBot[Action, Event, MayhemView],
        view: MayhemView,
        options: Options[Action],
        stream: Stream,
    ) -> Decision[Action] | Reason:
        """A hand that gives advice does not slip: beside an avalanche it says to touch nothing."""
        if not isinstance(bot, GrabbingBot):
            return bot.decide(view, options, stream)
        careful = replace(bot, slips=0)
        grabs = isinstance(view.viewer, int) and self.busy(view, Seat(view.viewer))
        rest = careful.rests(view, stream) if grabs else None
        return rest or careful.decide(view, options, stream)


#: the scene of this game, as ``scenes.py`` finds it
SCENE: Final = MayhemScene
