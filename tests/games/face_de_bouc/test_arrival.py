"""Against the clock: any order of arrival and any cutting into ``Elapsed`` calls give the same events."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.awaits import Over
from moosekit.core.ids import CLOCK, OPEN, SPECTATOR, Actor, Millis, Seat
from moosekit.core.json_data import canonical
from moosekit.core.secret import redact
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import PASS, PRESS, SPECIAL, Act, Action, Name, Say
from moosekit.games.face_de_bouc.events import Event, Forgotten, GameEnded, Named, Shouted, Stayed, Verdict, Won
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import Clock, LastCard, SpecialShout
from tests.games.face_de_bouc.playing import GAME, some_setup

NAME = "Zorglub"
SEATS = 3
END = Millis(3_100)
TIMES = st.integers(0, 3_000) | st.sampled_from(range(0, 1_200, 75))
KINDS: dict[str, Act] = {
    "press": PRESS,
    "right": Say(NAME),
    "wrong": Say("Potato"),
    "special": SPECIAL,
    "pass": PASS,
    "name": Name("Quince"),
}
FILED = st.lists(st.tuples(st.integers(0, SEATS - 1), st.sampled_from(sorted(KINDS)), TIMES), max_size=14)
SHOUTS = st.lists(
    st.tuples(st.integers(0, SEATS - 1), st.sampled_from(["right", "wrong"]), TIMES, st.integers(0, 900)), max_size=5
)


def set_up(seed: int) -> Setup:
    """Three seats, a window of two seconds, and any switches."""
    setup = some_setup(seed, Clock.STAMPS)
    return replace(
        setup,
        players=SEATS,
        copies=(5, 5, 5) + (0,) * 9,
        first=None,
        recall_limit=Millis(2_000),
        last_card=LastCard.PLAYED_OUT,
    )


def opened(seed: int, *, new: bool) -> State:
    """A card is open: seat 1 has turned up f01, known or new; it lies on top of seat 2's pile."""
    names = {"f01": NAME, "f02": "Zorglob", "f03": "Pip"}
    piles = ["f02 f03", "f03 f01", "f03"]
    if new:
        names, piles = {"f02": "Zorglob", "f03": "Pip"}, ["f02 f03", "f03 f02", "f03"]
    return position(set_up(seed), card_open="f01", centre="f02" if new else "f01 f02", piles=piles, names=names)


def run(state: State, steps: list[tuple[Actor, Action]]) -> tuple[State, list[Event]]:
    """Does what is legal until the card is decided; what would be refused is left out."""
    events: list[Event] = []
    for actor, action in steps:
        if state.card is None or isinstance(GAME.awaits(state), Over):
            break
        if not GAME.check(state, actor, action):
            state, more = GAME.apply(state, actor, action)
            events += more
    return state, events


def cut_up(acts: list[tuple[Seat, Stamped[Act]]], cuts: list[int], data: st.DataObject) -> list[tuple[Actor, Action]]:
    """The acts in any order that the clock's promises allow, with the clock between them."""
    steps: list[tuple[Actor, Action]] = []
    waiting = list(data.draw(st.permutations(acts)))
    for bound in [*sorted(set(cuts)), int(END)]:
        early = data.draw(st.integers(0, 3))
        for act in list(waiting):
            if act[1].at < bound or early > 0:
                early -= act[1].at >= bound
                waiting.remove(act)
                steps.append(act)
        steps.append((CLOCK, Elapsed(Millis(bound))))
    return steps


def compare(state: State, acts: list[tuple[Seat, Stamped[Act]]], cuts: list[int], data: st.DataObject) -> list[Event]:
    at_once, events = run(state, [*acts, (CLOCK, Elapsed(END))])
    later, other = run(state, cut_up(acts, cuts, data))
    assert canonical(redact(tuple(other), OPEN)) == canonical(redact(tuple(events), OPEN))
    assert GAME.view(later, SPECTATOR) == GAME.view(at_once, SPECTATOR)
    return events


@given(st.integers(0, 60), FILED, SHOUTS, st.lists(st.integers(0, END), max_size=8), st.data())
def test_a_known_character(
    seed: int,
    filed: list[tuple[int, str, int]],
    shouts: list[tuple[int, str, int, int]],
    cuts: list[int],
    data: st.DataObject,
) -> None:
    acts = [(Seat(seat), Stamped(KINDS[kind], Millis(at))) for seat, kind, at in filed if kind != "name"]
    for seat, kind, at, later in shouts:
        acts += [
            (Seat(seat), Stamped(act, Millis(when))) for act, when in ((KINDS["press"], at), (KINDS[kind], at + later))
        ]
    events = compare(opened(seed, new=False), acts, cuts, data)
    assert any(isinstance(event, (Won, Stayed, Forgotten)) for event in events)


@given(st.integers(0, 60), FILED, st.lists(st.integers(0, END), max_size=8), st.data())
def test_a_new_character_with_the_special_shout(
    seed: int, filed: list[tuple[int, str, int]], cuts: list[int], data: st.DataObject
) -> None:
    acts = [(Seat(seat), Stamped(KINDS[kind], Millis(at))) for seat, kind, at in filed if kind in ("special", "name")]
    state = opened(seed, new=True)
    if state.setup.special_shout is SpecialShout.ON:
        compare(state, acts, cuts, data)


@given(st.integers(0, 60), FILED, SHOUTS)
def test_nobody_wins_without_a_right_shout_and_no_card_is_lost(
    seed: int, filed: list[tuple[int, str, int]], shouts: list[tuple[int, str, int, int]]
) -> None:
    acts: list[tuple[Actor, Action]] = [(Seat(seat), Stamped(KINDS[kind], Millis(at))) for seat, kind, at in filed]
    for seat, kind, at, later in shouts:
        acts += [(Seat(seat), Stamped(PRESS, Millis(at))), (Seat(seat), Stamped(KINDS[kind], Millis(at + later)))]
    before = opened(seed, new=False)
    after, events = run(before, [*acts, (CLOCK, Elapsed(END))])
    right = [event for event in events if getattr(event, "verdict", None) is Verdict.RIGHT]
    decided = [event for event in events if isinstance(event, (Won, Stayed))]
    assert len(decided) == bool(right)
    assert len(right) == 1 or not any(isinstance(event, Won) for event in decided)
    for state in (before, after):
        everywhere = [face for zone in (state.draw, state.centre, *state.piles) for face in zone]
        assert sorted(everywhere) == list(state.setup.deck)


@pytest.mark.parametrize("players", range(2, 8))
def test_without_a_clock_the_order_of_the_answers_changes_nothing(players: int) -> None:
    setup = Setup(players, clock=Clock.TURNS, first=Seat(0))
    state = position(setup, card_open="f01", centre="f01", names={"f01": NAME})
    said = {Seat(seat): (NAME if seat == players - 1 else "Potato", 900 - 10 * seat) for seat in range(players)}
    ends: list[str] = []
    for order in (sorted(said), sorted(said, reverse=True)):
        steps: list[tuple[Actor, Action]] = []
        for seat in order:
            text, at = said[seat]
            steps += [(seat, Stamped(PRESS, Millis(at))), (seat, Stamped(Say(text), Millis(at)))]
        after, events = run(state, steps)
        told = tuple(event for event in events if isinstance(event, (Shouted, Won, Named, GameEnded)))
        ends.append(canonical(redact(told, OPEN)) + canonical(GAME.view(after, OPEN)))
    assert ends[0] == ends[1]
