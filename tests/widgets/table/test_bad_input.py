"""What somebody hands to a table by mistake: one sentence says what would be right, and nothing has changed."""

import re
from typing import cast

import pytest

from moosekit.core.ids import Millis, Seat
from moosekit.core.refusal import IllegalAction
from moosekit.core.secret import redact
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games import GAMES
from moosekit.games.face_de_bouc.actions import DRAW, Name, Press
from moosekit.games.moose_in_the_house import actions as house
from moosekit.games.moose_in_the_house.cards import KINDS
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.games.moose_match_mayhem import actions as mayhem
from moosekit.games.moustache import actions as moustache
from moosekit.games.moustache.cards import card
from moosekit.widgets import GameTable
from moosekit.words import LANGUAGES, say_refusal
from tests.widgets.table.tables import play_some

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


def test_the_house_game_itself_refuses_what_is_no_action() -> None:
    with asking("moose-in-the-house") as table:
        session = table.sitting.session
        for foreign in FOREIGN:
            found = session.game.check(session.state, Seat(0), foreign)
            assert [(one.code, one.ref.clause) for one in found] == [("house.no-action", "3.2")]
