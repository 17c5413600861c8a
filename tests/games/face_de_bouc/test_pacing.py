"""Paces of one's own (clause 4.5): time divided before anything is decided, longer limits, and no clock at all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.awaits import Finite, Window
from moosekit.core.chance import Seeded
from moosekit.core.ids import CLOCK, OPEN, SPECTATOR, Actor, Millis, Seat
from moosekit.core.json_data import Reader, canonical
from moosekit.core.pace import Pace
from moosekit.core.refusal import BadSetup
from moosekit.core.secret import redact
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import PASS, PRESS, Act, Action, Say
from moosekit.games.face_de_bouc.events import Event, Won
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup, without_clock
from moosekit.games.face_de_bouc.switches import Clock, SpecialShout
from moosekit.testing import conformance
from tests.games.face_de_bouc.bench import Bench, special
from tests.games.face_de_bouc.playing import GAME, played, some_move, some_setup
from tests.games.face_de_bouc.test_conformance import TINY, points, universe
from tests.traceability import assert_decided

NAME = "Cake Face"


def paced(*paces: Pace, **more: Millis | None) -> Bench:
    """K1 has a name and has just been turned up by seat 1; everybody has a pace."""
    setup = Setup(len(paces), paces=paces, **more)  # type: ignore[arg-type]  # times only
    table = Bench(setup, draw="K1 K3", centre="K1 K2", names={"K1": NAME, "K2": "Pip"})
    assert table.draw(1) == []
    return table


def test_a_pace_divides_the_time_before_anything_is_decided() -> None:
    table = paced(1, 10, 1)
    table.shout(3, NAME, 600)
    table.shout(2, NAME, 4_009, 900)
    assert table.until(5_500) == []  # somebody at pace 10 could still be as early
    table.until(6_000)
    assert table.won == [0, 3, 0]
    assert_decided(table.notes, "pace", "4.5")
    told = next(note for note in table.notes if note.code == "bouc.pace.divides")
    assert dict(told.facts) == {"seat": 1, "pace": 10, "raw": 4_009, "time": 400}


def test_times_that_are_equal_after_dividing_are_equal() -> None:
    table = paced(1, 3)
    table.shout(1, NAME, 600)
    table.shout(2, NAME, 3 * 750 + 2)
    table.until(3_000)
    assert (table.won, table.to_draw) == ([0, 0], 2)


def test_limits_of_time_are_longer_by_the_pace() -> None:
    table = paced(1, 3)
    assert table.act(1, PRESS, 10_000) == ["stamp.limit"]
    assert table.act(2, PRESS, 29_999) == []
    assert table.act(2, Say(NAME), 29_999 + 14_999) == []
    assert table.until(29_000) == []
    table.until(60_000)
    assert table.won == [0, 3]


def test_the_name_may_come_so_many_times_later_and_no_later() -> None:
    table = paced(1, 3)
    table.act(2, PRESS, 900)
    table.act(2, Say(NAME), 900 + 15_000)
    assert "Seat 2 presses and says nothing." in table.until(20_000)


def test_without_a_clock_all_others_wait_and_the_answer_counts_one_same_instant_later() -> None:
    table = paced(1, None, 1)
    table.shout(3, NAME, 310)
    assert table.until(90_000) == []
    assert table.won == [0, 0, 0]
    assert table.shout(2, NAME, 0) == []
    assert table.won == [0, 3, 0]
    told = next(note for note in table.notes if note.code == "bouc.pace.none")
    assert dict(told.facts) == {"seat": 1, "time": 150}


def test_without_a_clock_one_is_asked_again_after_a_wrong_name_until_one_passes() -> None:
    table = paced(1, None, recall_limit=None)
    table.shout(2, "Potato", 7)
    assert table.until(400)[-1].startswith("Seat 2")
    table.shout(2, "Turnip", 7)
    table.until(800)
    times = [note.fact("time") for note in table.notes if note.code == "bouc.pace.none"]
    assert times == [150, 300]
    assert table.act(2, PASS, 7) == []
    assert table.act(2, PRESS, 7) == ["answer.already"]
    assert_decided(table.refusals, "pace", "4.5")
    table.passes(900, 1)
    table.until(901)
    assert table.to_name == 1


def test_where_nobody_has_a_clock_the_last_answer_decides() -> None:
    table = paced(None, None)
    assert table.act(1, PASS, 0) == []
    assert table.act(2, Say(NAME), 0) == ["answer.press-first"]
    assert table.act(2, PRESS, 0) == []
    assert table.act(2, PASS, 0) == ["answer.say-now"]
    assert table.act(2, Say(NAME), 0) == []
    assert table.won == [0, 3]


def test_a_new_character_waits_for_whoever_names_it_without_a_clock() -> None:
    setup = replace(special(3), paces=(None, None, 1))
    table = Bench(setup, draw="K1 K3", centre="K2", names={"K2": "Pip"}, won={2: "K2", 3: "K3"})
    table.draw(1)
    assert table.special(2, 0) == ["pace.naming"]
    assert table.special(3, 100) == []
    assert table.until(50_000) == []
    assert table.name(1, "Quince", at=0) == []
    assert any("Seat 3" in line for line in table.told())  # what was shouted before the name is a mistake
    assert (table.won[2], table.to_draw) == (0, 2)


@pytest.mark.parametrize(
    ("paces", "clock", "fault"),
    [
        ((1, 3), Clock.STAMPS, "2 paces were given for 3 seats"),
        ((1, 3, 2), Clock.STAMPS, "seat 3 has the pace 2: expected 1, 3, 10 or None"),
        ((1, 3, None), Clock.TURNS, "nothing to divide"),
    ],
)
def test_paces_that_make_no_sense_are_refused(paces: tuple[Pace, ...], clock: Clock, fault: str) -> None:
    with pytest.raises(BadSetup, match=fault):
        Setup(3, paces=paces, clock=clock)


def test_a_quick_seat_is_not_asked_any_more_when_its_own_time_is_over() -> None:
    table = paced(1, 10, None, recall_limit=Millis(2_000), say_limit=Millis(1_000))
    table.until(2_999)
    assert GAME.awaits(table.state) == Window((Seat(0), Seat(1), Seat(2)), None)
    table.until(3_000)  # neither a press nor the name to an earlier one can be told
    assert GAME.awaits(table.state) == Window((Seat(1), Seat(2)), None)
    assert GAME.legal(table.state, Seat(0)) == Finite(())


def test_paces_are_written_read_and_told() -> None:
    setup = Setup(3, paces=(1, 10, None))
    assert GAME.read_setup(Reader(GAME.write_setup(setup))) == setup
    assert ("Paces, by seat", "1, 10 and no clock", "chosen here") in setup.describe().rows


def test_the_kit_with_paces(samples: Callable[[int, int], int]) -> None:
    setups: list[tuple[Setup, int]] = []
    for seed in range(samples(4, 60)):
        setup = some_setup(seed, Clock.STAMPS)
        paces = tuple((1, 3, None, 10)[(seed + seat) % 4] for seat in range(setup.players))
        setups.append((replace(setup, copies=TINY, paces=paces), setup.players))
    setups.append((Setup(3, copies=TINY, paces=(None, None, None)), 3))
    report = conformance(GAME, setups, [3], universe, every=samples(11, 2), move=some_move, points=points)
    assert report.games == len(setups)


@pytest.mark.parametrize("paces", [(None, None, None), (1, None, 3)])
def test_a_game_by_chance_comes_to_its_end(paces: tuple[Pace, ...]) -> None:
    setup = Setup(3, copies=TINY, paces=paces, special_shout=SpecialShout.ON)
    session = played(setup, Seeded(5), Stream.seeded(5))
    assert session.state.outcome is not None
    assert any(isinstance(event, Won) for event in session.events(OPEN))


TIMES = st.integers(0, 20_000) | st.sampled_from(range(0, 3_000, 75))
ANSWERS = st.lists(st.tuples(st.sampled_from(["right", "wrong", "pass"]), TIMES), min_size=3, max_size=3)
END = Millis(200_000)


def run(setup: Setup, steps: list[tuple[Actor, Action]]) -> list[Event]:
    state = position(setup, card_open="f01", centre="f01 f02", names={"f01": NAME, "f02": "Pip"})
    events: list[Event] = []
    for actor, action in steps:
        if state.card is not None and not GAME.check(state, actor, action):
            state, more = GAME.apply(state, actor, action)
            events += more
    events.append(state.piles)  # type: ignore[arg-type]  # compared with the events
    return events


@given(
    st.tuples(*[st.sampled_from([1, 3, 10, None])] * 3),
    ANSWERS,
    st.lists(st.integers(0, int(END)), max_size=5),
    st.permutations(range(3)),
    st.data(),
)
def test_the_order_of_arrival_and_the_cutting_of_time_change_nothing(
    paces: tuple[Pace, ...], said: list[tuple[str, int]], cuts: list[int], turned: list[int], data: st.DataObject
) -> None:
    """Everybody answers once, before the clock has passed the stamp; those without a clock at any time."""
    setup = Setup(3, paces=paces, recall_limit=Millis(5_000))
    acts: list[tuple[Seat, int | None, list[Act]]] = []
    for seat, (kind, at) in enumerate(said):
        what: list[Act] = [PASS] if kind == "pass" else [PRESS, Say(NAME if kind == "right" else "Potato")]
        acts.append((Seat(seat), None if paces[seat] is None else at, what))
    told: list[str] = []
    for cut, order_of in (([], range(3)), (sorted(cuts), turned)):
        waiting = [acts[place] for place in order_of]
        steps: list[tuple[Actor, Action]] = []
        for bound in [*cut, int(END)]:
            for one in list(waiting):
                seat, stamp, what = one
                if stamp is None:
                    ready = bound == END or data.draw(st.booleans())
                else:
                    ready = stamp <= bound
                if ready:
                    waiting.remove(one)
                    steps += [(seat, Stamped(act, Millis(stamp or 0))) for act in what]
            steps.append((CLOCK, Elapsed(Millis(bound))))
        told.append(canonical(redact(tuple(run(setup, steps)), OPEN)))
    assert told[0] == told[1]


def test_whom_nobody_waits_for_any_more_can_be_imagined() -> None:
    table = paced(1, None, 1)
    table.act(2, PASS, 0)
    assert GAME.imagine(GAME.view(table.state, SPECTATOR), (), Stream.seeded(1)).card is not None
    imagined = GAME.imagine(GAME.view(table.state, Seat(0)), (), Stream.seeded(1))
    assert GAME.view(imagined, Seat(0)) == GAME.view(table.state, Seat(0))
    assert not without_clock(3).paces
