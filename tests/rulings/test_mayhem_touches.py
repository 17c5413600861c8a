"""Rulings 2.3, rows 25 to 28, 35 to 44 and 47: who gets a card, ties, idle seats, and all that has to do with time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.core.ids import OPEN, SPECTATOR, Millis, Seat, Viewer, seats
from moosekit.core.secret import revealed
from moosekit.games.moose_match_mayhem.cards import cards
from moosekit.games.moose_match_mayhem.events import (
    CardsTaken,
    Disputed,
    Handed,
    HerdLost,
    NoEffect,
    TokenFell,
    Took,
    Why,
)
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.switches import (
    AllClearClock,
    Caller,
    Choices,
    EarlyTouch,
    Flipper,
    Idle,
    ManyTied,
    TakenCard,
    ThirdSet,
    TwoTouches,
)
from tests.games.moose_match_mayhem.playing import GAME, some_game
from tests.games.moose_match_mayhem.table import dealt, laid, those
from tests.traceability import assert_decided

PLAIN = "moose.b bear.w squirrel.b bear.b"
COLD = "moose.b avalanche squirrel.b bear.b"
FOUR = Setup(4)
TWO_SETS = ["bear.b x3", "bear.w x3"]


@pytest.mark.parametrize(("call", "winner"), [("heads", 1), ("tails", 2)])
def test_mayhem_25(call: str, winner: int) -> None:
    """A tie of two: the right call wins the card, a wrong one gives it to the other. Otherwise the earliest touch."""
    tie = laid(PLAIN, tokens="heads").do("1a@300", "2a@450", "@700")
    assert tie.what(Disputed) == [Disputed(0, (Seat(0), Seat(1)))]
    assert tie.do(f"1 {call}").herd(winner) == those("moose.b")
    assert_decided(tie.notes, "same-instant", "4.2")
    apart = laid(PLAIN).do("1a@300", "2a@451", "@700")
    assert apart.herd(1) == those("moose.b")
    assert_decided(apart.notes, "first-touch", "3.4")


def test_mayhem_26() -> None:
    """Who loses the dispute takes one of the cards that are still free; a touch made after that instant stands."""
    tie = laid(PLAIN, tokens="heads").do("1a@300", "2a@310", "2c@600", "@1000")
    after = tie.do("1 heads", "@1500")
    assert_decided(after.notes, "loser-free", "4.3")
    assert (after.herd(1), after.herd(2)) == (those("moose.b"), those("squirrel.b"))


@pytest.mark.parametrize("switch", list(TwoTouches))
def test_mayhem_27(switch: TwoTouches) -> None:
    """One player touches two cards: the first counts, the other is free; or, within one instant, the last counts."""
    at = laid(PLAIN, setup=replace(FOUR, two_touches=switch))
    after = at.do("1a@300", "1b@400", "2a@700", "3b@900", "@2000")
    assert_decided(after.notes, "two-touches", "3.6")
    if switch is TwoTouches.FIRST:
        assert (after.herd(1), after.herd(2), after.herd(3)) == (those("moose.b"), (), those("bear.w"))
        assert NoEffect(Seat(0), 1, Why.HAS_CARD) in after.events
    else:
        assert (after.herd(1), after.herd(2), after.herd(3)) == (those("bear.w"), those("moose.b"), ())
        assert NoEffect(Seat(0), 0, Why.SLID_ON) in after.events
        late = at.do("1a@300", "1b@451", "@1000")
        assert late.herd(1) == those("moose.b")


def test_mayhem_27_a_hand_that_is_tied_lies_on_one_card() -> None:
    """What it touched besides in that instant stays free, also when it loses the flip."""
    tie = laid(PLAIN, tokens="heads").do("1a@300", "2a@310", "2c@400", "3c@420", "@1000")
    assert NoEffect(Seat(1), 2, Why.ELSEWHERE) in tie.events
    assert_decided(tie.notes, "two-touches", "3.6")
    after = tie.do("1 heads")
    assert (after.herd(1), after.herd(2), after.herd(3)) == (those("moose.b"), (), those("squirrel.b"))


def test_mayhem_27_other_a_hand_that_slid_on_is_not_tied_and_touched_nothing_that_is_gone() -> None:
    last = replace(FOUR, two_touches=TwoTouches.LAST, taken_card=TakenCard.LAST_PICK)
    after = laid(PLAIN, setup=last).do("1a@300", "2a@310", "2b@400", "@1000")
    assert after.what(Disputed) == []
    assert NoEffect(Seat(1), 0, Why.SLID_ON) in after.events
    assert (after.herd(1), after.herd(2)) == (those("moose.b"), those("bear.w"))


def test_mayhem_27_other_no_hand_slides_on_to_a_card_that_was_out_of_reach() -> None:
    last = replace(FOUR, two_touches=TwoTouches.LAST)
    after = laid(PLAIN, setup=last).do("3b@240", "1a@300", "2a@310", "2b@391", "@1000")
    assert after.what(Disputed) == [Disputed(0, (Seat(0), Seat(1)))]


@pytest.mark.parametrize("switch", list(ThirdSet))
@pytest.mark.parametrize("later", [300, 301])
def test_mayhem_28(switch: ThirdSet, later: int) -> None:
    """Two third sets in one round: the earlier stamp wins, however close; equal ones share; or all of them share."""
    at = laid(
        "moose.b squirrel.b moose.w bear.b",
        "moose.b x2; squirrel.* x2;;",
        sets=[TWO_SETS, TWO_SETS, [], []],
        setup=replace(FOUR, third_set=switch),
    )
    after = at.do("1a@300", f"2b@{later}", "3c@900", "4d@1200", "@2000")
    assert after.over
    if later == 300:
        assert after.ranking[0] == [1, 2]
        assert_decided(after.notes, "third-set", "9.2")
    elif switch is ThirdSet.EARLIER:
        assert after.ranking == [[1], [2], [3, 4]]
        assert after.sets(2) == 2
        assert_decided(after.notes, "three-sets", "9.1")
    else:
        assert after.ranking[0] == [1, 2]
        assert (after.herd(3), after.herd(4)) == (those("moose.w"), those("bear.b"))
        assert_decided(after.notes, "third-set", "9.2")


def test_mayhem_28_earlier_than_the_winner_of_a_token() -> None:
    """The winner of a flip touched at 440; a third set that was touched at 400 is earlier, though judged later."""
    at = laid(
        "moose.b squirrel.b moose.w bear.b",
        "moose.b x2; squirrel.* x2;;",
        sets=[TWO_SETS, TWO_SETS, [], []],
        tokens="tails",
    )
    after = at.do("1a@440", "3a@300", "2b@400", "@2000").do("3 heads")
    assert after.ranking[:2] == [[2], [1]]
    assert (after.sets(1), after.sets(2)) == (3, 3)
    assert_decided(after.notes, "third-set", "9.2")


@pytest.mark.parametrize("switch", list(ManyTied))
def test_mayhem_35(switch: ManyTied) -> None:
    """Three or more tied: they meet in stamp order, the winner against the next; or clockwise from a drawn seat."""
    draws = {"start 0": ["seat 4", "seat 1", "seat 2"]} if switch is ManyTied.DRAWN_START else None
    at = laid(PLAIN, setup=replace(FOUR, many_tied=switch), tokens="heads heads", draws=draws)
    tie = at.do("1a@320", "2a@300", "4a@300", "@1000")
    order = {ManyTied.STAMP_ORDER: (1, 3, 0), ManyTied.DRAWN_START: (3, 0, 1)}[switch]
    assert tie.what(Disputed) == [Disputed(0, tuple(map(Seat, order)))]
    assert_decided(tie.notes, "many-tied", "4.4")
    first = tie.do(f"{tie.asked} heads")
    second = first.do(f"{first.asked} tails")
    losers = [event.loser for event in (*first.events, *second.events) if isinstance(event, TokenFell)]
    assert len(losers) == 2
    winner = next(seat for seat in (1, 2, 4) if seat - 1 not in losers)
    assert second.herd(winner) == those("moose.b")
    assert second.state.flip is not None
    assert second.state.flip.claims.filed == ()


@pytest.mark.parametrize("caller", list(Caller))
@pytest.mark.parametrize("flipper", list(Flipper))
def test_mayhem_36(caller: Caller, flipper: Flipper) -> None:
    """The lowest neutral seat flips, else the table; the earliest stamp calls, of equal ones the lower seat."""
    setup = replace(FOUR, caller=caller, flipper=flipper)
    tie = laid(PLAIN, setup=setup, tokens="heads").do("1a@310", "3a@300", "@1000")
    asked = {Caller.EARLIEST: 3, Caller.LATEST: 1}[caller]
    assert tie.asked == asked
    other = 4 - asked
    assert tie.codes(f"{other} heads") == ["not-caller"]
    assert_decided(tie.refused(f"{other} heads"), "caller", "4.6")
    after = tie.do(f"{asked} heads")
    (token,) = [event for event in after.events if isinstance(event, TokenFell)]
    assert token.flipper == {Flipper.SEAT: 1, Flipper.TABLE: None}[flipper]
    assert_decided(after.notes, "flipper", "4.5")
    equal = laid(PLAIN, setup=setup, tokens="heads").do("1a@300", "3a@300", "@1000")
    assert equal.asked == {Caller.EARLIEST: 1, Caller.LATEST: 3}[caller]


def test_mayhem_36_nobody_is_neutral() -> None:
    tie = laid("moose.b bear.w yeti.g", tokens="heads heads").do("1a@300", "2a@300", "3a@300", "@1000")
    (token,) = [event for event in tie.do("1 heads").events if isinstance(event, TokenFell)]
    assert token.flipper is None


def test_mayhem_37() -> None:
    """During a dispute everything pauses: no touch and no clock counts until the token has fallen."""
    tie = laid(PLAIN, tokens="heads").do("1a@300", "2a@300", "@1000")
    for move in ("3b@1000", "@5000"):
        assert tie.codes(move) == ["paused"]
        assert_decided(tie.refused(move), "pause", "4.7")
    assert tie.do("1 heads", "3b@1000", "@2000").herd(3) == those("bear.w")
    assert_decided(laid(PLAIN).refused("1 heads"), "token", "4.1")


def test_mayhem_38() -> None:
    """Nobody sees a drawn card before the flip, its holder neither: not in views, not in events."""
    at = dealt(FOUR)
    everybody: tuple[Viewer, ...] = (*seats(4), SPECTATOR)
    for viewer in everybody:
        assert all(not GAME.view(at.state, viewer).zone("held", seat).cards for seat in seats(4))
    session = some_game(0, most=60)
    for viewer in everybody[:3]:
        taken = [event for event in session.events(viewer) if isinstance(event, CardsTaken)]
        assert taken
        assert all(revealed(event.cards) is None for event in taken)
    assert all(revealed(event.cards) for event in session.events(OPEN) if isinstance(event, CardsTaken))
    assert_decided(at.notes, "unseen", "3.1")


def test_mayhem_39() -> None:
    """The piles are one shuffled deck cut in two: they differ by a card at most, and seats take in order."""
    state = dealt(FOUR).state
    piles = GAME.view(state, SPECTATOR).facts.piles
    assert sum(piles) == 90
    assert 0 <= piles[0] - piles[1] <= 1
    odd = dealt(Setup(3), deck="moose.b bear.w squirrel.b yeti.g")
    assert odd.state.held == cards("moose.b bear.w squirrel.b")
    assert GAME.view(odd.state, SPECTATOR).facts.piles == (1, 0)


@pytest.mark.parametrize("switch", list(Idle))
def test_mayhem_40(switch: Idle) -> None:
    """After ten seconds idle seats are given the free cards, seats in order, cards left to right; or by chance."""
    draws = {"idle 0": ["3", "1", "2"]} if switch is Idle.BY_CHANCE else None
    at = laid(PLAIN, setup=replace(FOUR, idle=switch), draws=draws).do("3a@500", "@9999")
    assert not at.what(Handed)
    after = at.do("@10000")
    order = {Idle.IN_ORDER: (1, 2, 3), Idle.BY_CHANCE: (3, 1, 2)}[switch]
    handed = [(event.seat, event.place) for event in after.events if isinstance(event, Handed)]
    assert handed == list(zip((0, 1, 3), order, strict=True))
    assert_decided(after.notes, "idle", "3.9")


def test_mayhem_40_without_a_limit() -> None:
    """Switched off, the clock waits for everybody; made longer, it waits longer."""
    waits = laid(PLAIN, setup=replace(FOUR, grab_limit=None)).do("1a@500", "@900000")
    assert not waits.what(Handed)
    longer = laid(PLAIN, setup=replace(FOUR, grab_limit=Millis(20_000))).do("1a@500", "@19999")
    assert len(longer.what(Handed)) == 0
    assert len(longer.do("@20000").what(Handed)) == 3


@pytest.mark.parametrize("switch", list(TakenCard))
def test_mayhem_41(switch: TakenCard) -> None:
    """Touching a taken card does nothing; or whoever does has to wait for what is left."""
    at = laid(PLAIN, setup=replace(FOUR, taken_card=switch))
    after = at.do("1a@300", "2a@600", "2b@900", "3c@1200", "@2000")
    assert NoEffect(Seat(1), 0, Why.TAKEN) in after.events
    assert_decided(after.notes, "taken-card", "3.7")
    if switch is TakenCard.FREE:
        assert after.herd(2) == those("bear.w")
    else:
        assert NoEffect(Seat(1), 1, Why.WAITS) in after.events
        end = after.do("4b@2100", "@3000")
        assert end.what(Handed) == [Handed(Seat(1), 3, cards("bear.b")[0])]
        assert end.between_flips


def test_mayhem_41_other_who_waits_for_what_is_left_is_tied_with_nobody() -> None:
    at = laid(PLAIN, setup=replace(FOUR, taken_card=TakenCard.LAST_PICK))
    after = at.do("3c@0", "1a@160", "2c@200", "2a@300", "@1000")
    assert after.what(Disputed) == []
    assert after.herd(1) == those("moose.b")
    assert NoEffect(Seat(1), 0, Why.WAITS) in after.events


@pytest.mark.parametrize("switch", list(TakenCard))
def test_mayhem_41_beside_an_avalanche(switch: TakenCard) -> None:
    """Beside an avalanche it counts as a touch."""
    at = laid(COLD, "bear.w; bear.w;;", setup=replace(FOUR, taken_card=switch))
    assert [event.seat for event in at.do("1a@100", "2a@900", "@2000").events if isinstance(event, HerdLost)] == [0, 1]


@pytest.mark.parametrize("switch", list(EarlyTouch))
def test_mayhem_42(switch: EarlyTouch) -> None:
    """A touch before the reveal is ignored; or whoever was too early waits for what is left."""
    at = laid(PLAIN, setup=replace(FOUR, early_touch=switch))
    if switch is EarlyTouch.IGNORED:
        assert at.codes("1a@-20") == ["too-early"]
        assert_decided(at.refused("1a@-20"), "early-touch", "3.8")
        assert at.do("1a@0", "@1000").herd(1) == those("moose.b")
    else:
        after = at.do("1a@-20", "1b@300", "2b@600", "3c@900", "4a@1200", "@3000")
        assert after.what(NoEffect) == [NoEffect(Seat(0), 0, Why.EARLY), NoEffect(Seat(0), 1, Why.WAITS)]
        assert after.what(Handed) == [Handed(Seat(0), 3, cards("bear.b")[0])]
        assert_decided(after.notes, "early-touch", "3.8")
        cold = laid(COLD, "bear.w;;;", setup=replace(FOUR, early_touch=switch)).do("1a@-20", "@1000")
        assert cold.what(NoEffect, HerdLost) == [NoEffect(Seat(0), 0, Why.EARLY)]


@pytest.mark.parametrize("switch", list(Choices))
def test_mayhem_43(switch: Choices) -> None:
    """Choices of pair are asked after all grabs of the flip are judged, in seat order; or at once."""
    at = laid(
        "moose.* bear.* squirrel.b",
        "bear.b x2 bear.w x2; moose.b x2 moose.w x2;",
        setup=replace(Setup(3), choices=switch),
    )
    first = at.do("2a@100", "@600")
    assert_decided(first.notes, "choices", "5.6")
    if switch is Choices.AFTER_FLIP:
        assert first.may_act == [1, 2, 3]
        asks = first.do("1b@700", "3c@900", "@2000")
        assert asks.asked == 1
        assert asks.codes("@2100") == ["paused"]
        assert_decided(asks.refused("@2100"), "choices", "5.6")
        assert asks.do("1 white").asked == 2
        assert asks.do("1 white", "2 brown").between_flips
    else:
        assert first.asked == 2
        assert_decided(first.refused("1b@700"), "choices", "5.6")
        asks = first.do("2 brown", "1b@700", "3c@900", "@2000")
        assert asks.asked == 1
        assert asks.do("1 white").between_flips


@pytest.mark.parametrize(("window", "tied"), [(150, 2), (149, 1), (200, 3), (0, 1)])
def test_mayhem_44(window: int, tied: int) -> None:
    """Exactly 150 ms apart is a tie, measured from the earliest claim on that card only; the number is a switch."""
    at = laid(PLAIN, setup=replace(FOUR, same_instant=Millis(window)), tokens="heads heads")
    for stamps in ((0, 150, 200), (40, 190, 240)):
        after = at.do(*(f"{seat}a@{stamp}" for seat, stamp in enumerate(stamps, 1)), "@1000")
        disputes = [event.seats for event in after.events if isinstance(event, Disputed)]
        assert disputes == ([tuple(map(Seat, range(tied)))] if tied > 1 else [])
        if tied > 1:
            assert_decided(after.notes, "same-instant", "4.2")
        else:
            assert after.what(Took) == [Took(Seat(0), 0, cards("moose.b")[0])]


def test_mayhem_44_no_chain() -> None:
    """0, 100, 200 are a tie of the first two."""
    after = laid(PLAIN).do("1a@0", "2a@100", "3a@200", "@1000")
    assert after.what(Disputed) == [Disputed(0, (Seat(0), Seat(1)))]


@pytest.mark.parametrize("switch", list(AllClearClock))
def test_mayhem_47(switch: AllClearClock) -> None:
    """A touch does not restart the "all clear" clock; or it does."""
    at = laid(COLD, setup=replace(FOUR, all_clear_clock=switch)).do("1a@2000", "@2999")
    if switch is AllClearClock.RUNS_ON:
        assert at.codes("2a@3000") == ["too-late"]
        assert_decided(at.refused("2a@3000"), "stamps", "10.1")
        assert at.do("@3000").between_flips
    else:
        assert_decided(at.notes, "all-clear-clock", "7.4")
        assert not at.do("@4999").between_flips
        assert at.do("@5000").between_flips
        assert [event.seat for event in at.do("2a@4999", "@7998").events if isinstance(event, HerdLost)] == [1]
