"""What if somebody had shouted earlier, another name, or nothing: from sections 3 to 6 of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.core.ids import Millis, Seat
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import PRESS, SPECIAL, Act, Say
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup, standard, without_clock
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import Penalty, SpecialShout
from moosekit.games.face_de_bouc.whatif import what_if


def state_of(setup: Setup) -> State:
    """Bob lies on the table, for the second time; seat 3 has him on top of its pile, seat 2 has another card."""
    piles = ["", "f02", "f01", *[""] * (setup.players - 3)]
    return position(setup, centre="f02", piles=piles, card_open="f01", names={"f01": "Bob", "f02": "Granny"})


def shouts(*said: tuple[int, int, str]) -> list[tuple[Seat, Stamped[Act]]]:
    """(seat from 1, when it pressed, the name); an empty name is the special shout."""
    made: list[tuple[Seat, Stamped[Act]]] = []
    for seat, at, name in said:
        first: Act = PRESS if name else SPECIAL
        made.append((Seat(seat - 1), Stamped(first, Millis(at))))
        made += [(Seat(seat - 1), Stamped(Say(name), Millis(at + 500)))] if name else []
    return made


def table(state: State, *said: tuple[int, int, str], by: int = 100) -> list[tuple[str, str, bool]]:
    found = what_if(state, shouts(*said), by=Millis(by))
    return [(row[0], row[1], one.changed) for row, one in zip(found.table().rows, found.variants, strict=True)]


FORGOTTEN = "Nobody remembers the round face with purple curls."


def test_equal_shouts_earlier_ones_and_silence() -> None:
    """300 ms behind is too late; 200 ms earlier is the same instant, and the cards stay; with silence another wins."""
    won = "Seat 1 wins the open pile: 2 cards."
    assert table(state_of(standard(3)), (1, 300, "Bob"), (2, 600, "bob"), by=200) == [
        ("Seat 1 shouts 200 ms earlier", won, False),
        ("Seat 1 says a wrong name", won.replace("Seat 1", "Seat 2"), True),
        ("Seat 1 stays silent", won.replace("Seat 1", "Seat 2"), True),
        ("Seat 2 shouts 200 ms earlier", "Seat 1 and seat 2 are right at the same time. The cards stay.", True),
        ("Seat 2 says a wrong name", won, False),
        ("Seat 2 stays silent", won, False),
    ]


def test_the_right_name_in_place_of_a_wrong_one() -> None:
    """And where a wrong name costs a card, silence would have saved it."""
    state = state_of(replace(standard(3), penalty=Penalty.ONE_CARD))
    paid = "Seat 2 puts 1 won card onto the open pile."
    assert table(state, (2, 300, "Rumpelstiltskin")) == [
        ("Seat 2 shouts 100 ms earlier", f"{paid} {FORGOTTEN}", False),
        ("Seat 2 says the right name", "Seat 2 wins the open pile: 2 cards.", True),
        ("Seat 2 stays silent", FORGOTTEN, True),
    ]


def test_the_special_shout_has_no_name_to_change() -> None:
    state = state_of(replace(standard(3), special_shout=SpecialShout.ON))
    found = table(state, (2, 300, ""))
    assert [change for change, _, _ in found] == ["Seat 2 shouts 100 ms earlier", "Seat 2 stays silent"]
    assert [changed for _, _, changed in found] == [False, True]
    assert "Seat 2 takes 1 card of seat 3." in found[0][1]


def test_no_name_is_shown() -> None:
    """Remembering is the game: neither the table nor any repr holds a name."""
    found = what_if(state_of(standard(3)), shouts((1, 300, "Bob"), (2, 350, "Rumpelstiltskin")))
    shown = "".join([repr(found), repr(found.variants), str(found), str(found.table("fr")), found.table().html()])
    assert "Bob" not in shown
    assert "Rumpelstiltskin" not in shown
    assert "xxxx" not in shown


def test_what_cannot_be_asked() -> None:
    for state in (
        position(standard(3)),
        position(standard(3), card_open="f01"),
        state_of(without_clock(3)),
    ):
        with pytest.raises(ValueError, match="shouts with stamps, while a name is recalled"):
            what_if(state, [])
