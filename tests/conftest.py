"""What all tests share: the counts of quick and deep runs, and Hypothesis without a clock or a memory."""

from collections.abc import Callable

import pytest
from hypothesis import settings

from tests.samples import samples as counted

settings.register_profile(
    "moosekit",
    max_examples=counted(60, 2000),
    deadline=None,  # no wall clock decides whether a test passes
    database=None,
    derandomize=True,  # the same examples in every run, so that a failure is everybody's
    print_blob=True,
)
settings.load_profile("moosekit")


@pytest.fixture(scope="session")
def samples() -> Callable[[int, int], int]:
    """`samples(quick, deep)` as a fixture; `from tests.samples import samples` is the same outside of tests."""
    return counted
