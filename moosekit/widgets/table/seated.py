"""Who sits where: the people at this screen, and a bot for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from moosekit.bots import AnyBot, any_bot
from moosekit.core.ids import Seat


def check_bots(game: str, bots: str | Sequence[str]) -> None:
    """Raises ``UnknownBot`` for a name that no bot of the game has."""
    for name in (bots,) if isinstance(bots, str) else bots:
        any_bot(name, game)


def players_of(
    game: str, seats: int, people: int | Sequence[int] | None, bots: str | Sequence[str]
) -> tuple[tuple[Seat, ...], tuple[AnyBot, ...]]:
    """The people's seats, and a bot for each seat; that of a person only gives hints.

    Raises:
        ValueError: there is no such seat or bot, or not one bot a seat.
        TypeError: the seats are not whole numbers.
    """
    wanted = () if people is None else (people,) if isinstance(people, int) else tuple(people)
    for seat in wanted:
        if type(seat) is not int:
            raise TypeError(f"seat {seat!r}: a seat is a whole number, counted from 0")
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {seats - 1}, counted from 0")
    names = (bots,) * seats if isinstance(bots, str) else tuple(bots)
    if len(names) != seats:
        raise ValueError(f"{len(names)} bots were given for {seats} seats: give one name, or one a seat")
    return tuple(sorted({Seat(seat) for seat in wanted})), tuple(any_bot(name, game) for name in names)
