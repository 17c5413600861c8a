"""One card after the other: drawn, named or recalled, won or left. Seats count from 0, clockwise."""

from typing import NamedTuple

from tests.twins.face_de_bouc.names import AS_ON_THE_PAGE, Strictness, is_right, may_be_given

Cards = tuple[str, ...]
Call = tuple[int, int, str, str]


class Switches(NamedTuple):
    """What the rules leave open, with the defaults of the rulings; times in milliseconds."""

    special: bool = False
    special_off_is_wrong: bool = False
    """The title where the special shout is not played: a wrong name instead of nothing."""
    owner_mistake: bool = False
    """An owner's special shout counts as one by mistake instead of being refused."""
    barred_after_mistake: bool = True
    taken_on_top: bool = False
    """After a special shout the piles taken lie above the card just drawn."""
    name_equals_special: bool = False
    """A name and the title are equal within `same_instant` instead of only with equal stamps."""
    one_try: bool = False
    """One wrong name a card, then no more of anything."""
    wrong_name_costs: bool = False
    """The penalty of the sister edition: the top card of the own pile."""
    passing_final: bool = False
    duplicates: bool = True
    title_as_name: bool = False
    last_card_played: bool = True
    most_faces: bool = False
    """Equal numbers of cards: more different characters win."""
    same_instant: int = 150
    recall_limit: int | None = 10_000
    names: Strictness = AS_ON_THE_PAGE


class Table(NamedTuple):
    draw: Cards
    """Next card first."""
    centre: Cards
    """Bottom to top; the card just drawn stays on top until it is settled."""
    won: tuple[Cards, ...]
    """Each seat's pile, bottom to top."""
    names: dict[str, str]
    turn: int
    phase: str = "draw"
    """ "draw", "name" (a new character), "rename" (a forgotten one), "recall" or "over"."""
    owners: tuple[int, ...] = ()
    """The seats that had the character on top of their pile when it was drawn."""
    out: tuple[int, ...] = ()
    """Seats that may not act again on this card: the title by mistake, or the only try used up."""
    passed: tuple[int, ...] = ()

    @property
    def shown(self) -> str:
        """The character just drawn."""
        return self.centre[-1]


class Judged(NamedTuple):
    table: Table
    calls: tuple[tuple[Call, str], ...]
    """Every call in order of its stamp with what came of it: "right", "equal", "wrong", "silent", "mistake", "passed",
    "again" (a second pass), "named", "refused" or "late"."""


def draw_card(table: Table, switches: Switches) -> Table:
    card, draw = table.draw[0], table.draw[1:]
    owners = tuple(seat for seat, pile in enumerate(table.won) if pile and pile[-1] == card)
    table = table._replace(draw=draw, centre=(*table.centre, card), owners=owners, out=(), passed=())
    if not draw and not switches.last_card_played:
        return _next_card(table)
    return table._replace(phase="recall" if card in table.names else "name")


def name_allowed(table: Table, seat: int, name: str, switches: Switches) -> bool:
    if table.phase not in ("name", "rename") or seat != table.turn:
        return False
    title_kept = switches.special and not switches.title_as_name
    return may_be_given(name, table.shown, table.names, title_kept, switches.duplicates)


def give_name(table: Table, seat: int, name: str, switches: Switches) -> Table:
    """The seat that drew names the character; the pile stays."""
    if not name_allowed(table, seat, name, switches):
        raise ValueError(f"seat {seat} may not give the name {name!r} now")
    return _next_card(table._replace(names={**table.names, table.shown: name}))


def _next_card(table: Table) -> Table:
    turn = (table.turn + 1) % len(table.won)
    return table._replace(turn=turn, phase="draw" if table.draw else "over", owners=(), out=(), passed=())


def may_call(table: Table, seat: int, kind: str, switches: Switches) -> bool:
    """Whether a seat may call now: "shout" (or "silent", without a name), "special", "pass", or "name"."""
    if kind == "name":
        return table.phase == "name" and seat == table.turn
    if seat in table.out or (switches.passing_final and seat in table.passed):
        return False
    if kind == "special" and switches.special:
        return table.phase in ("name", "recall") and _may_use_title(table, seat, switches)
    return table.phase == "recall" and (kind != "special" or switches.special_off_is_wrong)


def _may_use_title(table: Table, seat: int, switches: Switches) -> bool:
    return bool(table.won[seat]) and (seat not in table.owners or switches.owner_mistake)


