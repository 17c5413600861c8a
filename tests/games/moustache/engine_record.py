"""A game that the engine has played, read move by move into the record type of the naive twin."""

from __future__ import annotations

from collections.abc import Iterable

from moosekit.cards.card import codes
from moosekit.core.awaits import Over
from moosekit.core.ids import OPEN, SPECTATOR, Seat
from moosekit.core.refusal import Refusal
from moosekit.core.secret import revealed
from moosekit.core.trace import Journal
from moosekit.games.moustache.actions import PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import AnimalCard
from moosekit.games.moustache.events import Event, RoundScored, TrickCollected, TrophyDrawn
from moosekit.games.moustache.resolve import decide_trick
from moosekit.games.moustache.state import State
from moosekit.tricks.play import Play
from tests.games.moustache.playing import GAME, Table, options
from tests.twins.moustache.game import Cards, GameRecord, RoundRecord, TrickRecord
from tests.twins.moustache.score import RoundScore


def engine_record(session: Table) -> GameRecord:
    """What the engine made of the whole game."""
    reader = _Reader(session)
    rounds = tuple(reader.round() for _ in range(session.setup.rounds))
    awaits = GAME.awaits(session.state)
    assert isinstance(awaits, Over)
    ranking, points = awaits.outcome.ranking, awaits.outcome.points
    places = {seat: 1 + sum(len(group) for group in ranking[:at]) for at, group in enumerate(ranking) for seat in group}
    return GameRecord(rounds, points, tuple(places[Seat(seat)] for seat in range(len(points))), ranking[0])


class _Reader:
    """Goes through a session; every method reads on from where the last one stopped."""

    def __init__(self, session: Table) -> None:
        self.session = session
        self.at = 0

    @property
    def state(self) -> State:
        return self.session.state_at(self.at)

    def step(self) -> tuple[Event, ...]:
        self.at += 1
        return self.session.moves[self.at - 1].applied.events

    def round(self) -> RoundRecord:
        begin = self.state
        seats = range(self.session.setup.players)
        dealt, laid_open = begin.table.hands, self.open_cards()
        passed: list[Cards] = [() for _ in seats]
        asked = begin.table.pending is not None
        while self.state.table.pending is not None:
            move = self.session.moves[self.at]
            assert isinstance(move.action, PassCards)
            passed[int(move.actor)] = codes(move.action.cards)
            self.step()
        hands, open_cards = self.state.table.hands, self.open_cards()
        tricks: list[TrickRecord] = []
        piles: list[list[str]] = [[] for _ in seats]
        events: tuple[Event, ...] = ()
        for _ in range(self.session.setup.hand_size):
            trick, events = self.trick(piles)
            tricks.append(trick)
        return RoundRecord(
            row=tuple(str(card.id) for card in begin.round.rules.row.cards),
            teams=tuple(str(team) for team in begin.round.teams),
            dealt=_sorted(codes(hand) for hand in dealt),
            passed=_sorted(passed),
            open_while_passing=laid_open if asked else tuple(() for _ in seats),
            hands=_sorted(codes(hand) for hand in hands),
            open_cards=open_cards,
            tricks=tuple(tricks),
            piles=_sorted(tuple(pile) for pile in piles),
            score=self.score(begin, piles, events),
            trophies=_trophies(events, len(seats)),
        )

    def open_cards(self) -> tuple[Cards, ...]:
        """What somebody who looks on sees in the hands."""
        view = GAME.view(self.state, SPECTATOR)
        return _sorted(codes(view.zone("hand", Seat(seat)).cards) for seat in range(self.session.setup.players))

    def trick(self, piles: list[list[str]]) -> tuple[TrickRecord, tuple[Event, ...]]:
        rules, plays, could = self.state.round.rules, list[Play[AnimalCard]](), list[Cards]()
        events: tuple[Event, ...] = ()
        for _ in range(self.session.setup.players):
            seat = self.state.table.turn
            could.append(_codes_of(options(self.state, seat)))
            move = self.session.moves[self.at]
            assert isinstance(move.action, PlayCard)
            assert move.actor == seat
            plays.append(Play(seat, move.action.card))
            events = self.step()
        left = decide_trick(tuple(plays), rules, Journal[Event]()).left
        cards = tuple(play.card.code for play in plays)
        monkey = next((play.seat for play in plays if play.card.code == "monkey"), None)
        choices: Cards = ()
        if self.at < self.session.length and isinstance(self.session.moves[self.at].action, StealCard):
            assert self.state.table.turn == monkey
            choices = _codes_of(options(self.state, self.state.table.turn))
            events = self.step()
        end = next(event for event in events if isinstance(event, TrickCollected))
        taken = _taken(end, cards)
        if end.winner is not None:
            piles[end.winner].extend(taken)
        if end.thief is not None and end.stolen is not None:
            piles[end.thief].append(end.stolen.code)
        record = TrickRecord(
            leader=plays[0].seat,
            cards=cards,
            options=tuple(could),
            winner=end.winner,
            taken=taken,
            vanished=tuple(
                card for place, card in enumerate(cards) if plays[place].card.colour is not None and place not in left
            ),
            discarded="pigeon" in cards,
            monkey_seat=monkey,
            monkey_choices=choices,
            stolen=None if end.stolen is None else end.stolen.code,
            next_leader=end.leader,
        )
        return record, events

    def score(self, begin: State, piles: list[list[str]], events: Iterable[Event]) -> RoundScore:
        end = next(event for event in events if isinstance(event, RoundScored))
        pairs = tuple(zip(begin.round.teams, piles, strict=True))
        blue = {
            str(team): sum(c[0] == "B" for own, pile in pairs if own == team for c in pile) for team in ("pink", "blue")
        }
        stars = {"pink": end.stars[0], "blue": end.stars[1]}
        return RoundScore(stars, blue, end.winner.value, self.decided_by())

    def decided_by(self) -> str:
        """How the round that has just ended was decided, by the explanation of its last move."""
        for trace in self.session.explain(self.at, OPEN):
            assert not isinstance(trace, Refusal)
            if isinstance(trace.event, RoundScored):
                kinds = {
                    "tie.crown-card": "crown-card",
                    "tie.crown-team": "crown-team",
                    "tie.other-team": "crown-team",
                    "outcome.wins": "stars",
                }
                return kinds[trace.notes[-1].code]
        raise AssertionError("no round ended here")


def _sorted(groups: Iterable[Cards]) -> tuple[Cards, ...]:
    return tuple(tuple(sorted(group)) for group in groups)


def _codes_of(actions: Iterable[object]) -> Cards:
    found = [action.card.code for action in actions if isinstance(action, (PlayCard, StealCard))]
    return tuple(sorted(found))


def _taken(end: TrickCollected, cards: Cards) -> Cards:
    """What the winner puts on the pile, in the order of play; jokers too, as long as no pigeon scares them away."""
    if end.winner is None or "pigeon" in cards:
        return ()
    won = codes((*end.taken, *end.jokers))
    return tuple(card for card in cards if card in won)


def _trophies(events: Iterable[Event], players: int) -> tuple[int | None, ...]:
    drawn = {event.seat: revealed(event.value) for event in events if isinstance(event, TrophyDrawn)}
    return tuple(drawn.get(Seat(seat)) for seat in range(players))
