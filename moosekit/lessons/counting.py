"""The end of a round: the cards that each team won, counted with the rule cards in force, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from moosekit.core.trace import Journal, notes_of
from moosekit.draw.tables import table_html
from moosekit.games.moustache.cards import Cards, cards
from moosekit.games.moustache.events import Event, RoundScored
from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.scoring import score_round
from moosekit.games.moustache.setup import Setup, standard
from moosekit.games.moustache.stages import TEAMS, Team
from moosekit.lessons.chips import chips, team_sign
from moosekit.lessons.shown import Shown
from moosekit.words import text
from moosekit.words.explanation import Explanation

__all__ = ["count_stars"]


def count_stars(
    *, pink: str, blue: str, row: str | Sequence[str | RuleCard] = "", crown: str = Team.PINK, language: str = "en"
) -> Shown:
    """A finished round: the cards that the pink and the blue team won, and who wins the round, and why.

    ``crown`` is the team whose team card has the crown, ``pink`` or ``blue``.

    Raises:
        UnknownCard, UnknownRuleCard: a code or an id that is not known.
        ValueError: ``crown`` is no team.

    >>> count_stars(pink="P5 G4", blue="B3 O5").words[-53:]
    'The pink team wins the round: pink has 5, blue has 4.'
    """
    if crown not in tuple(Team):
        raise ValueError(f"crown={crown!r} is no team: expected {' or '.join(Team)}")
    rules = row_of(row)
    return counted(standard(4), rules, (cards(pink), cards(blue)), Team(crown), language)


def counted(setup: Setup, rules: tuple[RuleCard, ...], piles: tuple[Cards, Cards], crown: Team, language: str) -> Shown:
    """The same for a round of any set-up."""
    journal: Journal[Event] = Journal(recording=True)
    verdict = score_round(setup, rules, piles, crown, journal)
    journal.emit(RoundScored(0, verdict.stars, verdict.winner or crown))
    titles = {str(rule.id): rule.title for rule in rules if isinstance(rule, OwnCard)}
    why = Explanation.of(notes_of(journal.traces), language, titles)
    signs = [team_sign(team, language, crown=team is crown, words=text(f"team.{team}", language)) for team in TEAMS]
    rows = [(sign, chips(pile, language, setup.stars)) for sign, pile in zip(signs, piles, strict=True)]
    heads = tuple(text(f"lesson.head.{head}", language) for head in ("team", "won"))
    table = table_html(text("lesson.piles", language), heads, rows, language=language)
    return Shown(table + why.html(), " ".join(step.text for step in why.steps))
