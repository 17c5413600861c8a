"""Any order of arrival and any cutting of time into ``Elapsed`` calls give the same events: with every switch,
with paces, and with seats that have no clock."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.awaits import Turn
from moosekit.core.chance import Seeded
from moosekit.core.ids import CLOCK, SPECTATOR, Actor, Millis, Seat
from moosekit.core.json_data import canonical
from moosekit.core.pace import Pace
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Call, ChoosePair, Plain, Side, Touch
from moosekit.games.moose_match_mayhem.cards import ANIMAL_COLOURS
from moosekit.games.moose_match_mayhem.clock import acts_once, awaited
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.position import position
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.switches import SWITCHES
from tests.games.moose_match_mayhem.playing import GAME, with_switches

MIDDLES = ("moose.* squirrel.* yeti.w bear.b", "moose.b moose.* bear.w yeti.g", "avalanche moose.b bear.* yeti.w")
HERDS = ["moose.b x2 moose.w x2", "squirrel.b squirrel.w squirrel.* yeti.w", "moose.b x2 bear.b x2 bear.w x2", "yeti.g"]
SETS = [["bear.b x3"], ["moose.w x3", "squirrel.w x3"], ["squirrel.b x3", "bear.w x3"], []]
END = 200_000
Script = list[tuple[int, int, int]]


@dataclass
class Run:
    """One way in which a flip goes on: what has happened, and how often each seat without a clock has chosen."""

    state: State
    script: tuple[int, ...]
    events: list[Event]
    chosen: list[int]

    def do(self, actor: Actor, action: Action) -> None:
        """An action; questions are answered straight away. What comes after the flip, or twice, is dropped."""
        if self.state.flip is None or self.state.outcome is not None or GAME.check(self.state, actor, action):
            return
        self._apply(actor, action)
        while isinstance(awaits := GAME.awaits(self.state), Turn):
            self._apply(awaits.seat, self._answer(awaits.seat))

    def _apply(self, actor: Actor, action: Action) -> None:
        applied = GAME.apply(self.state, actor, action)
        self.state = applied.state
        self.events += applied.events

    def _answer(self, seat: Seat) -> Action:
        number = self.script[len(self.state.drawn) % len(self.script)]
        if self.state.flip is not None and self.state.flip.dispute is not None:
            return Call(tuple(Side)[number % 2])
        return ChoosePair(ANIMAL_COLOURS[(number + seat) % 2])

    def choose(self) -> bool:
        """The first seat without a clock that is awaited touches something, or keeps its hands off."""
        flip = self.state.flip
        if flip is None or self.state.outcome is not None:
            return False
        waiting = [seat for seat in awaited(self.state, flip) if self.state.setup.pace(seat) is None]
        if not waiting:
            return False
        seat = waiting[0]
        number = self.script[(self.chosen[seat] + seat) % len(self.script)]
        self.chosen[seat] += 1
        pick = number % (len(flip.free) + flip.avalanche)
        touch = Stamped(Touch(flip.free[pick % len(flip.free)]), flip.claims.promised)
        self._must(seat, Plain.HANDS_OFF if pick == len(flip.free) else touch)
        return True

    def _must(self, seat: Seat, action: Action) -> None:
        assert GAME.check(self.state, seat, action) == ()
        self.do(seat, action)

    def finish(self) -> str:
        """Time runs out; everything that happened, as one text. Who has a clock and is awaited keeps hands off."""
        self.do(CLOCK, Elapsed(Millis(END)))
        while self.choose():
            self.do(CLOCK, Elapsed(Millis(END)))
        flip = self.state.flip
        if flip is not None and self.state.outcome is None and flip.avalanche:
            for seat in awaited(self.state, flip):
                self._must(seat, Plain.HANDS_OFF)
            self.do(CLOCK, Elapsed(Millis(END)))
        seen = canonical(GAME.view(self.state, SPECTATOR).zones)
        return "\n".join([*(f"{type(event).__name__} {canonical(event)}" for event in self.events), seen])


def filed(state: State, script: Script) -> list[tuple[Seat, Stamped[Touch]]]:
    """The touches of seats with a clock; a seat that acts once has its earliest one only."""
    assert state.flip is not None
    found: list[tuple[Seat, Stamped[Touch]]] = []
    once: list[int] = []
    for seat, place, at in sorted(script, key=lambda one: one[2]):
        if state.setup.pace(seat) is None or seat in once:
            continue
        if acts_once(state.setup, state.flip, Seat(seat)):
            once.append(seat)
        found.append((Seat(seat), Stamped(Touch(place), Millis(at * (state.setup.pace(seat) or 1)))))
    return found


STAMPS = st.sampled_from(range(-50, 600, 50)) | st.integers(-30, 3_100)
SCRIPT = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), STAMPS), min_size=3, max_size=14)
PACES = st.lists(st.sampled_from([1, 1, 1, 3, 10, None]), min_size=4, max_size=4)
TIMES = st.sampled_from([None, Millis(1_000), Millis(3_000)])
CHOICES = st.fixed_dictionaries({switch: st.sampled_from([str(v) for v in vs]) for switch, vs in SWITCHES.items()})
USUAL = {switch: str(next(iter(values))) for switch, values in SWITCHES.items()}


@given(
    middle=st.sampled_from(MIDDLES),
    switches=st.just(USUAL) | CHOICES,
    paces=st.just([1, 1, 1, 1]) | PACES,
    times=st.tuples(TIMES, TIMES),
    script=SCRIPT,
    answers=st.lists(st.integers(0, 9), min_size=1, max_size=5),
    cuts=st.lists(st.sampled_from(range(1, 900, 50)) | st.integers(0, 12_000), min_size=2, max_size=10),
    data=st.data(),
)
def test_any_arrival_and_any_cutting_give_the_same_events(
    middle: str,
    switches: dict[str, str],
    paces: list[Pace],
    times: tuple[Millis | None, Millis | None],
    script: Script,
    answers: list[int],
    cuts: list[int],
    data: st.DataObject,
) -> None:
    setup = replace(with_switches(Setup(4, paces=tuple(paces)), switches), grab_limit=times[0], all_clear=times[1])
    state = position(setup, middle=middle, herds=HERDS, sets=SETS, chance=Seeded(sum(answers)))
    touches = filed(state, script)

    at_once = Run(state, tuple(answers), [], [0] * 4)
    for seat, stamped in touches:
        at_once.do(seat, stamped)

    cut_up = Run(state, tuple(answers), [], [0] * 4)
    waiting = list(data.draw(st.permutations(touches)))
    for bound in [*sorted(set(cuts)), END]:
        # all that is stamped before the promise has arrived by then; of the rest, some arrives early
        early = data.draw(st.integers(0, 3))
        for seat, stamped in list(waiting):
            if stamped.at < bound or early > 0:
                early -= stamped.at >= bound
                waiting.remove((seat, stamped))
                cut_up.do(seat, stamped)
        if data.draw(st.booleans()):
            cut_up.choose()
        if bound != END:
            cut_up.do(CLOCK, Elapsed(Millis(bound)))
    assert cut_up.finish() == at_once.finish()


def test_a_flip_in_which_everything_happens_at_once() -> None:
    """One that the test above should cover, written out: a tie, a slow seat, a seat without a clock, a third set."""
    setup = Setup(4, paces=(1, 10, None, 1))
    state = position(setup, middle=MIDDLES[0], herds=HERDS, sets=SETS)
    runs = [Run(state, (1, 0, 2), [], [0] * 4) for _ in range(2)]
    touches = filed(state, [(0, 0, 140), (1, 0, 150), (3, 2, 200), (1, 1, 600), (0, 3, 700)])
    for seat, stamped in touches:
        runs[0].do(seat, stamped)
    for seat, stamped in reversed(touches):
        runs[1].do(seat, stamped)
    runs[1].choose()
    for at in range(0, 7_000, 130):
        runs[1].do(CLOCK, Elapsed(Millis(at)))
    assert runs[0].finish() == runs[1].finish()
    assert {"Disputed", "TokenFell", "Took", "NoEffect"} <= {type(event).__name__ for event in runs[0].events}
