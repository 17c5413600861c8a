"""The reference page lists every question as it is."""

from __future__ import annotations

from moosekit.chance.questions import FAMILIES
from tools.questions import PAGE, with_table


def test_the_table_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page) == page
    assert len(FAMILIES) == 49
