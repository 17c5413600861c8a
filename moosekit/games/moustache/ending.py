"""The end of a round and of the game (sections 10 and 11): stars, the winning team, trophies, the ranking."""

from __future__ import annotations

from moosekit.core.awaits import Outcome
from moosekit.core.facts import facts
from moosekit.core.ids import Seat
from moosekit.core.making import make
from moosekit.core.secret import Secret
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.events import Event, GameEnded, RoundScored, TrophyDrawn
from moosekit.games.moustache.scoring import score_round
from moosekit.games.moustache.stages import TEAMS, Team
from moosekit.games.moustache.state import Match, RoundResult, State


def end_round(state: State, journal: Journal[Event]) -> Match:
    """Counts the round, draws trophies for the winners, and after the last round ends the game."""
    match, round_, (_, _, _, piles, _, _, _) = state
    setup, chance, row, trophies, results, drawn, _ = match
    number, teams, crown, rules, _, tokens, _ = round_
    verdict = score_round(setup, rules.row.cards, team_piles(teams, piles), teams[crown], journal)
    stars, winner = verdict.stars, verdict.winner or teams[crown]
    journal.emit(RoundScored(number, stars, winner))
    trophies = _draw_trophies(trophies, tokens, teams, winner, journal)
    results = (*results, RoundResult(stars, winner, teams))
    outcome = _end_game(trophies, journal) if number + 1 == setup.rounds else None
    return make(Match, (setup, chance, row, trophies, results, drawn, outcome))


def team_piles(teams: tuple[Team, ...], piles: tuple[Cards, ...]) -> tuple[Cards, Cards]:
    """The cards that each team won, pink first."""
    won: dict[Team, Cards] = dict.fromkeys(TEAMS, ())
    for team, pile in zip(teams, piles, strict=True):
        won[team] += pile
    return won[Team.PINK], won[Team.BLUE]


def _draw_trophies(
    trophies_before: tuple[tuple[int, ...], ...],
    tokens: tuple[int, ...],
    teams: tuple[Team, ...],
    winner: Team,
    journal: Journal[Event],
) -> tuple[tuple[int, ...], ...]:
    """Each winner draws one of the round's three, unseen by the others; the rest goes back unseen (clause 10.5)."""
    trophies = list(trophies_before)
    winners = [Seat(seat) for seat, team in enumerate(teams) if team is winner]
    for seat, value in zip(winners, tokens, strict=False):
        trophies[seat] = (*trophies[seat], value)
        if journal.recording:
            journal.note(Note("trophy.drawn", refs.TROPHIES, "trophies", None, None, facts(seat=seat)))
            journal.note(Note("trophy.secret", refs.TROPHIES_SECRET, "trophies", None, None, facts(seat=seat)))
        journal.emit(TrophyDrawn(seat, Secret(value, (seat,))))
    return tuple(trophies)


def _end_game(trophies: tuple[tuple[int, ...], ...], journal: Journal[Event]) -> Outcome:
    outcome = Outcome.by_points(tuple(sum(own) for own in trophies))
    if journal.recording:
        first: tuple[Seat, ...] = outcome.ranking[0]
        points = max(outcome.points)
        if len(first) == 1:
            journal.note(Note("game.won", refs.MOST_POINTS, "ranking", None, first, facts(seat=first[0], count=points)))
        else:
            journal.note(
                Note("game.shared", refs.SHARED_LEAD, "ranking", None, first, facts(seats=first, count=points))
            )
    journal.emit(GameEnded(trophies, outcome))
    return outcome
