"""Moustache: is another seat out of a colour that I could lead?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.deals import deal
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.messages import message
from moosekit.chance.now.chance import Chance
from moosekit.core.ids import Seat, left_of
from moosekit.games.moustache.cards import ANIMALS, AnimalCard, Cards, Colour
from moosekit.games.moustache.deal import short_handed
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.knowledge import Knowledge, joker_worlds, learn
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.view import MoustacheView

#: the seats that are out of a colour; ``None`` for a deal that cannot be
Void = frozenset[Seat] | None
NOBODY: Final[frozenset[Seat]] = frozenset()


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat knows of the other hands: how many hidden animals each has, cards that are surely there, voids."""

    unseen: Deck[AnimalCard]
    hidden: tuple[tuple[Seat, int], ...]
    there: tuple[tuple[Seat, AnimalCard], ...]
    forbidden: frozenset[tuple[Seat, Colour | None]]


def chances(view: MoustacheView, memory: tuple[Event, ...]) -> tuple[Chance, ...]:
    """For every colour in the viewer's hand and every other seat: has it none of this colour?

    Nothing is said before the first trick, while cards may still be passed and laid open, nor where jokers may have
    been passed on, so that nobody knows how many animals a hand holds.
    """
    if not isinstance(view.viewer, int) or view.facts.committed:
        return ()
    rules = TrickRules.of(tuple(view.facts.setup.card(rule) for rule in view.facts.row), view.facts.reading)
    learned = learn(memory, view.facts.setup.players, rules)
    jokers = _jokers(view, learned)
    if jokers is None:
        return ()
    known = _known(view, view.viewer, learned, jokers)
    mine = dict.fromkeys([card.colour for card in view.zone("hand", view.viewer).cards if card.colour is not None])
    return tuple([chance for colour in mine for chance in _voids(known, colour)])


def _jokers(view: MoustacheView, learned: Knowledge) -> dict[Seat, int] | None:
    """How many jokers every seat still holds (clause 3.4); ``None`` where they may have been passed on."""
    if learned.passed and short_handed(view.facts.teams):
        return None
    held, *_ = joker_worlds(learned, view.facts.teams, passable=False)  # which jokers differs, how many does not
    return Counter([seat for _, seat in held])


def _known(view: MoustacheView, viewer: Seat, learned: Knowledge, jokers: dict[Seat, int]) -> Known:
    given = _given(view, viewer, learned)
    in_sight = [card for zone in view.zones for card in zone.cards if card in ANIMALS]
    gone = [card for card in learned.played_cards if card in ANIMALS and card not in in_sight]
    left = left_of(viewer, view.facts.setup.players)
    others = [Seat(seat) for seat in range(view.facts.setup.players) if seat != viewer]
    hidden = [
        (seat, view.zone("hand", seat).hidden - jokers.get(seat, 0) - len(given) * (seat == left)) for seat in others
    ]
    pink = [(seat, Colour.PINK) for seat in others if learned.pink_shown]
    shown = [(seat, card) for seat in others for card in view.zone("hand", seat).cards]
    return Known(
        Deck.of(ANIMALS).without([*in_sight, *gone, *given]),
        tuple(hidden),
        (*shown, *[(left, card) for card in given]),
        frozenset([*learned.void, *pink]),
    )


def _given(view: MoustacheView, viewer: Seat, learned: Knowledge) -> Cards:
    """The cards that the viewer passed to the left and that lie there still, closed."""
    passed = learned.passed[viewer] if learned.passed else ()
    visible = [card for zone in view.zones for card in zone.cards]
    return tuple([card for card in passed or () if card not in learned.played_cards and card not in visible])


def _voids(known: Known, colour: Colour) -> Iterator[Chance]:
    hands = [(seat, count) for seat, count in known.hidden if count]
    has = {seat for seat, card in known.there if card.colour is colour}
    if not hands:
        return
    void = _deals(known, colour, hands)
    said = message("now.assume.any-hand", cards=known.unseen.size)
    for seat, _ in hands:
        if seat not in has:
            answer = Answer.counted(
                sum([ways for out, ways in void.all_ways.items() if out and seat in out]), void.total, said
            )
            yield Chance(message("now.void", seat=int(seat), colour=str(colour)), answer)


def _deals(known: Known, colour: Colour, hands: list[tuple[Seat, int]]) -> Dist[Void]:
    """Who is out of the colour, over all deals that what is known allows; colours that do not matter are one class."""
    told = {forbidden for _, forbidden in known.forbidden}
    deck = known.unseen.group(lambda card: card.colour if card.colour is colour or card.colour in told else None)
    start: Void = NOBODY

    def step(void: Void, dealt: Colour | None, counts: tuple[int, ...]) -> Void:
        got = [seat for (seat, _), count in zip(hands, counts, strict=True) if count]
        if void is None or any((seat, dealt) in known.forbidden for seat in got):
            return None
        return frozenset([seat for seat, _ in hands if seat not in got]) if dealt is colour else void

    everyone: Void = frozenset([seat for seat, _ in hands])
    if not deck.count(lambda dealt: dealt is colour):  # none is left anywhere
        return Dist({everyone: 1})
    return deal(deck, [count for _, count in hands], start, step).given(lambda void: void is not None)
