"""Set-ups and actions of Face de bouc as JSON data, and back; a fault names its place."""

from __future__ import annotations

from typing import Final, assert_never

from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import Json, Reader
from moosekit.core.pace import read_pace
from moosekit.core.refusal import BadSetup
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import DRAW, PASS, PRESS, SPECIAL, Act, Action, Draw, Name, Pass, Press, Say
from moosekit.games.face_de_bouc.setup import A_DAY, Setup
from moosekit.games.face_de_bouc.switches import (
    SWITCHES,
    AfterMistake,
    Clock,
    LastCard,
    NameAndSpecial,
    NearNames,
    OwnerSpecial,
    Passing,
    Penalty,
    SameName,
    SpecialOff,
    SpecialShout,
    SpecialTop,
    Swaps,
    Tie,
    TitleAsName,
    Tries,
)

MANY: Final = 1_000
NUMBERS: Final = ("players", "copies", "first", "same_instant", "say_limit", "recall_limit", "paces", "slips")


def write_setup(setup: Setup) -> Json:
    """Every value of the set-up."""
    switches: dict[str, Json] = {name: str(getattr(setup, name)) for name in SWITCHES}
    paces: dict[str, Json] = {"paces": list(setup.paces)} if setup.paces else {}
    return {
        "players": setup.players,
        "copies": list(setup.copies),
        "first": setup.first,
        "same_instant": setup.same_instant,
        "say_limit": setup.say_limit,
        "recall_limit": setup.recall_limit,
        **paces,
        "slips": list(setup.slips),
        **switches,
        "name": setup.name,
    }


def read_setup(data: Reader) -> Setup:
    """A set-up.

    Raises:
        BadData: names the place of the fault.
    """
    data.only(*NUMBERS, *SWITCHES, "name")
    first, limit, paces = data.field("first"), data.field("recall_limit"), data.optional("paces")
    try:
        return Setup(
            players=data.field("players").whole(0, MANY),
            copies=tuple(item.whole(0, MANY) for item in data.field("copies").items()),
            first=None if first.value is None else Seat(first.whole(0, MANY)),
            clock=data.field("clock").member(Clock),
            same_instant=_millis(data.field("same_instant")),
            say_limit=_millis(data.field("say_limit")),
            recall_limit=None if limit.value is None else _millis(limit),
            paces=() if paces is None else tuple(read_pace(item) for item in paces.items()),
            special_shout=data.field("special_shout").member(SpecialShout),
            owner_special=data.field("owner_special").member(OwnerSpecial),
            after_mistake=data.field("after_mistake").member(AfterMistake),
            special_top=data.field("special_top").member(SpecialTop),
            name_and_special=data.field("name_and_special").member(NameAndSpecial),
            special_off=data.field("special_off").member(SpecialOff),
            tries=data.field("tries").member(Tries),
            penalty=data.field("penalty").member(Penalty),
            same_name=data.field("same_name").member(SameName),
            title_as_name=data.field("title_as_name").member(TitleAsName),
            passing=data.field("passing").member(Passing),
            last_card=data.field("last_card").member(LastCard),
            tie=data.field("tie").member(Tie),
            slips=tuple(item.whole(0, MANY) for item in data.field("slips").items()),
            swaps=data.field("swaps").member(Swaps),
            near_names=data.field("near_names").member(NearNames),
            name=data.field("name").text(),
        )
    except BadSetup as fault:
        raise data.fault(str(fault)) from fault


def _millis(data: Reader) -> Millis:
    return Millis(data.whole(0, 2 * A_DAY))


def write_action(action: Action) -> Json:
    """An action as an object: what is ``do``ne, the ``text``, and the stamp ``at``."""
    match action:
        case Draw():
            return {"do": "draw"}
        case Name(text):
            return {"do": "name", "text": text}
        case Elapsed(at):
            return {"do": "elapsed", "at": at}
        case Stamped(act, at):
            return {**_write_act(act), "at": at}
        case _ as never:
            assert_never(never)


def _write_act(act: Act) -> dict[str, Json]:
    if isinstance(act, Name):
        return {"do": "name", "text": act.text}
    if isinstance(act, Say):
        return {"do": "say", "text": act.text}
    if isinstance(act, Press):
        return {"do": "press"}
    return {"do": "pass" if isinstance(act, Pass) else "special"}


def read_action(data: Reader) -> Action:
    """An action from an object, such as ``{"do": "say", "text": "Granny Grape", "at": 900}``."""
    data.only("do", "text", "at")
    done = data.field("do").choice(("draw", "elapsed", "name", "pass", "press", "say", "special"))
    if done == "draw":
        return DRAW
    stamp = data.optional("at")
    if done == "name" and stamp is None:
        return Name(data.field("text").text())
    at = _millis(data.field("at"))
    if done == "elapsed":
        return Elapsed(at)
    if done == "name":
        return Stamped(Name(data.field("text").text()), at)
    if done == "say":
        return Stamped(Say(data.field("text").text()), at)
    plain: dict[str, Act] = {"pass": PASS, "press": PRESS, "special": SPECIAL}
    return Stamped(plain[done], at)
