"""My chances: what may happen next, with nothing but what the one at the screen may know."""

from math import comb

import pytest

from moosekit.games.moose_in_the_house.cards import TRAP
from moosekit.games.moose_in_the_house.state import State
from tests.widgets.table.tables import Heard, play_some

GAMES = ("moustache", "moose-in-the-house", "moose-match-mayhem", "face-de-bouc")


def test_a_trap_in_four_unseen_cards_is_counted_from_the_cards_in_sight() -> None:
    with Heard("moose-in-the-house", seats=2, seed=3, bots="random") as table:
        state = table.sitting.session.state
        assert isinstance(state, State)
        own, other = state.hands
        held, unseen = len(other), len(state.deck) + len(other)
        traps = 3 - (*own, *state.discard).count(TRAP)  # the box has three
        first = table.chances()[0]
        assert first.answer.ways == comb(unseen, held) - comb(unseen - traps, held)
        assert first.answer.total == comb(unseen, held)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_gets_a_sentence_and_faces_before_the_fraction(game: str, language: str) -> None:
    with Heard(game, seats=4, seed=5, bots="random", language=language) as table:
        play_some(table, 3)
        before = table.now
        answer = table.ask("chances")
        assert answer["kind"] == "answer"
        told = answer["chances"]
        assert told
        for one, chance in zip(told, table.chances(), strict=True):
            assert one["sentence"] == chance.sentence(language)
            assert one["exact"] == str(chance.answer.value)
            assert 0 <= one["faces"] <= 100
            assert one["lines"]
        assert table.now is before


def test_behind_a_curtain_nothing_is_told() -> None:
    with Heard("moustache", seats=4, seed=7, bots="random", seat=(0, 1)) as table:
        while table.now["curtain"] is None:
            play_some(table, 1)
        assert table.ask("chances")["chances"] is None
        assert table.ask("chances")["kind"] == "refusal"


def test_where_nothing_is_hidden_that_could_be_counted_this_is_said() -> None:
    with Heard("moustache", seats=4, seed=7, bots="random") as table:
        while not table.now["over"]:
            play_some(table, 50)
        answer = table.ask("chances")
        assert (answer["kind"], answer["chances"]) == ("answer", None)
        assert answer["sentence"] == "Nothing is hidden now whose chance could be counted."
