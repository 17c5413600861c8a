"""A full state that a viewer cannot tell from the true one: what the viewer knows, and the rest by chance.

Known is what the view shows, what the events told (``knowledge``), and what follows from both: a void shown by a play
off suit, the cards given to the left neighbour, where jokers can be. What is still face down is drawn anew: unseen
cards of other hands and of the leftover cards, rule cards to come, trophies of others, and all later chance.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from moosekit.cards.sharing import share
from moosekit.core.asking import Frame
from moosekit.core.awaits import Over, Together, Turn
from moosekit.core.chance import Seeded
from moosekit.core.ids import RuleId, Seat, left_of, seats
from moosekit.core.secret import revealed
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, Cards, Joker
from moosekit.games.moustache.checking import passable
from moosekit.games.moustache.collect import collect_trick
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.hand import hands_of
from moosekit.games.moustache.knowledge import Held, Knowledge, joker_worlds, learn
from moosekit.games.moustache.opening import open_round
from moosekit.games.moustache.resolve import Plays, TrickRules, decide_trick, joker_at
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.games.moustache.rule_cards.pass_three import PASSED
from moosekit.games.moustache.setup import DRAWN_EACH, TOKENS_A_ROUND, PassJokers
from moosekit.games.moustache.stages import Opening
from moosekit.games.moustache.state import Match, MonkeyChoice, PassFrame, Round, State
from moosekit.games.moustache.turns import at_turn
from moosekit.games.moustache.view import MoustacheView, PublicFacts
from moosekit.tricks.play import Play

T = TypeVar("T")


def imagine(view: MoustacheView, memory: tuple[Event, ...], stream: Stream) -> State:
    """A full state with the same view; ``memory`` are all events of the game so far as the viewer saw them.

    It has no past: nothing is in ``drawn``, and its chance is a new seed out of ``stream``.

    Raises:
        ValueError: view and memory do not fit together.
    """
    facts = view.facts
    revealed_row = tuple(facts.setup.card(rule) for rule in facts.row)
    rules = facts.setup.rules(revealed_row)
    known = learn(memory, facts.setup.players, rules)
    hands, leftover = _hidden_cards(view, known, stream.child("hands"))
    match = _match(view, revealed_row, stream)
    tokens = revealed(facts.tokens) or _some(facts.setup.trophies[facts.round], TOKENS_A_ROUND, stream.child("tokens"))
    round_ = Round(facts.round, facts.teams, facts.crown, rules, leftover, tokens, known.opened)
    plays: Plays = tuple(Play(seat, card) for seat, card in facts.plays)
    turn = view.awaits.seat if isinstance(view.awaits, Turn) else known.leader
    pending: PassFrame | MonkeyChoice | None = None
    if isinstance(view.awaits, Together):
        pending = _pass_frame(facts, revealed_row, hands, stream.child("aside"))
    elif facts.choices:
        pending = _monkey_choice(plays, rules)
    turn = facts.crown if turn is None else turn
    held = hands_of(hands)
    if pending is None:
        return State(match, round_, at_turn(held, plays, turn, tuple(known.piles), known.lost, rules))
    return State(match, round_, (held, plays, turn, tuple(known.piles), known.lost, pending, 0))


def _hidden_cards(view: MoustacheView, known: Knowledge, stream: Stream) -> tuple[tuple[Cards, ...], Cards]:
    """All hands by seat, and the leftover cards."""
    players = seats(view.facts.setup.players)
    places: tuple[Seat | None, ...] = (*players, None)
    zones = [view.zone("leftover") if place is None else view.zone("hand", place) for place in places]
    seen = [*known.played_cards, *(card for zone in zones for card in zone.cards)]
    given = [
        (card, left_of(Seat(giver), len(players)))
        for giver, cards in enumerate(known.passed)
        for card in cards or ()
        if card not in seen and card.colour is not None
    ]
    worlds = joker_worlds(known, view.facts.teams, passable=view.facts.setup.pass_jokers is PassJokers.YES)
    for index in stream.child("jokers").shuffle(len(worlds)):
        jokers: Held = tuple((joker, seat) for joker, seat in worlds[index] if joker not in seen)
        sure = (*given, *jokers)
        room = {
            place: zone.hidden - sum(at == place for _, at in sure) for place, zone in zip(places, zones, strict=True)
        }
        unseen = [card for card in ANIMALS if card not in seen and card not in [one for one, _ in given]]
        shared = share(unseen, room, known.may_hold, stream) if min(room.values()) >= 0 else None
        if shared is not None:
            full = [
                tuple(sorted((*zone.cards, *shared[place], *(card for card, at in sure if at == place))))
                for place, zone in zip(places, zones, strict=True)
            ]
            return tuple(full[:-1]), full[-1]
    raise ValueError("the view and the memory do not fit together: no deal of the unseen cards agrees with both")


def _match(view: MoustacheView, face_up: tuple[RuleCard, ...], stream: Stream) -> Match:
    facts = view.facts
    row = (*face_up, *_face_down(facts, stream.child("row")))
    setup = facts.setup if facts.setup.row is None else replace(facts.setup, row=row)
    outcome = view.awaits.outcome if isinstance(view.awaits, Over) else None
    chance = Seeded(stream.child("seed").word(0))
    return Match(setup, chance, row, _trophies(facts, stream.child("trophies")), facts.results, (), outcome)


def _face_down(facts: PublicFacts, stream: Stream) -> tuple[RuleCard, ...]:
    """The rest of the row: so many white and black cards as are missing, or any where the set-up fixes the row."""
    setup, taken = facts.setup, facts.row
    if setup.row is not None:
        return _some(_others(SHIPPED, taken), facts.hidden_in_row, stream)
    joined = any(card.id in taken for card in setup.one_of)
    one_of = () if joined else _some(setup.one_of, 1, stream.child("one-of"))
    black, white = _others((*setup.black, *one_of), taken), _others(setup.white, taken)
    white_left = DRAWN_EACH - sum(card.id in taken for card in setup.white)
    whites = _some(white, white_left, stream.child("white"))
    blacks = _some(black, facts.hidden_in_row - white_left, stream.child("black"))
    return _some((*whites, *blacks), facts.hidden_in_row, stream)


def _others(cards: tuple[RuleCard, ...], taken: tuple[RuleId, ...]) -> tuple[RuleCard, ...]:
    return tuple(card for card in cards if card.id not in taken)


def _some(items: tuple[T, ...], count: int, stream: Stream) -> tuple[T, ...]:
    """So many of the items, in random order."""
    return tuple(items[index] for index in stream.shuffle(len(items))[:count])


def _trophies(facts: PublicFacts, stream: Stream) -> tuple[tuple[int, ...], ...]:
    """Everybody's trophies: those the viewer knows, and for the others what is left of each round's three."""
    known = [revealed(own) for own in facts.trophies]
    trophies: list[tuple[int, ...]] = [() for _ in known]
    for number, result in enumerate(facts.results):
        winners = [seat for seat, team in enumerate(result.teams) if team is result.winner]
        values = list(facts.setup.trophies[number])
        drawn: dict[int, int] = {}
        for seat in winners:
            own = known[seat]
            if own is not None:
                drawn[seat] = own[len(trophies[seat])]
                values.remove(drawn[seat])
        others = [seat for seat in winners if seat not in drawn]
        drawn.update(zip(others, _some(tuple(values), len(others), stream.at(number)), strict=True))
        for seat in winners:
            trophies[seat] = (*trophies[seat], drawn[seat])
    return tuple(trophies)


def _pass_frame(
    facts: PublicFacts, row: tuple[RuleCard, ...], hands: tuple[Cards, ...], stream: Stream
) -> PassFrame | None:
    """The question of ``pass-three``, with cards set aside by everybody who has answered it."""
    frame = open_round(row, Opening(hands), 0, Journal())
    for seat in facts.committed:
        own = revealed(facts.aside[seat])
        if isinstance(frame, Frame):
            cards = own or tuple(sorted(_some(passable(facts.setup, hands[seat]), PASSED, stream.at(seat))))
            frame = frame.with_answer(seat, cards)
    return frame if isinstance(frame, Frame) else None


def _monkey_choice(plays: Plays, rules: TrickRules) -> MonkeyChoice | None:
    """The trick that waits for its monkey: all of it is public, so it is decided once more."""
    position = joker_at(plays, Joker.MONKEY)
    if position is None:
        return None
    contest = decide_trick(plays, rules, Journal[Event]())
    return MonkeyChoice(plays[position].seat, contest, collect_trick(contest, rules, Journal[Event]())[0])
