"""The studies of the lessons: what is tried agrees with what is exact, and what is exact with the questions."""

from __future__ import annotations

from fractions import Fraction

import pytest

from moosekit.chance.comparison import SIGMAS
from moosekit.chance.drawing import Drawing
from moosekit.chance.faults import UnknownOutcome
from moosekit.chance.questions import question
from moosekit.lessons.studies import STUDIES, study
from moosekit.lessons.studies.pairs import PAIRS, pair
from moosekit.words import LANGUAGES
from tests.samples import samples

#: the question of the lesson plan with the same answer as the tallied event, where there is one
SAME = {
    "blues": "moustache.no-blue.players-4#0",
    "calm-flips": "mayhem.avalanche-due#1",
    "colour-takes": "moustache.colour-takes#3",
    "first-repeat": "bouc.first-repeat#1",
    "first-repeat-simple": "bouc.first-repeat.copies-14x4.cards-5#0",
    "first-set": "mayhem.first-set.asked-within.cards-5#0",
    "flip": "mayhem.avalanche-due#0",
    "hand-values": "moustache.hand-values.players-4.asked-mode#0",
    "house-hand": "house.no-house-card.asked-hand#0",
    "recall": "bouc.memory.rivals-1.percent-50#0",
    "rooms": "house.room-kinds.asked-different#0",
    "stars": "moustache.star-average.asked-none.players-4#0",
    "stuck": "house.stuck-first.asked-trap-given-pass#0",
    "their-suit": "moustache.opponent-void.players-4.held-5.who-one#0",
    "token-run": "mayhem.token.disputes-3.asked-next#0",
    "where": "moustache.where-is-it.players-4.place-partner#0",
}
#: those without one, counted by hand
BY_HAND = {
    "heads": Fraction(252, 1024),
    "rooms-back": Fraction(4 * 3 * 2, 4**3),
    "trophy": Fraction(1, 3),
    "colour-takes-reversed": Fraction(30, 12341),
}
#: means that the lesson plan tells
MEANS = {"wait": "mayhem.avalanche-wait.players-4.asked-mean#0", "printed": "mayhem.printed.flips-5#0"}


@pytest.mark.parametrize("name", STUDIES)
def test_what_is_tried_agrees_with_what_is_exact(name: str) -> None:
    found = study(name)
    share = found.sample(samples(600, 20_000), seed=11).share(found.event)
    exact = float(found.dist.p(found.event))
    spread = (exact * (1 - exact) / samples(600, 20_000)) ** 0.5
    assert abs(share.value - exact) <= SIGMAS * spread
    assert set(found.sample(200, seed=3).values) <= set(found.dist)


@pytest.mark.parametrize("name", SAME)
def test_what_is_exact_is_the_answer_of_its_question(name: str) -> None:
    assert study(name).dist.p(study(name).event) == question(SAME[name]).answer.value


@pytest.mark.parametrize("name", BY_HAND)
def test_what_is_exact_is_what_was_counted_by_hand(name: str) -> None:
    assert study(name).dist.p(study(name).event) == BY_HAND[name]


@pytest.mark.parametrize("name", MEANS)
def test_the_mean_is_the_answer_of_its_question(name: str) -> None:
    assert study(name).dist.mean() == question(MEANS[name]).answer.value


def test_no_study_is_left_out() -> None:
    assert set(SAME) | set(BY_HAND) | set(MEANS) | {"two-hands"} == set(STUDIES)
    both = pair("many-blues").joint
    assert study("two-hands").dist.p(lambda who: who == 3) == both[(True, True)]
    assert both.p(lambda two: two[0]) ** 2 > both[(True, True)]
    stuck = pair("stuck-trap").joint
    assert stuck.given(lambda two: two[0]).p(lambda two: two[1]) == Fraction(215, 468)
    with pytest.raises(UnknownOutcome, match="stuck-trap"):
        pair("stuck")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STUDIES)
def test_a_study_says_what_is_done_and_whether_cards_go_back(name: str, language: str) -> None:
    found = study(name)
    assert found.says("event", language)
    assert found.says("outcome", language)
    assert found.says("paper", language).endswith((".", "?"))
    assert len({found.name(outcome, language) for outcome in found.dist}) == len(found.dist)
    stays = {"en": "stays out", "fr": "reste dehors"}[language]
    assert (stays in found.describe(language)) == (found.drawing is Drawing.KEPT_OUT)


def test_a_study_that_is_not_there_gets_the_near_one() -> None:
    with pytest.raises(UnknownOutcome, match="rooms"):
        study("room")
    assert set(PAIRS) == {"many-blues", "stuck-trap"}
