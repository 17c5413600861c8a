"""The task "tap every card that this hand may play", with a reason for every card of the hand."""

from __future__ import annotations

from typing import cast

from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import AnimalCard
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.play import Play, TrickCard
from moosekit.tricks.world import lead_colour
from moosekit.widgets.contract import Reason, Tap
from moosekit.widgets.saying import Saying
from moosekit.words import say_refusal


def taps_of(trick: Trick, saying: Saying) -> list[Tap]:
    """One task for every seat after the first, where the hands are known.

    >>> trick = Trick.parse("P2 P8 G3", hands=["P2 G5", "P8 B9", "G3 B1"])
    >>> task = taps_of(trick, Saying.about(trick.row, "en"))[0]
    >>> task["prompt"], task["playable"], task["reasons"]["B9"]["clause"]
    ('Tap every card that seat 2 may play.', ['P8'], '4.3')
    """
    if trick.hands is None:
        return []
    return [_task(trick, place, saying) for place in range(1, len(trick.plays))]


def _task(trick: Trick, place: int, saying: Saying) -> Tap:
    seat = trick.plays[place].seat
    hand = trick.hands[seat] if trick.hands is not None else ()
    return Tap(
        step=place,
        seat=seat,
        prompt=saying.ui("tap.prompt", seat=seat),
        cards=[card.code for card in hand],
        playable=[card.code for card in trick.playable(seat, place)],
        reasons={card.code: _reason(trick, place, card, saying) for card in hand},
    )


def _reason(trick: Trick, place: int, card: AnimalCard, saying: Saying) -> Reason:
    """Why the card may be played now, or why not; without naming the cards that are still to be found."""
    for refusal in trick.refusals(trick.plays[place].seat, card, place):
        if refusal.ref is refs.FOLLOW:
            text = saying.ui("tap.must-follow", card=card.code, colour=dict(refusal.facts)["colour"])
        else:
            text = say_refusal(refusal, saying.language, saying.titles)
        return Reason(text=text, clause=refusal.ref.clause)
    before = cast("tuple[Play[TrickCard], ...]", trick.plays[:place])
    lead = lead_colour(before, trick.rules.row.world.lead)
    if card.colour is None:
        return Reason(text=saying.ui("tap.joker"), clause=refs.JOKER_ANY_TIME.clause)
    if lead is None:
        return Reason(text=saying.ui("tap.free", card=card.code), clause=refs.JOKER_LED.clause)
    followed = card.colour == lead
    said = saying.ui("tap.follows" if followed else "tap.void", card=card.code, colour=str(lead))
    return Reason(text=said, clause=(refs.FOLLOW if followed else refs.VOID).clause)
