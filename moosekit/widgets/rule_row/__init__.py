"""The RuleRow: rule cards laid into a row by hand, and what each order and reading changes."""

from moosekit.widgets.rule_row.row import RuleRow

__all__ = ["RuleRow"]
