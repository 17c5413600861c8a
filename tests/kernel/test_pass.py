"""Pass three, left and right of pink-open in the row: all at once, in secret, from its own place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.awaits import Over, Together
from moosekit.core.chance import Given, Seeded
from moosekit.core.ids import CLOCK, OPEN, SPECTATOR, Actor, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.refusal import IllegalAction
from moosekit.core.secret import HIDDEN, Secret
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from tests.kernel.pass_game import (
    CARDS,
    SEATS,
    Animal,
    Event,
    LaidOpen,
    Pass,
    Passed,
    PassGame,
    Row,
    RowCard,
    Sight,
    State,
)

GAME = PassGame()
OPEN_FIRST: Row = (RowCard.PINK_OPEN, RowCard.PASS_THREE)
PASS_FIRST: Row = (RowCard.PASS_THREE, RowCard.PINK_OPEN)
DEAL = "G0 G1 G2 P0 P1  G3 G4 G5 P2 P3  G6 G7 P4 P5 P6  P7"
EVERYBODY: tuple[Viewer, ...] = (*seats(SEATS), SPECTATOR)
Table = Session[Row, State, Pass, Event, Sight]


def cards(codes: str) -> tuple[Animal, ...]:
    return tuple(Animal.of(code) for code in codes.split())


CHOSEN = tuple(Pass(cards(codes)) for codes in ("G0 G1 P0", "G3 G4 G5", "G6 P4 P5"))


def table(row: Row) -> Table:
    return Session(GAME, row, Given.of({"deck": DEAL.split()}))


def hands(session: Table) -> list[str]:
    return [" ".join(card.code for card in hand) for hand in session.state.opening.hands]


def test_open_first_shows_pink_cards_before_anybody_chooses() -> None:
    session = table(OPEN_FIRST)
    assert session.events(SPECTATOR) == (LaidOpen(cards("P0 P1 P2 P3 P4 P5 P6")),)
    assert session.view(Seat(0)).zone("hand", Seat(2)).cards == cards("P4 P5 P6")
    events = [event for seat, chosen in zip(seats(SEATS), CHOSEN, strict=True) for event in session.do(seat, chosen)]
    assert events == [
        Passed(Seat(0), cards("P0"), Secret(cards("G0 G1"), (Seat(0), Seat(1)))),
        Passed(Seat(1), (), Secret(cards("G3 G4 G5"), (Seat(1), Seat(2)))),
        Passed(Seat(2), cards("P4 P5"), Secret(cards("G6"), (Seat(2), Seat(0)))),
    ]
    assert hands(session) == ["G2 G6 P1 P4 P5", "G0 G1 P0 P2 P3", "G3 G4 G5 G7 P6"]
    assert session.view(SPECTATOR).zone("hand", Seat(0)).cards == cards("P1 P4 P5")


def test_pass_first_hides_pink_cards_until_all_have_been_passed() -> None:
    session = table(PASS_FIRST)
    assert session.events(OPEN) == ()
    assert session.view(Seat(0)).zone("hand", Seat(2)).cards == ()
    for seat, chosen in zip(seats(SEATS), CHOSEN, strict=True):
        session.do(seat, chosen)
    assert session.events(SPECTATOR)[-1] == LaidOpen(cards("P1 P4 P5 P0 P2 P3 P6"))
    assert hands(session) == ["G2 G6 P1 P4 P5", "G0 G1 P0 P2 P3", "G3 G4 G5 G7 P6"]
    assert session.events(SPECTATOR)[0] == Passed(Seat(0), (), HIDDEN)


@pytest.mark.parametrize("row", [OPEN_FIRST, PASS_FIRST])
def test_before_the_last_commitment_nobody_learns_anything(row: Row) -> None:
    """Whatever the first two choose, everybody else knows the same, byte for byte."""
    first = {viewer: set[str]() for viewer in EVERYBODY}
    for mine, left in ((0, 0), (3, 3), (9, 6)):
        session = table(row)
        for seat, place in ((Seat(2), mine), (Seat(0), left)):
            assert session.do(seat, GAME.legal(session.state, seat).actions[place]) == ()
        assert GAME.awaits(session.state) == Together((Seat(1),))
        for viewer in EVERYBODY:
            first[viewer].add(canonical(session.view(viewer)) + canonical(session.events(viewer)))
    assert {viewer: len(texts) for viewer, texts in first.items()} == {0: 3, 1: 1, 2: 3, SPECTATOR: 1}


def test_what_is_sealed_is_in_no_repr() -> None:
    session = table(PASS_FIRST)
    session.do(Seat(2), CHOSEN[2])
    assert session.state.frame is not None
    assert repr(session.state.frame.sealed) == "((2, Secret(…)),)"
    assert session.view(Seat(2)).facts[0][1] != HIDDEN
    assert session.view(OPEN).facts[0][1] != HIDDEN


@given(
    st.sampled_from([OPEN_FIRST, PASS_FIRST]),
    st.integers(0, 999),
    st.permutations(seats(SEATS)),
    st.tuples(*[st.integers(0, 9)] * SEATS),
)
def test_the_order_of_commitment_makes_no_difference(
    row: Row, seed: int, order: list[Seat], places: tuple[int, ...]
) -> None:
    sessions: list[Table] = []
    for sequence in (list(seats(SEATS)), order):
        session: Table = Session(GAME, row, Seeded(seed))
        choices = [GAME.legal(session.state, seat).actions[places[seat]] for seat in seats(SEATS)]
        for seat in sequence:
            session.do(seat, choices[seat])
        sessions.append(session)
    one, other = sessions
    assert one.state == other.state
    assert isinstance(GAME.awaits(one.state), Over)
    for viewer in (*EVERYBODY, OPEN):
        assert canonical(one.events(viewer)) == canonical(other.events(viewer))
        assert one.view(viewer) == other.view(viewer)
    assert sorted(card for hand in one.state.opening.hands for card in hand) == sorted(
        card for hand in one.first.state.opening.hands for card in hand
    )


@pytest.mark.parametrize(
    ("actor", "codes"),
    [(Seat(2), "G6 P4 P5"), (CLOCK, "G0 G1 G2"), (Seat(0), "G0 G1"), (Seat(0), "G0 G0 G1"), (Seat(0), "G0 G1 G3")],
)
def test_a_second_or_wrong_choice_is_refused(actor: Actor, codes: str) -> None:
    session = table(PASS_FIRST)
    session.do(Seat(2), CHOSEN[2])
    before = session.state
    with pytest.raises(IllegalAction):
        session.do(actor, Pass(cards(codes)))
    assert session.state is before


def test_a_half_finished_question_is_recorded_replayed_and_undone() -> None:
    session = table(OPEN_FIRST)
    session.do(Seat(2), CHOSEN[2])
    session.do(Seat(0), CHOSEN[0])
    again = replay(GAME, read_record(GAME, write_record(GAME, record_of(session))))
    assert again.state == session.state
    assert session.undo()
    assert GAME.awaits(session.state) == Together((Seat(0), Seat(1)))
    again.do(Seat(1), CHOSEN[1])
    assert hands(again) == ["G2 G6 P1 P4 P5", "G0 G1 P0 P2 P3", "G3 G4 G5 G7 P6"]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_an_imagined_table_looks_the_same_to_its_viewer(viewer: Viewer) -> None:
    session = table(OPEN_FIRST)
    session.do(Seat(2), CHOSEN[2])
    worlds = [GAME.imagine(session.view(viewer), session.events(viewer), Stream(key)) for key in range(5)]
    assert [GAME.view(world, viewer) for world in worlds] == [session.view(viewer)] * 5
    assert len({world.opening.hands for world in worlds}) > 1
    assert all(sorted(world.dealt) == list(CARDS) for world in worlds)
