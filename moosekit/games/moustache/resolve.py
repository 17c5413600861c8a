"""How a trick of Moustache is decided and collected. The one path for the game, the lessons and the explanations.

Deciding: the order of the colours, the row from left to right, the strongest of what is left, the unicorn. Collecting:
the pigeon and the monkey, then the winner takes the rest; who leads next.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias, TypeVar, cast

from moosekit.core.facts import FactValue, facts
from moosekit.core.ids import Seat, seats
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import CARDS, COLOURS, AnimalCard, Joker
from moosekit.games.moustache.jokers import unicorn
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.tricks.contest import Contest, weakened
from moosekit.tricks.play import Play
from moosekit.tricks.row import Reading, Row, decide
from moosekit.tricks.world import World

__all__ = ["MonkeyTakes", "PigeonAndMonkey", "Plays", "TrickRules"]

E = TypeVar("E")
Plays: TypeAlias = tuple[Play[AnimalCard], ...]

BASE_WORLD: Final = World(COLOURS)
#: one object for each seat and card, as one of these is made with every card played
PLAYS: Final = tuple(tuple(Play(seat, card) for card in CARDS) for seat in seats(6))


class PigeonAndMonkey(StrEnum):
    """Which joker acts first when both lie in one trick: open in the rulebook (clause 9.5)."""

    PIGEON_FIRST = "pigeon-first"
    MONKEY_FIRST = "monkey-first"


class MonkeyTakes(StrEnum):
    """What the monkey may take: whether jokers are among it is open in the rulebook (clause 9.4)."""

    ANIMAL_CARD = "animal-card"
    """An animal card that is left in the trick."""
    ANY_CARD = "any-card"
    """Another joker of the trick, too. Nobody counts it, so it helps whom every animal card would hurt."""


@dataclass(frozen=True, slots=True)
class TrickRules:
    """All rules of a trick that are in force: made once, when a rule card is revealed.

    >>> from moosekit.games.moustache import rule_card
    >>> rules = TrickRules.of((rule_card("twos-win"),))
    >>> rules.row.cards, rules.with_row((), Reading.LAST_WORD).row.cards
    ((<rule card twos-win>,), ())
    """

    row: Row[RuleCard]
    pigeon_and_monkey: PigeonAndMonkey = PigeonAndMonkey.PIGEON_FIRST
    monkey_takes: MonkeyTakes = MonkeyTakes.ANIMAL_CARD

    @classmethod
    def of(
        cls,
        cards: tuple[RuleCard, ...],
        reading: Reading = Reading.LAST_WORD,
        pigeon_and_monkey: PigeonAndMonkey = PigeonAndMonkey.PIGEON_FIRST,
        monkey_takes: MonkeyTakes = MonkeyTakes.ANIMAL_CARD,
    ) -> TrickRules:
        """The rules of these revealed cards, left to right."""
        return cls(Row[RuleCard].of(cards, reading, BASE_WORLD), pigeon_and_monkey, monkey_takes)

    def with_row(self, cards: tuple[RuleCard, ...], reading: Reading) -> TrickRules:
        """The same switches for jokers, with other rule cards or another reading."""
        return TrickRules.of(cards, reading, self.pigeon_and_monkey, self.monkey_takes)


def decide_trick(plays: Plays, rules: TrickRules, journal: Journal[E]) -> Contest[AnimalCard]:
    """Who wins (``named``) and which cards are left.

    >>> from moosekit.games.moustache.cards import cards
    >>> plays = tuple(Play(Seat(seat), card) for seat, card in enumerate(cards("P2 P8 G3 B1")))
    >>> decide_trick(plays, TrickRules.of(()), Journal()).named
    3
    """
    if journal.recording:
        _note_order(rules.row, journal)
    contest = decide(plays, rules.row, journal)
    unicorn_at = None if len(contest.left) == len(plays) else joker_at(plays, Joker.UNICORN)
    if contest.named is None or not contest.left:
        contest = _default(contest, journal, say_nobody=unicorn_at is None)
    return contest if unicorn_at is None else _override(contest, unicorn_at, journal)


def _default(contest: Contest[AnimalCard], journal: Journal[E], *, say_nobody: bool) -> Contest[AnimalCard]:
    """What decides when no rule card does: the strongest card that is left wins; where none is left, nobody."""
    strongest = contest.strongest()
    if strongest is None:
        if journal.recording and say_nobody:
            journal.note(Note("trick.nobody", refs.NOBODY, "named", seat_named(contest), None))
        return contest._replace(named=None)
    if journal.recording:
        seat, card = contest.plays[strongest]
        alone = len(contest.of_strongest_colour()) == 1
        form = ("alone-left" if alone else "left") if weakened(contest) else "alone" if alone else None
        what = facts(seat=seat, card=card.code, colour=str(card.colour), form=form)
        journal.note(Note("trick.strongest", refs.STRONGEST, "named", None, seat, what))
    return contest.name(strongest)


def _override(contest: Contest[AnimalCard], position: int, journal: Journal[E]) -> Contest[AnimalCard]:
    after = unicorn.JOKER.override(contest, position)
    if journal.recording:
        seat = contest.plays[position].seat
        journal.note(Note("trick.unicorn", unicorn.JOKER.ref, "named", seat_named(contest), seat, facts(seat=seat)))
    return cast("Contest[AnimalCard]", after)


def joker_at(plays: Plays, joker: Joker) -> int | None:
    """Where a joker lies in the trick."""
    for position, play in enumerate(plays):
        if play.card.joker is joker:
            return position
    return None


def seat_named(contest: Contest[AnimalCard]) -> Seat | None:
    """The seat of the card that is named."""
    return None if contest.named is None else contest.plays[contest.named].seat


def _note_order(row: Row[RuleCard], journal: Journal[E]) -> None:
    """The order of the colours in force and which card made it so."""
    changed = [(placed, before, after) for placed, before, after in row.worlds if before.order != after.order]
    if not changed:
        order = _colours(row.world)
        journal.note(Note("trick.order", refs.ORDER, "order", order, order, facts(order=order)))
    for placed, before, after in changed:
        old, new = _colours(before), _colours(after)
        what = facts(place=placed.place, rule=placed.card.id, order=new)
        journal.note(Note("trick.order-changed", placed.card.ref, "order", old, new, what))


def _colours(world: World) -> tuple[FactValue, ...]:
    return tuple([str(colour) for colour in world.order])
