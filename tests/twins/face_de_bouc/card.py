"""One card after the other: drawn, named or recalled, won or left. Seats count from 0, clockwise."""

from typing import NamedTuple

from tests.twins.face_de_bouc.names import is_right, may_be_given

Cards = tuple[str, ...]
Call = tuple[int, int, str, str]


class Switches(NamedTuple):
    """What the rules leave open, with the defaults of the rulings; times in milliseconds."""

    special: bool = False
    owner_mistake: bool = False
    """An owner's special shout counts as one by mistake instead of being refused."""
    one_try: bool = False
    """One wrong name a card, then no more."""
    wrong_name_costs: bool = False
    """The penalty of the sister edition: the top card of the own pile."""
    duplicates: bool = True
    last_card_played: bool = True
    same_instant: int = 150
    recall_limit: int | None = 10_000


class Table(NamedTuple):
    draw: Cards
    """Next card first."""
    centre: Cards
    """Bottom to top."""
    won: tuple[Cards, ...]
    """Each seat's pile, bottom to top."""
    names: dict[str, str]
    turn: int
    phase: str = "draw"
    """ "draw", "name" (a new or forgotten character), "recall" or "over"."""
    shown: str | None = None
    """The character just drawn, while it is not settled."""
    place: int = 0
    """Where it lies in the centre, counted from the bottom."""
    barred: tuple[int, ...] = ()
    """Seats that shouted the title by mistake at this card."""


class Judged(NamedTuple):
    table: Table
    calls: tuple[tuple[Call, str], ...]
    """Every call in order of its stamp with what came of it: "right", "equal", "wrong", "mistake", "passed",
    "refused" or "late"."""


def draw_card(table: Table, switches: Switches) -> Table:
    card, draw = table.draw[0], table.draw[1:]
    place = len(table.centre)
    table = table._replace(draw=draw, centre=(*table.centre, card), shown=card, place=place, barred=())
    if not draw and not switches.last_card_played:
        return table._replace(phase="over", shown=None)
    return table._replace(phase="recall" if card in table.names else "name")


def name_allowed(table: Table, seat: int, name: str, switches: Switches) -> bool:
    if table.phase != "name" or table.shown is None or seat != table.turn:
        return False
    return may_be_given(name, table.shown, table.names, switches.special, switches.duplicates)


def give_name(table: Table, seat: int, name: str, switches: Switches) -> Table:
    """The seat that drew names the character; the pile stays."""
    if not name_allowed(table, seat, name, switches) or table.shown is None:
        raise ValueError(f"seat {seat} may not give the name {name!r} now")
    return _next_card(table._replace(names={**table.names, table.shown: name}))


def _next_card(table: Table) -> Table:
    turn = (table.turn + 1) % len(table.won)
    return table._replace(turn=turn, phase="draw" if table.draw else "over", shown=None, barred=())


def owners(table: Table) -> list[int]:
    """The seats whose pile has the character just drawn on top."""
    return [seat for seat, pile in enumerate(table.won) if pile and pile[-1] == table.shown]


def may_call(table: Table, seat: int, kind: str, tried: set[int], switches: Switches) -> bool:
    if table.phase not in ("name", "recall") or seat in table.barred:
        return False
    if kind == "special":
        own_match = seat in owners(table) and not switches.owner_mistake
        return switches.special and bool(table.won[seat]) and not own_match
    if kind == "shout":
        return not (switches.one_try and seat in tried)
    return table.phase == "recall"


def hits(table: Table, call: Call) -> bool:
    """Whether an allowed call is right: the name of the character shown, or the title while somebody else owns it."""
    _, seat, kind, text = call
    if kind == "special":
        return bool(owners(table)) and seat not in owners(table)
    return kind == "shout" and table.phase == "recall" and is_right(text, str(table.shown), table.names)


def judge(table: Table, calls: list[Call], switches: Switches) -> Judged:
    """Everything called out over one card, from the moment it lies open to its decision."""
    waiting = sorted(calls, key=lambda call: call[:2])
    log: list[tuple[Call, str]] = []
    tried: set[int] = set()
    passed: set[int] = set()
    while waiting and not _too_late(table, waiting[0], switches):
        call, *waiting = waiting
        _, seat, kind, _ = call
        if not may_call(table, seat, kind, tried, switches):
            log.append((call, "refused"))
            continue
        if hits(table, call):
            equal, rest = _rivals(table, call, waiting, tried, switches)
            log.extend([(call, "equal" if "equal" in [word for _, word in rest] else "right"), *rest])
            return Judged(_next_card(table if equal else _won(table, seat, kind)), tuple(log))
        if kind == "special":
            log.append((call, "mistake"))
            table = _paid(table, seat, len(table.won[seat]))._replace(barred=(*table.barred, seat))
        elif kind == "shout":
            log.append((call, "wrong"))
            if table.phase == "recall":
                tried.add(seat)
                table = _paid(table, seat, 1) if switches.wrong_name_costs else table
        else:
            log.append((call, "passed"))
            passed.add(seat)
        if table.phase == "recall" and len(passed | set(table.barred)) == len(table.won):
            table = table._replace(phase="name")
            return Judged(table, (*log, *((late, "late") for late in waiting)))
    if table.phase == "recall" and switches.recall_limit is not None:
        table = table._replace(phase="name")
    return Judged(table, (*log, *((late, "late") for late in waiting)))


def _too_late(table: Table, call: Call, switches: Switches) -> bool:
    return table.phase == "recall" and switches.recall_limit is not None and call[0] >= switches.recall_limit


def _rivals(
    table: Table, first: Call, later: list[Call], tried: set[int], switches: Switches
) -> tuple[bool, list[tuple[Call, str]]]:
    """Whether another seat was as quick as the first right call, and what comes of the calls after it.

    The same kind of call is as quick within `same_instant`; a name and the title only with equal stamps.
    """
    log: list[tuple[Call, str]] = []
    tried = set(tried)
    for call in later:
        at, seat, kind, _ = call
        reach = switches.same_instant if kind == first[2] else 0
        near = at - first[0] <= reach and seat != first[1] and not _too_late(table, call, switches)
        if near and may_call(table, seat, kind, tried, switches) and hits(table, call):
            log.append((call, "equal"))
            continue
        if kind == "shout":
            tried.add(seat)
        log.append((call, "late"))
    return any(word == "equal" for _, word in log), log


def _won(table: Table, seat: int, kind: str) -> Table:
    """The centre goes onto the seat's pile, the card just drawn on top; by the title, with the owners' piles below."""
    taken = owners(table) if kind == "special" else []
    piles = list(table.won)
    below = [card for owner in taken for card in piles[owner]]
    for owner in taken:
        piles[owner] = ()
    shown = table.centre[table.place]
    under = (*table.centre[: table.place], *table.centre[table.place + 1 :])
    piles[seat] = (*piles[seat], *below, *under, shown)
    return table._replace(won=tuple(piles), centre=())


def _paid(table: Table, seat: int, count: int) -> Table:
    """So many cards from the top of a seat's pile go to the centre; the card just drawn stays shown."""
    pile = table.won[seat]
    keep = max(len(pile) - count, 0)
    won = (*table.won[:seat], pile[:keep], *table.won[seat + 1 :])
    return table._replace(won=won, centre=(*table.centre, *pile[keep:]))
