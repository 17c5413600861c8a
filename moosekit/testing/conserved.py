"""Cards are conserved: whatever happens, each is in one place, and every viewer counts as many as there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import TypeAlias, TypeVar, cast

from moosekit.cards.card import Card
from moosekit.cards.zone import View
from moosekit.core.game import Game
from moosekit.core.ids import OPEN
from moosekit.testing.faults import require
from moosekit.testing.states import viewers

__all__ = ["Whereabouts"]

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: lists all cards of a state, wherever they lie
Whereabouts: TypeAlias = Callable[[S], Iterable[Hashable]]


def whereabouts(game: Game[P, S, A, E, V], state: S, cards: Whereabouts[S] | None) -> Counter[Hashable]:
    """All cards of a state, how often each: as ``cards`` says, otherwise those of the zones of its open view."""
    if cards is not None:
        return Counter(cards(state))
    view = _zoned(game.view(state, OPEN))
    return Counter() if view is None else Counter(card for zone in view.zones for card in zone.cards)


def check_cards(
    game: Game[P, S, A, E, V], state: S, dealt: Counter[Hashable], cards: Whereabouts[S] | None, where: str
) -> None:
    """No card is lost, doubled or new since the beginning."""
    now = whereabouts(game, state, cards)
    changed = sorted(map(repr, [*(now - dealt), *(dealt - now)]))
    require(not changed, f"cards are conserved ({', '.join(changed)})", where)


def check_counts(game: Game[P, S, A, E, V], state: S, players: int, where: str) -> None:
    """No zone hides its size from anybody."""
    sizes = [_sizes(game.view(state, viewer)) for viewer in viewers(players)]
    require(all(one == sizes[-1] for one in sizes), "everybody counts the same cards in a zone", where)


def _sizes(view: object) -> list[tuple[str, int | None, int]]:
    zoned = _zoned(view)
    return [] if zoned is None else [(one.name, one.owner, len(one.cards) + one.hidden) for one in zoned.zones]


def _zoned(view: object) -> View[Card, object] | None:
    return cast("View[Card, object]", view) if isinstance(view, View) else None
