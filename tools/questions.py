"""Writes the table of docs/reference/questions.md: every question with its settings and the answer of one variant."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from moosekit.chance.form import Form
from moosekit.chance.questions import FAMILIES, Family
from moosekit.words.numbers import decimal, fraction

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference" / "questions.md"
BEGIN: Final = "<!-- table: python -m tools.questions -->\n"
END: Final = "<!-- end of table -->\n"
HEAD: Final = "| question | about | level | settings | answer of variant 0 |\n|---|---|---|---|---|\n"
#: longer fractions are shown as decimals only
READABLE: Final = 24


def table() -> str:
    """All rows."""
    return HEAD + "".join([_row(family) for family in FAMILIES])


def _row(family: Family) -> str:
    settings = "; ".join(
        [
            f"`{one.name}` {', '.join([f'`{value}`' if value != '' else 'none' for value in one.values])}"
            for one in family.settings
        ]
    )
    title = family.title().text().replace("|", "\\|")
    return f"| {family.number} | `{family.id}`<br>{title} | {int(family.level)} | {settings} | {_answer(family)} |\n"


def _answer(family: Family) -> str:
    question = family.variant(0)
    value = question.answer.value
    exact = fraction(value, "en")
    if value.denominator == 1 or question.form is Form.WORD:
        return exact
    return f"{exact} ≈ {decimal(value, 'en')}" if len(exact) <= READABLE else f"≈ {decimal(value, 'en')}"


def with_table(page: str) -> str:
    """The page with the table as it should be."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
