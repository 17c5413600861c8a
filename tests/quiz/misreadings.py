"""What learners wrongly think of the four games, and the question that offers it as a wrong answer.

The numbers follow section 6 of the rulings, game by game. Whoever thinks so would give the answer that is worked out
here from what the question shows; the clause is that of the reason that the question then tells.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from moosekit.quiz import Question

#: colours of Moustache, weakest first
COLOURS = "GPOB"
#: cards of the trick with the seats that played them
Trick = list[tuple[str, str]]


@dataclass(frozen=True)
class Misreading:
    """``answer`` is what somebody who thinks so says to a question of the family."""

    number: int
    thought: str
    family: str
    clause: str
    answer: Callable[[Question], str]


def trick(question: Question) -> Trick:
    """Without jokers, in the order of play."""
    cards = shelf(question, "The trick")
    return [(code, seat) for code, seat in cards if code[0] in COLOURS and code[1:].isdigit()]


def shelf(question: Question, heading: str) -> list[tuple[str, str]]:
    """Codes and captions of the cards below a heading."""
    found = next(one for one in question.table if one.heading.startswith(heading))
    return [(card.code, card.caption) for card in found.cards]


def number(card: tuple[str, str]) -> int:
    return int(card[0][1:])


def colour(card: tuple[str, str]) -> int:
    return COLOURS.index(card[0][0])


def highest_of_the_lead(question: Question) -> str:
    played = trick(question)
    return max((card for card in played if card[0][0] == played[0][0][0]), key=number)[1]


def highest_number(question: Question) -> str:
    return max(trick(question), key=number)[1]


def lowest_of_the_weakest(question: Question) -> str:
    played = trick(question)
    weakest = min(map(colour, played))
    return min((card for card in played if colour(card) == weakest), key=number)[1]


def lowest_of_all(question: Question) -> str:
    return min(trick(question), key=number)[1]


def whoever_changed_the_lead(question: Question) -> str:
    played = trick(question)
    changes = [after for before, after in pairwise(played) if colour(after) != colour(before)]
    return changes[-1][1]


def all_animal_cards(question: Question) -> str:
    return str(len(trick(question)))


def cards_that_follow(question: Question) -> str:
    led = shelf(question, "The trick")[0][0][0]
    return str(sum(code[0] == led and code[1:].isdigit() for code, _ in shelf(question, "Hand of")))


def colour_that_was_led(question: Question) -> str:
    return {"G": "Green", "P": "Pink", "O": "Orange", "B": "Blue"}[trick(question)[0][0][0]]


def herd_and_one_more(question: Question) -> str:
    return str(len(shelf(question, "Herd of")) + 1)


def shouter(question: Question) -> str:
    return next(seat(said) for said in question.doing if " shouts " in said)


def shouter_of_the_old_name(question: Question) -> str:
    named = next(at for at, said in enumerate(question.doing) if " gives a name" in said)
    new = question.doing[named].split("“")[1]
    return next(seat(said) for said in question.doing[named:] if " shouts " in said and new not in said)


def seat(said: str) -> str:
    found = re.search(r"seat \d", said, re.IGNORECASE)
    assert found, said
    return found[0].capitalize()


def won(question: Question, of: str) -> int:
    """How many cards a seat has won."""
    heading = next(one.heading for one in question.table if one.heading.startswith(f"Top of the won pile of {of}"))
    return int(heading.split("cards: ")[1].rstrip(")"))


def one_card_less(question: Question) -> str:
    return str(won(question, seat(question.prompt).lower()) - 1)


def open_pile_too(question: Question) -> str:
    return str(won(question, seat(question.prompt).lower()) + len(shelf(question, "The open pile")))


def says(text: str) -> Callable[[Question], str]:
    return lambda _: text


MISREADINGS = (
    Misreading(1, "only the colour that was led can win", "moustache.strongest", "5.2", highest_of_the_lead),
    Misreading(2, "the highest number wins, whatever its colour", "moustache.strongest", "5.2", highest_number),
    Misreading(3, "a trophy of my partner is mine, too", "moustache.trophies-secret", "10.6", says("2")),
    Misreading(4, "upside down turns the numbers round, too", "moustache.reversed", "8.3", lowest_of_the_weakest),
    Misreading(5, "with a three the lowest card of all wins", "moustache.threes-low", "8.4", lowest_of_all),
    Misreading(6, "a unicorn keeps the cards from the pigeon", "moustache.unicorn-pigeon", "9.2", all_animal_cards),
    Misreading(7, "who can follow suit may not play a joker", "moustache.joker-any-time", "4.5", cards_that_follow),
    Misreading(8, "a new lead decides this trick", "moustache.new-lead-wins", "8.5", whoever_changed_the_lead),
    Misreading(9, "cards that vanish are won all the same", "moustache.vanished", "8.2", all_animal_cards),
    Misreading(10, "the colour of whoever leads wins", "moustache.order", "5.1", colour_that_was_led),
    Misreading(11, "a wild card helps any animal", "mayhem.wild", "5.2", says("Yes")),
    Misreading(12, "a set may have two colours", "mayhem.set", "5.1", says("Yes")),
    Misreading(13, "only the avalanche itself is dangerous", "mayhem.hands-off", "7.1", herd_and_one_more),
    Misreading(14, "yetis take finished sets as well", "mayhem.yetis-and-sets", "6.1", says("0")),
    Misreading(15, "any two yetis frighten the herd", "mayhem.yeti-colours", "6.2", says("0")),
    Misreading(16, "one may sit a flip out", "mayhem.must-take", "3.5", says("Yes")),
    Misreading(17, "who touches a card beside an avalanche has it", "mayhem.avalanche-card", "7.2", says("Yes")),
    Misreading(18, "whoever wins turns up the next card", "bouc.left-neighbour", "2.5", shouter),
    Misreading(19, "whoever turned up the card may not shout", "bouc.everybody", "3.2", says("No")),
    Misreading(20, "the old name is still right", "bouc.newest-name", "3.9", shouter_of_the_old_name),
    Misreading(21, "a wrong name costs a card", "bouc.wrong-name", "3.6", one_card_less),
    Misreading(22, "with the fitting pile one may shout specially", "bouc.owner", "6.4", says("Yes")),
    Misreading(23, "what is left goes to the last winner", "bouc.left-over", "7.2", open_pile_too),
    Misreading(24, "a house has three rooms and no more", "house.any-number", "4.3", says("No")),
    Misreading(25, "a house card counts against its owner", "house.count-house-cards", "9.2", says("1")),
    Misreading(26, "a trap can be used in one's own turn", "house.trap-only", "6.1", says("Yes")),
    Misreading(27, "a trap shuts the room", "house.trap", "6.4", says("0")),
    Misreading(28, "a door fits on a room with a moose", "house.one-moose", "5.2", says("Yes")),
    Misreading(29, "moose come in without a house card", "house.before-house-card", "4.5", says("Yes")),
    Misreading(30, "one may always discard a card and not play", "house.must-act", "3.3", says("Yes")),
)
