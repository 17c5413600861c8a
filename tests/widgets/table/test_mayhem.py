"""Moose Match Mayhem at a table: the page is shown the table as it is, and every touch with its time."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from moosekit.bots import bot
from moosekit.core.chance import Seeded
from moosekit.core.clocked import play_clocked
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed
from moosekit.core.trace import Trace
from moosekit.games.moose_match_mayhem import MooseMatchMayhem, Setup, standard, turn_by_turn
from moosekit.games.moose_match_mayhem.actions import Action
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.view import MayhemView
from moosekit.widgets.table.mayhem import MayhemScene
from moosekit.widgets.table.scene import Around
from tests.samples import samples
from tests.widgets.agreeing import interfaces
from tests.widgets.table.tables import Heard

BOARD = Path(__file__).parents[3] / "widgets/src/table/mayhem/board.ts"
#: what events change by themselves; an open question comes with the true board at the end of a move
TOLD = ("number", "piles", "discard", "middle", "takers", "herds", "sets", "end")
GAME = MooseMatchMayhem()
SETUPS: dict[str, Callable[[int], Setup]] = {
    "clock": standard,
    "turns": turn_by_turn,
    "paces": lambda players: Setup(players, paces=(3, None, *[1] * (players - 2))),
}


def played(setup: Setup, seed: int) -> Session[Setup, State, Action, Event, MayhemView]:
    """A whole game of bots."""
    bots = [bot("greedy", "moose-match-mayhem") for _ in range(setup.players)]
    return play_clocked(GAME, setup, Seeded(seed), bots, Stream.seeded(seed), Elapsed)


@pytest.mark.parametrize("viewer", [Seat(0), SPECTATOR, OPEN])
@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("players", [3, 6])
def test_what_each_event_changes_leads_to_the_table_as_it_is(players: int, name: str, viewer: Viewer) -> None:
    scene = MayhemScene()
    for seed in range(samples(1, 20)):
        session = played(SETUPS[name](players), seed)
        for move in range(1, session.length + 1):
            views = [GAME.view(session.state_at(at), viewer) for at in (move - 1, move)]
            before, after = (dict(scene.board(view, Seat(0), "en")) for view in views)
            board, shown = before, False
            for trace in session.explain(move, viewer):
                assert isinstance(trace, Trace)
                told = scene.tell(trace.event, trace.notes, Around(board, after, tuple, "en", {}))
                if told is not None:
                    assert told.kind in scene.kinds
                    board, shown = {**board, **told.changes}, True
            assert {part: board[part] for part in TOLD} == {part: after[part] for part in TOLD}, (seed, move)
            if not shown:  # a move without a frame changes nothing that is shown
                assert before == after, (seed, move)


def test_the_board_has_the_fields_that_its_front_end_reads() -> None:
    with Heard("moose-match-mayhem", seats=3, seed=7) as table:
        fields = set(interfaces(BOARD.read_text(encoding="utf-8"))["MayhemBoard"])
        assert fields == set(MayhemScene().board(table.view, None, "en"))  # type: ignore[arg-type]  # a view of this game


def test_a_whole_game_turn_by_turn_from_python() -> None:
    with Heard("moose-match-mayhem", seats=4, seed=3, setup="mayhem-turns", language="fr") as table:
        while table.options:
            state = {name: getattr(table, name) for name in ("room", "now", "words", "film", "book")}
            assert len(json.dumps(state, ensure_ascii=False).encode()) <= 20_000
            found = table.now["clock"]
            assert found is None or not found["runs"]
            table.play(table.options[0])
        assert table.now["over"]


def test_a_touch_against_the_clock_is_told_with_its_time() -> None:
    with Heard("moose-match-mayhem", seats=3, seed=8, bots="greedy-slow") as table:
        table.play("flip")
        table.play("a@90")
        marks = [frame["mark"] for frame in table.whole_film() if frame["kind"] == "touch"]
        assert {"what": "took", "seat": 0, "place": 0, "at": 90, "raw": None} in marks


def test_a_pace_is_credited_and_named_in_the_reasons() -> None:
    with Heard("moose-match-mayhem", setup=Setup(3, paces=(10, 1, 1)), seed=8, bots="greedy-slow") as table:
        table.play("flip")
        table.play("a@900")
        took = next(frame for frame in table.whole_film() if frame["who"] == 0 and frame["kind"] == "touch")
        assert took["mark"] == {"what": "took", "seat": 0, "place": 0, "at": 90, "raw": 900}
        assert any("plays at pace 10" in step["text"] for step in took["why"])


def test_who_does_nothing_is_given_a_card() -> None:
    with Heard("moose-match-mayhem", seats=3, seed=8) as table:
        table.play("flip")
        table.wait()
        whats = [frame["mark"] for frame in table.whole_film() if isinstance(frame["mark"], dict)]
        assert any(mark["what"] == "handed" and mark["seat"] == 0 for mark in whats)
        assert table.now["asked"] == 0


def test_who_has_no_clock_is_waited_for_also_from_python() -> None:
    with Heard("moose-match-mayhem", setup=Setup(3, paces=(None, 1, 1)), seed=8) as table:
        table.play("flip")
        before = table.sitting.session.position
        table.wait()
        assert (table.sitting.session.position, table.now["asked"]) == (before, 0)


def test_paces_chosen_on_the_first_screen_are_those_of_the_people() -> None:
    with Heard("moose-match-mayhem") as table:
        table.ask("deal", seats=4, variation="mayhem-standard", people=2, paces=["three", "none"])
        assert table.sitting.session.setup.paces == (3, None, 1, 1)  # type: ignore[attr-defined]
        assert table.now["curtain"] is None  # nobody hides anything here
    with Heard("moose-match-mayhem") as table:
        answer = table.ask("deal", seats=4, variation="mayhem-standard", people=1, paces=["hasty"])
        assert answer["kind"] == "refusal"


@pytest.mark.parametrize("bots", ["greedy", "greedy-slow", "random"])
@pytest.mark.parametrize("setup", ["mayhem-turns", "mayhem-calm", "mayhem-standard"])
def test_a_hint_beside_an_avalanche_is_to_touch_nothing(setup: str, bots: str) -> None:
    """In every flip with an avalanche a hand stays off; whatever is allowed, no reason says that it has to touch."""
    avalanches = 0
    with Heard("moose-match-mayhem", seats=4, seed=5, setup=setup, bots=bots) as table:
        while not table.now["over"]:
            flip = cast("State", table.sitting.session.state).flip
            action, reason = table.hint()
            if flip is not None and flip.avalanche:
                avalanches += 1
                assert action is None or str(action) == "hands-off", (setup, action)
                assert reason == "There is an avalanche: whoever touches a card now loses the whole herd."
                answer = table.ask("hint")
                assert answer["kind"] == "answer"
                assert ("do nothing" in answer["sentence"]) == (action is None)
                assert reason in answer["sentence"]
            else:
                assert action in table.options or flip is not None, "a touch may be stamped later"
            if action is None:
                table.wait()
            else:
                table.play(action)
    assert avalanches > 0


def test_undo_goes_back_to_before_the_flip() -> None:
    with Heard("moose-match-mayhem", seats=3, seed=7) as table:
        table.play("flip")
        table.play("a@300")
        assert table.undo()
        assert table.sitting.session.position < 4
        assert [str(option) for option in table.options] == ["flip"]


def test_a_record_keeps_the_times_and_plays_on() -> None:
    with Heard("moose-match-mayhem", seats=3, seed=7) as table, Heard("moose-match-mayhem") as other:
        table.play("flip")
        table.play("b@333")
        assert '"at":333' in table.record.replace(" ", "")
        other.load(table.record)
        assert other.sitting.session.state == table.sitting.session.state
