"""Rulings 2.3, rows 29 to 32, 34 and 46, and the times after the table: piles, too few cards, paces, no clock."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR, Millis, Seat
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_match_mayhem.cards import Cards, cards
from moosekit.games.moose_match_mayhem.events import (
    CardsPutOut,
    CardsTaken,
    Disputed,
    GameEnded,
    HerdLost,
    NoEffect,
    PilesMade,
    Took,
    Why,
)
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.setup import Setup, turn_by_turn
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.switches import Reshuffle, ShortTie
from tests.games.moose_match_mayhem.playing import GAME, some_action
from tests.games.moose_match_mayhem.table import counted, dealt, laid, those
from tests.traceability import assert_decided

COLD = "moose.b avalanche squirrel.b"
PLAIN = "moose.b bear.w squirrel.b"


def test_mayhem_29() -> None:
    """Fewer cards than players: what is there is dealt, the discard is shuffled, the rest is dealt."""
    after = dealt(Setup(4), deck="bear.w moose.b", discard="yeti.g x2 bear.b")
    assert after.state.held[:2] == cards("bear.w moose.b")
    assert len(after.state.deck) == 1
    assert after.state.discard == ()
    assert [type(event) for event in after.events] == [PilesMade, CardsTaken]
    assert_decided(after.notes, "short-deal", "8.2")
    assert_decided(after.notes, "mix-discard", "8.1")


@pytest.mark.parametrize("switch", list(ShortTie))
def test_mayhem_30(switch: ShortTie) -> None:
    """Too few cards: most sets, then most cards in the herd, then shared; or sets alone count."""
    sets = [["moose.b x3"], ["bear.b x3"], [], ["bear.w x3"]]
    herds = "moose.w; yeti.w yeti.g; squirrel.b squirrel.w bear.w; moose.w bear.*"
    after = dealt(replace(Setup(4), short_tie=switch), herds, deck="bear.w", discard="yeti.g x2", sets=sets)
    assert after.over
    assert isinstance(after.events[-1], GameEnded)
    assert_decided(after.notes, "too-few", "8.4")
    if switch is ShortTie.HERD:
        assert after.ranking == [[2, 4], [1], [3]]
    else:
        assert after.ranking == [[1, 2, 4], [3]]
    enough = dealt(Setup(4), herds, deck="bear.w", discard="yeti.g x2 moose.b", sets=sets)
    assert enough.between_flips


@pytest.mark.parametrize("players", PLAYERS)
def test_mayhem_31(players: int) -> None:
    """Cards removed at set-up stay out, also at a reshuffle."""
    first = GAME.start(Setup(players), Seeded(1))
    assert first.events[0] == CardsPutOut(Setup(players).out)
    state, move = first.state, 0
    stream = Seeded(players).stream("test", ("play",))
    while sum(label.startswith("mix") for label, _ in state.drawn) < 1 and state.outcome is None:
        actor, action = some_action(state, stream.at(move)) or (Seat(0), None)
        assert action is not None
        state, move = GAME.apply(state, actor, action).state, move + 1
    assert GAME.view(state, SPECTATOR).zone("out").cards == Setup(players).out
    assert len(everything(state)) == len(Setup(players).cards)
    traces = GAME.explain_start(Setup(players), Seeded(1), SPECTATOR)
    assert_decided(traces, "out", "2.1")
    assert_decided(traces, "two-piles", "2.2")


def everything(state: State) -> Cards:
    """All cards that are in the game."""
    herds = tuple(card for herd in state.herds for card in herd)
    sets = tuple(card for own in state.sets for made in own for card in made)
    middle = () if state.flip is None else tuple(state.flip.middle[place] for place in state.flip.free)
    return (*state.deck, *state.discard, *state.held, *herds, *sets, *middle)


def test_mayhem_32() -> None:
    """Completed sets stay with their owners at a reshuffle."""
    after = dealt(Setup(3), "moose.w;;", deck="", discard="yeti.g x4", sets=[["moose.b x3"], [], []])
    assert (after.sets(1), after.herd(1)) == (1, those("moose.w"))
    assert after.state.discard == ()


def test_mayhem_34() -> None:
    """Two and seven players are not supported."""
    for players in (2, 7):
        with pytest.raises(BadSetup, match=r"for 3 to 6 \(clause 1.2\)"):
            Setup(players)
    assert_decided(laid(PLAIN).refused("5a@100"), "players", "1.2")


@pytest.mark.parametrize("switch", list(Reshuffle))
def test_mayhem_46(switch: Reshuffle) -> None:
    """The piles end exactly empty: nothing happens until the next deal; or the discard is mixed at once."""
    setup = replace(Setup(3), reshuffle=switch)
    after = dealt(setup, deck="bear.w moose.b yeti.g", discard="yeti.g x2 bear.b moose.*")
    if switch is Reshuffle.WHEN_NEEDED:
        assert (after.state.deck, len(after.state.discard)) == ((), 4)
        assert not after.what(PilesMade)
        later = dealt(setup, deck="", discard="yeti.g x2 bear.b moose.*")
        assert (len(later.state.deck), later.state.discard) == (1, ())
    else:
        assert (len(after.state.deck), after.state.discard) == (4, ())
        assert_decided(after.notes, "reshuffle", "8.3")


# -- the times after the table -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "raw", "time"), [(3, 1_001, 333), (10, 1_999, 199), (10, 9, 0)])
def test_mayhem_pace_divides_the_delay_rounded_down(pace: int, raw: int, time: int) -> None:
    at = laid(PLAIN, setup=replace(Setup(3), paces=(1, pace, 1)))
    after = at.do(f"2a@{raw}", f"1a@{time + 151}", f"@{(time + 400) * pace}")
    assert after.herd(2) == those("moose.b")
    note = after.said("pace")
    assert (note.fact("raw"), note.fact("time"), note.fact("pace")) == (raw, time, pace)
    assert_decided(after.notes, "pace", "10.2")


def test_mayhem_others_wait_for_the_slowest_pace() -> None:
    at = laid(PLAIN, setup=replace(Setup(3), paces=(1, 10, 1))).do("1a@500", "@6509")
    assert not at.events
    assert at.do("@6510").herd(1) == those("moose.b")
    assert at.do("2a@6509", "@9000").what(Disputed) == [Disputed(0, (Seat(0), Seat(1)))]
    assert not at.do("2a@6510", "@9000").what(Disputed)


def test_mayhem_a_slow_seat_has_more_time_before_it_is_given_a_card() -> None:
    at = laid(PLAIN, setup=replace(Setup(3), paces=(1, 3, 1))).do("1a@500", "3b@900", "@29999")
    assert at.codes("1b@29999") == ["too-late"]
    assert at.do("2c@29999", "@30000").herd(2) == those("squirrel.b")


def test_mayhem_without_a_clock_the_others_wait() -> None:
    """Their windows wait until that seat has acted, and its delay counts as one same instant."""
    at = laid(PLAIN, setup=replace(Setup(3), paces=(1, None, 1))).do("1a@200", "3c@500", "@8000")
    assert not at.events
    assert at.codes("2 hands-off") == ["must-take"]
    acted = at.do("2a@0")
    assert acted.codes("2b@0") == ["acted"]
    assert_decided(acted.refused("2b@0"), "no-clock", "10.3")
    tie = acted.do("@8000")
    assert tie.what(Disputed) == [Disputed(0, (Seat(1), Seat(0)))]
    assert_decided(tie.do("2 heads").notes, "token", "4.1")
    note = acted.do("@8000").notes
    assert_decided(note, "same-instant", "4.2")
    far = at.do("2b@7000", "@8000")
    assert far.herd(2) == those("bear.w")
    assert far.said("no-clock").fact("time") == 150
    assert_decided(far.notes, "no-clock", "10.3")


def test_mayhem_without_a_clock_a_taken_card_is_refused_at_once() -> None:
    at = laid(PLAIN, setup=replace(Setup(3), paces=(1, None, 1)), tokens="tails").do(
        "1a@150", "2a@0", "@8000", "1 heads"
    )
    assert at.herd(2) == those("moose.b")
    other = laid(PLAIN, setup=replace(Setup(3), paces=(1, None, 1)), tokens="heads").do(
        "1a@150", "2a@0", "@8000", "1 heads"
    )
    assert other.codes("2a@0") == ["taken"]
    assert_decided(other.refused("2a@0"), "taken-card", "3.7")
    done = other.do("2b@0", "@8000")
    assert done.herd(2) == those("bear.w")
    assert done.codes("2c@0") == ["has-card"]


def test_mayhem_turn_by_turn() -> None:
    """Nobody has a clock: everybody chooses, then all choices are judged as one same instant."""
    at = laid(PLAIN, setup=turn_by_turn(3), tokens="heads")
    assert at.may_act == [1, 2, 3]
    some = at.do("2a@0", "1a@0", "@0")
    assert (some.events, some.may_act) == ((), [3])
    tie = some.do("3c@0", "@0")
    assert tie.what(Disputed) == [Disputed(0, (Seat(0), Seat(1)))]
    after = tie.do("1 heads")
    assert after.may_act == [2]
    # the hand of seat 3 was there before seat 2 was free again, so that card is gone
    assert after.herd(3) == those("squirrel.b")
    assert after.codes("2c@0") == ["taken"]
    assert after.do("2b@0", "@0").between_flips


def test_mayhem_turn_by_turn_beside_an_avalanche() -> None:
    """Everybody touches or keeps hands off; then it is all clear."""
    at = laid(COLD, "bear.w; bear.w;", setup=turn_by_turn(3)).do("1 hands-off", "2a@0", "@0")
    assert not at.events
    assert at.codes("1a@0") == ["acted"]
    after = at.do("3 hands-off", "@0")
    assert [event.seat for event in after.events if isinstance(event, HerdLost)] == [1]
    assert after.between_flips
    assert after.said("all-clear.all-acted").fact("count") == 3


def test_mayhem_all_clear_switched_off() -> None:
    """Without that time, an avalanche ends when everybody has touched or said hands off."""
    at = laid(COLD, "bear.w; bear.w;", setup=replace(Setup(3), all_clear=None)).do("2a@700", "1 hands-off", "@900")
    assert not at.events
    assert at.do("3 hands-off", "@900").between_flips
    usual = laid(COLD)
    assert usual.codes("1 hands-off") == ["just-wait"]
    assert_decided(usual.refused("1 hands-off"), "all-clear", "7.3")
    longer = laid(COLD, setup=replace(Setup(3), all_clear=Millis(9_000)))
    assert not longer.do("@8999").between_flips
    assert longer.do("@9000").between_flips


def test_mayhem_the_clock_never_goes_back_and_no_seat_is_the_clock() -> None:
    at = laid(PLAIN).do("@500")
    assert at.codes("@499") == ["backwards"]
    assert at.codes("1a@499") == ["too-late"]
    assert_decided(at.refused("@499"), "stamps", "10.1")
    assert at.codes("1 flip") == ["lies-open"]
    assert_decided(at.refused("1 flip"), "together", "3.2")
    assert_decided(at.refused("1e@600"), "any-card", "3.3")
    before = dealt(Setup(3))
    assert before.codes("1a@500") == before.codes("@500") == ["not-flipped"]
    assert before.do("1 flip").codes("1 flip") == ["ready-already"]


def test_mayhem_an_answer_that_nobody_asked_for() -> None:
    at = laid("moose.* bear.w squirrel.b", "moose.b x2 moose.w x2;;").do("1a@100", "2b@300", "3c@500", "@1000")
    assert at.codes("2 brown") == ["not-asked"]
    assert at.codes("1 grey") == ["pair.no-such"]
    assert at.codes("1 neither") == ["pair.neither"]
    assert_decided(at.refused("1 grey"), "pair", "5.5")


def test_mayhem_a_third_set_needs_no_choice() -> None:
    """Either pair wins: the game is over at once, and the set counts."""
    at = laid("moose.* bear.w squirrel.b", "moose.b x2 moose.w x2;;", sets=[["bear.b x3", "bear.w x3"], [], []])
    after = at.do("1a@100", "@1000")
    assert after.over
    assert (after.sets(1), after.ranking[0]) == (3, [1])
    assert NoEffect(Seat(0), 0, Why.TAKEN) not in after.events
    assert len(after.what(Took)) == 1
    assert_decided(after.notes, "pair", "5.5")


def test_mayhem_a_choice_that_is_open_when_the_game_ends_is_made_by_the_default() -> None:
    at = laid(
        "moose.* bear.w squirrel.b",
        "moose.b x2 moose.w x2; bear.w x2;",
        sets=[[], ["bear.b x3", "squirrel.b x3"], []],
    )
    after = at.do("1a@100", "2b@300", "@1000")
    assert after.over
    assert (after.sets(1), after.ranking) == (1, [[2], [1], [3]])
    assert after.discard == counted("")
