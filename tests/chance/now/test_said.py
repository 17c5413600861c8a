"""What is said at tables in the middle of games, sentences and ways, as it was read once."""

from __future__ import annotations

import pytest

from moosekit.testing import golden_fault
from tests.chance.now.said import FOLDER, golden_text
from tests.chance.now.test_now import TABLES, Tables


@pytest.mark.parametrize("tables", TABLES, ids=lambda tables: tables.__name__)
def test_tables_say_what_they_said(tables: Tables) -> None:
    fault = golden_fault(FOLDER / f"{tables.__name__}.txt", golden_text(tables))
    assert fault is None, f"{fault}\n\nIf this is meant: python -m tests.chance.now.said"


def test_there_is_a_golden_for_every_table() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {tables.__name__ for tables in TABLES}
