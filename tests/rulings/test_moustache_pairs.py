"""Rulings 1.6: black rule cards with one another, with jokers, and jokers with jokers, in single tricks."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.games.moustache import Trick
from moosekit.games.moustache.cards import card
from moosekit.games.moustache.events import TrickCollected
from tests.rulings.tricks import both, decided, how, playable, refused
from tests.traceability import assert_decided


def test_b1_b2() -> None:
    """Twins go first: two 2s cancel, a single 2 wins."""
    for row in both("twos-win", "twins-vanish"):
        told = decided("P2 B2 G5 O4", row, winner=4, taken="G5 O4")
        assert_decided(told, "twins-vanish", "8.2")
        assert_decided(told, "strongest", "5.2")
        assert how(told, "twos-win") == "row.idle"
        told = decided("P2 B9 G9 O4", row, winner=1, taken="P2 O4")
        assert_decided(told, "twos-win", "8.1")
        assert how(told, "twins-vanish") == "row.vanished"


def test_b1_b2_strict_row() -> None:
    """With the twos left, the stronger 2 is named, then both vanish; its seat takes what is left, if anything is."""
    told = decided("P2 B2 G5 O4", "twos-win,twins-vanish", winner=2, taken="G5 O4", reading="strict-row")
    assert_decided(told, "twos-win", "8.1")
    assert_decided(told, "takes", "5.4")
    told = decided("P2 B2 G5 O5", "twos-win,twins-vanish", winner=None, taken="", reading="strict-row")
    assert how(told, "twos-win") == "row.named"
    assert_decided(told, "nobody", "5.6")
    told = decided("P2 B2 G5 O4", "twins-vanish,twos-win", winner=4, taken="G5 O4", reading="strict-row")
    assert how(told, "twos-win") == "row.idle"


def test_b1_b3() -> None:
    """Several 2s: the strongest colour by the reversed order."""
    for row in both("twos-win", "reversed"):
        told = decided("B2 G2 O10 P10", row, winner=2, taken="B2 G2 O10 P10")
        assert_decided(told, "reversed", "8.3")
        assert_decided(told, "twos-win", "8.1")


def test_b1_b4() -> None:
    """A 2 and a 3: the last word is the right card's, the first word the left one's; strict row is as last word."""
    cards = "O5 O9 O3 G2"
    told = decided(cards, "twos-win,threes-low", winner=3, taken=cards)
    assert_decided(told, "threes-low", "8.4")
    assert how(told, "threes-low") == "row.named-instead"
    told = decided(cards, "twos-win,threes-low", winner=4, taken=cards, reading="first-word")
    assert_decided(told, "twos-win", "8.1")
    assert how(told, "threes-low") == "row.kept"
    told = decided(cards, "threes-low,twos-win", winner=4, taken=cards)
    assert how(told, "twos-win") == "row.named-instead"
    told = decided(cards, "threes-low,twos-win", winner=3, taken=cards, reading="first-word")
    assert how(told, "twos-win") == "row.kept"
    decided(cards, "twos-win,threes-low", winner=3, taken=cards, reading="strict-row")
    decided(cards, "threes-low,twos-win", winner=4, taken=cards, reading="strict-row")


def test_b1_b5() -> None:
    """A 2 played off suit wins and also becomes the lead for later players."""
    for row in both("twos-win", "new-lead"):
        told = decided("B9 G2 G5 B4", row, winner=2, taken="B9 G2 G5 B4")
        assert_decided(told, "new-lead", "8.5")
        assert_decided(told, "follow-suit", "4.3")
        assert_decided(told, "twos-win", "8.1")
        assert playable("B9 G2", "B3 G7", row) == "G7"


def test_b2_b3() -> None:
    """Twins go; survivors are compared in the reversed order."""
    for row in both("twins-vanish", "reversed"):
        told = decided("P4 B4 O9 G1", row, winner=4, taken="O9 G1")
        assert_decided(told, "twins-vanish", "8.2")
        assert_decided(told, "reversed", "8.3")
        assert_decided(told, "strongest", "5.2")


def test_b2_b4() -> None:
    """Several 3s vanish together and no longer count; a single 3 stays and works."""
    for row in both("twins-vanish", "threes-low"):
        told = decided("P3 O3 B9 B5", row, winner=3, taken="B9 B5")
        assert_decided(told, "twins-vanish", "8.2")
        assert how(told, "threes-low") == "row.idle"
        told = decided("O3 B9 G9 O5", row, winner=1, taken="O3 O5")
        assert_decided(told, "threes-low", "8.4")


def test_b2_b4_strict_row() -> None:
    """With the threes left they are seen first; then twins vanish, even if the named card does."""
    row = "threes-low,twins-vanish"
    told = decided("P3 O3 B9 B5", row, winner=4, taken="B9 B5", reading="strict-row")
    assert_decided(told, "threes-low", "8.4")
    assert how(told, "twins-vanish") == "row.vanished"
    decided("O3 O8 P3 G7", row, winner=1, taken="O8 G7", reading="strict-row")
    decided("P3 O3 B9 B5", "twins-vanish,threes-low", winner=3, taken="B9 B5", reading="strict-row")


def test_b2_b5() -> None:
    """A card that later vanishes has still changed the lead while cards were being played."""
    for row in both("twins-vanish", "new-lead"):
        told = decided("B9 G4 G7 P4", row, winner=1, taken="B9 G7")
        assert [note.code for note in told[:4]] == ["play.leads", "play.new-lead", "play.follows", "play.new-lead"]
        assert_decided(told, "new-lead", "8.5")
        assert_decided(told, "twins-vanish", "8.2")


def test_b3_b4() -> None:
    """With a 3 played, the lowest card of the strongest colour by the reversed order."""
    for row in both("reversed", "threes-low"):
        told = decided("G3 G0 B9 O3", row, winner=2, taken="G3 G0 B9 O3")
        assert_decided(told, "reversed", "8.3")
        assert_decided(told, "threes-low", "8.4")


def test_b3_b5() -> None:
    """Independent: who wins, and what must be followed."""
    for row in both("reversed", "new-lead"):
        told = decided("B9 G4 G7 P4", row, winner=3, taken="B9 G4 G7 P4")
        assert_decided(told, "reversed", "8.3")
        assert_decided(told, "new-lead", "8.5")
        assert playable("B9 G4", "B3 G7", row) == playable("B9 G4", "B3 G7", "new-lead") == "G7"
    decided("B9 G4 G7 P4", "reversed", winner=3, taken="B9 G4 G7 P4")


def test_b4_b5() -> None:
    """Independent."""
    for row in both("threes-low", "new-lead"):
        told = decided("B9 G3 G7 B4", row, winner=4, taken="B9 G3 G7 B4")
        assert_decided(told, "threes-low", "8.4")
        assert_decided(told, "new-lead", "8.5")
        assert playable("B9 G3", "B3 G8", row) == playable("B9 G3", "B3 G8", "new-lead") == "G8"
    decided("B9 G3 G7 B4", "threes-low", winner=4, taken="B9 G3 G7 B4")


def test_b1_j1() -> None:
    """The 2's player wins and leads; all cards are discarded."""
    told = decided("P8 pigeon O9 G2 B1", "twos-win", winner=4, taken="")
    assert_decided(told, "twos-win", "8.1")
    assert_decided(told, "pigeon", "9.2")
    assert_decided(told, "leads-next", "5.5")


