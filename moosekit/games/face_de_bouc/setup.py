"""What a game of Face de bouc is played with: all that the rulebook leaves open is a named switch or number here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moosekit.core.ids import Millis, Seat
from moosekit.core.kinds import switch_faults
from moosekit.core.pace import Pace, Paced, pace_faults
from moosekit.core.refusal import BadSetup
from moosekit.core.stream import LARGEST_DECK
from moosekit.games.face_de_bouc.cards import CHARACTERS, COPIES, Faces, deck
from moosekit.games.face_de_bouc.matching import NameRules
from moosekit.games.face_de_bouc.switches import (
    CLAUSES,
    SWITCHES,
    AfterMistake,
    Clock,
    LastCard,
    NameAndSpecial,
    NearNames,
    OwnerSpecial,
    Passing,
    Penalty,
    SameName,
    SpecialOff,
    SpecialShout,
    SpecialTop,
    Swaps,
    Tie,
    TitleAsName,
    Tries,
)

if TYPE_CHECKING:
    from moosekit.words.table import Table

__all__ = ["Setup", "standard", "without_clock"]

PLAYERS: Final = (2, 3, 4, 5, 6, 7)
SAME_INSTANT: Final = Millis(150)
SAY_LIMIT: Final = Millis(5_000)
RECALL_LIMIT: Final = Millis(10_000)
SLIPS: Final = (5, 9)
MOST_SLIPS: Final = 9
#: no time in a game is longer than a day
A_DAY: Final = Millis(86_400_000)
#: a name has at most so many signs
LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Setup(Paced):
    """A set-up of Face de bouc. The defaults are the rulebook's, or are marked as ours by ``describe``.

    Attributes:
        players: 2 to 7.
        copies: how many cards show each of the twelve characters (clause 1.3).
        first: the seat that begins, or ``None`` to let chance choose (clause 1.5).
        same_instant, say_limit, recall_limit: in milliseconds (clauses 3.5, 3.3, 4.3); no ``recall_limit``: ``None``.
        paces: by seat: 1, 3, 10 divide the seat's time, ``None`` is no clock; ``()`` is pace 1 for all (clause 4.5).
        slips: the lengths from which a name may have one slip more (clause 5.2).
        name: the id of a named set-up.

    All else are switches; see ``switches``.

    Raises:
        BadSetup: lists all its faults at once.

    >>> len(Setup(players=4).deck)
    56
    """

    players: int
    copies: tuple[int, ...] = COPIES
    first: Seat | None = None
    clock: Clock = Clock.STAMPS
    same_instant: Millis = SAME_INSTANT
    say_limit: Millis = SAY_LIMIT
    recall_limit: Millis | None = RECALL_LIMIT
    paces: tuple[Pace, ...] = ()
    special_shout: SpecialShout = SpecialShout.OFF
    owner_special: OwnerSpecial = OwnerSpecial.REFUSED
    after_mistake: AfterMistake = AfterMistake.BARRED
    special_top: SpecialTop = SpecialTop.DRAWN
    name_and_special: NameAndSpecial = NameAndSpecial.EARLIER
    special_off: SpecialOff = SpecialOff.REFUSED
    tries: Tries = Tries.UNLIMITED
    penalty: Penalty = Penalty.NONE
    same_name: SameName = SameName.ALLOWED
    title_as_name: TitleAsName = TitleAsName.REFUSED
    passing: Passing = Passing.OPEN
    last_card: LastCard = LastCard.PLAYED_OUT
    tie: Tie = Tie.SHARED
    slips: tuple[int, ...] = SLIPS
    swaps: Swaps = Swaps.ONE
    near_names: NearNames = NearNames.HINDER
    name: str = "custom"

    def __post_init__(self) -> None:
        faults = [*_table_faults(self), *_deck_faults(self), *_time_faults(self), *_pace_faults(self)]
        faults += [*_slip_faults(self), *switch_faults(self, SWITCHES, CLAUSES)]
        if faults:
            raise BadSetup(tuple(faults))

    @property
    def deck(self) -> Faces:
        """All the cards, in the order of their codes."""
        return deck(self.copies)

    @property
    def pack(self) -> Faces:
        """The deck: nothing stays in the box."""
        return self.deck

    @property
    def names(self) -> NameRules:
        """How strictly names are compared."""
        return NameRules(self.slips, self.swaps, self.near_names)

    @property
    def clocked(self) -> bool:
        """Whether a clock runs."""
        return self.clock is Clock.STAMPS

    @property
    def with_special(self) -> bool:
        """Whether the special shout is played."""
        return self.special_shout is SpecialShout.ON

    @property
    def limit(self) -> Millis | None:
        """When a name is forgotten; ``None`` where only passing decides, as always without a clock."""
        return self.recall_limit if self.clocked else None

    def describe(self, language: str = "en") -> Table:
        """Every value as a table with its source: rulebook, reported, default, open question, or chosen here.

        >>> print(Setup(players=4).describe().caption)
        Set-up “custom” for 4 players.
        """
        from moosekit.games.face_de_bouc.describe import describe

        return describe(self, language)


def standard(players: int) -> Setup:
    """The usual set-up, against the clock.

    >>> standard(4).name
    'standard'
    """
    return Setup(players, name="standard")


def without_clock(players: int) -> Setup:
    """The usual set-up for a table without a clock, such as a terminal.

    >>> without_clock(4).limit is None
    True
    """
    return Setup(players, clock=Clock.TURNS, name="without-clock")


def _table_faults(setup: Setup) -> list[str]:
    faults: list[str] = []
    if setup.players not in PLAYERS:
        faults.append(f"{setup.players!r} players: Face de bouc is for 2 to 7 (clause 1.2)")
    if setup.first is not None and not 0 <= setup.first < max(setup.players, 1):
        faults.append(f"the first seat {setup.first!r} is no seat: expected 0 to {setup.players - 1} (clause 1.5)")
    return faults


def _deck_faults(setup: Setup) -> list[str]:
    faults: list[str] = []
    if len(setup.copies) != CHARACTERS:
        faults.append(f"{len(setup.copies)} numbers of copies: expected {CHARACTERS}, one a character (clause 1.3)")
    if any(not 0 <= count <= LARGEST_DECK for count in setup.copies):
        faults.append(f"the copies {setup.copies!r}: expected numbers from 0 to {LARGEST_DECK} (clause 1.3)")
    if not 1 <= sum(setup.copies) <= LARGEST_DECK:
        faults.append(f"{sum(setup.copies)} cards: a deck has from 1 to {LARGEST_DECK} (clause 1.3)")
    return faults


def _time_faults(setup: Setup) -> list[str]:
    times = (
        ("same_instant", setup.same_instant, 0, "3.5"),
        ("say_limit", setup.say_limit, 1, "3.3"),
        ("recall_limit", setup.recall_limit, 1, "4.3"),
    )
    return [
        f"{name} is {value!r}: expected milliseconds from {least} to {A_DAY} (clause {clause})"
        for name, value, least, clause in times
        if value is not None and not least <= value <= A_DAY
    ]


def _pace_faults(setup: Setup) -> list[str]:
    faults = pace_faults(setup.paces, setup.players, "4.5")
    if setup.paces and setup.clock is Clock.TURNS:
        faults.append("paces are given, but without a clock for anybody there is nothing to divide (clause 4.5)")
    return faults


def _slip_faults(setup: Setup) -> list[str]:
    rising = all(one <= two for one, two in zip(setup.slips, setup.slips[1:], strict=False))
    if rising and len(setup.slips) <= MOST_SLIPS and all(1 <= length <= LONGEST_NAME for length in setup.slips):
        return []
    what = f"at most {MOST_SLIPS} rising lengths of names, from 1 to {LONGEST_NAME}"
    return [f"slips {setup.slips!r}: expected {what} (clause 5.2)"]
