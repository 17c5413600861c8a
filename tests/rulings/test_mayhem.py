"""Rulings 2.3, rows 1 to 24 and 33: the middle, yetis, avalanches, and what makes a set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat
from moosekit.games.moose_match_mayhem.cards import CardKind, cards
from moosekit.games.moose_match_mayhem.events import AllClear, Cause, Handed, HerdLost, PairAsked, SetMade, Took
from moosekit.games.moose_match_mayhem.herds import sets_in
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.switches import AvalancheCard, ThreeWilds, ToCome
from tests.games.moose_match_mayhem.playing import flipped
from tests.games.moose_match_mayhem.table import counted, laid, those
from tests.traceability import assert_decided

PLAIN = "moose.b bear.w squirrel.b bear.b"
COLD = "moose.b avalanche squirrel.b bear.b"


@pytest.mark.parametrize("players", PLAYERS)
def test_mayhem_1(players: int) -> None:
    """One card a player lies in the middle; in a normal round each takes one."""
    state = flipped(Setup(players), 3)
    assert state.flip is not None
    assert len(state.flip.middle) == players
    after = laid(PLAIN).do("1a@100", "2b@300", "3c@500", "4d@700", "@1000")
    assert after.between_flips
    assert sorted(event.seat for event in after.events if isinstance(event, Took)) == [0, 1, 2, 3]


def test_mayhem_2() -> None:
    """You may take the card that you turned over yourself, or any other."""
    after = laid(PLAIN).do("1a@100", "2c@300", "@1000")
    assert (after.herd(1), after.herd(2)) == (those("moose.b"), those("squirrel.b"))


def test_mayhem_3() -> None:
    """The last card is a yeti: the last player must take it."""
    at = laid("moose.b bear.w squirrel.b yeti.w").do("1a@100", "2b@300", "3c@500", "@2000")
    assert_decided(at.refused("4 hands-off"), "must-take", "3.5")
    assert at.do("4d@2500", "@3000").herd(4) == those("yeti.w")
    assert at.do("@10000").what(Handed) == [Handed(Seat(3), 3, cards("yeti.w")[0])]


def test_mayhem_4() -> None:
    """Two yetis of one colour: the whole herd is discarded, the yetis too; sets stay."""
    at = laid("yeti.w bear.w squirrel.b bear.b", "yeti.w moose.b moose.*;;;", sets=[["bear.b x3"], [], [], []])
    after = at.do("1a@100", "@1000")
    assert (after.herd(1), after.sets(1)) == ((), 1)
    assert after.discard == counted("yeti.w x2 moose.b moose.*")
    assert_decided(after.notes, "two-yetis", "6.1")


def test_mayhem_5() -> None:
    """Two yetis of different colours: nothing happens."""
    after = laid("yeti.g bear.w squirrel.b bear.b", "yeti.w moose.b;;;").do("1a@100", "@1000")
    assert after.herd(1) == those("yeti.w yeti.g moose.b")
    assert not after.discard
    assert_decided(after.notes, "yeti-colours", "6.2")


def test_mayhem_6() -> None:
    """Three yetis cannot be held: the third makes a pair, of whichever colour."""
    for third in ("yeti.w", "yeti.g"):
        after = laid(f"{third} bear.w squirrel.b bear.b", "yeti.w yeti.g;;;").do("1a@100", "@1000")
        assert after.herd(1) == ()
        assert after.discard.total() == 3


def test_mayhem_7() -> None:
    """The yetis act at once, before the flip is over and before a later touch is judged."""
    at = laid("yeti.w bear.w squirrel.b bear.b", "yeti.w moose.b x2;;;").do("1a@100", "2b@900", "@300")
    assert at.what(HerdLost) == [HerdLost(Seat(0), those("yeti.w x2 moose.b x2"), Cause.YETIS)]
    assert at.state.flip is not None


def test_mayhem_8() -> None:
    """The bust changes nothing for the others' picks of this round."""
    herds = "yeti.w; bear.w x2; moose.b;"
    after = laid("yeti.w bear.w squirrel.b bear.b", herds).do("1a@100", "2b@300", "3c@500", "4d@700", "@1000")
    assert after.made(2) == cards("bear.w x3")
    assert (after.herd(3), after.herd(4)) == (those("moose.b squirrel.b"), those("bear.b"))


@pytest.mark.parametrize("place", "abcd")
def test_mayhem_9(place: str) -> None:
    """An avalanche lies there: touching any card, the avalanche or not, costs the herd with wilds and yetis."""
    at = laid(COLD, "moose.* yeti.g bear.w;;;", sets=[["bear.b x3"], [], [], []])
    after = at.do(f"1{place}@100", "@1000")
    assert (after.herd(1), after.sets(1)) == ((), 1)
    assert after.discard == counted("moose.* yeti.g bear.w")
    assert_decided(after.notes, "hands-off", "7.1")