def test_b1_j2() -> None:
    """The unicorn wins."""
    told = decided("P8 G2 unicorn O9 B1", "twos-win", winner=3, taken="P8 G2 O9 B1")
    assert_decided(told, "unicorn", "9.3")


def test_b1_j3() -> None:
    """The 2 wins; the monkey may take even the 2."""
    told = decided("P8 G2 monkey=G2 O9 B1", "twos-win", winner=2, taken="P8 O9 B1")
    assert_decided(told, "twos-win", "8.1")
    assert_decided(told, "monkey", "9.4")


def test_b2_j1() -> None:
    """Twins vanish, the pigeon discards the rest. All twins: no winner, the same leader again."""
    told = decided("P4 pigeon O4 G1", "twins-vanish", winner=4, taken="")
    assert_decided(told, "twins-vanish", "8.2")
    assert_decided(told, "pigeon", "9.2")
    told = decided("P7 O7 pigeon", "twins-vanish", winner=None, taken="")
    assert_decided(told, "nobody", "5.6")


def test_b2_j2() -> None:
    """Jokers are never twins; the unicorn wins what is left, possibly nothing, and leads."""
    told = decided("P4 unicorn O4 G1", "twins-vanish", winner=2, taken="G1")
    assert_decided(told, "twins-vanish", "8.2")
    assert_decided(told, "unicorn", "9.3")
    told = decided("P7 O7 unicorn", "twins-vanish", winner=3, taken="")
    assert how(told, "takes") == "trick.takes-nothing"
    assert_decided(told, "leads-next", "5.5")
    told = decided("P4 unicorn monkey O9 B8", "twins-vanish", winner=2, taken="P4 O9 B8")
    assert how(told, "twins-vanish") == "row.idle"


