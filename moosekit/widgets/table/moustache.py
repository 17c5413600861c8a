"""Moustache at a table: what its board holds, and its events in words.

The board's fields are explained in ``widgets/src/table/moustache/board.ts``; they come from views only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from moosekit.cards.card import Card, UnknownCard, codes
from moosekit.chance.now import moustache as now
from moosekit.chance.now.chance import Chance
from moosekit.core.awaits import Over, Together, Turn
from moosekit.core.game import Game
from moosekit.core.ids import RuleId, Seat
from moosekit.core.trace import Note
from moosekit.draw.row import RowItem, row_of_cards_svg
from moosekit.games.moustache.actions import Action, PassCards, PlayCard, StealCard, pass_cards
from moosekit.games.moustache.cards import CARDS, Cards, card
from moosekit.games.moustache.describe import describe
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_card import OwnCard
from moosekit.games.moustache.setup import PLAYERS, Setup, first_game, standard
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.ending import won_by
from moosekit.widgets.table.moustache_board import board, trick_of
from moosekit.widgets.table.moustache_told import tell
from moosekit.widgets.table.scene import Around, TableScene, Told
from moosekit.words.aids import HEADINGS
from moosekit.words.catalogue import Titles, listed, show, text
from moosekit.words.table import Table


class MoustacheScene(TableScene[Setup, State, Action, Event, MoustacheView]):
    """Moustache at a table."""

    game: Game[Setup, State, Action, Event, MoustacheView] = Moustache()
    front: ClassVar[str] = "table-moustache"
    family: ClassVar[str] = "moustache"
    players: ClassVar[tuple[int, ...]] = PLAYERS
    variations: ClassVar[tuple[str, ...]] = ("first-game", "standard")
    cards: ClassVar[tuple[Card, ...]] = CARDS
    kinds: ClassVar[tuple[str, ...]] = ("deal", "pass", "play", "trick", "stars", "end")
    example: ClassVar[str] = "O5"

    def setup(self, variation: str, players: int) -> Setup:
        """The set-up for a first game, or the usual one."""
        return first_game(players) if variation == "first-game" else standard(players)

    def seats(self, setup: Setup) -> int:
        """The players."""
        return setup.players

    def open_setup(self, view: MoustacheView) -> Setup:
        """The set-up without rule cards that are face down."""
        return view.facts.setup

    def describe(self, setup: Setup, language: str) -> Table:
        """The values with their sources."""
        return describe(setup, language)

    def headings(self, setup: Setup) -> Mapping[str, int]:  # noqa: ARG002 - the same for every set-up
        """The headings of the player aid."""
        return HEADINGS["moustache"]

    def board(self, view: MoustacheView, seat: Seat | None, language: str) -> Board:
        """The table as the viewer sees it."""
        return board(view, seat, language)

    def tell(self, event: Event, notes: tuple[Note, ...], around: Around[Event]) -> Told | None:
        """An event in words, with the cards it moves."""
        return tell(event, notes, around)

    def prompt(self, view: MoustacheView, seat: Seat, language: str) -> str:
        """What the seat is to do."""
        facts = view.facts
        if isinstance(view.awaits, Together):
            return text("table.moustache.ask.pass", language, seat=seat)
        if facts.choices:
            return text("table.moustache.ask.steal", language, seat=seat)
        if facts.lead is None:
            return text("table.moustache.ask.lead", language, seat=seat)
        held = view.zone("hand", seat).cards
        follows = any(one.colour == facts.lead for one in held)
        key = "table.moustache.ask.follow" if follows else "table.moustache.ask.free"
        return text(key, language, seat=seat, colour=facts.lead)

    def label(self, action: Action, language: str) -> str:
        """The cards of the action."""
        cards = action.cards if isinstance(action, PassCards) else (action.card,)
        return listed([show(code, "card", language, {}) for code in codes(cards)], language)

    def read(self, text: str, view: MoustacheView) -> Action:
        """Codes of cards, as in ``"O5"`` or, for passing, ``"O5 G1 monkey"``."""
        try:
            cards: Cards = tuple(card(word) for word in text.replace(",", " ").split())
        except UnknownCard as fault:
            raise ValueError(str(fault)) from None
        if isinstance(view.awaits, Together):
            return pass_cards(cards)
        if len(cards) != 1:
            raise ValueError(f"{text[:40]!r} names {len(cards)} cards: name one, such as 'O5'")
        return StealCard(cards[0]) if view.facts.choices else PlayCard(cards[0])

    def chances(self, view: MoustacheView, heard: tuple[Event, ...]) -> tuple[Chance, ...]:
        """A hand without a colour that one holds."""
        return now.chances(view, heard)

    def position(self, view: MoustacheView) -> str:
        """Round, trick, and whose turn it is."""
        facts = view.facts
        if isinstance(view.awaits, Over):
            return won_by(view.awaits)
        where = f"round {facts.round + 1}/{facts.rounds}, trick {trick_of(view)}"
        if isinstance(view.awaits, Turn):
            return f"{where}, seat {view.awaits.seat + 1} to {'steal' if facts.choices else 'play'}"
        return f"{where}, three cards are passed"

    def text(self, view: MoustacheView, language: str) -> list[str]:
        """The row, the teams, the trick and the hand."""
        facts = view.facts
        titles = self.titles(facts.setup)
        row = listed([show(str(rule), "rule", language, titles) for rule in facts.row], language)
        lines = [
            text("table.moustache.text.round", language, round=facts.round + 1, rounds=facts.rounds, row=row),
            *(
                text("table.moustache.text.team", language, seat=seat, team=team)
                for seat, team in enumerate(facts.teams)
            ),
            *(text("table.moustache.text.played", language, seat=seat, card=one.code) for seat, one in facts.plays),
        ]
        if isinstance(view.viewer, int):
            held = " ".join(codes(view.zone("hand", Seat(view.viewer)).cards))
            lines.append(text("table.moustache.text.hand", language, cards=held))
        return lines

    def picture(self, view: MoustacheView, language: str) -> str:
        """The row of rule cards, or the trick where there is one."""
        facts = view.facts
        if facts.plays:
            items = [
                RowItem(one.code, text("table.seat", language, number=seat + 1), ("leads",) if not place else ())
                for place, (seat, one) in enumerate(facts.plays)
            ]
        else:
            titles = self.titles(facts.setup)
            items = [
                RowItem(_drawn(view, rule), show(str(rule), "rule", language, titles), (), place)
                for place, rule in enumerate(facts.row, start=1)
            ]
        lines = self.text(view, language)
        return row_of_cards_svg(items, title=lines[0], description=" ".join(lines[1:]), theme="inherit")

    def titles(self, setup: Setup) -> Titles:
        """The titles of own rule cards."""
        return {card.id: card.title for card in setup.row or () if isinstance(card, OwnCard)}


def _drawn(view: MoustacheView, rule: RuleId) -> str:
    """The picture of a rule card; all of a user's own share one."""
    found = view.facts.setup.card(rule)
    return f"own-{found.deck.value}" if isinstance(found, OwnCard) else str(rule)


#: the scene of this game, as ``scenes.py`` finds it
SCENE: Final = MoustacheScene
