"""How a game has ended, for the page and for a repr."""

from __future__ import annotations

from moosekit.core.awaits import Awaits, Over
from moosekit.core.json_data import Json


def won_by(over: Over) -> str:
    """How a game has ended, in a few words for a repr.

    >>> from moosekit.core.awaits import Outcome
    >>> won_by(Over(Outcome.by_points((5, 3, 5))))
    'over, won by seat 1 and 3'
    """
    return f"over, won by seat {' and '.join(str(seat + 1) for seat in over.outcome.ranking[0])}"


def ending_of(awaits: Awaits) -> Json:
    """The points by seat and the seats by place; nothing while the game goes on.

    >>> from moosekit.core.awaits import Outcome
    >>> from moosekit.core.ids import Seat
    >>> ending_of(Over(Outcome((3, 5), ((Seat(1),), (Seat(0),)))))
    {'points': [3, 5], 'ranking': [[1], [0]]}
    """
    if not isinstance(awaits, Over):
        return None
    outcome = awaits.outcome
    return {"points": list(outcome.points), "ranking": [[int(seat) for seat in place] for place in outcome.ranking]}
