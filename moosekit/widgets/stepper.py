"""The TrickStepper: a trick of Moustache, step by step, with the rule that decides each step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

import traitlets

from moosekit.classroom.lock import Lock
from moosekit.core.json_data import Json, Reader
from moosekit.games.moustache.setup import PLAYERS
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.row import BrokenRule
from moosekit.widgets.base import Checks, Data, SceneWidget, Told, valid
from moosekit.widgets.contract import Answer, Frame, Scene, Theme
from moosekit.widgets.fallback import fallback_html
from moosekit.widgets.frames import frames_of
from moosekit.widgets.kinds import TEXTS, TRICK, TRUTH, check_kinds
from moosekit.widgets.locking import locked_what_if
from moosekit.widgets.questions import Laid, answer, refusal
from moosekit.widgets.saying import Saying
from moosekit.widgets.scene import NOBODY, scene_of

__all__ = ["TrickStepper"]

MOST_HANDS = 999


def _votes(value: Reader) -> dict[str, int]:
    known = [str(seat) for seat in range(NOBODY, max(PLAYERS))]
    value.only(*known)
    return {seat: hands.whole(0, MOST_HANDS) for seat, hands in value.entries()}


class TrickStepper(SceneWidget[Scene]):
    """Steps through a trick: the cards, the rule cards, who is ahead and why.

    ``predict`` covers the answer until the learner has guessed. ``tap`` asks for the cards that each known hand may
    play. ``present`` is for a projector: large cards, an answer that is covered until asked for, and a class vote.
    ``names`` are the players' names by seat. With ``Lock.WHAT_IF`` among the ``locks`` of a teacher there is no "what
    if" with other rules or other cards. ``step`` counts from 0, the table before the first card; ``prediction`` is
    the seat (from 0) that the learner expects to win, -1 for nobody, ``None`` before a guess.

    Raises:
        TypeError, ValueError: an argument that is not known or not right; the message says what would be.
        TraitError: a step or theme that there is not; lists those there are.

    >>> stepper = TrickStepper(Trick.parse("O5 O9 O3 G2", row="twos-win"), step=6)
    >>> stepper
    TrickStepper('O5 O9 O3 G2', row=twos-win, step 6/7, seat 4 ahead)
    >>> stepper.frames[6]["heading"]
    'Twos win: seat 4 is ahead.'
    >>> stepper.close()
    """

    _front = "trick-stepper"

    frames: Told[list[Frame]] = Told[list[Frame]]().tag(sync=True)
    step: traitlets.Int[int, int] = traitlets.Int(0).tag(sync=True, echo_update=False)
    prediction: traitlets.Int[int | None, int | None] = traitlets.Int(None, allow_none=True).tag(sync=True)
    revealed: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)
    votes: Data[dict[str, int]] = Data[dict[str, int]]().tag(sync=True)
    predict: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)
    tap: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)
    present: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        trick: Trick,
        *,
        language: str = "en",
        predict: bool = False,
        tap: bool = False,
        present: bool = False,
        theme: Theme = "auto",
        step: int = 0,
        names: Sequence[str] | None = None,
        locks: Iterable[Lock] = (),
    ) -> None:
        check_kinds(("trick", trick, TRICK), ("tap", tap, TRUTH), ("names", names, TEXTS.or_none))
        if tap and trick.hands is None:
            raise ValueError("tap=True asks what hands may play: make the trick with hands=[…], one text a seat")
        if names is not None and len(names) != len(trick.plays):
            raise ValueError(f"names={[*names]!r:.60}: expected one for each of {len(trick.plays)} seats")
        self._saying = Saying.about(trick.row, language)
        self._asks = tap
        self._locked = locked_what_if(locks, language)
        self._names = None if names is None else tuple(names)
        modes = {"predict": predict, "tap": tap, "present": present, "theme": theme}
        super().__init__(language, {**self._laid(trick), **modes, "words": self._saying.page(), "step": step})

    @property
    def trick(self) -> Trick:
        """The trick that is shown."""
        return self._trick

    def __repr__(self) -> str:
        row = ",".join(card.id for card in self._trick.row)
        ahead = self.frames[self.step]["ahead"]
        state = "wins" if self.step == len(self.frames) - 1 else "ahead"
        parts = [
            repr(self._trick.notation),
            *([f"row={row}"] if row else []),
            f"step {self.step}/{len(self.frames) - 1}",
            *([] if ahead is None else [f"seat {ahead + 1} {state}"]),
        ]
        return f"TrickStepper({', '.join(parts)})"

    @traitlets.validate("step")
    def _valid_step(self, proposal: dict[str, object]) -> int:
        step, last = cast("int", proposal["value"]), len(self.frames) - 1
        if isinstance(step, bool) or not 0 <= step <= last:
            raise traitlets.TraitError(f"step {step} is no step of this trick: expected 0 to {last}")
        return step

    @traitlets.validate("prediction")
    def _valid_prediction(self, proposal: dict[str, object]) -> int | None:
        seat, last = cast("int | None", proposal["value"]), len(self._trick.plays) - 1
        if seat is not None and (isinstance(seat, bool) or not NOBODY <= seat <= last):
            raise traitlets.TraitError(f"prediction {seat} is no seat: expected 0 to {last}, -1 for nobody, or None")
        return seat

    @traitlets.validate("votes")
    def _valid_votes(self, proposal: dict[str, object]) -> dict[str, int]:
        return valid(_votes, proposal, "these are no votes on who wins: {why}")

    def _laid(self, trick: Trick) -> dict[str, object]:
        """The state with a trick laid on the table, at its first step."""
        frames = frames_of(trick, self._saying)
        scene = scene_of(trick, frames, self._saying, self._names, tap=self._asks, locked=self._locked)
        self._trick = trick
        start: dict[str, object] = {"step": 0, "prediction": None, "revealed": False, "votes": {}}
        return {"frames": frames, "scene": scene, **start}

    def _checks(self) -> Checks:
        last = len(self.frames) - 1
        return {
            "step": lambda value: value.whole(0, last),
            "prediction": lambda value: (
                None if value.value is None else value.whole(NOBODY, len(self._trick.plays) - 1)
            ),
            "revealed": Reader.truth,
            "votes": _votes,
        }

    def _receive(self, content: Json) -> None:
        reply = answer(content, self._trick, self.scene["state"], self._saying, self._locked)
        self.send(self._lay(reply) if isinstance(reply, Laid) else reply)

    def _lay(self, laid: Laid) -> Answer:
        """Lays a new trick on the table, unless a rule card of one's own breaks over it."""
        try:
            state = self._laid(laid.trick)
        except BrokenRule:
            return refusal(laid.answer["id"], self._saying.ui("refusal.message"))
        with self.hold_trait_notifications():
            for name, value in state.items():
                self.set_trait(name, value)
        return laid.answer

    def _fallback_html(self) -> str:
        return fallback_html(self.frames[self.step], self.scene, self._saying)
