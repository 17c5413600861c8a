"""Names of Face de bouc: a line with the name that a character gets, one with what is said later, then other names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from moosekit.core.ids import SPECTATOR, Millis, Seat, Viewer, seats
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import PASS, PRESS, Name, Say
from moosekit.games.face_de_bouc.matching import NameRules, compare, letters, slips
from moosekit.games.face_de_bouc.naming import TITLE, text_refusals
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import Clock, NearNames, Swaps
from moosekit.testing import leaks
from moosekit.testing.words import check_words
from tests.fuzz.guided.harness import done
from tests.fuzz.guided.texts import read
from tests.games.face_de_bouc.playing import GAME

#: who is told of a name, or not
EVERYBODY: Final[tuple[Viewer, ...]] = (*seats(2), SPECTATOR)
FACES: Final = ("f01", "f02", "f03", "f04", "f05", "f06")
START: Final = Millis(0)
RULES: Final = [NameRules(slips, swaps, near) for slips, swaps, near in product(((5, 9), (), (1, 2)), Swaps, NearNames)]


def one(data: bytes) -> None:
    """What can be a name is given and compared, and is seen nowhere; what cannot be one is refused in words."""
    name, said, *others = [*read(data).split("\n"), ""][: 1 + len(FACES)]
    reasons = [text_refusals(text) for text in (name, said, *others)]
    check_words([reason for some in reasons for reason in some], "for a name")
    for clock in Clock:
        _give(name, clock)
    if reasons[0] or reasons[1]:
        return
    others = [text for text, wrong in zip(others, reasons[2:], strict=True) if not wrong]
    for rules in RULES:
        _compare(said, name, others, rules)
    _say(said, name, others)


@cache
def _naming(clock: Clock) -> State:
    """The first card is turned up, and its character has no name."""
    return position(Setup(2, clock=clock), card_open="f01")


def _give(name: str, clock: Clock) -> None:
    """Whoever turned up the card says the name."""
    state = _naming(clock)
    after = done(GAME, state, Seat(0), Name(name))
    if after is not state:
        other = done(GAME, state, Seat(0), Name("Gustave"))
        for viewer in EVERYBODY:
            leaks(GAME, after, other, viewer, foresee=False)


def _compare(said: str, name: str, others: list[str], rules: NameRules) -> None:
    match = compare(said, name, others, rules)
    assert match.right or letters(said) != letters(name)
    assert compare(name, name, others, rules).right
    told, true = letters(said), letters(name)
    assert slips(told, true, rules.swaps) == slips(true, told, rules.swaps) >= abs(len(told) - len(true))


def _say(said: str, name: str, others: list[str]) -> None:
    """The character comes again, and one of two remembers: the game decides as the names compare."""
    known: dict[str, str] = dict(zip(FACES, (name, *others), strict=False))
    state = position(Setup(2, clock=Clock.TURNS), card_open="f01", centre=" ".join(known), names=known)
    for seat, act in ((0, PRESS), (0, Say(said)), (1, PASS)):
        state = done(GAME, state, Seat(seat), Stamped(act, START))
    won = bool(state.piles[0])
    assert letters(said) == TITLE or won == compare(said, name, others).right


def seeds() -> Iterator[str]:
    """Names that are the same, near each other, of other scripts, too long, and no names at all."""
    yield "Élise-Marie !\nelise marie\nMartine"
    yield "Marine\nMartne\nMartine\nMariné"
    yield "Zorglub\nzorgulb\nzorg"
    yield "ßtrœm ﬁ İı Ǆ\nsstroem fi iı dz"
    yield "Αχιλλέας\nαχιλλεασ\n李小龙\nमोनिका"
    yield "Face de bouc\nface de bouc"
    yield "\u202eabc\n\x07\n…\n"
    yield f"{'x' * 41}\n{'ab' * 20}\n{'ba' * 20}"
