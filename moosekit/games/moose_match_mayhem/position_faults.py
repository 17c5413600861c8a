"""What is wrong with a position that somebody set up: every fault with what would be right, all at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from moosekit.cards.card import codes, each, in_order
from moosekit.cards.reading import read_cards as read_words
from moosekit.core.ids import Seat
from moosekit.games.moose_match_mayhem.cards import KINDS, CardKind, Cards, MayhemCard, without
from moosekit.games.moose_match_mayhem.herds import scared_by, sets_in
from moosekit.games.moose_match_mayhem.setup import Setup


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table, read from texts; by seat, the middle by place. ``deck`` is ``None`` for all the rest."""

    setup: Setup
    herds: tuple[Cards, ...]
    sets: tuple[tuple[Cards, ...], ...]
    middle: Cards
    taken: tuple[Seat | None, ...]
    held: Cards
    discard: Cards
    deck: Cards | None

    @property
    def named(self) -> Cards:
        """Every card that lies somewhere; one of the middle that was taken lies where its taker put it."""
        free = tuple(card for card, seat in zip(self.middle, self.taken, strict=False) if seat is None)
        herds = tuple(card for herd in self.herds for card in herd)
        sets = tuple(card for own in self.sets for made in own for card in made)
        return (*herds, *sets, *free, *self.held, *self.discard, *(self.deck or ()))

    @property
    def rest(self) -> Cards:
        """The cards of the game that lie nowhere."""
        return without(self.setup.cards, in_order(self.named))


def read_cards(text: str, faults: list[str]) -> Cards:
    """The cards of a text; a word that names no card is a fault."""
    return read_words(each(text), MayhemCard.of, faults)


def faults_of(at: Position) -> list[str]:
    """Everything that is wrong; what depends on sizes is looked at only when those are right."""
    sizes = _size_faults(at)
    return sizes or [*_copy_faults(at), *_herd_faults(at), *_set_faults(at), *_taken_faults(at)]


def _size_faults(at: Position) -> list[str]:
    players = at.setup.players
    faults = [
        f"{len(given)} {what} were given for {players} seats"
        for what, given in (("herds", at.herds), ("lists of sets", at.sets), ("takers", at.taken))
        if len(given) != players
    ]
    for what, lying in (("in the middle", at.middle), ("held", at.held)):
        if len(lying) not in (0, players):
            faults.append(f"{len(lying)} cards are {what}: expected one a seat, {players}, or none (clause 3.1)")
    if at.middle and at.held:
        faults.append("cards lie in the middle and others are held: nobody takes a card during a flip (clause 3.1)")
    return faults


def _copy_faults(at: Position) -> list[str]:
    named, there = Counter(at.named), Counter(at.setup.cards)
    return [
        f"{card.code!r} is named {named[card]} times: this game has {there[card]} (clauses 1.4, 2.1)"
        for card in KINDS
        if named[card] > there[card]
    ]


def _herd_faults(at: Position) -> list[str]:
    faults: list[str] = []
    for seat, herd in enumerate(at.herds, 1):
        text = " ".join(codes(herd))
        if sets_in(herd, at.setup.three_wilds):
            faults.append(f"the herd {text!r} of seat {seat} holds a set, which is turned over at once (clause 5.4)")
        if scared_by(herd) is not None:
            faults.append(f"the herd {text!r} of seat {seat} holds two yetis of one colour (clause 6.1)")
        if any(card.kind is CardKind.AVALANCHE for card in herd):
            faults.append(f"the herd {text!r} of seat {seat} holds an avalanche, which nobody can take (clause 7.2)")
    return faults


def _set_faults(at: Position) -> list[str]:
    faults = [
        f"{' '.join(codes(made))!r} of seat {seat} is no set: expected three of an animal in one colour (section 5)"
        for seat, own in enumerate(at.sets, 1)
        for made in own
        if in_order(made) not in [in_order(option.cards) for option in sets_in(made, at.setup.three_wilds)]
    ]
    for seat, own in enumerate(at.sets, 1):
        if len(own) >= at.setup.goal:
            faults.append(f"seat {seat} has {len(own)} sets: with {at.setup.goal} the game is over (clause 9.1)")
    return faults


def _taken_faults(at: Position) -> list[str]:
    who = [seat for seat in at.taken if seat is not None]
    faults = [
        f"the taker {seat!r} is no seat: expected 0 to {at.setup.players - 1}" for seat in who if not _is_seat(at, seat)
    ]
    faults += [
        f"seat {seat + 1} took {who.count(seat)} cards: one each (clause 3.5)"
        for seat in sorted(set(who))
        if who.count(seat) > 1
    ]
    if who and len(who) == len(at.middle):
        faults.append("every card of the middle is taken: leave the middle out, as the flip is over (clause 3.5)")
    if who and not at.middle:
        faults.append("cards were taken, but none lie in the middle")
    return faults


def _is_seat(at: Position, seat: Seat) -> bool:
    return 0 <= seat < at.setup.players