@pytest.mark.parametrize("switch", list(AvalancheCard))
def test_mayhem_10(switch: AvalancheCard) -> None:
    """The touched card is not kept; the other reading keeps it, but never the avalanche, and one card each."""
    at = laid(COLD, "moose.*;;;", setup=replace(Setup(4), avalanche_card=switch))
    after = at.do("1a@100", "2a@200", "3b@300", "4c@400", "4d@500", "@2999")
    assert_decided(after.notes, "avalanche-card", "7.2")
    herds = [after.herd(seat) for seat in (1, 2, 3, 4)]
    clear = after.do("@3000")
    if switch is AvalancheCard.STAYS:
        assert herds == [()] * 4
        assert clear.events[0] == AllClear(cards(COLD))
        assert clear.discard == counted(f"moose.* {COLD}")
    else:
        # the second touch of seat 4 costs the card that it kept, and brings no other
        assert herds == [those("moose.b"), (), (), ()]
        assert clear.events[0] == AllClear(cards("avalanche bear.b"))
        assert clear.discard == counted("moose.* avalanche bear.b squirrel.b")


def test_mayhem_11() -> None:
    """Several touch beside an avalanche: each of them loses the herd."""
    after = laid(COLD, "moose.*; bear.w; moose.b;").do("1a@100", "3d@100", "@1000")
    assert [after.herd(seat) for seat in (1, 2, 3)] == [(), those("bear.w"), ()]


def test_mayhem_12() -> None:
    """Who touches and has no herd pays nothing more."""
    after = laid(COLD, sets=[["bear.b x3"], [], [], []]).do("1a@100", "@1000")
    assert after.what(HerdLost) == [HerdLost(Seat(0), (), Cause.AVALANCHE)]
    assert after.said("avalanche.nothing").fact("count") == 0
    assert after.sets(1) == 1


def test_mayhem_13() -> None:
    """Nobody touches: after three seconds all of the middle is discarded, good cards too."""
    at = laid(COLD, "moose.*;;;")
    assert not at.do("@2999").events
    after = at.do("@3000")
    assert after.discard == counted(COLD)
    assert after.herd(1) == those("moose.*")
    assert_decided(after.notes, "all-clear", "7.3")


def test_mayhem_14() -> None:
    """Nobody has to take a card beside an avalanche."""
    after = laid(COLD).do("@3000")
    assert not after.what(Took, Handed)
    assert after.between_flips


def test_mayhem_15() -> None:
    """Two avalanches are the same as one: the herd is lost once, and it is all clear after the same time."""
    at = laid("avalanche avalanche squirrel.b bear.b", "moose.*;;;").do("1a@100", "@2999")
    assert len(at.what(HerdLost)) == 1
    assert at.do("@3000").between_flips


def test_mayhem_16() -> None:
    """Every card is an avalanche: all are discarded, and the next round comes."""
    after = laid("avalanche avalanche avalanche").do("@3000")
    assert after.discard == counted("avalanche x3")
    assert after.between_flips


def test_mayhem_17() -> None:
    """One natural card and two wilds are a set."""
    after = laid("moose.w bear.w squirrel.b bear.b", "moose.* x2;;;").do("1a@100", "@1000")
    assert after.made(1) == those("moose.w moose.* x2")
    assert_decided(after.notes, "wild", "5.2")


@pytest.mark.parametrize("switch", list(ThreeWilds))
def test_mayhem_18(switch: ThreeWilds) -> None:
    """Three wilds of one animal are a set by default; by the other reading they are kept until a natural comes."""
    at = laid("moose.* bear.w squirrel.b moose.b", "moose.* x2;;;", setup=replace(Setup(4), three_wilds=switch))
    after = at.do("1a@100", "@1000")
    assert_decided(after.notes, "three-wilds", "5.3")
    if switch is ThreeWilds.SET:
        assert after.made(1) == cards("moose.* x3")
    else:
        assert (after.herd(1), after.sets(1)) == (cards("moose.* x3"), 0)
        later = laid("moose.b bear.w squirrel.b moose.b", "moose.* x3;;;", setup=at.state.setup).do("1a@100", "@1000")
        assert (later.made(1), later.herd(1)) == (those("moose.b moose.* x2"), those("moose.*"))


def test_mayhem_19() -> None:
    """One brown, one white and one wild are no set."""
    after = laid("moose.* bear.w squirrel.b bear.b", "moose.b moose.w;;;").do("1a@100", "@1000")
    assert (after.herd(1), after.sets(1)) == (those("moose.b moose.w moose.*"), 0)
    assert_decided(after.notes, "set", "5.1")


def test_mayhem_20() -> None:
    """A wild of another animal does not help."""
    after = laid("bear.* bear.w squirrel.b bear.b", "moose.b x2;;;").do("1a@100", "@1000")
    assert (after.herd(1), after.sets(1)) == (those("moose.b x2 bear.*"), 0)
    assert_decided(after.notes, "wild", "5.2")


