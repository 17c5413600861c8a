"""What a page may ask a stepper. Nothing that comes from a page is trusted: what cannot be read is refused in words."""

from __future__ import annotations

from dataclasses import dataclass

from moosekit.core.json_data import BadData, Json, Reader
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.row import BrokenRule, Reading
from moosekit.widgets.contract import LARGEST_ID, Answer
from moosekit.widgets.saying import Saying
from moosekit.widgets.variants import OtherRules

LONGEST_CARDS = 100
SHOWN = 40


@dataclass(frozen=True, slots=True)
class Laid:
    """A new trick was asked for and can be laid on the table."""

    trick: Trick
    answer: Answer


def answer(content: Json, trick: Trick, state: str, saying: Saying, locked: str = "") -> Answer | Laid:
    """The answer to a message: a refusal in words where it is not one that can be answered, or where a teacher has
    ``locked`` other rules and other cards.

    >>> trick = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
    >>> saying = Saying.about(trick.row, "en")
    >>> question = {"kind": "what-if", "id": 7, "state": "s", "off": [], "reading": "first-word", "turned": False}
    >>> answer(question, trick, "s", saying)["sentence"]
    'With these rules: seat 4 wins instead.'
    >>> answer({"kind": "what-if"}, trick, "s", saying)["sentence"]
    'That could not be read. Nothing has changed.'
    """
    try:
        message = Reader(content)
        kind = message.field("kind").choice(("hello", "what-if", "trick"))
        if kind == "hello":
            return Answer(kind="hello", id=0, sentence="", variant=None)
        number = message.field("id").whole(0, LARGEST_ID)
        if message.field("state").text() != state:
            return refusal(number, saying.ui("refusal.stale"))
        if locked:
            return refusal(number, locked)
        return _what_if(message, number, trick, saying) if kind == "what-if" else _lay(message, number, trick, saying)
    except (BadData, BrokenRule, RecursionError):
        return refusal(0, saying.ui("refusal.message"))


def _what_if(message: Reader, number: int, trick: Trick, saying: Saying) -> Answer:
    message.only("kind", "id", "state", "off", "reading", "turned")
    known = [card.id for card in trick.row]
    off = {item.choice(known) for item in message.field("off").items()[: len(known)]}
    turned = message.field("turned").truth()
    row = tuple(card for card in trick.row if card.id not in off)
    reading = message.field("reading").member(Reading)
    rules = OtherRules("mixed", saying.ui("what-if.mixed"), row[::-1] if turned else row, reading)
    variant = rules.tried(trick, saying)
    return Answer(kind="answer", id=number, sentence=variant["sentence"], variant=variant)


def _lay(message: Reader, number: int, trick: Trick, saying: Saying) -> Answer | Laid:
    message.only("kind", "id", "state", "cards")
    cards = message.field("cards").text()
    try:
        if len(cards) > LONGEST_CARDS:
            raise BadSetup(("the text is too long",))
        laid = trick.with_cards(cards)
    except BadSetup:
        shown = cards[:SHOWN] + ("…" if len(cards) > SHOWN else "")
        return refusal(number, saying.ui("refusal.cards", text=shown))
    return Laid(laid, Answer(kind="answer", id=number, sentence=saying.ui("trick-laid"), variant=None))


def refusal(number: int, sentence: str) -> Answer:
    """Nothing was done, and why."""
    return Answer(kind="refusal", id=number, sentence=sentence, variant=None)
