"""Everything there is to do with this project: `python tools/dev.py COMMAND`, on any system, with nothing but Python.

Each command first makes `.venv` and installs what it needs, when that is not done yet or something changed.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import ROOT, call, prepare, say
from tools.lab import open_lessons
from tools.peers import measure_peers
from tools.running import run_rows
from tools.stages import BROWSER, ROWS, STAGES, Stage

Words = list[str]


@dataclass(frozen=True, slots=True)
class Task:
    """A command: what it is for, in words, and what it does with the words after it."""

    purpose: str
    do: Callable[[Words], None]


def lab(words: Words) -> None:
    """Open the first lesson in JupyterLab; further words go to JupyterLab, `--no-browser` for example."""
    prepare("lab")
    open_lessons(words)


def check(deep: bool) -> Callable[[Words], None]:
    """The command that checks everything, cheapest first: samples of each big count, or the full counts."""

    def run(words: Words) -> None:
        _no_more(words)
        prepare("test")
        if deep:
            prepare("docs")  # the full counts build the site, too
        _browser_ready()
        run_rows(ROWS, deep)

    return run


def types(words: Words) -> None:
    """Check the types, with mypy and pyright side by side."""
    _no_more(words)
    prepare("test")
    run_rows([[STAGES["mypy"], STAGES["pyright"]]], deep=False)


def tidy(words: Words) -> None:
    """Let ruff put the style right where it can."""
    _no_more(words)
    prepare("test")
    call("-m", "ruff", "check", "--fix")
    call("-m", "ruff", "format")


def bench(words: Words) -> None:
    """Measure, beside the yardsticks: games by the engine, then rounds over arrays."""
    prepare("test")
    call("benchmarks/run.py", *words)
    call("benchmarks/batch.py", *words)


def gallery(words: Words) -> None:
    """Take a picture of every state of the front ends."""
    prepare("test")
    _browser_ready()
    call("tools/gallery.py", *words)
    call("tools/gallery_tables.py", *words)
    call("tools/gallery_chances.py", *words)


def docs(words: Words) -> None:
    """Build the site into build/site; a warning is an error."""
    prepare("docs")
    call("-m", "mkdocs", "build", "--strict", "--site-dir", "build/site", *words)
    say("the site is in build/site: open build/site/index.html")


def one(stage: Stage) -> Task:
    """The command that runs a single stage; further words go to its last tool, `-k pigeon` for example."""

    def run(words: Words) -> None:
        _only_what_is_there(words)
        prepare("test")
        if stage is BROWSER:
            _browser_ready()
        *before, last = stage.commands
        run_rows([[Stage(stage.name, stage.checks, (*before, [*last, *words]), stage.folder)]], deep=False)

    return Task(stage.checks, run)


TASKS: dict[str, Task] = {
    "lab": Task("open the first lesson in JupyterLab", lab),
    "test": Task("check everything (about ten minutes)", check(deep=False)),
    "deep": Task("check everything with full counts (about an hour)", check(deep=True)),
    "bench": Task("measure the speed", bench),
    "peers": Task("measure the speed beside what others have", measure_peers),
    "gallery": Task("take a picture of every state of the front ends", gallery),
    "docs": Task("build the site", docs),
    "tidy": Task("put the style right", tidy),
    "types": Task("types: mypy and pyright", types),
    **{name: one(stage) for name, stage in STAGES.items()},
}


def main(words: Words) -> None:
    """Do what the first word says."""
    task = TASKS.get(words[0]) if words else None
    if task is None:
        known = "\n".join(f"  {name:<10} {task.purpose}" for name, task in TASKS.items())
        problem = f"there is no command {words[0]!r}\n" if words and words[0] not in ("-h", "--help") else ""
        raise SystemExit(f"{problem}python tools/dev.py COMMAND, where COMMAND is one of\n{known}")
    try:
        task.do(words[1:])
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def _no_more(words: Words) -> None:
    if words:
        raise SystemExit(f"this command takes no further words, but got {' '.join(words)!r}")


def _only_what_is_there(words: Words) -> None:
    """Words before the first option are files or folders: a second command, or a misspelt one, is not passed over."""
    for word in takewhile(lambda word: not word.startswith("-"), words):
        if word in TASKS:
            raise SystemExit(f"one command runs at a time: {word!r} is another one (a folder is written ./{word})")
        if not (ROOT / word.partition("::")[0]).exists():
            raise SystemExit(f"there is no file and no command {word!r}")


def _browser_ready() -> None:
    call("-m", "tools.chromium")


if __name__ == "__main__":
    main(sys.argv[1:])
