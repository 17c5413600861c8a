"""The board of Moustache: all that lies on the table for one viewer, as plain data."""

from __future__ import annotations

from moosekit.core.awaits import Over, Together, Turn
from moosekit.core.ids import Seat
from moosekit.core.json_data import Json
from moosekit.core.secret import revealed
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import Cards, codes
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.following import playable_cards
from moosekit.games.moustache.resolve import TrickRules, decide_trick
from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.games.moustache.rule_cards import pink_open
from moosekit.games.moustache.rule_cards.pass_three import PASSED
from moosekit.games.moustache.view import MoustacheView
from moosekit.tricks.play import Play
from moosekit.widgets.saying import Saying
from moosekit.widgets.table.contract import Board


def hand_of(view: MoustacheView, seat: Seat) -> Cards:
    """The cards of a seat's hand that the viewer sees."""
    return view.zone("hand", seat).cards


def board(view: MoustacheView, language: str) -> Board:
    """The table as the viewer sees it."""
    facts, viewer = view.facts, view.viewer
    seats = [Seat(seat) for seat in range(len(facts.teams))]
    row = tuple(facts.setup.card(rule) for rule in facts.row)
    rules = TrickRules.of(row, facts.reading, facts.setup.pigeon_and_monkey)
    zones = [view.zone("hand", seat) for seat in seats]
    held = [len(zone.cards) + zone.hidden for zone in zones]
    piles = [view.zone("pile", seat) for seat in seats]
    tricks = facts.setup.hand_size
    over = isinstance(view.awaits, Over)
    return {
        "round": facts.round + 1,
        "rounds": facts.rounds,
        "trick": tricks if over else tricks - max(held) + 1,
        "tricks": tricks,
        "row": [rule_data(card, language) for card in row],
        "hidden": facts.hidden_in_row,
        "order": [str(colour) for colour in rules.row.world.order],
        "lead": facts.lead,
        "teams": [str(team) for team in facts.teams],
        "crown": int(facts.crown),
        "held": held,
        "open": [[] if seat == viewer else list(codes(zone.cards)) for seat, zone in zip(seats, zones, strict=True)],
        "own": [code for code in codes(hand_of(view, viewer)) if _is_open(view, code)]
        if isinstance(viewer, int)
        else [],
        "won": [len(pile.cards) + pile.hidden for pile in piles],
        "trophies": [_trophies(view, seat) for seat in seats],
        "plays": [{"seat": int(seat), "card": one.code, "state": "in"} for seat, one in facts.plays],
        "ahead": _ahead(view, rules),
        "hand": list(codes(hand_of(view, viewer))) if isinstance(viewer, int) else [],
        "aside": _aside(view),
        "sealed": [int(seat) for seat in facts.committed],
        "results": [{"stars": list(result.stars), "winner": str(result.winner)} for result in facts.results],
        "count": None,
        "printed": list(facts.setup.stars),
        "end": _end(view),
        "turn": int(view.awaits.seat) if isinstance(view.awaits, Turn) else None,
        "may": _may(view, rules),
    }


def rule_data(card: RuleCard, language: str) -> Json:
    """A rule card with its title and text."""
    saying = Saying.about((card,), language)
    clause = saying.clause(card.ref)
    picture = f"own-{card.deck.value}" if isinstance(card, OwnCard) else str(card.id)
    return {
        "id": picture,
        "deck": card.deck.value,
        "title": saying.rule(card),
        "text": clause["text"],
        "clause": clause["ref"],
    }


def _trophies(view: MoustacheView, seat: Seat) -> list[Json]:
    """A seat's trophies: the round of each, and its value where that may be known."""
    facts = view.facts
    known = revealed(facts.trophies[seat]) or ()
    won = [number for number, result in enumerate(facts.results, start=1) if result.teams[seat] is result.winner]
    return [
        {"round": number, "value": known[place] if place < len(known) else None}
        for place, number in enumerate(won[: facts.trophy_counts[seat]])
    ]


def _aside(view: MoustacheView) -> list[Json]:
    """The cards that the viewer has set aside."""
    if not isinstance(view.viewer, int):
        return []
    return list(codes(revealed(view.facts.aside[view.viewer]) or ()))


def _end(view: MoustacheView) -> Json:
    if not isinstance(view.awaits, Over):
        return None
    outcome = view.awaits.outcome
    return {"points": list(outcome.points), "ranking": [[int(seat) for seat in place] for place in outcome.ranking]}


def _may(view: MoustacheView, rules: TrickRules) -> Json:
    """What the viewer may do now. Who sees all cards sees it for the seat whose turn it is."""
    facts, awaits, viewer = view.facts, view.awaits, view.viewer
    if isinstance(awaits, Together) and isinstance(viewer, int) and viewer in awaits.seats:
        hand = hand_of(view, viewer)
        cards = hand if facts.setup.pass_jokers == "yes" else tuple(one for one in hand if one.colour is not None)
        return {"act": "pass", "seat": int(viewer), "cards": list(codes(cards)), "count": PASSED}
    if not isinstance(awaits, Turn) or (isinstance(viewer, int) and viewer != awaits.seat):
        return None
    seat = awaits.seat
    if facts.choices:
        return {"act": "steal", "seat": int(seat), "cards": list(codes(facts.choices)), "count": 1}
    plays = tuple(Play(Seat(one), played) for one, played in facts.plays)
    zone = view.zone("hand", seat)
    if zone.hidden:
        return None
    lit = list(codes(playable_cards(zone.cards, plays, rules)))
    return {"act": "play", "seat": int(seat), "cards": lit, "count": 1}


def _is_open(view: MoustacheView, code: str) -> bool:
    """Whether a card of the viewer's own hand lies open, as all others see it."""
    return code.startswith("P") and pink_open.CARD.id in view.facts.row


def _ahead(view: MoustacheView, rules: TrickRules) -> int | None:
    """Who has won the trick, while it lies there and waits for a monkey."""
    if not view.facts.choices:
        return None
    plays = tuple(Play(Seat(seat), one) for seat, one in view.facts.plays)
    named = decide_trick(plays, rules, Journal[Event]()).named
    return None if named is None else int(plays[named].seat)
