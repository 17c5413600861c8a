"""The worked positions H1 to H23, by their ids; written from the page, not from what the code does."""

from __future__ import annotations

from dataclasses import replace

from moosekit.core.ids import SPECTATOR, Seat
from moosekit.core.json_data import canonical
from moosekit.games.moose_in_the_house.cards import cards
from moosekit.games.moose_in_the_house.setup import DoorsCounted, Setup, YesNo
from tests.games.moose_in_the_house.playing import GAME
from tests.games.moose_in_the_house.told import table, those
from tests.traceability import assert_decided


def test_h1_a_room_may_come_before_the_house_card() -> None:
    at = table("-; - kit bath", "R.kit R.bath M.kit T D; R.bed R.liv M.bed HC")
    assert_decided(at.refused("M.kit>S2 kit"), "before-house-card", "4.5")
    assert_decided(at.refused("R.kit>S1"), "rooms-to-others", "4.1")
    assert_decided(at.refused("T"), "trap-only", "6.1")
    after = at.do("R.kit>S2")
    assert_decided(after.notes, "three-open", "4.2")
    assert after.house(2) == "- kit bath kit"
    assert after.hand(1) == those("R.bath M.kit T D")
    assert after.asked == 2
    assert len(after.hand(2)) == 5


def test_h3_a_moose_moves_in() -> None:
    at = table("-; HC kit kit bed", "M.kit M.bath R.liv T D; HC R.bath R.kit M.liv")
    assert at.codes("M.bath>S2 kit1") == ["other-room"]
    assert at.codes("M.bath>S2") == ["no-such-room"]
    asked = at.do("M.kit>S2 kit2")
    assert_decided(asked.notes, "moose", "5.1")
    assert asked.asked == 2
    assert asked.options == ["no trap"]
    with_trap = table("-; HC kit kit bed", "M.kit M.bath R.liv T D; HC R.bath R.kit T").do("M.kit>S2 kit2")
    assert with_trap.options == ["trap"]
    for viewer in (Seat(0), SPECTATOR):  # the prompt is the same as if it held a trap
        views = [canonical(GAME.view(one.state, viewer)) for one in (asked, with_trap)]
        assert views[0] == views[1]
    after = asked.do("no trap")
    assert_decided(after.notes, "trap-must", "6.3")
    assert after.house(2) == "HC kit kit+M bed"
    assert after.hand(1) == those("M.bath R.liv T D")
    assert after.asked == 2
    assert len(after.hand(2)) == 5


def test_h5_giving_the_house_card() -> None:
    at = table("-; -; HC kit", "HC x2 R.bed M.bath T; HC R.kit R.liv D; R.bath M.liv M.bed D")
    assert at.codes("HC>S3") == ["has-house-card"]
    assert_decided(at.refused("HC>S3"), "house-card", "4.4")
    assert at.codes("HC>S1") == ["to-others"]
    after = at.do("HC>S2")
    assert_decided(after.notes, "house-card", "4.4")
    assert after.house(2) == "HC"
    assert after.hand(1) == those("HC R.bed M.bath T")
    assert after.asked == 2
    assert set(after.hand(2)) >= set(cards("HC R.kit R.liv D"))
    assert len(after.hand(2)) == 5
    assert "HC>1" in after.options


def test_h7_the_last_player_gets_the_house_card_short_deck() -> None:
    at = table("HC; HC; -", "HC x2 M.liv R.bed; HC M.kit R.bath D T; HC R.kit R.liv M.bed", 2, "HC R.bath")
    before = len(at.state.discard)
    after = at.do("HC>S3")
    assert_decided(after.notes, "all-have-one", "7.1")
    assert_decided(after.notes, "late-house-card", "7.3")
    assert_decided(after.notes, "short", "7.4")
    assert after.hand(2) == those("M.kit R.bath D T")
    assert after.hand(3) == those("R.kit R.liv M.bed R.bath")
    assert after.hand(1) == those("M.liv R.bed")
    assert after.state.deck == ()
    assert after.state.discard[before:] == cards("HC x4")
    assert after.asked == 3


