"""Hands as whole numbers hold the cards that they are made of, and follow suit as the rule tells it of cards."""

from __future__ import annotations

from collections.abc import Callable

from moosekit.core.chance import Seeded
from moosekit.core.stream import Stream
from moosekit.games.moustache.actions import PLAY, PlayCard
from moosekit.games.moustache.cards import CARDS, AnimalCard
from moosekit.games.moustache.following import playable_cards
from moosekit.games.moustache.hand import cards_of, hand_of, plays_of
from moosekit.games.moustache.setup import PLAYERS, standard
from tests.games.moustache.playing import GAME, options, some_action, some_setup


def test_a_hand_holds_its_cards_in_deck_order() -> None:
    for seed in range(200):
        stream = Stream.seeded(seed)
        some = tuple(CARDS[index] for index in stream.shuffle(len(CARDS))[: stream.below(len(CARDS) + 1)])
        hand = hand_of(some)
        assert cards_of(hand) == tuple(sorted(some))
        assert plays_of(hand).actions == tuple(PlayCard(card) for card in sorted(some))


def test_what_may_be_played_is_what_following_suit_leaves_of_the_cards(samples: Callable[[int, int], int]) -> None:
    """Turns are worked out on numbers, refusals on cards: the same in games of all sizes, with all rows."""
    turns = 0
    for seed in range(samples(8, 400)):
        state = GAME.start(some_setup(seed), Seeded(seed)).state
        stream = Stream.seeded(seed)
        while (found := some_action(state, stream)) is not None:
            stream = stream.child("next")
            seat, action = found
            table = state.table
            if isinstance(action, PlayCard):
                right = playable_cards(table.hands[seat], table.plays, state.round.rules)
                assert options(state, seat) == tuple(PLAY[card.index] for card in right)
                allowed = [card for card in CARDS if not GAME.check(state, seat, PlayCard(card))]
                assert allowed == list(right)
                turns += 1
            state = GAME.apply(state, seat, action).state
    assert turns > 500


def test_a_card_that_somebody_else_made_is_no_card_of_a_hand() -> None:
    for players in PLAYERS:
        state = GAME.start(standard(players), Seeded(5)).state
        if not state.table.plays and state.table.pending is None:
            true = options(state, state.table.turn)[0]
            assert isinstance(true, PlayCard)
            card = true.card
            for index in (card.index, 99):
                false = PlayCard(AnimalCard(card.code, index, card.colour, card.value))
                (refusal,) = GAME.check(state, state.table.turn, false)
                assert refusal.code == "play.not-in-hand"
