"""Rulings 4.3, rows 20 to 37: the trap, the last rounds, the end and the count."""

from __future__ import annotations

import ast
import itertools
import re
from dataclasses import replace
from pathlib import Path

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Seat
from moosekit.core.json_data import canonical
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Answer
from moosekit.games.moose_in_the_house.cards import cards
from moosekit.games.moose_in_the_house.events import CardDrawn, PileEmpty
from moosekit.games.moose_in_the_house.setup import (
    PLAYERS,
    DoorsCounted,
    SecondTie,
    Setup,
    Start,
    Trap,
    YesNo,
    standard,
)
from moosekit.games.moose_in_the_house.state import Attack
from tests.games.moose_in_the_house.playing import GAME, Table, played
from tests.games.moose_in_the_house.told import table, those
from tests.traceability import assert_decided

HERE = Path(__file__).parent
TRAPPED = "HC; HC kit; HC kit"


def test_house_20() -> None:
    """A trap uses the attacker's turn up; next is the attacker's left neighbour, whoever played the trap."""
    hands = "M.kit R.bath R.bed M.liv D; M.bath R.liv R.kit D; T R.bed M.liv D"
    after = table(TRAPPED, hands).do("M.kit>3 kit", "trap")
    assert_decided(after.notes, "after-attack", "6.6")
    assert after.asked == 2
    free = table(TRAPPED, hands).do("M.kit>2 kit", "no trap")
    assert free.asked == 2


def test_house_21() -> None:
    """Two traps in hand: one per attack."""
    after = table(TRAPPED, "M.kit R.bath R.bed M.liv D; M.bath R.liv R.kit D; T x2 R.bed D").do("M.kit>3 kit", "trap")
    assert_decided(after.notes, "trap", "6.4")
    assert after.hand(3).count(cards("T")[0]) == 1
    assert after.state.discard == cards("M.kit T")


def test_house_22() -> None:
    """A trap against the house card or an empty room: no, nobody is asked."""
    at = table("HC; -; HC", "HC R.bath R.bed M.liv D; T R.liv R.kit D; R.bath R.bed D M.bed")
    for move in ("HC>2", "R.bath>2"):
        after = at.do(move)
        assert after.state.attack is None
        assert after.asked == 2
        assert after.codes("trap") == ["no-attack"]
        assert_decided(after.refused("trap"), "trap-only", "6.1")


def test_house_23() -> None:
    """The same room may be attacked again after a trap, by anyone on a later turn."""
    hands = "M.kit R.bath R.bed M.liv D; M.kit R.liv R.kit D; T R.bed M.liv D"
    after = table(TRAPPED, hands, deck="R.bath R.bath …").do("M.kit>3 kit", "trap", "M.kit>3 kit", "no trap")
    assert after.house(3) == "HC kit+M"


@pytest.mark.parametrize("trap", list(Trap))
def test_house_24(trap: Trap) -> None:
    """May the defender decline to use the trap? No; with the switch, yes. Everybody attacked sees the same prompt."""
    setup = replace(Setup(3), trap=trap)
    hands = "M.kit R.bath R.bed M.liv D; M.bath R.liv R.kit D; {} R.bed M.liv D"
    held, bare = (table(TRAPPED, hands.format(card), setup=setup).do("M.kit>3 kit") for card in ("T", "M.bed"))
    if trap is Trap.MUST:
        assert held.options == ["trap"]
        assert_decided(held.refused("no trap"), "trap-must", "6.3")
    else:
        assert held.options == ["trap", "no trap"]
        assert held.do("no trap").house(3) == "HC kit+M"
        assert_decided(held.do("no trap").notes, "trap-must", "6.3")
    assert bare.options == ["no trap"]
    assert_decided(bare.refused("trap"), "trap-only", "6.1")
    assert_decided(held.notes, "trap-asked", "6.2")
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        views = [canonical(GAME.view(one.state, viewer)) for one in (held, bare)]
        assert views[0] == views[1]
        assert GAME.explain(held.state, Seat(2), held.state.options.actions[0], viewer) != ()


def test_house_24_a_refused_answer_is_told_to_its_own_seat_only() -> None:
    hands = "M.kit R.bath R.bed M.liv D; M.bath R.liv R.kit D; T R.bed M.liv D"
    held = table(TRAPPED, hands).do("M.kit>3 kit")
    told = held.refused("no trap")
    action = Answer.NO_TRAP
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        assert GAME.explain(held.state, Seat(2), action, viewer) == ()
    assert GAME.explain(held.state, Seat(2), action, Seat(2)) == told == GAME.check(held.state, Seat(2), action)