def test_b2_j3() -> None:
    """The monkey chooses among the cards that are left. Nothing left: it takes nothing, nobody wins."""
    assert codes(Trick.parse("P4 monkey O4 G1 B9", row="twins-vanish").monkey_choices) == ("G1", "B9")
    told = decided("P4 monkey=G1 O4 G1 B9", "twins-vanish", winner=5, taken="B9")
    assert_decided(told, "monkey", "9.4")
    told = decided("P7 O7 monkey", "twins-vanish", winner=None, taken="")
    assert how(told, "monkey") == "trick.monkey-nothing"


def test_b3_j1() -> None:
    told = decided("P8 G1 pigeon B9", "reversed", winner=2, taken="")
    assert_decided(told, "reversed", "8.3")
    assert_decided(told, "pigeon", "9.2")


def test_b3_j2() -> None:
    told = decided("P8 G1 unicorn B9", "reversed", winner=3, taken="P8 G1 B9")
    assert_decided(told, "reversed", "8.3")
    assert_decided(told, "unicorn", "9.3")


def test_b3_j3() -> None:
    told = decided("P8 G1 monkey=B9 B9", "reversed", winner=2, taken="P8 G1")
    assert_decided(told, "reversed", "8.3")
    assert_decided(told, "monkey", "9.4")


def test_b4_j1() -> None:
    """The lowest of the strongest colour wins and leads; all cards are discarded."""
    told = decided("O9 O4 pigeon G3", "threes-low", winner=2, taken="")
    assert_decided(told, "threes-low", "8.4")
    assert_decided(told, "pigeon", "9.2")
    assert_decided(told, "leads-next", "5.5")


def test_b4_j2() -> None:
    """The unicorn wins regardless."""
    told = decided("O9 O4 unicorn G3", "threes-low", winner=3, taken="O9 O4 G3")
    assert_decided(told, "unicorn", "9.3")


def test_b4_j3() -> None:
    """The monkey may take any card that is left, also the 3 or the winning card."""
    assert codes(Trick.parse("O9 O4 monkey G3", row="threes-low").monkey_choices) == ("O9", "O4", "G3")
    told = decided("O9 O4 monkey=G3 G3", "threes-low", winner=2, taken="O9 O4")
    assert_decided(told, "monkey", "9.4")
    decided("O9 O4 monkey=O4 G3", "threes-low", winner=2, taken="O9 G3")


def _never_the_lead(joker: str) -> None:
    """A joker has no colour, so it never becomes the lead, also when its player could not follow."""
    assert playable(f"B9 {joker}", "G1 B4", "new-lead") == "B4"
    assert_decided(refused(f"B9 {joker}", "G1 B4", "G1", "new-lead"), "follow-suit", "4.3")


def test_b5_j1() -> None:
    _never_the_lead("pigeon")
    told = decided("B9 pigeon B4 G1", "new-lead", winner=1, taken="")
    assert_decided(told, "joker-any-time", "4.5")


def test_b5_j2() -> None:
    _never_the_lead("unicorn")
    told = decided("B9 unicorn B4 G1", "new-lead", winner=2, taken="B9 B4 G1")
    assert_decided(told, "joker-any-time", "4.5")


