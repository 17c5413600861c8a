"""Python and the front ends of tables agree: types, words, one state to the letter; and what is sent is small."""

import gzip
import json
import re
from pathlib import Path

import pytest

from moosekit.games import GAMES
from moosekit.widgets.base import front_end
from moosekit.widgets.table import contract
from moosekit.widgets.table.moustache import MoustacheScene
from moosekit.widgets.table.scenes import scene
from moosekit.words.catalogue import LANGUAGES
from tests.widgets.agreeing import WORD, interfaces, python_type, typed_dicts
from tests.widgets.table.golden_table import GOLDEN, SYNCED, golden_text
from tests.widgets.table.tables import Heard

SOURCES = Path(__file__).parents[3] / "widgets/src"
CONTRACT = (SOURCES / "table/contract.ts").read_text(encoding="utf-8")
ONLY_IN_THE_PAGE = {"TableState"}
LARGEST_BUNDLE = 30_000
LARGEST_STATE = 20_000


def sources(game: str) -> str:
    """What the front end of a game is made of, but for what it shares with the stepper."""
    shared = [*(SOURCES / "table").glob("*.ts"), SOURCES / "ui/clause.ts"]
    own = (SOURCES / "table" / scene(game).family).glob("*.ts")
    return "\n".join(path.read_text(encoding="utf-8") for path in [*shared, *own])


def test_every_interface_is_a_typed_dict_with_the_same_fields() -> None:
    both = {name: fields for name, fields in interfaces(CONTRACT).items() if name not in ONLY_IN_THE_PAGE}
    assert typed_dicts(contract) == both


def test_the_literals_are_the_same() -> None:
    for name in ("Pace", "AnswerKind"):
        typescript = re.search(rf"export type {name} = (.+);", CONTRACT)
        assert typescript is not None
        python = repr(getattr(contract, name)).removeprefix("typing.").replace("'", '"')
        assert python == python_type(typescript[1])


def test_every_synced_trait_is_in_the_contract() -> None:
    with Heard("moustache") as table:
        assert set(table.page_part()[2]) == set(interfaces(CONTRACT)["TableState"]) == set(SYNCED)


def test_the_board_has_the_fields_that_its_front_end_reads() -> None:
    text = (SOURCES / "table/moustache/board.ts").read_text(encoding="utf-8")
    with Heard("moustache", seats=4, seed=7) as table:
        assert set(interfaces(text)["MoustacheBoard"]) == set(MoustacheScene().board(table.view, None, "en"))  # type: ignore[arg-type]  # a view of Moustache


def test_the_golden_table_is_what_python_sends() -> None:
    assert GOLDEN.read_text(encoding="utf-8") == golden_text()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_uses_exactly_the_words_that_it_is_sent(game: str, language: str) -> None:
    text = sources(game)
    with Heard(game, language=language) as table:
        sent = set(table.words)
        made = {f"kind.{kind}" for kind in table.room["kinds"]}
    assert set(WORD.findall(text)) <= sent
    assert made <= sent
    holes = [re.escape(part).replace("HOLE", "[a-z-]+") for part in _patterns(text)]
    unused = [
        key for key in sorted(sent - made) if f'"{key}"' not in text and not any(re.fullmatch(h, key) for h in holes)
    ]
    assert unused == []


def _patterns(text: str) -> list[str]:
    """Keys that are put together, such as ``pace.${pace}``."""
    return [re.sub(r"\$\{[^}]*\}", "HOLE", found) for found in re.findall(r"`([a-z.-]+\$\{[^}]*\})`", text)]


@pytest.mark.parametrize("game", GAMES)
def test_a_bundle_is_small(game: str) -> None:
    assert len(gzip.compress(front_end(scene(game).front).encode())) <= LARGEST_BUNDLE


def test_what_is_synced_is_small_throughout_a_game() -> None:
    with Heard("moustache", seats=6, seed=5, language="fr") as table:
        while table.options:
            state = {name: getattr(table, name) for name in SYNCED}
            assert len(json.dumps(state, ensure_ascii=False).encode()) <= LARGEST_STATE
            table.play(table.options[0])
