"""A set-up as a table for people: every value and where it comes from, so that no default passes for a rule."""

from __future__ import annotations

from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.games.moustache.rule_cards import BLACK, EXPLAINED, IN_THE_BOX, REPORTED, WHITE
from moosekit.games.moustache.setup import CROWN_CARD, DRAWN_EACH, ROUNDS, STARS, TEAM_CARDS, TROPHIES, Setup, Tie
from moosekit.tricks.row import Reading
from moosekit.words.catalogue import Titles, listed, show, text
from moosekit.words.clauses import Source
from moosekit.words.setup_table import CHOSEN, Line, setup_table, source_of
from moosekit.words.table import Table


def describe(setup: Setup, language: str = "en") -> Table:
    """Every value of the set-up with its source: rulebook, reported, default, open question, or chosen here.

    >>> from moosekit.games.moustache.setup import standard
    >>> for row in describe(standard(4)).rows[:2]:
    ...     print(row)
    ('Players', '4', 'rulebook')
    ('Cards in every hand, jokers counted', '10', 'rulebook')
    """
    lines = (*_table_lines(setup, language), *_rule_lines(setup, language), *_count_lines(setup, language))
    unknown = IN_THE_BOX - len(EXPLAINED) - len(REPORTED)
    box = text(
        "setup.box",
        language,
        total=IN_THE_BOX,
        explained=len(EXPLAINED),
        reported=len(REPORTED),
        unknown=unknown,
    )
    caption = text("setup.caption", language, name=setup.name, players=setup.players)
    return setup_table(f"{caption}. {box}.", lines, lambda key: text(f"setup.{key}", language), language)


def _table_lines(setup: Setup, language: str) -> tuple[Line, ...]:
    teams = listed([text(f"setup.team-card.{card}", language) for card in setup.team_cards], language)
    return (
        Line("players", str(setup.players), Source.RULEBOOK),
        Line("hands", str(setup.hand_size), Source.RULEBOOK),
        Line("teams", teams, source_of(setup.team_cards, TEAM_CARDS[: setup.players], Source.DEFAULT)),
        Line("rounds", str(setup.rounds), source_of(setup.rounds, ROUNDS, Source.RULEBOOK)),
    )


def _rule_lines(setup: Setup, language: str) -> tuple[Line, ...]:
    drawn = text("setup.row.drawn", language, white=DRAWN_EACH, black=DRAWN_EACH)
    row = drawn if setup.row is None else _titles(setup.row, language)
    lines = [Line("row", row, _row_source(setup))]
    if setup.row is None:
        lines.append(Line("white", _titles(setup.white, language), _deck_source(setup, setup.white, WHITE)))
        lines.append(Line("black", _titles(setup.black, language), _deck_source(setup, setup.black, BLACK)))
    if setup.one_of:
        lines.append(Line("one-of", _titles(setup.one_of, language), _deck_source(setup, setup.one_of, ())))
    pass_jokers = text(f"setup.pass-jokers.{setup.pass_jokers}", language)
    jokers = text(f"setup.pigeon-and-monkey.{setup.pigeon_and_monkey}", language)
    takes = text(f"setup.monkey-takes.{setup.monkey_takes}", language)
    reading = text(f"reading.{setup.reading}", language)
    plain = Setup(setup.players)
    return (
        *lines,
        Line("face-up", str(setup.face_up), source_of(setup.face_up, plain.face_up, Source.RULEBOOK)),
        Line("reading", reading, source_of(setup.reading, Reading.LAST_WORD, Source.OPEN)),
        Line("pass-jokers", pass_jokers, source_of(setup.pass_jokers, plain.pass_jokers, Source.OPEN)),
        Line("pigeon-and-monkey", jokers, source_of(setup.pigeon_and_monkey, plain.pigeon_and_monkey, Source.OPEN)),
        Line("monkey-takes", takes, source_of(setup.monkey_takes, plain.monkey_takes, Source.OPEN)),
    )


def _count_lines(setup: Setup, language: str) -> tuple[Line, ...]:
    trophies = " · ".join("-".join(str(value) for value in values) for values in setup.trophies[: setup.rounds])
    crown = show(setup.crown_card.code, "card", language, {})
    return (
        Line("stars", " ".join(str(stars) for stars in setup.stars), source_of(setup.stars, STARS, Source.DEFAULT)),
        Line("crown-card", crown, source_of(setup.crown_card, CROWN_CARD, Source.DEFAULT)),
        Line("tie", text(f"setup.tie.{setup.tie}", language), source_of(setup.tie, Tie.CROWN_TEAM, Source.OPEN)),
        Line("trophies", trophies, source_of(setup.trophies, TROPHIES, Source.DEFAULT)),
        Line("final-tie", text("setup.final-tie.shared", language), Source.DEFAULT),
    )


def _row_source(setup: Setup) -> str:
    return Source.RULEBOOK if setup.row is None else CHOSEN


def _deck_source(setup: Setup, cards: tuple[RuleCard, ...], usual: tuple[RuleCard, ...]) -> str:
    """Which cards to draw from is our choice, as is what a first game leaves out."""
    return Source.DEFAULT if cards == usual or setup.name == "first-game" else CHOSEN


def _titles(cards: tuple[RuleCard, ...], language: str) -> str:
    """The cards by their titles; one that only reviewers report is marked so."""
    own: Titles = {card.id: card.title for card in cards if isinstance(card, OwnCard)}
    mark = text("setup.source.reported", language)
    titles = [(card, show(str(card.id), "rule", language, own)) for card in cards]
    return listed([f"{title} ({mark})" if card in REPORTED else title for card, title in titles], language)
