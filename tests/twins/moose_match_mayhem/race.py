"""Who gets which card: touches in order of their stamps, ties settled by the token, the rest handed out."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.twins.moose_match_mayhem.token import Duel, Luck, TokenRules, duel

Touch = tuple[int, int, int]


class Times(NamedTuple):
    """Milliseconds since the reveal."""

    same_instant: int = 150
    grab_limit: int | None = 10_000
    all_clear: int | None = 3_000


class RaceRules(NamedTuple):
    """What the rules leave open about touches, with the defaults of the rulings."""

    last_touch_counts: bool = False
    """A hand may slide on to another free card within the same instant."""
    taken_card_costs: bool = False
    """Who touches a card that is gone gets what is left in the end."""
    early_touch_costs: bool = False
    """So does who touches before the reveal."""
    third_set_same_flip: bool = False
    """A third set does not end the flip."""
    token: TokenRules = TokenRules()


class Claim(NamedTuple):
    """A card touched: by one seat, or by several as good as at once, in order of stamp and seat.

    Without a place it is a touch that counts for nothing.
    """

    place: int | None
    by: tuple[tuple[int, int], ...]
    """(stamp, seat)"""

    @property
    def first(self) -> int:
        return self.by[0][0]


class Race(NamedTuple):
    takes: tuple[Touch, ...]
    """(stamp, seat, place) of every card taken or handed out, in the order in which the claims were opened."""
    handed: tuple[int, ...]
    """The seats that were given what was left."""
    refused: tuple[Touch, ...]
    duels: tuple[Duel, ...]
    """In the order in which the token fell."""
    end: int | None
    """When the game was won."""


def paced(at: int, pace: int | None, times: Times) -> int:
    """A seat's delay as it is judged: divided by its pace; without a clock, as `same_instant`."""
    return times.same_instant if pace is None else at // pace


