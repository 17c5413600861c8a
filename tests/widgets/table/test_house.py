"""There's a Moose in the House at a table: what the page is shown is the table as it is, and nothing that is hidden."""

import json
from pathlib import Path

import pytest

from moosekit.core.chance import Given, Seeded
from moosekit.core.ids import OPEN, Seat, Viewer
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.trace import Trace
from moosekit.games.moose_in_the_house import MooseInTheHouse, standard
from moosekit.games.moose_in_the_house.setup import Setup
from moosekit.widgets.table.house import HouseScene
from moosekit.widgets.table.scene import Around
from tests.samples import samples
from tests.widgets.agreeing import interfaces
from tests.widgets.table.tables import Heard, play_some
from tests.widgets.table.test_secrets import everything

BOARD = Path(__file__).parents[3] / "widgets/src/table/house/board.ts"
#: what an event changes by itself; hands and what may be done come with the true board at the end of a move
TOLD = ("deck", "discards", "top", "houses", "held", "attack", "counted", "end")
GAME = MooseInTheHouse()


def played(players: int, seed: int) -> Session[Setup, object, object, object, object]:
    """A whole game by chance."""
    session = Session(GAME, standard(players), Seeded(seed))
    stream = Stream.seeded(seed)
    number = 0
    while options := session.state.options.actions:
        session.do(session.state.asked, options[stream.below(len(options), number)])
        number += 1
    return session  # type: ignore[return-value]  # tests read it only


@pytest.mark.parametrize("viewer", [Seat(0), OPEN])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_each_event_changes_leads_to_the_table_as_it_is(players: int, viewer: Viewer) -> None:
    scene = HouseScene()
    for seed in range(samples(2, 40)):
        session = played(players, seed)
        for move in range(1, session.length + 1):
            views = [GAME.view(session.state_at(at), viewer) for at in (move - 1, move)]  # type: ignore[arg-type]
            before, after = (dict(scene.board(view, Seat(0), "en")) for view in views)
            board = before
            for trace in session.explain(move, viewer):
                assert isinstance(trace, Trace)
                told = scene.tell(trace.event, trace.notes, Around(board, after, tuple, "en", {}))  # type: ignore[arg-type]
                assert told is not None
                assert told.kind in scene.kinds
                board = {**board, **told.changes}
            assert {name: board[name] for name in TOLD} == {name: after[name] for name in TOLD}, (seed, move)


def test_the_board_has_the_fields_that_its_front_end_reads() -> None:
    with Heard("moose-in-the-house", seats=3, seed=7) as table:
        fields = set(interfaces(BOARD.read_text(encoding="utf-8"))["HouseBoard"])
        assert fields == set(HouseScene().board(table.view, None, "en"))  # type: ignore[arg-type]  # a view of this game


def test_the_question_is_the_same_whatever_the_hand_holds() -> None:
    """Two deals that differ in the trap alone: the attacked seat reads the same words (clause 6.2)."""
    asked: set[str] = set()
    scene = HouseScene()
    for seed in range(60):
        session = played(3, seed)
        for move in range(session.length):
            state = session.state_at(move)
            view = GAME.view(state, Seat(1))  # type: ignore[arg-type]
            if view.facts.attack is not None and view.facts.attack.target == 1:
                room = view.facts.attack.card.room
                asked.add(f"{scene.prompt(view, Seat(1), 'en').replace(str(room), '')}")
    assert {prompt.partition(" sends ")[2].partition(", to ")[0] for prompt in asked} == {"a moose to your house"}
    assert {prompt.rpartition(". ")[2] for prompt in asked} == {"Trap or no trap?"}


def test_deals_that_a_seat_cannot_tell_apart_look_alike_to_the_letter(tmp_path: Path) -> None:
    """The hands of the other two change places: all that the first seat is sent stays the same."""
    setup = standard(3)
    seed = next(seed for seed in range(99) if GAME.start(setup, Seeded(seed)).state.turn == 0)
    draws = dict(GAME.drawn(GAME.start(setup, Seeded(seed)).state))
    name = next(label for label, cards in draws.items() if len(cards) == 58)
    deck = draws[name]
    told: list[str] = []
    for cards in (deck, (*deck[:4], *deck[8:12], *deck[4:8], *deck[12:])):
        with Heard("moose-in-the-house", seats=3, seed=1, folder=tmp_path) as table:
            table._lay(Session(GAME, setup, Given.of({**draws, name: cards})))  # type: ignore[arg-type]
            told.append(everything(table, tmp_path).replace(table.room["deal"], "deal"))
    assert told[0] == told[1]


def test_behind_a_curtain_nobody_sees_how_an_attacked_person_may_answer() -> None:
    attacks = 0
    with Heard("moose-in-the-house", seats=3, seed=5, seat=(0, 1, 2)) as table:
        while table.options and attacks < 4:
            if table.now["curtain"] is None:
                table.play(table.options[0])
                continue
            seat, shown = table.now["curtain"], [table.now["board"], *(one["changes"] for one in table.now["frames"])]
            assert not table.now["options"]
            assert not any(board.get("hand") or board.get("may") for board in shown)
            attacks += any("Trap or no trap?" in one["line"] for one in table.now["frames"])
            assert table.ask("act", seat=seat, action={"say": "trap"})["kind"] == "refusal"
            assert table.ask("look", seat=(seat + 1) % 3)["kind"] == "refusal"
            table.ask("look", seat=seat)
    assert attacks == 4


def test_what_is_synced_is_small_throughout_a_game() -> None:
    with Heard("moose-in-the-house", seats=5, seed=5, language="fr") as table:
        while table.options:
            state = {name: getattr(table, name) for name in ("room", "now", "words", "film", "book")}
            assert len(json.dumps(state, ensure_ascii=False).encode()) <= 20_000
            table.play(table.options[0])


def test_short_texts_play_and_a_wrong_one_is_refused() -> None:
    with Heard("moose-in-the-house", seats=2, seed=3) as table:
        play_some(table, 3)
        before = table.now["state"]
        with pytest.raises(ValueError, match="fly away"):
            table.play("fly away")
        assert table.now["state"] == before


def test_it_is_played_as_the_rulebook_says_unless_somebody_chooses_otherwise() -> None:
    with Heard("moose-in-the-house", seats=3, seed=1) as table:
        assert table.sitting.session.setup == standard(3)


def test_both_set_ups_are_there() -> None:
    with Heard("moose-in-the-house") as table:
        assert [one["id"] for one in table.room["variations"]] == ["keep-traps", "house-standard"]
        table.ask("deal", seats=2, variation="keep-traps", people=1)
        assert table.sitting.session.setup.trap == "may"  # type: ignore[attr-defined]
