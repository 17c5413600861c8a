"""The yardstick: rounds of Moustache (4 seats, random legal play) as a tuned loop over plain integers.

A card is 11 times its colour plus its value; the colours are green, pink, orange, blue. No step of it can be stopped,
shown or explained: this is how fast plain Python gets when nothing else matters.
"""

from __future__ import annotations

from random import Random
from typing import Final

STARS: Final = (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)
CROWN: Final = 0
TEAMS: Final = ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0))
ORDER: Final = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
MOVES_A_ROUND: Final = 40


class Yardstick:
    """Plays rounds and counts which team wins; a tie goes to whoever won the crown card."""

    def __init__(
        self, seed: int = 1, *, reversed_colours: bool = False, twos_win: bool = False, twins_vanish: bool = False
    ) -> None:
        self.random = Random(seed)
        self.twins_vanish = twins_vanish
        self.strength = [11 * (3 - card // 11 if reversed_colours else card // 11) + card % 11 for card in range(44)]
        if twos_win:
            self.strength[2::11] = [strength + 100 for strength in self.strength[2::11]]

    def play(self, rounds: int) -> tuple[int, int, int]:
        """How many rounds each team won, and how many nobody did."""
        rnd, sample, key, twins = self.random.random, self.random.sample, self.strength.__getitem__, self.twins_vanish
        deck, colour, star = range(44), [card // 11 for card in range(44)], [STARS[card % 11] for card in range(44)]
        wins = [0, 0, 0]
        for _ in range(rounds):
            dealt = sample(deck, 40)
            hands = dealt[:10], dealt[10:20], dealt[20:30], dealt[30:]
            team = TEAMS[int(rnd() * 6)]
            leader = int(rnd() * 4)
            stars, crown = [0, 0], -1
            for _ in range(10):
                plays: list[int] = []
                led = -1
                for seat in ORDER[leader]:
                    hand = hands[seat]
                    legal = [card for card in hand if colour[card] == led] or hand
                    card = legal[int(rnd() * len(legal))]
                    if led < 0:
                        led = colour[card]
                    hand.remove(card)
                    plays.append(card)
                alive = plays
                if twins:
                    values = [card % 11 for card in plays]
                    alive = [card for card in plays if values.count(card % 11) == 1]
                    if not alive:
                        continue
                leader = (leader + plays.index(max(alive, key=key))) & 3
                for card in alive:
                    stars[team[leader]] += star[card]
                if CROWN in alive:
                    crown = team[leader]
            wins[0 if stars[0] > stars[1] else 1 if stars[1] > stars[0] else crown] += 1
        return wins[0], wins[1], wins[2]
