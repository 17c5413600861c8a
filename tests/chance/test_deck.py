"""Decks: what is in them, what has left them, and what a seat cannot see."""

from __future__ import annotations

import pytest

from moosekit.chance import CardGone, Deck, Uncountable, UnknownOutcome
from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR, Seat
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.setup import standard as bouc
from moosekit.games.moose_in_the_house.cards import TRAP, HouseCard
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.setup import standard as house
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.setup import standard as mayhem
from moosekit.games.moustache.cards import AnimalCard
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.setup import standard as moustache


def test_a_card_that_has_gone() -> None:
    deck = Deck.of(["B8", "B9", "B9"])
    left = deck.without(["B8"])
    assert (left.size, left["B8"], deck["B8"]) == (2, 0, 1)
    with pytest.raises(CardGone) as fault:
        left.without(["B8"])
    assert str(fault.value) == "'B8' is not in the deck any more"
    with pytest.raises(CardGone, match="'B9' was taken out 3 times: the deck has 2 of it"):
        deck.without(["B9"] * 3)


def test_a_card_that_was_never_there() -> None:
    with pytest.raises(UnknownOutcome, match="'B88' is not a card of this deck; did you mean 'B8'"):
        Deck.of(["B8", "G1"]).without(["B88"])
    with pytest.raises(Uncountable, match="-1 cards of 'trap': expected a whole number from 0 on"):
        Deck({"trap": -1})


def test_how_a_deck_is_written() -> None:
    assert repr(Deck.of("aabcdefgh")).startswith("Deck({'a': 2, 'b': 1")
    assert repr(Deck.of("aabcdefghi")) == "Deck(10 cards, 9 kinds)"
    assert hash(Deck.of("ab")) == hash(Deck.of("ba"))
    assert len({hash(Deck({"a": 1, "b": count})) for count in range(9)}) > 1


def test_grouping_keeping_counting() -> None:
    deck = Deck.of(AnimalCard.of(code) for code in ("G1", "G2", "B1"))
    assert deck.group(lambda card: card.colour) == {"green": 2, "blue": 1}
    assert deck.keep(lambda card: card.value == 1).size == 2
    assert deck.count(lambda card: card.value == 2) == 1
    assert deck.cards() == tuple(deck)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_moustache_shows_a_seat_its_own_hand_only(players: int) -> None:
    view = Moustache().view(Moustache().start(moustache(players), Seeded(1)).state, Seat(1))
    hand = [card for card in view.zone("hand", Seat(1)).cards if card.colour is not None]
    unseen = Deck.unseen(view)
    assert unseen.size == 44 - len(hand)
    assert [unseen[card] for card in hand] == [0] * len(hand)


def test_cards_of_won_tricks_are_remembered() -> None:
    view = Moustache().view(Moustache().start(moustache(4), Seeded(1)).state, Seat(0))
    unseen = Deck.unseen(view)
    played = [card for card in unseen if unseen[card]][:4]
    assert Deck.unseen(view, also_seen=played).size == 30
    with pytest.raises(CardGone, match="is not in the deck any more"):
        Deck.unseen(view, also_seen=view.zone("hand", Seat(0)).cards)


def test_the_house_game_counts_every_copy() -> None:
    state = MooseInTheHouse().start(house(4), Seeded(2)).state
    view = MooseInTheHouse().view(state, Seat(0))
    own = view.zone("hand", Seat(0)).cards
    unseen: Deck[HouseCard] = Deck.unseen(view)
    assert unseen.size == 58 - len(own)
    assert unseen[TRAP] == 3 - own.count(TRAP)
    assert Deck.unseen(MooseInTheHouse().view(state, SPECTATOR)).size == 58


def test_faces_and_mayhem() -> None:
    faces = FaceDeBouc().view(FaceDeBouc().start(bouc(4), Seeded(2)).state, Seat(0))
    assert Deck.unseen(faces).size == faces.zone("draw").hidden + faces.zone("centre").hidden
    flip = MooseMatchMayhem().view(MooseMatchMayhem().start(mayhem(5), Seeded(2)).state, Seat(0))
    assert Deck.unseen(flip).size == sum(zone.hidden for zone in flip.zones) == 88