def test_house_25() -> None:
    """A trap while the deck is empty: no draw; the defender simply has one card less."""
    after = table(TRAPPED, "M.kit R.bath; M.bath R.liv; T R.bed M.liv", deck="").do("M.kit>3 kit", "trap")
    assert_decided(after.notes, "trap-draw", "6.5")
    assert after.hand(3) == those("R.bed M.liv")
    assert not [event for event in after.events if isinstance(event, CardDrawn)]


def test_house_26() -> None:
    """The trap's draw takes the last card of the deck: the final phase begins with the next turn."""
    hands = "M.kit R.bath R.bed M.liv D; M.bath R.liv R.kit D; T R.bed M.liv D"
    after = table(TRAPPED, hands, deck="R.liv").do("M.kit>3 kit", "trap")
    assert PileEmpty() in after.events
    assert after.hand(3) == those("R.bed M.liv D R.liv")
    assert after.hand(2) == those("M.bath R.liv R.kit D")
    assert after.asked == 2


def test_house_27() -> None:
    """You draw the last card and cannot play: you pass; discarding is for the time with a deck."""
    at = table("HC; HC kit kit kit", "M.bath M.bed T R.bed; R.kit R.liv M.bed T", deck="R.bath", draw=True)
    assert at.options == ["pass"]
    assert at.codes("discard T") == ["discard-without-pile"]
    assert_decided(at.refused("discard T"), "no-pile", "8.1")


def test_house_28() -> None:
    """Final phase: pass once, play later: yes, the table may have changed."""
    passed = table("HC; HC kit", "M.bed; R.bed R.kit", 1, "").do("pass")
    assert_decided(passed.notes, "pass", "8.2")
    assert table("HC; HC; HC", "M.bed; R.kit; R.bed", 1, "").do("pass", "R.kit>1", "R.bed>2").options == ["M.bed>2 bed"]


def test_house_29() -> None:
    """The end: no hand contains a playable card, where traps do not count, or all hands are empty."""
    stuck = table("HC kit+M; HC", "M.bed T; R.kit T", 2, "").do("R.kit>1")
    assert_decided(stuck.notes, "end", "8.4")
    assert stuck.over
    assert stuck.hand(1) == those("M.bed T")
    empty = table("HC kit+M; HC", "; R.kit", 2, "").do("R.kit>1")
    assert empty.over
    assert empty.hand(2) == ()
    goes_on = table("HC kit+M; HC", "D; R.kit T", 2, "").do("R.kit>1")
    assert not goes_on.over
    assert goes_on.options == ["D>kit2"]


def test_house_30() -> None:
    """Traps and doors left in hand count nothing."""
    after = table("HC; HC", "T x2; R.kit D x2", 2, "").do("R.kit>1")
    assert_decided(after.notes, "count", "9.1")
    assert after.moose == (0, 0)


def test_house_31() -> None:
    """Moose left in hand: one penalty each."""
    after = table("HC liv+M; HC", "M.kit; R.bath M.bed x2 M.liv", 2, "").do("R.bath>1")
    assert_decided(after.notes, "count", "9.1")
    assert after.moose == (2, 3)
    assert after.winners == (1,)


def test_house_32() -> None:
    """The house card in front of you is no penalty, nor one left in hand; the switch counts those in hand."""
    houses, hands = "- ; HC", "HC x2; R.bath"
    after = table(houses, hands, 2, "").do("R.bath>1")
    assert_decided(after.notes, "count-house-cards", "9.2")
    assert after.moose == (0, 0)
    counted = table(houses, hands, 2, "", setup=replace(Setup(2), count_house_cards=YesNo.YES)).do("R.bath>1")
    assert_decided(counted.notes, "count-house-cards", "9.2")
    assert counted.moose == (2, 0)
    assert counted.winners == (2,)


def test_house_33() -> None:
    """A tie: more doors in the house; with the switch, those in hand too."""
    houses, hands = "HC kit+M bed+D; HC kit+M", "; R.bath D x2"
    after = table(houses, hands, 2, "").do("R.bath>1")
    assert_decided(after.notes, "tie-doors", "9.4")
    assert after.winners == (1,)
    both = replace(Setup(2), doors_counted=DoorsCounted.HOUSE_AND_HAND)
    other = table(houses, hands, 2, "", setup=both).do("R.bath>1")
    assert_decided(other.notes, "tie-doors", "9.4")
    assert other.winners == (2,)


def test_house_34() -> None:
    """A tie in doors, too: a shared win; with the switch, fewer cards in hand are better."""
    houses, hands = "HC kit+M; HC kit+M", "; R.bath D"
    after = table(houses, hands, 2, "").do("R.bath>1")
    assert_decided(after.notes, "second-tie", "9.5")
    assert after.winners == (1, 2)
    fewer = replace(Setup(2), second_tie=SecondTie.FEWER_CARDS)
    other = table(houses, hands, 2, "", setup=fewer).do("R.bath>1")
    assert_decided(other.notes, "second-tie", "9.5")
    assert other.winners == (1,)
    still = table(houses, "T; R.bath D", 2, "", setup=fewer).do("R.bath>1")
    assert still.winners == (1, 2)


