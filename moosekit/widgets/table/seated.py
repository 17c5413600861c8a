"""Who sits where: the people at this screen, and a bot for every seat."""

from __future__ import annotations

from moosekit.bots import BOTS, AnyBot, UnknownBot, any_bot
from moosekit.core.ids import Seat
from moosekit.widgets.table.arguments import Arguments, each


def people_of(name: str, people: object, seats: int, ask: Arguments) -> tuple[Seat, ...]:
    """The people's seats: one, several, or ``None`` for nobody.

    Raises:
        TypeError, ValueError: one of them is no seat of so many.
    """
    several = () if people is None else each(people)
    wanted = (people,) if several is None else several
    return tuple(sorted({Seat(ask.whole(name, seat, 0, seats - 1)) for seat in wanted}))


def names_of(bots: object, game: str, ask: Arguments) -> str | tuple[str, ...]:
    """The name of all bots, or one name a seat.

    Raises:
        UnknownBot: a name that no bot of the game has.
    """
    several = each(bots)
    if several is not None:
        return tuple(ask.one_of("bots", name, BOTS[game], UnknownBot) for name in several)
    return ask.one_of("bots", bots, BOTS[game], UnknownBot)


def bots_of(names: str | tuple[str, ...], game: str, seats: int, ask: Arguments) -> tuple[AnyBot, ...]:
    """A bot for each seat; that of a person only gives hints.

    Raises:
        ValueError: there is not one name a seat.
    """
    each = (names,) * seats if isinstance(names, str) else names
    if len(each) != seats:
        raise ValueError(ask.fault("argument.bots", "bots", list(each), seats=seats))
    return tuple(any_bot(name, game) for name in each)
