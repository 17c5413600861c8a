"""Studies of Moustache: hands, where a card is, who takes a random trick, stars and trophies."""

from __future__ import annotations

from itertools import permutations

from moosekit.chance.alike import decide
from moosekit.chance.counting import counts, hypergeometric
from moosekit.chance.deals import deal
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.drawing import hand_of
from moosekit.chance.winners import trick_winners
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, COLOURS, AnimalCard, Colour
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import standard
from moosekit.lessons.studies.study import Study
from moosekit.tricks.row import Reading

#: the table of the lessons
SETUP = standard(4)
HAND = SETUP.hand_size
ALL = Deck.of(ANIMALS)
#: of the colour that I lead, in my own hand
HELD = 5
#: that many blue cards are many
MANY = 3


def is_blue(card: AnimalCard) -> bool:
    """Whether a card is blue."""
    return card.colour is Colour.BLUE


def where() -> Study:
    """Where the blue 10 is, when I do not have it: 0 to 2 are the others' hands, my partner's first; 3 is set aside."""
    unseen = len(ANIMALS) - HAND
    others = SETUP.players - 1
    places = [min(card // HAND, others) for card in range(unseen)]
    return Study(
        "where",
        lambda stream: places[stream.below(unseen)],
        Dist.uniform(places),
        lambda place: place == 0,
        named=True,
        facts=(("unseen", unseen), ("hand", HAND)),
    )


def blues() -> Study:
    """The blue cards of my hand."""
    plain = ALL.group(is_blue)
    return Study(
        "blues",
        lambda stream: hand_of(plain, HAND, stream).count(True),
        hypergeometric(ALL, HAND, is_blue),
        lambda count: count == 0,
        facts=(("hand", HAND), ("cards", ALL.size), ("good", ALL.count(is_blue))),
    )


def their_suit() -> Study:
    """How many cards of the colour that I lead an opponent has, when I hold five of it."""
    left = ALL.count(is_blue) - HELD
    unseen = Deck({True: left, False: ALL.size - HAND - left})
    return Study(
        "their-suit",
        lambda stream: hand_of(unseen, HAND, stream).count(True),
        hypergeometric(unseen, HAND, bool),
        lambda count: count == 0,
        facts=(("hand", HAND), ("held", HELD), ("good", left), ("cards", unseen.size)),
    )


def two_hands() -> Study:
    """Who of my partner and me has many blue cards: 0 neither, 1 I alone, 2 my partner alone, 3 both."""
    plain = ALL.group(is_blue)

    def who(mine: int, partners: int) -> int:
        return (mine >= MANY) + 2 * (partners >= MANY)

    def trial(stream: Stream) -> int:
        both = hand_of(plain, 2 * HAND, stream)
        return who(both[:HAND].count(True), both[HAND:].count(True))

    return Study(
        "two-hands",
        trial,
        counts(ALL, [HAND, HAND], is_blue).map(lambda hands: who(*hands)).in_order(),
        lambda both: both == 3,
        named=True,
        facts=(("hand", HAND), ("many", MANY)),
    )


def hand_values() -> Study:
    """How many different values my hand has."""
    by_value = ALL.group(lambda card: card.value)
    return Study(
        "hand-values",
        lambda stream: len(dict.fromkeys(hand_of(by_value, HAND, stream))),
        deal(by_value, [HAND], 0, lambda seen, _, hands: seen + (hands[0] > 0)).in_order(),
        lambda seen: seen == 7,
        facts=(("hand", HAND), ("values", len(by_value))),
    )


def colour_takes() -> Study:
    """The colour that takes a trick of four random cards."""
    return _takes("colour-takes", "")


def colour_takes_reversed() -> Study:
    """The same under the rule card that turns the colours upside down."""
    return _takes("colour-takes-reversed", "reversed")


def _takes(name: str, row: str) -> Study:
    rules = TrickRules.of(row_of(row), Reading.LAST_WORD)
    journal: Journal[Event] = Journal()

    def colour(winner: AnimalCard | None) -> int:
        return COLOURS.index(winner.colour) if winner and winner.colour else len(COLOURS)

    winners = trick_winners(row, players=SETUP.players).map(colour)
    return Study(
        name,
        lambda stream: colour(decide(hand_of(ALL, SETUP.players, stream), rules, journal)),
        winners.given(lambda won: won < len(COLOURS)).in_order(),  # no trick is without a winner here
        lambda won: won == COLOURS.index(Colour.BLUE),
        named=True,
        facts=(("players", SETUP.players),),
    )


def stars() -> Study:
    """The stars in a trick of four random cards."""
    worth = ALL.group(lambda card: 0 if card.value is None else SETUP.stars[card.value])
    total = deal(worth, [SETUP.players], 0, lambda sum_, stars, hands: sum_ + stars * hands[0])
    return Study(
        "stars",
        lambda stream: sum(hand_of(worth, SETUP.players, stream)),
        total.in_order(),
        lambda count: count == 0,
        facts=(("players", SETUP.players),),
    )


def trophy() -> Study:
    """The trophy of whoever draws second in round 2."""
    values = SETUP.trophies[1]
    orders = list(permutations(values))
    return Study(
        "trophy",
        lambda stream: orders[stream.below(len(orders))][1],
        Dist.uniform([order[1] for order in orders]).in_order(),
        lambda value: value == max(values),
        facts=(("trophies", tuple([str(value) for value in values])), ("best", max(values))),
    )
