"""Between the deal and the first trick: the opening rules of the row, left to right, which may ask every seat."""

from __future__ import annotations

from typing import cast

from moosekit.core.asking import Ask, Done, Frame, Step
from moosekit.core.facts import facts
from moosekit.core.ids import Seat, left_of
from moosekit.core.secret import Secret
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.events import CardsOpened, CardsPassed, Event, PassSealed
from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.games.moustache.stages import Opening, Opens, Resumes, opens
from moosekit.games.moustache.state import PassFrame
from moosekit.tricks.row import BrokenRule, called


def open_round(row: tuple[RuleCard, ...], opening: Opening, first: int, journal: Journal[Event]) -> Opening | PassFrame:
    """The opening after every rule from place ``first`` on, or the question at which it stops."""
    for place, card in enumerate(row):
        rule: object = card
        if place < first or not opens(rule):
            continue
        step = _called(card, rule, opening)
        if isinstance(step, Ask):
            return Frame(card.id, place, step.seats, step.value)
        _note_opened(card, opening, step.value, journal)
        opening = step.value
    return opening


def _called(card: RuleCard, rule: Opens, opening: Opening) -> Step[Opening]:
    """What the rule makes of the opening; whatever goes wrong inside is told as the rule's fault."""
    try:
        step = cast("object", rule.opening(opening))
    except Exception as fault:
        raise BrokenRule(card.id, f"it raised {type(fault).__name__}: {fault}") from fault
    if not isinstance(step, (Done, Ask)):
        raise BrokenRule(card.id, f"its opening gave back {step!r}, where Done(opening) was expected")
    known = cast("Step[Opening]", step)
    if isinstance(known, Ask) and isinstance(card, OwnCard):
        raise BrokenRule(
            card.id, "its opening asks, which only the rule card 'pass-three' can: give back Done(opening)"
        )
    _check_hands(card, opening, known.value)
    if isinstance(known, Done) and known.value.hands != opening.hands:
        # cards that moved unseen would be cards whose way no event tells
        raise BrokenRule(card.id, "its opening moved cards between hands, which only the rule card 'pass-three' can")
    return known


def _check_hands(card: RuleCard, before: Opening, after: object) -> None:
    if type(after) is not Opening:
        raise BrokenRule(card.id, f"its opening gave back {after!r}, where an Opening was expected")
    old, new = (sorted(one for hand in value.hands for one in hand) for value in (before, after))
    if old != new or len(before.hands) != len(after.hands):
        raise BrokenRule(card.id, "after its opening the hands do not hold the same cards as before")


def seal(frame: PassFrame, seat: Seat, cards: Cards, journal: Journal[Event]) -> PassFrame:
    """One seat has chosen; nobody else learns what."""
    if journal.recording:
        journal.note(Note("opening.sealed", refs.PASS_THREE, "aside", None, None, facts(seat=seat, rule=frame.rule)))
    journal.emit(PassSealed(seat, Secret(cards, (seat,))))
    return frame.with_answer(seat, cards)


def resume(row: tuple[RuleCard, ...], frame: PassFrame, journal: Journal[Event]) -> Opening | PassFrame:
    """Everybody has chosen: the rule that asked goes on, then the rest of the row."""
    card = row[frame.place]
    rule = cast("Resumes", card)
    after = called(card.id, lambda opening: rule.resume(opening, frame.answers), frame.value)
    _check_hands(card, frame.value, after)
    _tell_passes(card, frame, journal)
    return open_round(row, after, frame.place + 1, journal)


def _note_opened(card: RuleCard, before: Opening, after: Opening, journal: Journal[Event]) -> None:
    new = tuple(one for one in after.opened if one not in before.opened)
    if journal.recording:
        for seat, hand in enumerate(after.hands):
            if codes := tuple([one.code for one in new if one in hand]):
                what = facts(rule=card.id, seat=seat, cards=codes)
                journal.note(Note("opening.opened", card.ref, "opened", (), codes, what))
        if not new:
            journal.note(Note("opening.nothing-open", card.ref, "opened", (), (), facts(rule=card.id)))
    journal.emit(CardsOpened(card.id, new))


def _tell_passes(card: RuleCard, frame: PassFrame, journal: Journal[Event]) -> None:
    count = len(frame.asked)
    for giver, cards in frame.answers:
        receiver = left_of(giver, count)
        open_ = tuple(one for one in cards if one in frame.value.opened)
        closed = tuple(one for one in cards if one not in frame.value.opened)
        if journal.recording:
            what = facts(seat=giver, receiver=receiver, rule=card.id)
            journal.note(Note("opening.passed", card.ref, "hands", giver, receiver, what))
        journal.emit(CardsPassed(giver, receiver, open_, Secret(closed, (giver, receiver))))
