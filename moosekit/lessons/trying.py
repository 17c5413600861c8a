"""Moves tried out in a lesson: what happens, why, and how the table looks then. The game itself decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import count
from typing import Generic, TypeVar

from moosekit.core.awaits import asked
from moosekit.core.bot import Bot, heard
from moosekit.core.game import Game
from moosekit.core.ids import OPEN, Actor
from moosekit.core.refusal import IllegalAction
from moosekit.core.stream import Stream
from moosekit.core.trace import Trace, notes_of
from moosekit.lessons.shown import Shown
from moosekit.words import say_refusal, text
from moosekit.words.explanation import Explanation
from moosekit.words.faults import say_rule

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Teller(Generic[P, S, A, E, V]):
    """How a lesson tells of a game: its events as sentences, and its table as a picture of cards so wide.

    An event of which nothing is to be told is an empty sentence, and its reasons are left out, too.
    """

    game: Game[P, S, A, E, V]
    tell: Callable[[E, str], str]
    picture: Callable[[S, str, float], Shown]
    wide: float = 64

    def shown(self, state: S, language: str) -> Shown:
        """The table."""
        return self.picture(state, language, self.wide)


@dataclass(frozen=True, slots=True)
class ToldMove:
    """A move as a lesson shows it: what happened, in sentences, and why, with clauses; ``shown`` is the table after."""

    happened: tuple[str, ...]
    why: tuple[str, ...]
    shown: Shown

    def then(self, other: ToldMove) -> ToldMove:
        """This move and another that belongs to it, as one."""
        return ToldMove(self.happened + other.happened, self.why + other.why, other.shown)


def told_move(teller: Teller[P, S, A, E, V], state: S, actor: Actor, action: A, language: str) -> tuple[ToldMove, S]:
    """One move told, and the state after it; a refused move says why, and leaves everything as it was."""
    try:
        applied = teller.game.apply(state, actor, action)
    except IllegalAction as refused:
        reasons = tuple(say_refusal(refusal, language) for refusal in refused.refusals)
        where = tuple(say_rule(refusal, language) for refusal in refused.refusals)
        return ToldMove((text("lesson.not-allowed", language), *reasons), where, teller.shown(state, language)), state
    traces = teller.game.explain(state, actor, action, OPEN)
    told = [trace for trace in traces if isinstance(trace, Trace) and teller.tell(trace.event, language)]
    explanation = Explanation.of(notes_of(told), language)
    why = tuple(f"{step.text} ({explanation.source(step)})" for step in explanation.steps)
    happened = tuple(said for event in applied.events if (said := teller.tell(event, language)))
    return ToldMove(happened, why, teller.shown(applied.state, language)), applied.state


def played_on(
    teller: Teller[P, S, A, E, V], state: S, bots: Sequence[Bot[A, E, V]], stream: Stream, language: str
) -> Iterator[tuple[S, ToldMove]]:
    """A game played on from a state by bots: each state with the move that followed. ``bots[i]`` has seat i."""
    game, players = teller.game, list(bots)
    for number in count():
        waiting = asked(game.awaits(state))
        if not waiting:
            return
        seat = waiting[0]
        action = players[seat].choose(game.view(state, seat), game.legal(state, seat), stream.at(number))
        for event in game.apply(state, seat, action).events:
            players = heard(players, event)
        told, after = told_move(teller, state, seat, action, language)
        yield state, told
        state = after


def moves_shown(moves: Iterable[ToldMove], language: str) -> Shown:
    """Moves one after another: the sentences, the reasons behind a summary, and the table after the last one."""
    html: list[str] = []
    words: list[str] = []
    last: Shown | None = None
    for move in moves:
        html += [_paragraph(move.happened), _reasons(move.why, language)]
        words += [*move.happened, *(f"  {reason}" for reason in move.why)]
        last = move.shown
    if last is not None:
        html.append(last.html)
        words.append(last.words)
    return Shown(f'<div lang="{escape(language)}">{"".join(html)}</div>', "\n".join(words))


def storyboard(moves: Iterable[ToldMove], language: str) -> Shown:
    """A game told move by move: each behind its first sentence, with its picture; in words, one line a move."""
    html: list[str] = []
    words: list[str] = []
    table = ""
    for number, move in enumerate(moves, 1):
        first, *rest = move.happened
        changed = move.shown.html if move.shown.words != table else ""  # the same picture is not shown again
        table = move.shown.words
        inside = f"{_paragraph(rest)}{_reasons(move.why, language)}{changed}"
        html.append(f"<details><summary>{number}. {escape(first)}</summary>{inside}</details>")
        words.append(f"{number}. {' '.join(move.happened)}")
    return Shown(f'<div lang="{escape(language)}">{"".join(html)}</div>', "\n".join(words))


def _paragraph(sentences: Iterable[str]) -> str:
    said = " ".join(sentences)
    return f"<p><strong>{escape(said)}</strong></p>" if said else ""


def _reasons(why: tuple[str, ...], language: str) -> str:
    if not why:
        return ""
    items = "".join(f"<li>{escape(reason)}</li>" for reason in why)
    return f"<details><summary>{escape(text('lesson.why', language))}</summary><ol>{items}</ol></details>"
