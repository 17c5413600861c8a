"""The notes on a shout: when it came, how it compares, and what that means."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import RuleRef, facts
from moosekit.core.ids import Seat
from moosekit.core.trace import Journal, Note
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.events import Event, Verdict
from moosekit.games.face_de_bouc.matching import Match
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import AfterMistake, Tries
from moosekit.games.face_de_bouc.verdicts import Standing

#: which clause says why a text is the name, or not
MATCHING: Final = {
    Match.SAME: refs.SAME_LETTERS,
    Match.SLIP: refs.SLIPS,
    Match.SWAP: refs.SWAPS,
    Match.NEAR_OTHER: refs.NEAR_NAMES,
    Match.OTHER: refs.SAME_LETTERS,
}


def note_shout(state: State, standing: Standing, number: int, journal: Journal[Event]) -> None:
    """Why a name was right or not; the names themselves stay out of it. ``number``: its place in all that was heard."""
    if not journal.recording:
        return
    heard, verdict, match = standing.card.heard[number], standing.verdicts[number], standing.matches[number]
    who = facts(seat=heard.seat, at=heard.at)
    journal.note(Note("bouc.shout.pressed", refs.PRESS, "shout", None, None, who))
    if heard.seat == state.turn:
        journal.note(Note("bouc.shout.drawer", refs.EVERYBODY, "shout", None, None, who))
    if match is not None:
        journal.note(Note(f"bouc.match.{match}", MATCHING[match], "shout", None, None, who))
    if verdict is Verdict.SILENT:
        what = facts(seat=heard.seat, limit=state.setup.say_limit)
        journal.note(Note("bouc.shout.silent", refs.PRESS, "shout", None, verdict, what))
    elif verdict is Verdict.LATE:
        code, ref = _late(standing, heard.seat, fits=match is not None and match.right)
        journal.note(Note(f"bouc.shout.{code}", ref, "shout", None, verdict, who))
    elif verdict is Verdict.RIGHT:
        journal.note(Note("bouc.shout.right", refs.FIRST_SHOUT, "shout", None, verdict, who))
    else:
        journal.note(Note("bouc.shout.wrong", refs.WRONG_NAME, "shout", None, verdict, who))
    if state.setup.tries is Tries.ONE and verdict in (Verdict.SILENT, Verdict.WRONG):
        journal.note(Note("bouc.shout.one-try", refs.ONE_TRY, "out", None, heard.seat, who))


def note_special(state: State, standing: Standing, number: int, journal: Journal[Event]) -> None:
    """Why a special shout was right or not. ``number``: its place in all that was heard."""
    if not journal.recording:
        return
    heard, verdict = standing.card.heard[number], standing.verdicts[number]
    card = state.card
    owners = () if card is None else card.owners
    what = facts(seat=heard.seat, at=heard.at, owners=owners, face=state.shown.code)
    if verdict is Verdict.RIGHT:
        journal.note(Note("bouc.special.right", refs.SPECIAL, "shout", None, verdict, what))
    elif verdict is Verdict.LATE:
        code, ref = _late(standing, heard.seat, fits=bool(owners) and heard.seat not in owners)
        journal.note(Note(f"bouc.special.{code}", ref, "shout", None, verdict, what))
    elif verdict is Verdict.WRONG:
        journal.note(Note("bouc.special.off", refs.SPECIAL_OFF, "shout", None, verdict, what))
    elif heard.seat in owners:
        journal.note(Note("bouc.special.owner", refs.OWNER_SPECIAL, "shout", None, verdict, what))
    else:
        journal.note(Note("bouc.special.mistake", refs.MISTAKE, "shout", None, verdict, what))
    barred = state.setup.after_mistake is AfterMistake.BARRED
    if verdict is Verdict.MISTAKE and (barred or standing.card.phase is Phase.RECALL):  # a new character has no name
        code = "bouc.special.barred" if barred else "bouc.special.may-name"
        journal.note(Note(code, refs.AFTER_MISTAKE, "out", None, heard.seat, what))


def _late(standing: Standing, seat: Seat, *, fits: bool) -> tuple[str, RuleRef]:
    """Why a shout came too late: its seat was right before, or somebody else, of another kind where this one fits."""
    if any(one.seat == seat for one in standing.right):
        return "again", refs.SAME_INSTANT
    return "late", refs.NAME_AND_SPECIAL if fits else refs.SAME_INSTANT
