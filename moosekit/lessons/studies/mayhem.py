"""Studies of Moose Match Mayhem: the token, avalanches now and later, the first set, what is in the box."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, comb

from moosekit.chance.counting import hypergeometric
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.drawing import Drawing, hand_of
from moosekit.chance.questions.first_sets import animals_of, no_set
from moosekit.chance.questions.mayhem_decks import deck_of, is_avalanche
from moosekit.chance.updating import bayes
from moosekit.chance.waits import waiting_time
from moosekit.core.stream import Stream
from moosekit.games.moose_match_mayhem.cards import MayhemCard
from moosekit.games.moose_match_mayhem.herds import sets_in
from moosekit.games.moose_match_mayhem.setup import standard
from moosekit.lessons.studies.study import Study

#: the table of the lessons
SETUP = standard(4)
#: so many heads running, and then one more toss
RUN = 3
TOSSES = 10
#: so many calm flips, and then one more
CALM = 4
#: nobody has told how many avalanches there are: any number from the first to the last of these
LEAST, MOST = 3, 14
SEEN = 5


def token_run() -> Study:
    """The toss after three heads running."""

    def trial(stream: Stream) -> int:
        heads, toss = 0, 0
        while heads < RUN:
            heads = heads + 1 if stream.below(2, toss) else 0
            toss += 1
        return stream.below(2, toss)

    coin = Dist({0: 1, 1: 1})
    return Study("token-run", trial, coin, lambda side: side == 1, Drawing.PUT_BACK, named=True, facts=(("run", RUN),))


def heads() -> Study:
    """How many of ten tosses are heads."""
    return Study(
        "heads",
        lambda stream: sum([stream.below(2, toss) for toss in range(TOSSES)]),
        Dist({count: comb(TOSSES, count) for count in range(TOSSES + 1)}),
        lambda count: count == TOSSES // 2,
        Drawing.PUT_BACK,
        facts=(("tosses", TOSSES), ("half", TOSSES // 2)),
    )


def flip() -> Study:
    """The avalanches of the first flip."""
    return _flip("flip", deck_of(SETUP), 0)


def calm_flips() -> Study:
    """The avalanches of the next flip, after some that were calm."""
    deck = deck_of(SETUP)
    gone = CALM * SETUP.players
    left = Deck({True: deck.count(is_avalanche), False: deck.size - gone - deck.count(is_avalanche)})
    return _flip("calm-flips", left, CALM)


def _flip(name: str, deck: Deck[MayhemCard] | Deck[bool], calm: int) -> Study:
    plain = Deck({True: deck.count(_avalanche), False: deck.count(lambda card: not _avalanche(card))})
    return Study(
        name,
        lambda stream: hand_of(plain, SETUP.players, stream).count(True),
        hypergeometric(plain, SETUP.players, bool),
        lambda avalanches: avalanches > 0,
        facts=(("players", SETUP.players), ("cards", plain.size), ("good", plain[True]), ("calm", calm)),
    )


def _avalanche(card: MayhemCard | bool) -> bool:
    return card if isinstance(card, bool) else is_avalanche(card)


def wait() -> Study:
    """The flip in which the first avalanche comes."""
    deck = deck_of(SETUP)
    plain = deck.group(is_avalanche)
    in_flip: Callable[[int], int] = lambda card: ceil(Fraction(card, SETUP.players))  # noqa: E731 - used twice
    return Study(
        "wait",
        lambda stream: in_flip(hand_of(plain, plain.size, stream).index(True) + 1),
        waiting_time(deck, is_avalanche).map(in_flip),
        lambda flips: flips <= RUN,
        facts=(("players", SETUP.players), ("cards", plain.size), ("good", plain[True]), ("flips", RUN)),
    )


def first_set() -> Study:
    """The card with which the first set is complete."""
    deck = animals_of(SETUP)
    ways = no_set(deck, SETUP.three_wilds)
    waiting = [Fraction(none, comb(deck.size, cards)) for cards, none in enumerate([*ways, 0])]
    steps = {card: waiting[card - 1] - waiting[card] for card in range(1, len(waiting))}
    latest = len(ways)

    def trial(stream: Stream) -> int:
        drawn = hand_of(deck, latest, stream)
        return next(card for card in range(1, latest + 1) if sets_in(drawn[:card], SETUP.three_wilds))

    return Study(
        "first-set",
        trial,
        Dist.of_chances({card: chance for card, chance in steps.items() if chance}),
        lambda card: card <= TOSSES // 2,
        facts=(("cards", deck.size), ("within", TOSSES // 2)),
    )


def calm(flips: int) -> Callable[[int], Fraction]:
    """How likely so many calm flips are, by the number of avalanches in the box."""
    cards, turned = deck_of(SETUP).size, flips * SETUP.players
    return lambda number: Fraction(comb(cards - number, turned), comb(cards, turned))


def printed() -> Study:
    """How many avalanches are in the box, where some flips have been calm."""
    cards, turned = deck_of(SETUP).size, SEEN * SETUP.players
    prior = Dist.uniform(range(LEAST, MOST + 1))

    def trial(stream: Stream) -> int:
        attempt = 0
        while True:
            box = stream.at(attempt)
            number = LEAST + box.below(MOST - LEAST + 1)
            places = hand_of(Deck({True: number, False: cards - number}), turned, box.child("deck"))
            if True not in places:
                return number
            attempt += 1

    return Study(
        "printed",
        trial,
        bayes(prior, calm(SEEN)),
        lambda number: number <= SEEN,
        facts=(("least", LEAST), ("most", MOST), ("cards", cards), ("flips", SEEN), ("players", SETUP.players)),
    )
