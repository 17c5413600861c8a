"""Cards, seats and teams for the cells of a table, with the words that are read out."""

from __future__ import annotations

from moosekit.draw import team_svg
from moosekit.draw.tables import Chip, Picture
from moosekit.games.moustache.cards import AnimalCard, Cards
from moosekit.games.moustache.setup import STARS
from moosekit.games.moustache.stages import Team
from moosekit.lessons.pictures import animal_name
from moosekit.words import text

Stars = tuple[int, ...]
SIGN = 36


def chip(card: AnimalCard, language: str, stars: Stars = STARS, *, strong: bool = False, gone: bool = False) -> Chip:
    """A card as a chip; a joker shows its name.

    >>> chip(AnimalCard.of("P5"), "en").words
    'pig 5, 3 stars'
    """
    name = animal_name(card, language)
    if card.colour is None:
        return Chip(card.code, name, name, 0, strong, gone)
    count = stars[card.value or 0]
    words = f"{name}, {text('lesson.stars', language, count=count)}" if count else name
    return Chip(card.colour[0], str(card.value), words, count, strong, gone)


def chips(some: Cards, language: str, stars: Stars = STARS) -> tuple[Chip, ...]:
    """Several cards, in deck order."""
    return tuple(chip(card, language, stars) for card in sorted(some))


def team_sign(team: Team, language: str, *, crown: bool = False, words: str = "") -> Picture:
    """A team's sign, with a crown on top for the one who leads.

    >>> team_sign(Team.PINK, "en", words="seat 1").words
    'seat 1'
    """
    name = text(f"team.{team}", language)
    svg = team_svg(team.value, title=name, description=name, leads=crown, size=SIGN, theme="inherit")
    return Picture(svg, SIGN, words)


def seat_name(seat: int, language: str) -> str:
    """What a seat is called in a table.

    >>> seat_name(2, "fr")
    'Place 3'
    """
    return text("ui.seat", language, number=seat + 1)
