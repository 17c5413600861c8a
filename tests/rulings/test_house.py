"""Rulings 4.3, rows 1 to 19: rooms, house cards, doors, the duty to play, and house cards that come too late."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.games.moose_in_the_house.cards import cards
from moosekit.games.moose_in_the_house.events import CardDrawn, HouseCardsDiscarded
from moosekit.games.moose_in_the_house.setup import RefillOrder, Setup, YesNo
from tests.games.moose_in_the_house.told import table, those
from tests.traceability import assert_decided


def test_house_1() -> None:
    """An empty room in the own house: no."""
    at = table("- kit; - bath", "R.kit D T M.liv M.bed; R.bed R.liv M.bed HC")
    assert at.codes("R.kit>1") == ["to-others"]
    assert_decided(at.refused("R.kit>1"), "rooms-to-others", "4.1")
    assert at.options == ["R.kit>2"]


def test_house_2() -> None:
    """The house card on oneself: no."""
    at = table("-; HC", "HC R.kit D T M.liv; R.bed R.liv M.bed HC")
    assert at.codes("HC>1") == ["to-others"]
    assert_decided(at.refused("HC>1"), "house-card", "4.4")


def test_house_3() -> None:
    """A moose in the own room: no."""
    at = table("HC kit; HC", "M.kit D T R.liv R.bed; R.bed R.liv M.bed T")
    assert at.codes("M.kit>1 kit") == ["to-others"]
    assert_decided(at.refused("M.kit>1 kit"), "moose", "5.1")


def test_house_4() -> None:
    """A door in an opponent's house: no."""
    at = table("HC kit; HC bath", "M.kit D T R.liv R.bed; R.bed R.liv M.bed T")
    assert at.codes("D>2 bath") == ["own-door"]
    assert_decided(at.refused("D>2 bath"), "door", "5.3")


@pytest.mark.parametrize("early", list(YesNo))
def test_house_5(early: YesNo) -> None:
    """A door before one has the house card: no; with the switch of the other edition, yes."""
    setup = replace(Setup(2), doors_before_house=early)
    at = table("- kit; HC bath", "M.kit D T R.liv R.bed; R.bed R.liv M.bed T", setup=setup)
    if early is YesNo.NO:
        assert at.codes("D>kit") == ["door-before-card"]
        assert_decided(at.refused("D>kit"), "early-door", "5.4")
        assert "D>kit" not in at.options
    else:
        after = at.do("D>kit")
        assert_decided(after.notes, "early-door", "5.4")
        assert after.house(1) == "- kit+D"


def test_house_6() -> None:
    """A door on an occupied room: no, only on an empty one."""
    at = table("HC kit+M bath; HC", "D M.kit T R.liv R.bed; R.bed R.liv M.bed T")
    assert at.codes("D>kit") == ["room-full"]
    assert_decided(at.refused("D>kit"), "one-moose", "5.2")
    assert at.do("D>bath").house(1) == "HC kit+M bath+D"


def test_house_7() -> None:
    """A moose on a closed room, a second moose in a room: no."""
    at = table("HC; HC kit+D bath+M", "M.kit M.bath T R.liv R.bed; R.bed R.liv M.bed T")
    assert at.codes("M.kit>2 kit") == ["room-shut"]
    assert at.codes("M.bath>2 bath") == ["room-full"]
    assert_decided(at.refused("M.kit>2 kit"), "one-moose", "5.2")


def test_house_8() -> None:
    """Three empty rooms: no fourth, until one of them is covered. In all there may be more."""
    full = table("HC; HC kit bath bed+D liv", "R.kit M.kit T R.liv D; R.bed R.liv M.bed T")
    assert full.codes("R.kit>2") == ["three-open"]
    assert_decided(full.refused("R.kit>2"), "three-open", "4.2")
    free = table("HC; HC kit+M bath bed+D liv", "R.kit M.kit T R.liv D; R.bed R.liv M.bed T")
    after = free.do("R.kit>2")
    assert after.house(2) == "HC kit+M bath bed+D liv kit"
    assert_decided(after.notes, "any-number", "4.3")


def test_house_9() -> None:
    """The same room type several times: allowed."""
    at = table("HC; HC kit kit", "R.kit M.bed T R.liv D; R.bed R.liv M.bed T")
    assert at.do("R.kit>2").house(2) == "HC kit kit kit"


def test_house_10() -> None:
    """A moose of another room type: no."""
    at = table("HC; HC kit", "M.bed R.kit T R.liv D; R.bed R.liv M.bed T")
    assert at.codes("M.bed>2 kit") == ["other-room"]
    assert_decided(at.refused("M.bed>2 kit"), "moose", "5.1")


def test_house_11() -> None:
    """Several matching rooms at the target: the attacker chooses."""
    at = table("HC; HC kit bed+D kit+M kit", "M.kit R.bath T M.liv D; R.bed R.liv M.bed R.kit")
    assert [move for move in at.options if move.startswith("M.kit")] == ["M.kit>2 kit1", "M.kit>2 kit3"]
    assert at.do("M.kit>2 kit3", "no trap").house(2) == "HC kit bed+D kit+M kit+M"
    assert at.do("M.kit>2 kit1", "no trap").house(2) == "HC kit+M bed+D kit+M kit"


