"""Playing a card of Moustache: what may be played, why, and why not (section 4 of the rules)."""

from __future__ import annotations

from typing import TypeVar

from moosekit.cards.card import codes
from moosekit.core.facts import FactValue, RuleRef, facts
from moosekit.core.ids import Seat
from moosekit.core.refusal import Refusal
from moosekit.core.secret import Secret
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import AnimalCard, Cards
from moosekit.games.moustache.resolve import Plays, TrickRules
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.tricks.following import follow_suit
from moosekit.tricks.play import Play
from moosekit.tricks.row import Row, narrowed, playable
from moosekit.tricks.world import lead_colour

E = TypeVar("E")


def playable_cards(hand: Cards, plays: Plays, rules: TrickRules) -> Cards:
    """The cards of a hand that may be played next.

    >>> from moosekit.games.moustache.cards import cards
    >>> playable_cards(cards("G1 P3 P9"), (Play(Seat(0), AnimalCard.of("P2")),), TrickRules.of(()))
    (P3, P9)
    """
    row = rules.row
    lead = lead_colour(plays, row.world.lead)
    return playable(hand, lead, row) if row.limits else follow_suit(hand, lead)


def play_refusals(hand: Cards, plays: Plays, rules: TrickRules, seat: Seat, card: AnimalCard) -> tuple[Refusal, ...]:
    """Every reason why the seat may not play this card now; what the hand holds is told to its holder only."""
    if card not in hand:
        held: FactValue = codes(hand)
        return (Refusal("play.not-in-hand", refs.CLOCKWISE, facts(card=card.code, cards=Secret(held, (seat,)))),)
    lead = lead_colour(plays, rules.row.world.lead)
    against: tuple[Refusal, ...] = ()
    for placed, cards in narrowed(hand, lead, rules.row):
        if card in cards:
            against = ()
        elif placed is None:
            held = codes(tuple(one for one in hand if one.colour == lead))
            what = facts(card=card.code, colour=str(lead), cards=Secret(held, (seat,)))
            against = (Refusal("play.must-follow", refs.FOLLOW, what),)
        elif not against:  # this rule card takes it away
            what = facts(card=card.code, rule=placed.card.id)
            against = (Refusal("play.limited", placed.card.ref, what),)
    return against


def note_play(plays: Plays, play: Play[AnimalCard], rules: TrickRules, hand: Cards | None, log: Journal[E]) -> None:
    """Why the card may be played and what it makes of the lead: ``plays`` are those before, ``hand`` if it is known."""
    seat, card = play
    rule = rules.row.world.lead
    before, after = _plain(lead_colour(plays, rule)), _plain(lead_colour((*plays, play), rule))
    could: FactValue = None
    if hand is not None:
        could = Secret(codes(playable(hand, before, rules.row)), (seat,))
    code, ref = _reason(plays, card, before, after, rules.row)
    what = facts(seat=seat, card=card.code, colour=before, lead=after, could=could)
    log.note(Note(code, ref, "lead", before, after, what))


def _reason(
    plays: Plays, card: AnimalCard, before: str | None, after: str | None, row: Row[RuleCard]
) -> tuple[str, RuleRef]:
    if card.colour is None:
        return ("play.joker", refs.JOKER_ANY_TIME) if plays else ("play.joker-leads", refs.JOKER_LED)
    if before is None:
        return ("play.sets-lead", refs.JOKER_LED) if plays else ("play.leads", refs.FOLLOW)
    if card.colour == before:
        return "play.follows", refs.FOLLOW
    if after == before:  # whether the hand is void is nobody's business, where a rule card may have allowed it
        return "play.off-suit-perhaps" if row.limits else "play.off-suit", refs.VOID
    changed = next(placed.card for placed, old, new in row.worlds if old.lead != new.lead)
    return "play.new-lead", changed.ref


def _plain(colour: str | None) -> str | None:
    return None if colour is None else str(colour)
