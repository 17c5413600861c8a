"""A small table of words, for a terminal, a notebook and a screen reader."""

from __future__ import annotations

import html
from dataclasses import dataclass
from typing import Final

__all__ = ["Table"]

#: notebooks would put words at the right, as if they were numbers
LEFT: Final = "text-align:start"


@dataclass(frozen=True, slots=True, repr=False)
class Table:
    """A caption, the heads of the columns, and the rows, all of them words already.

    >>> print(Table("Stars", ("card", "stars"), (("the pink 5", "3"), ("the pink 10", "0"))))
    Stars
      card         stars
      the pink 5   3
      the pink 10  0
    """

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        widths = [max(map(len, column)) for column in zip(self.heads, *self.rows, strict=True)]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in (self.heads, *self.rows)
        ]
        return "\n".join([self.caption, *[f"  {line}" for line in lines]])

    def __repr__(self) -> str:
        return str(self)

    def html(self) -> str:
        """The table for a page; whatever the words are, they stay text.

        >>> Table("a < b", (), ()).html()
        '<table><caption style="text-align:start">a &lt; b</caption><thead><tr></tr></thead><tbody></tbody></table>'
        """
        heads = "".join(f'<th scope="col" style="{LEFT}">{html.escape(head)}</th>' for head in self.heads)
        rows = "".join(f"<tr>{_cells(row)}</tr>" for row in self.rows)
        caption = f'<caption style="{LEFT}">{html.escape(self.caption)}</caption>'
        return f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"

    def _repr_html_(self) -> str:
        return self.html()


def _cells(row: tuple[str, ...]) -> str:
    first, *rest = (html.escape(cell) for cell in row)
    return f'<th scope="row" style="{LEFT}">{first}</th>' + "".join(f'<td style="{LEFT}">{cell}</td>' for cell in rest)
