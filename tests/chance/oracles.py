"""Other people's libraries, asked the same questions. They have no types, so all that is used of them is told here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from typing import Protocol, TypeVar, cast

T = TypeVar("T")


class _Die(Protocol):
    def outcomes(self) -> Iterable[object]: ...
    def probability(self, outcome: object) -> Fraction: ...


class _Hand(Protocol):
    def unique(self) -> _Hand: ...
    def size(self) -> _Die: ...


class _Deck(Protocol):
    def deal(self, sizes: int | Sequence[int]) -> _Hand: ...
    def deal_groups(self, *groups: tuple[int, int]) -> _Hand: ...


class _Evaluator(Protocol):
    def evaluate(self, hand: _Hand) -> _Die: ...


class _Icepool(Protocol):
    def Deck(self, cards: Mapping[int, int]) -> _Deck: ...  # noqa: N802 - its name


class _Number(Protocol):
    p: int
    q: int


class _Stats(Protocol):
    def Hypergeometric(self, name: str, size: int, good: int, hand: int) -> object: ...  # noqa: N802 - its name
    def density(self, variable: object) -> Callable[[int], _Number]: ...


def _icepool() -> _Icepool:
    return cast("_Icepool", import_module("icepool"))


def _evaluate(hand: _Hand, step: Callable[[object, int, Sequence[int]], object]) -> _Die:
    """A fold over the outcomes of a deal, which in icepool is a class of one's own."""

    def next_state(_self: object, state: object, _order: object, outcome: int, hands: Sequence[int]) -> object:
        return step(state, outcome, hands)

    base = cast("type", import_module("icepool").MultisetEvaluator)
    return cast("_Evaluator", type("Fold", (base,), {"next_state": next_state})()).evaluate(hand)


def _chances(die: _Die, kind: Callable[[object], T]) -> dict[T, Fraction]:
    return {kind(outcome): Fraction(die.probability(outcome)) for outcome in die.outcomes()}


def _whole(outcome: object) -> int:
    return cast("int", outcome)


def sympy_hypergeometric(size: int, good: int, hand: int, wanted: int) -> Fraction:
    """The chance of so many good cards in a hand."""
    stats = cast("_Stats", import_module("sympy.stats"))
    chance = stats.density(stats.Hypergeometric("dealt", size, good, hand))(wanted)
    return Fraction(int(chance.p), int(chance.q))


def icepool_distinct(kinds: int, copies: int, hand: int) -> dict[int, Fraction]:
    """How many different kinds a hand holds."""
    deck = _icepool().Deck(dict.fromkeys(range(kinds), copies))
    return _chances(deck.deal(hand).unique().size(), _whole)


def icepool_counts(good: int, others: int, sizes: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """How many good cards each of several hands gets."""
    deal = _icepool().Deck({0: others, 1: good}).deal(sizes)
    die = _evaluate(deal, lambda state, good, hands: tuple(hands) if good else (state or (0,) * len(sizes)))
    return _chances(die, lambda outcome: tuple(cast("Sequence[int]", outcome)))


def icepool_voids(kinds: int, copies: int, hands: int, size: int) -> dict[int, Fraction]:
    """How many times a hand misses a kind, in the form of a deal of hands that are not told apart."""
    deal = _icepool().Deck(dict.fromkeys(range(kinds), copies)).deal_groups((size, hands))
    die = _evaluate(deal, lambda state, _, dealt: cast("int", state or 0) + sum(count == 0 for count in dealt))
    return _chances(die, _whole)
