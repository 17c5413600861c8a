"""Moustache with an ordinary pack: without queens and kings it has 44 cards, and this page says which is which."""

from __future__ import annotations

from html import escape
from typing import Final

from moosekit.classroom.paper import card_picture, paper
from moosekit.draw import rule_card_svg
from moosekit.games.moustache.refs import GAME
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import EXPLAINED
from moosekit.games.moustache.setup import standard
from moosekit.words import text
from moosekit.words.clauses import clauses

#: suit by suit from the weakest colour to the strongest: the letter of our cards, and the sign on the pack
SUITS: Final = (("G", "♣", "clubs"), ("P", "♥", "hearts"), ("O", "♦", "diamonds"), ("B", "♠", "spades"))
#: the jokers for three and five players are three of the kings that were put aside
JOKERS: Final = (("pigeon", "♣"), ("unicorn", "♥"), ("monkey", "♠"))
VALUES: Final = range(11)


def pack_page(language: str = "en") -> str:
    """The key for an ordinary pack, and the explained rule cards to cut out.

    >>> page = pack_page()
    >>> "Jack" in page, page.count('class="slip"')
    (True, 9)

    Raises:
        UnknownLanguage: there are no words in this language.
    """
    title = text("classroom.pack.title", language)
    told = "".join([f"<p>{escape(text(f'classroom.pack.told-{line}', language))}</p>" for line in range(1, 5)])
    head = f"<header><h1>{escape(title)}</h1></header>"
    key = f"<section>{head}{told}{_suits(language)}{_values(language)}{_jokers(language)}</section>"
    return paper(title, [key, _slips(language)], language)


def _suits(language: str) -> str:
    """One card of each suit, from weak to strong."""
    figures = [
        f"<figure>{card_picture(GAME, f'{letter}7', language, 84)}<figcaption><b>{sign}</b> "
        f"{escape(text(f'classroom.pack.{suit}', language))}</figcaption></figure>"
        for letter, sign, suit in SUITS
    ]
    said = escape(text("classroom.pack.order", language))
    return f'<h2>{said}</h2><div class="row">{"<span class=less>&lt;</span>".join(figures)}</div>'


def _values(language: str) -> str:
    """What each value is on the pack, and its stars."""
    stars = standard(4).stars
    names = [text(f"classroom.pack.{name}", language) for name in ("jack", "ace")]
    on_pack = [*names, *[str(value) for value in VALUES[2:]]]
    rows = (
        ("pack", on_pack),
        ("value", [str(value) for value in VALUES]),
        ("stars", ["★" * stars[value] for value in VALUES]),
    )
    body = "".join(
        [
            f'<tr><th scope="row">{escape(text(f"classroom.pack.row-{name}", language))}</th>'
            f"{''.join([f'<td>{escape(cell)}</td>' for cell in cells])}</tr>"
            for name, cells in rows
        ]
    )
    return (
        f'<h2>{escape(text("classroom.pack.values", language))}</h2><table class="pack"><tbody>{body}</tbody></table>'
    )


def _jokers(language: str) -> str:
    told = [(code, text("classroom.pack.king", language, sign=sign, joker=code)) for code, sign in JOKERS]
    figures = [
        f"<figure>{card_picture(GAME, code, language, 70)}<figcaption>{escape(said)}</figcaption></figure>"
        for code, said in told
    ]
    return f'<h2>{escape(text("classroom.pack.jokers", language))}</h2><div class="row">{"".join(figures)}</div>'


def _slips(language: str) -> str:
    slips = "".join([_slip(card, language) for card in EXPLAINED])
    return (
        f'<section><h2>{escape(text("classroom.pack.slips", language))}</h2><div class="slips">{slips}</div></section>'
    )


def _slip(card: RuleCard, language: str) -> str:
    """A rule card with its text in our own words, to be cut out."""
    clause = clauses(GAME, language)[card.clause]
    picture = rule_card_svg(str(card.id), title=clause.title, description="", size=80, theme="light")
    said = escape(" ".join(clause.plain.split()))
    return f'<div class="slip">{picture}<div><h3>{escape(clause.title)}</h3><p>{said}</p></div></div>'
