"""Nothing that a seat may not know leaves Python: planted markers, and deals that differ where it cannot see."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from moosekit.core.chance import Given, Seeded
from moosekit.core.json_data import Json
from moosekit.core.session import Session
from moosekit.games.moustache import OwnCard
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.setup import Setup, standard
from moosekit.games.moustache.stages import Tally
from tests.widgets.table.tables import Heard, play_some

AnySession = Session[object, object, object, object, object]
SEED = 918273645546372819
MARK = "Zaubermarke"
SYNCED = ("room", "now", "words", "pace", "present", "theme", "votes", "film", "book", "last_event")
ASKED: tuple[tuple[str, dict[str, Json]], ...] = (
    ("hint", {}),
    ("film", {}),
    ("book", {}),
    ("record", {}),
    ("reveal", {}),
    ("act", {"seat": 0, "action": {"play": "B10"}}),
    ("act", {"seat": 1, "action": {"play": "B10"}}),
    ("undo", {}),
    ("redo", {}),
)


class Marked(OwnCard):
    """A rule card whose title nobody may read while it lies face down."""

    def score(self, tally: Tally) -> Tally:
        """Nothing changes."""
        return tally


def everything(table: Heard, folder: Path) -> str:
    """All that leaves Python for the page of this table: state, answers, text, fallback, exported page."""
    kept = [json.dumps({name: getattr(table, name) for name in SYNCED}, ensure_ascii=False)]
    for kind, fields in ASKED:
        kept.append(json.dumps(table.ask(kind, **fields), ensure_ascii=False))
    kept += [repr(table), str(table), "\n".join(table.lines), repr(table.why(0)), table.fallback()]
    page = table.to_html(folder / "page.html").read_text(encoding="utf-8")
    kept.append(page[page.index("data-moosekit-state") :])
    return "\n".join(kept)


@pytest.fixture
def marked(tmp_path: Path) -> Iterator[Heard]:
    row = (*standard(4).white[:1], Marked.named("marked", title=MARK, text=f"{MARK} changes nothing."))
    with Heard("moustache", setup=Setup(4, row=row, rounds=2), seed=SEED, folder=tmp_path) as table:
        yield table


def test_neither_the_seed_nor_a_card_face_down_leaves_python(marked: Heard, tmp_path: Path) -> None:
    for _ in range(9):
        told = everything(marked, tmp_path)
        assert str(SEED) not in told
        assert MARK not in told
        assert '"digest"' not in told
        play_some(marked, 1)


def test_both_are_told_when_their_time_has_come(marked: Heard, tmp_path: Path) -> None:
    play_some(marked, 12)
    assert MARK in everything(marked, tmp_path)
    play_some(marked, 99)
    assert str(SEED) in everything(marked, tmp_path)


def deals(setup: Setup, seed: int) -> tuple[Given, Given]:
    """Two deals: in the second the cards of the second and the third hand have changed places with each other."""
    game = Moustache()
    draws = dict(game.drawn(game.start(setup, Seeded(seed)).state))
    size = setup.hand_size
    deck = draws["round 0 deck"]
    other = (*deck[:size], *deck[2 * size : 3 * size], *deck[size : 2 * size], *deck[3 * size :])
    return Given.of(draws), Given.of({**draws, "round 0 deck": other})


def test_deals_that_a_seat_cannot_tell_apart_look_alike_to_the_letter(tmp_path: Path) -> None:
    setup = Setup(4, row=standard(4).black[:2], rounds=1)
    game = Moustache()
    seed = next(seed for seed in range(99) if game.start(setup, Seeded(seed)).state.table.turn == 0)
    told: list[str] = []
    for chance in deals(setup, seed):
        with Heard("moustache", seats=4, seed=1, folder=tmp_path) as table:
            table.lay(cast("AnySession", Session(game, setup, chance)))
            assert table.options
            told.append(re.sub(r"\d{3} \d{3} \d{3}|\d{9}", "deal", everything(table, tmp_path)))
    assert told[0] == told[1]
