"""Python and the front ends agree: the types field by field, the words key by key, the state to the letter."""

import re
from pathlib import Path

from moosekit.widgets import TrickStepper, contract
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import WORD, interfaces, python_type, typed_dicts
from tests.widgets.golden_state import GOLDEN, example, state_text

ROOT = Path(__file__).parents[2]
CONTRACT = (ROOT / "widgets/src/core/contract.ts").read_text(encoding="utf-8")
OTHERS = {
    ROOT / "widgets/src" / name
    for name in (
        "table",
        "rule-row",
        "quiz",
        "joint",
        "numbers",
        "deal",
        "chart",
        "predict",
        "card-grid",
        "hosting",
        "site",
    )
}
#: what the stepper is made of; the others have words of their own
SOURCES = [path for path in sorted((ROOT / "widgets/src").rglob("*.ts")) if OTHERS.isdisjoint(path.parents)]
ONLY_IN_THE_PAGE = {"Progress", "StepperState"}


def test_every_interface_is_a_typed_dict_with_the_same_fields() -> None:
    both = {name: fields for name, fields in interfaces(CONTRACT).items() if name not in ONLY_IN_THE_PAGE}
    assert typed_dicts(contract) == both


def test_the_literals_are_the_same() -> None:
    for name in ("PlayState", "FrameKind", "Deck", "Theme"):
        typescript = re.search(rf"export type {name} = (.+);", CONTRACT)
        assert typescript is not None
        python = repr(getattr(contract, name)).removeprefix("typing.").replace("'", '"')
        assert python == python_type(typescript[1])


def test_every_synced_trait_is_in_the_contract_and_the_other_way_round() -> None:
    found = interfaces(CONTRACT)
    with TrickStepper(example()) as stepper:
        assert set(stepper.page_part()[2]) == set(found["StepperState"]) | set(found["Progress"])


def test_the_golden_state_is_what_python_sends() -> None:
    assert GOLDEN.read_text(encoding="utf-8") == state_text()


def test_the_page_uses_exactly_the_words_that_it_is_sent() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    for language in LANGUAGES:
        sent = {key.removeprefix("ui.page.") for key in catalogue(language) if key.startswith("ui.page.")}
        assert set(WORD.findall(text)) <= sent
        states = {f"card.{state}" for state in ("vanished", "lost", "stolen", "taken")}  # words(`card.${state}`)
        assert {key for key in sent - states if f'"{key}"' not in text} == set()
