"""Set-ups and actions of Moustache as JSON data, and back; a fault names its place."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from moosekit.cards.card import UnknownCard, codes
from moosekit.core.json_data import BadData, Json, Reader
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.actions import PLAY, STEAL, Action, PassCards, PlayCard, StealCard, pass_cards
from moosekit.games.moustache.cards import AnimalCard, Cards
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import UnknownRuleCard, rule_card
from moosekit.games.moustache.setup import TEAM_CARDS, PassJokers, Setup, Tie
from moosekit.tricks.row import Reading

__all__ = ["OwnCards"]

OwnCards: TypeAlias = tuple[RuleCard, ...]
T = TypeVar("T")
FIELDS = (
    "players",
    "row",
    "white",
    "black",
    "one_of",
    "face_up",
    "reading",
    "pass_jokers",
    "pigeon_and_monkey",
    "monkey_takes",
    "tie",
    "team_deck",
    "stars",
    "crown_card",
    "trophies",
    "rounds",
    "name",
)
MANY = 1_000


def write_setup(setup: Setup) -> Json:
    """Every value of the set-up; rule cards by their ids. What came later is written only where it is turned."""
    return {
        "players": setup.players,
        "row": None if setup.row is None else _ids(setup.row),
        "white": _ids(setup.white),
        "black": _ids(setup.black),
        "one_of": _ids(setup.one_of),
        "face_up": setup.face_up,
        "reading": setup.reading.value,
        "pass_jokers": setup.pass_jokers.value,
        "pigeon_and_monkey": setup.pigeon_and_monkey.value,
        **_later(setup),
        "stars": list(setup.stars),
        "crown_card": setup.crown_card.code,
        "trophies": [list(values) for values in setup.trophies],
        "rounds": setup.rounds,
        "name": setup.name,
    }


def _later(setup: Setup) -> dict[str, Json]:
    """Values that older records do not have, and their readers do not know."""
    later: dict[str, tuple[bool, Json]] = {
        "monkey_takes": (setup.monkey_takes is MonkeyTakes.ANIMAL_CARD, setup.monkey_takes.value),
        "tie": (setup.tie is Tie.CROWN_TEAM, setup.tie.value),
        "team_deck": (setup.team_deck == TEAM_CARDS, list(setup.team_deck)),
    }
    return {name: value for name, (usual, value) in later.items() if not usual}


def _ids(cards: tuple[RuleCard, ...]) -> list[str]:
    return [str(card.id) for card in cards]


def read_setup(data: Reader, own: OwnCards) -> Setup:
    """A set-up; ``own`` are the rule cards of a user's own that it may name.

    Raises:
        BadData: names the place of the fault.
    """
    data.only(*FIELDS)
    row = data.field("row")
    takes, tie, teams = data.optional("monkey_takes"), data.optional("tie"), data.optional("team_deck")
    try:
        return Setup(
            players=data.field("players").whole(0, MANY),
            row=None if row.value is None else _rules(row, own),
            white=_rules(data.field("white"), own),
            black=_rules(data.field("black"), own),
            one_of=_rules(data.field("one_of"), own),
            face_up=data.field("face_up").whole(0, MANY),
            reading=data.field("reading").member(Reading),
            pass_jokers=data.field("pass_jokers").member(PassJokers),
            pigeon_and_monkey=data.field("pigeon_and_monkey").member(PigeonAndMonkey),
            monkey_takes=MonkeyTakes.ANIMAL_CARD if takes is None else takes.member(MonkeyTakes),
            tie=Tie.CROWN_TEAM if tie is None else tie.member(Tie),
            team_deck=TEAM_CARDS if teams is None else tuple(card.text() for card in teams.items()),
            stars=tuple(item.whole(0, MANY) for item in data.field("stars").items()),
            crown_card=read_card(data.field("crown_card")),
            trophies=tuple(
                tuple(item.whole(0, MANY) for item in values.items()) for values in data.field("trophies").items()
            ),
            rounds=data.field("rounds").whole(0, MANY),
            name=data.field("name").text(),
        )
    except BadSetup as fault:
        raise data.fault(str(fault)) from fault


def _rules(data: Reader, own: OwnCards) -> tuple[RuleCard, ...]:
    return tuple(_rule(item, own) for item in data.items())


def _rule(data: Reader, own: OwnCards) -> RuleCard:
    name = data.text()
    try:
        return rule_card(name, own)
    except UnknownRuleCard as fault:
        hint = "; give your own cards with Moustache(own=(…,))" if name.startswith("own:") else ""
        raise data.fault(f"{fault}{hint}") from None


def read_card(data: Reader) -> AnimalCard:
    """A card by its code."""
    try:
        return AnimalCard.of(data.text())
    except UnknownCard as fault:
        raise BadData(data.path, str(fault)) from None


def write_action(action: Action) -> Json:
    """An action as an object with one field."""
    match action:
        case PlayCard(card):
            return {"play": card.code}
        case PassCards(cards):
            return {"pass": list(codes(cards))}
        case StealCard(card):
            return {"steal": card.code}


def read_action(data: Reader) -> Action:
    """An action from an object with one field, ``play``, ``pass`` or ``steal``."""
    data.only("play", "pass", "steal")
    fields = list(data.entries())
    if len(fields) != 1:
        raise data.fault(f"expected one of play, pass, steal; found {len(fields)} fields")
    name, value = fields[0]
    if name == "pass":
        cards: Cards = tuple(read_card(item) for item in value.items())
        return pass_cards(cards)
    card = read_card(value)
    return PLAY[card.index] if name == "play" else STEAL[card.index]