class Racing:
    """A normal round, judged touch by touch. `wins` tells whether taking a card wins the game.

    `quiet` has the seats without a clock, and what each would touch, one card after the other: the first one at
    `same_instant`, the next one as long after the millisecond in which the seat came away with nothing.
    """

    def __init__(
        self,
        seats: int,
        cards: int,
        times: Times,
        rules: RaceRules,
        luck: Luck,
        quiet: Mapping[int, list[int]],
        wins: Callable[[Touch], bool],
    ) -> None:
        self.seats, self.cards, self.times, self.rules, self.luck, self.wins = seats, cards, times, rules, luck, wins
        self.quiet = {seat: list(places) for seat, places in quiet.items()}
        self.takes: list[Touch] = []
        self.handed: list[int] = []
        self.refused: list[Touch] = []
        self.duels: list[Duel] = []
        self.coming: list[Touch] = []
        self.waiting: list[Claim] = []
        self.left_over: set[int] = set()
        """Seats that get what is left in the end."""
        self.now = 0

    @property
    def end(self) -> int | None:
        return min((take[0] for take in self.takes if self.wins(take)), default=None)

    @property
    def idle(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in [taker for _, taker, _ in self.takes]]

    @property
    def free(self) -> list[int]:
        return [place for place in range(self.cards) if place not in [taken for _, _, taken in self.takes]]

    def run(self, touches: list[Touch]) -> Race:
        self.coming = sorted(touches, key=lambda touch: touch[:2])
        for seat in self.quiet:
            self.asks(seat, -1)
        while (self.coming or self.waiting) and self.free and not self.only_left_over():
            if self.waiting and not (self.coming and self.coming[0][0] <= self.waiting[0].first + self.reach):
                self.settle(self.waiting.pop(0))
            else:
                self.touch(self.coming.pop(0))
        for claim in self.waiting:
            self.nothing(claim)
        self.refused.extend(self.coming)
        if not self.over(None):
            self.hand_out()
        return Race(tuple(self.takes), tuple(self.handed), tuple(sorted(self.refused)), tuple(self.duels), self.end)

    @property
    def reach(self) -> int:
        return self.times.same_instant

    def only_left_over(self) -> bool:
        """Whether nobody but those who get what is left has no card."""
        return not self.over(None) and set(self.idle) <= self.left_over

    def over(self, at: int | None) -> bool:
        """Whether the game was won before this moment, or at all."""
        if self.rules.third_set_same_flip or self.end is None:
            return False
        return at is None or at > self.end

    def asks(self, seat: int, after: int) -> None:
        """A seat without a clock touches what it wants next."""
        if self.quiet.get(seat):
            self.coming.append((after + 1 + self.reach, seat, self.quiet[seat].pop(0)))
            self.coming.sort(key=lambda touch: touch[:2])

    def touch(self, touch: Touch) -> None:
        at, seat, place = touch
        waits = seat in self.left_over
        if at < 0 and self.rules.early_touch_costs:
            self.left_over.add(seat)
        if place not in self.free and seat in self.idle and not self.on_a_card(seat) and self.rules.taken_card_costs:
            self.left_over.add(seat)
        limit = self.times.grab_limit
        outside = at < 0 or (limit is not None and at >= limit and seat not in self.quiet)
        gone = seat not in self.idle or place not in self.free
        if outside or waits or gone or self.over(at) or self.on_a_card(seat) or self.slides_on(touch):
            self.refused.append(touch)
            self.waiting.append(Claim(None, ((at, seat),)))
        else:
            self.file(touch)

    def on_a_card(self, seat: int) -> bool:
        """Whether the seat's hand lies on a card that is not decided."""
        return any(seat == other for claim in self.waiting if claim.place is not None for _, other in claim.by)

    def slides_on(self, touch: Touch) -> bool:
        """Whether the hand goes on to another card that is still free when it comes there."""
        at, seat, place = touch
        later = [other for other in self.coming if other[1] == seat and other[0] <= at + self.reach]
        return self.rules.last_touch_counts and any(to != place and self.is_free(to, when) for when, _, to in later)

    def is_free(self, place: int, at: int) -> bool:
        gone = any(claim.place == place and claim.first + self.reach < at for claim in self.waiting)
        return place in self.free and not gone

    def file(self, touch: Touch) -> None:
        """A free seat touches a free card: it joins the claim on it, or opens one."""
        at, seat, place = touch
        for index, claim in enumerate(self.waiting):
            if claim.place == place:
                self.waiting[index] = Claim(place, (*claim.by, (at, seat)))
                return
        self.waiting.append(Claim(place, ((at, seat),)))

    def settle(self, claim: Claim) -> None:
        """The time for a tie is over: the card is taken, or the touch came to nothing."""
        if self.over(claim.first):
            self.nothing(claim)
            return
        self.now = max(self.now, *(at for at, _ in claim.by))
        if claim.place is None:
            self.freed([claim.by[0][1]])
            return
        (stamp, winner), fought = duel(claim.place, claim.by, self.seats, self.luck, self.rules.token)
        self.takes.append((stamp, winner, claim.place))
        self.duels.extend(fought)
        self.freed([seat for _, seat in claim.by if seat != winner])

    def nothing(self, claim: Claim) -> None:
        """The claim comes to nothing."""
        if claim.place is not None:
            self.refused.extend((at, seat, claim.place) for at, seat in claim.by)

    def freed(self, seats: list[int]) -> None:
        for seat in seats:
            if seat in self.idle and seat not in self.left_over:
                self.asks(seat, self.now)

    def hand_out(self) -> None:
        """Idle seats in order get the free cards from left to right, or as lots fall."""
        at = self.now if self.only_left_over() else self.times.grab_limit
        if at is None:
            return
        places = self.free
        if len(places) > 1 and self.luck.idles:
            places = self.luck.idles.pop(0)
        for seat, place in zip(self.idle, places, strict=True):
            self.takes.append((at, seat, place))
            self.handed.append(seat)
