"""Settings that no variant has: the second method agrees with these too, or the game or the question refuses them."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from moosekit.chance import Uncountable
from moosekit.chance.questions import FAMILIES, Family, Setting, Told
from moosekit.chance.questions.setting import Value
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.cards import ANIMALS
from tests.chance.questions.test_second_methods import SECOND
from tests.samples import samples

#: where the second method looks at every trick, of three players
TRICKS: Final = ("row-order", "rule-card", "colour-takes", "trick-values")
#: where it takes longer than elsewhere: so many settings
SLOW: Final = {"row-order": 3, "rule-card": 8, "colour-takes": 8, "blue-wins": 5, "first-set": 6, "all-seen": 6}
WORDS: Final = (
    *[value for family in FAMILIES for setting in family.settings for value in setting.values],
    *[card.code for card in ANIMALS],
    *["with-reported", "first-word", "strict-row", "off", "reversed", "threes-low", "new-lead,twos-win"],
    *["3x2-1x5", "2x3-2x1", "4x1", "1x2", "7-1-1-1", "4-3-3-2", "0-0-0-0-0-0-0-0-0-0-9", "1-1-1-1-1-1-1-1-1-1-1"],
    *["1-2-9,2-3-4,3-4-5,4-5-6", "3", "6"],
)
#: of these a deck is made, which is most often the usual one
MADE: Final = ("animals", "wilds", "yetis", "avalanches")


def read(setting: Setting, text: str) -> tuple[Value, ...]:
    try:
        return (setting.read(text),)
    except (ValueError, LookupError):
        return ()


def pool(family: Family, setting: Setting) -> tuple[Value, ...]:
    """Values near those of the variants, and all words that the setting takes."""
    if setting.name == "players" and family.slug in TRICKS:
        return (3,)
    numbers = [value + off for value in setting.values if isinstance(value, int) for off in range(-3, 4)]
    texts = [str(value) for value in (WORDS if isinstance(setting.values[0], str) else numbers)]
    return tuple(dict.fromkeys([value for text in texts for value in read(setting, text)]))


def some(family: Family, pools: list[tuple[Value, ...]], random: Random) -> Told:
    def value(setting: Setting, values: tuple[Value, ...]) -> Value:
        usual = setting.name in MADE and random.random() < 0.6
        return setting.values[0] if usual else random.choice(values)

    return Told(tuple([(one.name, value(one, values)) for one, values in zip(family.settings, pools, strict=True)]))


@pytest.mark.parametrize("family", [one for one in FAMILIES if one.slug != "race"], ids=lambda family: family.id)
def test_settings_that_no_variant_has_are_counted_a_second_time(family: Family) -> None:
    random, counted = Random(family.id), 0
    pools = [pool(family, setting) for setting in family.settings]
    few = SLOW.get(family.slug, 15)
    enough = samples(few, 5 * few)
    for _ in range(50 * enough):
        told = some(family, pools, random)
        try:
            value = family.ask(told).answer.value
        except (Uncountable, BadSetup):
            continue
        assert value == SECOND[family.slug](told), told
        counted += 1
        if counted == enough:
            return
    pytest.fail(f"only {counted} settings can be asked about")
