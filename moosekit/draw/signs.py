"""The small drawings: team signs, trophies, the crown, pips and icons."""

from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from moosekit.draw.art import Args, Json, Node, table
from moosekit.draw.interpret import draw
from moosekit.draw.svg import Box, Theme, document

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "Team",
    "crown_svg",
    "icon_svg",
    "pip_svg",
    "star_svg",
    "team_svg",
    "token_svg",
    "trophy_back_svg",
    "trophy_svg",
]

Team: TypeAlias = Literal["pink", "blue"]


def team_svg(
    team: Team, *, title: str, description: str, leads: bool = False, size: float = 84, theme: Theme = "auto"
) -> str:
    """A team's sign: pink a rosette, blue a shield; with a crown on top for the one who `leads`. `size` in pixels.

    >>> "gold" in team_svg("blue", title="blue team", description="", leads=True, theme="page")
    True
    """
    name = f"team-{team}-lead" if leads else f"team-{team}"
    return _sign(name, {}, title=title, description=description, size=size, theme=theme)


def trophy_svg(value: int, *, title: str, description: str, size: float = 72, theme: Theme = "auto") -> str:
    """A trophy, face up, with its value (0 to 10).

    >>> trophy_svg(12, title="", description="")
    Traceback (most recent call last):
    ValueError: a trophy cannot show 12; there are digits for 0 to 10
    """
    return _numbered("trophy", value, title=title, description=description, size=size, theme=theme)


def trophy_back_svg(round_number: int, *, title: str, description: str, size: float = 72, theme: Theme = "auto") -> str:
    """A trophy, face down: the back shows the number of its round (0 to 10, as for `trophy_svg`).

    >>> trophy_back_svg(1, title="", description="") == trophy_back_svg(2, title="", description="")
    False
    """
    return _numbered("trophy-back", round_number, title=title, description=description, size=size, theme=theme)


def crown_svg(*, title: str, description: str, size: float = 40, theme: Theme = "auto") -> str:
    """The crown of the one who leads or is ahead.

    >>> 'width="56"' in crown_svg(title="crown", description="", size=56)
    True
    """
    return _sign("crown", {}, title=title, description=description, size=size, theme=theme)


def star_svg(*, title: str, description: str, size: float = 24, theme: Theme = "auto") -> str:
    """One star, the points of Moustache.

    >>> "#FFC93C" in star_svg(title="star", description="")
    True
    """
    return _sign("star", {}, title=title, description=description, size=size, theme=theme)


def token_svg(
    side: Literal["heads", "tails"], *, title: str, description: str, size: float = 72, theme: Theme = "auto"
) -> str:
    """The token of Moose Match Mayhem: the head of a moose, or its tail. Another side raises `ValueError`.

    >>> token_svg("heads", title="heads", description="") == token_svg("tails", title="heads", description="")
    False
    """
    return _sign(f"token-{side}", {}, title=title, description=description, size=size, theme=theme)


def pip_svg(kind: str, *, title: str, description: str, size: float = 20, theme: Theme = "auto") -> str:
    """The sign of a suit (`g`, `p`, `o`, `b`) or of a joker (`pigeon`, `unicorn`, `monkey`), for texts and tables.

    An unknown one raises `ValueError`.

    >>> "var(--mk-b)" in pip_svg("b", title="blue", description="", theme="page")
    True
    """
    return _sign(f"pip-{kind}", {}, title=title, description=description, size=size, theme=theme)


def icon_svg(name: str, *, title: str, description: str, size: float = 20, theme: Theme = "auto") -> str:
    """A line drawing for a button, in the colour of the text around it: `next`, `undo`, `book` and so on.

    An unknown one raises `ValueError` with all the names.

    >>> 'stroke="currentColor"' in icon_svg("next", title="next", description="one step on")
    True
    """
    if f"icon-{name}" not in table("pictures"):
        known = sorted(key.removeprefix("icon-") for key in table("pictures") if key.startswith("icon-"))
        raise ValueError(f"there is no icon {name!r}; choose one of {', '.join(known)}")
    node: Node = ["l", "currentColor", 2.2, ["u", f"icon-{name}"]]
    return document(draw([node], {}), box=(0, 0, 20, 20), width=size, title=title, description=description, theme=theme)


def _numbered(name: str, number: int, *, title: str, description: str, size: float, theme: Theme) -> str:
    if f"n{number}" not in table("pictures"):
        raise ValueError(f"a trophy cannot show {number!r}; there are digits for 0 to 10")
    return _sign(name, {"n": f"n{number}"}, title=title, description=description, size=size, theme=theme)


def _sign(name: str, args: Args, *, title: str, description: str, size: float, theme: Theme) -> str:
    signs = cast("Mapping[str, Mapping[str, Json]]", table("signs"))
    if name not in signs:
        raise ValueError(f"there is no sign {name!r}; choose one of {', '.join(signs)}")
    box = cast("Box", tuple(cast("list[float]", signs[name]["box"])))
    children = draw([signs[name]["draw"]], args)
    return document(children, box=box, width=size, title=title, description=description, theme=theme)
