"""Moustache for the quiz: tricks, positions and moves, and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Final, TypeAlias

from moosekit.core.awaits import Turn
from moosekit.core.ids import Seat
from moosekit.core.stream import Stream
from moosekit.core.trace import notes_of
from moosekit.games.moustache import refs
from moosekit.games.moustache.actions import PLAY, STEAL
from moosekit.games.moustache.cards import ANIMALS, AnimalCard, Cards
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.position import position
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.setup import Setup, standard
from moosekit.games.moustache.state import MonkeyChoice, State
from moosekit.games.moustache.trick import Trick
from moosekit.quiz.case import Kit
from moosekit.quiz.come import Come, come_of
from moosekit.quiz.question import Shelf, ShownCard
from moosekit.quiz.variant import Variant
from moosekit.words import text

GAME: Final = Moustache()
ORDERS: Final = tuple(permutations("GPOB"))
#: a trick that fits is found much sooner
TRIES: Final = 5000
MoustacheCome: TypeAlias = Come[State, Event]
TrickCome: TypeAlias = Come[Trick, Event]


def drawn(
    fits: Callable[[Trick], bool], row: str = "", *, jokers: str = "", reading: str = "last-word", both: str = ""
) -> Callable[[Variant], TrickCome]:
    """A trick by chance, of as many cards as there are seats; drawn again until it fits. ``jokers`` are in it."""

    def come(variant: Variant) -> TrickCome:
        luck = Stream.seeded(variant.number).child("trick")
        for attempt in range(TRIES):
            mixed = luck.at(attempt).shuffle(len(ANIMALS))
            animals = [ANIMALS[place].code for place in mixed[: variant.players - len(jokers.split())]]
            codes = [*animals, *jokers.split()]
            order = luck.at(attempt).child("order").shuffle(len(codes))
            trick = Trick.parse(
                " ".join(codes[place] for place in order),
                row=row,
                reading=reading,
                first_seat=variant.seat(1),
                **({"pigeon_and_monkey": both} if both else {}),
            )
            if fits(trick):
                return come_of_trick(trick)
        raise LookupError(f"no trick with the row {row!r} fits in {TRIES} tries")

    return come


def come_of_trick(trick: Trick) -> TrickCome:
    """What comes of a trick."""
    decided, traces = trick.resolve_and_explain()
    return Come(trick, trick, Turn(decided.leader), tuple(trace.event for trace in traces), notes_of(traces))


def after(
    hands: str,
    *moves: str,
    trick: str = "",
    row: str = "",
    to_come: str = "",
    piles: str = "",
    team_cards: str = "",
    leader: int = 1,
    setup: Setup | None = None,
) -> Callable[[Variant], MoustacheCome]:
    """What comes of cards that are played, each by the seat whose turn it is; ``{s2}:P4`` says another seat.

    At ``ask`` the question is asked: what was played before lies there, and what comes after is the answer.
    """

    def come(variant: Variant) -> MoustacheCome:
        state = position(
            standard(variant.players) if setup is None else setup,
            hands=variant.by_seat(hands),
            trick=variant(trick),
            row=row,
            to_come=to_come,
            piles=variant.by_seat(piles),
            team_cards=variant.by_seat(team_cards) if team_cards else None,
            leader=variant.seat(leader),
        )
        found = come_of(GAME, state, ())
        for move in moves:
            found = _then(found, variant(move))
        return found

    return come


def _then(found: MoustacheCome, move: str) -> MoustacheCome:
    if found.refusals:
        return found
    if move == "ask":
        return replace(found, before=found.after)
    who, colon, code = move.rpartition(":")
    index = AnimalCard.of(code).index
    asks = isinstance(found.after.table.pending, MonkeyChoice)
    seat = found.after.table.turn if not colon else Seat(int(who) - 1)
    return found.then(come_of(GAME, found.after, [(seat, STEAL[index] if asks else PLAY[index])]))


def _trick_names(number: int) -> Mapping[str, str]:
    """Only the number itself: each trick is drawn."""
    return {"number": str(number)}


def _trick_table(state: Trick, hands: Sequence[int], language: str) -> tuple[Shelf, ...]:
    """The row and the trick; ``hands`` are none, as a trick has none."""
    del hands
    played = tuple(_played(play.seat, play.card, language) for play in state.plays)
    return (*_row(state.row, language), Shelf(text("quiz.shelf.trick", language), played))


def _game_names(number: int) -> Mapping[str, str]:
    """The four colours in another order, as w, x, y and z: for cards of which only the number counts."""
    return dict(zip("wxyz", ORDERS[number % len(ORDERS)], strict=True))


def _game_table(state: State, hands: Sequence[int], language: str) -> tuple[Shelf, ...]:
    """The row, the trick, the piles where there are any, and the hands that are shown."""
    shelves = list(_row(state.round.rules.row.cards, language))
    if state.table.plays:
        played = tuple(_played(play.seat, play.card, language) for play in state.table.plays)
        shelves.append(Shelf(text("quiz.shelf.trick", language), played))
    if any(state.table.piles):
        shelves += [_pile(state, seat, language) for seat in range(len(state.table.piles))]
    for seat in hands:
        heading = text("quiz.shelf.hand", language, seat=seat)
        shelves.append(Shelf(heading, tuple(ShownCard(card.code) for card in state.table.hands[seat])))
    return tuple(shelves)


def _played(seat: int, card: AnimalCard, language: str) -> ShownCard:
    return ShownCard(card.code, text("ui.seat", language, number=seat + 1))


def _row(row: Sequence[RuleCard], language: str) -> tuple[Shelf, ...]:
    cards = tuple(ShownCard(card.id, text(f"rule.{card.id}", language)) for card in row)
    return (Shelf(text("quiz.shelf.row", language), cards),) if cards else ()


def _pile(state: State, seat: int, language: str) -> Shelf:
    cards: Cards = state.table.piles[seat]
    heading = text("quiz.shelf.pile", language, seat=seat, team=str(state.round.teams[seat]))
    return Shelf(heading, tuple(ShownCard(card.code) for card in cards))


#: of a single trick
TRICK_KIT: Final = Kit(refs.GAME, "moustache", _trick_names, _trick_table)
#: of a whole game
MOUSTACHE_KIT: Final = Kit(refs.GAME, "moustache", _game_names, _game_table)
