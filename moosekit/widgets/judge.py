"""The judge of a real table: the cards that lie on it in, the winner and the reasons out, as data for a page.

It needs no widget library, so that Python in a page can load it alone.
"""

from __future__ import annotations

from typing import Final, TypedDict

from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.rule_cards import BLACK
from moosekit.games.moustache.trick import Trick
from moosekit.games.moustache.trick_text import FEWEST, MOST, SWITCHES
from moosekit.widgets.contract import Frame, RowCard, Scene
from moosekit.widgets.frames import DECIDING, frames_of
from moosekit.widgets.saying import Saying
from moosekit.widgets.scene import row_card, scene_of

WORDS: Final = "site.judge."


class Judged(TypedDict):
    """What the judge says: ``faults`` where the table cannot be right, otherwise how the trick went."""

    faults: list[str]
    said: str
    why: list[str]
    frames: list[Frame]
    scene: Scene | None


class Switch(TypedDict):
    """What the rulebook leaves open about a trick: an argument of ``judged``, its values, and the words of both."""

    name: str
    title: str
    options: dict[str, str]


class Desk(TypedDict):
    """What the page of the judge offers: cards, rule cards, switches, and its words."""

    language: str
    cards: dict[str, str]
    row: list[RowCard]
    switches: list[Switch]
    fewest: int
    most: int
    words: dict[str, str]
    stepper: dict[str, str]


def judged(
    cards: str,
    row: str = "",
    *,
    reading: str = "last-word",
    pigeon_and_monkey: str = "pigeon-first",
    monkey_takes: str = "animal-card",
    language: str = "en",
) -> Judged:
    """Who wins the trick that lies on the table, and why. What cannot be right is told, never raised.

    ``cards`` are codes in the order of play, ``row`` the ids of the rule cards in force, left to right.

    >>> verdict = judged("O5 O9 O3 G2", "twos-win,threes-low")
    >>> verdict["said"]
    'Seat 3 wins and leads the next trick.'
    >>> verdict["why"][1]
    'Twos win: the green 2 is the strongest 2, so seat 4 is ahead.'
    >>> judged("O5 O5 O3")["faults"]
    ["'O5' is there twice; there is one of each card"]
    """
    saying = Saying.about((), language)
    try:
        trick = Trick.parse(
            cards, row=row, reading=reading, pigeon_and_monkey=pigeon_and_monkey, monkey_takes=monkey_takes
        )
    except BadSetup as fault:
        return Judged(faults=[*fault.faults], said="", why=[], frames=[], scene=None)
    frames = frames_of(trick, saying)
    why = [frame["sentence"] for frame in frames if frame["kind"] in DECIDING] + [frames[-1]["sentence"]]
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
        switches=_switches(saying),
        fewest=FEWEST,
        most=MOST,
        words=saying.page(WORDS),
        stepper=saying.page(),
    )


def _switches(saying: Saying) -> list[Switch]:
    """All that a trick asks for, so that one which comes later is offered, too; the defaults come first."""
    return [
        Switch(
            name=name.replace("-", "_"),
            title=saying.said(f"setup.{name}"),
            options={value.value: _called(name, value.value, saying) for value in values},
        )
        for values, name in SWITCHES
    ]


def _called(name: str, value: str, saying: Saying) -> str:
    return saying.reading(value) if name == "reading" else saying.said(f"setup.{name}.{value}")