def test_h9_doors() -> None:
    at = table("HC kit bed+M liv+D; HC bath", "D T M.kit M.bed R.kit; M.kit R.liv R.bed D")
    assert at.codes("D>S2 bath") == ["own-door"]
    assert_decided(at.refused("D>bed"), "one-moose", "5.2")
    assert at.codes("D>bed") == ["room-full"]
    assert at.codes("D>liv") == ["room-shut"]
    after = at.do("D>kit")
    assert_decided(after.notes, "door", "5.3")
    assert after.house(1) == "HC kit+D bed+M liv+D"
    assert after.hand(1) == those("T M.kit M.bed R.kit")
    assert after.asked == 2
    assert len(after.hand(2)) == 5
    assert [move for move in after.options if move.startswith("M.kit")] == []
    assert after.codes("M.kit>S1 kit") == ["room-shut"]


def test_h11_trap_must() -> None:
    at = table(
        "HC; HC bath; HC kit",
        "M.kit R.bath R.bed M.liv D; M.kit R.liv R.kit D; T R.bed M.liv D",
        deck="R.bath R.kit …",
    )
    asked = at.do("M.kit>S3 kit")
    assert asked.asked == 3
    assert asked.codes("no trap") == ["trap-held"]
    assert_decided(asked.refused("no trap"), "trap-must", "6.3")
    trapped = asked.do("T")
    assert_decided(trapped.notes, "trap", "6.4")
    assert_decided(trapped.notes, "trap-draw", "6.5")
    assert_decided(trapped.notes, "after-attack", "6.6")
    assert trapped.state.discard[-2:] == cards("M.kit T")
    assert trapped.house(3) == "HC kit"
    assert trapped.hand(3) == those("R.bed M.liv D R.bath")
    assert trapped.hand(1) == those("R.bath R.bed M.liv D")
    assert trapped.asked == 2
    assert trapped.hand(2) == those("M.kit R.liv R.kit D R.kit")
    after = trapped.do("M.kit>S3 kit", "no trap")
    assert after.house(3) == "HC kit+M"
    assert after.asked == 3


def test_h13_trap_with_an_empty_deck_two_traps_in_hand() -> None:
    at = table("HC; HC liv; HC", "M.liv; T x2 M.kit; M.liv R.bed", 3, "")
    first = at.do("M.liv>S2 liv", "T")
    assert_decided(first.notes, "trap-draw", "6.5")
    assert first.state.discard[-2:] == cards("M.liv T")
    assert first.hand(2) == those("T M.kit")
    assert first.house(2) == "HC liv"
    assert first.asked == 1
    second = first.do("M.liv>S2 liv", "T")
    assert second.state.discard[-2:] == cards("M.liv T")
    assert second.hand(2) == those("M.kit")
    assert second.hand(1) == ()
    assert second.asked == 2
    assert second.options == ["pass"]
    after = second.do("pass")
    assert after.asked == 3
    assert after.hand(3) == those("R.bed")


def test_h15_discard_only_when_stuck() -> None:
    hands = "M.bed M.bath T R.liv D; R.bath M.kit R.bed D"
    at = table("HC; HC kit kit kit", hands)
    assert at.codes("pass") == ["pass-with-pile"]
    assert_decided(at.refused("pass"), "pass", "8.2")
    assert sorted(at.options) == sorted(f"discard {code}" for code in ("M.bed", "M.bath", "T", "R.liv", "D"))
    after = at.do("discard T")
    assert_decided(after.notes, "nothing-fits", "3.4")
    assert after.state.discard[-1:] == cards("T")
    assert after.hand(1) == those("M.bed M.bath R.liv D")
    assert after.asked == 2
    assert len(after.hand(2)) == 5
    variant = table("HC; HC kit kit kit", hands.replace("M.bath", "M.kit"))
    for code in ("M.bed", "M.kit", "T", "R.liv", "D"):
        assert variant.codes(f"discard {code}") == ["must-play"]
    assert variant.options == ["M.kit>2 kit1", "M.kit>2 kit2", "M.kit>2 kit3"]


