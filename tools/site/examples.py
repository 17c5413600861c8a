"""The examples on the pages of rules: for a clause that decides a trick, a trick to step through; for one that tells of
cards, a picture of them. Every other clause has a question of the quiz.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from moosekit.draw import card_svg
from moosekit.games.moustache.trick import Trick
from moosekit.lessons.pictures import captioned, side_by_side
from moosekit.quiz import families
from moosekit.widgets import Quiz, TrickStepper
from moosekit.widgets.page import OnPage
from moosekit.words import card_names
from moosekit.words.catalogue import text


@dataclass(frozen=True, slots=True)
class Laid:
    """A trick of an example: its cards, the rule cards, and the two switches."""

    cards: str
    row: str = ""
    reading: str = "last-word"
    jokers: str = "pigeon-first"

    def widget(self, language: str) -> TrickStepper:
        """The trick, to step through, when all its cards lie there and nothing is decided yet."""
        trick = Trick.parse(self.cards, row=self.row, reading=self.reading, pigeon_and_monkey=self.jokers)
        return TrickStepper(trick, language=language, step=len(trick.plays))


MOUSTACHE: Final = "moustache"
TRICKS: Final[Mapping[str, Laid]] = {
    "4.6": Laid("unicorn P4 B9"),
    "5.1": Laid("G10 P8 O5 B2"),
    "5.2": Laid("P10 B1 G7 B0"),
    "5.3": Laid("G9 G4 B0 G10"),
    "5.4": Laid("O2 O7 P9 O5"),
    "5.5": Laid("P3 P6 P1 G8"),
    "5.6": Laid("G4 P4 O7 B7", "twins-vanish"),
    "6.1": Laid("O5 O9 O3 G2", "twos-win,threes-low"),
    "6.2": Laid("P2 G2 O5 B9", "twos-win,reversed"),
    "6.3": Laid("O2 P2 O8 O5", "twos-win,twins-vanish"),
    "6.4": Laid("O5 O9 O3 G2", "twos-win,threes-low", "first-word"),
    "8.1": Laid("B9 P2 B10 G2", "twos-win"),
    "8.2": Laid("P4 B4 G1", "twins-vanish"),
    "8.3": Laid("B10 O6 P3 G1", "reversed"),
    "8.4": Laid("P3 B8 B5", "threes-low"),
    "8.5": Laid("P4 B9 B2 G5", "new-lead"),
    "9.1": Laid("P7 unicorn B7", "twins-vanish"),
    "9.2": Laid("P4 pigeon B9"),
    "9.3": Laid("B10 unicorn B4"),
    "9.4": Laid("P4 monkey=P9 P9 G2 G1"),
    "9.5": Laid("O6 pigeon monkey=O6", jokers="monkey-first"),
}
#: by game and clause, the cards of a picture
CARDS: Final[Mapping[str, Mapping[str, str]]] = {
    MOUSTACHE: {
        "1.1": "G7 P5 O3 B8",
        "1.2": "back back back",
        "1.3": "G7 P7 O7 B7 pigeon unicorn monkey",
        "1.4": "G3 G4 G5 G6 G7",
        "1.5": "G0",
        "2.1": "green-negative twos-win pink-open reversed",
        "2.2": "twos-win twins-vanish threes-low",
        "2.3": "back back back",
        "3.7": "back back back back",
    },
    "moose-match-mayhem": {
        "1.1": "moose.b moose.b moose.b",
        "1.3": "moose.b bear.w squirrel.b moose.* yeti.w avalanche",
        "1.4": "moose.b moose.w moose.*",
        "1.5": "squirrel.b squirrel.w squirrel.*",
        "6.3": "yeti.w yeti.g",
    },
    "face-de-bouc": {
        "1.1": "f01 f02 f03",
        "1.2": "back-goat back-goat back-goat",
        "1.3": "f01 f02 f03 f04 f05 f06 f07 f08 f09 f10 f11 f12",
        "6.1": "f05 f05",
        "7.5": "f12",
    },
    "moose-in-the-house": {
        "1.1": "M.kit M.bath M.liv M.bed",
        "1.2": "HC HC HC HC",
        "1.3": "R.kit M.kit HC D T",
        "1.4": "M.liv",
        "3.5": "back-house",
    },
}


def example(game: str, clause: str, language: str) -> OnPage | str | None:
    """What shows a clause: a widget, a picture as HTML, or nothing."""
    if game == MOUSTACHE and clause in TRICKS:
        return TRICKS[clause].widget(language)
    if clause in CARDS[game]:
        return pictures(game, CARDS[game][clause], language)
    if any(family.clause == clause for family in families(game)):
        return Quiz(game, clauses=[clause], language=language)
    return None


def pictures(game: str, codes: str, language: str) -> str:
    """Cards side by side, each with its name."""
    figures: list[str] = []
    for code in codes.split():
        name = card_name(game, code, language)
        figures.append(captioned(card_svg(code, title=name, description="", size=72, theme="inherit"), name, 96))
    return f'<div class="mk-shown">{side_by_side(figures, language)}</div>'


def card_name(game: str, code: str, language: str) -> str:
    """What a card is called; one that lies face down has no name."""
    if code.startswith("back"):
        return text("site.face-down", language)
    return card_names.card_name(game, code, language)
