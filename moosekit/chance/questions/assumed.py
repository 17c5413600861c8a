"""What an answer takes for granted, in words: the deck, the players, how people play."""

from __future__ import annotations

from moosekit.chance.faults import Meaningless
from moosekit.chance.messages import Message, message
from moosekit.games.moose_in_the_house.cards import CARDS
from moosekit.games.moose_match_mayhem.setup import Setup as MayhemSetup
from moosekit.games.moustache.cards import ANIMALS
from moosekit.games.moustache.setup import Setup as MoustacheSetup
from moosekit.games.moustache.setup import standard

SHUFFLED = message("question.assume.shuffled")


def moustache(players: int) -> Message:
    """How many cards a hand has; with three or five players jokers are among them (clause 3.4)."""
    key = "question.assume.hands-jokers" if players % 2 else "question.assume.hands"
    return message(key, players=players, hand=standard(players).hand_size, cards=len(ANIMALS))


def equal_hands(players: int) -> MoustacheSetup:
    """The set-up of a table where nobody holds a joker.

    Raises:
        Meaningless: with three or five players some hands hold jokers.
    """
    if players % 2:
        raise Meaningless(
            f"with {players} players some hands hold jokers (clause 3.4), so that this cannot be asked: expected 4 or 6"
        )
    return standard(players)


def random_trick(players: int) -> Message:
    """Random cards are not a real trick."""
    return message("question.assume.random-trick", players=players)


def row(rules: str) -> Message:
    """The rule cards in force."""
    if not rules:
        return message("question.assume.no-row")
    return message("question.assume.row", rules=tuple(rules.split(",")))


def mayhem(setup: MayhemSetup, cards: int | None = None) -> Message:
    """The deck of Moose Match Mayhem as it is played with, with so many cards if not with those of the rules."""
    made = setup.make_up
    return message(
        "question.assume.mayhem",
        players=setup.players,
        cards=len(setup.cards) if cards is None else cards,
        all=made.total,
        animals=made.animals,
        wilds=made.wilds,
        yetis=made.yetis,
        avalanches=made.avalanches,
    )


def house() -> Message:
    """The deck of the house game."""
    return message("question.assume.house", cards=len(CARDS))