@pytest.mark.parametrize("chosen", ["brown", "white"])
def test_mayhem_21(chosen: str) -> None:
    """Two browns and two whites, then a wild: the player chooses the pair."""
    asks = laid("moose.* bear.w squirrel.b", "moose.b x2 moose.w x2;;").do("1a@100", "2b@300", "3c@500", "@1000")
    assert asks.asked == 1
    assert asks.what(PairAsked)
    after = asks.do(f"1 {chosen}")
    code = f"moose.{chosen[0]}"
    assert after.made(1) == those(f"{code} x2 moose.*")
    assert after.between_flips
    assert_decided(after.notes, "pair", "5.5")


def test_mayhem_21_when_the_time_is_up() -> None:
    """Without an answer: the pair whose colour has fewer cards still to come, otherwise brown."""
    equal = laid("moose.* bear.w squirrel.b", "moose.b x2 moose.w x2;;").do("1a@100", "2b@300", "3c@500", "@1000")
    assert equal.do("time-up").made(1) == those("moose.b x2 moose.*")
    rarer = laid("moose.* bear.w squirrel.b", "moose.b x2 moose.w x2; moose.w;").do(
        "1a@100", "2b@300", "3c@500", "@1000"
    )
    after = rarer.do("time-up")
    assert after.made(1) == those("moose.w x2 moose.*")
    assert (after.said("pair.default").fact("brown"), after.said("pair.default").fact("white")) == (6, 5)
    assert_decided(after.notes, "to-come", "5.7")
    assert_decided(laid(PLAIN).refused("time-up"), "to-come", "5.7")


@pytest.mark.parametrize("chosen", ["brown", "white"])
def test_mayhem_22(chosen: str) -> None:
    """One brown, one white, one wild, and a second wild: both wilds and the natural card that the player chooses."""
    asks = laid("moose.* bear.w squirrel.b", "moose.b moose.w moose.*;;").do("1a@100", "2b@300", "3c@500", "@1000")
    after = asks.do(f"1 {chosen}")
    other = {"brown": "moose.w", "white": "moose.b"}[chosen]
    assert after.made(1) == those(f"moose.{chosen[0]} moose.* x2")
    assert after.herd(1) == those(other)


def test_mayhem_23() -> None:
    """A complete set is turned over at once; nobody may keep it open to save a wild."""
    after = laid("moose.* bear.w squirrel.b", "moose.b x2;;").do("1a@100", "@1000")
    assert after.what(SetMade) == [SetMade(Seat(0), cards("moose.b x2 moose.*"), 1)]
    assert_decided(after.notes, "at-once", "5.4")
    assert after.codes("1 neither") == ["pair.neither", "no-pair"]
    assert_decided(after.refused("1 neither"), "at-once", "5.4")


def test_mayhem_24() -> None:
    """Yetis and avalanches are never part of a set."""
    assert sets_in(cards("yeti.w x3 yeti.g x3 avalanche x3"), ThreeWilds.SET) == []
    found = sets_in(cards("moose.b x2 yeti.w avalanche moose.* bear.w x3"), ThreeWilds.SET)
    kinds = {card.kind for option in found for card in option.cards}
    assert kinds == {CardKind.ANIMAL, CardKind.WILD}


def test_mayhem_33() -> None:
    """The same set twice counts as two sets."""
    at = laid("moose.b bear.w squirrel.b", "moose.b x2;;", sets=[["moose.b x3"], [], []])
    assert at.do("1a@100", "@1000").sets(1) == 2


@pytest.mark.parametrize("switch", list(ToCome))
def test_mayhem_45(switch: ToCome) -> None:
    """Cards still to come: the pack less all that lies open; by the other reading the discard pile comes again."""
    at = laid(
        "moose.* bear.w squirrel.b",
        "moose.b x2 moose.w x2;;",
        setup=replace(Setup(3), to_come=switch),
        discard="moose.w x2",
        sets=[[], ["moose.b x2 moose.*"], []],
    )
    after = at.do("1a@100", "2b@300", "3c@500", "@1000", "time-up")
    note = after.said("pair.default")
    # of eight each (three players): brown two in a herd and two in a set, white two in a herd and two discarded
    expected = {ToCome.PILES: (4, 4, "b"), ToCome.PILES_AND_DISCARD: (4, 6, "b")}[switch]
    assert (note.fact("brown"), note.fact("white")) == expected[:2]
    assert after.made(1) == those(f"moose.{expected[2]} x2 moose.*")
    assert_decided(after.notes, "to-come", "5.7")


@pytest.mark.parametrize("seed", range(4))
def test_mayhem_45_never_looks_into_the_piles(seed: int) -> None:
    """Whatever order the piles have, the counts are the same."""
    at = laid("moose.* bear.w squirrel.b", "moose.b x2 moose.w x2; moose.b;").do("1a@100", "2b@300", "3c@500", "@1000")
    order = Seeded(seed).stream("test", ("piles",)).shuffle(len(at.state.deck))
    mixed = at.state._replace(deck=tuple(at.state.deck[place] for place in order))
    assert at._replace(state=mixed).do("time-up").said("pair.default") == at.do("time-up").said("pair.default")
