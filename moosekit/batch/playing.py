"""What changes with every card, for all rounds at once.

Place 0 of a trick is whoever leads. The hands lie by place, and are turned when a trick is over. Who only follows a
colour need not know what the others before did, and so all of them play at once where the rules allow it.
"""

from __future__ import annotations

from math import lcm
from typing import Final

import numpy as np
import numpy.typing as npt

from moosekit.batch.counting import Pile
from moosekit.batch.dealing import Deal
from moosekit.batch.deciding import Asked, Policy, policy_of, ways_to_pass
from moosekit.batch.hands import (
    EMPTY,
    FIELD,
    JOKER,
    NOTHING,
    SLOTS,
    Options,
    chosen,
    everything,
    following,
    looked_up,
    sort_slots,
    table,
    take_out,
    total,
    turn,
)
from moosekit.batch.mixing import GAMMA, Bytes, Draws, Flags, Words, draws
from moosekit.batch.rules import Rules
from moosekit.batch.tricks import decide
from moosekit.games.moustache.cards import CARDS, Joker
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey
from moosekit.games.moustache.setup import PassJokers, Setup

_MONKEY: Final = next(card.index for card in CARDS if card.joker is Joker.MONKEY)
_PIGEON: Final = next(card.index for card in CARDS if card.joker is Joker.PIGEON)
#: what has to be followed once a card was led, by its lowest card; a joker has no colour, so after it nothing has
_LEADS: Final = table([NOTHING if card.colour is None else card.index // FIELD * FIELD for card in CARDS])


class Table:
    """All rounds at their tables: hands, chance, and the record so far."""

    def __init__(self, setup: Setup, rules: Rules, dealt: Deal, bots: tuple[str, ...], chance: Words) -> None:
        players, tricks, count = setup.players, setup.hand_size, len(chance)
        self._setup, self._rules, self._players, self._jokers = setup, rules, players, players % 2 == 1
        #: each policy that somebody plays by, and the seats that do, as bits
        self._policies: list[tuple[Policy, int]] = [
            (policy_of(name, rules.ranking, setup), sum(1 << seat for seat, own in enumerate(bots) if own == name))
            for name in dict.fromkeys(bots)
        ]
        self._needs_best = any(policy.needs_best for policy, _ in self._policies)
        self._needs_chance = any(policy.needs_chance for policy, _ in self._policies)
        self._together = not (self._jokers or self._needs_best or rules.off_suit_leads)
        self._chance, self._decision = chance, 0
        self._teams, self._hands = dealt.teams, dealt.hands
        self._places = np.arange(players, dtype=np.uint8)[:, None]
        if rules.passes:
            self._pass_three()
        self.leader: Bytes = dealt.crown
        turn(self._hands, self.leader)
        self.cards: Bytes = np.empty((tricks, players, count), dtype=np.uint8)
        self.leaders: Bytes = np.empty((tricks, count), dtype=np.uint8)
        self.winners: npt.NDArray[np.int8] = np.empty((tricks, count), dtype=np.int8)
        self.stolen: npt.NDArray[np.int8] = np.full(count, -1, dtype=np.int8)
        partly = self._jokers or rules.contest.vanish
        self._won = np.empty(self.cards.shape, dtype=np.bool_) if partly else None
        self._blue = np.empty((tricks, count), dtype=np.uint8)
        self._thief_blue = np.zeros(count, dtype=np.uint8)

    def piles(self) -> list[Pile]:
        """What was won, and what was stolen."""
        won = Pile(self.cards, self._won, self._blue)
        if not self._jokers:
            return [won]
        stolen = self.stolen[None, None]
        return [won, Pile(stolen.view(np.uint8), stolen >= 0, self._thief_blue[None])]

    def team_of(self, seat: Bytes) -> Bytes:
        """1 where a seat is blue."""
        return (self._teams >> seat) & np.uint8(1)

    def _seat(self, place: Bytes) -> Bytes:
        """The seat at a place of the trick."""
        seat = self.leader + place
        seat -= (seat >= self._players).view(np.uint8) * np.uint8(self._players)
        return seat

    def _draws(self, count: int, common: int) -> Draws | None:
        """The chance of the next decisions of each round, below limits of which ``common`` is a multiple."""
        drawn = draws(self._chance, self._decision, count, common) if self._needs_chance else None
        self._decision += count
        return drawn

    def _pass_three(self) -> None:
        """Everybody passes three cards to the left, all at once."""
        hands, size = self._hands, self._setup.hand_size
        options = everything(hands)
        if self._setup.pass_jokers is PassJokers.NO:
            options = options._replace(width=total(hands < JOKER))
        asked = Asked(options, self._draws(self._players, ways_to_pass(size)), None)
        slots = self._by_policy([policy.pass_on(asked) for policy, _ in self._policies], self._places)
        passed = [slot == SLOTS[:size] for slot in slots]
        given = [total(hands * flags) for flags in passed]
        for flags, cards in zip(passed, given, strict=True):
            hands += flags * (np.roll(cards, 1, axis=0) - cards)
        sort_slots(hands)

    def _by_policy(self, choices: list[Bytes], seats: Bytes) -> Bytes:
        """Of what each policy would choose, what the policy of the seat does."""
        found = choices[0]
        for choice, (_, own) in zip(choices[1:], self._policies[1:], strict=True):
            found = chosen(_among(own, seats), choice, found)
        return found

    def play_trick(self, number: int) -> None:
        """A card of everybody, and what comes of it."""
        cards = self.cards[number]
        self.leaders[number] = self.leader
        self._play_cards(cards)
        decided = decide(cards, self._rules.contest, jokers=self._jokers)
        winner = self._seat(decided.place)
        self.winners[number] = winner
        if decided.nobody is not None:
            self.winners[number] |= np.negative(decided.nobody.view(np.int8))
        if self._won is not None and decided.left is not None:
            self._won[number] = self._collect(cards, decided.left) if self._jokers else decided.left
        self._blue[number] = self.team_of(winner)
        turn(self._hands, decided.place)
        self.leader = winner

    def _play_cards(self, cards: Bytes) -> None:
        """Fills in the cards of a trick by place."""
        hands, players = self._hands, self._players
        self._hands = hands[:-1]
        if len(hands) == 1:
            self._decision += players  # nobody has a choice
            cards[:] = hands[0]
            return
        chance = self._draws(players, lcm(*range(1, len(hands) + 1)))
        best = np.full(cards.shape[1:], EMPTY, dtype=np.uint8) if self._needs_best else None
        lead = np.empty(0, dtype=np.uint8)
        for start, stop in self._turns():
            some = hands[:, start:stop]
            options = following(some, lead, jokers=self._jokers) if start else everything(some)
            asked = Asked(options, None if chance is None else chance.rows(start, stop), best)
            choices = [policy.play(asked) for policy, _ in self._policies]
            seats = self._seat(self._places[start:stop]) if len(choices) > 1 else self._places
            take_out(some, self._by_policy(choices, seats), cards[start:stop])
            if stop < players:
                lead = self._followed(lead, cards[start]) if start else looked_up(_LEADS, cards[0])
                best = self._best(best, cards[start])

    def _turns(self) -> list[tuple[int, int]]:
        """Which places play at once, from where to where."""
        if self._together:
            return [(0, 1), (1, self._players)]
        return [(place, place + 1) for place in range(self._players)]

    def _followed(self, lead: Bytes, card: Bytes) -> Bytes:
        """What has to be followed after a card that was not the first."""
        if not self._jokers and not self._rules.off_suit_leads:
            return lead
        new = looked_up(_LEADS, card)
        if not self._jokers:
            return new
        return chosen(new == NOTHING, lead, new) if self._rules.off_suit_leads else chosen(lead == NOTHING, new, lead)

    def _best(self, best: Bytes | None, card: Bytes) -> Bytes | None:
        """The strongest card that lies there, after one more."""
        if best is None:
            return None
        worth = self._rules.ranking.coloured
        return chosen(looked_up(worth, card) > looked_up(worth, best), card, best)

    def _collect(self, cards: Bytes, left: Flags) -> Flags:
        """The pigeon and the monkey; gives the cards that are left for the winner."""
        pigeon = total(cards == _PIGEON) != 0
        monkey = cards == _MONKEY
        reach = left
        if self._setup.monkey_takes is MonkeyTakes.ANY_CARD:
            reach = left | ((cards >= JOKER) & ~monkey)
        asks = (total(monkey) != 0) & (total(reach) != 0)
        if self._setup.pigeon_and_monkey is PigeonAndMonkey.PIGEON_FIRST:
            asks &= ~pigeon
        if asks.any():
            self._steal(np.flatnonzero(asks), cards, reach, monkey)
            left = left & ~(asks & (cards == self.stolen.view(np.uint8)))
        kept: Flags = left & ~pigeon
        return kept

    def _steal(self, rounds: npt.NDArray[np.intp], cards: Bytes, reach: Flags, monkey: Flags) -> None:
        """The monkey's choice, in these rounds: a decision of its own in the middle of the others."""
        thief = self._seat(total(monkey * self._places))[rounds]
        chance = self._draws(1, lcm(*range(1, self._players)))
        if chance is not None:  # in these rounds alone every later decision comes one later
            chance = chance.only(rounds)
            self._decision -= 1
            self._chance = self._chance.copy()
            self._chance[rounds] += GAMMA
        hands = (cards | np.negative((~reach).view(np.uint8)))[:, None, rounds]  # who is out of reach is EMPTY
        sort_slots(hands)
        options = Options(hands, np.zeros((1, len(rounds)), np.uint8), total(reach)[None, rounds], None)
        asked = Asked(options, chance, None)
        slots = self._by_policy([policy.steal(asked) for policy, _ in self._policies], thief[None])
        stolen = np.empty((1, len(rounds)), dtype=np.uint8)
        take_out(hands, slots, stolen)
        self.stolen[rounds] = stolen[0].view(np.int8)
        self._thief_blue[rounds] = (self._teams[rounds] >> thief) & np.uint8(1)


def _among(some: int, seats: Bytes) -> Flags:
    """Whether a seat is one of these (as bits)."""
    return (np.uint8(some) >> seats & np.uint8(1)).view(np.bool_)
