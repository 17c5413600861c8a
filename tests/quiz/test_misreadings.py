"""Each misreading of section 6 of the rulings is offered as a wrong answer by a question, which then tells why."""

from collections import Counter

import pytest

from moosekit.games import GAMES
from moosekit.quiz import VARIANTS, families
from tests.quiz.misreadings import MISREADINGS, Misreading
from tests.samples import samples

FAMILIES = {family.name: family for game in GAMES for family in families(game)}


@pytest.mark.parametrize("misreading", MISREADINGS, ids=[one.thought for one in MISREADINGS])
def test_what_learners_wrongly_think_is_a_choice_and_is_wrong(misreading: Misreading) -> None:
    family = FAMILIES[misreading.family]
    wrong = 0
    for number in range(0, VARIANTS, samples(6, 1)):
        question = family.ask(number)
        said = misreading.answer(question)
        choices = {choice.text: choice.right for choice in question.choices}
        assert said in choices, (question.id, said)
        wrong += not choices[said]
        assert question.why.clause == misreading.clause
        assert question.why.text
    assert wrong, misreading


def test_all_thirty_are_there() -> None:
    assert [one.number for one in MISREADINGS] == list(range(1, 31))
    found = Counter(one.family.split(".")[0] for one in MISREADINGS)
    assert found == {"moustache": 10, "mayhem": 7, "bouc": 6, "house": 7}
