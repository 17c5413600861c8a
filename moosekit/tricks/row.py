"""The row of rule cards, sorted into stages once when a card is revealed, and the fold that decides a trick.

The fold compares the contest before and after each card and notes the difference: the code that decides explains.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar, cast

from moosekit.core.facts import FactValue, RuleRef, facts
from moosekit.core.ids import RuleId
from moosekit.core.trace import Journal, Note
from moosekit.tricks.contest import Contest, contest_of, weakened
from moosekit.tricks.following import Choice, follow_suit
from moosekit.tricks.play import Play, TrickCard
from moosekit.tricks.stages import LimitsPlay, Rule, ShapesWorld, acts_in_row, limits_play, shapes_world, vanishes
from moosekit.tricks.world import LeadRule, World

__all__ = ["Acting", "BrokenRule", "Placed", "Row", "decide"]

C = TypeVar("C", bound=TrickCard)
R = TypeVar("R", bound=Rule)
E = TypeVar("E")
V = TypeVar("V")


class Reading(StrEnum):
    """How cards of the row that name different winners are read."""

    LAST_WORD = "last-word"
    """Vanishing comes first; then a later card overrules an earlier one."""
    FIRST_WORD = "first-word"
    """Vanishing comes first; then the first card that names a winner settles it."""
    STRICT_ROW = "strict-row"
    """Vanishing, too, waits for its place in the row; a later card overrules an earlier one."""


class BrokenRule(ValueError):
    """A rule card did something that no rule card may do, or failed."""

    def __init__(self, rule: RuleId, problem: str) -> None:
        self.rule = rule
        self.problem = problem
        super().__init__(f"the rule card {rule!r} is broken: {problem}")


class Placed(NamedTuple, Generic[R]):
    """A card of the row and its place, from 0 on the left."""

    place: int
    card: R


class Acting(NamedTuple):
    """One step of the row: a card's ``vanish`` or ``act``. ``early``: it acts before a card that lies left of it."""

    place: int
    rule: RuleId
    ref: RuleRef
    names: bool
    early: bool
    run: Callable[[Contest[TrickCard]], Contest[TrickCard]]


@dataclass(frozen=True, slots=True)
class Row(Generic[R]):
    """The revealed rule cards, left to right, sorted into their stages. Made by ``Row.of``.

    Rows of equal cards are equal, copied and pickled ones too; the stages only follow from the cards.

    >>> from moosekit.games.moustache import Trick
    >>> row = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low").rules.row
    >>> [step.rule for step in row.steps]
    ['twos-win', 'threes-low']
    """

    cards: tuple[R, ...]
    reading: Reading
    world: World
    worlds: tuple[tuple[Placed[R], World, World], ...]
    limits: tuple[tuple[Placed[R], LimitsPlay], ...] = field(compare=False)
    steps: tuple[Acting, ...] = field(compare=False)

    @classmethod
    def of(cls, cards: tuple[R, ...], reading: Reading, base: World) -> Row[R]:
        """Sorts the cards into their stages.

        Raises:
            BrokenRule: a standing rule gives no order of the same colours.
        """
        world = base
        worlds: list[tuple[Placed[R], World, World]] = []
        limits: list[tuple[Placed[R], LimitsPlay]] = []
        vanishing: list[Acting] = []
        acting: list[Acting] = []
        for place, card in enumerate(cards):
            stages: object = card
            if shapes_world(stages):
                before, world = world, _shaped(card.id, stages, world)
                worlds.append((Placed(place, card), before, world))
            if limits_play(stages):
                limits.append((Placed(place, card), stages))
            if vanishes(stages):
                early = reading is not Reading.STRICT_ROW and bool(acting)
                step = Acting(place, card.id, card.ref, names=False, early=early, run=stages.vanish)
                (acting if reading is Reading.STRICT_ROW else vanishing).append(step)
            if acts_in_row(stages):
                acting.append(Acting(place, card.id, card.ref, names=True, early=False, run=stages.act))
        return Row(cards, reading, world, tuple(worlds), tuple(limits), (*vanishing, *acting))


def _shaped(rule: RuleId, card: ShapesWorld, world: World) -> World:
    """The world as a standing rule makes it, checked."""
    after = called(rule, card.world, world)
    if type(after.order) is not tuple or sorted(map(str, after.order)) != sorted(world.order):
        found, wanted = _by_names(after.order), _by_names(world.order)
        raise BrokenRule(rule, f"its order of colours {found!r} is not {wanted!r} in some order")
    if type(after.lead) is not LeadRule:
        raise BrokenRule(rule, f"its lead {after.lead!r} is none of {', '.join(LeadRule)}")
    return after


def _by_names(order: object) -> object:
    """Colours as whoever writes a card calls them; anything else as it is."""
    if isinstance(order, tuple):
        return tuple(map(str, cast("tuple[object, ...]", order)))
    return order


def called(rule: RuleId, run: Callable[[V], V], value: V) -> V:
    """What a rule makes of a value; whatever goes wrong inside is told as the rule's fault.

    Raises:
        BrokenRule: the rule raised an error or gave back a value of another kind.
    """
    try:
        after = run(value)
    except Exception as fault:
        raise _raised(rule, fault) from fault
    _check_kind(rule, value, after)
    return after


def _raised(rule: RuleId, fault: Exception) -> BrokenRule:
    return BrokenRule(rule, f"it raised {type(fault).__name__}: {fault}")


def _check_kind(rule: RuleId, before: object, after: object) -> None:
    if type(after) is not type(before):
        raise BrokenRule(rule, f"it gave back {after!r}, where a {type(before).__name__} was expected")


