"""Plays games and checks in every state, at every step and of every game what the kernel promises."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from moosekit.core.chance import Seeded
from moosekit.core.game import Game
from moosekit.core.ids import Actor, Viewer
from moosekit.core.refusal import IllegalAction
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.testing.choosing import check_choices
from moosekit.testing.conserved import Whereabouts, check_cards, check_counts, whereabouts
from moosekit.testing.endings import Points, check_end
from moosekit.testing.faults import Nonconforming, require
from moosekit.testing.leaks import leaks
from moosekit.testing.moves import random_move
from moosekit.testing.processes import check_elsewhere
from moosekit.testing.sessions import check_session
from moosekit.testing.states import check_options, check_refusals, check_views, viewers
from moosekit.testing.steps import check_start, check_step
from moosekit.testing.written import check_action_written, check_setup_written
from moosekit.words.catalogue import NO_TITLES, Titles

__all__ = ["Report", "conformance"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: of the actions that are tried, so many are tried on what viewers imagine, others in every state
TRIED = 12


class Report(NamedTuple):
    """How much was looked at. ``elsewhere``: the games that were played again in another process."""

    games: int
    states: int
    refused: int
    elsewhere: int


def conformance(
    game: Game[P, S, A, E, V],
    setups: Iterable[tuple[P, int]],
    seeds: Iterable[int],
    universe: Callable[[P], Sequence[A]],
    *,
    every: int = 1,
    most: int = 10_000,
    titles: Titles = NO_TITLES,
    move: Callable[[Game[P, S, A, E, V], S, Stream], tuple[Actor, A] | None] = random_move,
    cards: Whereabouts[S] | None = None,
    points: Points[E] | None = None,
) -> Report:
    """Plays each set-up (given with its number of seats) with each seed and checks what the kernel promises.

    ``universe`` are actions that may or may not be legal: each must be refused exactly when it is not among the
    options. Costly checks are made in every ``every``-th state; a game has to end within ``most`` moves. ``titles``
    names rules of your own, ``move`` chooses the moves. ``cards`` lists all cards of a state, where the views have no
    zones; ``points`` are those that an event gives, by seat. The first game of each set-up is played again in another
    process, unless the game's class is one of a notebook or of the program itself, where no other process finds it.

    Raises:
        Nonconforming: names the promise that is broken, and where.
        ValueError: there is no set-up or no seed, so that nothing would be checked.

    >>> from moosekit.games.moustache.actions import PLAY
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import Setup
    >>> conformance(Moustache(), [(Setup(3, row=(), rounds=1), 3)], [1], lambda setup: PLAY, every=20).games
    1
    """
    total, sample = Report(0, 0, 0, 0), list[Session[P, S, A, E, V]]()
    tried = tuple(seeds)
    for setup, players in setups:
        check_setup_written(game, setup)
        kit = _Kit(game, setup, players, universe(setup), every, most, titles, move, cards, points)
        for seed in tried:
            session, found = kit.play(seed)
            total = Report(*(one + more for one, more in zip(total, found, strict=True)))
            sample += [session] if seed == tried[0] else []
    if not total.games:
        raise ValueError("no game was played: give at least one set-up and one seed")
    return total._replace(elsewhere=check_elsewhere(game, sample))


@dataclass(frozen=True, slots=True)
class _Kit(Generic[P, S, A, E, V]):
    """What is known of a game with one set-up: see ``conformance``."""

    game: Game[P, S, A, E, V]
    setup: P
    players: int
    actions: Sequence[A]
    every: int
    most: int
    titles: Titles
    move: Callable[[Game[P, S, A, E, V], S, Stream], tuple[Actor, A] | None]
    cards: Whereabouts[S] | None
    points: Points[E] | None

    def play(self, seed: int) -> tuple[Session[P, S, A, E, V], Report]:
        """One game, looked at from its beginning to its end."""
        game, told = self.game, f"of seed {seed} with {self.setup!r}"
        session = Session(game, self.setup, Seeded(seed))
        check_start(session, self.players, f"at the beginning {told}", self.titles)
        stream = Stream.seeded(seed).child("conformance")
        dealt = whereabouts(game, session.state, self.cards)
        heard = {viewer: list(redact(session.first.events, viewer)) for viewer in viewers(self.players)}
        states = refused = 0
        for number in range(self.most + 1):
            require(number < self.most, f"the game ends within {self.most} moves", told)
            state, where = session.state, f"after move {number} {told}"
            check_options(game, state, self.players, where)
            check_cards(game, state, dealt, self.cards, where)
            chosen = self.move(game, state, stream.at(number))
            if number % self.every == 0 or chosen is None:
                states += 1
                refused += self._look(state, heard, number, stream.at(number), where)
                if chosen is not None:
                    check_step(game, state, chosen, self.players, where, self.titles)
                    check_action_written(game, chosen[1], where)
            if chosen is None:
                break
            events = _do(session, chosen, where)
            for viewer in heard:
                heard[viewer] += redact(events, viewer)
        check_end(session, self.players, self.points, f"in the game {told}")
        check_session(session, f"in the game {told}")
        return session, Report(1, states, refused, 0)

    def _look(self, state: S, heard: Mapping[Viewer, Sequence[E]], number: int, stream: Stream, where: str) -> int:
        """The costly checks of a state; gives how many actions were refused."""
        game = self.game
        refused = check_refusals(game, state, self.players, self.actions, where, self.titles)
        check_views(game, state, self.players, where)
        check_choices(game, state, self.players, where)
        check_counts(game, state, self.players, where)
        step = max(1, len(self.actions) // TRIED)
        tried = self.actions[number % step :: step]
        for viewer, events in heard.items():
            imagined = game.imagine(game.view(state, viewer), tuple(events), stream)
            leaks(game, state, imagined, viewer, tried, foresee=False, where=f"beside what it imagines, {where}")
        return refused


def _do(session: Session[P, S, A, E, V], move: tuple[Actor, A], where: str) -> tuple[E, ...]:
    try:
        return session.do(*move)
    except IllegalAction as fault:
        raise Nonconforming(f"what is offered may be done — not so {where}: {fault}") from fault
