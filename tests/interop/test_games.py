"""Environments play the games that their seeds give anywhere, pay the points of the game, and refuse in words."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.record import record_of, replay
from moosekit.core.refusal import BadSetup
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_match_mayhem.setup import standard as with_clocks
from moosekit.games.moustache.rule_card import OwnCard
from moosekit.games.moustache.setup import Setup, standard
from moosekit.games.moustache.stages import Tally
from moosekit.interop import HouseEnv, MayhemEnv, MoustacheEnv
from tests.games.moose_in_the_house.playing import some_setup as some_house
from tests.games.moustache.playing import some_setup as some_moustache
from tests.interop.playing import AnyTurns, fingerprint, legal, points, turns
from tests.samples import samples


def test_a_seed_gives_the_game_that_it_gives_anywhere() -> None:
    env = MoustacheEnv(4)
    env.reset(seed=7)
    assert env.session.state == Session(env.session.game, standard(4), Seeded(7)).state
    for _ in turns(env, Stream.seeded(1)):
        pass
    record = record_of(env.session)
    assert replay(env.session.game, record).state == env.session.state


def test_games_follow_one_another_by_the_seed_of_the_first() -> None:
    one, other, none = MoustacheEnv(), MoustacheEnv(), MoustacheEnv()
    one.reset(seed=3)
    other.reset(seed=3)
    first = one.session.state
    one.reset()
    other.reset()
    assert one.session.state == other.session.state != first
    one.reset(seed=3)
    assert one.session.state == first
    none.reset()
    other.reset(seed=0)
    assert none.session.state == other.session.state


@pytest.mark.parametrize("seed", range(samples(6, 60)))
def test_all_that_a_seat_gets_are_its_points(seed: int) -> None:
    envs: list[AnyTurns] = [MoustacheEnv(setup=some_moustache(seed)), HouseEnv(setup=some_house(seed))]
    for env in envs:
        env.reset(seed=seed)
        got = dict.fromkeys(env.possible_agents, 0.0)
        luck = Stream.seeded(seed)
        for step, agent in enumerate(env.agent_iter()):
            seen, reward, ended, _, _ = env.last()
            got[agent] += reward
            allowed = legal(seen)
            env.step(None if ended else allowed[luck.below(len(allowed), step)])
        assert tuple(got.values()) == points(env)


@pytest.mark.parametrize("players", [3, 4])
def test_sets_are_points(players: int) -> None:
    env = MayhemEnv(players)
    luck, seen = Stream.seeded(players), env.reset(seed=players)[0]
    got = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        luck = luck.child("step")
        chosen = {agent: legal(seen[agent]) for agent in env.agents}
        seen, rewards, *_ = env.step({agent: some[luck.below(len(some))] for agent, some in chosen.items()})
        got = {agent: sofar + rewards[agent] for agent, sofar in got.items()}
    assert tuple(got.values()) == points(env)


def test_a_game_is_broken_off_after_so_many_steps() -> None:
    env = MayhemEnv(3, max_cycles=2)
    env.reset(seed=1)
    everybody = dict.fromkeys(env.agents, 0)
    assert not any(env.step(everybody)[3].values())
    _, _, ended, broken_off, _ = env.step(everybody)
    assert (set(ended.values()), set(broken_off.values()), env.agents) == ({False}, {True}, [])


def test_everybody_sees_the_same_in_a_process_with_another_order_of_hashes() -> None:
    hashes = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    command = [sys.executable, "-m", "tests.interop.playing", "11"]
    there = {**os.environ, "PYTHONHASHSEED": hashes}
    done = subprocess.run(command, env=there, capture_output=True, text=True, check=True)
    assert done.stdout == fingerprint(11)


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env = MoustacheEnv(setup=Setup(4, row=()))
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)
    with pytest.raises(ValueError, match="call reset"):
        _ = env.session
    env.reset(seed=7)
    before = env.session.state
    for wrong in (99, -1, None, legal_not(env)):
        with pytest.raises(ValueError, match=rf"player_\d cannot do {wrong} now: its action mask allows \d+ \("):
            env.step(wrong)
    with pytest.raises(ValueError, match="the seed -1 is out of range"):
        env.reset(seed=-1)
    assert env.session.state is before
    with pytest.raises(ValueError, match="the render mode is 'human': expected 'ansi'"):
        HouseEnv(render_mode="human")


def legal_not(env: AnyTurns) -> int:
    """A card that is not in the hand."""
    allowed = legal(env.observe(env.agent_selection))
    return next(number for number in range(len(env.actions)) if number not in allowed)


def test_what_is_wrong_where_all_act_at_once() -> None:
    env = MayhemEnv(3)
    with pytest.raises(ValueError, match="call reset"):
        env.step({})
    env.reset(seed=1)
    before = env.session.state
    with pytest.raises(ValueError, match="no action of player_1, player_2: all agents act"):
        env.step({"player_0": 0})
    assert env.session.state is before
    with pytest.raises(BadSetup, match=r"'standard' has seats with a clock.*turn_by_turn"):
        MayhemEnv(setup=with_clocks(3))


def test_what_happens_is_told_in_words_without_secrets() -> None:
    env = HouseEnv(2, render_mode="ansi")
    env.reset(seed=7)
    told = " ".join((env.render() or "").split())
    assert "Seat 2 gets 4 cards, which only seat 2 may look at." in told
    assert not any(word in told for word in ("kitchen", "bathroom", "bedroom", "living", "door", "trap"))
    env.step(legal(env.observe(env.agent_selection))[0])
    assert "Seat 1 builds for seat 2: an empty bathroom." in (env.render() or "")
    french = MoustacheEnv(setup=Setup(4, row=()), render_mode="ansi", language="fr")
    french.reset(seed=7)
    french.step(legal(french.observe(french.agent_selection))[0])
    assert "entame" in (french.render() or "")
    together = MayhemEnv(3, render_mode="ansi")
    together.reset(seed=7)
    together.step(dict.fromkeys(together.agents, 0))
    told = together.render() or ""
    assert "All cards are turned over together" in told  # the next ones, behind what became of these
    assert told.index("(Hands off, clause 7.1)") < told.index("All cards are turned over together")
    assert MayhemEnv().render() is None


class PairsWin(OwnCard):
    """A card of a user's own, which no catalogue names."""

    def score(self, tally: Tally) -> Tally:
        return tally.plus(1, 0)


def test_a_rule_card_of_your_own_is_seen_and_told_by_its_title() -> None:
    card = PairsWin.named("pink-bows", title="Pink bows", text="The pink team has a star more.")
    env = MoustacheEnv(setup=Setup(4, row=(card,), rounds=1), render_mode="ansi")
    env.reset(seed=7)
    assert "Pink bows" in (env.render() or "")
    seen = env.observe("player_0")["observation"][env.layout.places["rules"]]
    assert [place for place, there in enumerate(seen) if there] == [11]
