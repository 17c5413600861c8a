"""Any text as a trick: it is read and can be written again, or refused in a short sentence; nothing else happens."""

from __future__ import annotations

import io

from hypothesis import given, settings
from hypothesis import strategies as st

from moosekit.cli.lines import answers
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache import Trick
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.rule_cards import SHIPPED
from tests.samples import samples

COUNT = samples(150, 5_000)
LONGEST_REFUSAL = 6_000
CODES = [card.code for card in CARDS]
IDS = [card.id for card in SHIPPED]
odd = st.text(max_size=12) | st.sampled_from(["monkey=P2", "monkey=", "=P2", "monkey=monkey", "P11", "\ud800", "\0"])
cards = st.lists(st.sampled_from(CODES) | odd, max_size=8).map(" ".join)
rows = st.lists(st.sampled_from(IDS) | odd, max_size=5).map(",".join)
readings = st.sampled_from(["last-word", "first-word", "strict-row"]) | odd


def read(cards: str, row: str, reading: str, first_seat: int) -> Trick | BadSetup:
    """The trick, or the refusal."""
    try:
        return Trick.parse(cards, row=row, reading=reading, first_seat=first_seat)
    except BadSetup as refused:
        return refused


@settings(max_examples=COUNT)
@given(cards, rows, readings, st.integers(-2, 7))
def test_any_texts_are_a_trick_or_are_refused(cards: str, row: str, reading: str, first_seat: int) -> None:
    trick = read(cards, row, reading, first_seat)
    if isinstance(trick, BadSetup):
        assert trick.faults
        assert len(str(trick)) < LONGEST_REFUSAL
        return
    written = " ".join(card.code for card in trick.cards)
    again = Trick.parse(
        written,
        row=trick.row,
        reading=trick.reading.value,
        first_seat=first_seat,
        monkey=None if trick.monkey is None else trick.monkey.code,
    )
    assert (again, again.resolve(), again.why("fr")) == (trick, trick.resolve(), trick.why("fr"))


@settings(max_examples=COUNT)
@given(
    st.lists(st.sampled_from(CODES), min_size=3, max_size=6, unique=True), st.lists(st.sampled_from(IDS), unique=True)
)
def test_every_hand_of_cards_in_every_row_is_a_trick(cards: list[str], row: list[str]) -> None:
    trick = Trick.parse(" ".join(cards), row=",".join(row))
    _, haul, _, leader = trick.resolve()
    assert trick.plays[trick.next_leader].seat == leader
    assert haul.winner is not None or not haul.taken
    assert trick.why("en").steps


@settings(max_examples=COUNT)
@given(st.lists(st.tuples(cards, rows, readings).map(" | ".join) | st.text(), min_size=1, max_size=4))
def test_a_good_line_is_answered_alike_among_any_others(lines: list[str]) -> None:
    sent = [line.encode(errors="surrogatepass").replace(b"\n", b" ") for line in lines]
    found = list(answers(io.BytesIO(b"\n".join([*sent, b"P2 P8 G3 B1"])), "en", "pigeon-first"))
    assert len(found) == len(lines) + 1
    assert found[-1] == next(answers(io.BytesIO(b"P2 P8 G3 B1"), "en", "pigeon-first"))
    for answer in found:
        assert {"winner", "next_leader", "taken"} <= set(answer)
        assert ("refusal" in answer) == ("steps" not in answer)
