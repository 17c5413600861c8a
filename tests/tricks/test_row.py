"""The row: stages, readings, notes; and everything that a broken rule card can do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import pytest

from moosekit.core.facts import RuleRef, facts
from moosekit.core.ids import RuleId
from moosekit.core.trace import Journal, Note, Trace
from moosekit.tricks.row import BrokenRule, Reading, Row, decide
from moosekit.tricks.world import LeadRule, World
from tests.tricks.cards import BASE, ORDER, Round, plays, ref


@dataclass(frozen=True, slots=True)
class Rule:
    """The base of the rules of this test."""

    name: str

    @property
    def id(self) -> RuleId:
        return RuleId(self.name)

    @property
    def ref(self) -> RuleRef:
        return ref(self.name)


@dataclass(frozen=True, slots=True)
class Standing(Rule):
    """A standing rule."""

    change: Callable[[Any], Any]

    def world(self, world: World) -> World:
        return cast("World", self.change(world))


@dataclass(frozen=True, slots=True)
class Vanish(Rule):
    """A rule that takes cards out."""

    change: Callable[[Any], Any]

    def vanish(self, contest: Round) -> Round:
        return cast("Round", self.change(contest))


@dataclass(frozen=True, slots=True)
class Act(Rule):
    """A rule that may name a winner."""

    change: Callable[[Any], Any]

    def act(self, contest: Round) -> Round:
        return cast("Round", self.change(contest))


def value_wins(value: int) -> Callable[[Round], Round]:
    """The strongest card of a value is named."""

    def act(contest: Round) -> Round:
        place = contest.strongest(contest.with_value(value))
        return contest if place is None else contest.name(place)

    return act


def twins(contest: Round) -> Round:
    values = [contest.card(place).value for place in contest.left]
    return contest.without(tuple(p for p in contest.left if values.count(contest.card(p).value) > 1))


TWO, THREE, TWINS = Act("two", value_wins(2)), Act("three", value_wins(3)), Vanish("twins", twins)


def decided(codes: str, *rules: Rule, reading: Reading = Reading.LAST_WORD) -> tuple[int | None, tuple[int, ...]]:
    contest = decide(plays(codes), Row[Rule].of(rules, reading, BASE), Journal[str]())
    return contest.named, contest.left


def notes(codes: str, *rules: Rule, reading: Reading = Reading.LAST_WORD) -> tuple[Note, ...]:
    journal: Journal[str] = Journal(recording=True)
    decide(plays(codes), Row[Rule].of(rules, reading, BASE), journal)
    journal.emit("decided")
    ((event, found),) = [(trace.event, trace.notes) for trace in journal.traces]
    assert event == "decided"
    return found


LAST, FIRST, STRICT = Reading.LAST_WORD, Reading.FIRST_WORD, Reading.STRICT_ROW


@pytest.mark.parametrize(
    ("codes", "rules", "reading", "named", "left"),
    [
        ("w2 w3 r9", (TWO, THREE), LAST, 1, (0, 1, 2)),
        ("w2 w3 r9", (THREE, TWO), LAST, 0, (0, 1, 2)),
        ("w2 w3 r9", (TWO, THREE), FIRST, 0, (0, 1, 2)),
        ("w2 w3 r9", (THREE, TWO), FIRST, 1, (0, 1, 2)),
        ("w5 w3 r9", (TWO, THREE), FIRST, 1, (0, 1, 2)),
        ("w2 w3 r9", (TWO, THREE), STRICT, 1, (0, 1, 2)),
        ("w2 r2 w3", (TWO, TWINS), LAST, None, (2,)),
        ("w2 r2 w3", (TWO, TWINS), FIRST, None, (2,)),
        ("w2 r2 w3", (TWO, TWINS), STRICT, 1, (2,)),
        ("w2 r2 w3", (TWINS, TWO), STRICT, None, (2,)),
        ("w2 r2 w3", (TWINS, THREE), LAST, 2, (2,)),
        ("w5 r5 joker", (TWINS, TWO), LAST, None, ()),
        ("w5 joker", (), LAST, None, (0,)),
    ],
)
def test_readings(
    codes: str, rules: tuple[Rule, ...], reading: Reading, named: int | None, left: tuple[int, ...]
) -> None:
    assert decided(codes, *rules, reading=reading) == (named, left)


def test_a_rule_neither_forgets_nor_fakes_its_note() -> None:
    found = notes("w2 r2 w3 r9", TWO, TWINS, THREE)
    assert [(note.code, note.ref.rule, note.before, note.after) for note in found] == [
        ("row.vanished", "twins", ("w2", "r2", "w3", "r9"), ("w3", "r9")),
        ("row.idle", "two", None, None),
        ("row.named", "three", None, 2),
    ]
    assert [note.changed for note in found] == [True, False, True]
    assert (found[0].fact("cards"), found[0].fact("positions"), found[0].fact("place")) == (("w2", "r2"), (0, 1), 1)
    assert (found[2].fact("card"), found[2].fact("colour"), found[2].fact("place")) == ("w3", "white", 2)


def test_a_note_has_all_that_its_sentence_names() -> None:
    vanished, idle, named = notes("w2 r2 w3 r9", TWO, TWINS, THREE)
    nobody = {"seat": None, "card": None, "colour": None, "earlier": None}
    nothing: dict[str, tuple[int, ...]] = {"cards": (), "positions": ()}
    assert vanished.subject == "left"
    assert vanished.facts == facts(
        place=1, rule="twins", **nobody, cards=("w2", "r2"), positions=(0, 1), reading="last-word", form="early"
    )
    assert idle == Note("row.idle", ref("two"), "named", None, None, idle.facts)
    assert idle.facts == facts(place=0, rule="two", **nobody, **nothing, reading=None, form=None)
    assert named.subject == "named"
    assert named.facts == facts(
        place=2, rule="three", seat=2, card="w3", colour="white", earlier=None, **nothing, reading=None, form="left"
    )
    twins_idle = notes("w2 r3", TWINS)[0]
    assert (twins_idle.subject, twins_idle.before, twins_idle.after) == ("left", ("w2", "r3"), ("w2", "r3"))


@pytest.mark.parametrize(("reading", "code", "ahead"), [(LAST, "row.named-instead", 1), (FIRST, "row.kept", 0)])
def test_a_note_says_who_was_ahead_before_and_who_is_now(reading: Reading, code: str, ahead: int) -> None:
    note = notes("w2 r3 r9", TWO, THREE, reading=reading)[-1]
    assert (note.code, note.before, note.after) == (code, 0, ahead)
    assert note.facts == facts(
        place=1,
        rule="three",
        seat=ahead,
        card=("w2", "r3")[ahead],
        colour=ORDER[ahead],
        earlier=0,
        cards=(),
        positions=(),
        reading=reading.value,
        form=None,
    )


@pytest.mark.parametrize(
    ("codes", "rules", "reading", "code", "form", "deciding"),
    [
        ("w2 r2 w3", (TWINS, TWO), LAST, "row.vanished", None, False),
        ("w2 r2 w3", (TWO, TWINS), LAST, "row.vanished", "early", True),
        ("w2 r2 w3", (TWO, TWINS), FIRST, "row.vanished", "early", True),
        ("w2 r2 w3", (TWO, TWINS), STRICT, "row.vanished", "ahead", True),
        ("w2 r2", (TWO, TWINS), STRICT, "row.vanished", None, True),
        ("w2 r3 w3", (TWO, TWINS), STRICT, "row.vanished", None, True),
        ("w5 r3 w3", (TWO, TWINS), STRICT, "row.vanished", None, False),
        ("w2 w3 r9", (TWO, TWO), LAST, "row.named-again", None, False),
        ("w2 w5 r9", (TWO, THREE), FIRST, "row.idle", None, False),
        ("w2 r3 r5 w5", (TWINS, TWO, THREE), LAST, "row.named-instead", "left", True),
        ("w2 r3 r5 w5", (TWINS, TWO, THREE), FIRST, "row.kept", None, True),
    ],
)
def test_how_a_step_is_told(
    codes: str, rules: tuple[Rule, ...], reading: Reading, code: str, form: str | None, deciding: bool
) -> None:
    """Acting early, the winner so far vanishing, cards of the strongest colour gone; the reading, where it decides."""
    (note,) = [note for note in notes(codes, *rules, reading=reading) if note.code == code]
    assert (note.fact("form"), note.fact("reading")) == (form, reading.value if deciding else None)


def test_a_rule_that_takes_no_card_out_has_changed_nothing() -> None:
    rule = Act("none", lambda c: c.without(()))
    assert decided("w2 r3", rule) == (None, (0, 1))
    assert [note.code for note in notes("w2 r3", rule)] == ["row.idle"]


@pytest.mark.parametrize(
    ("rules", "reading", "codes"),
    [
        ((TWO, THREE), LAST, ["row.named", "row.named-instead"]),
        ((TWO, TWO), LAST, ["row.named", "row.named-again"]),
        ((TWO, THREE), FIRST, ["row.named", "row.kept"]),
        ((TWO, THREE, Act("none", lambda c: c)), FIRST, ["row.named", "row.kept", "row.idle"]),
        ((TWO, TWINS), STRICT, ["row.named", "row.idle"]),
        ((TWINS, Act("none", lambda c: c)), LAST, ["row.idle", "row.idle"]),
    ],
)
def test_every_step_has_its_note(rules: tuple[Rule, ...], reading: Reading, codes: list[str]) -> None:
    assert [note.code for note in notes("w2 w3 r9", *rules, reading=reading)] == codes


def test_without_a_recorder_nothing_is_noted() -> None:
    journal: Journal[str] = Journal()
    decide(plays("w2 r2 w3"), Row[Rule].of((TWO, TWINS), LAST, BASE), journal)
    journal.emit("decided")
    assert (journal.events, journal.recording) == (["decided"], False)


def test_notes_belong_to_the_next_event() -> None:
    journal: Journal[str] = Journal(recording=True)
    note = Note("a", ref("a"), "x", 1, 1)
    journal.note(note)
    journal.emit("one")
    journal.emit("two")
    assert journal.traces == (Trace("one", (note,)), Trace("two", ()))


def test_standing_rules_act_from_anywhere_in_the_row() -> None:
    turn = Standing("reversed", lambda world: world._replace(order=world.order[::-1]))
    lead = Standing("lead", lambda world: world._replace(lead=LeadRule.OFF_SUIT_CARD))
    row = Row[Rule].of((TWO, turn, lead), LAST, BASE)
    assert row.world == World(("red", "white"), LeadRule.OFF_SUIT_CARD)
    assert [placed.card for placed, _, _ in row.worlds] == [turn, lead]
    assert [(placed.place, before.order, after.order) for placed, before, after in row.worlds] == [
        (1, ORDER, ORDER[::-1]),
        (2, ORDER[::-1], ORDER[::-1]),
    ]
    assert decide(plays("w2 r2"), row, Journal[str]()).named == 0


# -- broken rules ------------------------------------------------------------------------------------------------------


def fails(contest: Round) -> Round:
    raise ZeroDivisionError("by nought")


BROKEN: list[tuple[str, Callable[[Any], Any]]] = [
    ("it gave back None, where a Contest was expected", lambda _: None),
    ("it gave back 2, where a Contest was expected", lambda _: 2),
    ("where a Contest was expected", tuple),
    ("it raised ZeroDivisionError: by nought", fails),
    ("it raised IndexError", lambda c: c.name(c.card(17).value or 0)),
    ("it named position 0, where no card is left", lambda c: c.name(0)),
    ("it named position 9, where no card is left", lambda c: c.name(9)),
    ("it named position -1, where no card is left", lambda c: c.name(-1)),
    ("it named position 'w1', where no card is left", lambda c: c._replace(named="w1")),
    ("it named position 0, where no card is left", lambda c: c._replace(named=0)),
    ("it named no card", lambda c: c._replace(namings=1)),
    ("it brought a card into the contest", lambda c: c._replace(left=(0, 1, 2))),
    ("it brought a card into the contest", lambda c: c._replace(left=(1, 1, 2))),
    ("or changed their order", lambda c: c._replace(left=(2, 1))),
    ("where a tuple of positions was expected", lambda c: c._replace(left=[1, 2])),
    ("where a tuple of positions was expected", lambda c: c._replace(left=None)),
    ("it changed the cards on the table", lambda c: c._replace(plays=c.plays[:2])),
    ("it changed the cards on the table", lambda c: c._replace(plays=None)),
    ("or the order of the colours", lambda c: c._replace(order=c.order[::-1])),
]


@pytest.mark.parametrize(("problem", "change"), BROKEN)
@pytest.mark.parametrize("reading", Reading)
def test_a_broken_rule_is_named_and_told_what_it_did(
    problem: str, change: Callable[[Any], Any], reading: Reading
) -> None:
    """The joker in place 0 counts for nothing, so it may be neither named nor brought in."""
    with pytest.raises(BrokenRule) as caught:
        decided("joker w1 r2", Act("own:mine", change), reading=reading)
    assert caught.value.rule == "own:mine"
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("problem", "rule"),
    [
        (
            "it changed the cards on the table or the order of the colours",
            Act("own:mine", lambda c: c._replace(order=c.order[::-1])),
        ),
        (
            "it brought a card into the contest that did not count, or changed their order",
            Act("own:mine", lambda c: c._replace(left=(1, 0))),
        ),
        ("it named a winner where cards only vanish", Vanish("own:mine", lambda c: c.name(1))),
    ],
)
def test_the_whole_complaint(problem: str, rule: Rule) -> None:
    with pytest.raises(BrokenRule) as caught:
        decided("w1 r2", rule)
    assert (caught.value.rule, caught.value.problem) == ("own:mine", problem)
    assert str(caught.value) == f"the rule card 'own:mine' is broken: {problem}"


def test_a_vanished_card_can_be_neither_named_nor_brought_back() -> None:
    with pytest.raises(BrokenRule, match="it named position 0, where no card is left that counts"):
        decided("w2 r2 w3", TWINS, Act("own:mine", lambda c: c.name(0)))
    with pytest.raises(BrokenRule, match="it brought a card into the contest that did not count"):
        decided("w2 r2 w3", TWINS, Act("own:mine", lambda c: c._replace(left=(0, 2))))


def test_a_rule_of_vanishing_names_nobody() -> None:
    with pytest.raises(BrokenRule, match="it named a winner where cards only vanish"):
        decided("w2 r3", Vanish("own:mine", lambda c: c.name(1)))


def test_a_rule_may_take_cards_out_and_name_one_in_one_step() -> None:
    rule = Act("own:mine", lambda c: c.without((0,)).name(1))
    assert decided("w2 r3 w4", rule) == (1, (1, 2))
    vanished, named = notes("w2 r3 w4", rule)
    assert [vanished.code, vanished.subject, vanished.before, vanished.after] == [
        "row.vanished",
        "left",
        ("w2", "r3", "w4"),
        ("r3", "w4"),
    ]
    assert {("form", None), ("reading", None)} <= {*vanished.facts}  # no card left of it was overtaken
    assert [named.code, named.subject, named.before, named.after] == ["row.named", "named", None, 1]


BROKEN_WORLDS: list[tuple[str, Callable[[Any], Any]]] = [
    ("its order of colours ('red',) is not ('white', 'red') in some order", lambda w: w._replace(order=("red",))),
    ("its order of colours", lambda w: w._replace(order=("white", "red", "red"))),
    ("its order of colours", lambda w: w._replace(order=("white", "blue"))),
    ("its order of colours", lambda w: w._replace(order=["white", "red"])),
    ("its order of colours", lambda w: w._replace(order=("white", 7))),
    ("its order of colours", lambda w: w._replace(order=None)),
    ("its lead 'last' is none of first-card, off-suit-card", lambda w: w._replace(lead="last")),
    ("it gave back None, where a World was expected", lambda _: None),
    ("it raised AttributeError", lambda w: w.nothing),
]


@pytest.mark.parametrize(("problem", "change"), BROKEN_WORLDS)
def test_a_broken_standing_rule_is_found_when_it_is_revealed(problem: str, change: Callable[[Any], Any]) -> None:
    with pytest.raises(BrokenRule) as caught:
        Row[Rule].of((TWO, Standing("own:mine", change)), LAST, BASE)
    assert caught.value.rule == "own:mine"
    assert problem in str(caught.value)
