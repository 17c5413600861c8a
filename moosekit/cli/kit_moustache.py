"""Moustache at a terminal: the row, the trick and the hand; a card is played by its number or its code."""

from __future__ import annotations

from typing import ClassVar, Final

from moosekit.bots import bot
from moosekit.cards.card import UnknownCard, codes
from moosekit.cli.kit import Kit, NotUnderstood, chosen, in_columns, seat_of
from moosekit.cli.screen import BLUE, GREEN, MAGENTA, YELLOW, Tint
from moosekit.core.awaits import Finite, Options, Together
from moosekit.core.bot import ExplainingBot
from moosekit.core.game import Game
from moosekit.core.ids import Seat
from moosekit.core.secret import Secret, revealed
from moosekit.core.trace import Note
from moosekit.games.moustache.actions import Action, PassCards, PlayCard, StealCard, pass_cards
from moosekit.games.moustache.cards import Cards, Colour, card
from moosekit.games.moustache.events import CardsPassed, Event, GameEnded, TrophyDrawn
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.setup import PLAYERS, Setup, standard
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView
from moosekit.words.catalogue import NO_TITLES, listed, show, text
from moosekit.words.narrate import narrate

#: steps that ``why`` tells, and that would be too much while playing
LEFT_OUT: Final = ("trick.order", "row.idle", "deal.hands", "deal.leftover", "trophy.secret")
STYLES: Final = {Colour.GREEN: GREEN, Colour.PINK: MAGENTA, Colour.ORANGE: YELLOW, Colour.BLUE: BLUE}


class MoustacheKit(Kit[Setup, State, Action, Event, MoustacheView]):
    """Moustache at a terminal."""

    game: Game[Setup, State, Action, Event, MoustacheView] = Moustache()
    players: ClassVar[tuple[int, ...]] = PLAYERS

    def setup(self, players: int) -> Setup:
        """The usual set-up."""
        return standard(players)

    def bot(self, kind: str) -> ExplainingBot[Action, Event, MoustacheView]:
        """A player."""
        return bot(kind, "moustache")

    def tints(self, language: str) -> tuple[Tint, ...]:
        """Cards and the words for colours, each in its colour."""
        return tuple(
            Tint(rf"\b(?:{colour[0].upper()}\d+|{text(f'colour.{colour}', language)}(?: \d+)?)\b", style)
            for colour, style in STYLES.items()
        )

    def show(self, view: MoustacheView, language: str) -> list[str]:
        """The round, the row, the own team, the trick, open cards, and the own hand."""
        facts, seat = view.facts, seat_of(view.viewer)
        team = facts.teams[seat]
        partners = tuple(Seat(s) for s, t in enumerate(facts.teams) if t is team and s != seat)
        row = [_rule(facts.setup.card(one), language) for one in facts.row]
        key = "cli.play.moustache.team" if partners else "cli.play.moustache.alone"
        lines = [
            text("cli.play.moustache.round", language, round=facts.round + 1, rounds=facts.rounds),
            text("cli.play.moustache.row", language, row=listed(row, language)),
            text(key, language, team=team, partners=partners),
        ]
        own = revealed(facts.trophies[seat])
        if own:
            lines.append(text("cli.play.moustache.trophies", language, values=own))
        lines += [
            text("cli.play.moustache.open", language, seat=zone.owner, cards=_codes(zone.cards))
            for zone in view.zones
            if zone.name == "hand" and zone.owner != seat and zone.cards
        ]
        if facts.plays:
            lines.append(text("cli.play.moustache.trick", language, plays=_plays(view, language)))
        if facts.lead is not None:
            lines.append(text("cli.play.moustache.lead", language, colour=facts.lead))
        return [*lines, text("cli.play.moustache.hand", language, cards=_codes(view.zone("hand", seat).cards) or "-")]

    def ask(self, view: MoustacheView, language: str) -> str:
        """Which card, or which three, or what the monkey takes."""
        if isinstance(view.awaits, Together):
            return text("cli.play.moustache.ask-pass", language)
        return text("cli.play.moustache.ask-steal" if view.facts.choices else "cli.play.moustache.ask", language)

    def choices(self, view: MoustacheView, options: Options[Action], language: str) -> list[str]:
        """The cards that may be played or taken; of three that are passed there are too many."""
        if not isinstance(options, Finite) or isinstance(view.awaits, Together):
            return []
        rows: list[tuple[str, str]] = []
        for number, action in enumerate(options.actions, 1):
            code = self.write(action, view)
            rows.append((f"{number:>3}  {code}", show(code, "card", language, NO_TITLES)))
        return in_columns(rows)

    def read(self, line: str, view: MoustacheView, options: Options[Action]) -> tuple[Action, ...]:
        """A number of the list, or codes with blanks between: one card, or those that are passed."""
        passing = isinstance(view.awaits, Together)
        numbered = None if passing else chosen(line, options)
        if numbered is not None:
            return (numbered,)
        try:
            cards = tuple(card(word) for word in line.replace(",", " ").split())
        except UnknownCard:
            raise NotUnderstood("cli.play.moustache.no-card", line=line[:40]) from None
        if passing:
            return (pass_cards(cards),)
        if len(cards) != 1:
            raise NotUnderstood("cli.play.moustache.one-card", count=len(cards))
        return (StealCard(cards[0]) if view.facts.choices else PlayCard(cards[0]),)

    def write(self, action: Action, view: MoustacheView) -> str:  # noqa: ARG002 - a card's code says it all
        """The codes of the cards."""
        return _codes(action.cards if isinstance(action, PassCards) else (action.card,))

    def tell(self, event: Event, notes: tuple[Note, ...], language: str) -> list[str]:
        """The notes in words, without the steps that always are the same; and what only this seat sees."""
        told = [narrate(note, language) for note in notes if note.code not in LEFT_OUT]
        match event:
            case CardsPassed(closed=Secret(value=cards), receiver=receiver):
                told.append(text("cli.play.moustache.passed", language, seat=receiver, cards=_codes(cards)))
            case TrophyDrawn(value=Secret(value=value), seat=seat):
                told.append(text("cli.play.moustache.trophy", language, seat=seat, value=value))
            case GameEnded(outcome=outcome):
                points = enumerate(outcome.points)
                told += [text("cli.play.moustache.points", language, seat=seat, points=own) for seat, own in points]
            case _:
                pass
        return told


def _rule(card: RuleCard, language: str) -> str:
    """A rule card by its title, with the clause that tells it."""
    return text("cli.play.moustache.rule", language, rule=str(card.id), clause=card.clause)


def _plays(view: MoustacheView, language: str) -> str:
    """The cards of the trick, each with its seat."""
    plays = view.facts.plays
    return ", ".join(text("cli.play.moustache.played", language, seat=seat, card=one.code) for seat, one in plays)


def _codes(cards: Cards) -> str:
    return " ".join(codes(cards))


#: the kit of this game, as ``kits.py`` finds it
KIT: Final = MoustacheKit()