def test_h17_passing_is_not_final() -> None:
    at = table("HC liv+M; HC bath+M kit+D; HC kit+M", "M.bed; R.bed;", 1, "")
    assert at.codes("discard M.bed") == ["discard-without-pile"]
    assert_decided(at.refused("discard M.bed"), "no-pile", "8.1")
    passed = at.do("pass")
    assert_decided(passed.notes, "pass", "8.2")
    built = passed.do("R.bed>S3")
    assert built.house(3) == "HC kit+M bed"
    assert built.asked == 1
    assert_decided(built.notes, "no-cards", "8.3")
    after = built.do("M.bed>S3 bed", "no trap")
    assert after.house(3) == "HC kit+M bed+M"
    assert after.over
    assert_decided(after.notes, "end", "8.4")
    assert_decided(after.notes, "tie-doors", "9.4")
    assert after.moose == (1, 1, 2)
    assert after.winners == (2,)


def test_h19_drawing_the_last_card_and_being_stuck() -> None:
    at = table("HC; HC kit bath bed", "M.liv T D R.bed; M.kit M.bath R.kit D", 1, "R.liv", draw=True)
    assert at.hand(1) == those("M.liv T D R.bed R.liv")
    assert at.codes("discard M.liv") == ["discard-without-pile"]
    passed = at.do("pass")
    assert len(passed.hand(1)) == 5
    assert passed.asked == 2
    built = passed.do("R.kit>S1")
    assert len(passed.hand(2)) == 4
    assert built.house(1) == "HC kit"
    assert built.asked == 1
    assert len(built.hand(1)) == 5
    after = built.do("D>kit")
    assert after.house(1) == "HC kit+D"
    assert after.hand(1) == those("M.liv T R.bed R.liv")
    assert after.asked == 2


def test_h21_a_tie_broken_by_doors_on_the_table() -> None:
    houses, hands = "HC kit+M bed; HC kit+M bath+M liv+D bed+D", "D x2 M.liv T; T"
    after = table(houses, hands, 1, "").do("D>bed")
    assert after.house(1) == "HC kit+M bed+D"
    assert after.hand(1) == those("D M.liv T")
    assert after.over
    assert_decided(after.notes, "count", "9.1")
    assert_decided(after.notes, "tie-doors", "9.4")
    assert after.moose == (2, 2)
    assert after.winners == (2,)
    variant = replace(Setup(2), doors_counted=DoorsCounted.HOUSE_AND_HAND)
    shared = table(houses, hands, 1, "", setup=variant).do("D>bed")
    assert_decided(shared.notes, "second-tie", "9.5")
    assert shared.winners == (1, 2)


def test_h23_a_player_who_never_got_the_house_card() -> None:
    houses, hands = "HC kit+M; HC bed+M; - bath bath liv", "M.bath; M.liv T; HC R.kit"
    at = table(houses, hands, 3, "")
    assert at.codes("HC>S3") == ["to-others"]
    after = at.do("R.kit>S1")
    assert after.house(1) == "HC kit+M kit"
    assert after.over
    assert_decided(after.notes, "count-house-cards", "9.2")
    assert_decided(after.notes, "fewest", "9.3")
    assert after.moose == (2, 2, 0)
    assert after.winners == (3,)
    variant = replace(Setup(3), count_house_cards=YesNo.YES)
    counted = table(houses, hands, 3, "", setup=variant).do("R.kit>S1")
    assert counted.moose == (2, 2, 1)
    assert counted.winners == (3,)