def decide(plays: tuple[Play[C], ...], row: Row[R], journal: Journal[E]) -> Contest[C]:
    """The row read from left to right over a trick: which cards are left and who is named, if anybody.

    >>> from moosekit.games.moustache import Trick
    >>> trick = Trick.parse("O5 O9 O3 G2", row="twos-win")
    >>> decided = decide(trick.plays, trick.rules.row, Journal())
    >>> decided.named, decided.card(decided.named)
    (3, G2)
    """
    first = contest_of(plays, row.world.order)
    return _along(row, first, journal) if row.steps else first


def _along(row: Row[R], first: Contest[C], journal: Journal[E]) -> Contest[C]:
    """The contest after every step of the row."""
    contest: Contest[TrickCard] = first
    first_word = row.reading is Reading.FIRST_WORD
    for step in row.steps:
        try:
            after = step.run(contest)
        except Exception as fault:
            raise _raised(step.rule, fault) from fault
        if after is contest:
            if not journal.recording:
                continue
        else:
            _check_kind(step.rule, contest, after)
            _check(step, contest, after)
        if first_word and step.names and contest.named is not None:  # settled: whatever it does comes too late
            if journal.recording:
                same = after.named == contest.named
                how = "idle" if after == contest else "named-again" if same else "kept"
                journal.note(_note(how, step, contest, contest, row.reading))
            continue
        if journal.recording:
            for how in _differences(contest, after):
                journal.note(_note(how, step, contest, after, row.reading))
        contest = after
    return first if contest is first else cast("Contest[C]", contest)


def _check(step: Acting, before: Contest[TrickCard], after: Contest[TrickCard]) -> None:
    """A card may take cards out or name one that still counts; it may not touch anything else."""
    old_plays, old_left, old_order, old_named, old_namings = before
    plays, left, order, named, namings = after
    if type(left) is not tuple:
        raise BrokenRule(step.rule, f"it left {left!r}, where a tuple of positions was expected")
    untouched = plays is old_plays and order is old_order  # which most are, and is seen sooner than that they are equal
    if not untouched and (plays != old_plays or order != old_order):
        raise BrokenRule(step.rule, "it changed the cards on the table or the order of the colours")
    if left is not old_left and left != tuple([place for place in old_left if place in left]):
        raise BrokenRule(step.rule, "it brought a card into the contest that did not count, or changed their order")
    if named != old_named and not step.names:
        raise BrokenRule(step.rule, "it named a winner where cards only vanish")
    renamed = named != old_named or namings != old_namings
    if renamed and named is None:
        raise BrokenRule(step.rule, "it named no card: where it finds none, give the contest back as it came")
    if renamed and not (type(named) is int and named in left):
        raise BrokenRule(step.rule, f"it named position {named!r}, where no card is left that counts")


def _note(how: str, step: Acting, before: Contest[TrickCard], after: Contest[TrickCard], reading: Reading) -> Note:
    gone = () if after.left is before.left else tuple([place for place in before.left if place not in after.left])
    named = after.named
    card = None if named is None else after.card(named)
    about_cards = how == "vanished" or not step.names
    decided = how in ("named-instead", "kept") or (how == "vanished" and (step.early or before.named is not None))
    if how == "vanished":
        form = "ahead" if before.named in gone and after.left else "early" if step.early else None
    else:
        form = "left" if how.startswith("named") and weakened(before) else None
    return Note(
        code=f"row.{how}",
        ref=step.ref,
        subject="left" if about_cards else "named",
        before=codes(before, before.left) if about_cards else _seat(before),
        after=codes(after, after.left) if about_cards else _seat(after),
        facts=facts(
            place=step.place,
            rule=step.rule,
            seat=_seat(after),
            card=None if card is None else card.code,
            colour=None if card is None else str(card.colour),
            earlier=_seat(before),
            cards=codes(before, gone),
            positions=gone,
            reading=reading.value if decided else None,
            form=form,
        ),
    )


def _differences(before: Contest[TrickCard], after: Contest[TrickCard]) -> list[str]:
    """What a card did: each difference that it made, or that it made none."""
    found: list[str] = []
    if after.left != before.left:
        found.append("vanished")
    if after.namings != before.namings:
        same = before.named == after.named
        found.append("named" if before.named is None else "named-again" if same else "named-instead")
    return found or ["idle"]


def _seat(contest: Contest[TrickCard]) -> int | None:
    return None if contest.named is None else contest.plays[contest.named].seat


def codes(contest: Contest[TrickCard], positions: tuple[int, ...]) -> tuple[FactValue, ...]:
    """The codes of the cards at these positions."""
    plays = contest.plays
    return tuple([plays[place].card.code for place in positions])


def playable(hand: tuple[C, ...], lead: str | None, row: Row[R]) -> tuple[C, ...]:
    """What the hand may play: following suit, then the row's own limits; a limit that leaves nothing is waived."""
    *_, (_, cards) = narrowed(hand, lead, row)
    return cards


def narrowed(hand: tuple[C, ...], lead: str | None, row: Row[R]) -> Iterator[tuple[Placed[R] | None, tuple[C, ...]]]:
    """What may be played by following suit alone (``None``), then after each limit of the row, left to right."""
    cards = follow_suit(hand, lead)
    yield None, cards
    for placed, limit in row.limits:
        choice = cast("Choice[TrickCard]", Choice(hand, lead, cards))
        after = called(placed.card.id, limit.may_play, choice)
        if type(after.playable) is not tuple:
            raise BrokenRule(placed.card.id, f"it left {after.playable!r}, where a tuple of cards was expected")
        cards = tuple([card for card in hand if card in after.playable]) or cards
        yield placed, cards