def test_house_12() -> None:
    """Discarding although one can play: no; with the switch, yes, as long as there is a deck."""
    houses, hands = "HC; HC kit", "M.kit M.bath T R.liv D; R.bed R.liv M.bed R.kit"
    at = table(houses, hands)
    assert at.codes("discard M.bath") == ["must-play"]
    assert_decided(at.refused("discard M.bath"), "must-act", "3.3")
    may = replace(Setup(2), must_act=YesNo.NO)
    free = table(houses, hands, setup=may)
    assert {"M.kit>2 kit", "discard M.bath", "discard M.kit"} <= set(free.options)
    after = free.do("discard M.bath")
    assert_decided(after.notes, "must-act", "3.3")
    assert after.hand(1) == those("M.kit T R.liv D")
    late = table(houses, hands, deck="", setup=may)
    assert late.codes("pass") == ["must-play"]
    assert "discard-without-pile" in late.codes("discard M.bath")


def test_house_13() -> None:
    """The only legal play is one you dislike: it must be played."""
    at = table("HC kit; HC kit kit kit", "D M.bath T R.liv R.bed; R.bed R.liv M.bed R.kit")
    assert at.options == ["D>kit"]
    assert at.codes("discard T") == ["must-play"]


def test_house_14() -> None:
    """A trap is never a play on the own turn, but it may be the card that is discarded."""
    at = table("HC; HC kit kit kit", "T M.bath M.liv R.liv R.bed; R.bed R.liv M.bed R.kit")
    assert at.codes("trap") == ["no-attack"]
    assert at.codes("T>2") == ["trap-is-no-play"]
    assert_decided(at.refused("T>2"), "trap-only", "6.1")
    assert at.do("discard T").state.discard[-1:] == cards("T")


def test_house_15() -> None:
    """A house card in hand, and only you lack one: it cannot be played; keep it, or discard it when stuck."""
    at = table("-; HC kit kit kit", "HC M.bath M.liv R.liv R.bed; R.bed R.liv M.bed R.kit")
    assert at.codes("HC>2") == ["has-house-card"]
    assert at.codes("HC>1") == ["to-others"]
    kept = at.do("discard M.bath")
    assert set(cards("HC")) <= set(kept.hand(1))
    assert at.do("discard HC").state.discard[-1:] == cards("HC")


def test_house_16() -> None:
    """The last player gets a house card: everybody discards spare ones and refills, the active player first."""
    houses, hands = "-; HC; HC", "HC x2 R.kit M.bed; HC x3 R.bath T; HC M.liv M.kit D"
    deck = "R.liv M.bath HC R.bed R.kit M.kit M.liv T …"
    after = table(houses, hands, 2, deck).do("HC>1")
    assert_decided(after.notes, "all-have-one", "7.1")
    assert_decided(after.notes, "refill-order", "7.2")
    assert after.hand(2) == those("R.bath T R.liv M.bath")
    assert after.hand(3) == those("M.liv M.kit D R.bed M.liv")  # the house card was replaced; the last is its own draw
    assert after.hand(1) == those("R.kit M.bed R.kit M.kit")
    drawn = [event.seat for event in after.events if isinstance(event, CardDrawn)]
    assert drawn == [1, 1, 2, 2, 0, 0, 2]
    left_first = replace(Setup(3), refill_order=RefillOrder.LEFT_FIRST)
    other = table(houses, hands, 2, deck, setup=left_first).do("HC>1")
    assert other.hand(3) == those("M.liv M.kit D R.liv M.liv")
    assert other.hand(1) == those("R.kit M.bed M.bath R.bed")
    assert other.hand(2) == those("R.bath T R.kit M.kit")
    assert [event.seat for event in other.events if isinstance(event, CardDrawn)] == [2, 0, 0, 0, 1, 1, 2]


def test_house_17() -> None:
    """The deck runs out during that refill: as far as it goes; the final phase begins."""
    after = table("-; HC", "HC x2 R.kit M.bed; HC x3 R.bath T", 2, "R.liv M.bath R.bed").do("HC>1")
    assert_decided(after.notes, "short", "7.4")
    assert_decided(after.notes, "no-pile", "8.1")
    assert after.hand(2) == those("R.bath T R.liv M.bath")
    assert after.hand(1) == those("R.kit M.bed R.bed")
    assert after.asked == 1
    assert after.codes("discard M.bed")[0] == "discard-without-pile"


def test_house_18() -> None:
    """A house card drawn later: discard, draw again, then take the turn."""
    at = table("HC; HC kit", "R.kit M.bed R.bed T; R.bath T R.liv M.bath", 1, "HC HC R.liv …", draw=True)
    assert at.hand(1) == those("R.kit M.bed R.bed T R.liv")
    assert at.state.discard == cards("HC x2")
    before = table("HC; HC kit", "R.kit M.bed R.bed T M.bath; R.bath T R.liv M.bath", 1, "HC R.kit …")
    after = before.do("R.kit>2")
    assert_decided(after.notes, "late-house-card", "7.3")
    assert HouseCardsDiscarded(after.state.turn, 1) in after.events
    assert after.hand(2) == those("R.bath T R.liv M.bath R.kit")
    assert after.asked == 2


def test_house_19() -> None:
    """The same, and the deck is empty after that: no replacement; the turn goes on without."""
    at = table("HC; HC kit", "R.kit M.bed R.bed T M.bath; R.bath T R.liv M.bath", 1, "HC")
    after = at.do("R.kit>2")
    assert_decided(after.notes, "short", "7.4")
    assert after.hand(2) == those("R.bath T R.liv M.bath")
    assert after.asked == 2
    assert "R.bath>1" in after.options
