"""A card reaches a herd: yetis scare, sets are turned over, a pair may have to be chosen (sections 5 and 6)."""

from __future__ import annotations

from moosekit.cards.card import codes, in_order
from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.cards import CardKind, Cards, Colour, MayhemCard, without
from moosekit.games.moose_match_mayhem.events import Cause, Event, Handed, HerdLost, PairAsked, SetMade, Took
from moosekit.games.moose_match_mayhem.herds import SIZE, SetOption, scared_by, sets_in
from moosekit.games.moose_match_mayhem.state import Flip, State
from moosekit.games.moose_match_mayhem.switches import Choices
from moosekit.games.moose_match_mayhem.to_come import note_default, rarer_pair


def take(
    state: State, flip: Flip, seat: Seat, place: int, at: Millis, journal: Journal[Event], *, handed: bool = False
) -> State:
    """The seat has the card at this place; ``at`` is the time that counts. All that follows at once has happened."""
    card = flip.middle[place]
    takers = (*flip.takers[:place], seat, *flip.takers[place + 1 :])
    flip = flip._replace(takers=takers, now=max(flip.now, at))
    herd = in_order((*state.herds[seat], card))
    state = state.with_herd(seat, herd).with_flip(flip)
    if journal.recording:
        _note_herd(state, seat, card, journal)
    journal.emit(Handed(seat, place, card) if handed else Took(seat, place, card))
    if card.kind is CardKind.YETI:
        return lose_herd(state, seat, Cause.YETIS, journal) if scared_by(herd) else state
    return _sets_follow(state, flip, seat, card, at, journal)


def _note_herd(state: State, seat: Seat, card: MayhemCard, journal: Journal[Event]) -> None:
    """Notes why a card makes no set, and that a lone yeti is harmless."""
    herd = state.herds[seat]
    if card.kind is CardKind.YETI:
        if scared_by(herd) is None:
            others = [one for one in herd if one.kind is CardKind.YETI and one is not card]
            code = "mayhem.yeti.other" if others else "mayhem.yeti.alone"
            journal.note(Note(code, refs.YETI_COLOURS, "herd", None, None, facts(seat=seat, card=card.code)))
        return
    if sets_in(herd, state.setup.three_wilds):
        return
    same = tuple(one for one in herd if one.animal is card.animal)
    what = facts(seat=seat, card=card.code, cards=codes(same))
    if len(same) >= SIZE:
        wilds_only = all(one.kind is CardKind.WILD for one in same)
        code = "mayhem.set.three-wilds-off" if wilds_only else "mayhem.set.colours-differ"
        journal.note(Note(code, refs.THREE_WILDS if wilds_only else refs.SET, "herd", None, None, what))
    elif card.kind is CardKind.WILD and _other_pair(herd, card):
        journal.note(Note("mayhem.set.wrong-wild", refs.WILD, "herd", None, None, what))


def _other_pair(herd: Cards, card: MayhemCard) -> bool:
    """Whether the herd has two of another animal in one colour, which this wild card does not complete."""
    return any(herd.count(one) == SIZE - 1 for one in herd if one.kind is CardKind.ANIMAL and one.animal != card.animal)


def _sets_follow(state: State, flip: Flip, seat: Seat, card: MayhemCard, at: Millis, journal: Journal[Event]) -> State:
    options = sets_in(state.herds[seat], state.setup.three_wilds)
    if not options:
        return state
    wins = len(state.sets[seat]) + 1 >= state.setup.goal
    if wins:
        flip = flip._replace(third=(*flip.third, (seat, at)))
        state = state.with_flip(flip)
    if len(options) == 1:
        return put_aside(state, seat, options[0], journal)
    if wins:
        if journal.recording:
            journal.note(Note("mayhem.pair.wins", refs.PAIR, "herd", None, None, facts(seat=seat)))
        return default_pair(state, seat, journal)
    colours = tuple(option.colour for option in options if option.colour is not None)
    if journal.recording:
        what = facts(seat=seat, card=card.code, colours=colours)
        journal.note(Note("mayhem.pair.asked", refs.PAIR, "herd", None, colours, what))
        code = "mayhem.pair.later" if state.setup.choices is Choices.AFTER_FLIP else "mayhem.pair.now"
        journal.note(Note(code, refs.CHOICES, "herd", None, None, facts(seat=seat)))
    journal.emit(PairAsked(seat, card, colours))
    asks = seat if state.setup.choices is Choices.AT_ONCE else None
    return state.with_flip(flip._replace(pairs=tuple(sorted((*flip.pairs, seat))), asks=asks))


def put_aside(state: State, seat: Seat, option: SetOption, journal: Journal[Event]) -> State:
    """The seat turns a set over."""
    count = len(state.sets[seat]) + 1
    if journal.recording:
        what = facts(seat=seat, cards=codes(option.cards))
        wilds = sum(card.kind is CardKind.WILD for card in option.cards)
        if option.colour is None:
            journal.note(Note("mayhem.set.wilds", refs.THREE_WILDS, "herd", None, codes(option.cards), what))
        elif wilds:
            journal.note(Note("mayhem.set.with-wild", refs.WILD, "herd", None, codes(option.cards), what))
        else:
            journal.note(Note("mayhem.set.plain", refs.SET, "herd", None, codes(option.cards), what))
        journal.note(Note("mayhem.set.aside", refs.AT_ONCE, "sets", count - 1, count, facts(seat=seat, count=count)))
    journal.emit(SetMade(seat, option.cards, count))
    sets = (*state.sets[:seat], (*state.sets[seat], option.cards), *state.sets[seat + 1 :])
    return state.with_herd(seat, without(state.herds[seat], option.cards))._replace(sets=sets)


def choose_pair(state: State, seat: Seat, colour: Colour, journal: Journal[Event]) -> State:
    """The pair of this colour is completed."""
    option = next(one for one in sets_in(state.herds[seat], state.setup.three_wilds) if one.colour is colour)
    return put_aside(state, seat, option, journal)


def default_pair(state: State, seat: Seat, journal: Journal[Event]) -> State:
    """The pair that is completed when nobody is asked, or nobody answers (clause 5.7)."""
    options = sets_in(state.herds[seat], state.setup.three_wilds)
    option = rarer_pair(state, options)
    if journal.recording:
        note_default(state, seat, options, option, journal)
    return put_aside(state, seat, option, journal)


def lose_herd(state: State, seat: Seat, cause: Cause, journal: Journal[Event]) -> State:
    """The whole herd goes to the discard pile; finished sets stay."""
    herd = state.herds[seat]
    if journal.recording:
        what = facts(seat=seat, cards=codes(herd), count=len(herd))
        if cause is Cause.YETIS:
            journal.note(Note("mayhem.yeti.twice", refs.TWO_YETIS, "herd", codes(herd), (), what))
        elif herd:
            journal.note(Note("mayhem.avalanche.lost", refs.HANDS_OFF, "herd", codes(herd), (), what))
        else:
            journal.note(Note("mayhem.avalanche.nothing", refs.HANDS_OFF, "herd", (), (), what))
    journal.emit(HerdLost(seat, herd, cause))
    return state.with_herd(seat, ())._replace(discard=(*state.discard, *herd))
