"""An observation tells nothing that its seat may not know."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import pytest

from moosekit.core.awaits import Finite, Together
from moosekit.core.chance import Given, Seeded
from moosekit.core.ids import SPECTATOR, Seat
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.setup import standard as house
from moosekit.games.moose_match_mayhem.actions import Plain
from moosekit.games.moose_match_mayhem.setup import turn_by_turn
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup, standard
from moosekit.interop import HouseEnv, MayhemEnv, MoustacheEnv, Observation
from moosekit.interop.coding import Coding, Glance
from moosekit.interop.house import HouseCoding
from moosekit.interop.mayhem import MayhemCoding
from moosekit.interop.moustache import MoustacheCoding
from tests.games.moustache.playing import some_setup
from tests.interop.playing import AnyTurns, legal, rounds, turns
from tests.samples import samples

AnyCoding: TypeAlias = Coding[Any, Any, Any, Any, Any]
AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]
PLAIN = Setup(4, row=())


def glance(coding: AnyCoding, session: AnySession, seat: Seat, state: object = None) -> Glance[Any, Any]:
    """What a seat goes by in the session's state, or in another one."""
    heard: tuple[Any, ...] = ()
    for event in session.events(SPECTATOR):
        heard = coding.remember(heard, event)
    view = session.view(seat) if state is None else coding.game.view(state, seat)
    return Glance(view, seat, heard, ())


def seen(coding: AnyCoding, session: AnySession, seat: Seat) -> tuple[bytes, tuple[str, ...]]:
    """The observation of a seat, and what it may say."""
    given = glance(coding, session, seat)
    options = coding.game.legal(session.state, seat)
    assert isinstance(options, Finite)
    return coding.layout.pack(coding.look(given)).tobytes(), tuple(coding.named(given, options.actions))


#: a shuffle and two of its places that change; the seats that see it
PLANTED: list[tuple[AnyCoding, str, int, int, set[int]]] = [
    (MoustacheCoding(PLAIN), "round 0 deck", 11, 21, {1, 2}),  # ten cards a hand, seat after seat
    (MoustacheCoding(PLAIN), "round 0 deck", 31, 42, {3}),  # the last four cards are left over
    (MoustacheCoding(PLAIN), "round 0 trophies", 0, 1, set()),
    (MoustacheCoding(standard(4)), "row order", 1, 2, set()),  # the first rule card alone lies open
    (HouseCoding(house(4)), "deck", 5, 9, {1, 2}),  # four cards a hand; then the first seat draws
    (HouseCoding(house(4)), "deck", 20, 40, set()),
    (MayhemCoding(turn_by_turn(4)), "deck 0", 50, 60, set()),
    (MayhemCoding(turn_by_turn(4)), "deck 0", 1, 60, {0, 1, 2, 3}),  # it has been turned over
]


@pytest.mark.parametrize(("coding", "label", "one", "other", "who"), PLANTED)
def test_cards_make_no_difference_to_those_who_do_not_see_them(
    coding: AnyCoding, label: str, one: int, other: int, who: set[int]
) -> None:
    first = begun(coding, Session(coding.game, coding.setup, Seeded(7)))
    draws = {name: list(items) for name, items in coding.game.drawn(first.state)}
    drawn = draws[label]
    assert drawn[one] != drawn[other], "two equal cards: choose others"
    drawn[one], drawn[other] = drawn[other], drawn[one]
    second = begun(coding, Session(coding.game, coding.setup, Given.of(draws)))
    assert first.state != second.state
    places = [Seat(seat) for seat in range(coding.players)]
    assert {seat for seat in places if seen(coding, first, seat) != seen(coding, second, seat)} == who


def begun(coding: AnyCoding, session: AnySession) -> AnySession:
    """The game where somebody has to choose."""
    if isinstance(coding, MayhemCoding):
        for seat in range(coding.players):
            session.do(Seat(seat), Plain.FLIP)
    return session


def looks_the_same(coding: AnyCoding, session: AnySession, seat: Seat, told: Observation, luck: Stream) -> bool:
    """Looks at a state that the seat cannot tell from the true one; whether it is another one."""
    other = coding.game.imagine(session.view(seat), session.events(seat), luck)
    parts = coding.look(glance(coding, session, seat, other))
    assert np.array_equal(coding.layout.pack(parts), told["observation"])
    return bool(other != session.state)


@pytest.mark.parametrize("seed", range(samples(4, 40)))
def test_imagined_states_look_the_same(seed: int) -> None:
    luck = Stream.seeded(seed).child("imagined")
    setup = some_setup(seed)
    pairs: list[tuple[AnyTurns, AnyCoding]] = [
        (MoustacheEnv(setup=setup), MoustacheCoding(setup)),
        (HouseEnv(2 + seed % 4), HouseCoding(house(2 + seed % 4))),
    ]
    for env, coding in pairs:
        env.reset(seed=seed)
        others = 0
        for step, _ in enumerate(turns(env, Stream.seeded(seed), most=60)):
            passing = isinstance(env.session.game.awaits(env.session.state), Together)
            if step % 6 == 0 and not passing:  # what is half said then is tried below
                for place, name in enumerate(env.possible_agents):
                    told = env.observe(name)
                    others += looks_the_same(coding, env.session, Seat(place), told, luck.at(step))
        assert others > 0


def test_imagined_states_of_moose_match_mayhem_look_the_same() -> None:
    env, coding = MayhemEnv(max_cycles=samples(20, 200)), MayhemCoding(turn_by_turn(4))
    luck, others = Stream.seeded(3), 0
    for all_see in rounds(env, luck, env.reset(seed=3)[0]):
        for place, name in enumerate(env.possible_agents):
            others += looks_the_same(coding, env.session, Seat(place), all_see[name], luck)
    assert others > 0


def test_what_is_set_aside_to_be_passed_is_seen_by_its_owner_alone() -> None:
    """One after the other chooses; those behind must not learn from those before, not even half way."""
    told: list[list[dict[str, Observation]]] = []
    for chosen in (0, -1):
        env = MoustacheEnv(setup=Setup(4, row=row_of("pass-three")))
        env.reset(seed=7)
        steps: list[dict[str, Observation]] = []
        for _ in range(3):
            env.step(legal(env.observe("player_0"))[chosen])
            steps.append({agent: env.observe(agent) for agent in env.agents})
        assert env.agent_selection == "player_1"
        told.append(steps)
    for low, high in zip(*told, strict=True):
        differ = [agent for agent in low if not np.array_equal(low[agent]["observation"], high[agent]["observation"])]
        assert differ == ["player_0"]
        masks = [(low[agent]["action_mask"], high[agent]["action_mask"]) for agent in low if agent != "player_0"]
        assert all(np.array_equal(one, other) for one, other in masks)
