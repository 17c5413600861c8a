"""Face de bouc at a table: the page is shown the table as it is; a name is heard in its moment and is nowhere else."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from moosekit.bots import bot
from moosekit.core.bot import play
from moosekit.core.chance import Seeded
from moosekit.core.clocked import play_clocked
from moosekit.core.ids import OPEN, Seat, Viewer
from moosekit.core.json_data import Json
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed
from moosekit.core.trace import Trace
from moosekit.games.face_de_bouc import FaceDeBouc, Setup, SpecialShout, standard, without_clock
from moosekit.games.face_de_bouc.actions import Action
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.view import FaceView
from moosekit.widgets.table.bouc import BoucScene
from moosekit.widgets.table.scene import Around
from tests.samples import samples
from tests.widgets.agreeing import interfaces
from tests.widgets.table.tables import Heard

BOARD = Path(__file__).parents[3] / "widgets/src/table/bouc/board.ts"
TOLD = ("left", "centre", "phase", "passed", "end")
GAME = FaceDeBouc()
SYNCED = ("room", "now", "words", "pace", "present", "theme", "votes", "film", "book", "last_event")
MARK = "Zaubermarke"
SMALL = (2, 2, 2) + (0,) * 9
SETUPS: dict[str, Callable[[int], Setup]] = {
    "clock": standard,
    "turns": without_clock,
    "special": lambda players: Setup(players, special_shout=SpecialShout.ON),
}


def played(setup: Setup, seed: int) -> Session[Setup, State, Action, Event, FaceView]:
    """A whole game of bots."""
    bots = [bot("attentive", "face-de-bouc") for _ in range(setup.players)]
    stream = Stream.seeded(seed)
    if setup.clocked:
        return play_clocked(GAME, setup, Seeded(seed), bots, stream, Elapsed)
    return play(GAME, setup, Seeded(seed), bots, stream)


@pytest.mark.parametrize("viewer", [Seat(0), OPEN])
@pytest.mark.parametrize("name", SETUPS)
def test_what_each_event_changes_leads_to_the_table_as_it_is(name: str, viewer: Viewer) -> None:
    scene = BoucScene()
    for seed in range(samples(1, 20)):
        session = played(SETUPS[name](3), seed)
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
            if shown:
                assert {part: board[part] for part in TOLD} == {part: after[part] for part in TOLD}, (seed, move)
            else:  # a move without a frame changes nothing that is shown
                assert before == after, (seed, move)


def test_the_board_has_the_fields_that_its_front_end_reads() -> None:
    with Heard("face-de-bouc", seats=3, seed=7) as table:
        fields = set(interfaces(BOARD.read_text(encoding="utf-8"))["BoucBoard"])
        assert fields == set(BoucScene().board(table.view, None, "en"))  # type: ignore[arg-type]  # a view of this game


def everything(table: Heard, folder: Path) -> str:
    """All that is kept of this table anywhere: state, answers but for what is said, text, fallback, page, record."""
    kept = [json.dumps({name: getattr(table, name) for name in SYNCED}, ensure_ascii=False)]
    asked = ("hint", "film", "book", "record", "reveal")
    kept += [json.dumps(table.ask(kind), ensure_ascii=False) for kind in asked]
    kept += [repr(table), str(table), "\n".join(table.lines), repr(table.why()), table.fallback(), table.record]
    kept += [repr(table.sitting.session.moves), repr(table.view), str(table.last_event)]
    page = table.to_html(folder / "page.html").read_text(encoding="utf-8")
    kept.append(page[page.index("data-moosekit-state") :])
    return "\n".join(kept)


def step(table: Heard, name: str) -> None:
    """The person does the next thing: turns up a card, gives the name, or shouts it."""
    board = table.sitting.scene.board(table.view, None, "en")
    if board["phase"] is None:
        table.play("draw")
    elif table.now["words"]:
        table.play(name)
    else:
        table.play("press")


def test_a_name_is_told_once_in_its_moment_and_kept_nowhere(tmp_path: Path) -> None:
    """Planted names: given, shouted right, with a slip, and wrong. ``said`` messages alone carry them."""
    for kind in ("bouc-turns", "bouc-standard"):
        setup = BoucScene().setup(kind, 2)
        small = Setup(2, copies=SMALL, clock=setup.clock, first=Seat(0))
        with Heard("face-de-bouc", setup=small, seed=5, bots="greedy", folder=tmp_path) as table:
            heard: list[str] = []
            says = 0
            for _ in range(120):
                if table.now["over"]:
                    break
                table.sent = []
                says += bool(table.now["words"])
                phase = table.sitting.scene.board(table.view, None, "en")["phase"]
                if phase == "recall" and says % 5 == 4 and not table.now["words"]:
                    says += 1
                    table.play("pass")
                else:
                    step(table, f"{MARK} {'wrong' if says % 5 == 2 else 'x'}")
                said = [cast("dict[str, str]", one)["line"] for one in table.sent if str(one["kind"]) == "said"]
                heard += [line for line in said if MARK in line]
                table.sent = []
                assert MARK not in everything(table, tmp_path)
            assert heard
            assert table.now["over"]
            saved = table.save(tmp_path / f"{kind}.json").read_text(encoding="utf-8")
            assert MARK not in saved
            assert MARK in table.record_with(names=True)


def test_wrong_and_near_names_are_answered_kindly_and_without_the_name(tmp_path: Path) -> None:
    setup = Setup(2, copies=SMALL, clock=without_clock(2).clock, first=Seat(0))
    with Heard("face-de-bouc", setup=setup, seed=5, bots="forgetful", folder=tmp_path) as table:
        step(table, "")
        assert table.ask("act", seat=0, action={"do": "name", "text": "x" * 41})["kind"] == "refusal"
        empty = table.ask("act", seat=0, action={"do": "name", "text": " !? "})
        assert empty["kind"] == "refusal"
        assert empty["clause"] == "2.3"
        for text in ("\u202egnirts", "\x00\x07", "🦌🦌", "x" * 1_000_000):
            before = table.sitting.session.position
            answer = table.ask("act", seat=0, action={"do": "name", "text": text})
            assert text not in json.dumps(answer, ensure_ascii=False)
            assert table.sitting.session.position == before or text.startswith("\u202e")
            if table.sitting.session.position != before:
                return


def test_nobody_looks_back_or_undoes_before_the_end(tmp_path: Path) -> None:
    with Heard("face-de-bouc", seats=2, seed=5, folder=tmp_path) as table:
        step(table, "")
        step(table, "Anna")
        assert not table.undo()
        assert table.ask("film")["film"] is None
        assert table.ask("branch", move=1)["sentence"] == "Remembering is the game: looking back comes after it."
        assert "Anna" not in json.dumps(table.ask("hint"))


def test_several_people_say_names_aloud_and_the_table_is_their_referee() -> None:
    setup = Setup(2, copies=SMALL, first=Seat(0))
    with Heard("face-de-bouc", setup=setup, seed=5, seat=(0, 1)) as table:
        for _ in range(60):
            if table.now["over"]:
                break
            asked, found = table.now["asked"], table.now["clock"]
            if found is not None:
                at = found["at"] + 700
                word: Json = {"referee": "right", "at": at} if found["words"] else {"do": "press", "at": at}
                seat = found["words"][0] if found["words"] else 1
                acts: list[Json] = [{"seat": seat, "action": word}]
                assert table.ask("clock", phase=found["phase"], at=at, acts=acts)["kind"] == "answer"
                if table.now["clock"] is not None and not table.now["clock"]["words"]:
                    table.ask("clock", phase=found["phase"], at=at + 400, acts=[])
            elif table.now["words"]:
                assert table.ask("act", seat=asked, action={"referee": "named"})["kind"] == "answer"
            else:
                assert table.ask("act", seat=asked, action={"do": "draw"})["kind"] == "answer"
        assert table.now["over"]
        ended = table.sitting.scene.board(table.view, None, "en")["end"]
        assert cast("dict[str, list[int]]", ended)["points"][0] == 0  # seat 2 was always right
        assert not [one for one in table.sent if str(one["kind"]) == "said"]


def test_what_is_synced_is_small_throughout_a_game() -> None:
    with Heard("face-de-bouc", seats=7, seed=5, language="fr", setup="bouc-turns") as table:
        for _ in range(60):
            state = {name: getattr(table, name) for name in ("room", "now", "words", "film", "book")}
            assert len(json.dumps(state, ensure_ascii=False).encode()) <= 20_000
            if table.now["over"]:
                break
            board = table.sitting.scene.board(table.view, None, "en")
            if board["phase"] == "recall" and not table.now["words"]:
                table.play("pass")
            else:
                step(table, "Anna")


def test_a_name_from_right_to_left_does_not_turn_the_sentence_round() -> None:
    setup = Setup(2, copies=SMALL, clock=without_clock(2).clock, first=Seat(0))
    with Heard("face-de-bouc", setup=setup, seed=5) as table:
        table.play("draw")
        table.sent = []
        table.play("שלום 🦌")
        lines = [cast("dict[str, str]", one)["line"] for one in table.sent if str(one["kind"]) == "said"]
        assert lines[0].endswith("is called “\u2068שלום 🦌\u2069”.")


def test_paces_chosen_on_the_first_screen_are_those_of_the_people() -> None:
    with Heard("face-de-bouc") as table:
        table.ask("deal", seats=4, variation="bouc-standard", people=2, paces=["ten", "none"])
        assert cast("Setup", table.sitting.session.setup).paces == (10, None, 1, 1)
        assert table.sitting.scene.board(table.view, None, "en")["paces"] == [10, None, 1, 1]
    with Heard("face-de-bouc") as table:
        table.ask("deal", seats=2, variation="bouc-turns", people=1, paces=["none"])
        assert cast("Setup", table.sitting.session.setup).paces == ()  # without a clock nobody has one


def test_a_pace_is_credited_and_named_in_the_reasons() -> None:
    setup = Setup(2, paces=(10, 1), copies=(4,) + (0,) * 11, first=Seat(0))
    with Heard("face-de-bouc", setup=setup, seed=5, bots="greedy") as table:
        for word in ("draw", "Bobo"):
            table.play(word)
        table.go_on()
        for word in ("press@1500", "Bobo"):
            table.play(word)
        reasons = [step["text"] for frame in table.whole_film() for step in frame["why"]]
        assert any("plays at pace 10, so 1500 thousandths of a second count as 150" in reason for reason in reasons)


def test_who_has_no_clock_is_waited_for_to_the_end_of_the_game() -> None:
    setup = Setup(3, paces=(None, 1, 1), copies=SMALL, first=Seat(0))
    with Heard("face-de-bouc", setup=setup, seed=5) as table:
        for number in range(200):
            if table.now["over"]:
                break
            clock = table.now["clock"]
            assert clock is None or not clock["runs"]
            if table.now["asked"] is None:
                table.go_on()
            elif number % 3:
                step(table, f"{MARK} {number % 2}")
            elif table.now["words"]:
                table.play("Turnip")
            else:
                table.play(table.options[0])
        assert table.now["over"]
        assert table.sitting.session.length < 400
