"""Who is asked, and for what. With a clock everybody who may act at once; without one, all in secret together."""

from __future__ import annotations

from typing import Final

from moosekit.core.awaits import Awaits, Finite, OpenText, Options, Over, Together, Turn, Window
from moosekit.core.ids import Millis, Seat, seats
from moosekit.core.latest import latest
from moosekit.core.timing import START, Stamped
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, SPECIAL, Action, Press
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import OpenCard, State
from moosekit.games.face_de_bouc.switches import Passing, SpecialOff
from moosekit.games.face_de_bouc.verdicts import may_use_special

NOTHING: Final[Finite[Action]] = Finite(())
ASK_NAME: Final[OpenText] = OpenText("bouc.ask.name")
ASK_SHOUT: Final[OpenText] = OpenText("bouc.ask.shout")


@latest
def awaits(state: State) -> Awaits:
    """Whose turn it is; or who may act against the clock; or who owes a secret answer."""
    if state.outcome is not None:
        return Over(state.outcome)
    card = state.card
    if card is None or plain_naming(state.setup, card):
        return Turn(state.turn)
    if state.setup.clocked:
        return _window(state, card)
    return Together(tuple(seat for seat in free(state, card) if not answered(card, seat)))


def _window(state: State, card: OpenCard) -> Window:
    """Whoever has a clock may act at any time; while others are awaited, the window stays open."""
    setup, waiting = state.setup, awaited(state, card)
    asked = free(state, card)
    if setup.paces:
        asked = tuple(seat for seat in asked if seat in waiting or _in_time(setup, card, seat))
    return Window(asked, None if waiting else closes(setup, card))


def _in_time(setup: Setup, card: OpenCard, seat: Seat) -> bool:
    """Whether a seat with a clock of its own can still act: a quick seat's time is over before a slow one's."""
    pace = setup.pace(seat)
    if pace is None or setup.limit is None or card.phase is Phase.NAMING:
        return pace is not None
    return card.claims.promised < (setup.limit + setup.say_limit) * pace


def plain_naming(setup: Setup, card: OpenCard) -> bool:
    """Whether nothing but a name is asked for, of one seat only.

    While the special shout is played, a new character can bring a mistaken one, so the others are asked as well.
    """
    return card.phase is Phase.RENAMING or (card.phase is Phase.NAMING and not setup.with_special)


def free(state: State, card: OpenCard) -> tuple[Seat, ...]:
    """The seats that may act on the card as far as it has been told."""
    setup, out = state.setup, card.out
    places = seats(setup.players)
    if card.phase is Phase.NAMING:
        return tuple([seat for seat in places if seat == state.turn or (seat not in out and state.piles[seat])])
    if setup.passing is Passing.FINAL:
        out += card.passed
    return tuple([seat for seat in places if seat not in out]) if out else places


def closes(setup: Setup, card: OpenCard) -> Millis | None:
    """When the window closes; at the end it stays open for the names of those who have pressed in time."""
    slowest = setup.slowest
    if setup.limit is None or slowest is None or card.phase is Phase.NAMING:
        return None
    limit = setup.limit if card.claims.promised < setup.limit * slowest else setup.limit + setup.say_limit
    return Millis(limit * slowest)


def owing(card: OpenCard) -> dict[Seat, Millis]:
    """When the seats pressed that have not said a name since; each by its own claims only."""
    last = {claim.seat: claim for claim in card.claims.filed}
    return {seat: claim.at for seat, claim in last.items() if isinstance(claim.action, Press)}


def owes(card: OpenCard, seat: Seat) -> Millis | None:
    """When the seat pressed, if it has not said a name since."""
    return owing(card).get(seat)


def answered(card: OpenCard, seat: Seat) -> bool:
    """Whether the seat has given its whole secret answer."""
    return any(claim.seat == seat for claim in card.claims.filed) and owes(card, seat) is None


def awaited(state: State, card: OpenCard) -> tuple[Seat, ...]:
    """The seats without a clock for which all others wait (clause 4.5): for one answer each, until it is told."""
    setup = state.setup
    if not setup.paces:
        return ()
    asked = (state.turn,) if card.phase is Phase.NAMING else free(state, card)
    done = {*card.passed, *(one.seat for one in card.heard)}
    return tuple([seat for seat in asked if setup.pace(seat) is None and seat not in done and not answered(card, seat)])


def options(state: State, seat: Seat) -> Options[Action]:
    """All that the seat may do; against the clock with the earliest stamp that is still open."""
    asked = awaits(state)
    if isinstance(asked, Turn):
        if seat != asked.seat:
            return NOTHING
        return Finite((DRAW,)) if state.card is None else ASK_NAME
    if isinstance(asked, Over) or state.card is None or seat not in asked.seats:
        return NOTHING
    if state.card.phase is Phase.NAMING:
        return ASK_NAME if seat == state.turn else _acts(state, state.card, seat, naming=True)
    if owes(state.card, seat) is not None:
        return ASK_SHOUT
    return _acts(state, state.card, seat, naming=False)


def _acts(state: State, card: OpenCard, seat: Seat, *, naming: bool) -> Finite[Action]:
    setup = state.setup
    at = START if setup.pace(seat) is None else card.claims.promised
    pace = setup.pace(seat)
    open_still = setup.limit is None or naming or pace is None or at // pace < setup.limit
    acts: list[Action] = []
    if not naming or not setup.clocked:
        acts.append(Stamped(PASS, at))
    if not naming and open_still:
        acts.append(Stamped(PRESS, at))
    if open_still and special_allowed(state, card, seat):
        acts.append(Stamped(SPECIAL, at))
    return Finite(tuple(acts))


def special_allowed(state: State, card: OpenCard, seat: Seat) -> bool:
    """Whether the seat may use the special shout, as far as the card has been told."""
    if not state.setup.with_special:
        return state.setup.special_off is SpecialOff.WRONG_NAME and card.phase is Phase.RECALL
    return may_use_special(state.setup, card, seat, len(state.piles[seat]))
