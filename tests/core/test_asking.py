"""A question waits for sealed answers; who answers first makes no difference."""

from __future__ import annotations

from itertools import permutations

from moosekit.core.asking import Ask, Done, Frame
from moosekit.core.ids import OPEN, RuleId, Seat, seats
from moosekit.core.secret import HIDDEN, Secret, redact

ASKED: Frame[str, str] = Frame(RuleId("pass"), 2, seats(3), "so far")


def test_answers_are_kept_in_seat_order() -> None:
    frames: set[Frame[str, str]] = set()
    for order in permutations(seats(3)):
        frame = ASKED
        for seat in order:
            assert seat in frame.waiting
            frame = frame.with_answer(seat, f"of {seat}")
            assert seat not in frame.waiting
        frames.add(frame)
    (frame,) = frames
    assert frame.answers == ((0, "of 0"), (1, "of 1"), (2, "of 2"))
    assert (frame.rule, frame.place, frame.value, frame.waiting) == ("pass", 2, "so far", ())


def test_an_answer_is_its_seats_secret() -> None:
    frame = ASKED.with_answer(Seat(1), "P3")
    assert "P3" not in repr(frame)
    assert redact(frame, Seat(0)).sealed == ((1, HIDDEN),)
    assert redact(frame, Seat(0)).answers == ()
    assert redact(frame, Seat(1)).answers == redact(frame, OPEN).answers == ((1, "P3"),)
    assert frame.sealed == ((1, Secret("P3", (Seat(1),))),)


def test_a_step_is_done_or_asks() -> None:
    assert Done(5).value == 5
    assert Ask(seats(2), "v") == Ask((Seat(0), Seat(1)), "v")
