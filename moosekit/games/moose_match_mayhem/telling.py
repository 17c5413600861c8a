"""What happens, in one sentence each, as somebody at the table would say it aloud."""

from __future__ import annotations

from typing import assert_never

from moosekit.cards.card import codes
from moosekit.games.moose_match_mayhem.events import (
    AllClear,
    CardsPutOut,
    CardsTaken,
    Disputed,
    Event,
    Flipped,
    GameEnded,
    Handed,
    HerdLost,
    NoEffect,
    PairAsked,
    PilesMade,
    SeatReady,
    SetMade,
    TokenFell,
    Took,
)
from moosekit.words.catalogue import text


def tell(event: Event, language: str = "en") -> str:
    """An event as a sentence.

    >>> from moosekit.core.ids import Seat
    >>> from moosekit.games.moose_match_mayhem.cards import MayhemCard
    >>> tell(Took(Seat(1), 0, MayhemCard.of("moose.*")))
    'Seat 2 has a wild moose.'
    """
    match event:
        case CardsPutOut() | PilesMade() | CardsTaken() | SeatReady() | Flipped():
            return _tell_before(event, language)
        case Took(seat, _, card):
            return text("event.mayhem.took", language, seat=seat, card=card.code)
        case Handed(seat, _, card):
            return text("event.mayhem.handed", language, seat=seat, card=card.code)
        case NoEffect(seat, _, why):
            return text(f"event.mayhem.nothing.{why}", language, seat=seat)
        case Disputed(_, seats):
            return text("event.mayhem.disputed", language, seats=seats)
        case TokenFell(_, caller, call, side, winner, _):
            return text("event.mayhem.token", language, caller=caller, call=call, side=side, winner=winner)
        case PairAsked(seat, card, colours):
            return text("event.mayhem.pair-asked", language, seat=seat, card=card.code, colours=colours)
        case SetMade(seat, cards, count):
            return text("event.mayhem.set-made", language, seat=seat, cards=codes(cards), count=count)
        case HerdLost() | AllClear() | GameEnded():
            return _tell_loss(event, language)
        case _:
            assert_never(event)


def _tell_before(event: CardsPutOut | PilesMade | CardsTaken | SeatReady | Flipped, language: str) -> str:
    match event:
        case CardsPutOut(cards):
            key = "event.mayhem.put-out" if cards else "event.mayhem.put-out-none"
            return text(key, language, count=len(cards))
        case PilesMade(count):
            return text("event.mayhem.piles", language, count=count)
        case CardsTaken():
            return text("event.mayhem.taken-unseen", language)
        case SeatReady(seat):
            return text("event.mayhem.ready", language, seat=seat)
        case Flipped(_, middle):
            return text("event.mayhem.flipped", language, cards=codes(middle))


def _tell_loss(event: HerdLost | AllClear | GameEnded, language: str) -> str:
    match event:
        case HerdLost(seat, cards, cause):
            key = f"event.mayhem.lost.{cause}" if cards else "event.mayhem.nothing-to-lose"
            return text(key, language, seat=seat)
        case AllClear(cards):
            return text("event.mayhem.all-clear", language, count=len(cards))
        case GameEnded(outcome):
            winners = outcome.ranking[0]
            key = "event.mayhem.won" if len(winners) == 1 else "event.mayhem.shared"
            return text(key, language, seats=winners)
