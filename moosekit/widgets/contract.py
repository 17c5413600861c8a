"""What Python sends to the front ends, as types. `widgets/src/core/contract.ts` says the same; a test compares the two.

Seats count from 0, places of the row from 0 on the left.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

PlayState: TypeAlias = Literal["in", "vanished", "stolen", "lost", "taken"]
FrameKind: TypeAlias = Literal["table", "play", "order", "row", "strongest", "joker", "result"]
Deck: TypeAlias = Literal["white", "black"]
Theme: TypeAlias = Literal["auto", "light", "dark"]
#: pages number their messages up to this, the last whole number that they can tell from the next
LARGEST_ID: Final = 2**53


class Clause(TypedDict):
    """A numbered rule in our own words; ``source`` says in words who says so."""

    ref: str
    title: str
    text: str
    source: str


class TablePlay(TypedDict):
    """A card that lies on the table."""

    seat: int
    card: str
    state: PlayState


class Frame(TypedDict):
    """One step of the stepper: how the table looks, and why. The fields are explained in ``contract.ts``."""

    kind: FrameKind
    label: str
    heading: str
    sentence: str
    more: str
    clause: Clause | None
    open: str | None
    plays: list[TablePlay]
    turn: int | None
    lead: str | None
    order: list[str]
    ahead: int | None
    acting: int | None
    read: list[int]
    idle: list[int]
    playable: list[str]
    mentioned: list[str]
    speak: str


class SeatName(TypedDict):
    """A seat, its name and its position in the order of play."""

    seat: int
    name: str
    position: str


class RowCard(TypedDict):
    """A rule card of the row."""

    id: str
    deck: Deck
    title: str
    text: str
    clause: Clause | None


class Reading(TypedDict):
    """A reading of the row."""

    id: str
    title: str


class Colour(TypedDict):
    """A colour of the game: ``pip`` names its sign in the art."""

    id: str
    pip: str
    name: str
    animal: str


class Hand(TypedDict):
    """A hand that may be seen."""

    seat: int
    cards: list[str]


class Guess(TypedDict):
    """An answer to "who wins?"; seat -1 stands for nobody."""

    seat: int
    label: str
    right: bool
    verdict: str


class Variant(TypedDict):
    """What would be otherwise: ``card`` is the winning one, ``winner`` its seat."""

    id: str
    label: str
    card: str | None
    winner: int | None
    changed: bool
    sentence: str


class Reason(TypedDict):
    """Why a card may or may not be played."""

    text: str
    clause: str


class Tap(TypedDict):
    """The task "tap every card that this hand may play", at the frame just before the seat plays."""

    step: int
    seat: int
    prompt: str
    cards: list[str]
    playable: list[str]
    reasons: dict[str, Reason]


class Scene(TypedDict):
    """All that does not change from step to step."""

    state: str
    title: str
    language: str
    seats: list[SeatName]
    row: list[RowCard]
    reading: Reading
    readings: list[Reading]
    colours: list[Colour]
    hands: list[Hand]
    cards: dict[str, str]
    guesses: list[Guess]
    variants: list[Variant]
    locked: str
    taps: list[Tap]


class KeptHere(TypedDict):
    """What a page without Python keeps in the browser's own store: under which name, and the words for it."""

    name: str
    words: dict[str, str]


class Answer(TypedDict):
    """What Python answers to a question of the page."""

    kind: Literal["answer", "refusal", "hello"]
    id: int
    sentence: str
    variant: Variant | None
