"""Moose Match Mayhem for the quiz: flips and touches as texts, and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Final, TypeAlias

from moosekit.cards.card import codes
from moosekit.core.chance import Chance, Given
from moosekit.core.ids import CLOCK, Seat
from moosekit.core.timing import Stamped
from moosekit.core.trace import Journal, notes_of
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.actions import Touch
from moosekit.games.moose_match_mayhem.cards import Cards, cards
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.notation import read
from moosekit.games.moose_match_mayhem.position import position
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from moosekit.quiz.case import Kit
from moosekit.quiz.come import Come, come_of
from moosekit.quiz.question import Shelf, ShownCard
from moosekit.quiz.variant import Variant
from moosekit.words import text

GAME: Final = MooseMatchMayhem()
ORDERS: Final = tuple(permutations(("moose", "bear", "squirrel")))
MayhemCome: TypeAlias = Come[State, Event]
Doing: TypeAlias = Callable[[Variant, str], tuple[str, ...]]


def after(
    middle: str,
    *moves: str,
    herds: str = "",
    sets: str = "",
    heads: bool = False,
    setup: Callable[[Variant], Setup] | Setup | None = None,
) -> Callable[[Variant], MayhemCome]:
    """What comes of touches (``{s1}{p2}@300``: seat 1 on the card of seat 2) and of other actions (``{s1} heads``).

    ``@900`` is the clock. Sets are by seat, several with commas between them; with ``heads`` the token falls so.
    """

    def come(variant: Variant) -> MayhemCome:
        rules = setup(variant) if callable(setup) else setup
        state = position(
            Setup(variant.players) if rules is None else rules,
            middle=" ".join(variant.by_seat(middle)),
            herds=variant.by_seat(herds),
            sets=[[one for one in own.split(",") if one] for own in variant.by_seat(sets)],
            chance=_heads() if heads else None,
        )
        return played(come_of(GAME, state, ()), [variant(move) for move in moves])

    return come


def _heads() -> Chance:
    return Given.of({"token 0": ["heads", "tails"], "token 1": ["heads", "tails"]})


def played(found: MayhemCome, moves: Sequence[str]) -> MayhemCome:
    """Moves one after another; after a refusal nothing is done."""
    for move in moves:
        if found.allowed:
            clock = not move[0].isdigit()
            seat = CLOCK if clock else Seat(int(move[0]) - 1)
            found = found.then(come_of(GAME, found.after, [(seat, read(move if clock else move[1:]))]))
    return found


def taken(players: int, *, discard: str, deck: str, setup: Setup | None = None, sets: str = "") -> MayhemCome:
    """The cards for the next flip are taken from these piles."""
    journal: Journal[Event] = Journal(recording=True)
    made = [[one for one in own.split(",") if one] for own in sets.split(";")] if sets else ()
    rules = Setup(players) if setup is None else setup
    state = position(rules, discard=discard, deck=deck, sets=made, journal=journal)
    return Come(state, state, GAME.awaits(state), tuple(journal.events), notes_of(journal.traces))


def touches(middle: str, *moves: str) -> Doing:
    """The touches as sentences, in the order of their times."""

    def doing(variant: Variant, language: str) -> tuple[str, ...]:
        lie = cards(" ".join(variant.by_seat(middle)))
        told = [_touch(variant(move), lie, language) for move in moves]
        return tuple(sentence for _, sentence in sorted(one for one in told if one is not None))

    return doing


def _touch(move: str, lie: Cards, language: str) -> tuple[int, str] | None:
    action = read(move[1:]) if move[0].isdigit() and "@" in move else None
    if not isinstance(action, Stamped):
        return None
    touch: Touch = action.action
    seat, card = int(move[0]) - 1, lie[touch.place].code
    return action.at, text("quiz.mayhem.touch", language, seat=seat, card=card, time=action.at)


def paced(*paces: int | None) -> Callable[[Variant], Setup]:
    """A set-up in which the seats of a position have these paces."""

    def setup(variant: Variant) -> Setup:
        turned = tuple(paces[(seat - variant.turned) % len(paces)] for seat in range(len(paces)))
        return replace(Setup(variant.players), paces=turned)

    return setup


def _names(number: int) -> Mapping[str, str]:
    """The animals in another order as a, b, c; the colours as x and y; those of the yetis as u and v."""
    animals = dict(zip("abc", ORDERS[number % len(ORDERS)], strict=True))
    colours = ("b", "w") if number // 6 % 2 else ("w", "b")
    yetis = ("w", "g") if number // 12 % 2 else ("g", "w")
    return {**animals, "x": colours[0], "y": colours[1], "u": yetis[0], "v": yetis[1], **_cards(animals, *colours)}


def _cards(animals: Mapping[str, str], one: str, other: str) -> Mapping[str, str]:
    """Two cards that sentences name."""
    return {"a_card": f"{animals['a']}.{one}", "b_card": f"{animals['b']}.{other}"}


def _table(state: State, hands: Sequence[int], language: str) -> tuple[Shelf, ...]:
    """The middle, every herd that is not empty or asked for, and the finished sets."""
    shelves: list[Shelf] = []
    if state.flip is not None:
        lie = [ShownCard(state.flip.middle[place].code) for place in state.flip.free]
        shelves.append(Shelf(text("quiz.shelf.middle", language), tuple(lie)))
    for seat, herd in enumerate(state.herds):
        if herd or seat in hands:
            shelves.append(_shelf("herd", seat, codes(herd), language))
    for seat, made in enumerate(state.sets):
        if made:
            shelves.append(_shelf("sets", seat, codes(tuple(card for one in made for card in one)), language))
    return tuple(shelves)


def _shelf(key: str, seat: int, lie: Sequence[str], language: str) -> Shelf:
    return Shelf(text(f"quiz.shelf.{key}", language, seat=seat), tuple(map(ShownCard, lie)))


MAYHEM_KIT: Final = Kit(refs.GAME, "mayhem", _names, _table)
