"""There's a Moose in the House at a table: what its board holds, and its events in words.

The board's fields are explained in ``widgets/src/table/house/board.ts``; they come from views only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

from moosekit.cards.card import Card, codes
from moosekit.chance.now import house as now
from moosekit.chance.now.chance import Chance
from moosekit.core.awaits import Over
from moosekit.core.game import Game
from moosekit.core.ids import Seat
from moosekit.core.trace import Note
from moosekit.draw import Shelf, Stack
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import KINDS
from moosekit.games.moose_in_the_house.describe import describe
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.notation import read
from moosekit.games.moose_in_the_house.setup import PLAYERS, Setup, Trap, standard
from moosekit.games.moose_in_the_house.state import State
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.ending import won_by
from moosekit.widgets.table.house_board import allowed, board
from moosekit.widgets.table.house_told import tell
from moosekit.widgets.table.scene import Around, TableScene, Told
from moosekit.words.aids import HEADINGS
from moosekit.words.catalogue import text
from moosekit.words.table import Table

KEEP_TRAPS: Final = "keep-traps"


class HouseScene(TableScene[Setup, State, Action, Event, HouseView]):
    """There's a Moose in the House at a table."""

    game: Game[Setup, State, Action, Event, HouseView] = MooseInTheHouse()
    front: ClassVar[str] = "table-moose-in-the-house"
    family: ClassVar[str] = "house"
    players: ClassVar[tuple[int, ...]] = PLAYERS
    variations: ClassVar[tuple[str, ...]] = (KEEP_TRAPS, "house-standard")
    cards: ClassVar[tuple[Card, ...]] = KINDS
    kinds: ClassVar[tuple[str, ...]] = ("deal", "draw", "build", "moose", "door", "discard", "end")
    example: ClassVar[str] = "HC>2"

    def setup(self, variation: str, players: int) -> Setup:
        """The usual set-up, or the one in which traps may be kept for later."""
        return Setup(players, trap=Trap.MAY) if variation == KEEP_TRAPS else standard(players)

    def begun(self, setup: Setup, seat: Seat) -> Setup:
        """Who last saw a real moose begins (clause 2.2)."""
        return replace(setup, named=seat, name="custom")

    def seats(self, setup: Setup) -> int:
        """The players."""
        return setup.players

    def open_setup(self, view: HouseView) -> Setup:
        """The set-up; nothing in it is secret."""
        return view.facts.setup

    def describe(self, setup: Setup, language: str) -> Table:
        """The values with their sources."""
        return describe(setup, language)

    def headings(self, setup: Setup) -> Mapping[str, int]:  # noqa: ARG002 - the same for every set-up
        """The headings of the player aid."""
        return HEADINGS["house"]

    def board(self, view: HouseView, seat: Seat | None, language: str) -> Board:  # noqa: ARG002 - it has no words
        """The table as the viewer sees it."""
        return board(view, seat)

    def tell(self, event: Event, notes: tuple[Note, ...], around: Around[Event]) -> Told | None:
        """An event in words, with what it changes."""
        del notes  # the events have sentences of their own; reasons come with the frame
        return tell(event, around)

    def prompt(self, view: HouseView, seat: Seat, language: str) -> str:
        """What the seat is to do."""
        attack = view.facts.attack
        if attack is not None:
            room = attack.card.room
            return text("table.house.ask.trap", language, seat=seat, other=attack.attacker, room=room)
        actions = allowed(view, seat)
        plays = any(isinstance(action, PlayCard) for action in actions)
        how = "play" if plays else "discard" if DiscardCard in map(type, actions) else "pass"
        return text(f"table.house.ask.{how}", language, seat=seat)

    def label(self, action: Action, language: str) -> str:
        """What an action is called."""
        match action:
            case PlayCard(card, target, place):
                key = "table.house.do.play" if place is None else "table.house.do.play-room"
                number = 0 if place is None else place + 1
                return text(key, language, card=card.code, seat=target, number=number)
            case DiscardCard(card):
                return text("table.house.do.discard", language, card=card.code)
            case Answer() | Pass():
                return text(f"table.house.do.{action.value}", language)

    def read(self, text: str, view: HouseView) -> Action:
        """Short texts such as ``"M.kit>2 kit"``, ``"discard T"``, ``"trap"``."""
        return read(text, view.facts.houses, view.facts.turn)

    def chances(self, view: HouseView, heard: tuple[Event, ...]) -> tuple[Chance, ...]:  # noqa: ARG002 - all lies open
        """A trap in a hand, a house card on the deck."""
        return now.chances(view)

    def position(self, view: HouseView) -> str:
        """Whose turn it is, and how many cards are left."""
        if isinstance(view.awaits, Over):
            return won_by(view.awaits)
        left = f"{view.zone('deck').hidden} cards left"
        attack = view.facts.attack
        if attack is not None:
            return f"{left}, seat {attack.target + 1} to answer"
        return f"{left}, seat {view.facts.turn + 1} to play"

    def text(self, view: HouseView, language: str) -> list[str]:
        """The draw pile, the houses and the hand."""
        lines = [text("table.house.text.deck", language, count=view.zone("deck").hidden)]
        for seat, house in enumerate(view.facts.houses):
            lines.append(text("table.house.text.house", language, seat=seat, house=str(house)))
        if isinstance(view.viewer, int):
            held = " ".join(codes(view.zone("hand", Seat(view.viewer)).cards))
            lines.append(text("table.house.text.hand", language, cards=held))
        return lines

    def picture(self, view: HouseView, language: str) -> str:
        """The houses."""
        shelves = [
            Shelf(
                text("table.seat", language, number=seat + 1),
                (
                    Stack(("HC",)) if house.has_card else Stack(),
                    *(Stack(tuple(card.code for card in room.cards)) for room in house.rooms),
                ),
            )
            for seat, house in enumerate(view.facts.houses)
        ]
        return self.laid_out(shelves, view, language)


#: the scene of this game, as ``scenes.py`` finds it
SCENE: Final = HouseScene
