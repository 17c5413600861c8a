"""A trick from text: cards, row, reading, hands. Everything that is wrong is found at once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar, cast

from moosekit.cards.reading import read_cards
from moosekit.core.ids import Seat, clockwise
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.cards import CARDS, AnimalCard, Cards, Joker, card
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey, Plays, TrickRules
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import SHIPPED, UnknownRuleCard, no_row, rule_card
from moosekit.tricks.play import Play
from moosekit.tricks.row import BrokenRule, Reading

K = TypeVar("K", bound=StrEnum)
FEWEST: Final = 3
MOST: Final = 6
#: of a longer hand no more is read: one of these many must be unknown or there twice
CARDS_READ: Final = len(CARDS) + 1


class Switches(NamedTuple):
    """What decides where the rulebook does not, as ids that may be wrong."""

    reading: str
    pigeon_and_monkey: str
    monkey_takes: str


#: each of them with its name to people
SWITCHES: Final = ((Reading, "reading"), (PigeonAndMonkey, "pigeon-and-monkey"), (MonkeyTakes, "monkey-takes"))


class TrickParts(NamedTuple):
    """What a trick is made of."""

    plays: Plays
    rules: TrickRules
    hands: tuple[Cards, ...] | None
    monkey: AnimalCard | None


def read_trick(
    text: str,
    row: str | Sequence[str | RuleCard],
    switches: Switches,
    first_seat: int,
    hands: Sequence[str] | None,
    monkey: str | None,
) -> TrickParts:
    """The parts of a trick from their texts.

    Raises:
        BadSetup: lists all faults.
    """
    faults = [*_kind_faults(text, row, first_seat, hands, monkey), *_switch_faults(switches)]
    if faults:
        raise BadSetup(tuple(faults))
    words, chosen = _split_monkey(text.split(), monkey, faults)
    played = _read_cards(words[:MOST], faults)
    known = None if hands is None else tuple(_read_cards(hand.split(), faults) for hand in hands)
    stolen = _read_cards([chosen], faults) if chosen is not None else ()
    where = 0 if len(words) > MOST else len(faults)  # with too many, the number is what to look at first
    faults[where:where] = _count_faults(len(words), first_seat)
    rules = _read_rules(row, switches, faults)
    if faults or rules is None:
        raise BadSetup(tuple(faults))
    order = clockwise(Seat(first_seat), len(played))
    plays = tuple([Play(seat, one) for seat, one in zip(order, played, strict=True)])
    sorted_hands = None if known is None else tuple(tuple(sorted(hand)) for hand in known)
    return TrickParts(plays, rules, sorted_hands, stolen[0] if stolen else None)


def _kind_faults(text: object, row: object, first_seat: object, hands: object, monkey: object) -> list[str]:
    """Whoever learns to program mixes up a text, a list and a number; the rest can be read when these are right."""
    faults: list[str] = []
    if not isinstance(text, str):
        faults.append(f"the cards {text!r} are no text: expected one such as 'P2 P8 G3 B1'")
    if fault := no_row(row):
        faults.append(fault)
    if type(first_seat) is not int:
        faults.append(f"the first seat {first_seat!r} is no whole number")
    if hands is not None and not _are_texts(hands):
        faults.append(f"the hands {hands!r} are no list of texts: expected one a seat, such as ['P2 G5', 'P8', 'G3']")
    if not isinstance(monkey, str | None):
        faults.append(f"the monkey's card {monkey!r} is no text: expected one such as 'P9'")
    return faults


def _switch_faults(switches: tuple[object, ...]) -> list[str]:
    given = zip(SWITCHES, switches, strict=True)
    return [_unknown(kind, name, value) for (kind, name), value in given if not isinstance(value, str)]


def _are_texts(hands: object) -> bool:
    return isinstance(hands, (list, tuple)) and all(isinstance(hand, str) for hand in cast("Sequence[object]", hands))


def _split_monkey(words: list[str], given: str | None, faults: list[str]) -> tuple[list[str], str | None]:
    """The words of the trick with ``monkey=P9`` taken apart."""
    chosen = given
    for place, word in enumerate(words):
        name, sign, taken = word.partition("=")
        if sign and name.lower() == Joker.MONKEY:
            if given is not None:
                faults.append(f"the monkey's choice is given twice: {word[:40]!r} and {given[:40]!r}")
            words[place], chosen = name, taken
    return words, chosen


def _read_cards(words: Sequence[str], faults: list[str]) -> Cards:
    found = read_cards(words[:CARDS_READ], card, faults)
    twice = [one for place, one in enumerate(found) if one in found[:place]]
    faults += [f"{one.code!r} is there twice; there is one of each card" for one in twice]
    return found


def _count_faults(words: int, first_seat: int) -> list[str]:
    if not FEWEST <= words <= MOST:
        many = f"{words} card was" if words == 1 else f"{words} cards were"
        return [f"{many} given; a trick has from {FEWEST} to {MOST}, one for each player"]
    if not 0 <= first_seat < words:
        return [f"the first seat {first_seat!r} is not at this table of {words}: expected 0 to {words - 1}"]
    return []


def _read_rules(row: str | Sequence[str | RuleCard], switches: Switches, faults: list[str]) -> TrickRules | None:
    try:
        if isinstance(row, str):
            ids = [part.strip() for part in row.split(",") if part.strip()]
            if len(ids) > len(SHIPPED):  # each of them would be a fault of its own
                faults.append(f"{len(ids)} rule cards were given; there are {len(SHIPPED)} different ones")
                return None
            return _shipped_rules(tuple(ids), switches)
        return _rules(row, switches)
    except BadSetup as found:
        faults += found.faults
    except BrokenRule as fault:
        faults.append(str(fault))
    return None


@lru_cache(maxsize=1024)
def _shipped_rules(ids: tuple[str, ...], switches: Switches) -> TrickRules:
    """Rules are values, so the same row need not be sorted into its stages again for every trick."""
    return _rules(ids, switches)


def _rules(row: Sequence[str | RuleCard], switches: Switches) -> TrickRules:
    """The rules of a row, or all that is wrong with it."""
    faults: list[str] = []
    cards = _read_row(row, faults)
    reading = _choice(Reading, "reading", switches.reading, faults)
    jokers = _choice(PigeonAndMonkey, "pigeon-and-monkey", switches.pigeon_and_monkey, faults)
    takes = _choice(MonkeyTakes, "monkey-takes", switches.monkey_takes, faults)
    if reading is None or jokers is None or takes is None or faults:
        raise BadSetup(tuple(faults))
    return TrickRules.of(cards, reading, jokers, takes)


def _read_row(row: Sequence[str | RuleCard], faults: list[str]) -> tuple[RuleCard, ...]:
    found: list[RuleCard] = []
    for part in row:
        try:
            one = part if isinstance(part, RuleCard) else rule_card(part)
        except UnknownRuleCard as fault:
            faults.append(str(fault))
            continue
        if one.id in [other.id for other in found]:
            faults.append(f"the rule card {one.id!r} is in the row twice; there is one of each")
        found.append(one)
    return tuple(found)


def _choice(kind: type[K], name: str, value: str, faults: list[str]) -> K | None:
    """The member of a switch with this id."""
    for member in kind:
        if member.value == value:
            return member
    faults.append(_unknown(kind, name, value[:40]))
    return None


def _unknown(kind: type[StrEnum], name: str, value: object) -> str:
    return f"the {name} {value!r} is not known: choose one of {', '.join(kind)}"
