"""The kit finds a game that gives away what a seat has chosen in secret: in a view, an event, or a reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from moosekit.cards.zone import ZoneView
from moosekit.core.chance import Seeded
from moosekit.core.ids import Actor, Viewer
from moosekit.core.trace import Journal
from moosekit.testing import Nonconforming
from moosekit.testing.choosing import check_choices
from moosekit.words.own import says
from tests.kernel.pass_game import SEATS, Event, LaidOpen, Pass, PassGame, RowCard, Sight, State
from tests.kernel.refs import ref


class Shouting(PassGame):
    """Lays open what is passed as soon as one seat has chosen."""

    def _step(self, state: State, actor: Actor, action: Pass, journal: Journal[Event]) -> State:
        journal.emit(LaidOpen(action.cards))
        return super()._step(state, actor, action, journal)


class Chatting(PassGame):
    """Emits the same whatever is chosen, but its reasons tell the cards."""

    def _step(self, state: State, actor: Actor, action: Pass, journal: Journal[Event]) -> State:
        if journal.recording:
            journal.note(says(f"The cards {action.cards} are passed.", ref("pass-three")))
        journal.emit(LaidOpen(()))
        return super()._step(state, actor, action, journal)


class Pointing(PassGame):
    """Its view has one more zone once a seat has chosen its first three cards."""

    def view(self, state: State, viewer: Viewer) -> Sight:
        view = super().view(state, viewer)
        answers = state.frame.answers if state.frame else ()
        first = any(cards == state.opening.hands[seat][: len(cards)] for seat, cards in answers)
        return replace(view, zones=(*view.zones, ZoneView("first", None, (), 0))) if first else view


def looked_at(game: PassGame) -> None:
    state = game.start((RowCard.PASS_THREE,), Seeded(1)).state
    check_choices(game, state, SEATS, "at the beginning")


def test_a_choice_that_stays_a_secret_passes() -> None:
    looked_at(PassGame())


@pytest.mark.parametrize("game", [Shouting, Chatting, Pointing])
def test_a_choice_that_is_given_away_is_found(game: Callable[[], PassGame]) -> None:
    with pytest.raises(Nonconforming, match="what seat 0 chooses in secret tells 1 nothing"):
        looked_at(game())
