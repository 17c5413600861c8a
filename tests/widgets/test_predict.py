"""The Predict: what is predicted is kept, the answer waits, and page and Python agree."""

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.json_data import Json
from moosekit.core.refusal import BadSetup
from moosekit.widgets import Predict
from moosekit.widgets.predict import contract
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import WORD, interfaces, typed_dicts

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "widgets/src/predict"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)
PLACES = ["with my partner", "with an opponent", "set aside"]


@pytest.fixture
def chance() -> Iterator[Predict]:
    with Predict("How likely?", answer=Fraction(5, 17), because="Ten of 34 unseen cards.") as made:
        yield made


def test_a_prediction_is_made_once(chance: Predict) -> None:
    chance.set_state({"prediction": 40})
    chance.set_state({"prediction": 29})
    assert chance.prediction == 40
    assert repr(chance) == "Predict('How likely?', predicted 40%)"


def test_nothing_tells_the_answer_before_it_is_shown(chance: Predict) -> None:
    chance.set_state({"revealed": True})
    assert not chance.revealed  # nothing has been predicted yet
    chance.set_state({"prediction": 40})
    for told in (repr(chance), chance.page_part()[3]):
        assert "5/17" not in told
        assert "Ten of 34" not in told
    chance.set_state({"revealed": True})
    assert "5/17 (29.4%)" in chance.page_part()[3]
    chance.set_state({"revealed": False})
    assert chance.revealed


def test_prediction_and_wish_may_come_together(chance: Predict) -> None:
    chance.set_state({"revealed": True, "prediction": 29})
    assert (chance.prediction, chance.revealed, chance.right) == (29, True, True)


def test_somebody_else_begins_again(chance: Predict) -> None:
    chance.prediction = 40
    chance.reveal()
    chance.prediction = None
    assert not chance.revealed


def test_an_answer_may_be_known_later() -> None:
    with Predict("When?", between=(0, 56)) as when:
        when.set_state({"prediction": 20, "revealed": True})
        assert not when.revealed
        with pytest.raises(BadSetup, match="'When\\?' has no answer yet"):
            when.reveal()
        when.reveal(Fraction(2707, 100))
        assert repr(when) == "Predict('When?', predicted 20, it is 27.1)"
        assert when.right is False


def test_a_choice_is_right_or_not() -> None:
    with Predict("Where?", choices=PLACES, answer=1) as where:
        found: list[bool | None] = []
        for prediction in (None, 1, 0):
            where.prediction = prediction
            found.append(where.right)
    assert found == [None, True, False]


@given(written=st.dictionaries(st.sampled_from(["prediction", "revealed", "truth", "scene", "theme"]), JSON))
def test_nothing_that_a_page_writes_breaks_it(written: dict[str, Json]) -> None:
    with Predict("Where?", choices=PLACES, answer=1) as where:
        before = (where.scene, where.truth)
        where.set_state(dict(written))
        assert (where.scene, where.truth) == before
        assert where.prediction in (None, 0, 1, 2)
        assert where.prediction is not None or not where.revealed


def test_what_cannot_be_asked_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="Fraction\\(3, 2\\) cannot be the answer: expected a number from 0 to 1"):
        Predict("How likely?", answer=Fraction(3, 2))
    with pytest.raises(BadSetup, match="3 cannot be the answer: expected the place of a choice from 0 to 2"):
        Predict("Where?", choices=PLACES, answer=3)
    with pytest.raises(BadSetup, match="expected two or more, all different"):
        Predict("Where?", choices=["here", "here"])
    with pytest.raises(BadSetup, match="expected one of the two"):
        Predict("Where?", choices=PLACES, between=(0, 1))
    with pytest.raises(BadSetup, match="at most 1000 apart"):
        Predict("How many?", between=(5, 5))
    with Predict("Where?", choices=PLACES) as where, pytest.raises(traitlets.TraitError, match="7 is no prediction"):
        where.prediction = 7


def test_the_types_are_the_same_in_python_and_in_the_page() -> None:
    there = interfaces((SOURCES / "contract.ts").read_text(encoding="utf-8"))
    there.pop("PredictState")
    here = {  # a number of the page is a whole one or not
        name: {field: kind.replace("float", "int") for field, kind in fields.items()}
        for name, fields in typed_dicts(contract).items()
    }
    assert here == there


def test_the_page_uses_exactly_its_words() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts")))
    put_together = {f"{what}.{kind}" for what in ("line", "box", "high", "low") for kind in ("chance", "whole")}
    for language in LANGUAGES:
        sent = {key.removeprefix("predict.page.") for key in catalogue(language) if key.startswith("predict.page.")}
        assert set(WORD.findall(text)) <= sent
        assert put_together <= sent
        unused = {key for key in sent - put_together if not re.search(rf'"{re.escape(key)}"', text)}
        assert unused == set()


def test_numbers_that_no_page_knows_are_refused() -> None:
    for far in (10**400, 10**5000):
        with pytest.raises(BadSetup, match="expected numbers from -9,007,199,254,740,991 to"):
            Predict("How many?", between=(far, far + 5), answer=far + 1)
