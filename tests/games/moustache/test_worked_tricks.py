"""The worked tricks of rulings 1.8: cards, row, the winner under each reading, and what is taken."""

from __future__ import annotations

import pytest

from moosekit.games.moustache import Trick

READINGS = ("last-word", "first-word", "strict-row")
NOBODY = 0
EXAMPLE = "P2 P8 G3 B1"
WORKED: list[tuple[str, str, int, str, dict[str, int]]] = [
    # cards, row, winner by the default reading (seat 1 leads), cards taken, winners by other readings that differ
    (EXAMPLE, "", 4, EXAMPLE, {}),
    (EXAMPLE, "reversed", 3, EXAMPLE, {}),
    (EXAMPLE, "reversed,threes-low", 3, EXAMPLE, {}),
    (EXAMPLE, "threes-low,reversed", 3, EXAMPLE, {}),
    (EXAMPLE, "threes-low,twos-win", 1, EXAMPLE, {"first-word": 4}),
    ("G2 G10 B2 O7", "twos-win,reversed", 1, "G2 G10 B2 O7", {}),
    ("G2 G10 B2 O7", "twos-win,twins-vanish", 4, "G10 O7", {"strict-row": 3}),
    ("G2 G10 B2 O7", "twins-vanish,twos-win", 4, "G10 O7", {}),
    ("P3 P9 P5 P0", "threes-low", 4, "P3 P9 P5 P0", {}),
    ("G3 G0 B9 O3", "reversed,threes-low", 2, "G3 G0 B9 O3", {}),
    ("O5 O9 O3 G2", "threes-low,twos-win", 4, "O5 O9 O3 G2", {"first-word": 3}),
    ("O3 O6 B3 B6", "twins-vanish,threes-low", NOBODY, "", {}),
    ("O3 O6 B3 B6", "threes-low,twins-vanish", NOBODY, "", {}),
    ("P4 pigeon P9 P1 B2", "", 5, "", {}),
    ("P7 O7 monkey", "twins-vanish", NOBODY, "", {}),
]


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize(("cards", "row", "winner", "taken", "others"), WORKED)
def test_worked_trick(cards: str, row: str, winner: int, taken: str, others: dict[str, int], reading: str) -> None:
    trick = Trick.parse(cards, row=row, reading=reading)
    expected = others.get(reading, winner)
    assert trick.winner == (None if expected == NOBODY else expected - 1)
    assert trick.next_leader == (0 if expected == NOBODY else expected - 1)
    assert " ".join(trick.cards[place].code for place in trick.taken) == taken


def test_the_four_steps_of_the_design() -> None:
    """The order, the 2, the 3 overruling it, the cards and the lead; one change at a time alters the winner."""
    trick = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
    decided = [(note.code, note.after) for trace in trick.explain()[4:] for note in trace.notes]
    assert decided == [
        ("trick.order", ("green", "pink", "orange", "blue")),
        ("row.named", 3),
        ("row.named-instead", 2),
        ("trick.takes", ("O5", "O9", "O3", "G2")),
        ("trick.leads", 2),
    ]
    assert Trick.parse("O5 O9 O3 G2", row="twos-win").winner == 3
    assert Trick.parse("O5 O9 O3 G2", row="threes-low,twos-win").winner == 3
    assert Trick.parse("O5 O9 O3 G2").winner == 1
