"""Names of a package that are loaded when they are first asked for, so that importing the package costs nothing."""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost more than all the rest
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def lazily(package: str, homes: Mapping[str, str]) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """The ``__getattr__`` and ``__dir__`` of a package.

    ``homes`` has for each of its modules the names that come from there, with blanks between. To a type checker a
    package with ``__getattr__`` would have every name, so it is to be hidden behind ``if not TYPE_CHECKING``.

    >>> load, names = lazily("moosekit", {"chance.counting": "counts hypergeometric"})
    >>> load("counts").__module__
    'moosekit.chance.counting'
    >>> load("count")
    Traceback (most recent call last):
        ...
    AttributeError: module 'moosekit' has no attribute 'count'; it offers counts, hypergeometric
    """
    home_of = {name: home for home, names in homes.items() for name in names.split()}

    def load(name: str) -> object:
        if name not in home_of:
            offered = ", ".join(sorted(home_of))
            raise AttributeError(f"module {package!r} has no attribute {name!r}; it offers {offered}")
        from importlib import import_module

        value: object = getattr(import_module(f"{package}.{home_of[name]}"), name)
        setattr(import_module(package), name, value)  # asked for once only
        return value

    def names() -> list[str]:
        from importlib import import_module

        return sorted({*vars(import_module(package)), *home_of})

    return load, names
