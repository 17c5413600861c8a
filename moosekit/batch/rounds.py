"""Whole rounds of Moustache, thousands at once: the second implementation of the game, for speed alone.

It explains nothing, refuses nothing and asks nobody. That it plays exactly what the engine plays is tested on every
number of players, row, reading and policy (``tests/batch/test_exact.py``).

Hands are bits, arrays are by place or seat first and by round last. Place 0 of a trick is whoever leads. Cards leave
the hands when the trick is over, from all hands at once, as every card is there only once.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from moosekit.batch.dealing import Deal, by_seat, deal, trophies
from moosekit.batch.deciding import NO_CARD, Asked, Policy, policy_of
from moosekit.batch.hands import BITS, JOKERS_MASK, bits_of, chosen, of_colour, spread
from moosekit.batch.mixing import GAMMA, Bytes, Draws, Flags, Words, child, draws, seeded
from moosekit.batch.plan import BOTS_STREAM
from moosekit.batch.rules import Count, Rules, rules_of
from moosekit.batch.tricks import decide
from moosekit.games.moustache.cards import CARDS, Colour, Joker
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey
from moosekit.games.moustache.setup import PLAYERS, Setup, Tie

T = TypeVar("T", bound=np.generic)
_MONKEY: Final = np.uint64(1 << next(card.index for card in CARDS if card.joker is Joker.MONKEY))
_PIGEON: Final = np.uint64(1 << next(card.index for card in CARDS if card.joker is Joker.PIGEON))
_JOKERS: Final = np.uint64(int(JOKERS_MASK))
_ALL: Final = np.uint64(2**64 - 1)
#: what has to be followed once a card was led; a joker has no colour, so after it nothing has
_SUITS: Final = np.array(
    [_ALL if card.colour is None else of_colour(card.colour) for card in CARDS] + [_ALL] * 17, dtype=np.uint64
)
_BLUE: Final = of_colour(Colour.BLUE)
#: the seat of each place counted on from seat 1, by the number of players
SEATS: Final = {players: np.arange(2 * players, dtype=np.uint8) % np.uint8(players) for players in PLAYERS}


class Played(NamedTuple):
    """Rounds that were played, by round first; ``moosekit.batch.columns`` says what each array means."""

    teams: Bytes
    crown: Bytes
    cards: Bytes
    leader: Bytes
    winner: npt.NDArray[np.int8]
    stolen: npt.NDArray[np.int8]
    stars: npt.NDArray[np.int16]
    team: Bytes
    trophies: Bytes


def play_rounds(setup: Setup, bots: tuple[str, ...], seeds: Words, *, tokens: bool = True) -> Played:
    """Plays the round of each seed; without ``tokens`` no trophies are drawn, and all are 0."""
    rules = rules_of(setup)
    dealt = deal(setup, seeds)
    table = _Table(setup, rules, dealt, _policies(setup, rules, bots), child(seeded(seeds), BOTS_STREAM))
    if rules.passes:
        table.pass_three()
    table.leader = dealt.crown
    for trick in range(setup.hand_size):
        table.play_trick(trick)
    pink, blue = table.won & ~table.blue, table.blue
    stars = count_stars(rules.count, pink, blue)
    crown_team = (table.team_bits >> dealt.crown) & np.uint8(1)
    blue_wins = _winners(rules.count, setup, stars, pink, blue, crown_team)
    teams = by_seat(setup, dealt.teams)
    drawn = trophies(setup, dealt, blue_wins) if tokens else np.zeros_like(teams)
    return Played(
        _by_round(teams),
        dealt.crown,
        np.ascontiguousarray(table.cards.transpose(2, 0, 1)),
        _by_round(table.leaders),
        np.ascontiguousarray(table.winners.T),
        table.stolen,
        _by_round(stars),
        blue_wins,
        _by_round(drawn),
    )


def _by_round(array: npt.NDArray[T]) -> npt.NDArray[T]:
    return np.ascontiguousarray(array.T)


def _policies(setup: Setup, rules: Rules, bots: tuple[str, ...]) -> dict[str, tuple[Policy, int]]:
    """Each policy that somebody plays by, and the seats that do, as bits."""
    seats = {name: sum(1 << seat for seat, own in enumerate(bots) if own == name) for name in bots}
    return {name: (policy_of(name, rules.ranking, setup), mask) for name, mask in seats.items()}


class _Table:
    """What changes with every card, for all rounds at once."""

    def __init__(
        self, setup: Setup, rules: Rules, dealt: Deal, policies: dict[str, tuple[Policy, int]], bots: Words
    ) -> None:
        players, tricks, count = setup.players, setup.hand_size, len(bots)
        self._setup, self._rules, self._policies = setup, rules, policies
        self._players, self._jokers = players, players % 2 == 1
        self._needs_best = any(policy.needs_best for policy, _ in policies.values())
        self._needs_chance = any(policy.needs_chance for policy, _ in policies.values())
        self._bots, self._decision = bots, 0
        self._hands = dealt.hands
        self._rounds = np.arange(count)
        #: where the hand of each seat begins among all hands, the seats counted on from seat 1
        self._begins = SEATS[players].astype(np.intp) * count
        self.leader = np.zeros(count, dtype=np.uint8)
        self.team_bits = dealt.teams
        self.won, self.blue = np.zeros(count, dtype=np.uint64), np.zeros(count, dtype=np.uint64)
        self.cards = np.empty((tricks, players, count), dtype=np.uint8)
        self.leaders = np.empty((tricks, count), dtype=np.uint8)
        self.winners = np.empty((tricks, count), dtype=np.int8)
        self.stolen = np.full(count, -1, dtype=np.int8)

    def _draws(self, count: int) -> list[Draws]:
        """The chance of the next decisions of each round."""
        if not self._needs_chance:
            return [Draws(self._bots, self._bots, 0, plain=True)] * count
        drawn = draws(self._bots, self._decision, count)
        self._decision += count
        return drawn

    def _seat(self, place: Bytes | int) -> Bytes:
        """The seat at a place of the trick."""
        return SEATS[self._players].take(
            self.leader + np.uint8(place) if isinstance(place, int) else self.leader + place
        )

    def pass_three(self) -> None:
        """Everybody passes three cards to the left, all at once."""
        given: list[Words] = []
        chance = self._draws(self._players)
        for seat, hand in enumerate(self._hands):
            may = hand if self._setup.pass_jokers == "yes" else hand & ~_JOKERS
            policy = next(policy for policy, seats in self._policies.values() if seats >> seat & 1)
            given.append(policy.pass_on(Asked(may, chance[seat], None)))
        for seat, own in enumerate(given):
            self._hands[seat] ^= own
        for seat, own in enumerate(given):
            self._hands[(seat + 1) % self._players] |= own

    def play_trick(self, number: int) -> None:
        """A card of everybody, and what comes of it."""
        cards = self.cards[number]
        self.leaders[number] = self.leader
        bits = self._play_cards(cards)
        decided = decide(cards, bits, self._rules.contest, jokers=self._jokers)
        winner = self._seat(decided.place)
        self.winners[number] = winner
        if decided.nobody is not None:
            self.winners[number] |= np.negative(decided.nobody.view(np.int8))
        left = decided.left
        if self._jokers:
            left = self._collect(cards, bits, left)
        self._win(left, winner)
        self.leader = winner

    def _win(self, cards: Words, seat: Bytes) -> None:
        """Cards to the pile of a seat's team."""
        blue = (self.team_bits >> seat) & np.uint8(1)
        self.won |= cards
        self.blue |= cards & np.negative(blue.astype(np.uint64))

    def _play_cards(self, cards: npt.NDArray[np.uint8]) -> Words:
        """Fills in the cards of a trick by place and gives all of them as bits."""
        suits: Words | None = None
        bits: Words | None = None
        best = np.full(len(self.leader), NO_CARD, dtype=np.uint8) if self._needs_best else None
        for place, chance in enumerate(self._draws(self._players)):
            begin = self._begins.take(self.leader + np.uint8(place))
            begin += self._rounds
            hand = self._hands.take(begin)
            legal = hand if suits is None else self._legal(hand, suits)
            card = self._choose(place, Asked(legal, chance, best))
            cards[place] = card
            bit = bits_of(card)
            bits = bit if bits is None else bits | bit
            suits = self._followed(suits, card)
            if best is not None:
                strength = self._rules.ranking.strengths
                best = np.where(strength.take(card) > strength.take(best), card, best)
        if bits is None:
            raise ValueError("a table without players")
        self._hands &= ~bits
        return bits

    def _legal(self, hand: Words, suits: Words) -> Words:
        """The cards that may be played: those of the lead colour and jokers; all when the hand is void in it."""
        follow = hand & suits
        if self._jokers:
            return chosen(spread(follow != 0), follow | hand & _JOKERS, hand)
        follow |= hand * (follow == 0)
        return follow

    def _followed(self, suits: Words | None, card: Bytes) -> Words | None:
        """The mask of what has to be followed after a card."""
        if suits is None:
            return _SUITS.take(card)
        if self._rules.off_suit_leads:
            new = _SUITS.take(card)
            return chosen(spread(new == _ALL), suits, new) if self._jokers else new
        return chosen(spread(suits == _ALL), _SUITS.take(card), suits) if self._jokers else suits

    def _choose(self, place: int, asked: Asked) -> Bytes:
        chosen: Bytes | None = None
        for policy, seats in self._policies.values():
            card = policy.play(asked)
            chosen = card if chosen is None else np.where(self._plays(seats, self._seat(place)), card, chosen)
        if chosen is None:
            raise ValueError("no policy")
        return chosen

    def _plays(self, seats: int, seat: Bytes) -> Flags:
        """Whether a seat is one of these (as bits)."""
        return (np.uint8(seats) >> seat & np.uint8(1)).view(np.bool_)

    def _collect(self, cards: npt.NDArray[np.uint8], bits: Words, left: Words) -> Words:
        """The pigeon and the monkey; gives the cards that are left for the winner."""
        pigeon = (bits & _PIGEON) != 0
        reach = left
        if self._setup.monkey_takes is MonkeyTakes.ANY_CARD:
            reach = left | bits & (_JOKERS ^ _MONKEY)
        asks = ((bits & _MONKEY) != 0) & (reach != 0)
        if self._setup.pigeon_and_monkey is PigeonAndMonkey.PIGEON_FIRST:
            asks &= ~pigeon
        if asks.any():
            left = self._steal(np.flatnonzero(asks), cards, reach, left)
        return np.where(pigeon, np.uint64(0), left)

    def _steal(self, rounds: npt.NDArray[np.intp], cards: npt.NDArray[np.uint8], reach: Words, left: Words) -> Words:
        """The monkey's choice, in these rounds: a decision of its own in the middle of the others."""
        monkey = np.uint8(int(_MONKEY).bit_length() - 1)
        thief = self._seat(np.argmax(cards == monkey, axis=0).astype(np.uint8))[rounds]
        (chance,) = self._draws(1)
        asked = Asked(reach[rounds], chance.only(rounds), None)
        if self._needs_chance:  # in these rounds alone every later decision comes one later
            self._decision -= 1
            self._bots = self._bots.copy()
            self._bots[rounds] += GAMMA
        card = np.zeros(len(rounds), dtype=np.uint8)
        for policy, seats in self._policies.values():
            card = np.where(self._plays(seats, thief), policy.steal(asked), card)
        self.stolen[rounds] = card
        stolen = bits_of(card)
        blue = (self.team_bits[rounds] >> thief) & np.uint8(1)
        self.won[rounds] |= stolen
        self.blue[rounds] |= stolen * blue
        left = left.copy()
        left[rounds] &= ~stolen
        return left


