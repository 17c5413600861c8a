"""The end of a round: stars for each team, the winner, and how a tie is broken."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from tests.twins.moustache.cards import colour, is_joker, value

STARS = {3: 1, 4: 2, 5: 3, 6: 2, 7: 1}
"""Stars by value, the same in every colour; a value that is not listed has none. Not published: a default."""

CROWN_CARD = "G0"
"""The animal card that breaks ties. Not published: a default."""

TEAMS = ("pink", "blue")


class RoundScore(NamedTuple):
    stars: dict[str, int]
    blue_cards: dict[str, int]
    winner: str
    decided_by: str
    """One of "stars", "crown-card" (that team won it) and "crown-team" (nobody won the card: the team cards decide)."""


def card_stars(card: str, row: Collection[str], stars: Mapping[int, int] = STARS) -> int:
    """What one won card adds to its team; jokers add nothing."""
    if is_joker(card):
        return 0
    count = stars.get(value(card), 0)
    if colour(card) == "G" and "green-negative" in row:
        return -count
    if colour(card) == "P" and "pink-bonus" in row:
        return count + 1
    return count


def score_round(
    piles: Mapping[str, Sequence[str]],
    row: Collection[str],
    favoured: str,
    *,
    stars: Mapping[int, int] = STARS,
    crown_card: str = CROWN_CARD,
) -> RoundScore:
    """Count a round; `piles` maps "pink" and "blue" to the cards won, `favoured` wins a tie without
    the crown card: by default the team of the crown team card."""
    totals = {team: sum(card_stars(card, row, stars) for card in piles[team]) for team in TEAMS}
    blue = {team: sum(not is_joker(card) and colour(card) == "B" for card in piles[team]) for team in TEAMS}
    if "most-blue" in row and blue["pink"] != blue["blue"]:
        totals["pink" if blue["pink"] > blue["blue"] else "blue"] -= 5
    if totals["pink"] == totals["blue"]:
        for team in TEAMS:
            if crown_card in piles[team]:
                return RoundScore(totals, blue, team, "crown-card")
        return RoundScore(totals, blue, favoured, "crown-team")
    ahead, behind = ("pink", "blue") if totals["pink"] > totals["blue"] else ("blue", "pink")
    return RoundScore(totals, blue, behind if "fewest-stars" in row else ahead, "stars")
