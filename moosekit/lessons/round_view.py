"""A round of a watched game: the teams, the hands as somebody sees them, the tricks, the stars and the trophies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from moosekit.cards.card import codes
from moosekit.core.facts import FactValue
from moosekit.core.ids import OPEN, Seat, Viewer, seats
from moosekit.draw import trophy_svg
from moosekit.draw.tables import Cell, Picture, table_html
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.stages import TEAMS
from moosekit.games.moustache.state import State
from moosekit.lessons.chips import chip, chips, seat_name, team_sign
from moosekit.lessons.counting import counted
from moosekit.lessons.moustache_story import RoundStory, TrickStory
from moosekit.lessons.shown import Shown
from moosekit.words import text
from moosekit.words.catalogue import NO_TITLES

__all__ = ["RoundView"]

TROPHY = 48  # pixels


@dataclass(frozen=True, slots=True, repr=False)
class RoundView:
    """A round of a watched game; each method is one picture of it. ``start`` is the state before the first trick."""

    start: State
    story: RoundStory
    language: str

    def __repr__(self) -> str:
        return f"RoundView(round {self.start.round.number + 1}, {len(self.story.tricks)} tricks)"

    @property
    def stars_of(self) -> tuple[int, ...]:
        """The stars of each value in this game."""
        return self.start.match.setup.stars

    def teams(self) -> Shown:
        """Who plays with whom, and who has the crown."""
        rows = [(self._seat(seat), self._say(f"team.{team}")) for seat, team in enumerate(self.story.teams)]
        said = [
            self._titled(self._say(f"team.{team}"), ", ".join(str(seat + 1) for seat in self._members(team)))
            for team in TEAMS
        ]
        crown = self._say("lesson.crown", seat=self.story.crown)
        return self._table(crown, ("seat", "team"), rows, [*said, crown])

    def hands(self, seen_by: int | None = None) -> Shown:
        """The hands as the first trick begins: all open, or only what one seat may know (``seen_by`` counts from 1).

        Raises:
            ValueError: there is no such seat.
        """
        count = len(self.story.teams)
        if seen_by is not None and not 1 <= seen_by <= count:
            raise ValueError(f"there is no seat {seen_by!r} at this table: the seats are 1 to {count}")
        viewer: Viewer = OPEN if seen_by is None else Seat(seen_by - 1)
        view = Moustache().view(self.start, viewer)
        rows: list[tuple[Cell, ...]] = []
        said: list[str] = []
        for seat in seats(count):
            zone = view.zone("hand", seat)
            hidden = self._say("lesson.hidden", count=zone.hidden) if zone.hidden else ""
            rows.append((self._seat(seat), chips(zone.cards, self.language, self.stars_of), hidden))
            said.append(self._titled(self._name(seat), " ".join([*codes(zone.cards), hidden]).strip()))
        if seen_by is None:
            return self._table(self._say("lesson.hands"), ("seat", "hand"), [row[:2] for row in rows], said)
        return self._table(self._say("lesson.hands-seen", seat=seen_by - 1), ("seat", "seen", "unseen"), rows, said)

    def passes(self) -> Shown:
        """The hands before and after three cards were passed to the left; those that move are in bold."""
        given = {giver: moved for giver, _, moved in self.story.passed}
        got = {receiver: moved for _, receiver, moved in self.story.passed}
        after = Moustache().view(self.start, OPEN)
        rows = [
            (self._name(seat), self._marked(hand, given[seat]), self._marked(after.zone("hand", seat).cards, got[seat]))
            for seat, hand in zip(seats(len(self.story.hands)), self.story.hands, strict=True)
        ]
        said = [
            f"{self._name(one)} > {self._name(to)}: {' '.join(codes(moved))}" for one, to, moved in self.story.passed
        ]
        return self._table(self._say("lesson.passes"), ("seat", "before", "after"), rows, said)

    def tricks(self) -> Shown:
        """Every trick in the order of play, the winner's card in bold, cards that nobody won struck through."""
        rows = [self._trick(number, trick) for number, trick in enumerate(self.story.tricks, 1)]
        said = [self._titled(str(number), self._winner(trick)) for number, trick in enumerate(self.story.tricks, 1)]
        return self._table(self._say("lesson.tricks"), ("trick", "leader", "cards", "winner", "stars"), rows, said)

    def stars(self) -> Shown:
        """The cards that each team won, and the stars counted with the rule cards in force."""
        crown = self.story.teams[self.story.crown]
        return counted(
            self.start.match.setup, self.start.round.rules.row.cards, self.story.piles(), crown, self.language
        )

    def trophies(self) -> Shown:
        """What each winner drew. In a game only its owner would see it."""
        rows = [
            (
                self._seat(seat),
                Picture(trophy_svg(value, title=str(value), description="", size=TROPHY, theme="inherit"), TROPHY),
            )
            for seat, value in self.story.trophies
        ]
        said = [self._titled(self._name(seat), str(value)) for seat, value in self.story.trophies]
        return self._table(self._say("lesson.trophies"), ("seat", "trophy"), rows, said)

    def _trick(self, number: int, trick: TrickStory) -> tuple[Cell, ...]:
        end = trick.end
        played = tuple(
            chip(
                one.card,
                self.language,
                self.stars_of,
                strong=one.seat == end.winner,
                gone=one.card in end.lost or (one.card in end.jokers and not end.jokers_won),
            )
            for one in trick.plays
        )
        won = sum(self.stars_of[card.value] for card in end.taken if card.value is not None)
        return str(number), self._name(trick.plays[0].seat), played, self._winner(trick), str(won)

    def _winner(self, trick: TrickStory) -> str:
        winner = trick.end.winner
        return self._say("show.nobody") if winner is None else self._name(winner)

    def _marked(self, hand: Cards, marked: Cards) -> Cell:
        return tuple(chip(card, self.language, self.stars_of, strong=card in marked) for card in sorted(hand))

    def _members(self, team: str) -> list[int]:
        return [seat for seat, own in enumerate(self.story.teams) if own == team]

    def _seat(self, seat: int) -> Cell:
        crown = seat == self.story.crown
        return team_sign(self.story.teams[seat], self.language, crown=crown, words=self._name(seat))

    def _name(self, seat: int) -> str:
        return seat_name(seat, self.language)

    def _titled(self, title: str, said: str) -> str:
        return self._say("lesson.titled", title=title, said=said)

    def _say(self, key: str, **facts: FactValue) -> str:
        return text(key, self.language, titles=NO_TITLES, **facts)

    def _table(self, caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], said: Sequence[str]) -> Shown:
        named = [self._say(f"lesson.head.{head}") for head in heads]
        return Shown(table_html(caption, named, rows, language=self.language), "; ".join(said))
