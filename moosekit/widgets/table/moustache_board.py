"""The board of Moustache: all that lies on the table for one viewer, as plain data."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.awaits import Over, Together, Turn, asked
from moosekit.core.ids import Seat
from moosekit.core.json_data import Json
from moosekit.core.secret import revealed
from moosekit.core.trace import Journal
from moosekit.games.moustache.checking import passable
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
from moosekit.widgets.table.ending import ending_of


def trick_of(view: MoustacheView) -> int:
    """The number of the trick in its round, from 1."""
    facts = view.facts
    zones = [view.zone("hand", Seat(seat)) for seat in range(len(facts.teams))]
    tricks = facts.setup.hand_size
    most = max(len(zone.cards) + zone.hidden for zone in zones)
    return tricks if isinstance(view.awaits, Over) else tricks - most + (0 if facts.choices else 1)


def board(view: MoustacheView, own: Seat | None, language: str) -> Board:
    """The table as the viewer sees it; ``own`` is whose hand is the own one."""
    facts = view.facts
    seats = [Seat(seat) for seat in range(len(facts.teams))]
    row = tuple(facts.setup.card(rule) for rule in facts.row)
    rules = facts.setup.rules(row)
    zones = [view.zone("hand", seat) for seat in seats]
    held = [len(zone.cards) + zone.hidden for zone in zones]
    piles = [view.zone("pile", seat) for seat in seats]
    hand = () if own is None else view.zone("hand", own).cards
    return {
        "round": facts.round + 1,
        "rounds": facts.rounds,
        "trick": trick_of(view),
        "tricks": facts.setup.hand_size,
        "row": [rule_data(card, language) for card in row],
        "hidden": facts.hidden_in_row,
        "order": [str(colour) for colour in rules.row.world.order],
        "lead": facts.lead,
        "teams": [str(team) for team in facts.teams],
        "crown": int(facts.crown),
        "held": held,
        "open": [[] if seat == own else list(codes(zone.cards)) for seat, zone in zip(seats, zones, strict=True)],
        "own": [code for code in codes(hand) if _is_open(view, code)],
        "won": [len(pile.cards) + pile.hidden for pile in piles],
        "trophies": [_trophies(view, seat) for seat in seats],
        "plays": [{"seat": int(seat), "card": one.code, "state": "in"} for seat, one in facts.plays],
        "ahead": _ahead(view, rules),
        "hand": list(codes(hand)),
        "aside": _aside(view, own),
        "sealed": [int(seat) for seat in facts.committed],
        "results": [{"stars": list(result.stars), "winner": str(result.winner)} for result in facts.results],
        "count": None,
        "printed": list(facts.setup.stars),
        "end": ending_of(view.awaits),
        "turn": int(view.awaits.seat) if isinstance(view.awaits, Turn) else None,
        "may": _may(view, own, rules),
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


def _aside(view: MoustacheView, own: Seat | None) -> list[Json]:
    """The cards that the own seat has set aside."""
    return [] if own is None else list(codes(revealed(view.facts.aside[own]) or ()))


def _may(view: MoustacheView, own: Seat | None, rules: TrickRules) -> Json:
    """What the own seat may do now; nothing where it is not asked."""
    facts, awaits = view.facts, view.awaits
    if own is None or own not in asked(awaits):
        return None
    hand = view.zone("hand", own).cards
    if isinstance(awaits, Together):
        cards = passable(facts.setup, hand)
        return {"act": "pass", "seat": int(own), "cards": list(codes(cards)), "count": PASSED}
    if facts.choices:
        return {"act": "steal", "seat": int(own), "cards": list(codes(facts.choices)), "count": 1}
    plays = tuple(Play(Seat(seat), played) for seat, played in facts.plays)
    lit = list(codes(playable_cards(hand, plays, rules)))
    return {"act": "play", "seat": int(own), "cards": lit, "count": 1}


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
