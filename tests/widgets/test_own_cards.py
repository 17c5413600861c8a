"""A stepper with a rule card of one's own that breaks over some tricks, and with names that cannot be shown."""

from __future__ import annotations

from typing import Any, cast

import pytest

from moosekit.games.moustache import Contest, OwnCard, Trick
from moosekit.tricks.play import TrickCard
from moosekit.widgets import TrickStepper
from tests.widgets.test_messages import UNREADABLE, Heard


class FourOnly(OwnCard):
    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        if len(contest.plays) != 4:
            raise ValueError("four cards only")
        return contest


def test_a_trick_over_which_an_own_card_breaks_is_refused_and_nothing_changes() -> None:
    own = FourOnly.named("four-only", title="Four only", text="For four cards.")
    with Heard(Trick.parse("P2 P8 G3 B1", row=[own])) as stepper:
        before = stepper.get_state()
        answer = stepper.hear({"kind": "trick", "id": 4, "state": stepper.scene["state"], "cards": "P2 P8 G3"})
        assert (answer["kind"], answer["id"], answer["sentence"]) == ("refusal", 4, UNREADABLE)
        assert stepper.get_state() == before
        assert len(stepper.trick.plays) == 4


@pytest.mark.parametrize("names", [[1, 2, 3], [None, "Ben", "Cleo"], ["\ud800", "Ben", "Cleo"]])
def test_names_that_are_no_texts_are_refused(names: list[Any]) -> None:
    with pytest.raises(TypeError, match="expected a list with texts"):
        TrickStepper(Trick.parse("P2 P8 G3"), names=cast("list[str]", names))
