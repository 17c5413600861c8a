"""The Monte Carlo player imagines only what fits its view, keeps to its budget, and plays the same game everywhere."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar, cast

import pytest

from moosekit.bots import bot, of_moose_in_the_house, of_moustache
from moosekit.bots.greedy_house import GreedyHouseBot
from moosekit.bots.monte_carlo import MonteCarloBot
from moosekit.core.awaits import Awaits, Finite, OpenText, Options
from moosekit.core.bot import play
from moosekit.core.chance import Seeded
from moosekit.core.game import Game
from moosekit.core.ids import SPECTATOR, Seat
from moosekit.core.record import record_of
from moosekit.core.secret import redact
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action as HouseAction
from moosekit.games.moose_in_the_house.actions import PlayCard
from moosekit.games.moose_in_the_house.cards import HouseCard
from moosekit.games.moose_in_the_house.events import Event as HouseEvent
from moosekit.games.moose_in_the_house.events import RoomBuilt
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.position import position as house_position
from moosekit.games.moose_in_the_house.setup import Setup as HouseSetup
from moosekit.games.moose_in_the_house.state import State as HouseState
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.games.moustache.actions import Action
from moosekit.games.moustache.cards import AnimalCard, Colour
from moosekit.games.moustache.events import CardsOpened, Event, HandsDealt, Played
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import PLAYERS, Setup, standard
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass
class Watched(Generic[P, S, A, E, V]):
    """The rules of a game; keeps all that is imagined, and counts the imagined games that begin."""

    game: Game[P, S, A, E, V]
    imagined: list[tuple[V, tuple[E, ...], S]] = field(default_factory=list[tuple[V, tuple[E, ...], S]])
    begun: int = 0

    def imagine(self, view: V, memory: tuple[E, ...], stream: Stream) -> S:
        state = self.game.imagine(view, memory, stream)
        self.imagined.append((view, memory, state))
        return state

    def awaits(self, state: S) -> Awaits:
        return self.game.awaits(state)

    def view(self, state: S, viewer: Seat) -> V:
        return self.game.view(state, viewer)

    def legal(self, state: S, seat: Seat) -> Options[A]:
        return self.game.legal(state, seat)

    def apply(self, state: S, actor: Seat, action: A) -> tuple[S, tuple[E, ...]]:
        self.begun += any(state is one for _, _, one in self.imagined)
        return self.game.apply(state, actor, action)


MoustacheRules = Watched[Setup, State, Action, Event, MoustacheView]
HouseRules = Watched[HouseSetup, HouseState, HouseAction, HouseEvent, HouseView]


@dataclass(frozen=True, slots=True)
class Noted(GreedyHouseBot):
    """The greedy bot; keeps what it was shown."""

    asked: list[HouseView]

    def choose(self, view: HouseView, options: Options[HouseAction], stream: Stream) -> HouseAction:
        self.asked.append(view)
        return GreedyHouseBot.choose(self, view, options, stream)


def watched_moustache(rules: MoustacheRules, iterations: int) -> MonteCarloBot[State, Action, Event, MoustacheView]:
    made = cast("MonteCarloBot[State, Action, Event, MoustacheView]", of_moustache.monte_carlo(iterations))
    return replace(made, rules=rules)


def watched_house(rules: HouseRules, iterations: int) -> MonteCarloBot[HouseState, HouseAction, HouseEvent, HouseView]:
    made = of_moose_in_the_house.monte_carlo(iterations)
    return replace(cast("MonteCarloBot[HouseState, HouseAction, HouseEvent, HouseView]", made), rules=rules)


def voids(memory: tuple[Event, ...]) -> set[tuple[Seat, Colour]]:
    """Who has shown to have none of a colour since the last deal, in a round without rule cards on the lead."""
    shown: set[tuple[Seat, Colour]] = set()
    trick: list[AnimalCard] = []
    for event in memory:
        if isinstance(event, HandsDealt):
            shown, trick = set[tuple[Seat, Colour]](), []
        if isinstance(event, Played):
            lead = next((card.colour for card in trick if card.colour is not None), None)
            if lead is not None and event.card.colour not in (None, lead):
                shown.add((event.seat, lead))
            trick = [*trick, event.card] if len(trick) < 3 else []
    return shown


@pytest.mark.parametrize("seed", range(3))
def test_what_it_imagines_of_moustache_fits(seed: int) -> None:
    rules: MoustacheRules = Watched(Moustache())
    setup = Setup(4, row=row_of("pink-open"), rounds=1, face_up=1)
    players = [watched_moustache(rules, 24) if seat == 1 else bot("greedy", "moustache") for seat in range(4)]
    play(Moustache(), setup, Seeded(seed), players, Stream(seed))
    assert len(rules.imagined) > 10
    checked = 0
    for view, memory, state in rules.imagined:
        assert Moustache().view(state, Seat(1)) == view
        for seat, colour in voids(memory):
            assert not [card for card in state.table.hands[seat] if card.colour is colour]
            checked += 1
        opened = [card for event in memory if isinstance(event, CardsOpened) for card in event.cards]
        played = {event.card for event in memory if isinstance(event, Played)}
        for zone in view.zones:  # what lies open in a hand is in that hand
            if zone.name == "hand" and zone.owner is not None:
                assert set(zone.cards) <= set(state.table.hands[zone.owner])
                assert zone.owner == 1 or set(zone.cards) <= set(opened)
        pink = [card for hand in state.table.hands for card in hand if card.colour is Colour.PINK]
        assert set(pink) == set(opened) - played  # all pink cards lay open, so no other is in a hand
    assert checked


@pytest.mark.parametrize("seed", range(1))
def test_what_it_imagines_of_the_house_game_fits(seed: int) -> None:
    rules: HouseRules = Watched(MooseInTheHouse())
    players = [watched_house(rules, 20) if seat == 1 else bot("greedy", "moose-in-the-house") for seat in range(3)]
    play(MooseInTheHouse(), HouseSetup(3), Seeded(seed), players, Stream(seed))
    assert len(rules.imagined) > 10
    for view, _, state in rules.imagined:
        assert MooseInTheHouse().view(state, Seat(1)) == view


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("iterations", [9, 30, 37, 100])
def test_it_keeps_to_its_budget(iterations: int, players: int) -> None:
    """So many imagined games for one decision; with less than three for each card it asks the greedy bot."""
    rules: MoustacheRules = Watched(Moustache())
    player = watched_moustache(rules, iterations)
    state, events = Moustache().start(Setup(players, row=(), rounds=1), Seeded(players))
    leader = state.table.turn
    for event in events:
        player = player.hear(redact(event, leader))
    options = Moustache().legal(state, leader)
    assert isinstance(options, Finite)
    decision = player.decide(Moustache().view(state, leader), options, Stream(1))
    cards = len(options.actions)
    assert rules.begun <= iterations
    if iterations < 3 * cards:
        assert rules.begun == 0
        assert not decision.reason.code.startswith("bots.round-")
    else:
        assert rules.begun > iterations - cards
        assert decision.reason.code.startswith("bots.round-")


def test_it_sends_a_moose_while_it_can() -> None:
    """The last card but one: a moose that stays in the hand counts against its holder."""
    state = house_position(HouseSetup(2), houses=["HC kit", "HC kit"], hands=["M.kit D", "R.bath"], deck="")
    player = of_moose_in_the_house.monte_carlo(60)
    view, options = MooseInTheHouse().view(state, Seat(0)), MooseInTheHouse().legal(state, Seat(0))
    decision = player.decide(view, options, Stream(1))
    assert decision.action == PlayCard(HouseCard.of("M.kit"), Seat(1), 0)
    assert decision.reason.code == "bots.game-for"


def in_the_middle(players: int) -> tuple[HouseView, Finite[HouseAction]]:
    """Of the three things that seat 1 may do, the greedy bot does the last: it has a moose for a kitchen."""
    rest = ["HC kit"] * (players - 1)
    hands = ["R.liv R.kit M.kit", *["R.bath"] * (players - 1)]
    state = house_position(HouseSetup(players), houses=["HC bath", *rest], hands=hands, deck="D")
    options = MooseInTheHouse().legal(state, Seat(0))
    return MooseInTheHouse().view(state, Seat(0)), options


def _nothing(_view: HouseView, _event: HouseEvent) -> int:
    return 0


def test_without_a_clear_difference_it_does_what_the_greedy_bot_does() -> None:
    """Among several: where nothing is worth anything, all are as good as any. It says why the greedy bot does it."""
    view, options = in_the_middle(3)
    player = replace(watched_house(Watched(MooseInTheHouse()), 60), worth=_nothing)
    advice = GreedyHouseBot().decide(view, options, Stream(1))
    assert advice.action != options.actions[0]
    assert player.decide(view, options, Stream(1)) == advice


@pytest.mark.parametrize(("worth", "other"), [(1, True), (-1, False)])
def test_a_clear_difference_is_taken(worth: int, other: bool) -> None:
    """A living room beside the only room of seat 3 is worth something, or costs something, in every imagined game."""
    view, options = in_the_middle(3)

    def of_rooms(_view: HouseView, event: HouseEvent) -> int:
        if not isinstance(event, RoomBuilt) or event.card is not HouseCard.of("R.liv"):
            return 0
        return worth * ((event.target, event.place) == (2, 1))

    player = replace(watched_house(Watched(MooseInTheHouse()), 60), worth=of_rooms)
    greedy = bot("greedy", "moose-in-the-house").choose(view, options, Stream(1))
    assert (player.choose(view, options, Stream(1)) != greedy) == other


def test_against_several_everybody_is_imagined_to_be_greedy_to_the_end() -> None:
    """Each asks for advice with a view of its own; against one other nobody does."""
    for players, seats in ((2, set[Seat]()), (4, {Seat(0), Seat(1), Seat(2), Seat(3)})):
        asked: list[HouseView] = []
        adviser = Noted(asked)
        state, events = MooseInTheHouse().start(HouseSetup(players), Seeded(3))
        player = replace(watched_house(Watched(MooseInTheHouse()), 40), adviser=adviser)
        for event in events:
            player = player.hear(redact(event, state.turn))
        player.choose(MooseInTheHouse().view(state, state.turn), MooseInTheHouse().legal(state, state.turn), Stream(1))
        assert {view.viewer for view in asked} == seats
        for view in asked:
            hands = {zone.owner: zone.cards for zone in view.zones if zone.name == "hand"}
            assert [owner for owner, cards in hands.items() if cards] == [view.viewer]


def test_the_same_game_every_time() -> None:
    setup = Setup(3, rounds=1)
    players = [of_moustache.monte_carlo(36), *[bot("greedy", "moustache")] * 2]
    one, other = (play(Moustache(), setup, Seeded(5), players, Stream(6)) for _ in range(2))
    assert record_of(one) == record_of(other)


def test_it_says_what_it_cannot_do() -> None:
    state = Moustache().start(standard(4), Seeded(1)).state
    seat = state.table.turn
    options = Moustache().legal(state, seat)
    player = bot("monte-carlo", "moustache")
    with pytest.raises(TypeError, match="plays a seat"):
        player.choose(Moustache().view(state, SPECTATOR), options, Stream(1))
    with pytest.raises(TypeError, match="all options are listed"):
        player.choose(Moustache().view(state, seat), OpenText("name"), Stream(1))
    with pytest.raises(ValueError, match="the memory holds no deal"):
        player.choose(Moustache().view(state, seat), options, Stream(1))
    with pytest.raises(ValueError, match="a budget of 0 iterations"):
        of_moustache.monte_carlo(0)
