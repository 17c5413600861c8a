"""Two things that happen together, as a two-way table and as a tree: whole numbers first, then fractions."""

from moosekit.widgets.joint.joint import JointWidget, Tree, TwoWayTable

__all__ = ["JointWidget", "Tree", "TwoWayTable"]
