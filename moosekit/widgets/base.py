"""What every widget of moosekit is: an anywidget whose page is not trusted, and which can become a page of its own.

A widget class names its front end, the traits that a page may write with a check for each, and how it answers
messages. Everything else is here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from html import escape
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Generic, Self, TypeAlias, TypedDict, TypeVar, cast, get_args

import traitlets

from moosekit.core.json_data import BadData, Json, Reader
from moosekit.widgets.contract import Theme
from moosekit.widgets.kinds import FILE, check_kinds, kind_of
from moosekit.widgets.nulls import from_page, to_page
from moosekit.widgets.page import html_page
from moosekit.words import text

if TYPE_CHECKING:

    class _Base(traitlets.HasTraits):
        """The part of ``anywidget.AnyWidget`` that is used here, typed."""

        model_id: str
        comm: object
        layout: _Base

        def __init__(self, **state: object) -> None: ...
        def close(self) -> None: ...
        def send(self, content: object, buffers: object = None) -> None: ...
        def send_state(self, key: str | list[str] | None = None) -> None: ...
        def get_state(self, key: object = None, drop_defaults: bool = False) -> dict[str, object]: ...
        def set_state(self, sync_data: dict[str, object]) -> None: ...
        def hold_sync(self) -> AbstractContextManager[None]: ...
        def on_msg(self, callback: Callable[[object, object, object], None]) -> None: ...
        def _repr_mimebundle_(self, **kwargs: object) -> tuple[dict[str, object], dict[str, object]] | None: ...

else:
    from anywidget import AnyWidget as _Base

__all__ = ["Data", "MooseWidget", "SceneWidget", "Told"]

T = TypeVar("T")
Checks: TypeAlias = Mapping[str, Callable[[Reader], Json]]
STATIC = files("moosekit.widgets").joinpath("static")


class Data(traitlets.TraitType[T, T], Generic[T]):
    """JSON data that is replaced as a whole and never changed in place, so that every change reaches the page."""


class Told(Data[T]):
    """Data that only the widget itself sets, with ``set_trait``: what its page is told.

    >>> from moosekit.widgets import GameTable
    >>> with GameTable("moustache", seats=4, seed=7) as table:
    ...     table.now = {}
    Traceback (most recent call last):
        ...
    traitlets.traitlets.TraitError: now is what the widget tells its page: expected that only the widget sets it
    """

    def __set__(self, obj: traitlets.HasTraits, value: T) -> None:
        if isinstance(obj, MooseWidget) and obj.comm is not None:  # it is made, and tells its page
            raise traitlets.TraitError(
                f"{self.name} is what the widget tells its page: expected that only the widget sets it"
            )
        super().__set__(obj, value)


def front_end(name: str) -> str:
    """The source of a built front end.

    Raises:
        FileNotFoundError: it has not been built; says how to.
    """
    built = STATIC.joinpath(f"{name}.js")
    if not built.is_file():
        raise FileNotFoundError(
            f"the front end {name!r} has not been built: run 'python hatch_build.py' in the checkout"
        )
    return built.read_text(encoding="utf-8")


def valid(read: Callable[[Reader], T], proposal: Mapping[str, object], fault: str) -> T:
    """What a trait was set to from Python, checked as what a page writes is.

    Raises:
        TraitError: ``fault``, with what is wrong and where in its gap ``{why}``.
    """
    try:
        return read(Reader(cast("Json", proposal["value"])))
    except BadData as why:
        raise traitlets.TraitError(fault.format(why=why)) from None


class MooseWidget(_Base):
    """The base of the widgets. Use it in a ``with`` block, or ``close()`` it, and its page goes too."""

    _front: str
    """the front end's name in ``static/``"""
    _own_layout: _Base | None = None
    """what ipywidgets makes for this widget alone; nothing yet where making the widget fails"""

    _esm = traitlets.Unicode().tag(sync=True)
    theme: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("auto").tag(sync=True)

    def __init__(self, language: str, state: Mapping[str, object]) -> None:
        """``state``: all traits at once, as the page is told of them while the widget is being made.

        Raises:
            TypeError: a value of the state is of another kind than its trait.
        """
        kinds = {name: kind_of(trait) for name, trait in self.class_traits().items()}
        check_kinds(*[(name, value, kind) for name, value in state.items() if (kind := kinds[name]) is not None])
        self._language = language
        super().__init__(**state)
        self._own_layout = self.layout
        self.on_msg(lambda _widget, content, _buffers: self._receive(cast("Json", from_page(content))))

    @traitlets.default("_esm")
    def _default_esm(self) -> str:
        return front_end(self._front)

    @traitlets.validate("theme")
    def _valid_theme(self, proposal: dict[str, object]) -> str:
        theme = cast("str", proposal["value"])
        if theme not in get_args(Theme):
            raise traitlets.TraitError(f"{theme!r:.60} is not a theme; choose one of {', '.join(get_args(Theme))}")
        return theme

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Closes the widget: its page goes, too, and Python keeps nothing of it."""
        super().close()
        if self._own_layout is not None:  # a widget itself, which nobody else would ever close
            self._own_layout.close()

    @property
    def language(self) -> str:
        """The language of all words, ``en`` or ``fr``."""
        return self._language

    def get_state(self, key: object = None, drop_defaults: bool = False) -> dict[str, object]:
        """What is told to a page, as the base has it."""
        return cast("dict[str, object]", to_page(super().get_state(key, drop_defaults)))

    def send(self, content: object, buffers: object = None) -> None:
        """Sends a message to all pages that show the widget."""
        super().send(to_page(content), buffers)

    def set_state(self, sync_data: dict[str, object]) -> None:
        """What a page wrote. Anything that is not allowed or not valid is refused, and the page gets the true value."""
        checks = self._checks()
        good: dict[str, object] = {}
        bad: list[str] = []
        for name, value in sync_data.items():
            try:
                if name not in checks:
                    raise BadData(f"$.{name[:40]}", "a page may not write this")
                good[name] = checks[name](Reader(cast("Json", from_page(value))))
            except (BadData, RecursionError):
                bad.append(name)
        if good:
            super().set_state(good)
        if bad:
            self.send_state([name for name in bad if self.has_trait(name)])
            self.send({"kind": "refusal", "id": 0, "sentence": self._unwritable(), "variant": None})

    def _checks(self) -> Checks:
        """What a page may write, and how each value is checked; nothing by default."""
        return {}

    def _unwritable(self) -> str:
        """What is said where a page wrote what it may not."""
        return text("ui.refusal.message", self._language)

    def _receive(self, content: Json) -> None:
        """A message of the page. Most ask only whether Python is there: what a learner does comes as values."""
        if isinstance(content, dict) and content.get("kind") == "hello":
            self.send({"kind": "hello", "id": 0, "sentence": ""})

    def _fallback_html(self) -> str:
        """What is shown where no widget can be: words and pictures without a script."""
        return f"<p>{escape(text('ui.fallback', self._language))}</p>"

    def _page_state(self) -> dict[str, Json]:
        """The state that the front end needs, without what only hosts need."""
        names = [name for name in self.traits(sync=True) if not name.startswith("_") and name not in HOST_TRAITS]
        return {name: cast("Json", getattr(self, name)) for name in sorted(names)}

    def _repr_mimebundle_(self, **kwargs: object) -> tuple[dict[str, object], dict[str, object]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/plain": repr(self), "text/html": self._fallback_html()}, metadata

    def to_html(self, path: str | Path, *, title: str | None = None) -> Path:
        """Writes one self-contained page that works from disk, without Python and without asking anybody for anything.

        Returns:
            The path of the page.

        Raises:
            TypeError: the path or the title is none.
            OSError: the file cannot be written.
        """
        check_kinds(("path", path, FILE))
        page = Path(path)
        page.write_text(html_page([self], title=title), encoding="utf-8")
        return page

    def page_part(self) -> tuple[str, str, dict[str, Json], str]:
        """What a page needs of this widget: the front end's name, its source, the state, and what stands in for it."""
        return self._front, front_end(self._front), self._page_state(), self._fallback_html()

    @property
    def page_title(self) -> str:
        """What a page of this widget alone is called."""
        return type(self).__name__


class Titled(TypedDict):
    """What every scene has."""

    title: str


S = TypeVar("S", bound=Titled)


class SceneWidget(MooseWidget, Generic[S]):
    """A widget whose page is told once, as its ``scene``, all that does not change; ``words`` are those of buttons."""

    scene: Told[S] = Told[S]().tag(sync=True)
    words: Told[dict[str, str]] = Told[dict[str, str]]().tag(sync=True)

    @property
    def page_title(self) -> str:
        """What a page of this widget alone is called."""
        return self.scene["title"]


HOST_TRAITS = ("comm", "keys", "layout", "tabbable", "tooltip")
