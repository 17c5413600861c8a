"""What the house game is played with: every point that the rulebook leaves open is a named switch, with its source."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from moosekit.core.ids import Seat
from moosekit.core.kinds import switch_faults
from moosekit.core.refusal import BadSetup
from moosekit.games.moose_in_the_house.cards import CARDS, Cards

if TYPE_CHECKING:
    from moosekit.words.table import Table

__all__ = ["DoorsCounted", "RefillOrder", "SecondTie", "Setup", "Start", "Trap", "YesNo", "standard"]

PLAYERS: Final = (2, 3, 4, 5)
#: cards in a hand between turns (clause 2.1)
HAND: Final = 4


class Start(StrEnum):
    """Who begins (clause 2.2)."""

    LAST_SAW = "last-saw"
    LEFT_OF_DEALER = "left-of-dealer"


class YesNo(StrEnum):
    """The two values of a switch that asks whether."""

    YES = "yes"
    NO = "no"


class Trap(StrEnum):
    """Whether a trap in hand has to be played (clause 6.3)."""

    MUST = "must"
    MAY = "may"


class RefillOrder(StrEnum):
    """Who fills up first when house cards are discarded (clause 7.2)."""

    ACTIVE_FIRST = "active-first"
    LEFT_FIRST = "left-first"


class DoorsCounted(StrEnum):
    """Which doors break a tie (clause 9.4)."""

    HOUSE = "house"
    HOUSE_AND_HAND = "house-and-hand"


class SecondTie(StrEnum):
    """What a tie in moose and doors means (clause 9.5)."""

    SHARED = "shared"
    FEWER_CARDS = "fewer-cards"


#: the values of each switch; the first is the default
SWITCHES: Final[dict[str, tuple[StrEnum, ...]]] = {
    "start": tuple(Start),
    "must_act": (YesNo.YES, YesNo.NO),
    "trap": tuple(Trap),
    "doors_before_house": (YesNo.NO, YesNo.YES),
    "refill_order": tuple(RefillOrder),
    "count_house_cards": (YesNo.NO, YesNo.YES),
    "doors_counted": tuple(DoorsCounted),
    "second_tie": tuple(SecondTie),
}
#: where the rules speak of each switch
CLAUSES: Final = {
    "start": "2.2",
    "must_act": "3.3",
    "trap": "6.3",
    "doors_before_house": "5.4",
    "refill_order": "7.2",
    "count_house_cards": "9.2",
    "doors_counted": "9.4",
    "second_tie": "9.5",
}


@dataclass(frozen=True, slots=True)
class Setup:
    """A set-up of the house game. The defaults are the rulebook's, or are marked as ours by ``describe``.

    Attributes:
        players: 2 to 5.
        named: the seat that people name: who last saw a real moose, or, with ``left-of-dealer``, who deals. With
            ``None`` chance picks one (clause 2.3).
        start: who begins (clause 2.2).
        must_act: whether one has to play if one can (clause 3.3).
        trap: whether a trap in hand has to be played (clause 6.3).
        doors_before_house: whether a door may be used without a house card (clause 5.4).
        refill_order: who fills up first when house cards are discarded (clause 7.2).
        count_house_cards: whether house cards left in hand count like moose (clause 9.2).
        doors_counted: which doors break a tie (clause 9.4).
        second_tie: what a tie in moose and doors means (clause 9.5).
        name: the id of a named set-up.

    Raises:
        BadSetup: lists all its faults at once.

    >>> Setup(players=4).trap
    <Trap.MUST: 'must'>
    """

    players: int
    named: Seat | None = None
    start: Start = Start.LAST_SAW
    must_act: YesNo = YesNo.YES
    trap: Trap = Trap.MUST
    doors_before_house: YesNo = YesNo.NO
    refill_order: RefillOrder = RefillOrder.ACTIVE_FIRST
    count_house_cards: YesNo = YesNo.NO
    doors_counted: DoorsCounted = DoorsCounted.HOUSE
    second_tie: SecondTie = SecondTie.SHARED
    name: str = "custom"

    def __post_init__(self) -> None:
        faults: list[str] = []
        if self.players not in PLAYERS:
            faults.append(f"{self.players!r} players: There's a Moose in the House is for 2 to 5 (clause 1.2)")
        elif self.named is not None and not 0 <= self.named < self.players:
            faults.append(
                f"named is {self.named!r}: expected a seat from 0 to {self.players - 1}, or None (clause 2.2)"
            )
        faults += switch_faults(self, SWITCHES, CLAUSES)
        if faults:
            raise BadSetup(tuple(faults))

    @property
    def pack(self) -> Cards:
        """All the cards, in deck order."""
        return CARDS

    def value(self, switch: str) -> str:
        """The value of a switch by its name.

        >>> Setup(3).value("doors_counted")
        'house'
        """
        return str(getattr(self, switch))

    def describe(self, language: str = "en") -> Table:
        """Every value as a table with its source: rulebook, reported, default, open question, or chosen here.

        >>> print(Setup(players=4).describe().caption)
        Set-up “custom” for 4 players
        """
        from moosekit.games.moose_in_the_house.describe import describe

        return describe(self, language)


def standard(players: int) -> Setup:
    """The usual set-up.

    >>> standard(4).name
    'standard'
    """
    return Setup(players, name="standard")
