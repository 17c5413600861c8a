"""Rounds of random legal play: what is dealt and taken adds up, and a seed gives the same rounds everywhere."""

from __future__ import annotations

import pytest

from moosekit.chance import Uncountable
from moosekit.chance.legal_play import legal_colours, legal_rounds
from moosekit.games.moustache.cards import ANIMALS, COLOURS, AnimalCard
from moosekit.games.moustache.rule_cards import row_of


@pytest.mark.parametrize(("players", "size"), [(4, 10), (6, 7)])
def test_every_trick_has_a_winner_and_every_card_lies_in_one(players: int, size: int) -> None:
    played = legal_rounds((), players, 20, 7)
    assert len(played.winners) == 20 * size
    assert len(played.played) == 20 * size * players
    tally = played.tally()
    assert list(tally) == list(ANIMALS)
    assert sum(won for won, _ in tally.values()) == 20 * size
    assert sum(lay for _, lay in tally.values()) == 20 * size * players
    assert all(won <= lay <= 20 for won, lay in tally.values())


def test_the_highest_of_the_strongest_colour_takes_every_trick_that_it_lies_in() -> None:
    won, lay = legal_rounds((), 4, 100, 7).tally()[AnimalCard.of("B10")]
    assert won == lay == 89
    assert legal_rounds(row_of("reversed"), 4, 100, 7).tally()[AnimalCard.of("G10")][0] > 0


def test_the_lowest_of_the_weakest_colour_takes_none() -> None:
    assert legal_rounds((), 4, 100, 7).tally()[AnimalCard.of("G0")][0] == 0


def test_a_seed_gives_the_same_colours_everywhere() -> None:
    came = legal_colours(4, "", 100, 7).dist()
    assert [came.all_ways[colour] for colour in COLOURS] == [118, 158, 280, 444]


def test_a_trick_that_nobody_takes_has_no_colour() -> None:
    assert None in legal_colours(4, "twins-vanish", 20, 7).values
    assert None not in legal_colours(4, "", 20, 7).values


@pytest.mark.parametrize("players", [3, 5])
def test_tables_with_jokers_are_refused(players: int) -> None:
    with pytest.raises(Uncountable, match=f"^{players} players: some hands hold jokers then; expected 4 or 6$"):
        legal_rounds((), players, 1, 7)
