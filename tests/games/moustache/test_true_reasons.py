"""Reasons that hold in odd situations: vanished cards, counts turned round, and rule cards of a user's own."""

from __future__ import annotations

import pytest

from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import AnimalCard, OwnCard, RuleCard, Trick, rule_card
from moosekit.games.moustache.cards import cards
from moosekit.games.moustache.events import RoundScored, TrickCollected
from moosekit.games.moustache.scoring import score_round
from moosekit.games.moustache.setup import standard
from moosekit.games.moustache.stages import Team, Verdict
from moosekit.tricks.following import Choice
from moosekit.tricks.play import TrickCard
from moosekit.words import narrate


def own(kind: type[OwnCard], name: str = "mine") -> OwnCard:
    return kind.named(name, title=name, text="A rule of my own.")


def scored(row: tuple[RuleCard, ...], pink: str, blue: str) -> tuple[Note, ...]:
    journal: Journal[RoundScored] = Journal(recording=True)
    verdict = score_round(standard(4), row, (cards(pink), cards(blue)), Team.PINK, journal)
    journal.emit(RoundScored(0, verdict.stars, Team.PINK))
    return journal.traces[0].notes


class Unchanged(OwnCard):
    def outcome(self, verdict: Verdict) -> Verdict:
        return verdict


class Level(OwnCard):
    def outcome(self, verdict: Verdict) -> Verdict:
        return Verdict(verdict.stars, None)


def test_the_round_stands_on_the_rule_that_decided_it() -> None:
    assert scored((), "P5", "B3")[-1].ref.clause == "10.2"
    assert scored((rule_card("fewest-stars"),), "P5", "B3")[-1].ref.clause == "7.6"
    assert scored((rule_card("fewest-stars"), own(Unchanged)), "P5", "B3")[-1].ref.clause == "7.6"
    assert scored((own(Unchanged),), "P5", "B3")[-1].ref.clause == "10.2"


def test_a_card_on_who_wins_says_what_it_did() -> None:
    assert scored((own(Unchanged),), "P5", "B3")[1].code == "outcome.idle"
    level = scored((own(Level),), "P5", "B3")
    assert level[1].code == "outcome.level"
    assert narrate(level[-1]).startswith("Neither team is ahead")
    assert narrate(scored((), "P5", "B5")[-1]).startswith("Both teams have 3")


@pytest.mark.parametrize(
    ("trick", "row", "said"),
    [
        ("B4 P4 B7", "twins-vanish", "Of the cards left, blue is the strongest colour, and the blue 7 is the only"),
        (
            "B9 P9 B7 B1",
            "twins-vanish",
            "Of the cards left, blue is the strongest colour, and the blue 7 is its",
        ),
        ("B4 P4 O7", "twins-vanish", "Of the cards left, orange is the strongest colour"),
        ("G4 P4 B7", "twins-vanish", "Blue is the strongest colour here, and the blue 7 is the only blue card"),
        ("B2 B3 P2 P5", "twins-vanish,threes-low", "Threes go low: a 3 is there. Of the cards left, the strongest"),
    ],
)
def test_what_has_vanished_is_not_spoken_of_as_if_it_were_there(trick: str, row: str, said: str) -> None:
    sentences = [step.text for step in Trick.parse(trick, row=row).why().steps]
    assert any(sentence.startswith(said) for sentence in sentences), sentences


@pytest.mark.parametrize(("trick", "code"), [("P2 G5 B3 O1", "row.kept"), ("P2 G5 B4 O1", "row.idle")])
def test_only_what_would_have_named_another_comes_too_late(trick: str, code: str) -> None:
    explained = Trick.parse(trick, row="twos-win,threes-low", reading="first-word").explain()
    notes = [note for trace in explained for note in trace.notes if note.ref.rule == "threes-low"]
    assert [note.code for note in notes] == [code]
    assert (notes[0].fact("reading") is None) == (code == "row.idle")


def test_while_the_monkey_has_not_chosen_its_card_is_not_told_as_the_winners() -> None:
    def said(trick: str) -> list[str]:
        return [step.text for step in Trick.parse(trick).why().steps if step.note.code == "trick.takes"]

    assert said("P7 monkey O9") == ["Seat 3 takes what the monkey leaves of these cards: the pink 7 and the orange 9."]
    assert said("P7 monkey=P7 O9") == ["Seat 3 takes the orange 9."]


class SevensAnyTime(OwnCard):
    def may_play(self, choice: Choice[TrickCard]) -> Choice[TrickCard]:
        free = tuple(card for card in choice.hand if card in choice.playable or card.value == 7)
        return choice._replace(playable=free)


class NoTens(OwnCard):
    def may_play(self, choice: Choice[TrickCard]) -> Choice[TrickCard]:
        return choice._replace(playable=tuple(card for card in choice.playable if card.value != 10))


@pytest.mark.parametrize("hand", ["B7 P9", "B7 G9"])
def test_where_a_rule_card_may_allow_it_a_card_off_suit_tells_nothing_of_the_hand(hand: str) -> None:
    trick = Trick.parse("P2 B7 P5", row=[own(SevensAnyTime)], hands=["P2 G1", hand, "P5 P6"])
    assert trick.explain()[1].notes[0].code == "play.off-suit-perhaps"


def test_a_card_is_refused_by_the_rule_card_that_takes_it_away() -> None:
    row = [own(SevensAnyTime, "sevens"), own(NoTens, "no-tens")]
    trick = Trick.parse("P2 P9 P5", row=row, hands=["P2 G1", "P10 P9 B1", "P5 P6"])
    assert [one.ref.rule for one in trick.refusals(1, AnimalCard.of("P10"))] == ["own:no-tens"]
    assert [one.code for one in trick.refusals(1, AnimalCard.of("B1"))] == ["play.must-follow"]


def test_a_seat_that_is_not_there_is_refused_in_words() -> None:
    trick = Trick.parse("P2 P8 G3", hands=["P2", "P8", "G3"])
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="seats are 0 to 2"):
            trick.playable(seat)


@pytest.mark.parametrize(
    ("trick", "row", "won"),
    [("P7 unicorn O9", "", True), ("P7 pigeon O9", "", False), ("P7 monkey O7", "twins-vanish", False)],
)
def test_jokers_go_with_the_winner_unless_nobody_takes_the_trick(trick: str, row: str, won: bool) -> None:
    event = Trick.parse(trick, row=row).explain()[-1].event
    assert isinstance(event, TrickCollected)
    assert event.jokers_won is won
