"""The examples of a page: its blocks of Python and of the command line, each with the output that the page shows.

After a wanted change of the words: `python -m tests.docs.snippets` writes the outputs anew; look at what changed.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from moosekit.cli import main

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = tuple(sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], key=Path.as_posix))
#: a session on the command line, or a block of Python and, where it prints something, a block of text right below
EXAMPLE: Final = re.compile(
    r"^```console\n\$ (?P<command>[^\n]*\n)(?P<answer>[^`]*)^```$"
    r"|^```python(?: live)?(?: alone)?\n(?P<source>.*?)^```$(?:\n\n```text\n(?P<printed>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)
TYPED: Final = re.compile(r"^> (.*\n)", re.MULTILINE)


def examples(page: str) -> Iterator[re.Match[str]]:
    """The blocks of a page that can be run, in order."""
    return EXAMPLE.finditer(page)


def shown(example: re.Match[str]) -> str:
    """What the page says that an example puts out."""
    return example["answer"] or example["printed"] or ""


@contextlib.contextmanager
def typing(answer: str) -> Generator[None]:
    """Whatever a session on the command line shows behind a prompt is typed."""
    before, sys.stdin = sys.stdin, io.StringIO("".join(TYPED.findall(answer)))
    try:
        yield
    finally:
        sys.stdin = before


@dataclass
class Reader:
    """Somebody who tries the examples of a page one after another, in one Python session."""

    namespace: dict[str, object] = field(default_factory=lambda: {"__name__": "__main__"})

    def output(self, example: re.Match[str]) -> str:
        """What the example really puts out."""
        with contextlib.redirect_stdout(io.StringIO()) as out, typing(example["answer"] or ""):
            if example["source"] is not None:
                lines_before = example.string[: example.start("source")].count("\n")
                code = compile("\n" * lines_before + example["source"], "page", "exec")  # errors name the page's line
                exec(code, self.namespace)  # noqa: S102 - running the pages is the point
            else:
                program, *words = shlex.split(example["command"])
                assert program == "moosekit"
                main(words)
        return out.getvalue()


def renewed(page: str) -> str:
    """The page with the outputs that its examples really have. An example that shows none stays as it is."""
    reader, done, parts = Reader(), 0, list[str]()
    for example in examples(page):
        output, part = reader.output(example), "answer" if example["answer"] else "printed"
        if example[part] is not None:
            parts += [page[done : example.start(part)], output]
            done = example.end(part)
    return "".join([*parts, page[done:]])


if __name__ == "__main__":
    os.environ["COLUMNS"] = "88"
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for path in PAGES:
            path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
