"""What is wrong with a set-up: every fault with what would be right, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moosekit.core.kinds import switch_faults
from moosekit.core.pace import pace_faults
from moosekit.core.stream import LARGEST_DECK
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.switches import CLAUSES, SWITCHES

if TYPE_CHECKING:
    from moosekit.games.moose_match_mayhem.setup import Setup

#: no time in a set-up is longer: an hour
LONGEST: Final = 3_600_000
MOST_SETS: Final = 9


def faults_of(setup: Setup) -> tuple[str, ...]:
    """All faults; none where the set-up is right."""
    faults = (*_player_faults(setup), *_pack_faults(setup), *_time_faults(setup))
    return (*faults, *switch_faults(setup, SWITCHES, CLAUSES))


def _player_faults(setup: Setup) -> list[str]:
    if setup.players not in PLAYERS:
        return [f"{setup.players!r} players: Moose Match Mayhem is for 3 to 6 (clause 1.2)"]
    short = [
        f"{name}={count}: with {setup.players} players {left} of a kind stay in the box (clause 2.1)"
        for name, count, left in zip(setup.make_up._fields, setup.make_up, setup.left_out, strict=True)
        if count < left
    ]
    return [*pace_faults(setup.paces, setup.players, "10.2"), *short]


def _pack_faults(setup: Setup) -> list[str]:
    faults = [
        f"{name} is {count!r}: expected 0 to 40 (clause 1.4)"
        for name, count in zip(setup.make_up._fields, setup.make_up, strict=True)
        if not 0 <= count <= 40
    ]
    if not faults and not setup.players <= setup.make_up.total <= LARGEST_DECK:
        total = setup.make_up.total
        faults.append(
            f"the pack has {total} cards: expected at least one a player, at most {LARGEST_DECK} (clause 1.3)"
        )
    if not 1 <= setup.goal <= MOST_SETS:
        faults.append(f"goal is {setup.goal!r}: expected 1 to {MOST_SETS} sets (clause 9.1)")
    return faults


def _time_faults(setup: Setup) -> list[str]:
    faults: list[str] = []
    if not 0 <= setup.same_instant < LONGEST:
        return [f"same_instant is {setup.same_instant!r}: expected 0 to {LONGEST - 1} milliseconds (clause 4.2)"]
    for name, time, clause in (("grab_limit", setup.grab_limit, "3.9"), ("all_clear", setup.all_clear, "7.3")):
        if time is not None and not setup.same_instant < time <= LONGEST:
            faults.append(
                f"{name} is {time!r}: expected more than same_instant ({setup.same_instant}), at most {LONGEST}"
                f" milliseconds, or None (clause {clause})"
            )
    return faults
