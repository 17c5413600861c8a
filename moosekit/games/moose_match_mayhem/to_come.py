"""Which pair is completed when nobody chooses: the one whose colour has fewer cards still to come (clause 5.7)."""

from __future__ import annotations

from moosekit.core.facts import facts
from moosekit.core.ids import Seat
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.cards import MayhemCard
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.herds import SetOption
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.switches import ToCome


def still_to_come(state: State, card: MayhemCard) -> int:
    """How many of these cards nobody has seen yet, counted from what lies open; never a look into the piles."""
    seen = sum([herd.count(card) for herd in state.herds])
    seen += sum([made.count(card) for own in state.sets for made in own])
    if state.flip is not None:  # a taken card lies in a herd or set already, or is gone
        seen += sum([state.flip.middle[place] is card for place in state.flip.free])
    if state.setup.to_come is ToCome.PILES:
        seen += state.discard.count(card)
    return state.setup.cards.count(card) - _unused(state, card) - seen


def _unused(state: State, card: MayhemCard) -> int:
    """Cards that a position set up by hand leaves out, beside those that stay in the box anyway."""
    return state.match.out.count(card) - state.setup.out.count(card)


def rarer_pair(state: State, options: list[SetOption]) -> SetOption:
    """The option whose natural card is rarer from now on; among equals the first, which is brown."""
    return min(options, key=lambda option: still_to_come(state, option.cards[0]))


def note_default(
    state: State, seat: Seat, options: list[SetOption], chosen: SetOption, journal: Journal[Event]
) -> None:
    """Notes the counts that decided."""
    counts = [still_to_come(state, option.cards[0]) for option in options]
    what = facts(seat=seat, brown=counts[0], white=counts[1], colour=chosen.colour)
    journal.note(Note("mayhem.pair.default", refs.TO_COME, "herd", tuple(counts), chosen.colour, what))
