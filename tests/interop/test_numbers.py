"""Numbers of actions: a mask is what is legal, and each number does what its name says."""

from __future__ import annotations

import pytest

from moosekit.core.awaits import Finite, asked
from moosekit.core.ids import Seat
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.moose_in_the_house import actions as house
from moosekit.games.moose_in_the_house.cards import HouseCard
from moosekit.games.moose_in_the_house.houses import Cover
from moosekit.games.moose_in_the_house.state import State as HouseState
from moosekit.games.moose_match_mayhem import actions as mayhem
from moosekit.games.moose_match_mayhem.cards import Colour
from moosekit.games.moustache.actions import PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup
from moosekit.interop import HouseEnv, MayhemEnv, MoustacheEnv
from tests.games.moose_in_the_house.playing import some_setup as some_house
from tests.games.moustache.playing import some_setup as some_moustache
from tests.interop.playing import AnyTurns, legal, rounds, turns
from tests.samples import samples


def options(env: AnyTurns | MayhemEnv, seat: int) -> tuple[object, ...]:
    found = env.session.game.legal(env.session.state, Seat(seat))
    assert isinstance(found, Finite)
    return found.actions


@pytest.mark.parametrize("seed", range(samples(10, 80)))
def test_a_number_of_moustache_is_a_card(seed: int) -> None:
    env = MoustacheEnv(setup=some_moustache(seed))
    assert env.actions == tuple(card.code for card in CARDS)
    env.reset(seed=seed)
    for agent, seen in turns(env, Stream.seeded(seed)):
        seat = env.possible_agents.index(agent)
        assert seat == asked(env.session.game.awaits(env.session.state))[0]
        aside = seen["observation"][env.layout.places["aside"]]
        laid, expected = {name for name, there in zip(env.actions, aside, strict=True) if there}, set[str]()
        for action in options(env, seat):
            if isinstance(action, PassCards):
                three = {card.code for card in action.cards}
                expected |= three - laid if laid < three else set()
            else:
                assert isinstance(action, PlayCard | StealCard)
                expected.add(action.card.code)
        assert {env.actions[number] for number in legal(seen)} == expected


def test_three_cards_are_set_aside_one_after_the_other() -> None:
    env = MoustacheEnv(setup=Setup(4, row=row_of("pass-three")))
    env.reset(seed=7)
    hand = {card.code for card in env.session.state.table.hands[0]}
    chosen: list[int] = []
    for _ in range(3):
        assert env.agent_selection == "player_0"
        assert env.session.length == 0
        seen = env.observe("player_0")
        assert {env.actions[number] for number in legal(seen)} == hand - {env.actions[number] for number in chosen}
        aside = seen["observation"][env.layout.places["aside"]]
        assert [number for number, there in enumerate(aside) if there] == sorted(chosen)
        chosen.append(legal(seen)[-1])
        env.step(chosen[-1])
    assert env.agent_selection == "player_1"
    assert env.session.moves[0].action == PassCards(tuple(CARDS[number] for number in sorted(chosen)))


@pytest.mark.parametrize("seed", range(samples(12, 100)))
def test_a_number_of_the_house_game_does_what_its_name_says(seed: int) -> None:
    env = HouseEnv(setup=some_house(seed))
    env.reset(seed=seed)
    assert len(set(env.actions)) == len(env.actions)
    before, seat, allowed = env.session.state, 0, set[str]()
    for agent, seen in turns(env, Stream.seeded(seed)):
        if moves := env.session.moves:
            meant = [name for name in allowed if meaning(name, before, seat) == moves[-1].action]
            assert len(meant) == 1
        before, seat = env.session.state, env.possible_agents.index(agent)
        allowed = {env.actions[number] for number in legal(seen)}
        assert {meaning(name, before, seat) for name in allowed} == set(options(env, seat))


def meaning(name: str, state: HouseState, seat: int) -> house.Action:
    """An action by its name, read anew."""
    if name in ("trap", "no-trap", "pass"):
        return house.PASS if name == "pass" else house.Answer(name)
    if name.startswith("discard "):
        return house.DiscardCard(HouseCard.of(name.removeprefix("discard ")))
    code, *words = name.split()
    left = int(words.pop(0)) if words[0].startswith("+") else 0
    target = (seat + left) % len(state.houses)
    rooms = [place for place, room in enumerate(state.houses[target].rooms) if room.cover is Cover.OPEN]
    return house.PlayCard(HouseCard.of(code), Seat(target), rooms[int(words[1])] if words else None)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_number_of_moose_match_mayhem_does_what_its_name_says(players: int) -> None:
    env = MayhemEnv(players, max_cycles=samples(80, 1000))
    asked_for = set[str]()
    for seen in rounds(env, Stream.seeded(players), env.reset(seed=players)[0]):
        for seat, agent in enumerate(env.agents):
            names = {env.actions[number] for number in legal(seen[agent])}
            asked_for |= names
            expected = {spoken(action, seat, players) for action in options(env, seat)}
            assert names == (expected or {"wait"})
    assert asked_for >= {"touch +0", "touch +1", "heads", "tails", "wait"}


def spoken(action: object, seat: int, players: int) -> str:
    match action:
        case Stamped(mayhem.Touch(place)):
            return f"touch +{(place - seat) % players}"
        case mayhem.Call(side):
            return side.value
        case mayhem.ChoosePair(Colour() as colour):
            return colour.value
        case _:
            assert action is mayhem.Plain.HANDS_OFF
            return "hands-off"


def test_what_may_not_be_said_counts_as_the_first_that_may() -> None:
    plain, wild = MayhemEnv(3), MayhemEnv(3)
    first, other = plain.reset(seed=5)[0], wild.reset(seed=5)[0]
    for _ in range(30):
        chosen = {agent: legal(first[agent])[0] for agent in plain.agents}
        wrong = {agent: max(set(range(len(wild.actions))) - set(legal(other[agent]))) for agent in wild.agents}
        first, _, _, _, right = plain.step(chosen)
        other, _, _, _, told = wild.step(wrong)
        assert all(info == {"legal": True} for info in right.values())
        assert all(info == {"legal": False} for info in told.values())
        assert plain.session.state == wild.session.state