def test_house_35() -> None:
    """Two players: each always targets the other; whole games end."""
    for seed in range(10):
        session = played(standard(2), Seeded(seed), Stream.seeded(seed))
        assert session.state.outcome is not None
        assert all(attack.attacker != attack.target for attack in attacks(session))


def attacks(session: Table) -> list[Attack]:
    """Every moose on its way in a session."""
    states = [session.state_at(position) for position in range(session.length + 1)]
    return [state.attack for state in states if state.attack is not None]


def test_house_36() -> None:
    """Nobody ever gets a house card: no moose can be placed, moose in hands still count."""
    at = table("- kit; - bath", "M.bath; M.kit R.liv", 2, "")
    assert at.codes("M.kit>1 kit") == ["moose-before-card"]
    assert_decided(at.refused("M.kit>1 kit"), "before-house-card", "4.5")
    after = at.do("R.liv>1")
    assert after.over
    assert after.moose == (1, 1)


def test_house_37() -> None:
    """Hand size between turns: four while the deck lasts; five after drawing."""
    for seed, players in enumerate(PLAYERS):
        session = played(standard(players), Seeded(seed), Stream.seeded(seed))
        for position in range(session.length + 1):
            state = session.state_at(position)
            if state.deck and state.attack is None:
                sizes = [len(hand) for hand in state.hands]
                assert sizes == [5 if seat == state.turn else 4 for seat in range(players)]


@pytest.mark.parametrize("start", list(Start))
@pytest.mark.parametrize("named", [None, Seat(2), Seat(3)])
def test_who_begins(start: Start, named: Seat | None) -> None:
    """Rulings 4.1 and 4.2: who last saw a moose, or the dealer's left neighbour; by chance where nobody is named."""
    setup = Setup(4, named=named, start=start)
    notes = [note for trace in GAME.explain_start(setup, Seeded(1), OPEN) for note in trace.notes]
    assert_decided(notes, "start", "2.2")
    first = GAME.start(setup, Seeded(1)).state.match.first
    said_of_a_moose = any(note.code == "house.last-saw" for note in notes)
    assert said_of_a_moose == (start is Start.LAST_SAW and named is not None)
    if named is None:
        assert_decided(notes, "start-by-chance", "2.3")
        assert {GAME.start(setup, Seeded(seed)).state.match.first for seed in range(40)} == {0, 1, 2, 3}
    else:
        assert first == (named if start is Start.LAST_SAW else (named + 1) % 4)


def test_the_beginning_is_explained() -> None:
    """Four cards each, and the first turn draws (clauses 2.1 and 3.1)."""
    notes = [note for trace in GAME.explain_start(Setup(3), Seeded(1), OPEN) for note in trace.notes]
    assert_decided(notes, "deal", "2.1")
    assert_decided(notes, "draw-first", "3.1")
    state = GAME.start(Setup(3), Seeded(1)).state
    assert [len(hand) for hand in state.hands].count(4) == 2
    assert len(state.deck) == 58 - 13


def test_only_the_seat_that_is_asked_acts() -> None:
    """One action, clockwise (clause 3.2)."""
    at = table("HC; HC kit", "R.bath M.bed R.bed T M.bath; R.bath T R.liv M.bath")
    assert_decided(at.refused("R.bath>1", 2), "one-action", "3.2")
    assert at.codes("R.bath>1", 2) == ["not-yours"]
    assert at.codes("R.kit>2") == ["not-in-hand"]


def test_the_discard_pile_stays() -> None:
    """Nothing comes back from the discard pile (clause 3.5): a whole game draws every card of the deck once."""
    session = played(standard(5), Seeded(3), Stream.seeded(3))
    drawn = [event for event in session.events(OPEN) if isinstance(event, CardDrawn)]
    assert len(drawn) == 58 - 20
    piles = [session.state_at(position).discard for position in range(session.length + 1)]
    assert all(later[: len(pile)] == pile for pile, later in itertools.pairwise(piles))


def test_every_situation_has_its_test() -> None:
    """37 rows, each by its number in the name of a test."""
    names = [name for module in sorted(HERE.glob("test_house*.py")) for name in functions(module)]
    found = {int(match[1]) for name in names if (match := re.match(r"test_house_(\d+)", name))}
    assert found == set(range(1, 38))


def functions(module: Path) -> list[str]:
    return [
        node.name for node in ast.parse(module.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)
    ]
