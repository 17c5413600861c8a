"""Player aids for the printer: a page a game, with its cards and the few lines that one looks up while playing."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from moosekit.classroom.paper import card_picture, paper
from moosekit.games import SHORT_NAMES
from moosekit.words import text
from moosekit.words.aids import player_aid
from moosekit.words.card_names import card_name

#: cards that stand for all others of the game
SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "moustache": ("G10", "P10", "O10", "B10", "pigeon", "unicorn", "monkey"),
    "mayhem": ("moose.b", "bear.w", "squirrel.*", "yeti.w", "avalanche"),
    "bouc": ("f01", "f03", "f05", "f08", "f10", "f12"),
    "house": ("HC", "R.kit", "M.kit", "D", "T"),
}
SIZE: Final = 74


def aid_page(game: str, language: str = "en") -> str:
    """The aid of a game by its id.

    >>> "A card is drawn for you. Then you play exactly one card." in aid_page("moose-in-the-house")
    True

    Raises:
        KeyError: there is no such game.
        UnknownLanguage: there are no words in this language.
    """
    word = SHORT_NAMES[game]
    title = text("classroom.aid.title", language, game=text(f"table.title.{game}", language))
    figures = "".join([_card(game, code, language) for code in SHOWN[word]])
    parts = "".join([_part(part.heading, part.lines) for part in player_aid(word, language)])
    head = f"<header><h1>{escape(title)}</h1></header>"
    body = f'<section>{head}<div class="row">{figures}</div><div class="aid">{parts}</div></section>'
    return paper(title, [body], language)


def _card(game: str, code: str, language: str) -> str:
    name = card_name(game, code, language)
    return f"<figure>{card_picture(game, code, language, SIZE)}<figcaption>{escape(name)}</figcaption></figure>"


def _part(heading: str, lines: tuple[str, ...]) -> str:
    items = "".join([f"<li>{escape(line)}</li>" for line in lines])
    return f'<div class="part"><h3>{escape(heading)}</h3><ul>{items}</ul></div>'
