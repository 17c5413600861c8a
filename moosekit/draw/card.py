"""Cards: playing cards, jokers, backs and rule cards, in any state, as SVG text."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, cast, get_args

from moosekit.draw.art import Json, Node, table
from moosekit.draw.interpret import Element, draw
from moosekit.draw.svg import Box, Theme, document

__all__ = ["STATES", "State", "card_svg", "rule_card_svg"]

State: TypeAlias = Literal[
    "leads", "chosen", "discarded", "legal", "ahead", "lit", "stolen", "illegal", "acting", "idle", "focus"
]
"""What a card can be in, each with a sign of its own; they may be combined.

leads: it leads the trick. chosen: picked by the reader. stolen: a joker took it elsewhere. discarded: it vanished.
illegal, legal: whether it may be played. ahead: it is winning, or has won. lit: the step talks about it.
acting, idle: of a rule card in the row, the one that acts and one that did nothing. focus: the keyboard is on it.
"""

SMALL = 56  # below this many pixels the small drawing is the readable one
CARD: Box = (0, 0, 100, 140)
ROOMY: Box = (-12, -24, 124, 176)  # a card with the signs of its state around it
PLACES = range(1, 7)


def card_svg(
    code: str,
    *,
    title: str,
    description: str,
    size: float = 120,
    crowned: bool = False,
    state: State | Sequence[State] = (),
    theme: Theme = "auto",
) -> str:
    """One card of any game by its code, or a back.

    Moustache has `G0` to `B10` (green, pink, orange, blue), `pigeon`, `unicorn`, `monkey` and `back`; Face de bouc
    has `f01` to `f12` and `back-goat`; There's a Moose in the House `R.kit`, `M.kit` (`bath`, `liv`, `bed`), `HC`,
    `D`, `T` and `back-house`; Moose Match Mayhem `moose.b`, `moose.w`, `moose.*` (`bear`, `squirrel`), `yeti.w`,
    `yeti.g`, `avalanche` and `back-antlers`.

    `size` is the width of the card itself in pixels: under 56 the small drawing is taken. With a state the picture is
    1.24 times as wide, for the signs around the card. `crowned` puts the little crown on the suit card that breaks a
    tie. `title` and `description` are the spoken words; `moosekit.words.pictures` has some for each card. An unknown
    code, or a state or crown that cannot be, raises `ValueError`.

    >>> svg = card_svg("G7", title="green 7", description="A hamster with a moustache, one star.", size=40)
    >>> "<title>green 7</title>" in svg, 'viewBox="0 0 100 140" width="40" height="56"' in svg
    (True, True)
    """
    children, box = card_drawing(code, size=size, states=_states(state), crowned=crowned)
    width = size * box[2] / CARD[2]
    return document(children, box=box, width=width, title=title, description=description, theme=theme)


def rule_card_svg(
    rule_id: str | None,
    *,
    title: str,
    description: str,
    place: int | None = None,
    size: float = 120,
    state: State | Sequence[State] = (),
    theme: Theme = "auto",
) -> str:
    """One rule card by its id, such as `twos-win`, or face down with `None`; `place` is its number in the row, from 1.

    Cards that a learner wrote are `own-white` and `own-black`. Everything else is as in `card_svg`.

    >>> "rotate" in rule_card_svg("threes-low", title="A 3 makes the lowest win", description="Second in the row.")
    True
    """
    rules = [code for code, sets in table("cards").items() if "rule" in cast("list[str]", sets)]
    if rule_id is not None and rule_id not in rules:
        raise ValueError(f"{rule_id!r} is no rule card with a picture; choose one of {', '.join(rules)}")
    children, box = card_drawing(
        "rule-back" if rule_id is None else rule_id, size=size, states=_states(state), place=place
    )
    width = size * box[2] / CARD[2]
    return document(children, box=box, width=width, title=title, description=description, theme=theme)


def card_drawing(
    code: str, *, size: float, states: Sequence[State] = (), place: int | None = None, crowned: bool = False
) -> tuple[tuple[Element, ...], Box]:
    """The elements of a card and the box they fill, for those who put several cards into one picture.

    >>> card_drawing("G7", size=40)[1], card_drawing("G7", size=40, states=("ahead",))[1]
    ((0, 0, 100, 140), (-12, -24, 124, 176))
    """
    args = _arguments(code, place, crowned)
    face: Node = ["u", args["small" if size < SMALL else "full"]]
    return draw(with_states(face, states), args), ROOMY if states else CARD


def with_states(face: Node, states: Sequence[State]) -> list[Node]:
    """A card's node with all that its states put under, over and around it; the order of the states does not matter.

    >>> with_states(["u", "full"], ["ahead"])
    [['u', 'gold-frame'], ['u', 'full'], ['u', 'gold-crown']]
    """
    known = cast("Mapping[str, Mapping[str, Json]]", table("states"))
    for state in states:
        if state not in known:
            raise ValueError(f"{state!r} is not a state of a card; choose from {', '.join(known)}")
    looks = [look for name, look in known.items() if name in states]
    card: Node = face
    for look in looks:
        if "card" in look:
            card = _group(look["card"], card)
    under: list[Node] = [["u", look["under"]] for look in looks if "under" in look]
    over: list[Node] = [["u", look["over"]] for look in looks if "over" in look]
    return [*under, card, *over, *_badges(looks)]


def _group(attributes: Json, card: Node) -> Node:
    return ["g", attributes, card]


def _badges(looks: Sequence[Mapping[str, Json]]) -> list[Node]:
    """Each badge takes its favourite corner, or clockwise the next free one."""
    free = dict(enumerate(cast("list[Node]", table("corners")["at"])))
    nodes: list[Node] = []
    for look in looks:
        if "badge" in look and free:
            name, corner = cast("tuple[str, int]", look["badge"])
            spot = min(free, key=lambda at: (at - corner) % 4)
            nodes.append(["@", *free.pop(spot), ["u", name]])
    return nodes


def _arguments(code: str, place: int | None, crowned: bool) -> dict[str, Json]:
    cards = cast("Mapping[str, list[str]]", table("cards"))
    sets = cast("Mapping[str, dict[str, Json]]", table("args"))
    if code not in cards:
        raise ValueError(f"{code!r} is no card with a picture; write a code such as G7, f01, M.kit, bear.w or back")
    args = {key: value for name in cards[code] for key, value in sets[name].items()}
    if crowned and "crown" not in args:
        raise ValueError(f"{code!r} cannot wear the crown; only suit cards, G0 to B10, can")
    if place is not None and place not in PLACES:
        raise ValueError(f"place {place!r} is not in a row; places are numbered 1 to {PLACES[-1]}")
    if place is not None and "place" not in args:
        raise ValueError(f"{code!r} has no place in the row; only rule cards have one")
    return args | (sets["crowned"] if crowned else {}) | (sets[f"place-{place}"] if place else {})


def _states(state: State | Sequence[State]) -> Sequence[State]:
    return (state,) if isinstance(state, str) else state


STATES: tuple[State, ...] = get_args(State)
