"""Rule references of the throw-away games; no clause stands behind them."""

from moosekit.core.facts import Facts, RuleRef
from moosekit.core.ids import RuleId
from moosekit.core.refusal import Refusal


def ref(rule: str) -> RuleRef:
    """A reference to a rule of a throw-away game."""
    return RuleRef("kernel-test", RuleId(rule), "1.1")


def refused(code: str, facts: Facts = ()) -> tuple[Refusal, ...]:
    """One refusal, named after its rule."""
    return (Refusal(f"refusal.{code}", ref(code), facts),)
