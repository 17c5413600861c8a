"""Cards of the tests of tricks: two colours and a joker, written as in ``w2 r5 joker``; red beats white."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.core.facts import RuleRef
from moosekit.core.ids import RuleId, Seat
from moosekit.tricks.contest import Contest, contest_of
from moosekit.tricks.play import Play, TrickCard
from moosekit.tricks.world import World

ORDER: Final = ("white", "red")
BASE: Final = World(ORDER)


@dataclass(frozen=True, slots=True)
class Plain:
    """A card with a colour and a value, or a joker with neither."""

    code: str
    colour: str | None
    value: int | None


Plays: TypeAlias = tuple[Play[Plain], ...]
Round: TypeAlias = Contest[TrickCard]


def card(code: str) -> Plain:
    """One card."""
    if code == "joker":
        return Plain(code, None, None)
    return Plain(code, {"w": "white", "r": "red"}[code[0]], int(code[1:]))


def cards(codes: str) -> tuple[Plain, ...]:
    """Several cards."""
    return tuple(card(code) for code in codes.split())


def plays(codes: str) -> Plays:
    """A trick: seat 1 leads."""
    return tuple(Play(Seat(seat), one) for seat, one in enumerate(cards(codes)))


def contest(codes: str) -> Contest[Plain]:
    """The contest of a trick at its beginning."""
    return contest_of(plays(codes), ORDER)


def ref(rule: str) -> RuleRef:
    """A reference that no clause stands behind."""
    return RuleRef("tricks-test", RuleId(rule), "1.1")
