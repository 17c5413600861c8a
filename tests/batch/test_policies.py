"""The three plain ways to play, asked at tables that are laid out for them: what they choose, and what they say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moosekit.bots.policies import POLICIES, HighestBot, LowestBot, SimpleGreedyBot
from moosekit.core.awaits import Finite, Over
from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moustache.actions import PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import cards
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.view import MoustacheView
from moosekit.words import say_reason

CHANCE = Stream(1)


def a_view(row: str, plays: str) -> MoustacheView:
    """What seat 4 sees of a round in which these cards lie on the table."""
    chosen = row_of(row)
    session = Session(Moustache(), Setup(4, row=chosen, face_up=len(chosen), rounds=1), Seeded(1))
    view = session.view(Seat(3))
    laid = tuple((Seat(seat), card) for seat, card in enumerate(cards(plays)))
    return replace(view, facts=replace(view.facts, plays=laid))


def options(codes: str) -> Finite[PlayCard]:
    return Finite(tuple(PlayCard(card) for card in cards(codes)))


@pytest.mark.parametrize(
    ("name", "row", "plays", "hand", "chosen", "said"),
    [
        ("highest", "", "P5", "G9 P1 B0", "B0", "The strongest that may be chosen: the blue 0."),
        ("highest", "reversed", "P5", "G9 P1 B0", "G9", "The strongest"),
        ("highest", "", "P5", "B10 pigeon", "pigeon", "The strongest"),
        ("lowest", "", "P5", "G9 P1 B0", "G9", "The weakest that may be chosen: the green 9."),
        ("lowest", "reversed", "P5", "G9 P1 B0 pigeon", "B0", "The weakest"),
        ("simple-greedy", "", "P5 P7", "P1 P8 P10", "P8", "this is the weakest: the pink 8."),
        ("simple-greedy", "", "P5 B7", "P1 P8 P10", "P1", ""),
        ("simple-greedy", "", "P5 O7", "P1 P8 P10", "P1", "The weakest that may be chosen: the pink 1."),
        ("simple-greedy", "", "", "P1 B8 O10 monkey", "B8", "The strongest that may be chosen: the blue 8."),
        ("simple-greedy", "", "pigeon", "P1 G8", "P1", "The strongest"),
        ("simple-greedy", "reversed", "P5", "O1 B8", "B8", "The weakest"),
        ("simple-greedy", "", "P5", "G1 monkey", "G1", "The weakest"),
    ],
)
def test_a_card_is_chosen_and_the_reason_is_true(
    name: str, row: str, plays: str, hand: str, chosen: str, said: str
) -> None:
    decision = POLICIES[name]().decide(a_view(row, plays), options(hand), CHANCE)
    assert decision.action == PlayCard(cards(chosen)[0])
    assert said in say_reason(decision.reason)
    assert say_reason(decision.reason, "fr").endswith(".")


def test_a_policy_that_weighs_nothing_cannot_be_made() -> None:
    unfinished: type = next(kind for kind in HighestBot.__mro__ if kind.__name__ == "_Policy")
    with pytest.raises(TypeError, match="abstract"):
        unfinished()


def test_passing_and_stealing() -> None:
    view = a_view("pass-three", "")
    passes = Finite(tuple(PassCards(cards(three)) for three in ("G1 G2 P3", "G1 G2 B9", "P3 B9 monkey")))
    steals = Finite(tuple(StealCard(card) for card in cards("G5 P4 O4 B9")))
    found = {
        bot: [bot.decide(view, wanted, CHANCE) for wanted in (passes, steals)]
        for bot in (HighestBot(), LowestBot(), SimpleGreedyBot())
    }
    assert [
        [" ".join(card.code for card in decision.action.cards), stolen.action.card.code]
        for decision, stolen in found.values()
        if isinstance(decision.action, PassCards) and isinstance(stolen.action, StealCard)
    ] == [
        ["P3 B9 monkey", "B9"],
        ["G1 G2 P3", "G5"],
        ["G1 G2 P3", "G5"],
    ]
    assert "more stars: the green 5" in say_reason(found[SimpleGreedyBot()][1].reason)


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_plays_a_whole_game_by_the_rules(name: str) -> None:
    game = Moustache()
    session = Session(game, Setup(5, row=row_of("pass-three"), face_up=1), Seeded(2))
    bot, decision = POLICIES[name](), 0
    while not isinstance(awaits := game.awaits(session.state), Over):
        seat = next(seat for seat in range(5) if getattr(game.legal(session.state, Seat(seat)), "actions", ()))
        chosen = bot.decide(session.view(Seat(seat)), game.legal(session.state, Seat(seat)), CHANCE.at(decision))
        assert say_reason(chosen.reason)
        session.do(Seat(seat), chosen.action)
        decision += 1
    assert awaits.outcome.points
