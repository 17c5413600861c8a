"""A game of the engine cut into its flips: what was done in each, how chance fell, and what was told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from moosekit.cards.card import codes
from moosekit.core.ids import Edge
from moosekit.core.timing import Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Call, ChoosePair, Plain
from moosekit.games.moose_match_mayhem.events import Event, Handed, HerdLost, NoEffect, TokenFell, Took
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from tests.games.moose_match_mayhem.playing import Table
from tests.twins.moose_match_mayhem.race import Times, Touch, paced
from tests.twins.moose_match_mayhem.token import Duel, Luck

#: (time that counts, seat, stamp as it was sent, place)
Filed = tuple[int, int, int, int]


@dataclass(slots=True)
class FlipRead:
    """One flip, as data for the twin and for comparing.

    Attributes:
        before: the state in which the cards have just been turned over; ``after``: when the flip is decided.
        quiet: what each seat without a clock touched, in its order.
        answers: the colours chosen, ``None`` where nobody answered.
    """

    before: State
    after: State
    filed: list[Filed] = field(default_factory=list[Filed])
    quiet: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    calls: list[str] = field(default_factory=list[str])
    answers: list[tuple[int, str | None]] = field(default_factory=list[tuple[int, str | None]])
    events: list[Event] = field(default_factory=list[Event])

    @property
    def touches(self) -> list[Touch]:
        """The touches of seats with a clock, in the order of their stamps."""
        return [(at, seat, place) for at, seat, _, place in sorted(self.filed)]

    def drawn(self, kind: str) -> list[tuple[str, ...]]:
        """What chance gave in this flip, by the first word of its label."""
        new = self.after.drawn[len(self.before.drawn) :]
        return [names for label, names in new if label.split()[0] == kind]

    @property
    def luck(self) -> Luck:
        """How token and lots fell."""
        tokens = [(call, sides[0]) for call, sides in zip(self.calls, self.drawn("token"), strict=True)]
        starts = [[int(name.split()[1]) - 1 for name in names] for names in self.drawn("start")]
        return Luck(tokens, starts, [[int(place) for place in places] for places in self.drawn("idle")])

    @property
    def mixed(self) -> tuple[str, ...]:
        """The discard pile as it was mixed for the next cards, if it was."""
        return next(iter(self.drawn("mix")), ())

    @property
    def taken(self) -> list[tuple[int, int]]:
        """Seat and place of every card that found an owner, in order."""
        return [(event.seat, event.place) for event in self.events if isinstance(event, (Took, Handed))]

    @property
    def handed(self) -> list[int]:
        """The seats that were given what was left."""
        return [event.seat for event in self.events if isinstance(event, Handed)]

    @property
    def busted(self) -> list[int]:
        """The seats that lost their herd, each once."""
        return list(dict.fromkeys(int(event.seat) for event in self.events if isinstance(event, HerdLost)))

    @property
    def nothing(self) -> list[tuple[int, int]]:
        """Seat and place of every touch that was told to have no effect."""
        return sorted((event.seat, event.place) for event in self.events if isinstance(event, NoEffect))

    def duels(self, place: int) -> list[Duel]:
        """The falls of the token; the events do not name the card again, so it is put in."""
        fell = [event for event in self.events if isinstance(event, TokenFell)]
        return [
            Duel(place, one.flipper, one.caller, one.winner if one.loser == one.caller else one.loser, one.winner)
            for one in fell
        ]


def flips(session: Table) -> Iterator[FlipRead]:
    """Every flip that was decided, one after another."""
    flip: FlipRead | None = None
    times = times_of(session.setup)
    for place, move in enumerate(session.moves):
        state = session.state_at(place)
        if flip is not None:
            _note(flip, state, move.actor if not isinstance(move.actor, Edge) else None, move.action, times)
            flip.events += move.applied.events
        after = move.applied.state
        if flip is None and after.flip is not None:
            flip = FlipRead(after, after)
        elif flip is not None and (after.flip is None or after.outcome is not None):
            flip.after = after
            yield flip
            flip = None


def _note(flip: FlipRead, state: State, seat: int | None, action: Action, times: Times) -> None:
    match action:
        case Stamped(touch, at) if seat is not None:
            pace = state.setup.pace(seat)
            if pace is None:
                flip.quiet.setdefault(seat, []).append(touch.place)
            else:
                flip.filed.append((paced(at, pace, times), seat, at, touch.place))
        case Call(side):
            flip.calls.append(side)
        case ChoosePair(colour) if seat is not None:
            flip.answers.append((seat, str(colour)))
        case Plain.TIME_UP if state.flip is not None and state.flip.asks is not None:
            flip.answers.append((state.flip.asks, None))
        case _:
            pass


def times_of(setup: Setup) -> Times:
    """The times of the set-up as the twin has them."""
    return Times(setup.same_instant, setup.grab_limit, setup.all_clear)


def middle_of(flip: FlipRead) -> tuple[str, ...]:
    """The cards that were turned over."""
    assert flip.before.flip is not None
    return codes(flip.before.flip.middle)
