"""A rule card of a learner's own: in every stage, in a whole game, and what a broken one is told."""

from __future__ import annotations

from typing import cast

import pytest

from moosekit.cards.card import in_order
from moosekit.core.asking import Ask, Done, Step
from moosekit.core.chance import Seeded
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moustache.cards import Cards, Colour
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_card import OwnCard
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.stages import Opening, Tally, Team, Verdict
from moosekit.tricks.contest import Contest
from moosekit.tricks.following import Choice
from moosekit.tricks.play import TrickCard
from moosekit.tricks.row import BrokenRule
from moosekit.tricks.world import World
from tests.games.moustache.playing import steps


class SevensWin(OwnCard):
    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        sevens = contest.with_value(7)
        return contest.name(contest.highest(contest.of_strongest_colour(sevens))) if sevens else contest


class PinkOnTop(OwnCard):
    def world(self, world: World) -> World:
        return World((*(colour for colour in world.order if colour != "pink"), "pink"), world.lead)


class HighestMust(OwnCard):
    def may_play(self, choice: Choice[TrickCard]) -> Choice[TrickCard]:
        return Choice(choice.hand, choice.lead, choice.playable[-1:])


class TensVanish(OwnCard):
    def vanish(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest.without(contest.with_value(10))


class BlueOpen(OwnCard):
    def opening(self, opening: Opening) -> Done[Opening]:
        blue = tuple(card for hand in opening.hands for card in hand if card.colour is Colour.BLUE)
        return Done(opening.with_opened(blue))


class TwoForAll(OwnCard):
    def score(self, tally: Tally) -> Tally:
        return tally.plus(2, 2)


class BlueAlways(OwnCard):
    def outcome(self, verdict: Verdict) -> Verdict:
        return Verdict(verdict.stars, Team.BLUE)


KINDS = (SevensWin, PinkOnTop, HighestMust, TensVanish, BlueOpen, TwoForAll, BlueAlways)


def own(kind: type[OwnCard]) -> OwnCard:
    return kind.named("mine", title="Mine", text="A rule of my own.")


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_for_each_stage_plays_a_whole_round_and_its_record_replays(kind: type[OwnCard]) -> None:
    card = own(kind)
    game = Moustache(own=(card,))
    played = Session(game, Setup(4, row=(card,), rounds=1), Seeded(5))
    for _ in steps(played, Stream.seeded(5)):
        pass
    text = write_record(game, record_of(played))
    assert '"own:mine"' in text
    assert record_of(replay(game, read_record(game, text))).digest == record_of(played).digest


class GivesNone(OwnCard):
    def opening(self, opening: Opening) -> Step[Opening]:
        return cast("Step[Opening]", None)


class GivesText(OwnCard):
    def opening(self, opening: Opening) -> Step[Opening]:
        return cast("Step[Opening]", Done("text"))


class AsksOnly(OwnCard):
    def opening(self, opening: Opening) -> Step[Opening]:
        return Ask((), opening)


class Drops(OwnCard):
    def opening(self, opening: Opening) -> Step[Opening]:
        return Done(Opening(tuple(hand[1:] for hand in opening.hands)))


class Doubles(OwnCard):
    def opening(self, opening: Opening) -> Step[Opening]:
        first: Cards = in_order([*opening.hands[0], opening.hands[1][0]])
        return Done(Opening((first, *opening.hands[1:])))


class HandsGoRound(OwnCard):
    def opening(self, opening: Opening) -> Step[Opening]:
        return Done(Opening((*opening.hands[1:], opening.hands[0])))


class Raises(OwnCard):
    def opening(self, opening: Opening) -> Step[Opening]:
        raise ZeroDivisionError("oops")


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (GivesNone, "gave back None"),
        (GivesText, "gave back 'text'"),
        (AsksOnly, "only the rule card 'pass-three' can"),
        (Drops, "the same cards"),
        (Doubles, "the same cards"),
        (HandsGoRound, "moved cards between hands"),
        (Raises, "ZeroDivisionError: oops"),
    ],
)
def test_a_broken_opening_is_told_as_the_fault_of_the_card(kind: type[OwnCard], problem: str) -> None:
    card = own(kind)
    with pytest.raises(BrokenRule, match=problem) as fault:
        Session(Moustache(own=(card,)), Setup(4, row=(card,), rounds=1), Seeded(5))
    assert fault.value.rule == "own:mine"


class ScoreText(OwnCard):
    def score(self, tally: Tally) -> Tally:
        return cast("Tally", "ten")


class ScoreHalves(OwnCard):
    def score(self, tally: Tally) -> Tally:
        return tally._replace(stars=cast("tuple[int, int]", (0.5, 1)))


class ScorePiles(OwnCard):
    def score(self, tally: Tally) -> Tally:
        return tally._replace(piles=(tally.piles[1], tally.piles[0]))


class OutcomeStars(OwnCard):
    def outcome(self, verdict: Verdict) -> Verdict:
        return Verdict((9, 9), verdict.winner)


class OutcomeText(OwnCard):
    def outcome(self, verdict: Verdict) -> Verdict:
        return Verdict(verdict.stars, cast("Team", "me"))


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (ScoreText, "'ten'"),
        (ScoreHalves, "two whole numbers"),
        (ScorePiles, "more than the stars"),
        (OutcomeStars, "changed the stars"),
        (OutcomeText, "the winner 'me'"),
    ],
)
def test_a_card_that_breaks_at_the_end_of_the_round_leaves_the_state_as_it_was(
    kind: type[OwnCard], problem: str
) -> None:
    card = own(kind)
    played = Session(Moustache(own=(card,)), Setup(4, row=(card,), rounds=1), Seeded(5))
    with pytest.raises(BrokenRule, match=problem):
        for _ in steps(played, Stream.seeded(5)):
            pass
    assert played.position == 39
    assert sum(len(hand) for hand in played.state.table.hands) == 1


class Slip(OwnCard):
    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest

    def vanishh(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest

    def sevens(self) -> int:
        return 7


def test_a_misspelt_stage_beside_a_right_one_is_told() -> None:
    with pytest.raises(ValueError, match=r"^Slip has a 'vanishh': did you mean 'vanish'\?$"):
        own(Slip)
