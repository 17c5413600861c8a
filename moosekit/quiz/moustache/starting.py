"""How a round begins: the row, teams, hands, and what is shown or passed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from moosekit.core.awaits import Together
from moosekit.core.chance import Seeded
from moosekit.core.facts import FactValue
from moosekit.core.ids import Seat
from moosekit.core.secret import Secret
from moosekit.games.moustache.actions import pass_cards
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.events import CardsOpened, CardsPassed, Event, HandsDealt, TeamsDealt
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import PLAYERS, Setup
from moosekit.games.moustache.stages import Team
from moosekit.games.moustache.state import State
from moosekit.quiz.answers import next_seat
from moosekit.quiz.case import Case
from moosekit.quiz.come import begun, come_of
from moosekit.quiz.moustache.table import GAME, MoustacheCome, after
from moosekit.quiz.variant import Variant

ROW: Final = "pink-bonus,twos-win,most-blue,reversed"
ROWS: Final = ("pink-bonus", "twos-win", "most-blue", "reversed", "green-negative", "twins-vanish", "threes-low")


def start(row: str = ROW, *, any_players: bool = False) -> Callable[[Variant], MoustacheCome]:
    """A game that begins; all is drawn by the number of the variant, even how many play."""

    def come(variant: Variant) -> MoustacheCome:
        players = variant.one_of(PLAYERS) if any_players else variant.players
        return begun(GAME, Setup(players, row=row_of(row)), Seeded(variant.number))

    return come


def _count(_: MoustacheCome, variant: Variant) -> dict[str, FactValue]:
    return {"count": variant.one_of(PLAYERS)}


def _next_round(variant: Variant) -> MoustacheCome:
    """The last trick of the first round; each variant has another row."""
    row = [ROWS[(variant.number + place) % len(ROWS)] for place in range(4)]
    return after("P1;O1;P8;B10", "P1", "O1", "P8", "B10", row=row[0], to_come=",".join(row[1:]))(variant)


def _hands(come: MoustacheCome) -> list[Cards]:
    dealt = come.all(HandsDealt)[0].hands
    return [hand.value for hand in dealt if isinstance(hand, Secret)]


def _jokers(come: MoustacheCome, seat: int) -> int:
    return sum(card.joker is not None for card in _hands(come)[seat])


def _leftover(come: MoustacheCome) -> int:
    leftover = come.all(HandsDealt)[0].leftover
    return len(leftover.value) if isinstance(leftover, Secret) else 0


def _teams(come: MoustacheCome) -> tuple[Team, ...]:
    return come.all(TeamsDealt)[0].teams


def _smaller(come: MoustacheCome) -> tuple[Seat, ...]:
    """The seats of the team with fewer players."""
    teams = _teams(come)
    team = min(Team, key=teams.count)
    return tuple(Seat(seat) for seat, own in enumerate(teams) if own is team)


def _crown(come: MoustacheCome, _: Variant) -> dict[str, FactValue]:
    return {"crown": come.all(TeamsDealt)[0].crown}


def _few(come: MoustacheCome, _: Variant) -> dict[str, FactValue]:
    return {"few": _smaller(come)}


def _open(come: MoustacheCome, seat: Seat) -> int:
    return sum(card in come.after.table.hands[seat] for opened in come.all(CardsOpened) for card in opened.cards)


def _passed(variant: Variant) -> MoustacheCome:
    """Everybody passes the first three cards of the hand."""
    found = start("pass-three")(variant)

    while isinstance(awaits := found.awaits, Together):
        seat = awaits.seats[0]
        passed = pass_cards(found.after.table.hands[seat][:3])
        found = found.then(come_of(GAME, found.after, [(seat, passed)]))
    return found


def _given_to(come: MoustacheCome, giver: Seat) -> FactValue:
    return next(event.receiver for event in come.all(CardsPassed) if event.giver == giver)


def _around(right: int) -> tuple[FactValue, ...]:
    """Numbers near the right one, with none and ten: all or nothing is a usual guess."""
    return tuple(sorted({right, right + 1, max(right - 1, 0), right + 2, 10}))


CASES: Final[tuple[Case[State, Event], ...]] = (
    Case(
        "reveal",
        "3.1",
        1,
        _next_round,
        lambda come, _: len(come.after.round.rules.row.cards),
        (1, 2, 3, 4),
        "",
        players=4,
        hands=(),
    ),
    Case(
        "teams",
        "3.2",
        2,
        start(any_players=True),
        lambda come, _: _teams(come).count(Team.PINK),
        (1, 2, 3, 4),
        "",
        players=5,
        hands=(),
        told=_count,
    ),
    Case(
        "hands",
        "3.3",
        1,
        start(any_players=True),
        lambda come, _: len(_hands(come)[0]),
        (7, 8, 10, 12),
        "",
        players=4,
        hands=(),
        told=_count,
    ),
    Case(
        "leftover",
        "3.4",
        2,
        start(any_players=True),
        lambda come, _: _leftover(come),
        (2, 4, 6, 11),
        "",
        players=4,
        hands=(),
        told=_count,
    ),
    Case(
        "three-players",
        "3.5",
        2,
        start(),
        lambda come, _: _jokers(come, _smaller(come)[0]),
        (0, 1, 2, 3),
        "",
        players=3,
        hands=(),
        told=_few,
    ),
    Case(
        "five-players",
        "3.6",
        3,
        start(),
        lambda come, _: _jokers(come, _smaller(come)[0]),
        (0, 1, 2, 3),
        "",
        players=5,
        hands=(),
        told=_few,
    ),
    Case("crown-leads", "4.1", 1, start(), next_seat, players=4, hands=(), told=_crown),
    Case(
        "pink-open",
        "7.2",
        1,
        start("pink-open"),
        lambda come, v: _open(come, v.seat(1)),
        lambda come, v: _around(_open(come, v.seat(1))),
        "",
        players=4,
    ),
    Case("pass-three", "7.3", 1, _passed, lambda come, v: _given_to(come, v.seat(1)), players=4),
)
