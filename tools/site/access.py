"""What the theme leaves to be said for those who hear a page or go through it by its landmarks."""

from __future__ import annotations

import re

#: a list within the table of pages, named by a title that another list may have, too
WITHIN = re.compile(
    r'(<nav class="md-nav" data-md-level="[1-9]") aria-labelledby="\w+"'
    r'([^>]*>\s*<label class="md-nav__title"[^>]*>\s*<span[^>]*></span>\s*)([^<]*?)(\s*</label>)'
)
UNNAMED = 'role="img"><title/><desc/>'
BARE_HEAD = re.compile(r'<th scope="col"([^>]*)></th>')
SEARCH = 'data-md-component="search" role="dialog"'


def accessible(page: str) -> str:
    """The page with a name for the search, and other names for the lists in the table of pages."""
    return WITHIN.sub(r'\1 aria-label="Pages: \3"\2\3\4', page.replace(SEARCH, f'{SEARCH} aria-label="Search"'))


def silent(output: str) -> str:
    """An output of a notebook in which what has no words is not announced: bars beside numbers, empty corners."""
    return BARE_HEAD.sub(r"<td\1></td>", output).replace(UNNAMED, 'aria-hidden="true">')
