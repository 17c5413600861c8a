"""A condition may answer with NumPy's yes and no, of which an array is neither."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.chance.test_kinds import ASKING


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("kind", [np.bool_, np.int64])
def test_ones_and_noughts_of_numpy_will_do(name: str, kind: Callable[[bool], object]) -> None:
    def asked(one: object) -> bool:
        return one in (1, "trap")

    assert str(ASKING[name](lambda one: kind(asked(one)))) == str(ASKING[name](asked))


@pytest.mark.parametrize("name", ASKING)
def test_an_array_is_no_answer(name: str) -> None:
    with pytest.raises(TypeError, match=r"the condition gave .*: expected True or False"):
        ASKING[name](lambda _: np.array([1, 0]))
