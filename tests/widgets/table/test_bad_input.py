"""What somebody hands to a table by mistake: one sentence says what would be right, and nothing has changed."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from traitlets import TraitError

from moosekit.bots import UnknownBot
from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import BadData, Json
from moosekit.core.refusal import BadSetup, IllegalAction
from moosekit.core.secret import redact
from moosekit.core.seed import BadSeed
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games import GAMES
from moosekit.games.face_de_bouc.actions import DRAW, Name, Press
from moosekit.games.moose_in_the_house import actions as house
from moosekit.games.moose_in_the_house.cards import KINDS
from moosekit.games.moose_in_the_house.setup import standard as of_the_house
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.games.moose_match_mayhem import actions as mayhem
from moosekit.games.moustache import actions as moustache
from moosekit.games.moustache.cards import card
from moosekit.widgets import GameTable
from moosekit.widgets.table.scenes import UnknownTable
from moosekit.words import LANGUAGES, UnknownLanguage, say_refusal
from tests.widgets.table.tables import Heard, play_some

#: no action of any game
FOREIGN: tuple[object, ...] = (
    None,
    5,
    1.5,
    True,
    b"x",
    [],
    {},
    (),
    object(),
    Stamped(None, Millis(0)),
    Stamped("x", Millis(0)),
    GAMES,
)
#: one of each game, as far as types say
OWN: dict[str, tuple[object, ...]] = {
    "moustache": (moustache.PlayCard(card("G0")), moustache.StealCard(card("G0"))),
    "moose-in-the-house": (house.PlayCard(KINDS[0], Seat(1), None), house.DiscardCard(KINDS[0])),
    "face-de-bouc": (DRAW, Name("Anna"), Stamped(Press(), Millis(5))),
    "moose-match-mayhem": (
        Stamped(mayhem.Touch(1), Millis(5)),
        mayhem.ChoosePair(None),
        mayhem.Call(mayhem.Side.HEADS),
    ),
}
#: of the right class, and wrong within
HOLLOW: dict[str, tuple[object, ...]] = {
    "moustache": (moustache.PlayCard("G0"),),  # type: ignore[arg-type]  # a text for a card
    "moose-in-the-house": (house.PlayCard("R.kit", Seat(1), None), house.DiscardCard(None)),  # type: ignore[arg-type]  # the same
    "face-de-bouc": (Stamped("press", Millis(5)), Name(5)),  # type: ignore[arg-type]  # a number for a name
    "moose-match-mayhem": (Stamped(mayhem.Touch("a"), Millis(0)), mayhem.Call("heads")),  # type: ignore[arg-type]  # texts
}
#: what a catalogue calls a sentence, as in "play.not-in-hand"
KEY = re.compile(r"\b[a-z]+\.[a-z-]+")


def asking(game: str, language: str = "en") -> GameTable:
    """A table at which a person has to act."""
    table = GameTable(game, seats=4, seed=7, language=language)
    if table.sitting.asked is None:
        table.play_out()
    while table.sitting.asked is None:
        table.go_on()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_action_of_the_game_is_refused_in_a_sentence(game: str) -> None:
    others = [action for other, some in OWN.items() if other != game for action in some]
    with asking(game) as table:
        before = table.now
        for foreign in (*FOREIGN, *others, *HOLLOW[game]):
            with pytest.raises(IllegalAction, match=r"is no action of this game: expected one of table\.options"):
                table.play(foreign)
        assert table.now is before
        play_some(table, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_clock_is_no_person(game: str) -> None:
    with asking(game) as table, pytest.raises(IllegalAction):
        table.play(Elapsed(Millis(5)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_says_in_the_language_of_the_table_what_the_page_says(game: str, language: str) -> None:
    refused = 0
    with asking(game, language) as table:
        for action in OWN[game]:
            if not table.sitting.refusals(Seat(0), action):
                continue
            before = table.now
            with pytest.raises(IllegalAction) as fault:
                table.play(action)
            told = [say_refusal(one, language) for one in fault.value.refusals]
            assert str(fault.value) == " ".join(told)
            assert told
            assert not KEY.search(str(fault.value))
            assert fault.value.__cause__ is None
            assert fault.value.__suppress_context__  # a notebook would print it, with its keys
            assert table.now is before
            refused += 1
    assert refused


def test_a_refusal_tells_only_what_its_seat_may_know() -> None:
    with GameTable("moose-in-the-house", seats=4, seed=7, seat=(0, 1)) as table:
        session = table.sitting.session
        views = [cast("HouseView", session.view(Seat(seat))) for seat in (0, 1)]
        hands = [view.zone("hand", Seat(seat)).cards for seat, view in enumerate(views)]
        for seat in (0, 1):
            other = next(one for one in hands[1 - seat] if one not in hands[seat])
            action = house.DiscardCard(other)
            with pytest.raises(IllegalAction) as fault:
                table.play(action, seat=seat)
            assert fault.value.refusals == redact(session.game.check(session.state, Seat(seat), action), Seat(seat))
            assert "Hidden" not in str(fault.value)


def test_a_refused_action_does_not_turn_the_screen_to_another_person() -> None:
    with GameTable("moustache", seats=4, seed=7, seat=(0, 2)) as table:
        table.take_screen(0)
        before = table.sitting.looking
        with pytest.raises(IllegalAction):
            table.play("G0", seat=2)
        assert table.sitting.looking == before


@pytest.mark.parametrize("game", GAMES)
def test_a_game_itself_refuses_what_is_no_action_of_it(game: str) -> None:
    others = [action for other, some in OWN.items() if other != game for action in some]
    with asking(game) as table:
        session = table.sitting.session
        for foreign in (*FOREIGN, *others):
            found = session.game.check(session.state, Seat(0), foreign)
            assert found, foreign
            assert all(say_refusal(one, language) for one in found for language in LANGUAGES)


MOST_SEED = 2**64 - 1
#: what somebody writes, the class of the fault, and what it says after the name and the value
ASKED: tuple[tuple[dict[str, object], type[Exception], str], ...] = (
    ({"game": None}, UnknownTable, "game is None: expected 'moustache', 'moose-match-mayhem', 'face-de-bouc' or"),
    ({"game": "whist"}, UnknownTable, "game is 'whist': expected 'moustache', "),
    ({"game": "Mustache"}, UnknownTable, "game is 'Mustache': did you mean 'moustache'?"),
    ({"game": "house"}, UnknownTable, "game is 'house': did you mean 'moose-in-the-house'?"),
    ({"game": ["moustache"]}, UnknownTable, "game is ['moustache']: expected 'moustache'"),
    ({"seats": 7}, BadSetup, "seats is 7: expected a whole number from 3 to 6"),
    ({"seats": "4"}, TypeError, "seats is '4': expected a whole number from 3 to 6"),
    ({"seats": 4.0}, TypeError, "seats is 4.0: expected a whole number from 3 to 6"),
    ({"seats": True}, TypeError, "seats is True: expected a whole number"),
    ({"seat": 4}, ValueError, "seat is 4: expected a whole number from 0 to 3"),
    ({"seat": -1}, ValueError, "seat is -1: expected a whole number from 0 to 3"),
    ({"seat": "1"}, TypeError, "seat is '1': expected a whole number from 0 to 3"),
    ({"seat": 1.5}, TypeError, "seat is 1.5: expected a whole number from 0 to"),
    ({"seat": (0, None)}, TypeError, "seat is None: expected a whole number from 0 to"),
    ({"seed": "7"}, BadSeed, f"seed is '7': expected a whole number from 0 to {MOST_SEED}"),
    ({"seed": 1.5}, BadSeed, "seed is 1.5: expected a whole number from 0 to"),
    ({"seed": -1}, BadSeed, "seed is -1: expected a whole number from 0 to"),
    ({"seed": MOST_SEED + 1}, BadSeed, "seed is 18446744073709551616: expected a whole number from 0 to"),
    ({"seed": True}, BadSeed, "seed is True: expected a whole number from 0 to"),
    ({"bots": 5}, UnknownBot, "bots is 5: expected 'random', 'greedy' or 'monte-carlo'"),
    ({"bots": "clever"}, UnknownBot, "bots is 'clever': expected 'random', 'greedy' or 'monte-carlo'"),
    ({"bots": "gready"}, UnknownBot, "bots is 'gready': did you mean 'greedy'?"),
    ({"bots": ["greedy", 5, "greedy", "greedy"]}, UnknownBot, "bots is 5: expected 'random', "),
    ({"bots": ["random"]}, ValueError, "bots is ['random']: expected one name, or 4, one for each seat"),
    ({"setup": 5}, TypeError, "setup is 5: expected a set-up of moustache, or the name of one, such as 'standard'"),
    ({"setup": of_the_house(4)}, TypeError, "setup is Setup("),
    ({"setup": "second-game"}, ValueError, "setup is 'second-game': expected 'first-game' or 'standard'"),
    ({"setup": ""}, ValueError, "setup is '': expected 'first-game' or 'standard'"),
    ({"language": "de"}, UnknownLanguage, "language is 'de': expected 'en' or 'fr'"),
    ({"language": []}, UnknownLanguage, "language is []: expected 'en' or 'fr'"),
    ({"open_cards": "yes"}, TypeError, "open_cards is 'yes': expected True or False"),
    ({"open_cards": None}, TypeError, "open_cards is None: expected True or False"),
    ({"present": 1}, TypeError, "present is 1: expected True or False"),
    ({"pace": "quick"}, TraitError, "pace is 'quick': expected 'next', 'slow', 'steady' or 'fast'"),
    ({"pace": "Steady"}, TraitError, "pace is 'Steady': did you mean 'steady'?"),
    ({"pace": 5}, TraitError, "pace is 5: expected 'next', 'slow', 'steady' or 'fast'"),
    ({"theme": "blue"}, TraitError, "theme is 'blue': expected 'auto', 'light' or 'dark'"),
    ({"folder": 5}, TypeError, "folder is 5: expected the name of a file or folder"),
    ({"locks": 5}, TypeError, "locks is 5: expected a list, with some of 'H', 'W' or 'B' in it"),
    ({"locks": ["hints"]}, ValueError, "locks is 'hints': expected 'H', 'W' or 'B'"),
)


@pytest.mark.parametrize(("words", "fault", "says"), ASKED)
def test_what_a_table_cannot_be_made_of_is_told(words: dict[str, object], fault: type[Exception], says: str) -> None:
    with pytest.raises(fault, match=f"^{re.escape(says)}") as told:
        GameTable(**{"seats": 4, "seed": 7, **words})  # type: ignore[arg-type]  # what nobody should write
    assert told.type is fault


def test_a_fault_is_told_in_the_language_of_the_table() -> None:
    for words, _, _ in ASKED:
        if "language" in words:
            continue
        with pytest.raises((TypeError, ValueError, TraitError), match=r" est .*\u00a0: (il faut|voulais-tu dire) "):
            GameTable(**{"seats": 4, "seed": 7, **words, "language": "fr"})  # type: ignore[arg-type]  # the same


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(TypeError, match="colour"):
        GameTable("moustache", colour="red")  # type: ignore[call-arg]  # there is no such word


@pytest.mark.parametrize(
    ("words", "fault", "says"),
    [
        *[one for one in ASKED if set(one[0]) & {"seats", "seed", "bots", "setup"}],
        ({"people": [9]}, ValueError, "people is 9: expected a whole number from 0 to 3"),
        ({"people": "ab"}, TypeError, "people is 'ab': expected a whole number from 0 to"),
        ({"paces": ["three"]}, ValueError, "paces is 'three': this game has none"),
        ({"paces": 5}, TypeError, "paces is 5: "),
        ({"begins": "a"}, TypeError, "begins is 'a': expected a whole number from 0 to 3"),
        ({"begins": 4}, ValueError, "begins is 4: expected a whole number from 0 to 3"),
        ({"begins": 0}, ValueError, "begins is 0: in this game nobody says who begins, so leave it out"),
    ],
)
def test_what_cannot_be_dealt_leaves_the_game_as_it_was(
    words: dict[str, object], fault: type[Exception], says: str
) -> None:
    with GameTable("moustache", seats=4, seed=7) as table:
        play_some(table, 3)
        before, now = table.record, table.now
        with pytest.raises(fault, match=f"^{re.escape(says)}"):
            table.deal(**words)  # type: ignore[arg-type]  # what nobody should write
        assert (table.record, table.now) == (before, now)
        table.deal()
        assert len(table.room["seats"]) == 4


def nobody(_change: object) -> None:
    """Hears and forgets."""


#: a method, what it is called with, the class of the fault, and what it says
CALLED: tuple[tuple[str, tuple[object, ...], dict[str, object], type[Exception], str], ...] = (
    ("play", ("G0",), {"seat": "a"}, TypeError, "seat is 'a': expected a whole number from 0 to 3"),
    ("play", ("G0",), {"seat": True}, TypeError, "seat is True: expected a whole number from 0 to 3"),
    ("play", ("G0",), {"seat": 9}, ValueError, "seat is 9: expected a whole number from 0 to 3"),
    ("play", ("G0",), {"seat": 1}, ValueError, "Seat 2 does not sit at this screen"),
    ("take_screen", ("a",), {}, TypeError, "seat is 'a': expected a whole number from 0 to 3"),
    ("branch", ("a",), {}, TypeError, "move is 'a': expected a whole number from 0 to "),
    ("branch", (True,), {}, TypeError, "move is True: expected a whole number from 0 to "),
    ("branch", (9999,), {}, IndexError, "move is 9999: expected a whole number from 0 to "),
    ("branch", (-1,), {}, IndexError, "move is -1: expected a whole number from 0 to "),
    ("why", ("a",), {}, TypeError, "move is 'a': expected a whole number from 0 to "),
    ("why", (999,), {}, IndexError, "move is 999: expected a whole number from 0 to "),
    ("go_on", ("a",), {}, TypeError, "moves is 'a': expected a whole number from 1 to "),
    ("go_on", (-1,), {}, ValueError, "moves is -1: expected a whole number from 1 to "),
    ("load", (5,), {}, TypeError, "record is 5: expected the text of a record, or the Path of a file"),
    ("load", ("game.json",), {}, ValueError, "record is 'game.json': expected the text of a record, or the Path of a"),
    ("load", (b"{}",), {}, TypeError, "record is b'{}': expected the text of a record"),
    ("save", (5,), {}, TypeError, "path is 5: expected the name of a file or folder"),
    ("record_with", (), {"names": "yes"}, TypeError, "names is 'yes': expected True or False"),
    ("observe", (None,), {}, TypeError, "handler is None: expected a function"),
    ("observe", (nobody, "lastevent"), {}, ValueError, "names is 'lastevent': did you mean 'last_event'?"),
    ("observe", (nobody, ["now", "misspelt"]), {}, ValueError, "names is 'misspelt': expected 'last_event', 'now', "),
    ("observe", (nobody, 5), {}, ValueError, "names is 5: expected 'last_event', 'now', "),
    ("__setattr__", ("pace", "fsat"), {}, TraitError, "pace is 'fsat': did you mean 'fast'?"),
    ("__setattr__", ("theme", "drak"), {}, TraitError, "theme is 'drak': did you mean 'dark'?"),
    ("__setattr__", ("language", "de"), {}, UnknownLanguage, "language is 'de': expected 'en' or 'fr'"),
    ("__setattr__", ("language", []), {}, UnknownLanguage, "language is []: expected 'en' or 'fr'"),
)


@pytest.mark.parametrize(("method", "given", "named", "fault", "says"), CALLED)
def test_a_wrong_argument_of_a_method_is_told_and_changes_nothing(
    method: str, given: tuple[object, ...], named: dict[str, object], fault: type[Exception], says: str
) -> None:
    with GameTable("moustache", seats=4, seed=7) as table:
        play_some(table, 2)
        before, now = table.record, table.now
        with pytest.raises(fault, match=f"^{re.escape(says)}"):
            getattr(table, method)(*given, **named)
        assert (table.record, table.now) == (before, now)
        play_some(table, 1)


def test_what_exists_can_be_observed() -> None:
    heard: list[object] = []
    with GameTable("moustache", seats=4, seed=7) as table:
        table.observe(heard.append, ["now", "last_event"])
        table.observe(heard.append)
        play_some(table, 1)
    assert heard


def test_a_file_that_is_no_text_is_no_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    file.write_bytes('{"game": "moustaché"}'.encode("latin-1"))
    with GameTable("moustache", seats=4, seed=7, language="fr") as table:
        before = table.now
        with pytest.raises(ValueError, match=r"^record est 'partie\.json'\u00a0: ce fichier n'est pas écrit en UTF-8"):
            table.load(file)
        table.language = "en"
        with pytest.raises(
            ValueError, match=r"^record is 'partie\.json': this file is not written in UTF-8, so it is no saved game"
        ) as told:
            table.load(file)
        assert not isinstance(told.value, UnicodeDecodeError)
        assert table.now["board"] == before["board"]


def test_a_record_that_does_not_play_is_told_in_sentences() -> None:
    with GameTable("moustache", seats=4, seed=7) as table:
        play_some(table, 1)
        record = json.loads(table.record)
        record["actions"][0][0] = (record["actions"][0][0] + 1) % 4
        for language, says in (("en", "turn"), ("fr", "tour")):
            table.language = language
            with pytest.raises(BadData, match=rf"^\$\.actions\[0\]: .*{says}") as told:
                table.load(json.dumps(record))
            assert not KEY.search(str(told.value).partition(": ")[2])


def test_a_closed_table_tells_what_was_and_refuses_to_go_on(tmp_path: Path) -> None:
    table = GameTable("moustache", seats=4, seed=7)
    play_some(table, 2)
    table.branch()
    before = (repr(table), str(table), table.lines, table.record)
    table.close()
    table.close()
    deeds: tuple[Callable[[], object], ...] = (
        lambda: table.play(table.options[0]),
        table.undo,
        table.redo,
        table.branch,
        table.back,
        table.reveal,
        table.wait,
        table.go_on,
        table.play_out,
        table.deal,
        table.leave_room,
        lambda: table.take_screen(0),
        lambda: table.load(table.record),
    )
    for deed in deeds:
        with pytest.raises(ValueError, match=r"^This table is closed\. Make a new one to play on\.$"):
            deed()
    assert (repr(table), str(table), table.lines, table.record) == before
    assert table.why().steps
    assert table.save(tmp_path / "game.json").is_file()
    assert table.to_html(tmp_path / "game.html").is_file()


def test_a_message_that_comes_after_the_end_is_refused() -> None:
    table = Heard("moustache", seats=4, seed=7)
    play_some(table, 1)
    table.close()
    before = table.record
    acts: list[Json] = [{"seat": 0, "action": {"do": "flip"}}]
    for answer in (
        table.ask("undo"),
        table.ask("branch", move=0),
        table.ask("look", seat=0),
        table.ask("language", language="fr"),
        table.ask("clock", phase="1", at=5, acts=acts),
    ):
        assert (answer["kind"], answer["sentence"]) == ("refusal", "This table is closed. Make a new one to play on.")
    assert table.record == before


@pytest.mark.parametrize(
    ("game", "told", "english", "french"),
    [
        ("moustache", "X9", "'X9' is no card: ", "'X9' n'est pas une carte"),
        ("moustache", "G0 G4", "'G0 G4' names 2 cards: name one", "'G0 G4' nomme 2 cartes\u00a0: nomme-en une"),
        ("moose-in-the-house", "x", "'x' is no action: expected", "'x' n'est pas une action"),
        ("moose-match-mayhem", "", "'' is no action: expected", "'' n'est pas une action"),
        ("face-de-bouc", "hm", "first write 'press' (or 'pass'); ", "écris d'abord 'press' (ou 'pass'), "),
    ],
)
def test_a_text_that_is_no_action_is_told_in_the_language_of_the_table(
    game: str, told: str, english: str, french: str
) -> None:
    with asking(game) as table:
        if game == "face-de-bouc":
            table.language = "en"
            while table.sitting.owes_words(Seat(0)):
                table.play("Anna")
        for language, says in (("en", english), ("fr", french)):
            table.language = language
            with pytest.raises(ValueError, match=f"^{re.escape(says)}"):
                table.play(told)
