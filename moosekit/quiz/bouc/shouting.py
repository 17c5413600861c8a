"""Shouting a name: who wins, and how right a name has to be."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import FactValue
from moosekit.games.face_de_bouc.events import Event, Won
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import Clock, Passing, Penalty, Tries
from moosekit.quiz.answers import allowed, next_seat
from moosekit.quiz.bouc.table import BoucCome, after, doing, winner
from moosekit.quiz.case import Case
from moosekit.quiz.variant import Variant

THIRD: Final = ("{s3}:shout@600:Zorglub", "@900")
DRAWER: Final = ("{s1}:shout@600:Zorglub", "@900")
PRESSED: Final = ("{s2}:press@600", "{s3}:shout@800:Zorglub", "{s2}:say@3500:Zorglub", "@3600")
EQUAL: Final = ("{s2}:shout@600:Zorglub", "{s3}:shout@600:Zorglub", "@900")
NEARLY: Final = ("{s2}:shout@600:Zorglub", "{s3}:shout@740:Zorglub", "@900")
WRONG: Final = ("{s2}:shout@300:Potato", "@500")
TWICE: Final = (*WRONG, "{s2}:shout@600:Zorglub")
PASSES: Final = ("{s1}:pass@700", "{s2}:pass@800", "{s3}:pass@900", "@1000")
RENAMED: Final = (*PASSES, "{s1}:name:Turnip", "draw", "{s2}:shout@200:Zorglub", "{s3}:shout@500:Turnip", "@700")
PACED: Final = ("{s3}:shout@600:Zorglub", "{s2}:shout@4000:Zorglub", "@9000")
TURNS: Final = ("{s1}:pass@900", "{s2}:shout@4000:Zorglub", "{s3}:shout@2000:Zorglub")
FINAL: Final = ("{s2}:pass@200", "@300", "{s2}:shout@500:Zorglub")


def _right(come: BoucCome, v: Variant) -> FactValue:
    return come.all(Won)[0].seat == v.seat(2) if come.all(Won) else False


def _pile(come: BoucCome, v: Variant) -> FactValue:
    return len(come.after.piles[v.seat(2)])


def _matching(
    name: str, clause: str, true: str, said: str, *, other: str = "Pip", level: int = 2
) -> Case[State, Event]:
    """Whether seat 2 wins with what it says, where the character is called so."""
    shout = f"{{s2}}:shout@600:{said}"
    come = after(shout, "@900", names=f"{{a}}={true} {{b}}={other}")
    return Case(name, clause, level, come, _right, "yes-no", about=2, doing=doing(shout))


CASES: Final[tuple[Case[State, Event], ...]] = (
    Case("left-neighbour", "2.5", 1, after(*THIRD), next_seat, doing=doing(*THIRD)),
    Case(
        "first-shout",
        "3.1",
        1,
        after("{s2}:shout@900:Zorglub", *THIRD),
        winner,
        about=3,
        doing=doing(*THIRD, "{s2}:shout@900:Zorglub"),
    ),
    Case("everybody", "3.2", 1, after(*DRAWER), lambda come, _: bool(come.all(Won)), "yes-no", doing=doing(*DRAWER)),
    Case("press", "3.3", 2, after(*PRESSED), winner, about=2, doing=doing(*PRESSED)),
    Case("equal-shouts", "3.4", 2, after(*EQUAL), winner, "seats-nobody", doing=doing(*EQUAL)),
    Case("same-instant", "3.5", 3, after(*NEARLY), winner, "seats-nobody", doing=doing(*NEARLY)),
    Case("wrong-name", "3.6", 1, after(*WRONG, won=";{c} {d};"), _pile, (0, 1, 2), "", about=2, doing=doing(*WRONG)),
    Case(
        "one-try",
        "3.7",
        3,
        after(*TWICE, setup=Setup(3, tries=Tries.ONE)),
        allowed,
        "yes-no",
        about=2,
        doing=doing(*WRONG),
    ),
    Case(
        "penalty",
        "3.8",
        3,
        after(*WRONG, won=";{c} {d};", setup=Setup(3, penalty=Penalty.ONE_CARD)),
        _pile,
        (0, 1, 2),
        "",
        about=2,
        doing=doing(*WRONG),
    ),
    Case("newest-name", "3.9", 2, after(*RENAMED, draw="{a} {a}"), winner, doing=doing(*RENAMED)),
    Case("new-name", "4.1", 1, after(*PASSES), next_seat, doing=doing(*PASSES)),
    Case(
        "passing",
        "4.2",
        3,
        after(*FINAL, setup=Setup(3, passing=Passing.FINAL)),
        allowed,
        "yes-no",
        about=2,
        doing=doing("{s2}:pass@200"),
    ),
    Case("recall-limit", "4.3", 2, after("@10000"), next_seat),
    Case("clock", "4.4", 3, after(*TURNS, setup=Setup(3, clock=Clock.TURNS)), winner, about=3, doing=doing(*TURNS)),
    Case("own-pace", "4.5", 3, after(*PACED, paces=(1, 10, 1)), winner, about=2, doing=doing(*PACED)),
    _matching("same-letters", "5.1", "Élise-Marie", "ELISE MARIE", level=1),
    _matching("slips", "5.2", "Zorglub", "Zorgub"),
    _matching("short-name", "5.1", "Bob", "Bib"),
    _matching("swaps", "5.3", "Zorglub", "Zroglub", level=3),
    _matching("near-names", "5.4", "Marine", "Martne", other="Martine", level=3),
)
