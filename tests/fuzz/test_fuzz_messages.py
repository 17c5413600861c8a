"""Conversations of a page gone wild: messages and writes in any order leave a stepper that still works."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from moosekit.core.json_data import Json
from moosekit.games.moustache import Trick
from tests.samples import samples
from tests.widgets.test_messages import Heard

COUNT = samples(40, 1_500)


@dataclass(frozen=True)
class Message:
    """A message of the page; ``timely``: it is about the trick that lies there."""

    fields: dict[str, Json]
    timely: bool


ROW = "twos-win,threes-low,twins-vanish"
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
laid = st.sampled_from(
    ["P2 P8 G3", "P2 monkey=P2 G3 B1", "pigeon unicorn monkey", "P2 P2 P3", "<b>", "P1 P2 P3 P4 P5 P6"]
)
off = st.lists(st.sampled_from(["twos-win", "threes-low", "own:x"]), max_size=4)
#: fields of which most are right, so that many messages get past the first check
message = st.fixed_dictionaries(
    {"kind": st.sampled_from(["what-if", "trick"]), "id": st.integers(0, 9) | junk},
    optional={
        "off": off | junk,
        "reading": st.sampled_from(["last-word", "strict-row"]) | junk,
        "turned": st.booleans() | junk,
        "cards": laid | junk,
        "state": junk,
    },
)
traits = ("step", "prediction", "revealed", "votes", "frames", "scene", "theme", "_esm", "no_such_trait")
write = st.dictionaries(st.sampled_from(traits), junk | st.integers(-2, 12), max_size=3)


def consistent(stepper: Heard) -> None:
    """What a stepper shows belongs together, whatever was said to it."""
    assert 0 <= stepper.step < len(stepper.frames)
    assert stepper.prediction is None or -1 <= stepper.prediction < len(stepper.trick.plays)
    assert len(stepper.scene["seats"]) == len(stepper.trick.plays)
    assert stepper.trick.row == Trick.parse("P2 P8 G3", row=ROW).row
    assert all(sent["kind"] in ("answer", "refusal", "hello") for sent in stepper.sent)


@settings(max_examples=COUNT)
@given(st.lists(st.builds(Message, message, st.booleans()) | write | junk, max_size=8))
def test_any_conversation_leaves_a_working_stepper(said: list[Message | Json]) -> None:
    with Heard(Trick.parse("O5 O9 O3 G2", row=ROW)) as stepper:
        for one in said:
            if isinstance(one, Message):
                stepper.hear({**one.fields, "state": stepper.scene["state"]} if one.timely else one.fields)
            elif isinstance(one, dict):
                stepper.set_state(dict(one))
            else:
                stepper.hear(one)
            consistent(stepper)
        answer = stepper.hear({"kind": "trick", "id": 3, "state": stepper.scene["state"], "cards": "P2 P8 G3"})
        assert (answer["kind"], answer["id"], stepper.trick.winner) == ("answer", 3, 0)
