"""Studies of There's a Moose in the House: three rooms, an opening hand, the hand of a player who can do nothing."""

from __future__ import annotations

from moosekit.chance.counting import hypergeometric
from moosekit.chance.deals import deal
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.drawing import Drawing, hand_of
from moosekit.chance.questions.house_decks import CARDS_IN_HAND, DECK, is_house
from moosekit.chance.questions.rooms import BY_KIND
from moosekit.chance.questions.stuck_turn import KINDS
from moosekit.games.moose_in_the_house.houses import MOST_OPEN
from moosekit.games.moose_in_the_house.setup import HAND
from moosekit.lessons.studies.study import Study


def rooms() -> Study:
    """How many kinds there are among three rooms."""
    kinds = deal(BY_KIND, [MOST_OPEN], 0, lambda seen, _, hands: seen + (hands[0] > 0))
    return Study(
        "rooms",
        lambda stream: len(dict.fromkeys(hand_of(BY_KIND, MOST_OPEN, stream))),
        kinds.in_order(),
        lambda seen: seen == MOST_OPEN,
        facts=(("each", next(iter(BY_KIND.values()))), ("turned", MOST_OPEN)),
    )


def rooms_back() -> Study:
    """The same with every room put back."""
    one = Dist.uniform(list(BY_KIND))
    kinds = one.then(lambda _: one).then(lambda _: one).map(lambda rooms: len({*rooms[0], rooms[1]}))
    return Study(
        "rooms-back",
        lambda stream: len(dict.fromkeys(hand_of(BY_KIND, MOST_OPEN, stream, Drawing.PUT_BACK))),
        kinds.in_order(),
        lambda seen: seen == MOST_OPEN,
        Drawing.PUT_BACK,
        facts=(("turned", MOST_OPEN),),
    )


def house_hand() -> Study:
    """The house cards of an opening hand."""
    return Study(
        "house-hand",
        lambda stream: sum(map(is_house, hand_of(DECK, HAND, stream))),
        hypergeometric(DECK, HAND, is_house),
        lambda count: count == 0,
        facts=(("hand", HAND), ("cards", DECK.size), ("good", DECK.count(is_house))),
    )


def stuck() -> Study:
    """The traps of a first player who can play nothing."""
    unplayable: Deck[str] = KINDS.keep(lambda kind: kind != "playable")
    return Study(
        "stuck",
        lambda stream: hand_of(unplayable, CARDS_IN_HAND, stream).count("trap"),
        hypergeometric(unplayable, CARDS_IN_HAND, lambda kind: kind == "trap"),
        lambda traps: traps > 0,
        facts=(("hand", CARDS_IN_HAND), ("cards", unplayable.size), ("good", unplayable["trap"])),
    )
