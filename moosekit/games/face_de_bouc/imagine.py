"""A full state that a viewer cannot tell from the true one: the draw pile mixed anew, and names as far as heard.

A name that was not heard, or that no memory has kept, is made up; and so are the secret answers of others.
"""

from __future__ import annotations

from collections import Counter

from moosekit.core.awaits import Over, Together, Window
from moosekit.core.chance import Seeded
from moosekit.core.ids import Millis, Seat
from moosekit.core.secret import NOBODY, Secret, revealed
from moosekit.core.stream import Stream
from moosekit.core.timing import Claims, Stamped
from moosekit.games.face_de_bouc.actions import PASS, PRESS, Act, Name
from moosekit.games.face_de_bouc.asking import answered, awaited, free
from moosekit.games.face_de_bouc.cards import FaceCard, Faces
from moosekit.games.face_de_bouc.events import Event, Named
from moosekit.games.face_de_bouc.pacing import stamped
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.state import Names, OpenCard, State
from moosekit.games.face_de_bouc.view import FaceView, PublicFacts


def imagine(view: FaceView, memory: tuple[Event, ...], stream: Stream) -> State:
    """A full state with the same view; ``memory`` are the events that the viewer remembers, as it heard them.

    It has no past: nothing is in ``drawn``, and its chance is a new seed out of ``stream``.
    """
    facts = view.facts
    state = State(
        setup=facts.setup,
        chance=Seeded(stream.child("seed").word(0)),
        drawn=(),
        draw=_draw_pile(facts, stream.child("draw")),
        centre=facts.centre,
        piles=facts.piles,
        turn=facts.turn,
        names=_names(facts, memory),
        outcome=view.awaits.outcome if isinstance(view.awaits, Over) else None,
    )
    if facts.phase is None:
        return state
    card = OpenCard(facts.phase, facts.owners, _claims(facts), (), facts.passed, facts.out, facts.barred, facts.now)
    if isinstance(view.awaits, Together):
        card = _with_answers(state, card, view.awaits.seats)
    elif isinstance(view.awaits, Window):
        card = _with_awaited(state, card, view.awaits.seats)
    return state._replace(card=card)


def _draw_pile(facts: PublicFacts, stream: Stream) -> Faces:
    """The cards that have not been seen, in random order."""
    seen = Counter([*facts.centre, *(face for pile in facts.piles for face in pile)])
    unseen: list[FaceCard] = []
    for face in facts.setup.deck:
        if seen[face]:
            seen[face] -= 1
        else:
            unseen.append(face)
    return tuple(unseen[index] for index in stream.shuffle(len(unseen)))


def _names(facts: PublicFacts, memory: tuple[Event, ...]) -> Names:
    heard = {event.face: revealed(event.name) for event in memory if isinstance(event, Named)}
    return tuple((face, Secret(heard.get(face) or f"somebody {face.code}", NOBODY)) for face in facts.named)


def _claims(facts: PublicFacts) -> Claims[Act]:
    """The presses that the viewer knows of, and the clock's promise."""
    claims: Claims[Act] = Claims()
    for seat, pressed in enumerate(facts.pressed):
        at = revealed(pressed)
        if at is not None:
            claims = claims.file(Seat(seat), Stamped(PRESS, at))
    return claims.promise(facts.promised)


def _with_answers(state: State, card: OpenCard, waiting: tuple[Seat, ...]) -> OpenCard:
    """Whoever is not waited for has answered: with a name for a new character, otherwise let it be a pass."""
    claims = card.claims
    for seat in free(state, card):
        if seat in waiting or answered(card, seat):
            continue
        naming = card.phase is Phase.NAMING and seat == state.turn
        claims = claims.file(seat, Stamped(Name("somebody new") if naming else PASS, Millis(0)))
    return card._replace(claims=claims)


def _with_awaited(state: State, card: OpenCard, asked: tuple[Seat, ...]) -> OpenCard:
    """Whoever has no clock and is not waited for any more has answered as well."""
    claims = card.claims
    for seat in awaited(state, card):
        if seat not in asked:
            act: Act = Name("somebody new") if card.phase is Phase.NAMING else PASS
            claims = claims.file(seat, stamped(state.setup, card, seat, Stamped(act, Millis(0))))
    return card._replace(claims=claims)
