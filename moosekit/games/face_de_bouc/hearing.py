"""From what seats have filed to what is heard: presses in the order of their stamps, each with its name."""

from __future__ import annotations

from moosekit.core.secret import NOBODY, Secret
from moosekit.core.timing import Claim
from moosekit.games.face_de_bouc.actions import Act, Name, Pass, Press, Say, Special
from moosekit.games.face_de_bouc.pacing import counted, known
from moosekit.games.face_de_bouc.state import Heard, OpenCard, State
from moosekit.games.face_de_bouc.verdicts import Standing


def next_claim(state: State, card: OpenCard, standing: Standing) -> Claim[Act] | None:
    """The earliest press, special shout or pass that counts; at one moment a pass comes last.

    What a seat does that may not act any more is passed over, and so is a second pass.
    """
    limit = state.setup.limit
    times = [(counted(state.setup, claim), claim) for claim in card.claims.filed if _counts(claim, standing)]
    found = [(at, claim) for at, claim in times if limit is None or at < limit]
    first = min(found, key=lambda one: (one[0], isinstance(one[1].action, Pass), one[1].seat), default=None)
    return None if first is None else first[1]


def _counts(claim: Claim[Act], standing: Standing) -> bool:
    match claim.action:
        case Press():
            return standing.may_act(claim.seat)
        case Special():
            return standing.may_use_special(claim.seat)
        case Pass():
            return standing.may_act(claim.seat) and claim.seat not in standing.passed
        case Say() | Name():
            return False


def next_in_naming(state: State, card: OpenCard, standing: Standing) -> Claim[Act] | None:
    """The earliest special shout that counts, or the name that whoever turned up the card gives."""
    found = [
        claim
        for claim in card.claims.filed
        if (isinstance(claim.action, Special) and standing.may_use_special(claim.seat))
        or (isinstance(claim.action, Name) and claim.seat == state.turn)
    ]
    return min(
        found, key=lambda claim: (counted(state.setup, claim), isinstance(claim.action, Name), claim.seat), default=None
    )


def hear(state: State, card: OpenCard, claim: Claim[Act]) -> State | None:
    """The state with the claim heard; ``None`` while something earlier, or its name, can still come."""
    at = counted(state.setup, claim)
    if not known(state, card, at):
        return None
    if isinstance(claim.action, Press):
        return _hear_press(state, card, claim)
    if not isinstance(claim.action, (Special, Pass)):
        return None
    return _with_heard(state, card, Heard(at, claim.seat, claim.action, claim.at), (claim,))


def _hear_press(state: State, card: OpenCard, press: Claim[Act]) -> State | None:
    """A press with its name, or without one when its time is up.

    The seat's other presses in that time, and names that no press belongs to, are passed over. Its pace makes the time
    longer; without a clock its name has been given.
    """
    setup = state.setup
    pace = setup.pace(press.seat)
    ends = press.at + setup.say_limit * (pace or 1)
    own = [claim for claim in card.claims.filed if claim.seat == press.seat and isinstance(claim.action, (Press, Say))]
    own = [claim for claim in own if claim.at < ends]
    say = next((claim for claim in own if isinstance(claim.action, Say) and claim.at >= press.at), None)
    if pace is not None and not card.claims.known(ends - 1 if say is None else say.at):
        return None
    used = tuple(claim for claim in own if say is None or claim.at <= say.at)
    said = Secret(say.action.text, NOBODY) if say is not None and isinstance(say.action, Say) else None
    return _with_heard(state, card, Heard(counted(setup, press), press.seat, said, press.at), used)


def _with_heard(state: State, card: OpenCard, heard: Heard, used: tuple[Claim[Act], ...]) -> State:
    return state._replace(card=card._replace(claims=card.claims.drop(used), heard=(*card.heard, heard)))
