"""The CardGrid: every card's chance to take a trick, as a heat map of four colours by eleven values."""

from moosekit.widgets.card_grid.grid import CardGrid

__all__ = ["CardGrid"]
