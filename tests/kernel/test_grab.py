"""Everybody grabs at once: by worked positions, and by any arrival and any cutting of time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.awaits import Over, Turn, Window
from moosekit.core.chance import Given, Seeded
from moosekit.core.ids import CLOCK, SPECTATOR, Actor, Millis, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.refusal import IllegalAction
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from tests.kernel.grab_game import (
    ALL_CLEAR,
    GRAB_LIMIT,
    HERD,
    SAME_INSTANT,
    Action,
    AllClear,
    Call,
    Disputed,
    Event,
    GrabGame,
    Handed,
    HerdLost,
    NoEffect,
    Setup,
    Side,
    Sight,
    State,
    TokenFell,
    Took,
    Touch,
)

GAME = GrabGame()
FOUR = ("bear", "moose", "squirrel", "yeti")
COLD = ("avalanche", "bear", "moose", "yeti")
EVERYBODY: tuple[Viewer, ...] = (*seats(4), SPECTATOR)
HEADS, TAILS = (Side.HEADS, Side.TAILS), (Side.TAILS, Side.HEADS)
Table = Session[Setup, State, Action, Event, Sight]


def table(middle: tuple[str, ...], *tokens: tuple[Side, Side]) -> Table:
    sides = {f"token {number}": tuple(map(str, token)) for number, token in enumerate(tokens)}
    return Session(GAME, Setup(tuple(sorted(middle))), Given.of({"flip": middle, **sides}))


def touch(seat: int, card: int, at: int) -> tuple[Seat, Stamped[Touch]]:
    return Seat(seat), Stamped(Touch(card), Millis(at))


def elapse(session: Table, at: int) -> tuple[Event, ...]:
    return session.do(CLOCK, Elapsed(Millis(at)))


def rejected(session: Table, actor: Actor, action: Action) -> str:
    """The code of the refusal; the session must stay as it was."""
    before = session.state
    with pytest.raises(IllegalAction) as caught:
        session.do(actor, action)
    assert session.state is before
    return caught.value.refusals[0].code


def test_filing_changes_nothing_that_anybody_sees() -> None:
    session = table(FOUR)
    before = [session.view(viewer) for viewer in EVERYBODY]
    assert session.do(*touch(1, 2, 700)) == ()
    assert [session.view(viewer) for viewer in EVERYBODY] == before


def test_a_claim_is_judged_when_its_tie_window_has_passed() -> None:
    session = table(FOUR)
    session.do(*touch(1, 2, 700))
    assert elapse(session, 700 + SAME_INSTANT) == ()
    assert elapse(session, 701 + SAME_INSTANT) == (Took(Seat(1), 2),)


def test_exactly_the_same_instant_is_a_tie_and_ties_do_not_chain() -> None:
    session = table(FOUR)
    for seat, at in ((0, 0), (1, 150), (2, 151)):
        session.do(*touch(seat, 3, at))
    assert elapse(session, 500) == (Disputed(3, (Seat(0), Seat(1))),)


def test_a_dispute_of_two_pauses_everything_until_the_token_falls() -> None:
    session = table(("bear", "moose", "yeti"), HEADS)
    session.do(*touch(1, 0, 310))
    session.do(*touch(0, 0, 310))
    assert elapse(session, 461) == (Disputed(0, (Seat(0), Seat(1))),)
    assert session.game.awaits(session.state) == Turn(Seat(0))
    assert rejected(session, *touch(2, 1, 461)) == "refusal.paused"
    assert rejected(session, CLOCK, Elapsed(Millis(500))) == "refusal.paused"
    assert rejected(session, Seat(1), Call(Side.HEADS)) == "refusal.not-asked"
    assert session.do(Seat(0), Call(Side.HEADS)) == (
        TokenFell(Seat(2), Seat(0), Side.HEADS, Side.HEADS, Seat(0)),
        Took(Seat(0), 0),
    )
    for seat, card, at in ((1, 0, 600), (1, 1, 900), (2, 2, 950)):
        session.do(*touch(seat, card, at))
    assert elapse(session, 2000) == (NoEffect(Seat(1), 0), Took(Seat(1), 1), Took(Seat(2), 2))
    assert isinstance(session.game.awaits(session.state), Over)


def test_a_dispute_of_three_goes_from_flip_to_flip() -> None:
    session = table((*FOUR, "owl"), TAILS, HEADS)
    for seat in (3, 1, 0):
        session.do(*touch(seat, 2, 200))
    assert elapse(session, 400) == (Disputed(2, (Seat(0), Seat(1), Seat(3))),)
    wrong = session.do(Seat(0), Call(Side.HEADS))
    assert wrong == (TokenFell(Seat(2), Seat(0), Side.HEADS, Side.TAILS, Seat(1)),)
    assert session.game.awaits(session.state) == Turn(Seat(1))
    assert session.view(SPECTATOR).contenders[0].seat == 1
    wrong_again = session.do(Seat(1), Call(Side.TAILS))
    assert wrong_again == (TokenFell(Seat(0), Seat(1), Side.TAILS, Side.HEADS, Seat(3)), Took(Seat(3), 2))
    assert session.game.awaits(session.state) == Window(seats(5), GRAB_LIMIT)


def test_the_table_flips_where_nobody_is_neutral() -> None:
    session = table(("bear", "moose"), HEADS)
    session.do(*touch(0, 1, 5))
    session.do(*touch(1, 1, 6))
    elapse(session, 200)
    fell = session.do(Seat(0), Call(Side.TAILS))[0]
    assert fell == TokenFell(None, Seat(0), Side.TAILS, Side.HEADS, Seat(1))


def test_a_second_touch_has_no_effect_and_a_taken_card_costs_no_claim() -> None:
    session = table(FOUR)
    for seat, card, at in ((0, 1, 200), (2, 1, 600), (2, 2, 700), (0, 3, 800)):
        session.do(*touch(seat, card, at))
    assert elapse(session, 1000) == (Took(Seat(0), 1), NoEffect(Seat(2), 1), Took(Seat(2), 2), NoEffect(Seat(0), 3))


def test_idle_seats_are_handed_the_free_cards_at_the_limit() -> None:
    session = table(FOUR)
    session.do(*touch(1, 2, 9_999))
    events = elapse(session, GRAB_LIMIT)
    assert events == (Took(Seat(1), 2), Handed(Seat(0), 0), Handed(Seat(2), 1), Handed(Seat(3), 3))
    assert session.view(SPECTATOR).herds == (HERD + 1,) * 4


def test_an_avalanche_costs_the_herd_of_whoever_touches_and_ends_with_all_clear() -> None:
    session = table(COLD)
    for seat, card, at in ((2, 2, 200), (0, 2, 200), (3, 1, 900), (0, 1, 950)):
        session.do(*touch(seat, card, at))
    assert session.game.awaits(session.state) == Window(seats(4), ALL_CLEAR)
    assert elapse(session, 900) == (HerdLost(Seat(0), HERD), HerdLost(Seat(2), HERD))
    assert elapse(session, ALL_CLEAR) == (HerdLost(Seat(3), HERD), HerdLost(Seat(0), 0), AllClear())
    assert session.view(SPECTATOR).herds == (0, HERD, 0, 0)


def test_nobody_touches_the_avalanche() -> None:
    session = table(COLD)
    assert elapse(session, ALL_CLEAR - 1) == ()
    assert elapse(session, ALL_CLEAR) == (AllClear(),)


def test_what_comes_too_late_or_from_nowhere_is_refused() -> None:
    session = table(FOUR)
    elapse(session, 1000)
    assert rejected(session, *touch(0, 0, 999)) == "refusal.too-late"
    assert rejected(session, *touch(0, 0, GRAB_LIMIT)) == "refusal.too-late"
    assert rejected(session, CLOCK, Elapsed(Millis(999))) == "refusal.backwards"
    assert rejected(session, Seat(0), Elapsed(Millis(2000))) == "refusal.not-asked"
    assert rejected(session, *touch(9, 0, 1000)) == "refusal.unknown"
    assert rejected(session, *touch(0, 4, 1000)) == "refusal.unknown"
    assert session.do(*touch(0, 0, 1000)) == ()
    fresh = table(FOUR)
    assert rejected(fresh, *touch(0, 0, -1)) == "refusal.too-late"


def test_legal_agrees_with_check_at_every_moment() -> None:
    session = table(FOUR, HEADS)
    offered = 0
    for actor, action in (touch(0, 0, 5), touch(1, 0, 6), (CLOCK, Elapsed(Millis(200))), (Seat(0), Call(Side.HEADS))):
        for seat in seats(4):
            for option in GAME.legal(session.state, seat).actions:
                assert GAME.check(session.state, seat, option) == ()
                offered += 1
        session.do(actor, action)
    assert offered == 4 * 4 * 3 + 2


# -- any arrival, any cutting ------------------------------------------------------------------------------------------

STAMPS = st.sampled_from([*range(0, 1000, 75), ALL_CLEAR - 1, GRAB_LIMIT - 1]) | st.integers(0, GRAB_LIMIT - 1)
CLAIMS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), STAMPS), max_size=12)
CUTS = st.lists(st.integers(0, GRAB_LIMIT) | st.sampled_from(range(1, 1300, 75)), max_size=8)


def told(session: Table) -> str:
    """All that happened, as one text."""
    return canonical([(type(event).__name__, event) for event in session.events(SPECTATOR)])


def run(middle: tuple[str, ...], seed: int, calls: list[Side], steps: list[tuple[Actor, Action]]) -> Table:
    """Plays the steps; a question is answered as soon as it is asked; what comes after the end is dropped."""
    session: Table = Session(GAME, Setup(middle), Seeded(seed))
    for actor, action in steps:
        if isinstance(session.game.awaits(session.state), Over):
            break
        session.do(actor, action)
        while isinstance(awaits := session.game.awaits(session.state), Turn):
            session.do(awaits.seat, Call(calls[len(session.state.tokens) % len(calls)]))
    return session


@given(
    middle=st.sampled_from([FOUR, COLD]),
    seed=st.integers(0, 999),
    calls=st.lists(st.sampled_from(Side), min_size=1, max_size=4),
    claims=CLAIMS,
    cuts=CUTS,
    data=st.data(),
)
def test_any_arrival_and_any_cutting_give_the_same_events(
    middle: tuple[str, ...],
    seed: int,
    calls: list[Side],
    claims: list[tuple[int, int, int]],
    cuts: list[int],
    data: st.DataObject,
) -> None:
    closes = ALL_CLEAR if middle == COLD else GRAB_LIMIT
    filed = [touch(*claim) for claim in claims if claim[2] < closes]
    at_once = run(middle, seed, calls, [*filed, (CLOCK, Elapsed(closes))])

    bounds = [*sorted({cut for cut in cuts if cut < closes}), int(closes)]
    steps: list[tuple[Actor, Action]] = []
    waiting = list(data.draw(st.permutations(filed)))
    for bound in bounds:
        # all that is stamped before the promise has arrived by then; of the rest, some arrives early
        early = data.draw(st.integers(0, 3))
        for seat, stamped in list(waiting):
            if stamped.at < bound or early > 0:
                early -= stamped.at >= bound
                waiting.remove((seat, stamped))
                steps.append((seat, stamped))
        steps.append((CLOCK, Elapsed(Millis(bound))))
    cut_up = run(middle, seed, calls, steps)

    assert told(cut_up) == told(at_once)
    assert cut_up.view(SPECTATOR) == at_once.view(SPECTATOR)
    assert isinstance(cut_up.game.awaits(cut_up.state), Over)


def test_a_disputed_flip_is_recorded_replayed_and_explained() -> None:
    session = table(FOUR, TAILS)
    session.do(*touch(0, 0, 5))
    session.do(*touch(1, 0, 6))
    elapse(session, 200)
    session.do(Seat(0), Call(Side.TAILS))
    record = read_record(GAME, write_record(GAME, record_of(session)))
    assert record == record_of(session)
    assert replay(GAME, record).state == session.state
    (trace,) = session.explain(3, SPECTATOR)
    assert trace == GAME.explain(session.state_at(2), CLOCK, Elapsed(Millis(200)), SPECTATOR)[0]
    assert "grab.same-instant" in repr(trace)


def test_an_imagined_flip_looks_the_same_to_its_viewer() -> None:
    session = table(FOUR, HEADS)
    session.do(*touch(0, 0, 5))
    session.do(*touch(1, 0, 6))
    elapse(session, 200)
    for viewer in seats(4):
        imagined = GAME.imagine(session.view(viewer), session.events(viewer), Stream(3))
        assert GAME.view(imagined, viewer) == session.view(viewer)
