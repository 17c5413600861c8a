"""What can be typed beside actions, and what is typed wrongly: nothing is lost, and every refusal names its rule."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.person import OVER, Table, like_a_bot
from tests.cli.test_play import GAMES

#: seat 1 of this game leads nothing: its hand is told on the first screen
MOUSTACHE = ("moustache", "--seed", "7")
HOUSE = ("moose-in-the-house", "--seed", "5")


def flat(screen: str) -> str:
    """What was told, without the breaks of lines."""
    return screen.replace("\n  ", " ").replace("\N{NO-BREAK SPACE}", " ")


def prompts(screen: str) -> list[str]:
    """What was on the screen before each prompt."""
    return screen.split("\n> ")


def saved_actions(file: Path) -> list[list[object]]:
    found: list[list[object]] = json.loads(file.read_text(encoding="utf-8"))["actions"]
    return found


def test_undo_then_another_move(table: Table, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    lines = ["HC>2", f"save {one}", "undo", "HC>3", f"save {other}"]
    played = table.say(*HOUSE, lines=lines)
    assert "One decision back." in played.screen
    assert saved_actions(one)[0] != saved_actions(other)[0]
    straight = table.say(*HOUSE, lines=["HC>3", f"save {tmp_path / 'straight.json'}"])
    assert straight.code == 0
    assert saved_actions(other) == saved_actions(tmp_path / "straight.json")


def test_undo_and_redo_come_back_to_the_same_table(table: Table) -> None:
    played = table.say(*HOUSE, lines=["HC>2", "undo", "redo", "undo", "undo", "redo", "redo"])
    before, after, undone, redone, undone_again, nothing, forward, nothing_more = prompts(played.screen)[:8]
    tables = [text[text.index("──") :] for text in (before, after, undone, redone, undone_again, forward)]
    assert tables[0] == tables[2] == tables[4]
    assert tables[1] == tables[3] == tables[5]
    assert "There is nothing to undo yet." in nothing
    assert "Nothing was undone, so there is nothing to redo." in nothing_more


def test_why_tells_reasons_with_their_clauses(table: Table) -> None:
    played = table.say(*HOUSE, lines=["why", "HC>2", "why"])
    beginning, later = prompts(played.screen)[1], prompts(played.screen)[3]
    assert "(Four cards each, clause 2.1)" in beginning
    assert "Seat 2 had no house card yet and gets one from seat 1." in flat(later)
    assert "clause 4.4)" in later


def test_hint_names_a_move_that_is_legal_and_gives_a_reason(table: Table) -> None:
    told = prompts(table.say(*HOUSE, lines=["hint"]).screen)[1].splitlines()
    typed = told[1].removeprefix("A bot would type: ")
    assert " ".join(told[2:-1]).endswith(".")
    assert "Seat 2 draws a card." in table.say(*HOUSE, lines=[typed]).screen


def test_help_tells_every_command_and_the_codes_of_the_game(table: Table) -> None:
    told = prompts(table.say(*HOUSE, lines=["help"]).screen)[1]
    assert "R.kit is an empty kitchen" in flat(told)
    for word in ("undo", "redo", "why", "hint", "table", "save FILE", "rules", "quit"):
        assert f"\n{word}: " in told


def test_rules_can_be_read_at_the_table(table: Table) -> None:
    listed, one, none = prompts(table.say(*HOUSE, lines=["rules", "rules 4.2", "rules 99"]).screen)[1:4]
    assert "\n4.2 " in listed
    assert "\n4.2 " in one
    assert len(one) > 100
    assert "There is no rule 99. Type rules for the list." in none


def test_table_shows_the_table_again(table: Table) -> None:
    first, again, _ = prompts(table.say(*HOUSE, lines=["table"]).screen)
    assert first[first.index("──") :] == again[again.index("──") :]


@pytest.mark.parametrize("word", ["quit", "QUIT", "/quit", " quit "])
def test_quit_ends_it(table: Table, word: str) -> None:
    played = table.say(*HOUSE, lines=[word, "help"])
    assert played.code == 0
    assert flat(played.screen).endswith("The same cards come again with: --seed 5\n")
    assert len(prompts(played.screen)) == 2


REFUSED = [
    (HOUSE, "R.kit>1", "You do not have an empty kitchen."),
    (HOUSE, "R.bath>1", "clause 4.1"),
    (HOUSE, "trap", "clause"),
    (HOUSE, "M.kit>2", "clause"),
    (HOUSE, "discard HC", "clause"),
    (HOUSE, "99", "“99” is no action. Type a number of the list, or the words beside it."),
    (HOUSE, "", "“” is no action."),
    (MOUSTACHE, "P99", "“P99” is no card."),
    (MOUSTACHE, "G1 G2", "One card is asked for, and here are 2."),
    (("moose-match-mayhem", "--seed", "1"), "heads", "clause"),
    (("moose-match-mayhem", "--seed", "1"), "moo", "“moo” is none of the answers."),
]


@pytest.mark.parametrize(("words", "line", "told"), REFUSED)
def test_a_refusal_names_its_rule_and_changes_nothing(
    table: Table, words: tuple[str, ...], line: str, told: str
) -> None:
    played = table.say(*words, lines=[line, "table"])
    first, refused, again = prompts(played.screen)[:3]
    assert told in flat(refused)
    assert first[first.index("──") :] == again[again.index("──") :]


def test_save_never_writes_over_a_file_of_others_but_over_its_own(table: Table, tmp_path: Path) -> None:
    theirs, ours = tmp_path / "theirs", tmp_path / "ours"
    theirs.write_text("precious", encoding="utf-8")
    lines = [f"save {theirs}", f"save {ours}", "HC>2", f"save {ours}", "save", f"save {tmp_path / 'no' / 'where'}"]
    played = table.say(*HOUSE, lines=[*lines, "save \0"])
    assert theirs.read_text(encoding="utf-8") == "precious"
    assert f"There is a file {theirs} already, and it stays as it is." in flat(played.screen)
    assert len(saved_actions(ours)) > 1
    assert "Say the name of the file, such as: save game.json" in played.screen
    assert played.screen.count("The game could not be saved: ") == 2
    assert f"Goodbye! Your game is in {ours}." in flat(played.screen)


def test_the_goodbye_says_where_the_end_of_a_game_is_missing(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game"
    played = table.say(*HOUSE, lines=[f"save {file}", "HC>2"])
    assert f"Goodbye! Your game is in {file} up to where you saved it; what came after is not there." in flat(
        played.screen
    )


def test_after_the_end_there_is_still_why_undo_and_save(table: Table, tmp_path: Path) -> None:
    left = iter(["hint\n", "1\n", "why\n", f"save {tmp_path / 'whole'}\n", "undo\n", ""])
    over: list[bool] = []

    def answer(new: str) -> str:
        over.extend([True] * ("may still type" in new))
        return next(left) if over else like_a_bot(new)

    played = table.play(*HOUSE, answer=answer)
    assert "The game is over, so there is nothing left to do." in flat(played.screen)
    assert "The game is over: nobody can act any more. Type undo to go back, or quit." in flat(played.screen)
    assert "(Count the moose, clause 9.1)" in flat(played.screen)
    assert (tmp_path / "whole").exists()
    assert "One decision back." in prompts(played.screen)[-2]
    assert "The game is over" not in prompts(played.screen)[-2]


@pytest.mark.parametrize("game", GAMES)
def test_going_back_and_forth_leaves_no_trace(table: Table, tmp_path: Path, game: str) -> None:
    """Bots have heard at every place what they had heard there before, so the same moves give the same game."""
    files = [tmp_path / "straight", tmp_path / "to-and-fro"]
    for file, wander in zip(files, (False, True), strict=True):
        queue: list[str] = []
        asked = itertools.count(1)

        def answer(new: str, *, wander: bool = wander, queue: list[str] = queue, asked: Iterator[int] = asked) -> str:
            if queue:
                return queue.pop(0)
            if any(over in new for over in OVER):
                queue.append("")
                return f"save --names {file}\n"  # noqa: B023 - it is asked before the next file's turn
            line = like_a_bot(new)
            if wander and line != "hint\n" and next(asked) % 7 == 0:
                queue.extend(["undo\n", "undo\n", "redo\n", "redo\n", "hint\n"])
            return line

        table.play(game, "--players", "3", "--seed", "9", answer=answer)
    assert saved_actions(files[0]) == saved_actions(files[1])
