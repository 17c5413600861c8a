"""Rounds played by the engine itself, one by one: for few rounds, without NumPy, and for all that a batch cannot do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, cast

from moosekit.batch.columns import Block, Column, GameLine, RoundLine
from moosekit.batch.plan import BOTS_STREAM, Plan
from moosekit.bots import any_bot
from moosekit.bots.policies import POLICIES
from moosekit.core.awaits import Over, asked
from moosekit.core.bot import Bot, heard, play
from moosekit.core.chance import Seeded
from moosekit.core.clocked import ClockedBot, play_clocked
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed
from moosekit.games import CLOCKED, game_of
from moosekit.games.moustache.actions import Action, PlayCard, StealCard
from moosekit.games.moustache.events import Event, TrickDecided
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.stages import TEAMS
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView

__all__ = ["AnySession", "MoustacheSession"]

MoustacheSession: TypeAlias = Session[Setup, State, Action, Event, MoustacheView]
AnySession: TypeAlias = Session[object, object, object, object, object]
"""A session of a game of which nothing is known but that it is one."""


def play_round(plan: Plan, number: int) -> MoustacheSession:
    """Round ``number`` of a plan of Moustache, played by the engine."""
    seed = plan.seed_of(number)
    setup = cast("Setup", plan.setup)
    game = Moustache(setup.row or ())
    bots = [cast("Bot[Action, Event, MoustacheView]", bot_of(plan.game, name)) for name in plan.bots]
    session, decision = Session(game, setup, Seeded(seed)), 0
    chance = Stream.seeded(seed).child(BOTS_STREAM)
    remembered = not FORGETFUL.issuperset(plan.bots)
    for event in session.first.events if remembered else ():
        bots = heard(bots, event)
    while not isinstance(awaits := game.awaits(session.state), Over):
        for seat in asked(awaits):
            name = plan.bots[seat]
            # whoever plays by a policy draws one number a decision at most, so that one stream is enough for all of
            # them; and a player who chooses blindly needs no view, which takes longer to make than all the rest
            own = chance.skip(decision) if name in POLICIES else chance.child("thinking").at(decision)
            view = BLIND if name == "random" else session.view(seat)
            action = bots[seat].choose(view, game.legal(session.state, seat), own)
            decision += 1
            events = session.do(seat, action)
            for event in events if remembered else ():
                bots = heard(bots, event)
    return session


#: who remembers nothing of what is heard, so that nothing needs to be told where only these play
FORGETFUL: Final = frozenset((*POLICIES, "greedy"))
#: what a player sees who does not look
BLIND: Final = cast("MoustacheView", None)


def bot_of(game: str, name: str) -> object:
    """A player by name: a policy of Moustache, or a bot of ``moosekit.bots``.

    Raises:
        UnknownBot: nobody has this name.
    """
    return POLICIES[name]() if game == "moustache" and name in POLICIES else any_bot(name, game)


def play_game(plan: Plan, number: int) -> AnySession:
    """Game ``number`` of a plan of another game."""
    seed = plan.seed_of(number)
    stream = Stream.seeded(seed).child(BOTS_STREAM)
    game = game_of(plan.game)
    bots = [bot_of(plan.game, name) for name in plan.bots]
    if plan.game in CLOCKED:
        players = cast("Sequence[ClockedBot[object, object, object]]", bots)
        return play_clocked(game, plan.setup, Seeded(seed), players, stream, Elapsed)
    return play(game, plan.setup, Seeded(seed), cast("Sequence[Bot[object, object, object]]", bots), stream)


def line_of_round(plan: Plan, number: int) -> RoundLine:
    """What is kept of a round."""
    session = play_round(plan, number)
    state = session.state
    (result,) = state.match.results
    cards: list[int] = []
    leader: list[int] = []
    winner: list[int] = []
    stolen = -1
    for move in session.moves:
        match move.action:
            case PlayCard(card):
                if len(cards) % len(plan.bots) == 0:
                    leader.append(int(move.actor))
                cards.append(card.index)
            case StealCard(card):
                stolen = card.index
            case _:
                pass
        winner += [-1 if e.winner is None else e.winner for e in move.applied.events if isinstance(e, TrickDecided)]
    width = len(plan.bots)
    return RoundLine(
        plan.seed_of(number),
        tuple(TEAMS.index(team) for team in result.teams),
        state.round.crown,
        tuple(tuple(cards[start : start + width]) for start in range(0, len(cards), width)),
        tuple(leader),
        tuple(winner),
        stolen,
        result.stars,
        TEAMS.index(result.winner),
        tuple(sum(own) for own in state.match.trophies),
    )


def line_of_game(plan: Plan, number: int) -> GameLine:
    """What is kept of a game of another kind."""
    session = play_game(plan, number)
    awaits = session.game.awaits(session.state)
    if not isinstance(awaits, Over):
        raise TypeError(f"{plan.game} has stopped before its end")
    outcome = awaits.outcome
    first = tuple(int(seat in outcome.ranking[0]) for seat in range(len(outcome.points)))
    return GameLine(plan.seed_of(number), session.position, outcome.points, first)


def engine_block(plan: Plan, columns: tuple[Column, ...], first: int, count: int) -> Block:
    """Some rounds or games one by one."""
    line_of = line_of_round if plan.game == "moustache" else line_of_game
    lines = [line_of(plan, number)._asdict() for number in range(first, first + count)]
    return Block(first, count, tuple(column.pack(line[column.name] for line in lines) for column in columns))
