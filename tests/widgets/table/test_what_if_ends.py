"""A what-if that is played to its end, while the game itself goes on: nothing of the game is told or lost."""

import json
from pathlib import Path

import pytest

from moosekit.games import GAMES
from moosekit.widgets import GameTable
from moosekit.widgets.table.contract import TableFrame
from tests.widgets.table.tables import Heard, first_option, play_some

TURNS = ("moustache", "moose-in-the-house")


def play_to_the_end(table: Heard) -> None:
    """By messages of the page alone."""
    for _ in range(2000):
        if table.sitting.over:
            return
        asked = table.now["asked"]
        if asked is None:
            answer = table.ask("go-on")
        else:
            answer = table.ask("act", seat=asked, action=first_option(table))
        assert answer["kind"] == "answer"
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", TURNS)
def test_the_end_of_a_what_if_tells_no_page_what_the_game_hides(game: str) -> None:
    with Heard(game, seats=4, seed=7) as table:
        play_some(table, 3)
        here = table.now["move"]
        assert table.ask("branch", move=here)["kind"] == "answer"
        play_to_the_end(table)
        assert table.now["branch"]
        assert not table.now["over"]
        assert table.now["seed"] is None
        assert table.ask("record")["kind"] == "refusal"
        assert table.ask("reveal")["kind"] == "refusal"
        assert not table.now["revealed"]
        assert table.ask("back")["kind"] == "answer"
        assert table.now["move"] == here
        assert table.now["asked"] == 0


@pytest.mark.parametrize("game", TURNS)
def test_a_what_if_of_a_game_that_has_ended_hides_nothing_at_its_end(game: str) -> None:
    with Heard(game, seats=4, seed=7) as table:
        play_to_the_end(table)
        assert table.ask("branch", move=table.now["move"] - 3)["kind"] == "answer"
        assert not table.now["over"]
        play_to_the_end(table)
        assert table.now["seed"] == "7"
        assert table.ask("record")["kind"] == "answer"


def test_the_end_of_a_what_if_does_not_let_a_page_throw_the_game_away() -> None:
    with Heard("moustache", seats=4, seed=7) as table:
        play_some(table, 3)
        here = table.now["move"]
        table.ask("branch", move=here)
        play_to_the_end(table)
        assert table.ask("leave")["kind"] == "refusal"
        told = table.ask("deal", seats=4, variation=table.room["variations"][0]["id"], people=1)
        assert told["sentence"].startswith("A game is being played.")
        table.ask("back")
        assert table.now["move"] == here


def test_where_remembering_is_the_game_nobody_goes_back_before_its_end() -> None:
    with Heard("face-de-bouc", seats=4, seed=7) as table:
        table.play_out()
        before = table.now
        with pytest.raises(ValueError, match="Remembering is the game"):
            table.branch(0)
        assert table.ask("branch", move=0)["sentence"].startswith("Remembering is the game")
        assert table.now is before


@pytest.mark.parametrize("game", [game for game in GAMES if game != "face-de-bouc"])
def test_what_was_decided_after_a_what_if_began_is_not_brought_back_in_it(game: str) -> None:
    with Heard(game, seats=4, seed=7, seat=2) as table:
        for _ in range(3):
            while table.sitting.asked is None:
                table.go_on()
            table.play("Anna" if table.now["words"] else table.options[0])
        table.branch(0)
        while table.redo():
            pass
        assert table.ask("redo")["kind"] == "refusal"
        while table.undo():
            assert table.sitting.asked == 2


def test_undo_in_a_what_if_goes_to_a_decision_of_a_person() -> None:
    with Heard("moose-in-the-house", seats=4, seed=0, seat=2) as table:
        play_some(table, 6)
        with Heard("moose-in-the-house", seats=4, seed=0, seat=2, bots="random") as other:
            other.load(table.record)
            other.branch(21)
            while other.undo():
                assert other.sitting.asked == 2


def test_the_seed_that_is_named_is_the_seed_that_is_dealt() -> None:
    with GameTable("moustache", seats=4, seed=7) as table:
        first = table.record
        table.deal(seed=7)
        assert table.record == first
        table.load(first)
        table.deal()
        assert json.loads(table.record)["chance"] == {"seed": 8}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_saved_keeps_its_deal_number(game: str, tmp_path: Path) -> None:
    with GameTable(game, seats=4, seed=7, seat=None) as table, GameTable(game) as other:
        for _ in range(3):
            table.go_on()
        other.load(table.save(tmp_path / "game.json"))
        assert other.room["deal"] == table.room["deal"]
        assert json.loads(other.record)["chance"] == {"seed": 7}


def test_whoever_observes_hears_every_move_however_many_there_are_at_once() -> None:
    with GameTable("moustache", seats=4, seed=7, seat=None) as table:
        begun, heard = table.now["move"], list[int]()

        def hear(change: dict[str, TableFrame]) -> None:
            heard.append(change["new"]["move"])

        table.observe(hear, "last_event")
        table.go_on(50)
        assert heard == [frame["move"] for frame in table.whole_film() if frame["move"] > begun]


@pytest.mark.parametrize("game", TURNS)
def test_a_page_for_others_never_has_the_seed(game: str, tmp_path: Path) -> None:
    with Heard(game, seats=4, seed=7) as table:
        play_to_the_end(table)
        assert table.now["seed"] == "7"
        page = table.to_html(tmp_path / "game.html").read_text(encoding="utf-8")
        assert "seed&quot;" in page or '"seed"' in page
        assert '"seed": "7"' not in page
        assert '"seed":"7"' not in page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "seats", "seat", "setup"),
    [
        ("face-de-bouc", 4, 0, "bouc-turns"),
        ("face-de-bouc", 7, None, None),
        ("moustache", 6, 0, None),
        ("moustache", 4, None, None),
        ("moose-in-the-house", 5, None, None),
        ("moose-match-mayhem", 6, 0, "mayhem-turns"),
    ],
)
def test_what_is_told_at_once_stays_small(
    game: str, seats: int, seat: int | None, setup: str | None, language: str
) -> None:
    with GameTable(game, seats=seats, seed=7, seat=seat, setup=setup, language=language) as table:
        sizes = [size_of(table)]
        for _ in range(60):
            if table.sitting.over:
                break
            if table.sitting.asked is None:
                table.go_on(20)
            else:
                table.play("Anna" if table.now["words"] else table.options[0])
            sizes.append(size_of(table))
        table.load(table.record)
        assert table.now["frames"]
        assert max(*sizes, size_of(table)) <= 20_000


def size_of(table: GameTable) -> int:
    """Bytes of all that is sent to a page, its front end apart."""
    state = {name: value for name, value in table.get_state().items() if name not in ("_esm", "_css")}
    return len(json.dumps(state, ensure_ascii=False, default=str).encode())
