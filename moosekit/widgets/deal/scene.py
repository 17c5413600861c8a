"""What a DealView shows: the hands, the deck, and what was counted."""

from __future__ import annotations

from collections.abc import Sequence

from moosekit.chance.answer import Answer
from moosekit.widgets.deal.contract import DealScene, DealtHand, ExactChance
from moosekit.widgets.deal.dealing import BACKS, Dealing
from moosekit.widgets.saying import Saying
from moosekit.words import numbers
from moosekit.words.card_names import card_name


def deal_scene(
    game: str,
    dealing: Dealing,
    own: Sequence[str],
    asks: str,
    called: str | None,
    names: Sequence[str],
    title: str | None,
    most: int,
    saying: Saying,
) -> DealScene:
    """The scene."""
    given = names or _names(len(dealing.sizes), saying)
    if len(given) != len(dealing.sizes):
        raise ValueError(f"names={[*names]!r:.60}: expected one for each of {len(dealing.sizes)} hands")
    codes = dict.fromkeys([*dealing.deck, *own])
    return DealScene(
        title=title or saying.said("deal-view.title"),
        language=saying.language,
        asks=asks,
        called=called or saying.said("deal-view.called"),
        hands=[DealtHand(name=name, size=size) for name, size in zip(given, dealing.sizes, strict=True)],
        own=list(own),
        unseen=dealing.deck.size,
        wanted=dealing.deck.count(dealing.counts),
        counted=[code for code in codes if dealing.counts(code)],
        back=BACKS[game],
        cards={code: card_name(game, code, saying.language) for code in codes},
        exact=_exact(dealing, saying),
        most=most,
    )


def _names(hands: int, saying: Saying) -> list[str]:
    if hands == 1:
        return [saying.said("deal-view.hand")]
    return [saying.said("deal-view.hand-number", number=number) for number in range(1, hands + 1)]


def _exact(dealing: Dealing, saying: Saying) -> ExactChance:
    answer = Answer.of(dealing.dist, dealing.happens)
    return ExactChance(
        chance=numbers.chance(answer.value, saying.language),
        percent=numbers.percent(answer.value, saying.language),
        part=round(answer.value * 1000),
        steps=[step.text(saying.language) for step in answer.steps],
    )
