"""A table driven from Python, as notebooks that are compared do it, and students' code."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from moosekit.core.json_data import BadData
from moosekit.core.refusal import IllegalAction
from moosekit.games.moustache.actions import PlayCard
from moosekit.games.moustache.cards import card
from moosekit.games.moustache.setup import first_game, standard
from moosekit.widgets import GameTable
from moosekit.widgets.table.contract import TableFrame
from moosekit.widgets.table.played import NotDealt
from moosekit.words.catalogue import UnknownLanguage
from tests.widgets.table.tables import Heard, play_some


def table(**wanted: object) -> GameTable:
    return GameTable("moustache", **{"seats": 4, "seed": 7, **wanted})  # type: ignore[arg-type]  # any words


def test_it_says_where_the_game_is() -> None:
    with table() as made:
        assert repr(made) == "GameTable('moustache', deal 396 351 520, round 1/4, trick 1, seat 1 to play)"
        assert str(made).splitlines()[0] == "Round 1 of 4. Rule cards: Twins vanish."
        assert str(made).splitlines()[-1] == "Seat 1: your turn. Follow green."


def test_two_made_alike_are_alike_but_for_their_page() -> None:
    with table() as one, table() as other:
        assert (repr(one), one.now, one.lines) == (repr(other), other.now, other.lines)
        one.play(one.options[0])
        assert other.sitting.session.position != one.sitting.session.position


def test_an_action_is_a_value_or_a_short_text() -> None:
    with table() as made:
        made.play("g0")
        assert "Seat 1 plays the green 0 and follows suit." in made.lines
        made.undo()
        made.play(PlayCard(card("G4")))
        assert "Seat 1 plays the green 4 and follows suit." in made.lines


def test_bots_play_until_a_person_is_asked() -> None:
    with table() as made:
        made.play(made.options[0])
        assert made.sitting.asked == 0
        assert made.options


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    with table() as made:
        before = made.now
        with pytest.raises(IllegalAction, match=r"^The blue 5 does not follow suit\.") as refused:
            made.play("B5")
        assert [refusal.code for refusal in refused.value.refusals] == ["play.must-follow"]
        with pytest.raises(ValueError, match="'X9' is no card"):
            made.play("X9")
        with pytest.raises(ValueError, match="names 2 cards"):
            made.play("G0 G4")
        with pytest.raises(ValueError, match="Seat 2 does not sit at this screen"):
            made.play("G0", seat=1)
        assert made.now is before


def test_before_the_deal_there_is_nothing_to_play_with() -> None:
    with GameTable("moustache") as made:
        assert repr(made) == "GameTable('moustache', nothing dealt yet)"
        with pytest.raises(NotDealt, match="press Deal"):
            made.play("G0")
        made.deal(seats=3, seed=7, setup="first-game")
        assert len(made.room["seats"]) == 3
        assert made.sitting.session.setup == first_game(3)


def test_the_same_seed_gives_a_class_the_same_deals_one_after_the_other() -> None:
    with table() as one, table() as other:
        first = [one.room["deal"]]
        for made in (one, other):
            made.deal()
            assert made.room["deal"] not in first
        assert one.room["deal"] == other.room["deal"]


def test_undo_takes_back_the_last_decision_and_redo_brings_it_back() -> None:
    with table() as made:
        play_some(made, 2)
        after, lines = repr(made), made.lines
        assert made.undo()
        assert made.undo()
        assert not made.undo()
        assert repr(made).endswith("trick 1, seat 1 to play)")
        assert made.redo()
        assert made.redo()
        assert not made.redo()
        assert (repr(made), made.lines) == (after, lines)


def test_another_decision_after_undo_goes_another_way() -> None:
    with table() as made:
        made.play("G0")
        made.undo()
        made.play("G7")
        assert not made.redo()
        assert "Seat 1 plays the green 7 and follows suit." in made.lines


def test_what_if_and_the_way_back() -> None:
    with table() as made:
        play_some(made, 3)
        game, lines = repr(made), made.lines
        made.branch(4)
        assert repr(made).endswith("what if)")
        made.play(made.options[-1])
        made.branch()  # a what-if of a what-if still leads back to the game
        assert made.back()
        assert (repr(made), made.lines) == (game, lines)
        assert not made.back()
        with pytest.raises(IndexError):
            made.branch(10_000)


def test_a_hint_is_something_that_may_be_done_with_a_reason() -> None:
    with table() as made:
        action, reason = made.hint()
        assert action in made.options
        assert reason.endswith(".")
        made.play(action)


def test_why_tells_the_steps_with_their_clauses() -> None:
    with table() as made:
        steps = made.why(0).steps
        assert [step.clause for step in steps[:3]] == ["3.1", "3.2", "4.1"]
        play_some(made, 1)
        assert made.why().steps
        with pytest.raises(IndexError):
            made.why(999)


def test_a_record_plays_again(tmp_path: Path) -> None:
    with table(folder=tmp_path) as made, table(seed=8) as other:
        play_some(made, 5)
        path = made.save(tmp_path / "game.json")
        with pytest.raises(FileExistsError):
            made.save(path)
        assert made.save_in_folder() == f"moustache-396351520-{made.sitting.session.position}.json"
        other.load(path)
        assert (repr(other), other.lines) == (repr(made), made.lines)
        play_some(other, 1)  # and it goes on from there
        before = other.now
        with pytest.raises(BadData):
            other.load("{}")
        assert other.now is before


def test_bots_can_be_watched() -> None:
    with table(seat=None) as made:
        position = made.sitting.session.position
        made.go_on(3)
        assert made.sitting.session.position == position + 3
        assert not made.options
        made.play_out()
        assert made.now["over"]
        assert repr(made).startswith("GameTable('moustache', deal 396 351 520, over, won by seat ")


def test_several_people_play_at_one_screen() -> None:
    with table(seat=(0, 2)) as made:
        assert made.now["curtain"] == made.sitting.asked
        assert [made.now["viewer"], made.take_screen(2), made.now["viewer"]] == [None, True, 2]
        assert not made.take_screen(1)


def test_open_cards_show_every_hand_and_the_seed() -> None:
    with table(open_cards=True) as made:
        board = made.sitting.scene.board(made.sitting.view, made.sitting.own, "en")
        assert all(hand for seat, hand in enumerate(board["open"]) if seat != 0)  # type: ignore[arg-type]  # a list of lists
        assert board["hand"]
        assert made.now["seed"] == "7"
        play_some(made, 3)


def test_whoever_observes_hears_each_event_once() -> None:
    with table() as made:
        heard: list[str] = []

        def hear(change: dict[str, TableFrame]) -> None:
            heard.append(change["new"]["line"])

        made.observe(hear, "last_event")
        before = len(made.lines)
        play_some(made, 4)
        assert heard == made.lines[before:]


def test_an_observer_that_raises_hears_nothing_twice() -> None:
    with table() as made:
        heard: list[str] = []

        def hear(change: dict[str, TableFrame]) -> None:
            heard.append(change["new"]["line"])
            raise RuntimeError

        made.observe(hear, "last_event")
        for _ in range(2):
            with pytest.raises(RuntimeError):
                play_some(made, 1)
        assert len(heard) == len(set(heard)) == 2


def test_the_language_can_be_changed_in_the_middle_of_a_game() -> None:
    with table() as made:
        made.language = "fr"
        assert made.now["prompt"].startswith("La place 1")
        assert made.room["title"] == "Moustache"
        with pytest.raises(UnknownLanguage):
            made.language = "de"
        assert made.language == "fr"


def test_other_words_are_the_same_state() -> None:
    """So a page stays at the frame that it shows, and what it has just asked is answered."""
    with Heard("moustache", seats=4, seed=7, present=True) as made:
        made.set_state({"votes": {"0": 3}})
        before = made.now
        assert made.ask("language", language="fr")["kind"] == "answer"
        assert made.now["state"] == before["state"]
        assert [frame["move"] for frame in made.now["frames"]] == [frame["move"] for frame in before["frames"]]
        assert made.now["frames"][0]["line"] != before["frames"][0]["line"]
        assert made.votes == {"0": 3}
        assert made.hear({"kind": "hint", "id": 8, "state": before["state"]})["kind"] == "answer"


def test_the_fallback_shows_cards_and_says_to_run_the_cell() -> None:
    with table() as made:
        bundle = made._repr_mimebundle_()  # pyright: ignore[reportPrivateUsage]  # what a notebook calls
        assert bundle is not None
        assert bundle[0]["text/plain"] == repr(made)
        html = str(bundle[0]["text/html"])
        assert "<svg" in html
        assert "Run this cell to play at this table." in html


def test_a_page_carries_the_whole_game_and_all_that_can_be_looked_up(tmp_path: Path) -> None:
    with table(setup=replace(standard(4), rounds=1)) as made:
        play_some(made, 10)
        page = made.to_html(tmp_path / "game.html").read_text(encoding="utf-8")
        assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
        for part in ("aid", "clauses", "film"):
            assert f'"{part}":' in page
        assert json.dumps(made.lines[-1]) in page


def test_it_closes_and_two_tables_do_not_disturb_each_other() -> None:
    with table() as one, table(seed=8) as other:
        play_some(one, 1)
        before = repr(other)
        one.close()
        assert repr(other) == before
        play_some(other, 1)
    assert one.comm is None


class Counting(GameTable):
    """A table that keeps what it was going to send to its pages: the names of the values, message by message."""

    messages: list[set[str]]

    def send_state(self, key: str | list[str] | None = None) -> None:
        """Kept."""
        names = {key} if isinstance(key, str) else set(key or ())
        self.messages = [*getattr(self, "messages", []), names]


def test_a_page_never_has_a_new_room_with_an_old_game() -> None:
    """Values that belong together go in one message, also where a host tells of each as it comes."""
    with Counting("moustache", seats=4, seed=7) as made:
        made.messages = []
        made.deal()
        assert [names for names in made.messages if "room" in names] == [{"room", "now"}]
        made.messages = []
        made.language = "fr"
        assert [names for names in made.messages if names & {"room", "words"}] == [{"room", "now", "words"}]
