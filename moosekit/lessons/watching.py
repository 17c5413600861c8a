"""Watching a game that players play by themselves, each card chosen by chance: its rounds as pictures and tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from moosekit.bots import RandomBot
from moosekit.core.bot import play
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.draw.tables import table_html
from moosekit.games.moustache.actions import Action
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView
from moosekit.lessons.chips import seat_name
from moosekit.lessons.moustache_story import rounds_of
from moosekit.lessons.round_view import RoundView
from moosekit.lessons.shown import Shown
from moosekit.words import text

__all__ = ["Watched", "WatchedGame", "watch_game", "watch_round"]

Watched = Session[Setup, State, Action, Event, MoustacheView]


@dataclass(frozen=True, slots=True, repr=False)
class WatchedGame:
    """A game from its first to its last card, and its rounds, from 0."""

    session: Watched
    rounds: tuple[RoundView, ...]
    language: str

    def __repr__(self) -> str:
        return self.result().words

    def result(self) -> Shown:
        """The trophies of all rounds, added up."""
        outcome = self.session.state.match.outcome
        points = outcome.points if outcome is not None else ()
        best = [seat for place in (outcome.ranking[:1] if outcome is not None else ()) for seat in place]
        trophies = self.session.state.match.trophies
        rows = [
            (seat_name(seat, self.language), " + ".join(map(str, own)) or "0", str(points[seat]))
            for seat, own in enumerate(trophies)
        ]
        heads = tuple(text(f"lesson.head.{head}", self.language) for head in ("seat", "trophies", "points"))
        key = "lesson.wins" if len(best) == 1 else "lesson.shared"
        caption = text(key, self.language, seats=tuple(best))
        words = "; ".join(text("lesson.titled", self.language, title=name, said=total) for name, _, total in rows)
        return Shown(table_html(caption, heads, rows, language=self.language), f"{caption} {words}")

    def _repr_html_(self) -> str:
        return self.result().html


def watch_game(setup: Setup, *, seed: int, language: str = "en") -> WatchedGame:
    """A whole game, played by chance. The same seed gives the same game, card for card.

    >>> watch_game(Setup(4), seed=3)
    Seat 1 has most points and wins. Seat 1: 13; Seat 2: 2; Seat 3: 10; Seat 4: 6
    """
    bots = [RandomBot()] * setup.players
    session = play(Moustache(), setup, Seeded(seed), bots, Stream.seeded(seed).child("lesson"))
    told = rounds_of(session.events(OPEN))
    starts = [_start(session, number) for number in range(len(told))]
    rounds = tuple(RoundView(start, story, language) for start, story in zip(starts, told, strict=True))
    return WatchedGame(session, rounds, language)


def _start(session: Watched, number: int) -> State:
    """The state before the first trick of a round."""
    states = (session.state_at(position) for position in range(session.length + 1))
    return next(state for state in states if state.round.number == number and state.table.pending is None)


def watch_round(
    players: int = 4, *, seed: int, row: str | Sequence[str | RuleCard] = "", language: str = "en"
) -> RoundView:
    """One round with all the rule cards of a row in force.

    >>> watch_round(4, seed=6)
    RoundView(round 1, 10 tricks)

    Raises:
        UnknownRuleCard, BadSetup: a rule card or a number of players that there is not.
    """
    rules = row_of(row)
    setup = Setup(players, row=rules, face_up=max(0, len(rules) - 1), rounds=1)
    return watch_game(setup, seed=seed, language=language).rounds[0]
