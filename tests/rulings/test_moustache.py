"""Rulings 1.7, the situations that a single trick, or a hand and the cards on the table, can show."""

from __future__ import annotations

import pytest

from moosekit.cards.card import codes
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache import Trick
from moosekit.games.moustache.cards import ANIMALS
from tests.rulings.tricks import decided, how, playable, refused
from tests.traceability import assert_decided


def test_moustache_1() -> None:
    """Green is led; blue 0 of a player who cannot follow wins: the lead only limits what may be played."""
    told = decided("G5 G9 B0 G10", winner=3, taken="G5 G9 B0 G10")
    assert_decided(told, "void", "4.4")
    assert_decided(told, "strongest", "5.2")


def test_moustache_2() -> None:
    """Blue is led; green 10 of a player without blue cannot win."""
    assert_decided(decided("B4 G10 B1", winner=1, taken="B4 G10 B1"), "strongest", "5.2")


def test_moustache_3() -> None:
    """A joker may be played by a hand that holds the lead colour."""
    assert playable("P5", "P3 B9 pigeon") == "P3 pigeon"
    trick = Trick.parse("P5 pigeon P9", hands=["P5", "P3 pigeon", "P9"])
    assert_decided([note for trace in trick.explain() for note in trace.notes], "joker-any-time", "4.5")


def test_moustache_4() -> None:
    """The only card of the lead colour may be kept by playing a joker; later tricks must be followed all the same."""
    assert playable("P5", "P3 B9 pigeon") == "P3 pigeon"
    assert playable("P7", "P3 B9") == "P3"
    assert_decided(refused("P7", "P3 B9", "B9"), "follow-suit", "4.3")


def test_moustache_5() -> None:
    """A joker is led: the next animal card sets the colour."""
    assert playable("pigeon", "P3 B9") == "P3 B9"
    assert playable("pigeon P4", "P3 B9") == "P3"
    assert_decided(decided("pigeon P4 P9 B1", winner=4, taken=""), "joker-led", "4.6")


def test_moustache_6() -> None:
    """Two jokers in a row: the first animal card sets the colour."""
    assert playable("pigeon unicorn", "P3 B9") == "P3 B9"
    assert playable("pigeon unicorn P4", "P3 B9") == "P3"
    told = decided("monkey=B1 unicorn P4 P9 B1", winner=2, taken="P4 P9")
    assert [note.code for note in told[:3]] == ["play.joker-leads", "play.joker", "play.sets-lead"]
    assert_decided(told, "joker-led", "4.6")


def test_moustache_7() -> None:
    """A joker is led with new lead revealed: as above, and from then on new lead works as usual."""
    assert playable("pigeon P4", "P3 B7", "new-lead") == "P3"
    assert playable("pigeon P4 B9", "P3 B7", "new-lead") == "B7"
    told = decided("pigeon P4 B9 B3", "new-lead", winner=3, taken="")
    assert_decided(told, "joker-led", "4.6")
    assert_decided(told, "new-lead", "8.5")


def test_moustache_8() -> None:
    """The current lead is followed; without it anything may be played, and that colour becomes the lead."""
    assert playable("P5 B9", "P3 B7", "new-lead") == "B7"
    assert playable("P5 B9", "P3 O4", "new-lead") == "P3 O4"
    assert playable("P5 B9 O4", "P3 O8", "new-lead") == "O8"
    assert_decided(refused("P5 B9", "P3 B7", "P3", "new-lead"), "follow-suit", "4.3")


def test_moustache_9() -> None:
    """A joker of a player who cannot follow leaves the lead as it is."""
    assert playable("P5 pigeon", "P3 B7", "new-lead") == "P3"
    told = decided("P5 pigeon P3", "new-lead", winner=1, taken="")
    assert (told[1].before, told[1].after) == ("pink", "pink")


def test_moustache_10() -> None:
    """The 2 of green against the 10 of blue: the 2 wins."""
    assert_decided(decided("B10 G2 O4", "twos-win", winner=2, taken="B10 G2 O4"), "twos-win", "8.1")


def test_moustache_11() -> None:
    """Two 2s: the one of the colour that is strongest in the reversed order."""
    told = decided("B2 G2 O9", "twos-win,reversed", winner=2, taken="B2 G2 O9")
    assert_decided(told, "reversed", "8.3")


def test_moustache_12() -> None:
    """The same value three times, or two pairs at once: all of them vanish."""
    told = decided("P4 O4 B4 G1", "twins-vanish", winner=4, taken="G1")
    assert_decided(told, "twins-vanish", "8.2")
    decided("P4 O4 B7 G7 O1", "twins-vanish", winner=5, taken="O1")


