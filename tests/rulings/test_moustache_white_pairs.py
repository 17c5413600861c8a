"""Rulings 1.6, the pairs with a white rule card: they need hands, an opening or the end of a round."""

from __future__ import annotations

from moosekit.core.awaits import Together
from moosekit.core.ids import SPECTATOR, Seat
from moosekit.games.moustache.actions import PLAY, pass_cards
from moosekit.games.moustache.cards import AnimalCard, Colour, Joker, cards
from moosekit.games.moustache.position import position
from moosekit.games.moustache.setup import PassJokers, standard
from tests.games.moustache.playing import GAME, options
from tests.rulings.rounds import begun, hand_of, independent, last_trick, opening, passed
from tests.traceability import assert_decided


def test_w1_w2() -> None:
    independent("green-negative", "pink-open")


def test_w1_w3() -> None:
    independent("green-negative", "pass-three")


def test_w1_w4() -> None:
    """They add up, in either order: stars with green as minus, then five off; the total may go below zero."""
    for row in ("green-negative,most-blue", "most-blue,green-negative"):
        told = last_trick("P0 G9 O0 G8", row, piles=["G5 B3", "", "", "O5"])
        assert told.stars == (-3 + 1 - 5, 3)
        assert_decided(told.notes, "green-negative", "7.1")
        assert_decided(told.notes, "most-blue", "7.4")


def test_w2_w3() -> None:
    """Left of the pass, pink is open while one chooses and stays open; right of it, what came is opened."""
    before = begun("pink-open,pass-three")
    pink = tuple(sorted(c for hand in before.table.hands for c in hand if c.colour is Colour.PINK))
    assert before.round.opened == pink
    assert [GAME.view(before, SPECTATOR).zone("hand", Seat(seat)).cards for seat in range(4)] == [
        tuple(card for card in hand_of(before, seat) if card.colour is Colour.PINK) for seat in range(4)
    ]
    after = passed(before)
    for state in (after, passed(begun("pass-three,pink-open"))):
        for seat in range(4):
            pink_now = tuple(card for card in hand_of(state, seat) if card.colour is Colour.PINK)
            assert GAME.view(state, SPECTATOR).zone("hand", Seat(seat)).cards == pink_now
    unseen = begun("pass-three,pink-open")
    assert isinstance(GAME.awaits(unseen), Together)
    assert unseen.round.opened == ()


def test_w2_w4() -> None:
    independent("pink-open", "most-blue")


def test_w3_w4() -> None:
    independent("pass-three", "most-blue")


def test_w1_b1() -> None:
    """Independent; a 2 can be made to win a pile of negative green."""
    independent("green-negative", "twos-win")
    assert last_trick("G5 G2 G6 G4", "green-negative,twos-win").stars == (0, -3 - 2 - 2)


def test_w1_b2() -> None:
    """Vanished green cards count neither plus nor minus."""
    assert last_trick("G5 O5 P5 B0", "green-negative,twins-vanish").stars == (0, 0)
    assert last_trick("G5 O5 P5 B0", "green-negative").stars == (0, -3 + 3 + 3)
    assert last_trick("G5 O5 P5 B0").stars == (0, 3 + 3 + 3)


def test_w1_b3() -> None:
    """Green is the strongest colour now, and negative."""
    told = last_trick("G5 P9 O8 B7", "green-negative,reversed")
    assert told.stars == (-3 + 1, 0)
    assert_decided(told.notes, "reversed", "8.3")


def test_w1_b4() -> None:
    independent("green-negative", "threes-low")


def test_w1_b5() -> None:
    independent("green-negative", "new-lead")


def test_w2_b1() -> None:
    independent("pink-open", "twos-win")


def test_w2_b2() -> None:
    independent("pink-open", "twins-vanish")


def test_w2_b3() -> None:
    independent("pink-open", "reversed")


def test_w2_b4() -> None:
    independent("pink-open", "threes-low")


def test_w2_b5() -> None:
    """Open pink cards are part of the hand: they must be played if pink is the current lead."""
    independent("pink-open", "new-lead")
    hands = ["G1", "B1", "P9 O1", "O2 G0"]
    state = position(standard(4), hands=hands, trick="O5 P3", row="pink-open,new-lead")
    assert GAME.view(state, Seat(0)).zone("hand", Seat(2)).cards == cards("P9")
    assert options(state, Seat(2)) == (PLAY[AnimalCard.of("P9").index],)
    refused = GAME.check(state, Seat(2), PLAY[AnimalCard.of("O1").index])
    assert_decided(refused, "follow-suit", "4.3")


def test_w3_b1() -> None:
    independent("pass-three", "twos-win")


def test_w3_b2() -> None:
    independent("pass-three", "twins-vanish")


def test_w3_b3() -> None:
    independent("pass-three", "reversed")


def test_w3_b4() -> None:
    independent("pass-three", "threes-low")