def hits(table: Table, call: Call, switches: Switches) -> bool:
    """Whether an allowed call is right: the name of the character shown, or the title while somebody else owns it."""
    _, seat, kind, text = call
    if kind == "special":
        return switches.special and bool(table.owners) and seat not in table.owners
    return kind == "shout" and is_right(text, table.shown, table.names, switches.names)


def judge(table: Table, calls: list[Call], switches: Switches) -> Judged:
    """Everything called out over one card, up to its decision; at one moment a pass comes last."""
    waiting = sorted(calls, key=lambda call: (call[0], call[2] in ("pass", "name"), call[1]))
    log: list[tuple[Call, str]] = []
    while waiting and not _too_late(table, waiting[0], switches):
        call, *waiting = waiting
        _, seat, kind, text = call
        if not may_call(table, seat, kind, switches):
            log.append((call, "refused"))
        elif kind == "name":
            return Judged(give_name(table, seat, text, switches), (*log, (call, "named"), *_late(waiting)))
        elif hits(table, call, switches):
            equal, rest = _rivals(table, call, waiting, switches)
            log.extend([(call, "equal" if equal else "right"), *rest])
            return Judged(_next_card(table if equal else _won(table, seat, kind, switches)), tuple(log))
        else:
            table, word = _missed(table, seat, kind, switches)
            log.append((call, word))
        if table.phase == "recall" and len({*table.passed, *table.out}) == len(table.won):
            return Judged(_forgotten(table), (*log, *_late(waiting)))
    if table.phase == "recall" and switches.recall_limit is not None:
        table = _forgotten(table)
    return Judged(table, (*log, *_late(waiting)))


def _late(calls: list[Call]) -> tuple[tuple[Call, str], ...]:
    return tuple((call, "late") for call in calls)


def _too_late(table: Table, call: Call, switches: Switches) -> bool:
    return table.phase == "recall" and switches.recall_limit is not None and call[0] >= switches.recall_limit


def _missed(table: Table, seat: int, kind: str, switches: Switches) -> tuple[Table, str]:
    """What a call that is allowed and not right leads to, and the word for it."""
    if kind == "pass":
        return table._replace(passed=(*table.passed, seat)), "again" if seat in table.passed else "passed"
    if kind == "special" and switches.special:
        table = _paid(table, seat, len(table.won[seat]))
        return (_without(table, seat) if switches.barred_after_mistake else table), "mistake"
    if switches.one_try:
        table = _without(table, seat)
    if kind == "silent":
        return table, "silent"
    return (_paid(table, seat, 1) if switches.wrong_name_costs else table), "wrong"


def _without(table: Table, seat: int) -> Table:
    return table._replace(out=(*table.out, seat))


def _forgotten(table: Table) -> Table:
    """The name is gone for good."""
    names = {face: name for face, name in table.names.items() if face != table.shown}
    return table._replace(phase="rename", names=names)


def _rivals(table: Table, first: Call, later: list[Call], switches: Switches) -> tuple[bool, list[tuple[Call, str]]]:
    """Whether another seat was as quick as the first right call, and what comes of the calls after it.

    The same kind of call is as quick within `same_instant`; a name and the title only with equal stamps, or by switch.
    """
    log: list[tuple[Call, str]] = []
    quick = {first[1]}
    for call in later:
        at, seat, kind, _ = call
        alike = kind == first[2] or switches.name_equals_special
        near = at - first[0] <= (switches.same_instant if alike else 0) and seat not in quick
        counts = near and not _too_late(table, call, switches) and may_call(table, seat, kind, switches)
        equal = counts and hits(table, call, switches)
        log.append((call, "equal" if equal else "late"))
        if equal:
            quick.add(seat)
        if kind == "pass":
            table = table._replace(passed=(*table.passed, seat))
    return len(quick) > 1, log


def _won(table: Table, seat: int, kind: str, switches: Switches) -> Table:
    """The centre goes onto the seat's pile, the card just drawn on top; by the title, with the owners' piles below."""
    piles = list(table.won)
    taken: Cards = ()
    for owner in table.owners if kind == "special" else ():
        taken, piles[owner] = (*taken, *piles[owner]), ()
    both = (*table.centre, *taken) if switches.taken_on_top else (*taken, *table.centre)
    piles[seat] = (*piles[seat], *both)
    return table._replace(won=tuple(piles), centre=())


def _paid(table: Table, seat: int, count: int) -> Table:
    """So many cards from the top of a seat's pile go to the centre, below the card just drawn, which stays shown."""
    pile = table.won[seat]
    keep = max(len(pile) - count, 0)
    won = (*table.won[:seat], pile[:keep], *table.won[seat + 1 :])
    return table._replace(won=won, centre=(*table.centre[:-1], *pile[keep:], table.shown))
