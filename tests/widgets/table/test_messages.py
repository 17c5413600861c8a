"""Messages of a page are not trusted: nothing is raised, nothing changes, and the learner is told why."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from moosekit.bots import BOTS
from moosekit.core.json_data import Json
from moosekit.games.moustache.state import State
from tests.widgets.table.tables import UNREADABLE, Heard, first_option, play_some

HUGE = "G0 " * 300_000
KINDS = [
    *("hello", "deal", "act", "go-on", "undo", "redo", "look", "hint", "chances", "film", "book"),
    *("branch", "back", "save", "record", "reveal", "load", "language", "leave"),
]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Heard]:
    with Heard("moustache", seats=4, seed=7, bots="random", folder=tmp_path) as made:
        yield made


def deep(levels: int) -> Json:
    nest: Json = []
    for _ in range(levels):
        nest = [nest]
    return nest


def test_hello_is_answered(table: Heard) -> None:
    assert table.hear({"kind": "hello"})["kind"] == "hello"


def test_a_card_is_played_and_the_bots_answer(table: Heard) -> None:
    position = table.sitting.session.position
    assert table.ask("act", seat=0, action=first_option(table))["kind"] == "answer"
    assert table.sitting.session.position > position + 1
    assert table.now["asked"] == 0


def test_a_card_that_may_not_be_played_is_refused_with_its_rule(table: Heard) -> None:
    before = table.now
    found = table.ask("act", seat=0, action={"play": "B5"})
    assert (found["kind"], found["id"], found["clause"]) == ("refusal", 7, "4.3")
    assert found["sentence"].startswith("The blue 5 does not follow suit.")
    assert table.now is before


def test_the_same_message_twice_counts_once(table: Heard) -> None:
    message: Json = {"kind": "act", "id": 1, "state": table.now["state"], "seat": 0, "action": first_option(table)}
    assert table.hear(message)["kind"] == "answer"
    after = table.now
    assert table.hear(message)["sentence"] == "The table has changed in the meantime. Nothing was done."
    assert table.now is after


def test_a_page_cannot_act_for_a_seat_that_does_not_sit_there(table: Heard) -> None:
    for seat in (1, 2, 3):
        assert "does not sit at this screen" in table.ask("act", seat=seat, action={"play": "G0"})["sentence"]
        assert "does not sit at this screen" in table.ask("look", seat=seat)["sentence"]


def test_a_page_cannot_act_out_of_turn() -> None:
    with Heard("moustache", seats=4, seed=7, bots="random", seat=(0, 1, 2, 3)) as table:
        asked = table.sitting.asked
        assert asked is not None
        other = (asked + 1) % 4
        before = table.now
        assert "First" in table.ask("act", seat=asked, action={"play": "G0"})["sentence"]  # the curtain is down
        assert table.ask("look", seat=other)["kind"] == "refusal"
        assert table.now is before
        table.ask("look", seat=asked)
        assert "take the screen" in table.ask("act", seat=other, action={"play": "G0"})["sentence"]
        assert table.ask("act", seat=asked, action=first_option(table))["kind"] == "answer"


def held(table: Heard, seat: int) -> set[str]:
    """The cards of a hand, from the true state."""
    return {one.code for one in cast("State", table.sitting.session.state).table.hands[seat]}


def test_hands_of_others_are_not_sent_before_they_take_the_screen() -> None:
    curtains = 0
    with Heard("moustache", seats=4, seed=7, bots="random", seat=(0, 1)) as table:
        for _ in range(8):
            seat = table.sitting.asked
            assert seat is not None
            if table.now["curtain"] is not None:
                curtains += 1
                assert table.now["viewer"] is None
                assert not any(frame["changes"].get("hand") for frame in table.now["frames"])
                assert not table.now["board"].get("hand")
                table.ask("look", seat=seat)
            assert table.now["viewer"] == seat
            assert set(table.sitting.scene.board(table.view, seat, "en")["hand"]) == held(table, seat)  # type: ignore[arg-type]
            table.ask("act", seat=seat, action=first_option(table))
    assert curtains > 3


def test_a_running_game_is_not_dealt_anew(table: Heard) -> None:
    before = table.now
    message: dict[str, Json] = {"seats": 3, "variation": "standard", "people": 1}
    assert table.ask("deal", **message)["sentence"] == "A game is being played. It has to end first."
    assert table.ask("leave")["kind"] == "refusal"
    assert table.now is before


def test_the_first_screen_deals() -> None:
    with Heard("moustache", seed=7, bots="random") as table:
        assert table.ask("hint")["sentence"] == "Nobody has dealt yet."
        assert table.ask("deal", seats=9, variation="standard", people=1)["sentence"] == UNREADABLE
        assert table.ask("deal", seats=3, variation="nonsense", people=1)["sentence"] == UNREADABLE
        assert table.ask("deal", seats=3, variation="first-game", people=2)["kind"] == "answer"
        assert [seat["here"] for seat in table.room["seats"]] == [True, True, False]
        assert table.ask("leave")["kind"] == "answer"
        assert table.room["seats"] == []


def test_the_first_screen_chooses_how_strong_the_bots_are() -> None:
    with Heard("moustache", seed=7) as table:
        assert [one["id"] for one in table.room["bots"]] == list(BOTS["moustache"])
        assert table.room["bot"] == "greedy"
        wanted: dict[str, Json] = {"seats": 3, "variation": "standard", "people": 1}
        for unknown in ("clever", 3, None, ["random"]):
            assert table.ask("deal", **wanted, bots=unknown)["sentence"] == UNREADABLE
        assert table.room["seats"] == []
        assert table.ask("deal", **wanted, bots="random")["kind"] == "answer"
        assert table.hint().reason.startswith("Picked by chance")
        table.ask("leave")
        assert table.room["bot"] == "random"


def test_bots_that_python_has_chosen_are_not_offered_to_the_page() -> None:
    with Heard("moustache", seed=7, bots=("greedy",) * 4) as table:
        assert table.room["bots"] == []
        wanted: dict[str, Json] = {"variation": "standard", "people": 1}
        assert table.ask("deal", **wanted, seats=4, bots="random")["sentence"] == UNREADABLE
        assert table.ask("deal", **wanted, seats=5)["sentence"] == UNREADABLE  # four bots for five seats
        assert table.room["seats"] == []
        assert table.ask("deal", **wanted, seats=4)["kind"] == "answer"


def test_who_saw_a_moose_last_begins() -> None:
    """In the house game people say who begins (clause 2.2); Moustache does not ask."""
    wanted: dict[str, Json] = {"seats": 4, "people": 3}
    for begins in (0, 2):
        with Heard("moose-in-the-house", seed=7) as table:
            assert table.ask("deal", **wanted, variation="house-standard", begins=4)["sentence"] == UNREADABLE
            assert table.ask("deal", **wanted, variation="house-standard", begins=begins)["kind"] == "answer"
            assert table.now["asked"] == begins
    with Heard("moustache", seed=7) as table:
        assert table.ask("deal", **wanted, variation="standard", begins=0)["sentence"] == UNREADABLE


def test_a_page_cannot_choose_who_sits_where_when_python_has(table: Heard) -> None:
    table.play_out()
    while table.options:
        play_some(table, 1)
    assert table.ask("deal", seats=4, variation="standard", people=4)["kind"] == "answer"
    assert [seat["here"] for seat in table.room["seats"]] == [True, False, False, False]


def test_undo_redo_branch_and_back(table: Heard) -> None:
    assert table.ask("undo")["sentence"] == "There is nothing to take back."
    assert table.ask("redo")["sentence"] == "Nothing was taken back."
    assert table.ask("back")["sentence"] == "This is the game itself."
    play_some(table, 2)
    assert table.ask("undo")["sentence"] == "Taken back."
    assert table.ask("redo")["sentence"] == "Done again."
    assert table.ask("branch", move=2)["kind"] == "answer"
    assert table.now["branch"]
    assert table.ask("branch", move=10**6)["sentence"] == UNREADABLE
    assert table.ask("back")["sentence"] == "Back in the game."


def test_the_record_goes_to_a_page_only_after_the_game(table: Heard, tmp_path: Path) -> None:
    assert table.ask("record")["record"] is None
    assert table.ask("reveal")["kind"] == "refusal"
    saved = table.ask("save")
    assert saved["record"] is None
    assert [file.name for file in tmp_path.iterdir()] == [f"moustache-396351520-{table.sitting.session.position}.json"]
    assert table.ask("save")["sentence"] == "This position is saved already."
    play_some(table, 99)
    assert table.now["over"]
    record = table.ask("record")["record"]
    assert record is not None
    assert '"seed": 7' in record
    assert table.ask("reveal")["kind"] == "answer"
    assert table.now["revealed"]
    table.undo()
    assert not table.now["revealed"]  # a game that is not over hides its hands again


def test_a_saved_game_is_loaded(table: Heard) -> None:
    play_some(table, 3)
    record, here = table.record, repr(table)
    play_some(table, 2)
    assert table.ask("load", record=record)["kind"] == "answer"
    assert repr(table) == here
    assert table.ask("undo")["kind"] == "answer"  # what was decided before it was saved can be taken back as well
    assert table.ask("redo")["kind"] == "answer"
    before = table.now
    with Heard("moustache", seats=4, seed=7, seat=3) as other:
        fewer = Heard("moustache", seats=3, seed=7)
        assert other.ask("load", record=fewer.record)["kind"] == "refusal"  # nobody could sit on seat 4
        fewer.close()
    for bad in ("", "{}", record.replace('"seed": 7', '"seed": 8'), HUGE):
        assert table.ask("load", record=bad)["sentence"].startswith("This is no saved game of this table.")
    assert table.now is before


@pytest.mark.parametrize("content", [None, 5, "hello", HUGE, [], {}, {"kind": None}, {"kind": "win"}, deep(50_000)])
def test_a_message_that_is_none_is_refused(table: Heard, content: Json) -> None:
    before = table.now
    assert table.hear(content)["sentence"] == UNREADABLE
    assert table.now is before


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": "0", "action": {"play": "G0"}},
        {"seat": -1, "action": {"play": "G0"}},
        {"seat": 0, "action": {"play": "X1"}},
        {"seat": 0, "action": {"play": "G0", "pass": []}},
        {"seat": 0, "action": deep(50_000)},
        {"seat": 0, "action": HUGE},
        {"seat": 0},
        {"seat": 0, "action": {"play": "G0"}, "surprise": 1},
    ],
)
def test_an_action_that_is_none_is_refused(table: Heard, fields: dict[str, Json]) -> None:
    before = table.now
    assert table.ask("act", **fields)["sentence"] == UNREADABLE
    assert table.now is before


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pace", "quick"),
        ("pace", 3),
        ("votes", {"0": -1}),
        ("votes", [1]),
        ("now", {}),
        ("room", {}),
        ("_esm", "x"),
        ("film", []),
    ],
)
def test_a_value_that_a_page_may_not_write_is_refused(table: Heard, name: str, value: object) -> None:
    before = table.get_state()
    table.set_state({name: value})
    assert table.get_state() == before
    assert table.sent[-1]["sentence"] == UNREADABLE


def test_values_that_a_page_may_write(table: Heard) -> None:
    table.set_state({"pace": "fast", "votes": {"0": 12}})
    assert (table.pace, table.votes) == ("fast", {"0": 12})
