"""The DealView: cards dealt from a deck, once or a thousand times, beside the exact chance."""

from moosekit.widgets.deal.deal_view import DealView

__all__ = ["DealView"]
