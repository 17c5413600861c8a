"""What the theme leaves to be said for those who hear a page or go through it by its landmarks."""

from __future__ import annotations

import re

#: a list within the table of pages is no landmark of its own
WITHIN = re.compile(r'<nav (class="md-nav" data-md-level="[1-9]")')
UNNAMED = 'role="img"><title></title><desc></desc>'
BARE_HEAD = re.compile(r'<th scope="col"([^>]*)></th>')
SEARCH = 'data-md-component="search" role="dialog"'


def accessible(page: str) -> str:
    """The page with a name for the search, and with one landmark for the table of pages."""
    return WITHIN.sub(r'<nav role="group" \1', page.replace(SEARCH, f'{SEARCH} aria-label="Search"'))


def silent(output: str) -> str:
    """An output of a notebook in which what has no words is not announced: bars beside numbers, empty corners."""
    return BARE_HEAD.sub(r"<td\1></td>", output).replace(UNNAMED, 'aria-hidden="true">')
