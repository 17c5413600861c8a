"""What a game is played with: the make-up of the pack, times, paces, and a switch for every open point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moosekit.core.ids import Millis
from moosekit.core.pace import Pace, Paced
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_match_mayhem.cards import Cards
from moosekit.games.moose_match_mayhem.make_up import MAKE_UP, OUT, MakeUp
from moosekit.games.moose_match_mayhem.setup_faults import faults_of
from moosekit.games.moose_match_mayhem.switches import (
    AllClearClock,
    AvalancheCard,
    Caller,
    Choices,
    EarlyTouch,
    Flipper,
    Idle,
    ManyTied,
    Reshuffle,
    ShortTie,
    TakenCard,
    ThirdSet,
    ThreeWilds,
    ToCome,
    TwoTouches,
)

if TYPE_CHECKING:
    from moosekit.words.table import Table

__all__ = ["Setup", "standard", "turn_by_turn"]

#: sets that win (clause 9.1)
GOAL: Final = 3
SAME_INSTANT: Final = Millis(150)
GRAB_LIMIT: Final = Millis(10_000)
ALL_CLEAR: Final = Millis(3_000)


@dataclass(frozen=True, slots=True)
class Setup(Paced):
    """A set-up. The defaults are the rulebook's, or are marked as ours by ``describe``. Times are whole milliseconds.

    Attributes:
        players: 3 to 6.
        make_up: how many cards of each kind, before any stay in the box (clause 1.4).
        goal: so many sets win (clause 9.1).
        paces: by seat: 1, 3, 10 divide the seat's time, ``None`` is no clock; ``()`` is pace 1 for all (section 10).
        same_instant: touches so close to the earliest on a card are a tie (clause 4.2).
        grab_limit: when idle seats are given a card, or ``None`` to wait for them (clause 3.9).
        all_clear: when an avalanche is over, or ``None`` to wait until every seat has acted (clause 7.3).
        two_touches to third_set: the switches, one for each open question; see ``switches``.
        name: the id of a named set-up.

    Raises:
        BadSetup: lists all its faults at once.

    >>> len(Setup(players=3).cards), len(Setup(players=5).cards)
    (82, 88)
    """

    players: int
    make_up: MakeUp = MAKE_UP
    goal: int = GOAL
    paces: tuple[Pace, ...] = ()
    same_instant: Millis = SAME_INSTANT
    grab_limit: Millis | None = GRAB_LIMIT
    all_clear: Millis | None = ALL_CLEAR
    two_touches: TwoTouches = TwoTouches.FIRST
    taken_card: TakenCard = TakenCard.FREE
    early_touch: EarlyTouch = EarlyTouch.IGNORED
    idle: Idle = Idle.IN_ORDER
    many_tied: ManyTied = ManyTied.STAMP_ORDER
    flipper: Flipper = Flipper.SEAT
    caller: Caller = Caller.EARLIEST
    three_wilds: ThreeWilds = ThreeWilds.SET
    choices: Choices = Choices.AFTER_FLIP
    to_come: ToCome = ToCome.PILES
    avalanche_card: AvalancheCard = AvalancheCard.STAYS
    all_clear_clock: AllClearClock = AllClearClock.RUNS_ON
    reshuffle: Reshuffle = Reshuffle.WHEN_NEEDED
    short_tie: ShortTie = ShortTie.HERD
    third_set: ThirdSet = ThirdSet.EARLIER
    name: str = "custom"

    def __post_init__(self) -> None:
        faults = faults_of(self)
        if faults:
            raise BadSetup(faults)

    @property
    def left_out(self) -> MakeUp:
        """How many cards of each kind stay in the box."""
        return OUT[self.players]

    @property
    def out(self) -> Cards:
        """The cards that stay in the box, in deck order."""
        return self.left_out.cards

    @property
    def cards(self) -> Cards:
        """The cards that are played with, in deck order."""
        inside = [all_ - out for all_, out in zip(self.make_up, self.left_out, strict=True)]
        return MakeUp(*inside).cards

    @property
    def pack(self) -> Cards:
        """All the cards, those that stay in the box too: they are shown to everybody."""
        return self.make_up.cards

    def value(self, switch: str) -> str:
        """The value of a switch by its field.

        >>> Setup(3).value("third_set")
        'earlier'
        """
        return str(getattr(self, switch))

    def describe(self, language: str = "en") -> Table:
        """Every value as a table with its source: rulebook, default, open question, or chosen here.

        >>> print(Setup(players=4).describe().caption)
        Set-up “custom” for 4 players
        """
        from moosekit.games.moose_match_mayhem.describe import describe

        return describe(self, language)


def standard(players: int) -> Setup:
    """The usual set-up, with clocks.

    >>> standard(4).name
    'standard'
    """
    return Setup(players, name="standard")


def turn_by_turn(players: int) -> Setup:
    """Nobody has a clock: everybody chooses a card in peace, and all choices count as one same instant (clause 10.3).

    >>> turn_by_turn(3).paces
    (None, None, None)
    """
    return Setup(players, paces=(None,) * players, name="turn-by-turn")
