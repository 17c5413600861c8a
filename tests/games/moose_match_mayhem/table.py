"""Positions and moves as texts, for tests written from the page of worked positions. Seats there count from 1."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from moosekit.cards.card import in_order
from moosekit.core.awaits import Over, Turn, asked
from moosekit.core.chance import Chance, Given
from moosekit.core.ids import CLOCK, OPEN, Actor, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Journal, Note, Trace
from moosekit.games.moose_match_mayhem.actions import Action, ChoosePair
from moosekit.games.moose_match_mayhem.cards import Cards, Colour, cards
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.notation import read as read_action
from moosekit.games.moose_match_mayhem.position import position
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from tests.games.moose_match_mayhem.playing import GAME


def read(move: str) -> tuple[Actor, Action]:
    """``1a@300`` touches, ``@900`` is the clock, ``1 heads`` calls, ``1 brown`` chooses, ``1 flip``, ``time-up``."""
    if not move[0].isdigit():
        return CLOCK, read_action(move)
    word = move[1:].strip()
    return Seat(int(move[0]) - 1), ChoosePair(Colour.GREY) if word == "grey" else read_action(word)


class Table(NamedTuple):
    """What some moves gave: the state, the events, and every note of their explanation."""

    state: State
    events: tuple[Event, ...] = ()
    notes: tuple[Note, ...] = ()

    def do(self, *moves: str) -> Table:
        """Moves one after another; the events and notes are those of all of them."""
        told = Table(self.state)
        for move in moves:
            told = _one(told, move)
        return told

    def refused(self, move: str) -> tuple[Refusal, ...]:
        """Why a move is refused; the state stays as it is."""
        found = GAME.explain(self.state, *read(move), OPEN)
        refusals = tuple(one for one in found if isinstance(one, Refusal))
        assert refusals, f"{move} is not refused"
        return refusals

    def codes(self, move: str) -> list[str]:
        """The codes of the refusals, without the game's own first word."""
        return [refusal.code.removeprefix("mayhem.") for refusal in self.refused(move)]

    def herd(self, seat: int) -> Cards:
        """A herd, by seat from 1."""
        return self.state.herds[seat - 1]

    def sets(self, seat: int) -> int:
        """How many sets a seat has, from 1."""
        return len(self.state.sets[seat - 1])

    def made(self, seat: int) -> Cards:
        """The last set of a seat, from 1."""
        return in_order(self.state.sets[seat - 1][-1])

    @property
    def discard(self) -> Counter[str]:
        """The discard pile."""
        return Counter(card.code for card in self.state.discard)

    @property
    def asked(self) -> int:
        """The one seat that is asked, from 1."""
        awaits = GAME.awaits(self.state)
        assert isinstance(awaits, Turn), awaits
        return awaits.seat + 1

    @property
    def may_act(self) -> list[int]:
        """The seats that may act, from 1."""
        return [seat + 1 for seat in asked(GAME.awaits(self.state))]

    @property
    def between_flips(self) -> bool:
        """Whether everybody holds a face-down card."""
        return len(self.state.held) == self.state.setup.players and self.state.flip is None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(GAME.awaits(self.state), Over)

    @property
    def ranking(self) -> list[list[int]]:
        """The places, seats from 1."""
        assert self.state.outcome is not None
        return [[seat + 1 for seat in place] for place in self.state.outcome.ranking]

    def what(self, *kinds: type[Event]) -> list[Event]:
        """The events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    def said(self, code: str) -> Note:
        """The one note with this code."""
        (note,) = [note for note in self.notes if note.code == f"mayhem.{code}"]
        return note


def _one(told: Table, move: str) -> Table:
    actor, action = read(move)
    notes = list(told.notes)
    for trace in GAME.explain(told.state, actor, action, OPEN):
        assert not isinstance(trace, Refusal), f"{move}: {trace}"
        notes += trace.notes
    applied = GAME.apply(told.state, actor, action)
    return Table(applied.state, (*told.events, *applied.events), tuple(notes))


def laid(
    middle: str,
    herds: str = "",
    *,
    sets: Sequence[Sequence[str]] = (),
    setup: Setup | None = None,
    tokens: str = "",
    discard: str = "",
    deck: str | None = None,
    draws: dict[str, list[str]] | None = None,
) -> Table:
    """A flip: the middle from left to right, herds by seat with ``;`` between them, ``tokens`` as they will fall."""
    players = len(cards(middle))
    rules = Setup(players) if setup is None else setup
    state = position(
        rules,
        middle=middle,
        herds=[herd.strip() for herd in herds.split(";")] if herds else (),
        sets=sets,
        discard=discard,
        deck=deck,
        chance=falls(tokens, draws) if tokens or draws else None,
    )
    return Table(state)


def falls(tokens: str, draws: dict[str, list[str]] | None = None) -> Chance:
    """Chance in which the token falls as said; other draws by label."""
    both = {"heads": ["heads", "tails"], "tails": ["tails", "heads"]}
    return Given.of({**{f"token {n}": both[side] for n, side in enumerate(tokens.split())}, **(draws or {})})


def dealt(
    setup: Setup, herds: str = "", *, discard: str = "", deck: str | None = None, sets: Sequence[Sequence[str]] = ()
) -> Table:
    """The next cards are taken: a position without middle and held cards, with its events and explanations."""
    journal: Journal[Event] = Journal(recording=True)
    state = position(
        setup,
        herds=[herd.strip() for herd in herds.split(";")] if herds else (),
        sets=sets,
        discard=discard,
        deck=deck,
        journal=journal,
    )
    traces: tuple[Trace[Event], ...] = journal.traces
    return Table(state, tuple(journal.events), tuple(note for trace in traces for note in trace.notes))


def those(text: str) -> Cards:
    """Cards in deck order."""
    return in_order(cards(text))


def counted(text: str) -> Counter[str]:
    """How many of each code."""
    return Counter(card.code for card in cards(text))
