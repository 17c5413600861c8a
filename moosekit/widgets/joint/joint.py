"""The TwoWayTable and the Tree: two things that happen together; choosing one is a condition, in either direction."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, Literal, TypeAlias, TypeVar, cast, get_args

import traitlets

from moosekit.chance.dist import Dist
from moosekit.chance.show import label
from moosekit.chance.two_way import TwoWay
from moosekit.core.json_data import Reader
from moosekit.core.kinds import WHOLE, Kind
from moosekit.widgets.base import Checks, SceneWidget
from moosekit.widgets.contract import Theme
from moosekit.widgets.joint.contract import JointScene
from moosekit.widgets.joint.fallback import fallback_html
from moosekit.widgets.joint.scene import Named
from moosekit.widgets.joint.whole import good_number
from moosekit.widgets.kinds import FUNCTION, TEXT, check_kinds
from moosekit.widgets.saying import Saying

__all__ = ["JointWidget", "Numbers", "Tree", "TwoWayTable"]

A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)
Numbers: TypeAlias = Literal["counts", "fractions"]
JOINT: Final = Kind(
    "a distribution of pairs, or its table2(…)",
    lambda value: (
        isinstance(value, TwoWay) or (isinstance(value, Dist) and all(map(_is_pair, cast("Dist[Hashable]", value))))
    ),
)


class JointWidget(SceneWidget[JointScene]):
    """What a TwoWayTable and a Tree have in common.

    ``given`` is what is chosen: nothing (``""``), a value of the first thing (``"side:0"``, counted from 0), of the
    second (``"top:1"``), or both together (``"cell:0:1"``). ``numbers`` are ``"counts"``, whole numbers of cases, or
    ``"fractions"``; ``swapped`` turns first and second round. All three can be set, and the page sets them.
    """

    given: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("").tag(sync=True)
    numbers: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("counts").tag(sync=True)
    swapped: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        joint: TwoWay[A, B] | Dist[tuple[A, B]],
        *,
        side: str = "",
        top: str = "",
        name: Callable[[Hashable], str] | None = None,
        out_of: int | None = None,
        title: str | None = None,
        given: str = "",
        numbers: Numbers = "counts",
        swapped: bool = False,
        language: str = "en",
        theme: Theme = "auto",
    ) -> None:
        check_kinds(
            ("joint", joint, JOINT),
            ("side", side, TEXT),
            ("top", top, TEXT),
            ("name", name, FUNCTION.or_none),
            ("out_of", out_of, WHOLE.or_none),
            ("title", title, TEXT.or_none),
        )
        table = joint if isinstance(joint, TwoWay) else TwoWay(joint)
        many = good_number(table.joint) if out_of is None else out_of
        named = Named(table, side, top, name or (lambda value: label(value, language)), many, language)
        self._saying = Saying.about((), language)
        scene = named.scene(title or self._saying.said("joint.title"))
        self._places = _places(len(scene["side"]), len(scene["top"]))
        super().__init__(
            language,
            {
                "given": given,
                "numbers": numbers,
                "swapped": swapped,
                "scene": scene,
                "words": self._saying.page("joint.page."),
                "theme": theme,
            },
        )

    def __repr__(self) -> str:
        scene = self.scene
        sides = f"{len(scene['side'])} by {len(scene['top'])}"
        given = f", given {self.given}" if self.given else ""
        return f"{type(self).__name__}({scene['title']!r}, {sides}, out of {scene['all']}{given})"

    @traitlets.validate("given", "numbers")
    def _valid_choice(self, proposal: dict[str, object]) -> str:
        trait, value = cast("traitlets.TraitType[str, str]", proposal["trait"]), cast("str", proposal["value"])
        choices = self._places if trait.name == "given" else get_args(Numbers)
        if value not in choices:
            raise traitlets.TraitError(f"{value!r:.60} is not possible as {trait.name}; choose one of {choices!r}")
        return value

    def _checks(self) -> Checks:
        return {
            "given": lambda value: value.choice(self._places),
            "numbers": lambda value: value.choice(get_args(Numbers)),
            "swapped": Reader.truth,
        }

    def _fallback_html(self) -> str:
        return fallback_html(self.scene, self._saying, tree=self._front == "tree", swapped=self.swapped)


class TwoWayTable(JointWidget):
    """Two things that happen together, as a table. Choosing a row or a column leaves only its cases; a cell tells both.

    ``joint`` is a distribution of pairs or its ``table2``; ``side`` and ``top`` say what the two things are, ``name``
    what their values are called. ``out_of`` is of how many cases the whole numbers speak; without it, of all of them
    where these are few. Fractions are always exact. Everything is in the page, which needs no Python.

    Raises:
        TypeError: an argument of another kind than it should be.
        ValueError: too many values for a picture, or no number of cases; says what would be right.
        TraitError: a choice or theme that there is not; lists those there are.

    >>> deals = Dist({("trap", "plays"): 6, ("trap", "stuck"): 2, ("none", "plays"): 11, ("none", "stuck"): 1})
    >>> table = TwoWayTable(deals, side="hand", top="turn", title="Stuck?", given="top:1")
    >>> table
    TwoWayTable('Stuck?', 2 by 2, out of 20, given top:1)
    >>> [row[1]["of_top"]["chance"] for row in table.scene["cells"]]
    ['1/3', '2/3']
    >>> table.close()
    """

    _front = "two-way-table"


class Tree(JointWidget):
    """The same as a tree: the first thing, then the second, with branches as thick as they are likely.

    Arguments and errors are those of ``TwoWayTable``. A chosen branch leaves only its cases; ``swapped`` is the tree
    the other way round, of the same cases.

    >>> tree = Tree(Dist.uniform([("heads", "heads"), ("heads", "tails"), ("tails", "-")]), title="Tosses")
    >>> tree, tree.scene["side"][0]["share"]["chance"]
    (Tree('Tosses', 2 by 3, out of 3), '2/3')
    >>> tree.close()
    """

    _front = "tree"


def _is_pair(value: object) -> bool:
    return isinstance(value, tuple) and len(cast("tuple[object, ...]", value)) == 2


def _places(side: int, top: int) -> tuple[str, ...]:
    lines = [f"side:{row}" for row in range(side)] + [f"top:{column}" for column in range(top)]
    return ("", *lines, *[f"cell:{row}:{column}" for row in range(side) for column in range(top)])
