"""The judge of a real table: the cards that lie on it in, the winner and the reasons out, as data for a page.

It needs no widget library, so that Python in a page can load it alone.
"""

from __future__ import annotations

from typing import Final, TypedDict

from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.resolve import PigeonAndMonkey
from moosekit.games.moustache.rule_cards import BLACK
from moosekit.games.moustache.trick import Trick
from moosekit.games.moustache.trick_text import FEWEST, MOST
from moosekit.tricks.row import Reading
from moosekit.widgets.contract import Frame, RowCard, Scene
from moosekit.widgets.contract import Reading as ReadingName
from moosekit.widgets.frames import DECIDING, frames_of
from moosekit.widgets.saying import Saying
from moosekit.widgets.scene import reading_name, row_card, scene_of

WORDS: Final = "site.judge."


class Judged(TypedDict):
    """What the judge says: ``faults`` where the table cannot be right, otherwise how the trick went."""

    faults: list[str]
    said: str
    why: list[str]
    frames: list[Frame]
    scene: Scene | None


class Desk(TypedDict):
    """What the page of the judge offers: cards, rule cards, readings, and its words."""

    language: str
    cards: dict[str, str]
    row: list[RowCard]
    readings: list[ReadingName]
    jokers: dict[str, str]
    fewest: int
    most: int
    words: dict[str, str]
    stepper: dict[str, str]


def judged(
    cards: str,
    row: str = "",
    reading: str = "last-word",
    pigeon_and_monkey: str = "pigeon-first",
    language: str = "en",
) -> Judged:
    """Who wins the trick that lies on the table, and why. What cannot be right is told, never raised.

    ``cards`` are codes in the order of play, ``row`` the ids of the rule cards in force, left to right.

    >>> verdict = judged("O5 O9 O3 G2", "twos-win,threes-low")
    >>> verdict["said"]
    'Seat 3 wins and leads the next trick.'
    >>> verdict["why"][-1]
    'Threes go low: now seat 3 is ahead.'
    >>> judged("O5 O5 O3")["faults"]
    ["'O5' is there twice; there is one of each card"]
    """
    saying = Saying.about((), language)
    try:
        trick = Trick.parse(cards, row=row, reading=reading, pigeon_and_monkey=pigeon_and_monkey)
    except BadSetup as fault:
        return Judged(faults=[*fault.faults], said="", why=[], frames=[], scene=None)
    frames = frames_of(trick, saying)
    why = [frame["heading"] for frame in frames if frame["kind"] in DECIDING]
    return Judged(faults=[], said=frames[-1]["heading"], why=why, frames=frames, scene=scene_of(trick, frames, saying))


def desk(language: str = "en") -> Desk:
    """What the page offers, in a language.

    >>> desk("fr")["cards"]["P2"]
    '2 rose, cochon'
    """
    saying = Saying.about((), language)
    return Desk(
        language=language,
        cards={card.code: saying.card(card.code) for card in CARDS},
        row=[row_card(card, saying) for card in BLACK],
        readings=[reading_name(reading, saying) for reading in Reading],
        jokers={order.value: saying.said(f"site.judge-jokers.{order}") for order in PigeonAndMonkey},
        fewest=FEWEST,
        most=MOST,
        words=saying.page(WORDS),
        stepper=saying.page(),
    )