def count_stars(count: Count, pink: Words, blue: Words) -> npt.NDArray[np.int16]:
    """The stars of both teams, pink first."""
    stars = np.zeros((2, len(pink)), dtype=np.int16)
    for team, pile in enumerate((pink, blue)):
        for factor, mask in count.planes:
            stars[team] += np.int16(factor) * np.bitwise_count(pile & mask)
    if count.blues:
        mine, theirs = np.bitwise_count(pink & _BLUE), np.bitwise_count(blue & _BLUE)
        stars[0] -= np.int16(count.blues) * (mine > theirs)
        stars[1] -= np.int16(count.blues) * (theirs > mine)
    return stars


def _winners(
    count: Count, setup: Setup, stars: npt.NDArray[np.int16], pink: Words, blue: Words, crown_team: Bytes
) -> Bytes:
    """1 where blue wins: by stars; on a tie whoever won the crown card, else the team that the set-up names."""
    if setup.tie is Tie.OTHER_TEAM:
        crown_team = crown_team ^ np.uint8(1)
    crown = BITS[setup.crown_card.index]
    tied = np.where((blue & crown) != 0, np.uint8(1), np.where((pink & crown) != 0, np.uint8(0), crown_team))
    ahead = stars[1] < stars[0] if count.fewest else stars[1] > stars[0]
    return np.where(stars[0] == stars[1], tied, ahead.view(np.uint8))