def test_w3_b5() -> None:
    independent("pass-three", "new-lead")


def test_w4_b1() -> None:
    independent("most-blue", "twos-win")


def test_w4_b2() -> None:
    """Vanished blue cards are nobody's and are not counted: without the 4 pink has the only blue card."""
    assert last_trick("O9 B4 G4 P1", "most-blue", piles=["B1", "", "", ""]).stars == (0, 4)
    assert last_trick("O9 B4 G4 P1", "most-blue,twins-vanish", piles=["B1", "", "", ""]).stars == (-5, 0)


def test_w4_b3() -> None:
    """Blue is the weakest colour now but is still counted as blue."""
    told = last_trick("G1 B9 B8 B0", "most-blue,reversed")
    assert told.stars == (-5, 0)


def test_w4_b4() -> None:
    independent("most-blue", "threes-low")


def test_w4_b5() -> None:
    independent("most-blue", "new-lead")


def test_w1_j1() -> None:
    """Discarded green is not counted: the pigeon protects."""
    told = last_trick("G5 pigeon G7", "green-negative")
    assert told.stars == (0, 0)
    assert_decided(told.notes, "pigeon", "9.2")


def test_w1_j2() -> None:
    """The unicorn takes negative green like any other card."""
    told = last_trick("G5 unicorn G7", "green-negative")
    assert told.stars == (0, -3 - 1)
    assert_decided(told.notes, "unicorn", "9.3")


def test_w1_j3() -> None:
    """The stolen card goes to the monkey's own team: a negative card cannot be pushed onto the others."""
    told = last_trick("G5 monkey G7", "green-negative", steal="G5")
    assert told.stars == (-1, -3)
    assert_decided(told.notes, "monkey", "9.4")


def jokers_stay_hidden(joker: Joker) -> None:
    """A joker is not pink and stays hidden."""
    state = begun("pink-open", players=3)
    card = AnimalCard.of(joker.value)
    holder = next(seat for seat in range(3) if card in hand_of(state, seat))
    assert card not in state.round.opened
    assert card not in GAME.view(state, Seat((holder + 1) % 3)).zone("hand", Seat(holder)).cards
    assert all(one.colour is Colour.PINK for one in GAME.view(state, SPECTATOR).zone("hand", Seat(holder)).cards)


def test_w2_j1() -> None:
    jokers_stay_hidden(Joker.PIGEON)


def test_w2_j2() -> None:
    jokers_stay_hidden(Joker.UNICORN)


def test_w2_j3() -> None:
    jokers_stay_hidden(Joker.MONKEY)


def joker_is_passed(joker: Joker) -> None:
    """By default a joker may be among the three, and whoever got it may play it; the switch forbids it."""
    card = AnimalCard.of(joker.value)
    state = begun("pass-three", players=3)
    holder = next(Seat(seat) for seat in range(3) if card in hand_of(state, seat))
    animals = tuple(one for one in hand_of(state, holder) if one.colour is not None)
    chosen = pass_cards((*animals[:2], card))
    assert chosen in options(state, holder)
    state = passed(GAME.apply(state, holder, chosen).state)
    assert card in hand_of(state, (holder + 1) % 3)

    strict = begun("pass-three", players=3, pass_jokers=PassJokers.NO)
    refused = GAME.check(strict, holder, chosen)
    assert [refusal.code for refusal in refused] == ["pass.joker"]
    assert_decided(refused, "pass-three", "7.3")
    assert all(card not in action.cards for action in options(strict, holder) if isinstance(action, type(chosen)))


def test_w3_j1() -> None:
    joker_is_passed(Joker.PIGEON)


def test_w3_j2() -> None:
    joker_is_passed(Joker.UNICORN)


def test_w3_j3() -> None:
    joker_is_passed(Joker.MONKEY)


def test_w4_j1() -> None:
    """Discarded blue is not counted: seat 2 keeps the only blue card that was won."""
    assert last_trick("B9 pigeon B8", "most-blue", piles=["", "B1", ""]).stars == (0, -5)


def test_w4_j2() -> None:
    """Independent: the unicorn takes blue cards like others, and they are counted as usual."""
    assert last_trick("B9 unicorn B8", "most-blue", piles=["B1", "", ""]).stars == (0, -5)
    assert last_trick("B9 unicorn B8", "", piles=["B1", "", ""]).stars == (0, 0)


def test_w4_j3() -> None:
    """A stolen blue card counts for the monkey's team."""
    assert last_trick("B9 monkey O1", "most-blue", steal="B9").stars == (0, -5)
    assert last_trick("B9 monkey O1", "most-blue", steal="O1").stars == (-5, 0)


def test_an_opening_is_not_the_same_without_its_card() -> None:
    """The tool itself: hands and open cards do differ with the cards that act there."""
    assert len({str(opening(row)) for row in ("", "pink-open", "pass-three", "pass-three,pink-open")}) == 4
