"""Face de bouc: does the next card show somebody we know?"""

from __future__ import annotations

from moosekit.chance.answer import Answer
from moosekit.chance.deck import Deck
from moosekit.chance.messages import message
from moosekit.chance.now.chance import Chance
from moosekit.games.face_de_bouc.view import FaceView


def chances(view: FaceView) -> tuple[Chance, ...]:
    """A character that was seen before, and the one on top of each won pile."""
    facts = view.facts
    unseen = Deck.unseen(view)
    if not (facts.left and unseen.size):  # whoever sees all has nothing to ask
        return ()
    seen = {face for pile in (facts.centre, *facts.piles) for face in pile}
    said = message("now.assume.any-card", cards=unseen.size)
    again = Answer.counted(unseen.count(lambda face: face in seen), unseen.size, said)
    found = [Chance(message("now.repeat", seen=len(seen)), again)] if seen else []
    for seat, top in enumerate(facts.tops):
        if top is not None:
            like = Answer.counted(unseen[top], unseen.size, said)
            found.append(Chance(message("now.like-top", seat=seat, face=top.code), like))
    return tuple(found)
