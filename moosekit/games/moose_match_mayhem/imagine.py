"""A full state that a viewer cannot tell from the true one: all is public but the piles, held cards, filed touches."""

from __future__ import annotations

from moosekit.core.awaits import Over
from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat, seats
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.moose_match_mayhem.actions import Touch
from moosekit.games.moose_match_mayhem.cards import Cards, without
from moosekit.games.moose_match_mayhem.clock import earliest_stamp, file_touch, is_known
from moosekit.games.moose_match_mayhem.state import Flip, Match, State
from moosekit.games.moose_match_mayhem.view import MayhemView


def imagine(view: MayhemView, stream: Stream) -> State:
    """A full state with the same view. It has no past, and its chance is a new seed out of ``stream``.

    Of the touches that nobody has judged, those are imagined that must be there: of seats that the others no longer
    wait for.
    """
    setup = view.facts.setup
    places = seats(setup.players)
    shown = tuple(card for seat in places for card in view.zone("held", seat).cards)  # to ``OPEN`` only
    hidden = sum(view.zone("held", seat).hidden for seat in places)
    herds = tuple(view.zone("herd", seat).cards for seat in places)
    discard, out = view.zone("discard").cards, view.zone("out").cards
    middle = view.zone("middle").cards
    sets: Cards = tuple(card for own in view.facts.sets for made in own for card in made)
    open_cards = (*(card for herd in herds for card in herd), *sets, *discard, *middle)
    whole = (*setup.cards, *setup.out)
    unseen = without(whole, (*open_cards, *shown, *out))
    order = stream.child("piles").shuffle(len(unseen))
    mixed = tuple(unseen[index] for index in order)
    state = State(
        match=Match(setup, Seeded(stream.child("seed").word(0)), out),
        herds=herds,
        sets=view.facts.sets,
        deck=mixed[hidden:],
        discard=discard,
        held=(*shown, *mixed[:hidden]),
        ready=view.facts.ready,
        flip=view.facts.flip,
        number=view.facts.number,
        outcome=view.awaits.outcome if isinstance(view.awaits, Over) else None,
    )
    return state if state.flip is None else state.with_flip(_with_touches(state, state.flip, stream.child("touches")))


def _with_touches(state: State, flip: Flip, stream: Stream) -> Flip:
    """The flip with a touch of each seat that has acted; beside an avalanche it may also have kept its hands off."""
    sure = flip.acted
    flip = flip._replace(acted=())
    for seat in sure:
        free = flip.free
        pick = stream.below(len(free) + flip.avalanche, seat)
        judged = flip.avalanche and is_known(state, flip, state.setup.same_instant)
        if pick == len(free) or judged:
            flip = flip._replace(acted=(*flip.acted, seat))
        else:
            flip = file_touch(state, flip, Seat(seat), Stamped(Touch(free[pick]), earliest_stamp(flip)))
    return flip
