"""The end of a round (section 10): stars counted, rule cards that change the count, the winner, ties."""

from __future__ import annotations

from typing import TypeVar

from moosekit.core.facts import RuleRef, facts
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.setup import Setup, Tie
from moosekit.games.moustache.stages import Tally, Team, Verdict, counts_colour, decides_outcome, scores
from moosekit.tricks.row import BrokenRule, called

E = TypeVar("E")


def score_round(
    setup: Setup, row: tuple[RuleCard, ...], piles: tuple[Cards, Cards], crown_team: Team, journal: Journal[E]
) -> Verdict:
    """The stars of both teams and the winner. ``piles`` are the cards that each team won, pink first.

    >>> from moosekit.games.moustache.cards import cards
    >>> from moosekit.games.moustache.setup import standard
    >>> score_round(standard(4), (), (cards("P5 G4"), cards("B3")), Team.PINK, Journal()).stars
    (5, 1)
    """
    tally = _count(setup, piles, journal)
    for place, card in enumerate(row):
        rule: object = card
        if scores(rule):
            after = called(card.id, rule.score, tally)
            _check_tally(card, tally, after)
            if journal.recording:
                journal.note(_scored(place, card, tally, after))
            tally = after
    verdict, decider = _decide(row, _most_stars(tally), journal)
    if verdict.winner is None:
        return _break_tie(setup, piles, crown_team, verdict, journal)
    if journal.recording:
        what = facts(team=_id(verdict.winner), pink=verdict.stars[0], blue=verdict.stars[1])
        journal.note(Note("outcome.wins", decider, "winner", None, _id(verdict.winner), what))
    return verdict


def _scored(place: int, card: RuleCard, before: Tally, after: Tally) -> Note:
    """What a rule card has done to the stars; with the cards of the colour that it counts, so that one can check."""
    rule: object = card
    moved = after.stars != before.stars
    code = "score.changed" if moved else "score.idle"
    what = facts(place=place, rule=card.id, before=before.stars, after=after.stars)
    if counts_colour(rule):
        pink, blue = before.of_colour(rule.counts)
        printed = (before.printed(pink), before.printed(blue))
        what += facts(colour=rule.counts, cards=(len(pink), len(blue)), printed=printed)
        code = "score.changed.colour" if moved else "score.idle.colour"
    return Note(code, card.ref, "stars", before.stars, after.stars, what)


def _decide(row: tuple[RuleCard, ...], verdict: Verdict, journal: Journal[E]) -> tuple[Verdict, RuleRef]:
    """The verdict after the rule cards on who wins, and the rule that it stands on: the last that changed it."""
    decider = refs.MOST_STARS
    for card in row:
        rule: object = card
        if not decides_outcome(rule):
            continue
        changed = called(card.id, rule.outcome, verdict)
        _check_verdict(card, verdict, changed)
        if journal.recording:
            what = facts(rule=card.id, team=_id(changed.winner))
            code = _changed(verdict, changed)
            journal.note(Note(code, card.ref, "winner", _id(verdict.winner), _id(changed.winner), what))
        if changed.winner is not verdict.winner:
            decider = card.ref
        verdict = changed
    return verdict, decider


def _check_tally(card: RuleCard, before: Tally, after: Tally) -> None:
    """A card may change the stars, into whole numbers, and nothing else."""
    if after.piles != before.piles or after.star_table != before.star_table:
        raise BrokenRule(card.id, "its score changed more than the stars")
    if type(after.stars) is not tuple or [type(stars) for stars in after.stars] != [int, int]:
        raise BrokenRule(card.id, f"its score gave the stars {after.stars!r}, where two whole numbers were expected")


def _check_verdict(card: RuleCard, before: Verdict, after: Verdict) -> None:
    """A card may change who wins, and nothing else."""
    if after.stars != before.stars:
        raise BrokenRule(card.id, "its outcome changed the stars; write a score for that")
    if not (after.winner is None or type(after.winner) is Team):
        raise BrokenRule(card.id, f"its outcome gave the winner {after.winner!r}, where a Team or None was expected")


def _changed(before: Verdict, after: Verdict) -> str:
    """The sentence for what a rule card on who wins has done."""
    if after.winner is before.winner:
        return "outcome.tie" if after.winner is None else "outcome.idle"
    return "outcome.level" if after.winner is None else "outcome.changed"


def _count(setup: Setup, piles: tuple[Cards, Cards], journal: Journal[E]) -> Tally:
    nothing = Tally(piles, setup.stars, (0, 0))
    pink, blue = [nothing.printed(pile) for pile in piles]
    if journal.recording:
        journal.note(
            Note("score.count", refs.STARS, "stars", (0, 0), (pink, blue), facts(before=(0, 0), after=(pink, blue)))
        )
    return nothing.plus(pink, blue)


def _most_stars(tally: Tally) -> Verdict:
    pink, blue = tally.stars
    return Verdict(tally.stars, None if pink == blue else Team.PINK if pink > blue else Team.BLUE)


def _break_tie(
    setup: Setup, piles: tuple[Cards, Cards], crown_team: Team, verdict: Verdict, journal: Journal[E]
) -> Verdict:
    """A tie in stars: the team that won the crown card, else what the switch says of the team cards (10.3, 10.4)."""
    owners = [team for team, pile in zip(Team, piles, strict=True) if setup.crown_card in pile]
    if owners:
        winner, code, ref = owners[0], "tie.crown-card", refs.TIE_CROWN_CARD
    elif setup.tie is Tie.CROWN_TEAM:
        winner, code, ref = crown_team, "tie.crown-team", refs.TIE_CROWN_TEAM
    else:
        winner, code, ref = crown_team.other, "tie.other-team", refs.TIE_CROWN_TEAM
    if journal.recording:
        form = None if verdict.stars[0] == verdict.stars[1] else "level"
        what = facts(team=_id(winner), card=setup.crown_card.code, stars=verdict.stars[0], form=form)
        journal.note(Note(code, ref, "winner", None, _id(winner), what))
    return Verdict(verdict.stars, winner)


def _id(team: Team | None) -> str | None:
    return None if team is None else team.value
