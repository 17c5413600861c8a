"""Why, in whist: the notes and refusals, and what its few rules are called."""

from __future__ import annotations

from typing import Final, TypeVar

from moosekit.core.facts import FactValue, RuleRef, facts
from moosekit.core.ids import RuleId, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.trace import Journal, Note
from moosekit.testing.whist_cards import WhistCard
from moosekit.tricks.play import Play
from moosekit.words.catalogue import text

E = TypeVar("E")
CLAUSES: Final = {"deal": "1", "turn": "2", "follow-suit": "3", "highest-card": "4", "trump": "5"}


def ref(rule: str) -> RuleRef:
    """A rule of whist and its number."""
    return RuleRef("whist", RuleId(rule), CLAUSES[rule])


def titles(language: str = "en") -> dict[str, str]:
    """What the rules are called.

    >>> titles()["follow-suit"]
    'Follow suit if you can'
    """
    return {rule: text(f"whist.rule.{rule}", language) for rule in CLAUSES}


def note_deal(trump: str | None, seat: Seat, count: int, journal: Journal[E]) -> None:
    """How many cards a seat gets, and which suit is trump."""
    if journal.recording:
        code = "whist.deal.plain" if trump is None else "whist.deal.trump"
        journal.note(Note(code, ref("deal"), "hand", 0, count, facts(seat=seat, number=count, suit=trump)))


def note_play(plays: tuple[Play[WhistCard], ...], seat: Seat, card: WhistCard, journal: Journal[E]) -> None:
    """Whether a card leads, follows suit, or does not."""
    if journal.recording:
        lead = plays[0].card.colour if plays else None
        code = "whist.leads" if lead is None else "whist.follows" if card.colour == lead else "whist.void"
        journal.note(Note(code, ref("follow-suit"), "lead", facts=facts(seat=seat, card=card.code, suit=lead)))


def note_trick(won: Play[WhistCard], trump: str | None, journal: Journal[E]) -> None:
    """Which card wins a trick."""
    if journal.recording:
        rule = "trump" if won.card.colour == trump else "highest-card"
        what = facts(seat=won.seat, card=won.card.code)
        journal.note(Note(f"whist.{rule}", ref(rule), "winner", None, won.seat, what))


def refusals(code: str, **values: FactValue) -> tuple[Refusal, ...]:
    """One reason against a card."""
    return (Refusal(code, ref("follow-suit" if code == "whist.follow" else "turn"), facts(**values)),)
