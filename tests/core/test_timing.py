"""Filed actions: in an order that no arrival can change, and known up to the clock's promise."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.ids import Millis, Seat
from moosekit.core.timing import START, Claim, Claims, Stamped


@dataclass(frozen=True, slots=True)
class Touch:
    card: int


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Press:
    pass


ACTIONS = st.sampled_from([Touch(0), Touch(1), Pass(), Press()])
ACTS = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3), ACTIONS), max_size=8)


def filed(acts: list[tuple[int, int, Touch | Pass | Press]]) -> Claims[Touch | Pass | Press]:
    claims: Claims[Touch | Pass | Press] = Claims()
    for seat, at, action in acts:
        claims = claims.file(Seat(seat), Stamped(action, Millis(at)))
    return claims


@given(ACTS, st.data())
def test_the_order_of_arrival_leaves_no_mark(
    acts: list[tuple[int, int, Touch | Pass | Press]], data: st.DataObject
) -> None:
    claims = filed(acts)
    assert filed(data.draw(st.permutations(acts))) == claims
    assert [(claim.at, claim.seat) for claim in claims.filed] == sorted((at, seat) for seat, at, _ in acts)


def test_a_promise_never_goes_back() -> None:
    claims = filed([(0, 3, Pass())]).promise(Millis(500))
    assert (claims.promised, claims.promise(Millis(400)).promised, START) == (500, 500, 0)
    assert [claims.too_late(Stamped(Pass(), Millis(at))) for at in (499, 500)] == [True, False]
    assert [claims.known(at) for at in (499, 500)] == [True, False]


def test_judged_claims_are_dropped_and_the_promise_stays() -> None:
    claims = filed([(0, 3, Pass()), (1, 3, Touch(1)), (1, 4, Touch(1))]).promise(Millis(9))
    left = claims.drop((Claim(Millis(3), Seat(1), Touch(1)),))
    assert [(claim.seat, claim.at) for claim in left.filed] == [(0, 3), (1, 4)]
    assert left.promised == 9
