"""The game that an environment plays: dealt from a seed, looked at by seats, and scored."""

from __future__ import annotations

from operator import index
from typing import Final, Generic, SupportsIndex, TypedDict, TypeVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from moosekit.core.awaits import Awaits, Finite
from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR, Actor, Seat, seats
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.trace import Note, notes_of
from moosekit.interop.coding import Coding, Glance
from moosekit.interop.seeds import Seeds
from moosekit.words.explanation import Explanation

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: the one way to look at an environment: PettingZoo's name for text
ANSI: Final = "ansi"


class Observation(TypedDict):
    """What an agent gets to see. ``action_mask`` has a 1 for each number that it may play now."""

    observation: npt.NDArray[np.int16]
    action_mask: npt.NDArray[np.int8]


class Table(Generic[P, S, A, E, V]):
    """A session of a game, told in numbers.

    Raises:
        ValueError: the render mode is neither ``None`` nor ``"ansi"``.
    """

    def __init__(self, coding: Coding[P, S, A, E, V], render_mode: str | None, language: str) -> None:
        if render_mode not in (None, ANSI):
            raise ValueError(f"the render mode is {render_mode!r}: expected {ANSI!r}, for words, or None")
        self.coding: Coding[P, S, A, E, V] = coding
        self._render_mode, self._language = render_mode, language
        self.agents: tuple[str, ...] = tuple(f"player_{seat}" for seat in range(coding.players))
        self._numbers = {name: number for number, name in enumerate(coding.actions)}
        self._seeds: Seeds | None = None
        self._session: Session[P, S, A, E, V] | None = None
        self._heard: tuple[E, ...] = ()
        self._step = 0
        self._views: dict[Seat, V] = {}
        # a space has chance of its own, so each agent has spaces of its own
        self.observation_spaces: dict[str, spaces.Dict] = {agent: spaces.Dict(self._spaces()) for agent in self.agents}
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: spaces.Discrete(len(coding.actions)) for agent in self.agents
        }

    def _spaces(self) -> dict[str, spaces.Space[object]]:
        mask = spaces.Box(0, 1, (len(self.coding.actions),), np.int8)
        return {"observation": self.coding.layout.space(), "action_mask": mask}

    def deal(self, seed: SupportsIndex | None) -> None:
        """A new game: that of the seed, or without one the next of the games that began with a seed (with 0, if none).

        Raises:
            ValueError: the seed is no whole number from 0 to 2⁶⁴ − 1.
        """
        if seed is not None:
            seeds = Seeds(index(seed))
        else:
            seeds = Seeds(0) if self._seeds is None else self._seeds.next()
        self._session = Session(self.coding.game, self.coding.setup, Seeded(seeds.seed))
        self._seeds = seeds
        self._heard, self._step = (), 0
        self._hear(self._session.first.events)

    def begin_step(self) -> None:
        """What happens from now on belongs to another step."""
        self._step = self.session.position + 1

    @property
    def session(self) -> Session[P, S, A, E, V]:
        """The game itself: for records, and for asking why.

        Raises:
            ValueError: nothing has been dealt yet.
        """
        if self._session is None:
            raise ValueError("no game has begun: call reset() first")
        return self._session

    @property
    def awaits(self) -> Awaits:
        """Who is to act."""
        return self.coding.game.awaits(self.session.state)

    def options(self, seat: Seat, said: tuple[str, ...] = ()) -> dict[int, A | None]:
        """What a seat may do now, by number."""
        legal = self.coding.game.legal(self.session.state, seat)
        actions = legal.actions if isinstance(legal, Finite) else ()
        named = self.coding.named(self._glance(seat, said), actions)
        return {self._numbers[name]: action for name, action in named.items()}

    def do(self, actor: Actor, action: A) -> tuple[int, ...]:
        """An action; what each seat gets for it."""
        events = self.session.do(actor, action)
        self._hear(events)
        places = seats(self.coding.players)
        return tuple([sum([self.coding.score(redact(event, seat), seat) for event in events]) for seat in places])

    def look(self, seat: Seat, numbers: dict[int, A | None], said: tuple[str, ...] = ()) -> Observation:
        """What a seat sees, with a mask of these numbers."""
        parts = self.coding.look(self._glance(seat, said))
        mask = np.zeros(len(self.coding.actions), np.int8)
        mask[list(numbers)] = 1
        return {"observation": self.coding.layout.pack(parts), "action_mask": mask}

    def told(self) -> str | None:
        """What happened in the last step, in words, for somebody who looks on; nothing without a render mode."""
        if self._render_mode is None:
            return None
        notes = [note for move in range(self._step, self.session.position + 1) for note in self._notes(move)]
        return str(Explanation.of(notes, self._language, self.coding.titles))

    def _notes(self, move: int) -> tuple[Note, ...]:
        """Why a move of the session had the events it had; move 0 is the beginning."""
        session = self.session
        if move:
            traces = session.explain(move, SPECTATOR)
        else:
            traces = session.game.explain_start(session.setup, session.chance, SPECTATOR)
        return notes_of(traces)

    def _glance(self, seat: Seat, said: tuple[str, ...]) -> Glance[E, V]:
        """A view is asked for twice in a turn, for what can be done and for what is seen, so it is kept."""
        if seat not in self._views:
            self._views[seat] = self.session.view(seat)
        return Glance(self._views[seat], seat, self._heard, said)

    def _hear(self, events: tuple[E, ...]) -> None:
        self._views.clear()
        for event in events:
            self._heard = self.coding.remember(self._heard, redact(event, SPECTATOR))
