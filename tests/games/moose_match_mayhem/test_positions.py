"""The worked positions M1 to M23, as the page says; places are a, b, c … from left to right."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Millis, Seat, Viewer, seats
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_match_mayhem.cards import cards
from moosekit.games.moose_match_mayhem.events import (
    AllClear,
    Cause,
    Disputed,
    GameEnded,
    Handed,
    HerdLost,
    NoEffect,
    SetMade,
    TokenFell,
    Took,
    Why,
)
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.switches import ManyTied
from tests.games.moose_match_mayhem.playing import GAME
from tests.games.moose_match_mayhem.table import counted, dealt, laid, those
from tests.traceability import assert_decided

SIX = "moose.b x{n} moose.w x{n} bear.b x{n} bear.w x{n} squirrel.b x{n} squirrel.w x{n}"


THREE = f"{SIX.format(n=8)} moose.* x4 bear.* x4 squirrel.* x4 yeti.w x8 yeti.g x8 avalanche x6"
FIVE = f"{SIX.format(n=10)} moose.* x4 bear.* x4 squirrel.* x4 yeti.w x6 yeti.g x6 avalanche x4"


@pytest.mark.parametrize(
    ("players", "deck", "out", "piles"),
    [(3, THREE, SIX.format(n=2), 79), (5, FIVE, "yeti.w x2 yeti.g x2 avalanche x2", 83)],
)
def test_m1(players: int, deck: str, out: str, piles: int) -> None:
    setup = Setup(players)
    assert Counter(card.code for card in setup.cards) == counted(deck)
    state = GAME.start(setup, Seeded(5)).state
    everybody: tuple[Viewer, ...] = (*seats(players), SPECTATOR)
    for viewer in everybody:
        view = GAME.view(state, viewer)
        assert view.zone("out").cards == those(out)
        assert view.zone("piles").hidden == sum(view.facts.piles) == piles
        for seat in seats(players):
            assert (view.zone("held", seat).cards, view.zone("held", seat).hidden) == ((), 1)
    assert all(len(GAME.view(state, OPEN).zone("held", seat).cards) == 1 for seat in seats(players))


def test_m1_seven_players() -> None:
    with pytest.raises(BadSetup, match=r"7 players: Moose Match Mayhem is for 3 to 6 \(clause 1.2\)"):
        Setup(7)


def test_m3() -> None:
    table = laid("bear.* bear.* squirrel.* moose.w", "bear.b x2; bear.b bear.w; moose.b x2;")
    after = table.do("1a@300", "2b@500", "3c@700", "4d@900", "@2000")
    assert (after.made(1), after.herd(1), after.sets(1)) == (those("bear.b x2 bear.*"), (), 1)
    assert (after.herd(2), after.sets(2)) == (those("bear.b bear.w bear.*"), 0)
    assert (after.herd(3), after.sets(3)) == (those("moose.b x2 squirrel.*"), 0)
    assert after.herd(4) == those("moose.w")
    assert not after.discard
    assert after.between_flips
    assert_decided(after.notes, "set", "5.1")
    assert_decided(after.notes, "wild", "5.2")
    assert "pair.neither" in after.codes("1 neither")
    assert_decided(after.refused("1 neither"), "at-once", "5.4")


def test_m5() -> None:
    old = "avalanche x2 yeti.w x2 moose.w x2 squirrel.b bear.* bear.b"
    after = dealt(Setup(4), discard=old, deck="bear.w moose.b", sets=[["moose.b x3"], [], [], []])
    assert after.sets(1) == 1
    assert after.between_flips
    assert after.state.held[:2] == cards("bear.w moose.b")
    assert len(after.state.deck) == 7
    assert after.state.discard == ()
    assert Counter(card.code for card in (*after.state.deck, *after.state.held[2:])) == counted(old)
    assert_decided(after.notes, "short-deal", "8.2")
    assert_decided(after.notes, "mix-discard", "8.1")


def test_m5_variant() -> None:
    after = dealt(Setup(3), discard="avalanche x2 yeti.w x2 moose.w x2 squirrel.b bear.* bear.b", deck="")
    assert (len(after.state.deck), after.state.discard) == (6, ())
    assert set(Setup(3).out) <= set(after.state.match.out)


def m7() -> tuple[list[list[str]], str, str]:
    return [["moose.b x3"], [], []], "squirrel.b moose.* bear.w", "moose.b x2 moose.w x2;;"


def test_m7() -> None:
    sets, middle, herds = m7()
    asks = laid(middle, herds, sets=sets).do("2a@200", "3c@300", "1b@700", "@2000")
    assert asks.asked == 1
    assert asks.codes("1 neither") == ["pair.neither"]
    assert asks.codes("2 white") == ["not-asked"]
    white = asks.do("1 white")
    assert (white.made(1), white.herd(1), white.sets(1)) == (those("moose.w x2 moose.*"), those("moose.b x2"), 2)
    assert_decided(white.notes, "pair", "5.5")
    brown = asks.do("1 brown")
    assert (brown.made(1), brown.herd(1), brown.sets(1)) == (those("moose.b x2 moose.*"), those("moose.w x2"), 2)


def test_m9() -> None:
    table = laid(
        "squirrel.b yeti.g yeti.w moose.b",
        "; yeti.w moose.b x2 bear.*;; yeti.w",
        sets=[[], ["bear.b x3", "bear.w x3"], [], []],
    )
    after = table.do("1a@200", "3d@300", "2c@500", "2b@600", "4b@900", "@2000")
    assert (after.herd(2), after.sets(2)) == ((), 2)
    assert after.discard == counted("yeti.w x2 moose.b x2 bear.*")
    assert after.herd(4) == those("yeti.w yeti.g")
    assert (after.herd(1), after.herd(3)) == (those("squirrel.b"), those("moose.b"))
    assert NoEffect(Seat(1), 1, Why.HAS_CARD) in after.events
    assert after.what(HerdLost) == [HerdLost(Seat(1), those("yeti.w x2 moose.b x2 bear.*"), Cause.YETIS)]
    assert_decided(after.notes, "two-yetis", "6.1")
    assert_decided(after.notes, "yeti-colours", "6.2")
    assert_decided(after.notes, "two-touches", "3.6")


def test_m11() -> None:
    table = laid("avalanche moose.* bear.b yeti.w", "bear.b; moose.w x2 yeti.w;;", sets=[[], ["bear.w x3"], [], []])
    hurt = table.do("2b@250", "@300")
    assert (hurt.herd(2), hurt.sets(2), hurt.discard) == ((), 1, counted("moose.w x2 yeti.w"))
    assert not hurt.what(Took, SetMade)
    clear = hurt.do("@3000")
    assert clear.events[0] == AllClear(cards("avalanche moose.* bear.b yeti.w"))
    assert clear.discard.total() == 7
    assert clear.herd(1) == those("bear.b")
    assert clear.between_flips
    assert_decided(hurt.notes, "hands-off", "7.1")
    assert_decided(hurt.notes, "avalanche-card", "7.2")
    assert_decided(clear.notes, "all-clear", "7.3")


def test_m13() -> None:
    table = laid(
        "bear.b avalanche squirrel.b moose.b",
        "squirrel.* x2 yeti.g bear.w; moose.b;; moose.b x2",
        sets=[[], [], ["moose.w x3"], []],
    )
    after = table.do("1c@200", "3c@200", "4d@900", "@2999")
    assert not after.what(Disputed, Took, SetMade)
    assert after.what(HerdLost) == [
        HerdLost(Seat(0), those("squirrel.* x2 yeti.g bear.w"), Cause.AVALANCHE),
        HerdLost(Seat(2), (), Cause.AVALANCHE),
        HerdLost(Seat(3), those("moose.b x2"), Cause.AVALANCHE),
    ]
    assert after.discard.total() == 6
    clear = after.do("@3000")
    assert clear.discard.total() == 10
    assert [clear.herd(seat) for seat in (1, 2, 3, 4)] == [(), those("moose.b"), (), ()]
    assert clear.sets(3) == 1


def test_m15() -> None:
    table = laid("bear.* moose.w yeti.g", "bear.w x2; bear.b x2;", tokens="heads")
    tie = table.do("1a@310", "2a@310", "@600")
    assert tie.what(Disputed) == [Disputed(0, (Seat(0), Seat(1)))]
    assert tie.codes("3b@600") == ["paused"]
    assert_decided(tie.refused("3b@600"), "pause", "4.7")
    assert tie.asked == 1
    fell = tie.do("1 heads")
    (token,) = fell.what(TokenFell)
    assert isinstance(token, TokenFell)
    assert (token.flipper, token.caller, token.winner, token.loser) == (2, 0, 0, 1)
    assert (fell.made(1), fell.herd(1)) == (those("bear.w x2 bear.*"), ())
    after = fell.do("2a@900", "2b@1200", "3c@1500", "@3000")
    assert after.events[0] == NoEffect(Seat(1), 0, Why.TAKEN)
    assert (after.herd(2), after.herd(3)) == (those("bear.b x2 moose.w"), those("yeti.g"))
    assert_decided(tie.notes, "same-instant", "4.2")
    assert_decided(fell.notes, "token", "4.1")
    assert_decided(fell.notes, "loser-free", "4.3")
    assert_decided(fell.notes, "flipper", "4.5")
    assert_decided(fell.notes, "caller", "4.6")


M17 = "bear.w yeti.w squirrel.* moose.b squirrel.b"


def test_m17() -> None:
    """The page lets chance draw who begins: that is a switch. Who is neutral and flips is a gap there."""
    setup = replace(Setup(5), many_tied=ManyTied.DRAWN_START)
    start = {"start 0": ["seat 4", "seat 1", "seat 2"]}
    tie = laid(M17, setup=setup, tokens="heads heads", draws=start).do("1c@200", "2c@200", "4c@200", "@400")
    assert tie.what(Disputed) == [Disputed(2, (Seat(3), Seat(0), Seat(1)))]
    after = tie.do("1 heads", "1 tails", "1e@600", "4e@900", "4d@1200", "3a@1500", "5b@1800", "@3000")
    assert [event.loser for event in after.events if isinstance(event, TokenFell)] == [3, 0]
    assert after.herd(2) == those("squirrel.*")
    assert after.herd(1) == those("squirrel.b")
    assert NoEffect(Seat(3), 4, Why.TAKEN) in after.events
    assert (after.herd(4), after.herd(3), after.herd(5)) == (those("moose.b"), those("bear.w"), those("yeti.w"))
    assert_decided(tie.notes, "many-tied", "4.4")


def test_m17_by_stamps() -> None:
    """By ruling 35 they meet in the order of their stamps, and equal ones by seats: 1 and 2, then 4."""
    tie = laid(M17, tokens="heads heads").do("1c@200", "2c@200", "4c@200", "@400")
    assert tie.what(Disputed) == [Disputed(2, (Seat(0), Seat(1), Seat(3)))]
    after = tie.do("1 heads", "1 tails")
    assert [event.loser for event in after.events if isinstance(event, TokenFell)] == [1, 0]
    assert after.herd(4) == those("squirrel.*")
    assert_decided(tie.notes, "many-tied", "4.4")


M19 = "bear.b moose.w squirrel.b bear.w"


def test_m19() -> None:
    """The page sees no tie between 700 and 820, so its same instant is shorter than that of ruling 44."""
    table = laid(M19, setup=replace(Setup(4), same_instant=Millis(100)))
    after = table.do("1b@200", "3b@600", "3c@700", "2a@800", "4c@820", "4d@900", "@2000")
    assert not after.what(Disputed, TokenFell, HerdLost)
    assert after.what(NoEffect) == [NoEffect(Seat(2), 1, Why.TAKEN), NoEffect(Seat(3), 2, Why.TAKEN)]
    herds = [after.herd(seat) for seat in (1, 2, 3, 4)]
    assert herds == [those("moose.w"), those("bear.b"), those("squirrel.b"), those("bear.w")]
    assert_decided(after.notes, "first-touch", "3.4")
    assert_decided(after.notes, "taken-card", "3.7")


def test_m19_with_the_same_instant_of_ruling_44() -> None:
    """120 thousandths of a second apart are a tie; the token gives the card to seat 3 all the same."""
    tie = laid(M19, tokens="tails").do("1b@200", "3b@600", "3c@700", "2a@800", "4c@820", "4d@900", "@2000")
    assert tie.what(Disputed) == [Disputed(2, (Seat(2), Seat(3)))]
    after = tie.do("3 tails")
    assert [after.herd(seat) for seat in (3, 4)] == [those("squirrel.b"), those("bear.w")]


def test_m21() -> None:
    table = laid(
        "moose.b moose.w squirrel.b yeti.g", ";; yeti.g bear.w x2;", sets=[[], [], ["bear.b x3", "moose.w x3"], []]
    )
    waits = table.do("1a@200", "2b@300", "4c@500", "@9999")
    assert waits.codes("3 hands-off") == ["must-take"]
    assert_decided(waits.refused("3 hands-off"), "must-take", "3.5")
    after = waits.do("@10000")
    assert after.events[:2] == (
        Handed(Seat(2), 3, cards("yeti.g")[0]),
        HerdLost(Seat(2), those("yeti.g x2 bear.w x2"), Cause.YETIS),
    )
    assert (after.herd(3), after.sets(3), after.discard.total()) == ((), 2, 4)
    assert after.between_flips
    assert_decided(after.notes, "idle", "3.9")


def test_m23() -> None:
    sets = [["bear.b x3", "bear.w x3"], ["moose.w x3", "bear.b x3"], [], []]
    table = laid("moose.* squirrel.w yeti.w bear.b", "moose.b x2; squirrel.* x2;;", sets=sets)
    after = table.do("2b@300", "1a@700", "@1500")
    assert (after.made(2), after.sets(2)) == (those("squirrel.w squirrel.* x2"), 3)
    assert after.over
    assert after.ranking[0] == [2]
    assert isinstance(after.events[-1], GameEnded)
    assert (after.sets(1), after.herd(1)) == (2, those("moose.b x2"))
    assert after.codes("1a@1600") == ["over"]
    assert_decided(after.notes, "three-sets", "9.1")
