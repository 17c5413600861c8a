"""A position set up by hand: a state from texts, with everything that is wrong told at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from moosekit.cards.card import codes
from moosekit.core.chance import Chance, Drawer, Seeded
from moosekit.core.ids import Seat
from moosekit.core.kinds import TEXT, WHOLE, Kind, a, many, wrong_kinds
from moosekit.core.refusal import BadSetup
from moosekit.core.secret import NOBODY, Secret
from moosekit.core.trace import Journal
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.cards import FaceCard, Faces, known_faces
from moosekit.games.face_de_bouc.naming import text_refusals
from moosekit.games.face_de_bouc.play import draw_card
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State

__all__ = ["Position", "position"]


def _are_names(value: object) -> bool:
    pairs = cast("Mapping[object, object]", value).items() if isinstance(value, Mapping) else ((None, None),)
    return all(TEXT.fits(word) for pair in pairs for word in pair)


NAMES: Final = Kind("names by character, such as {'f01': 'Bob'}", _are_names)


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table, read from texts. Piles are listed bottom to top, ``draw`` with the next card first."""

    setup: Setup
    draw: Faces
    centre: Faces
    piles: tuple[Faces, ...]
    names: tuple[tuple[FaceCard, str], ...]
    turn: int


def position(
    setup: Setup,
    *,
    draw: str = "",
    centre: str = "",
    piles: Sequence[str] | None = None,
    names: Mapping[str, str] | None = None,
    turn: int = 0,
    card_open: str = "",
    chance: Chance | None = None,
) -> State:
    """A state in which seat ``turn`` is to turn up a card, set up by hand; seats count from 0.

    Cards are texts ("f01 f02"), piles are listed from the bottom to the top, ``draw`` are the next cards. All cards
    that are named nowhere follow in the draw pile, in an order by ``chance``. ``names`` are the current names by
    character: every character that has been turned up has one. ``card_open`` is a card that was just turned up.

    >>> from moosekit.games.face_de_bouc.setup import standard
    >>> state = position(standard(3), draw="f02", centre="f01", names={"f01": "Bob"}, turn=1)
    >>> state.turn, state.draw[0], len(state.draw)
    (1, f02, 55)

    Raises:
        BadSetup: lists all faults and says what would be right.
    """
    text = a(str, "a text of cards, such as 'f01 f02'")
    faults = [
        *wrong_kinds(
            ("setup", setup, a(Setup, "a set-up, such as standard(4)")),
            ("draw", draw, text),
            ("centre", centre, text),
            ("piles", piles, many(TEXT, "a list of texts, one a seat, such as ['f01 f02', '']").or_none),
            ("names", names, NAMES.or_none),
            ("turn", turn, WHOLE),
            ("card_open", card_open, text),
        )
    ]
    if faults:
        raise BadSetup(tuple(faults))
    given = ("",) * setup.players if piles is None else tuple(piles)
    at = Position(
        setup,
        (*known_faces(card_open, faults), *known_faces(draw, faults)),
        known_faces(centre, faults),
        tuple(known_faces(pile, faults) for pile in given),
        tuple((face, name) for code, name in (names or {}).items() for face in known_faces(code, faults)),
        turn,
    )
    faults += _faults_of(at, len(card_open.split()))
    if faults:
        raise BadSetup(tuple(faults))
    state = _state(at, Seeded(0) if chance is None else chance)
    return draw_card(state, Journal()) if card_open else state


def _faults_of(at: Position, opened: int) -> list[str]:
    players = at.setup.players
    faults: list[str] = []
    if len(at.piles) != players:
        faults.append(f"{len(at.piles)} piles were given for {players} seats")
    if not 0 <= at.turn < players:
        faults.append(f"the turn {at.turn!r} is no seat: expected 0 to {players - 1}")
    if opened > 1:
        faults.append(f"{opened} cards are open: one card is turned up at a time (clause 2.1)")
    return [*faults, *_count_faults(at), *_name_faults(at)]


def _count_faults(at: Position) -> list[str]:
    placed = Counter([*at.draw, *at.centre, *(face for pile in at.piles for face in pile)])
    copies = Counter(at.setup.deck)
    faults = [
        f"{face.code!r} is there {count} times; the deck has {copies[face]} of it (clause 1.3)"
        for face, count in sorted(placed.items())
        if count > copies[face]
    ]
    if not at.draw and sum(placed.values()) == sum(copies.values()):
        faults.append("no card is left to turn up: the game would be over (clause 7.1)")
    return faults


def _name_faults(at: Position) -> list[str]:
    named = dict(at.names)
    seen = dict.fromkeys((*at.centre, *(face for pile in at.piles for face in pile)))
    faults = [f"{face.code!r} has been turned up but has no name (clause 2.2)" for face in seen if face not in named]
    faults += [
        f"{face.code!r} has a name but has never been turned up (clause 2.2)" for face in named if face not in seen
    ]
    faults += [
        f"the name {name!r} of {face.code!r} cannot be a name (clause 2.3)"
        for face, name in at.names
        if text_refusals(name)
    ]
    return faults


def _state(at: Position, chance: Chance) -> State:
    left = Counter(at.setup.deck)
    left.subtract([*at.draw, *at.centre, *(face for pile in at.piles for face in pile)])
    rest = sorted(left.elements())
    mixed = Drawer(chance, refs.GAME, ("position",)).shuffle("deck", rest, codes(rest))
    names = tuple((face, Secret(name, NOBODY)) for face, name in sorted(at.names, key=lambda pair: pair[0].index))
    return State(at.setup, chance, (), (*at.draw, *mixed), at.centre, at.piles, Seat(at.turn), names)
