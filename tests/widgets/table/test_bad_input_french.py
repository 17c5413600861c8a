"""What somebody hands to a table in French by mistake is told in French."""

import pytest
from traitlets import TraitError

from moosekit.games import GAMES
from moosekit.widgets import GameTable


@pytest.mark.parametrize("game", [game for game in GAMES if game != "moose-in-the-house"])
def test_a_game_in_which_nobody_says_who_begins_tells_so_in_the_language_of_the_table(game: str) -> None:
    with GameTable(game, seats=4, seed=7, language="fr") as table:
        before = table.now
        with pytest.raises(ValueError, match=r"^begins est 0\u00a0: dans ce jeu, personne ne dit qui commence"):
            table.deal(begins=0)
        assert table.now is before


@pytest.mark.parametrize("name", ["pace", "theme"])
def test_a_look_that_is_set_later_is_refused_in_the_language_of_the_table(name: str) -> None:
    with GameTable("moustache", language="fr") as table:
        with pytest.raises(TraitError, match=rf"^{name} est 'xyz'\u00a0: il faut '"):
            setattr(table, name, "xyz")
        with pytest.raises(TraitError):
            setattr(table, name, 5)
