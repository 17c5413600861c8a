"""Records of all games: a line with the game's name, then a text that may be a record of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from moosekit.core.json_data import BadData
from moosekit.core.record import read_record, record_of, replay, write_record
from tests.fuzz.guided.harness import check_refusal
from tests.fuzz.guided.texts import read
from tests.games.kits import KITS

KIT_OF: Final = {kit.package: kit for kit in KITS}


def one(data: bytes) -> None:
    """A record is refused with a place, or plays to an end that it proves."""
    name, _, text = read(data).partition("\n")
    kit = KIT_OF.get(name)
    if kit is None:
        return
    try:
        record = read_record(kit.game, text)
        session = replay(kit.game, record)
    except BadData as fault:
        check_refusal(fault)
        return
    assert read_record(kit.game, write_record(kit.game, record_of(session))) == record


def seeds() -> Iterator[str]:
    """The beginnings of some games, from a seed and from given draws."""
    for kit in KITS:
        for seed, moves in ((1, 0), (2, 4), (3, 10)):
            data = json.loads(write_record(kit.game, record_of(kit.session(seed, moves))))
            for chance in (data["chance"], {"given": data["deal"]}):
                shown = json.dumps({**data, "chance": chance}, ensure_ascii=False, separators=(",", ":"))
                yield f"{kit.package}\n{shown}"
