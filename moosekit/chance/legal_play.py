"""Random legal play of Moustache, beside tricks of random cards: who can follow suit does, with any such card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from moosekit.chance.deck import Deck
from moosekit.chance.drawing import hand_of
from moosekit.chance.faults import Uncountable
from moosekit.chance.sample import Sample
from moosekit.core.ids import Seat
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, AnimalCard, Cards, Colour
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.following import playable_cards
from moosekit.games.moustache.resolve import PLAYS, Plays, TrickRules, decide_trick
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import HAND_SIZE

#: tables where no hand holds a joker
FOLLOWED_TABLES: Final = (4, 6)


@dataclass(frozen=True, slots=True)
class LegalPlay:
    """What came of rounds of random legal play: who took the tricks, and which cards were played, one after another."""

    winners: tuple[AnimalCard | None, ...]
    played: Cards

    def tally(self) -> dict[AnimalCard, tuple[int, int]]:
        """How many tricks each card took, of those that it lay in.

        >>> legal_rounds((), 4, 100, 7).tally()[AnimalCard.of("B10")]
        (89, 89)
        """
        wins: dict[AnimalCard, int] = dict.fromkeys(ANIMALS, 0)
        plays = dict(wins)
        for card in self.played:
            plays[card] += 1
        for winner in self.winners:
            if winner is not None:
                wins[winner] += 1
        return {card: (wins[card], plays[card]) for card in ANIMALS}


@lru_cache(maxsize=16)
def legal_colours(players: int, row: str, rounds: int, seed: int) -> Sample[Colour | None]:
    """The colours that take the tricks of so many rounds; ``None`` is nobody.

    >>> from moosekit.games.moustache.cards import COLOURS
    >>> came = legal_colours(4, "", 100, 7).dist()
    >>> [round(100 * came[colour]) for colour in COLOURS]
    [12, 16, 28, 44]

    Raises:
        Uncountable: a table with jokers.
    """
    taken = legal_rounds(row_of(row), players, rounds, seed).winners
    return Sample(tuple([None if card is None else card.colour for card in taken]), seed)


@lru_cache(maxsize=64)
def legal_rounds(row: tuple[RuleCard, ...], players: int, rounds: int, seed: int) -> LegalPlay:
    """So many rounds under a row of rule cards, read to the last word. Raises as ``legal_colours``."""
    if players not in FOLLOWED_TABLES:
        raise Uncountable(f"{players!r} players: some hands hold jokers then; expected 4 or 6")
    rules = TrickRules.of(row)
    stream = Stream.seeded(seed).child("legal")
    found = [_round(players, rules, stream.at(number)) for number in range(rounds)]
    winners = [winner for one in found for winner in one.winners]
    return LegalPlay(tuple(winners), tuple([card for one in found for card in one.played]))


def _round(players: int, rules: TrickRules, stream: Stream) -> LegalPlay:
    """One round: the seat that takes a trick leads the next one."""
    size = HAND_SIZE[players]
    dealt = hand_of(Deck.of(ANIMALS), size * players, stream.child("deal"))
    hands = [list(dealt[seat * size : (seat + 1) * size]) for seat in range(players)]
    choice, leader = stream.child("play"), 0
    winners: list[AnimalCard | None] = []
    for trick in range(size):
        plays: Plays = ()
        for turn in range(players):
            seat = (leader + turn) % players
            could: Cards = playable_cards(tuple(hands[seat]), plays, rules)
            card = could[choice.below(len(could), trick * players + turn)]
            hands[seat].remove(card)
            plays = (*plays, PLAYS[Seat(seat)][card.index])
        journal: Journal[Event] = Journal()
        contest = decide_trick(plays, rules, journal)
        winners.append(None if contest.named is None else contest.card(contest.named))
        leader = leader if contest.named is None else int(contest.plays[contest.named].seat)
    return LegalPlay(tuple(winners), dealt)