def test_moustache_13() -> None:
    """Everything vanishes: nobody gets cards, the same player leads again."""
    told = decided("P4 O4 G7 B7", "twins-vanish", winner=None, taken="")
    assert {note.code for note in told if note.ref.rule == "nobody"} == {"trick.nobody", "trick.leads-again"}
    assert_decided(told, "nobody", "5.6")


def test_moustache_14() -> None:
    """The only survivor is a weak green card: it wins, and only itself is taken."""
    assert_decided(decided("P4 O4 G0", "twins-vanish", winner=3, taken="G0"), "takes", "5.4")


def test_moustache_15() -> None:
    """Only a pigeon or a monkey is left: no winner, the same leader."""
    assert_decided(decided("P7 O7 pigeon", "twins-vanish", winner=None, taken=""), "nobody", "5.6")
    assert_decided(decided("P7 O7 monkey", "twins-vanish", winner=None, taken=""), "nobody", "5.6")


def test_moustache_16() -> None:
    """A 3 is there, but a single card of a stronger colour was thrown in: that card wins."""
    assert_decided(decided("O3 O9 O5 B10", "threes-low", winner=4, taken="O3 O9 O5 B10"), "threes-low", "8.4")


def test_moustache_17() -> None:
    """The 3 itself is the lowest of the strongest colour: it wins."""
    assert_decided(decided("O5 O9 O3 G1", "threes-low", winner=3, taken="O5 O9 O3 G1"), "threes-low", "8.4")


def test_moustache_18() -> None:
    """A 0 of a weak colour does not win."""
    assert_decided(decided("P3 O9 G0 O5", "threes-low", winner=4, taken="P3 O9 G0 O5"), "threes-low", "8.4")


def test_moustache_19() -> None:
    """Twos and threes both met: the later card in the row decides (default)."""
    told = decided("O5 O9 O3 G2", "twos-win,threes-low", winner=3, taken="O5 O9 O3 G2")
    assert_decided(told, "threes-low", "8.4")
    told = decided("O5 O9 O3 G2", "threes-low,twos-win", winner=4, taken="O5 O9 O3 G2")
    assert_decided(told, "twos-win", "8.1")


def test_moustache_20() -> None:
    """Threes left of twins, and the 3s are twins: they are gone before threes looks; strict row differs."""
    told = decided("P3 O3 B9 B5", "threes-low,twins-vanish", winner=3, taken="B9 B5")
    assert how(told, "threes-low") == "row.idle"
    assert_decided(told, "twins-vanish", "8.2")
    decided("P3 O3 B9 B5", "threes-low,twins-vanish", winner=4, taken="B9 B5", reading="strict-row")


def test_moustache_21() -> None:
    """Unicorn and a 2: the unicorn."""
    assert_decided(decided("G2 unicorn B9", "twos-win", winner=2, taken="G2 B9"), "unicorn", "9.3")


def test_moustache_22() -> None:
    """Pigeon played: the player who would have won leads next."""
    told = decided("P4 pigeon B9 G1", winner=3, taken="")
    assert_decided(told, "leads-next", "5.5")
    assert_decided(told, "pigeon", "9.2")


def test_moustache_23() -> None:
    """The monkey's seat is asked whenever a card is there to take and no pigeon lies in the trick."""
    assert Trick.parse("P4 monkey B9").resolve().asks
    assert not Trick.parse("P4 monkey B9 pigeon").resolve().asks
    assert not Trick.parse("P7 monkey O7", row="twins-vanish").resolve().asks


def test_moustache_24() -> None:
    """The monkey may take the crown card."""
    assert_decided(decided("G0 monkey=G0 B9", winner=3, taken="B9"), "monkey", "9.4")


def test_moustache_25() -> None:
    """A won joker counts for nothing: it is not among the animal cards taken, and no rule card sees it."""
    told = decided("P4 unicorn monkey=G1 B9 G1", "twos-win,twins-vanish,threes-low", winner=2, taken="P4 B9")
    assert {how(told, rule) for rule in ("twos-win", "twins-vanish", "threes-low")} == {"row.idle"}


def test_moustache_36() -> None:
    """Two cards of the same colour and value cannot occur."""
    assert len({(one.colour, one.value) for one in ANIMALS}) == len(ANIMALS) == len(set(codes(ANIMALS)))
    with pytest.raises(BadSetup, match="'B9' is there twice"):
        Trick.parse("B9 G1 B9")
