"""What a player of Face de bouc remembers: for how long, what refreshes it, and what it does about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

import pytest

from moosekit.bots import BOTS, bot
from moosekit.bots.memory import Heard, Memory
from moosekit.bots.reactions import Reactions
from moosekit.bots.remembering import HESITATION, PONDERING, RememberingBot
from moosekit.core.awaits import Over
from moosekit.core.chance import Seeded
from moosekit.core.clocked import play_clocked
from moosekit.core.ids import OPEN, SPECTATOR, Millis, Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.record import record_of
from moosekit.core.secret import HIDDEN, Secret
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import PASS, PRESS, SPECIAL, Action, Name
from moosekit.games.face_de_bouc.cards import FACES
from moosekit.games.face_de_bouc.events import Drew, Forgotten, Named, Shouted, Verdict
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup, standard
from moosekit.games.face_de_bouc.switches import SameName, SpecialShout
from tests.games.face_de_bouc.playing import GAME

PIP = FACES[0]
Events: TypeAlias = tuple[Named | Drew | Shouted | Forgotten, ...]


def named(name: str, face: int = 0) -> Named:
    return Named(Seat(0), FACES[face], Secret(name, (Seat(1),)))


def drew(face: int = 1, times: int = 1) -> tuple[Drew, ...]:
    return (Drew(Seat(0), FACES[face], known=True, owners=()),) * times


def shouted(name: str, verdict: Verdict = Verdict.RIGHT) -> Shouted:
    return Shouted(Seat(2), Secret(name, (Seat(1),)), verdict)


def memory(span: int | None, *events: Named | Drew | Shouted | Forgotten) -> Memory:
    found = Memory(span)
    for event in events:
        found = found.hear(event)
    return found


def test_a_name_heard_once_holds_for_so_many_cards() -> None:
    assert memory(5, named("Pip"), *drew(times=5)).recall(PIP) == Heard(PIP, "Pip", 1, 5)
    assert memory(5, named("Pip"), *drew(times=6)).recall(PIP) is None
    assert memory(None, named("Pip"), *drew(times=60)).recall(PIP) == Heard(PIP, "Pip", 1, 60)


def test_a_name_heard_again_holds_twice_as_long() -> None:
    twice: Events = (named("Pip"), *drew(0), shouted("Pip"))
    assert memory(5, *twice, *drew(times=10)).recall(PIP) == Heard(PIP, "Pip", 2, 10)
    assert memory(5, *twice, *drew(times=11)).recall(PIP) is None


def test_a_forgotten_name_can_be_learned_again() -> None:
    gone: Events = (named("Pip"), *drew(times=9), *drew(0))
    assert memory(5, *gone).recall(PIP) is None
    assert memory(5, *gone, shouted("Pippin")).recall(PIP) == Heard(PIP, "Pippin", 2, 0)
    assert memory(5, *drew(0), shouted("Pip")).recall(PIP) == Heard(PIP, "Pip", 1, 0)


def test_a_name_with_a_slip_does_not_replace_the_one_that_is_remembered() -> None:
    known = memory(5, named("Marinette"), *drew(0), shouted("marinete")).recall(PIP)
    assert known is not None
    assert known.name == "Marinette"


def test_wrong_and_replaced_names_are_dropped() -> None:
    assert memory(5, named("Pip"), *drew(0), shouted("pip!", Verdict.WRONG)).recall(PIP) is None
    assert memory(5, named("Pip"), *drew(0), shouted("Tim", Verdict.WRONG)).recall(PIP) is not None
    assert memory(5, named("Pip"), Forgotten(PIP)).entry(PIP) is None
    assert memory(5, named("Pip"), named("Pop")).recall(PIP) == Heard(PIP, "Pop")


def test_what_was_not_heard_is_not_known() -> None:
    assert memory(5, Named(Seat(0), PIP, HIDDEN), *drew(0), Shouted(Seat(2), HIDDEN, Verdict.RIGHT)).heard == ()
    assert memory(5, Shouted(Seat(2), None, Verdict.SILENT)) == Memory(5)


def test_a_name_that_is_not_recalled_is_still_recognised() -> None:
    gone = memory(5, named("Élise"), *drew(times=20))
    assert gone.recall(PIP) is None
    assert gone.knows("elise")
    assert not gone.knows("Elsa")


def test_no_name_shows_in_a_repr() -> None:
    assert "Pip" not in repr(RememberingBot(memory(5, named("Pip"))))


EYES = Reactions((500,))
KNOWS = RememberingBot(memory(5, named("Pip"), *drew(0, times=3)), EYES)


def decided(player: RememberingBot, setup: Setup, piles: Sequence[str] = ("f02", "f01", "")) -> Decision[Action]:
    """What seat 1 does when the first character lies there again, which seat 2 has on top of its pile."""
    state = position(setup, piles=piles, names={"f01": "Pip", "f02": "Tim"}, card_open="f01")
    return player.decide(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)), Stream(1))


def test_it_presses_when_it_remembers_the_later_the_longer_ago() -> None:
    assert decided(KNOWS, standard(3)) == Decision(
        Stamped(PRESS, Millis(500 + 3 * HESITATION)), Reason("bots.recalls", (("face", "f01"), ("count", 3)))
    )
    never_slower = replace(KNOWS, memory=replace(KNOWS.memory, span=None))
    assert decided(never_slower, standard(3)).action == Stamped(PRESS, Millis(500))


def test_it_passes_when_it_does_not() -> None:
    lost = RememberingBot(memory(5, named("Pip"), *drew(0, times=6)), EYES)
    passes = Stamped(PASS, Millis(PONDERING + 500))
    assert decided(lost, standard(3)) == Decision(passes, Reason("bots.forgot", (("face", "f01"), ("count", 6))))
    new = RememberingBot(Memory(5), EYES)
    assert decided(new, standard(3)) == Decision(passes, Reason("bots.never-heard", (("face", "f01"),)))


def test_it_sees_when_the_special_shout_is_right() -> None:
    special = Setup(3, special_shout=SpecialShout.ON)
    assert decided(KNOWS, special) == Decision(
        Stamped(SPECIAL, Millis(500)), Reason("bots.special", (("face", "f01"), ("owners", (1,))))
    )
    assert decided(KNOWS, special, ("f01", "f02", "")).reason.code == "bots.recalls"


def test_new_names_are_those_of_nobody() -> None:
    """Also where two characters may not have the same name, and the names of others are long forgotten."""
    setup = Setup(4, same_name=SameName.REFUSED)
    for seed in range(2):
        players = [bot("forgetful", "face-de-bouc") for _ in range(4)]
        session = play_clocked(GAME, setup, Seeded(seed), players, Stream(seed), Elapsed)
        names = [move.action.text for move in session.moves if isinstance(move.action, Name)]
        assert len(names) >= 12


@pytest.mark.parametrize("name", BOTS["face-de-bouc"])
def test_whole_games_against_the_clock(name: str, samples: Callable[[int, int], int]) -> None:
    for seed in range(samples(2, 60)):
        players, special = 2 + seed % 4, SpecialShout.OFF if seed % 2 else SpecialShout.ON
        setup = Setup(players, copies=(3,) * 8 + (0,) * 4, special_shout=special)
        bots = [bot(name, "face-de-bouc") for _ in range(players)]
        one, other = (play_clocked(GAME, setup, Seeded(seed), bots, Stream(seed), Elapsed) for _ in range(2))
        assert isinstance(GAME.awaits(one.state), Over)
        assert record_of(one) == record_of(other)
        shouts = [event for event in one.events(OPEN) if isinstance(event, Shouted)]
        assert name == "random" or not [event for event in shouts if event.verdict is Verdict.SILENT]


def test_it_needs_a_seat() -> None:
    state = GAME.start(standard(3), Seeded(1)).state
    with pytest.raises(TypeError, match="plays a seat of Face de bouc"):
        KNOWS.choose(GAME.view(state, SPECTATOR), GAME.legal(state, Seat(0)), Stream(1))
