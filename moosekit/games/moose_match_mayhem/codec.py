"""Set-ups and actions as JSON data, and back; a fault names its place."""

from __future__ import annotations

from moosekit.core.ids import Millis
from moosekit.core.json_data import Json, Reader
from moosekit.core.pace import read_pace
from moosekit.core.refusal import BadSetup
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Call, ChoosePair, Plain, Side, Touch
from moosekit.games.moose_match_mayhem.cards import Colour
from moosekit.games.moose_match_mayhem.make_up import MakeUp
from moosekit.games.moose_match_mayhem.notation import NEITHER
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.switches import (
    SWITCHES,
    AllClearClock,
    AvalancheCard,
    Caller,
    Choices,
    EarlyTouch,
    Flipper,
    Idle,
    ManyTied,
    Reshuffle,
    ShortTie,
    TakenCard,
    ThirdSet,
    ThreeWilds,
    ToCome,
    TwoTouches,
)

MANY = 10**9
FIELDS = ("players", "make_up", "goal", "paces", "same_instant", "grab_limit", "all_clear", *SWITCHES, "name")


def write_setup(setup: Setup) -> Json:
    """Every value of the set-up."""
    return {
        "players": setup.players,
        "make_up": setup.make_up._asdict(),
        "goal": setup.goal,
        "paces": list(setup.paces),
        "same_instant": setup.same_instant,
        "grab_limit": setup.grab_limit,
        "all_clear": setup.all_clear,
        **{switch: setup.value(switch) for switch in SWITCHES},
        "name": setup.name,
    }


def read_setup(data: Reader) -> Setup:
    """A set-up.

    Raises:
        BadData: names the place of the fault.
    """
    data.only(*FIELDS)
    try:
        return Setup(
            players=data.field("players").whole(0, MANY),
            make_up=_make_up(data.field("make_up")),
            goal=data.field("goal").whole(0, MANY),
            paces=tuple(read_pace(item) for item in data.field("paces").items()),
            same_instant=Millis(data.field("same_instant").whole(0, MANY)),
            grab_limit=_time(data.field("grab_limit")),
            all_clear=_time(data.field("all_clear")),
            two_touches=data.field("two_touches").member(TwoTouches),
            taken_card=data.field("taken_card").member(TakenCard),
            early_touch=data.field("early_touch").member(EarlyTouch),
            idle=data.field("idle").member(Idle),
            many_tied=data.field("many_tied").member(ManyTied),
            flipper=data.field("flipper").member(Flipper),
            caller=data.field("caller").member(Caller),
            three_wilds=data.field("three_wilds").member(ThreeWilds),
            choices=data.field("choices").member(Choices),
            to_come=data.field("to_come").member(ToCome),
            avalanche_card=data.field("avalanche_card").member(AvalancheCard),
            all_clear_clock=data.field("all_clear_clock").member(AllClearClock),
            reshuffle=data.field("reshuffle").member(Reshuffle),
            short_tie=data.field("short_tie").member(ShortTie),
            third_set=data.field("third_set").member(ThirdSet),
            name=data.field("name").text(),
        )
    except BadSetup as fault:
        raise data.fault(str(fault)) from fault


def _make_up(data: Reader) -> MakeUp:
    data.only(*MakeUp._fields)
    return MakeUp(*[data.field(name).whole(0, MANY) for name in MakeUp._fields])


def _time(data: Reader) -> Millis | None:
    return None if data.value is None else Millis(data.whole(0, MANY))


def write_action(action: Action) -> Json:
    """An action as an object; a touch has two fields, all others one."""
    match action:
        case Stamped(Touch(place), at):
            return {"touch": place, "at": at}
        case Elapsed(at):
            return {"elapsed": at}
        case Call(side):
            return {"call": side.value}
        case ChoosePair(colour):
            return {"pair": NEITHER if colour is None else colour.value}
        case Plain():
            return {"do": action.value}


def read_action(data: Reader) -> Action:
    """An action from an object with the field ``touch`` (and ``at``), ``elapsed``, ``call``, ``pair`` or ``do``."""
    data.only("touch", "at", "elapsed", "call", "pair", "do")
    fields = dict(data.entries())
    if sorted(fields) == ["at", "touch"]:
        return Stamped(Touch(fields["touch"].whole(0, 99)), Millis(fields["at"].whole(-MANY, MANY)))
    if len(fields) != 1 or "at" in fields or "touch" in fields:
        raise data.fault(f"expected touch and at, or one of elapsed, call, pair, do; found {sorted(fields)}")
    ((name, value),) = fields.items()
    if name == "elapsed":
        return Elapsed(Millis(value.whole(-MANY, MANY)))
    if name == "call":
        return Call(value.member(Side))
    if name == "do":
        return value.member(Plain)
    chosen = value.choice([NEITHER, *(colour.value for colour in Colour)])
    return ChoosePair(None if chosen == NEITHER else Colour(chosen))