def test_b5_j3() -> None:
    _never_the_lead("monkey")
    told = decided("B9 monkey=B9 B4 G1", "new-lead", winner=1, taken="B4 G1")
    assert_decided(told, "joker-any-time", "4.5")


def test_j1_j2() -> None:
    """The unicorn wins and leads next; all cards are discarded."""
    told = decided("P4 pigeon unicorn B9 G1", winner=3, taken="")
    assert_decided(told, "unicorn", "9.3")
    assert_decided(told, "pigeon", "9.2")
    assert_decided(told, "leads-next", "5.5")


def test_j1_j3() -> None:
    """Default: everything is discarded, the monkey gets nothing. Switch: the monkey first."""
    told = decided("P4 pigeon monkey B9 G1", winner=4, taken="")
    assert how(told, "monkey") == "trick.monkey-nothing"
    assert_decided(told, "pigeon-and-monkey", "9.5")
    told = decided("P4 pigeon monkey=B9 B9 G1", winner=4, taken="", pigeon_and_monkey="monkey-first")
    assert how(told, "monkey") == "trick.monkey"
    assert_decided(told, "pigeon-and-monkey", "9.5")
    told = decided("P4 pigeon monkey B9 G1", winner=4, taken="", monkey_takes="any-card")
    assert how(told, "monkey") == "trick.monkey-nothing"
    assert "monkey-takes" not in [note.ref.rule for note in told]


def test_j1_j3_a_stolen_pigeon_has_acted() -> None:
    """Both switches turned: the monkey may save the pigeon itself; everything else is discarded all the same."""
    text, first, takes = "P4 pigeon monkey=pigeon B9 G1", "monkey-first", "any-card"
    told = decided(text, winner=4, taken="", pigeon_and_monkey=first, monkey_takes=takes)
    assert_decided(told, "monkey-takes", "9.4")
    assert_decided(told, "pigeon", "9.2")
    collected = Trick.parse(text, pigeon_and_monkey=first, monkey_takes=takes).explain()[-1].event
    assert isinstance(collected, TrickCollected)
    assert not collected.jokers_won
    assert (collected.stolen, codes(collected.jokers), codes(collected.lost)) == (
        card("pigeon"),
        ("monkey",),
        ("P4", "B9", "G1"),
    )


def test_j2_j3() -> None:
    """The unicorn wins; the monkey takes one card for its team."""
    told = decided("P4 unicorn monkey=B9 B9 G1", winner=2, taken="P4 G1")
    assert_decided(told, "unicorn", "9.3")
    assert_decided(told, "monkey", "9.4")
    assert_decided(told, "monkey-takes", "9.4")


def test_j2_j3_what_the_monkey_may_take() -> None:
    """Default: an animal card that is left. Switch: another joker, too; never itself, and nothing that vanished."""
    trick, row = "P4 unicorn monkey P9 G4", "twins-vanish"
    assert codes(Trick.parse(trick, row=row).monkey_choices) == ("P9",)
    assert codes(Trick.parse(trick, row=row, monkey_takes="any-card").monkey_choices) == ("unicorn", "P9")
    told = decided("P4 unicorn monkey=unicorn P9 G4", row, winner=2, taken="P9", monkey_takes="any-card")
    assert how(told, "monkey") == "trick.monkey"
    assert how(told, "monkey-takes") == "trick.monkey-takes"
    assert [note.after for note in told if note.ref.rule == "monkey-takes"] == ["any-card"]
    alone = "P4 unicorn monkey G4 B4"
    assert how(decided(alone, row, winner=2, taken=""), "monkey") == "trick.monkey-nothing"
    assert codes(Trick.parse(alone, row=row, monkey_takes="any-card").monkey_choices) == ("unicorn",)


def test_the_monkey_switch_is_silent_where_it_decides_nothing() -> None:
    for trick in ("P4 monkey=P4 O4", "P4 unicorn O4", "P4 pigeon unicorn O4"):
        for takes in ("animal-card", "any-card"):
            notes = [note for trace in Trick.parse(trick, monkey_takes=takes).explain() for note in trace.notes]
            assert "monkey-takes" not in [note.ref.rule for note in notes]
