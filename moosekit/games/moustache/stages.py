"""The stages of a round of Moustache, beside those of a trick: opening, score and outcome.

A rule card is a frozen value with the stages it needs; ``moosekit.tricks.stages`` has the stages of a trick.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple, Protocol, TypeGuard

from moosekit.core.asking import Step
from moosekit.core.ids import Seat
from moosekit.core.making import make
from moosekit.games.moustache.cards import AnimalCard, Cards, Colour

__all__ = ["Counts", "Opening", "Opens", "Outcomes", "Resumes", "Scores", "Tally", "Team", "Verdict"]


class Team(StrEnum):
    """The two teams of a round."""

    PINK = "pink"
    BLUE = "blue"

    @property
    def other(self) -> Team:
        """The team that plays against this one."""
        return Team.BLUE if self is Team.PINK else Team.PINK


TEAMS: Final = tuple(Team)


class Opening(NamedTuple):
    """The hands before the first trick, by seat, and the cards that lie open on the table in front of their holders.

    >>> from moosekit.games.moustache.cards import cards
    >>> Opening((cards("P3 B9"), cards("G1"))).with_opened(cards("B9")).opened
    (B9,)
    """

    hands: tuple[Cards, ...]
    opened: Cards = ()

    def with_opened(self, more: Cards) -> Opening:
        """With more cards laid open, in deck order."""
        return Opening(self.hands, tuple(sorted({*self.opened, *more})))


class Tally(NamedTuple):
    """A round being counted: the cards that each team won and the stars counted so far, pink team first.

    ``star_table`` has the stars of each value from 0 to 10.

    >>> from moosekit.games.moustache.cards import cards
    >>> tally = Tally((cards("P3 G1"), cards("B9")), (0, 1, 1, 1, 2, 3, 0, 0, 0, 0, 0), (2, 0))
    >>> tally.of_colour(Colour.GREEN), tally.plus(-1, 3).stars
    (((G1,), ()), (1, 3))
    """

    piles: tuple[Cards, Cards]
    star_table: tuple[int, ...]
    stars: tuple[int, int]

    def on(self, card: AnimalCard) -> int:
        """The stars printed on a card; a joker has none."""
        return 0 if card.value is None else self.star_table[card.value]

    def printed(self, cards: Cards) -> int:
        """The stars printed on these cards."""
        stars = self.star_table
        return sum([stars[card.value] for card in cards if card.value is not None])

    def of_colour(self, colour: Colour) -> tuple[Cards, Cards]:
        """The cards of a colour that each team won, pink team first."""
        pink, blue = self.piles
        return tuple([card for card in pink if card.colour is colour]), tuple(
            [card for card in blue if card.colour is colour]
        )

    def plus(self, pink: int, blue: int) -> Tally:
        """With more (or, below zero, fewer) stars for each team."""
        piles, star_table, (first, second) = self
        return make(Tally, (piles, star_table, (first + pink, second + blue)))


class Verdict(NamedTuple):
    """Who wins a round by stars alone; ``None`` is a tie, which the crowns settle afterwards.

    >>> Verdict((5, 7), Team.BLUE).winner.other
    <Team.PINK: 'pink'>
    """

    stars: tuple[int, int]
    winner: Team | None


class Opens(Protocol):
    """A rule at the start of a round, before the first trick. It may ask every seat for a choice in secret."""

    def opening(self, opening: Opening) -> Step[Opening]:
        """The hands changed, or a question."""
        ...


class Resumes(Protocol):
    """An opening rule that asked: how it goes on with the answers."""

    def resume(self, opening: Opening, answers: tuple[tuple[Seat, Cards], ...]) -> Opening:
        """The hands after everybody has answered."""
        ...


class Scores(Protocol):
    """A rule on how stars are counted."""

    def score(self, tally: Tally) -> Tally:
        """The count, changed."""
        ...


class Counts(Protocol):
    """Has a colour whose cards its ``score`` counts; explanations tell how many there were."""

    @property
    def counts(self) -> Colour:
        """The colour."""
        ...


class Outcomes(Protocol):
    """A rule on which count wins the round."""

    def outcome(self, verdict: Verdict) -> Verdict:
        """The verdict, changed."""
        ...


def opens(card: object) -> TypeGuard[Opens]:
    """Whether the card acts at the start of a round."""
    return hasattr(card, "opening")


def counts_colour(rule: object) -> TypeGuard[Counts]:
    """Whether a rule card counts the cards of a colour.

    >>> class GreenAgain:
    ...     counts = Colour.GREEN
    >>> counts_colour(GreenAgain()), counts_colour("green")
    (True, False)
    """
    return isinstance(getattr(rule, "counts", None), Colour)


def scores(card: object) -> TypeGuard[Scores]:
    """Whether the card changes how stars are counted."""
    return hasattr(card, "score")


def decides_outcome(card: object) -> TypeGuard[Outcomes]:
    """Whether the card changes which count wins."""
    return hasattr(card, "outcome")
