"""Every picture that Python and the front ends must draw alike, and the golden file that both are held to.

After a wanted change of the art: `python -m tests.draw.gallery` writes the golden file again; look at what changed.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from moosekit.draw import (
    STATES,
    State,
    card_svg,
    crown_svg,
    icon_svg,
    pip_svg,
    rule_card_svg,
    star_svg,
    style_css,
    team_svg,
    token_svg,
    trophy_back_svg,
    trophy_svg,
)
from moosekit.draw.art import table

GOLDEN = Path(__file__).parent / "golden" / "art.json"
XMLNS = ' xmlns="http://www.w3.org/2000/svg"'

CARDS = [
    code for code, sets in table("cards").items() if isinstance(sets, list) and sets[0] not in ("rule", "rule-back")
]
RULES = [code for code, sets in table("cards").items() if isinstance(sets, list) and sets[0] == "rule"]
ICONS = [name.removeprefix("icon-") for name in table("pictures") if name.startswith("icon-")]
PIPS = ("g", "p", "o", "b", "pigeon", "unicorn", "monkey")
COMBINED: list[tuple[State, ...]] = [
    *((state,) for state in STATES),
    ("leads", "ahead", "lit"),
    ("illegal", "discarded"),
    ("idle", "illegal", "discarded", "chosen", "leads"),
]


def pictures() -> Iterator[tuple[str, str]]:
    """Name and SVG text; a name says what the front ends must be asked for: kind, code, size, states, number."""
    for size in (40, 120):
        for code in CARDS:
            yield f"card {code} {size}", card_svg(code, title=code, description="a card", size=size, theme="page")
        for states in COMBINED:
            name = f"card O10 {size} {'+'.join(states)}"
            yield name, card_svg("O10", title="O10", description="a card", size=size, state=states, theme="page")
    for rule in RULES:
        yield f"card {rule} 120", rule_card_svg(rule, title=rule, description="a card", theme="page")
    for place in range(1, 7):
        name = f"card rule-back 64  {place}"
        svg = rule_card_svg(None, title="rule-back", description="a card", size=64, place=place, theme="page")
        yield name, svg
    svg = rule_card_svg(
        "twos-win", title="twos-win", description="a card", size=64, place=2, state="acting", theme="page"
    )
    yield "card twos-win 64 acting 2", svg
    for size in (40, 120):
        for code in ("G0", "B5"):
            svg = card_svg(code, title=code, description="a card", size=size, crowned=True, theme="page")
            yield f"crowned {code} {size}", svg
    yield from _signs()


def _signs() -> Iterator[tuple[str, str]]:
    for name, leads in (("team-pink", False), ("team-pink-lead", True)):
        yield f"sign {name} 84", team_svg("pink", title=name, description="a card", leads=leads, theme="page")
    for name, leads in (("team-blue", False), ("team-blue-lead", True)):
        yield f"sign {name} 84", team_svg("blue", title=name, description="a card", leads=leads, theme="page")
    yield "sign token-heads 72", token_svg("heads", title="token-heads", description="a card", theme="page")
    yield "sign token-tails 72", token_svg("tails", title="token-tails", description="a card", theme="page")
    for value in range(11):
        svg = trophy_svg(value, title="trophy", description="a card", theme="page")
        yield f"sign trophy 72  {value}", svg
    svg = trophy_back_svg(4, title="trophy-back", description="a card", theme="page")
    yield "sign trophy-back 72  4", svg
    yield "sign crown 40", crown_svg(title="crown", description="a card", theme="page")
    yield "sign star 24", star_svg(title="star", description="a card", theme="page")
    for pip in PIPS:
        yield f"sign pip-{pip} 20", pip_svg(pip, title=f"pip-{pip}", description="a card", theme="page")
    for icon in ICONS:
        yield f"icon {icon} 20", icon_svg(icon, title=icon, description="a card", theme="page")


def golden() -> dict[str, object]:
    """What the golden file holds: a digest of every picture, one picture in full, and the style block."""
    drawn = {name: svg.replace(XMLNS, "") for name, svg in pictures()}
    digests = {name: sha256(svg.encode()).hexdigest()[:16] for name, svg in drawn.items()}
    return {"digests": digests, "whole": {"card P3 40": drawn["card P3 40"]}, "style": style_css()}


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(golden(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
