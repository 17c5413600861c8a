"""``moosekit play``: whole games of every kind, what a person may see, and what is asked for in vain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from moosekit.bots import BOTS
from moosekit.cards.card import codes
from moosekit.core.ids import seats
from moosekit.core.record import read_record, replay
from moosekit.games.moustache.game import Moustache
from tests.cli.person import Table, like_a_bot

GAMES = {
    "moustache": range(3, 7),
    "moose-match-mayhem": range(3, 7),
    "face-de-bouc": range(2, 8),
    "moose-in-the-house": range(2, 6),
}
WHOLE = [(game, players) for game, counts in GAMES.items() for players in counts]


@pytest.mark.parametrize(("game", "players"), WHOLE)
def test_a_game_is_played_to_its_end(table: Table, game: str, players: int) -> None:
    seat = 1 + 7 % players
    played = table.play(game, "--players", str(players), "--seat", str(seat), "--seed", "7", answer=like_a_bot)
    assert (played.code, played.errors) == (0, "")
    assert f"You have seat {seat} of {players}. Seed: 7." in played.screen
    assert "The game is over. You may still type why, undo, save FILE or quit." in played.screen
    assert "Goodbye! This game was not saved. The same cards come again with: --seed 7" in played.screen.replace(
        "\n  ", " "
    )
    assert "\x1b" not in played.screen


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_in_french(table: Table, game: str) -> None:
    played = table.play(game, "--players", "3", "--seed", "3", "--language", "fr", answer=like_a_bot)
    assert (played.code, played.errors) == (0, "")
    assert "Tu as la place 1 sur 3." in played.screen
    assert "La partie est finie. Tu peux encore taper" in played.screen
    assert " seat " not in played.screen.lower()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game_and_another_one_another(table: Table, game: str) -> None:
    def screen(seed: str) -> str:
        lines = ["hint", "1", "1 700", "", "Granny", "1", ""]
        return table.say(game, "--players", "3", "--seed", seed, lines=lines).screen.replace(seed, "")

    first = screen("11")
    assert first == screen("11")
    assert first != screen("12")


def test_nobody_sees_the_cards_of_others(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = table.say("moustache", "--seat", "2", "--seed", "7", lines=[f"save {file}"])
    session = replay(Moustache(), read_record(Moustache(), file.read_text(encoding="utf-8")))
    for seat in seats(4):
        hand = codes(session.view(seat).zone("hand", seat).cards)
        shown = [code for code in hand if code in played.screen.split()]
        assert shown == (list(hand) if seat == 1 else []), seat


IN_VAIN: list[tuple[list[str], str]] = [
    (
        ["whist"],
        "There is no game “whist”. There are: moustache, moose-match-mayhem, face-de-bouc,",
    ),
    (["moustache", "--players", "9"], "Moustache is for 3 to 6 players, not for “9”."),
    (["face-de-bouc", "--players", "two"], "Face de bouc is for 2 to 7 players, not for “two”."),
    (["moustache", "--seat", "5"], "There is no seat “5”. With 4 players the seats are 1 to 4."),
    (["moustache", "--seat", "0"], "There is no seat “0”. With 4 players the seats are 1 to 4."),
    (["moustache", "--seed", "x"], "“x” is no seed. A seed is a whole number from 0 to 18446744073709551615."),
    (["moustache", "--seed", "18446744073709551616"], "is no seed."),
    (["moustache", "--seed", "-1"], "“-1” is no seed."),
    (["moose-in-the-house", "--bots", "wise"], "There are no bots “wise”. There are: random, greedy, monte-carlo."),
    (["moustache", "--language", "de"], "there is no catalogue for 'de'; there are en, fr"),
    (["whist", "--language", "fr"], "Il n'y a pas de jeu « whist »."),
    (["moustache", "--players", "2", "--language", "fr"], "Moustache se joue de 3 à 6 joueurs, pas avec « 2 »."),
    (["moustache", "--players", "\x1b[2J"], "Moustache is for 3 to 6 players, not for “�[2J”."),
    ([], "the following arguments are required: GAME"),
]


@pytest.mark.parametrize(("words", "told"), IN_VAIN)
def test_what_cannot_be_played_is_told_in_one_sentence(table: Table, words: list[str], told: str) -> None:
    refused = table.run("play", *words)
    assert (refused.code, refused.screen) == (2, "")
    assert told in refused.errors.replace("\N{NO-BREAK SPACE}", " ")
    assert refused.errors.startswith("moosekit: ")
    assert refused.errors.count("\n") == 1


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in GAMES for kind in BOTS[game]])
def test_every_kind_of_bot_can_sit_at_the_table(table: Table, game: str, kind: str) -> None:
    fewest = str(GAMES[game][0])
    played = table.say(game, "--players", fewest, "--bots", kind, "--seed", "2", lines=["1", "1"])
    assert (played.code, played.errors) == (0, "")
    assert "Seat 2" in played.screen


def test_without_a_seed_there_is_a_short_one_to_type_again(table: Table) -> None:
    first = table.say("moustache", lines=[]).screen
    seed = first.partition("Seed: ")[2].partition(".")[0]
    assert int(seed) < 1_000_000
    assert table.say("moustache", "--seed", seed, lines=[]).screen == first


def test_everybody_has_the_same_chance_when_the_cards_lie_open(table: Table) -> None:
    """Nobody has a card yet when seat 1 is asked, and a hand that needs no time gets the card that it wants."""
    played = table.say("moose-match-mayhem", "--players", "6", "--seed", "2", lines=["", "3 0"])
    asked, done = played.screen.split("\n> ")[1:3]
    assert re.findall(r"^  (\d)  ", asked, re.MULTILINE) == list("123456")
    assert done.splitlines()[1] == "Seat 1 is the first to touch a grey yeti, after 0 thousandths of a second."


def test_hands_that_come_too_late_get_what_is_left(table: Table) -> None:
    """Seat 1 takes almost ten seconds, so whoever misses a card then has no time for another one."""
    lines = [line for _ in range(12) for line in ("", "1 9800", "2 9850")]
    played = table.say("moose-match-mayhem", "--players", "6", "--seed", "2", lines=lines)
    assert (played.code, played.errors) == (0, "")
    assert "Seat 1 is given " in played.screen


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_wider_than_a_narrow_terminal(table: Table, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    fewest = str(GAMES[game][0])
    played = table.play(game, "--players", fewest, "--seed", "7", answer=like_a_bot)
    wide = [line for line in played.screen.splitlines() if len(line) > 40 and not line.startswith("> ")]
    assert wide == []
