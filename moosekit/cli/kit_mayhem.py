"""Moose Match Mayhem at a terminal, turn by turn: all say in secret what they touch and when, then time passes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from moosekit.bots import bot
from moosekit.bots.grabbing import GrabbingBot
from moosekit.cards.card import codes
from moosekit.cli.kit import Kit, NotUnderstood, chosen, in_columns, seat_name, seat_of
from moosekit.cli.screen import BOLD, CYAN, MAGENTA, RED, YELLOW, Tint
from moosekit.core.awaits import Finite, Options, Turn, Window
from moosekit.core.bot import ExplainingBot
from moosekit.core.game import Game
from moosekit.core.ids import Millis, Seat
from moosekit.core.reason import Reason
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.core.trace import Note
from moosekit.games.moose_match_mayhem.actions import Action, Plain, Touch
from moosekit.games.moose_match_mayhem.events import Event, SeatReady
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.notation import BadNotation, read, write
from moosekit.games.moose_match_mayhem.setup import Setup, standard
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.telling import tell
from moosekit.games.moose_match_mayhem.view import MayhemView
from moosekit.words.catalogue import NO_TITLES, show, text
from moosekit.words.narrate import narrate

#: how many milliseconds a hand takes of which no time is told
USUAL: Final = 800
TINTS: Final = (
    Tint(r"\bavalanche\b", RED),
    Tint(r"\byeti\.\w\b", CYAN),
    Tint(r"\b\w+\.\*", MAGENTA),
    Tint(r"\b\w+\.b\b", YELLOW),
    Tint(r"\b\w+\.w\b", BOLD),
)
_TOUCH: Final = re.compile(r"(\d{1,2})(?:\s+(\d{1,6}))?", re.ASCII)


class MayhemKit(Kit[Setup, State, Action, Event, MayhemView]):
    """Moose Match Mayhem at a terminal."""

    game: Game[Setup, State, Action, Event, MayhemView] = MooseMatchMayhem()
    players: ClassVar[tuple[int, ...]] = PLAYERS

    def setup(self, players: int) -> Setup:
        """The usual set-up, with clocks: whoever types says how long the hand takes."""
        return standard(players)

    def bot(self, kind: str) -> ExplainingBot[Action, Event, MayhemView]:
        """A player."""
        return bot(kind, "moose-match-mayhem")

    def tints(self, language: str) -> tuple[Tint, ...]:  # noqa: ARG002 - codes are the same in every language
        """Each colour, wild cards, and what is dangerous."""
        return TINTS

    def show(self, view: MayhemView, language: str) -> list[str]:
        """The draw piles, and everybody's sets and herd."""
        facts, seat = view.facts, seat_of(view.viewer)
        rows: list[tuple[str, str]] = []
        for other, sets in enumerate(facts.sets):
            herd = " ".join(codes(view.zone("herd", Seat(other)).cards)) or "-"
            words = text("cli.play.mayhem.herd", language, count=len(sets), cards=herd)
            rows.append((seat_name(Seat(other), seat, language), words))
        first, second = facts.piles
        title = text("cli.play.mayhem.piles", language, first=first, second=second)
        return [title, *in_columns(rows)]

    def ask(self, view: MayhemView, language: str) -> str:
        """Whether everybody is ready, which card, which side, which pair."""
        flip = view.facts.flip
        if flip is None:
            return text("cli.play.mayhem.ask-flip", language)
        if isinstance(view.awaits, Turn):
            return text(f"cli.play.mayhem.{'ask-pair' if flip.dispute is None else 'ask-side'}", language)
        key = "cli.play.mayhem.ask-avalanche" if flip.avalanche else "cli.play.mayhem.ask-touch"
        return text(key, language, usual=USUAL)

    def choices(self, view: MayhemView, options: Options[Action], language: str) -> list[str]:
        """The cards that are free, by their places; or what can be answered."""
        flip = view.facts.flip
        if flip is None or not isinstance(options, Finite):
            return []
        if isinstance(view.awaits, Window):
            free = [(place, flip.middle[place].code) for place in flip.free]
            named = [
                (f"{place + 1:>3}  {code}", show(code, "mayhem-card", language, NO_TITLES)) for place, code in free
            ]
            return in_columns(named)
        kind = "mayhem-colour" if flip.dispute is None else "mayhem-side"
        answers = [write(action) for action in options.actions]
        return in_columns((f"{n:>3}  {one}", show(one, kind, language, NO_TITLES)) for n, one in enumerate(answers, 1))

    def read(self, line: str, view: MayhemView, options: Options[Action]) -> tuple[Action, ...]:
        """A place and milliseconds from now; Enter to touch nothing; the number or the word of an answer."""
        if isinstance(view.awaits, Window):
            return _touch(line, view)
        if view.facts.flip is None and line in ("", "1"):
            return (Plain.FLIP,)
        numbered = chosen(line, options)
        try:
            return (read(line) if numbered is None else numbered,)
        except BadNotation:
            raise NotUnderstood("cli.play.no-choice", line=line[:40]) from None

    def write(self, action: Action, view: MayhemView) -> str:
        """A place and milliseconds from now, or the word of an answer; turning cards over takes no words."""
        match action:
            case Stamped(Touch(place), at):
                return f"{place + 1} {at - _now(view)}"
            case Plain.FLIP:
                return ""
            case _:
                return write(action)

    def tell(self, event: Event, notes: tuple[Note, ...], language: str) -> list[str]:
        """What happened, as somebody at the table would say it; who took a card first, with the time it took."""
        first = [narrate(note, language) for note in notes if note.code == "mayhem.first"]
        return [] if isinstance(event, SeatReady) else first or [tell(event, language)]

    def asks(self, view: MayhemView) -> bool:
        """Whoever has a card of this flip has nothing more to do, and whoever waits for what is left neither."""
        flip = view.facts.flip
        return flip is not None and view.viewer not in (*flip.takers, *flip.waits)

    def rests(self, bot: ExplainingBot[Action, Event, MayhemView], view: MayhemView, stream: Stream) -> Reason | None:
        """Hands that stay away from an avalanche."""
        return bot.rests(view, stream) if isinstance(bot, GrabbingBot) else None

    def tick(self, view: MayhemView, stamps: Sequence[Millis]) -> Action:
        """The first moment in which all these touches can be judged; the end where there are none, or an avalanche."""
        flip, awaits = view.facts.flip, view.awaits
        if flip is None or not isinstance(awaits, Window) or awaits.closes is None:
            raise TypeError("only cards that lie open have a clock, and in the usual set-up it ends")
        if flip.avalanche or not stamps:
            return Elapsed(awaits.closes)
        return Elapsed(Millis(min(max(stamps) + view.facts.setup.same_instant + 1, awaits.closes)))


def _touch(line: str, view: MayhemView) -> tuple[Action, ...]:
    if not line:
        return ()
    found = _TOUCH.fullmatch(line)
    if found is None:
        raise NotUnderstood("cli.play.mayhem.no-touch", line=line[:40])
    later = USUAL if found[2] is None else int(found[2])
    return (Stamped(Touch(int(found[1]) - 1), Millis(_now(view) + later)),)


def _now(view: MayhemView) -> int:
    """How late it is in this flip."""
    flip = view.facts.flip
    return 0 if flip is None else max(0, flip.claims.promised)


#: the kit of this game, as ``kits.py`` finds it
KIT: Final = MayhemKit()
