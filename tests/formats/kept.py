"""The kept files, and what is asked of those that hold games: the own rule card that one of them names is here."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from moosekit import OwnCard
from moosekit.core.awaits import Over, asked
from moosekit.core.game import Game
from moosekit.core.session import Session
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moustache import Contest
from moosekit.games.moustache.game import Moustache
from moosekit.tricks.play import TrickCard

HERE: Final = Path(__file__).parent
SUMS: Final = HERE / "kept.sha256"

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]


class SevensWin(OwnCard):
    """The own card of a kept record: the strongest 7 that is left takes the trick."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        strongest = contest.strongest(contest.with_value(7))
        return contest if strongest is None else contest.name(strongest)


SEVENS: Final = SevensWin.named("sevens-win", title="Sevens win", text="A 7 is the strongest card.")


GAMES: Final[Mapping[str, AnyGame]] = {
    game.id: game for game in (Moustache((SEVENS,)), MooseMatchMayhem(), FaceDeBouc(), MooseInTheHouse())
}


def files(pattern: str) -> list[Path]:
    """The kept files of a pattern, as ``record-*/*.json``."""
    return sorted(HERE.glob(pattern))


def text_of(path: Path) -> str:
    """What a file says; line ends count alike on all systems."""
    return path.read_text(encoding="utf-8")


def sums(paths: Iterable[Path]) -> str:
    """A line for each file: its digest and its name."""
    digests = {path.relative_to(HERE).as_posix(): hashlib.sha256(text_of(path).encode()) for path in paths}
    return "".join(f"{digest.hexdigest()}  {name}\n" for name, digest in digests.items())


def end_of(session: AnySession) -> str:
    """How far a game came, and who was next or won, as JSON text."""
    awaits = session.game.awaits(session.state)
    outcome = awaits.outcome if isinstance(awaits, Over) else None
    end = {
        "moves": session.length,
        "asked": list(asked(awaits)),
        "points": outcome and list(outcome.points),
        "ranking": outcome and [list(seats) for seats in outcome.ranking],
    }
    return json.dumps(end) + "\n"
