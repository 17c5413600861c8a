"""What stands in for a TwoWayTable or a Tree where no widget runs: whole numbers in a table, the tree as SVG."""

from __future__ import annotations

from html import escape

from moosekit.draw.tables import table_html
from moosekit.draw.trees import Branch, tree_svg
from moosekit.widgets.joint.contract import JointScene
from moosekit.widgets.saying import Saying


def fallback_html(scene: JointScene, saying: Saying, *, tree: bool, swapped: bool) -> str:
    """The picture with its totals, what the numbers are, and the words to run the cell."""
    total = saying.said("chance.table.total")
    heads = (scene["side_name"], *[column["name"] for column in scene["top"]], total)
    rows = [
        (line["name"], *[cell["count"] for cell in cells], line["count"])
        for line, cells in zip(scene["side"], scene["cells"], strict=True)
    ]
    rows.append((total, *[column["count"] for column in scene["top"]], scene["all"]))
    note = saying.said("joint.page.exact" if scene["exact"] else "joint.page.rounded", all=scene["all"])
    picture = _tree(scene, swapped=swapped) if tree else ""
    return (
        f'<div lang="{escape(saying.language)}"><p><strong>{escape(scene["title"])}</strong></p>{picture}'
        f"{table_html(scene['top_name'], heads, rows, language=saying.language)}"
        f"<p>{escape(note)}</p><p>{escape(saying.said('joint.fallback'))}</p></div>"
    )


def _tree(scene: JointScene, *, swapped: bool) -> str:
    first, second = (scene["top"], scene["side"]) if swapped else (scene["side"], scene["top"])
    branches = tuple(
        [
            Branch(
                one["count"],
                one["name"],
                one["share"]["part"] / 1000,
                tuple(
                    [
                        Branch(cell["count"], other["name"], cell["share"]["part"] / 1000)
                        for place, other in enumerate(second)
                        for cell in [scene["cells"][place][row] if swapped else scene["cells"][row][place]]
                    ]
                ),
            )
            for row, one in enumerate(first)
        ]
    )
    said = "; ".join([f"{one['said']}: {one['count']}" for one in first])
    root = Branch(scene["all"], "", 1, branches)
    return tree_svg(root, title=scene["title"], description=f"{scene['all']}: {said}", theme="inherit")
