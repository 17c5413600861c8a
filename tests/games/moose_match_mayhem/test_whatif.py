"""What if a hand had been quicker, or an avalanche had been touched, or not: from sections 3, 4 and 8 of the rules."""

from __future__ import annotations

import pytest

from moosekit.core.ids import Millis, Seat
from moosekit.core.timing import Stamped
from moosekit.games.moose_match_mayhem.actions import Touch
from moosekit.games.moose_match_mayhem.position import position
from moosekit.games.moose_match_mayhem.setup import Setup, standard
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.whatif import what_if


def touches(said: str) -> list[tuple[Seat, Stamped[Touch]]]:
    """``1a@300 2b@400``: seat 1 touches the card on the left."""
    return [
        (Seat(int(one[0]) - 1), Stamped(Touch("abcdef".index(one[1])), Millis(int(one[3:])))) for one in said.split()
    ]


def table(state: State, said: str, by: int = 100) -> list[tuple[str, str, bool]]:
    found = what_if(state, touches(said), by=Millis(by))
    return [(row[0], row[1], one.changed) for row, one in zip(found.table().rows, found.variants, strict=True)]


def test_100_ms_decide_who_has_a_card() -> None:
    """200 ms behind is too late, 100 ms behind is the same instant: a dispute; 200 ms quicker still is one."""
    state = position(standard(3), middle="moose.b bear.w yeti.g")
    before = "Seat 1 has a brown moose. Seat 3 has a grey yeti. Seat 2 is given a white bear."
    disputed = "Stop! Seat 1 and seat 2 have their hands on the same card. The token decides."
    assert table(state, "1a@400 2a@600 3c@500") == [
        ("Seat 1 is 100 ms quicker", before, False),
        ("Seat 2 is 100 ms quicker", disputed, True),
        ("Seat 3 is 100 ms quicker", before, False),
    ]
    assert table(state, "1a@400 2a@600 3c@500", by=400)[1][1].startswith("Seat 2 has a brown moose.")


def test_an_avalanche_touched_or_not() -> None:
    """Any touch costs the whole herd, at any time; whoever has none loses nothing."""
    state = position(standard(3), herds=["moose.b", "bear.w", ""], middle="moose.b avalanche yeti.g")
    cleared = "All clear! 3 cards go to the discard pile."
    swept = "Avalanche! The herd of seat 1 is swept away."
    assert table(state, "1c@2000") == [
        ("Seat 1 is 100 ms quicker", f"{swept} {cleared}", False),
        ("Seat 1 touches nothing", cleared, True),
        ("Seat 2 touches a card, too", f"Avalanche! The herd of seat 2 is swept away. {swept} {cleared}", True),
        ("Seat 3 touches a card, too", f"Seat 3 touched a card, but has nothing to lose. {swept} {cleared}", True),
    ]


def test_a_set_is_part_of_what_happens() -> None:
    state = position(standard(3), herds=["moose.b x2", "", ""], middle="moose.b bear.w yeti.g")
    (changed,) = [row for row in table(state, "1a@400 2a@600") if row[2]]
    assert changed[0] == "Seat 2 is 100 ms quicker"
    found = what_if(state, touches("1a@400 2a@600"))
    assert "A set for seat 1" in found.table().caption
    assert repr(found).endswith("1 of 2 changes alter the result)")


def test_without_a_limit_the_last_touch_is_judged() -> None:
    state = position(Setup(3, grab_limit=None), middle="moose.b bear.w yeti.g")
    found = what_if(state, touches("1a@400"))
    assert found.table("fr").caption == "La place 1 a un élan brun."
    assert found.table("fr").rows == (("La place 1 va plus vite de 100 ms", "La place 1 a un élan brun.", "non"),)


def test_nobody_touches_and_no_cards() -> None:
    state = position(Setup(3, grab_limit=None), middle="moose.b bear.w yeti.g")
    assert repr(what_if(state, [])) == "WhatIf('Nothing happens.', 0 of 0 changes alter the result)"
    with pytest.raises(ValueError, match="no cards lie in the middle"):
        what_if(position(standard(3)), [])
