"""Messages of a page are not trusted: whatever comes, nothing is raised, nothing changes, and the learner is told."""

from collections.abc import Iterator, Sequence
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.json_data import Json
from moosekit.games.moustache import Trick
from moosekit.widgets import TrickStepper
from tests.widgets.golden_state import example

UNREADABLE = "That could not be read. Nothing has changed."
HUGE = "P2 " * 3_500_000


class Heard(TrickStepper):
    """A stepper that keeps what it sends to its page."""

    def __init__(self, trick: Trick | None = None, names: Sequence[str] | None = None) -> None:
        self.sent: list[dict[str, object]] = []
        super().__init__(trick or example(), names=names)

    def send(self, content: object, buffers: object = None) -> None:
        self.sent.append(cast("dict[str, object]", content))

    def hear(self, content: Json) -> dict[str, object]:
        """What it answers to a message."""
        self._receive(content)
        return self.sent[-1]


@pytest.fixture
def stepper() -> Iterator[Heard]:
    with Heard() as heard:
        yield heard


def deep(levels: int) -> Json:
    nest: Json = []
    for _ in range(levels):
        nest = [nest]
    return nest


def question(stepper: TrickStepper, **changes: Json) -> dict[str, Json]:
    asked: dict[str, Json] = {"kind": "what-if", "id": 7, "state": stepper.scene["state"], "off": [], "turned": False}
    return {**asked, "reading": "first-word", **changes}


def test_hello_is_answered(stepper: Heard) -> None:
    assert stepper.hear({"kind": "hello"})["kind"] == "hello"


def test_a_mixture_of_switches_is_answered(stepper: Heard) -> None:
    found = stepper.hear(question(stepper, off=["threes-low"]))
    assert (found["kind"], found["id"]) == ("answer", 7)
    assert found["sentence"] == "With these rules: seat 4 wins instead."


def test_another_trick_keeps_the_switch_of_pigeon_and_monkey() -> None:
    with Heard(Trick.parse("P7 monkey pigeon O9 B1", pigeon_and_monkey="monkey-first")) as stepper:
        stepper.hear({"kind": "trick", "id": 1, "state": stepper.scene["state"], "cards": "P8 monkey pigeon O9 B1"})
        assert stepper.trick.rules.pigeon_and_monkey == "monkey-first"


def test_a_longer_trick_is_laid_where_only_some_seats_have_names() -> None:
    with Heard(Trick.parse("P2 P8 G3"), names=["Ada", "Bo", "Cy"]) as stepper:
        stepper.hear({"kind": "trick", "id": 1, "state": stepper.scene["state"], "cards": "P2 P8 G3 B1"})
        assert [seat["name"] for seat in stepper.scene["seats"]][2:] == ["Cy (Seat 3)", "Seat 4"]


def test_another_trick_is_laid_with_the_same_rules(stepper: Heard) -> None:
    stepper.step = 5
    before = stepper.scene["state"]
    stepper.hear({"kind": "trick", "id": 1, "state": before, "cards": "p2 p8 g3 b1"})
    assert repr(stepper) == "TrickStepper('P2 P8 G3 B1', row=twos-win,threes-low, step 0/8)"
    assert stepper.scene["state"] != before
    assert (
        stepper.hear(question(stepper, state=before))["sentence"] == "Another trick lies here now. Nothing has changed."
    )


@pytest.mark.parametrize("cards", ["O5 O5 O3", "O5", "X9 O5 O3", "", HUGE, "\u0000<b>" * 9])
def test_cards_that_are_none_are_refused_in_words(stepper: Heard, cards: str) -> None:
    found = stepper.hear({"kind": "trick", "id": 3, "state": stepper.scene["state"], "cards": cards})
    assert (found["kind"], found["id"]) == ("refusal", 3)
    assert str(found["sentence"]).startswith("These cards cannot be laid out")
    assert len(str(found["sentence"])) < 200
    assert repr(stepper) == "TrickStepper('O5 O9 O3 G2', row=twos-win,threes-low, step 0/8)"


@pytest.mark.parametrize(
    "changes",
    [
        {"id": "7"},
        {"id": 2**70},
        {"off": "twos-win"},
        {"off": ["pass-three"]},
        {"reading": "backwards"},
        {"turned": 1},
        {"state": None},
        {"kind": "format-disk"},
        {"surprise": True},
        {"off": [deep(50_000)]},
        {"reading": HUGE},
    ],
)
def test_a_question_that_is_none_is_refused(stepper: Heard, changes: dict[str, Json]) -> None:
    assert stepper.hear(question(stepper, **changes))["sentence"] == UNREADABLE


@pytest.mark.parametrize("content", [None, 5, "hello", HUGE, [], {}, {"kind": None}, deep(50_000)])
def test_a_message_that_is_none_is_refused(stepper: Heard, content: Json) -> None:
    assert stepper.hear(content)["sentence"] == UNREADABLE


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("step", "3"),
        ("step", 99),
        ("step", True),
        ("step", HUGE),
        ("step", 2.5),
        ("prediction", 4),
        ("revealed", "yes"),
        ("votes", {"seat 1": 3}),
        ("votes", {"1": -3}),
        ("votes", [1, 2]),
        ("frames", []),
        ("_esm", "alert(1)"),
        ("no_such_trait", 1),
    ],
)
def test_a_value_that_a_page_may_not_write_is_refused(stepper: Heard, name: str, value: object) -> None:
    before = stepper.get_state()
    stepper.set_state({name: value})
    assert stepper.get_state() == before
    assert stepper.sent[-1]["sentence"] == UNREADABLE


def test_what_is_right_in_a_message_counts_beside_what_is_wrong(stepper: Heard) -> None:
    stepper.set_state({"step": 4, "prediction": "seat 3"})
    assert (stepper.step, stepper.prediction) == (4, None)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ("kind", "id", "state", "off", "reading", "turned", "cards")


@given(
    st.dictionaries(st.sampled_from(FIELDS), json_values | st.sampled_from(["hello", "what-if", "trick"])) | json_values
)
def test_no_message_raises_or_changes_anything(content: Json) -> None:
    with Heard() as stepper:
        before = stepper.get_state()
        assert stepper.hear(content)["kind"] in ("hello", "refusal")
        assert stepper.get_state() == before
