"""Reading the two contracts, TypeScript's interfaces and Python's typed dictionaries, so that they can be compared."""

import inspect
import re
from types import ModuleType
from typing import Final, ForwardRef

INTERFACE: Final = re.compile(r"export interface (\w+)(?: extends \w+)? \{\n(.*?)\n\}", re.DOTALL)
FIELD: Final = re.compile(r"^  readonly (\w+): (.+);$", re.MULTILINE)
WORD: Final = re.compile(r'\bwords\(\s*"([a-z.-]+)"')
SIMPLE: Final = {"string": "str", "number": "int", "boolean": "bool", "null": "None"}


def python_type(typescript: str) -> str:
    """The Python annotation that says the same."""
    if record := re.fullmatch(r"Readonly<Record<string, (.+)>>", typescript):
        return f"dict[str, {python_type(record[1])}]"
    parts = typescript.split(" | ")
    if all(part.startswith('"') for part in parts):
        return f"Literal[{', '.join(parts)}]"
    if len(parts) > 1:
        return " | ".join(python_type(part) for part in parts)
    if typescript.startswith("readonly "):
        return f"list[{python_type(typescript.removeprefix('readonly ').removesuffix('[]'))}]"
    return SIMPLE.get(typescript, typescript)


def interfaces(contract: str) -> dict[str, dict[str, str]]:
    """The interfaces of a TypeScript contract, their fields as Python annotations."""
    return {
        name: {field: python_type(kind) for field, kind in FIELD.findall(body)}
        for name, body in INTERFACE.findall(contract)
    }


def typed_dicts(contract: ModuleType) -> dict[str, dict[str, str]]:
    """The typed dictionaries that a module defines, as they are written."""
    classes = {name: kind for name, kind in vars(contract).items() if inspect.isclass(kind) and "TypedDict" not in name}
    own = {name: kind for name, kind in classes.items() if kind.__module__ == contract.__name__}
    return {
        name: {field: _text(kind) for field, kind in inspect.get_annotations(found).items()}
        for name, found in own.items()
    }


def _text(annotation: object) -> str:
    """The annotation as it was written; a mapping is a dictionary once it is sent."""
    assert isinstance(annotation, ForwardRef)
    return annotation.__forward_arg__.replace("'", '"').replace("Mapping[", "dict[")
