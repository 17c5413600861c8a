"""What becomes of everything that has been heard, in its order: decided in one place, before anything is told."""

from __future__ import annotations

from dataclasses import dataclass, field

from moosekit.core.ids import Millis, Seat
from moosekit.games.face_de_bouc.actions import Pass, Special
from moosekit.games.face_de_bouc.events import Verdict
from moosekit.games.face_de_bouc.matching import Match, compare
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import Heard, OpenCard, State
from moosekit.games.face_de_bouc.switches import (
    AfterMistake,
    NameAndSpecial,
    OwnerSpecial,
    Passing,
    Penalty,
    Tries,
)


@dataclass(slots=True)
class Standing:
    """How the card stands after all that has been heard.

    Attributes:
        verdicts: one for everything heard, ``None`` for a pass; ``matches``: how a name compared.
        right: those who were right, and equal; the first one is the earliest.
        cards: how many won cards each seat has after paying.
        decided: nobody is left who has neither passed nor is out.
    """

    setup: Setup
    card: OpenCard
    cards: list[int]
    out: list[Seat]
    passed: list[Seat]
    barred: list[Seat]
    verdicts: list[Verdict | None] = field(default_factory=list[Verdict | None])
    matches: list[Match | None] = field(default_factory=list[Match | None])
    right: list[Heard] = field(default_factory=list[Heard])

    @property
    def decided(self) -> bool:
        """Whether nobody remembers."""
        gone = {*self.out, *self.passed}
        return not self.right and self.card.phase is Phase.RECALL and len(gone) == len(self.cards)

    @property
    def bound(self) -> Millis | None:
        """Until when somebody else can still be equal, or be heard with these; ``None`` where nothing was heard."""
        if self.right:
            return Millis(self.right[0].at + self.setup.same_instant)
        heard = self.card.heard
        shouts = [one.at for one in heard if not isinstance(one.said, Pass)]
        if shouts:
            return Millis(max(shouts[-1] + self.setup.same_instant, heard[-1].at))
        return heard[-1].at if heard else None

    def may_act(self, seat: Seat) -> bool:
        """Whether anything by this seat still counts."""
        final = self.setup.passing is Passing.FINAL
        return seat not in self.out and not (final and seat in self.passed)

    def may_use_special(self, seat: Seat) -> bool:
        """Whether a special shout by this seat still counts."""
        if not self.setup.with_special:
            return self.may_act(seat)
        return self.may_act(seat) and may_use_special(self.setup, self.card, seat, self.cards[seat])


def may_use_special(setup: Setup, card: OpenCard, seat: Seat, cards: int) -> bool:
    """Whether a seat with so many won cards may use the special shout on this card (clauses 6.4 to 6.6)."""
    return cards > 0 and (seat not in card.owners or setup.owner_special is OwnerSpecial.MISTAKE)


def judge(state: State, card: OpenCard) -> Standing:
    """Goes through everything that has been heard. What comes later never changes an earlier verdict."""
    cards = [len(pile) for pile in state.piles]
    standing = Standing(state.setup, card, cards, list(card.out), list(card.passed), list(card.barred))
    for heard in card.heard:
        match, verdict = _first_look(state, card, heard)
        if verdict is not None and standing.right:
            verdict = _after_the_first(standing, heard, verdict)
        standing.matches.append(match)
        standing.verdicts.append(verdict)
        _note_down(standing, heard, verdict)
    return standing


def _first_look(state: State, card: OpenCard, heard: Heard) -> tuple[Match | None, Verdict | None]:
    """How a shout would count if it were the first."""
    said = heard.said
    if isinstance(said, Pass):
        return None, None
    if said is None:
        return None, Verdict.SILENT
    if isinstance(said, Special):
        if not state.setup.with_special:
            return None, Verdict.WRONG
        fits = bool(card.owners) and heard.seat not in card.owners
        return None, Verdict.RIGHT if fits else Verdict.MISTAKE
    name = state.name_of(state.shown)
    if name is None:
        return None, Verdict.WRONG
    match = compare(said.value, name.value, state.other_names(state.shown), state.setup.names)
    return match, Verdict.RIGHT if match.right else Verdict.WRONG


def _after_the_first(standing: Standing, heard: Heard, verdict: Verdict) -> Verdict:
    """After the earliest right shout only an equal one of somebody else counts (clauses 3.4, 3.5 and 6.10)."""
    first = standing.right[0]
    if any(one.seat == heard.seat for one in standing.right):
        return Verdict.LATE
    alike = isinstance(heard.said, Special) == isinstance(first.said, Special)
    equal = alike or heard.at == first.at or standing.setup.name_and_special is NameAndSpecial.EQUAL
    return Verdict.RIGHT if verdict is Verdict.RIGHT and equal else Verdict.LATE


def _note_down(standing: Standing, heard: Heard, verdict: Verdict | None) -> None:
    """What the shout means for its seat."""
    setup, seat = standing.setup, heard.seat
    if verdict is None:
        standing.passed.append(seat)
    elif verdict is Verdict.RIGHT:
        standing.right.append(heard)
    elif verdict is Verdict.MISTAKE:
        standing.cards[seat] = 0
        if setup.after_mistake is AfterMistake.BARRED:
            standing.out.append(seat)
            standing.barred.append(seat)
    elif verdict is not Verdict.LATE:
        if verdict is Verdict.WRONG and setup.penalty is Penalty.ONE_CARD:
            standing.cards[seat] = max(0, standing.cards[seat] - 1)
        if setup.tries is Tries.ONE:
            standing.out.append(seat)
