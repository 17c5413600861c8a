"""What a card of any game is called in a list: without its article, by its code."""

from __future__ import annotations

from typing import Final

from moosekit.words.catalogue import NO_TITLES, SUITS, catalogue, show, text

#: by game, how a card of it is shown in a sentence of the catalogue
KINDS: Final = {
    "moose-match-mayhem": "mayhem-card",
    "face-de-bouc": "face",
    "moose-in-the-house": "house-card",
}


def card_name(game: str, code: str, language: str = "en") -> str:
    """The name of a card; of Moustache also of a rule card.

    >>> card_name("moustache", "P2"), card_name("moustache", "twos-win"), card_name("moose-in-the-house", "HC")
    ('Pink 2, pig', 'Twos win', 'a house card')
    """
    if game in KINDS:
        return show(code, KINDS[game], language, NO_TITLES)
    if is_rule_card(code):
        return text(f"rule.{code}", language)
    return trick_card(code, language)


def is_rule_card(code: str) -> bool:
    """Whether a code of Moustache is that of a rule card, not of a card that is played.

    >>> is_rule_card("reversed"), is_rule_card("P2"), is_rule_card("monkey")
    (True, False, False)
    """
    return f"rule.{code}" in catalogue("en")


def trick_card(code: str, language: str = "en") -> str:
    """The name of a suit card or of a joker of Moustache."""
    colour = SUITS.get(code[:1])
    if colour is None:
        return text(f"joker.{code}", language)
    return text("ui.card", language, animal=text(f"ui.animal.{colour}", language), colour=colour, value=code[1:])
