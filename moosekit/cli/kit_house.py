"""There's a Moose in the House at a terminal: everybody's house and the own hand; an action is a number or a word."""

from __future__ import annotations

from typing import ClassVar, Final

from moosekit.bots import bot
from moosekit.cards.card import codes
from moosekit.cli.kit import Kit, NotUnderstood, chosen, in_columns, seat_name, seat_of
from moosekit.cli.screen import GREEN, RED, YELLOW, Tint
from moosekit.core.awaits import Finite, Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.game import Game
from moosekit.core.ids import Seat
from moosekit.core.trace import Note
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import CardKind
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.notation import BadNotation, read, write
from moosekit.games.moose_in_the_house.setup import PLAYERS, Setup, standard
from moosekit.games.moose_in_the_house.state import State
from moosekit.games.moose_in_the_house.telling import tell
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.words.catalogue import text

TINTS: Final = (
    Tint(r"\b(?:kit|bath|liv|bed)\+M|\bM\.\w+", RED),
    Tint(r"\b(?:kit|bath|liv|bed)\+D", GREEN),
    Tint(r"\bHC\b", YELLOW),
)


class HouseKit(Kit[Setup, State, Action, Event, HouseView]):
    """There's a Moose in the House at a terminal."""

    game: Game[Setup, State, Action, Event, HouseView] = MooseInTheHouse()
    players: ClassVar[tuple[int, ...]] = PLAYERS

    def setup(self, players: int) -> Setup:
        """The usual set-up."""
        return standard(players)

    def bot(self, kind: str) -> ExplainingBot[Action, Event, HouseView]:
        """A player."""
        return bot(kind, "moose-in-the-house")

    def tints(self, language: str) -> tuple[Tint, ...]:  # noqa: ARG002 - codes are the same in every language
        """Moose, shut doors, house cards."""
        return TINTS

    def show(self, view: HouseView, language: str) -> list[str]:
        """The draw pile, everybody's house, and the own hand."""
        seat = seat_of(view.viewer)
        houses = [(seat_name(Seat(s), seat, language), str(house)) for s, house in enumerate(view.facts.houses)]
        pile = text("cli.play.house.pile", language, count=view.zone("deck").hidden)
        hand = " ".join(codes(view.zone("hand", seat).cards))
        return [pile, *in_columns(houses), text("cli.play.house.hand", language, cards=hand or "-")]

    def ask(self, view: HouseView, language: str) -> str:
        """What to do, or whether there is a trap."""
        return text("cli.play.house.ask" if view.facts.attack is None else "cli.play.house.ask-trap", language)

    def choices(self, view: HouseView, options: Options[Action], language: str) -> list[str]:
        """All that the own hand allows."""
        if not isinstance(options, Finite):
            return []
        numbered = enumerate(options.actions, 1)
        return in_columns((f"{n:>3}  {self.write(one, view)}", _in_words(one, view, language)) for n, one in numbered)

    def read(self, line: str, view: HouseView, options: Options[Action]) -> tuple[Action, ...]:
        """A number of the list, or the short text of an action."""
        numbered = chosen(line, options)
        if numbered is not None:
            return (numbered,)
        try:
            return (read(line, view.facts.houses, seat_of(view.viewer)),)
        except BadNotation:
            raise NotUnderstood("cli.play.house.no-action", line=line[:40]) from None

    def write(self, action: Action, view: HouseView) -> str:
        """The short text of an action."""
        return write(action, view.facts.houses, seat_of(view.viewer))

    def tell(self, event: Event, notes: tuple[Note, ...], language: str) -> list[str]:  # noqa: ARG002 - ``why`` tells them
        """What happened, as somebody at the table would say it."""
        return [tell(event, language)]


def _in_words(action: Action, view: HouseView, language: str) -> str:
    match action:
        case PlayCard(card, target, place) if place is not None and card.kind is CardKind.DOOR:
            room = view.facts.houses[target].rooms[place].kind
            return text("cli.play.house.shut", language, card=card.code, room=room)
        case PlayCard(card, target):
            return text("cli.play.house.give", language, card=card.code, seat=target)
        case DiscardCard(card):
            return text("cli.play.house.throw", language, card=card.code)
        case Answer.TRAP:
            return text("cli.play.house.snap", language)
        case Answer.NO_TRAP:
            return text("cli.play.house.let-in", language)
        case Pass():
            return text("cli.play.house.stuck", language)


#: the kit of this game, as ``kits.py`` finds it
KIT: Final = HouseKit()
