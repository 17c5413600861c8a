"""The race to three sets, played through the game itself, as nobody can count it out (question 35b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.mayhem_decks import deck_of, is_avalanche
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.core.awaits import Finite, Options
from moosekit.core.chance import Seeded
from moosekit.core.clocked import play_clocked
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.moose_match_mayhem.actions import Action
from moosekit.games.moose_match_mayhem.cards import AVALANCHE, CardKind
from moosekit.games.moose_match_mayhem.events import Event, Flipped
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.herds import sets_in
from moosekit.games.moose_match_mayhem.setup import turn_by_turn
from moosekit.games.moose_match_mayhem.view import MayhemView


@dataclass(frozen=True, slots=True)
class Grabber:
    """A player who reaches for a card that makes a set, else for one like those in the herd, and never for a yeti."""

    def hear(self, event: Event) -> Grabber:  # noqa: ARG002 - it remembers nothing
        """The same player."""
        return self

    def acts(self, view: MayhemView, stream: Stream) -> bool:  # noqa: ARG002 - it always does
        """It never holds back."""
        return True

    def choose(self, view: MayhemView, options: Options[Action], stream: Stream) -> Action:
        """The best touch; of equally good ones any."""
        assert isinstance(options, Finite)
        worth = [self._worth(view, action) for action in options.actions]
        best: list[Action] = [action for action, one in zip(options.actions, worth, strict=True) if one == max(worth)]
        return best[stream.below(len(best))]

    def _worth(self, view: MayhemView, action: Action) -> int:
        flip = view.facts.flip
        if not isinstance(action, Stamped) or flip is None or not isinstance(view.viewer, int):
            return 0
        if flip.avalanche:
            return -2  # hands off
        card, herd = flip.middle[action.action.place], view.zone("herd", view.viewer).cards
        if card.kind is CardKind.YETI:
            return -1
        if sets_in((*herd, card), view.facts.setup.three_wilds):
            return 100
        return 1 + sum(card.animal is one.animal and one.colour in (None, card.colour) for one in herd)


@lru_cache(maxsize=16)
def races(players: int, games: int, seed: int) -> tuple[tuple[int, int], ...]:
    """For each game: how many flips it took, and how many of these an avalanche swept away.

    >>> len(races(3, 2, 7))
    2
    """
    seeds = Stream.seeded(seed).child("races")
    return tuple([_race(players, seeds.word(number)) for number in range(games)])


def _race(players: int, seed: int) -> tuple[int, int]:
    bots: Sequence[Grabber] = [Grabber()] * players
    played = play_clocked(
        MooseMatchMayhem(), turn_by_turn(players), Seeded(seed), bots, Stream.seeded(seed).child("players"), Elapsed
    )
    flips = [event for move in played.moves for event in move.applied.events if isinstance(event, Flipped)]
    return len(flips), sum(AVALANCHE in flip.middle for flip in flips)


def _simulated(told: Told) -> Asked:
    players, games, seed, asked = told.number("players"), told.number("games"), told.number("seed"), told.text("asked")
    results = races(players, games, seed)
    flips = [number for number, _ in results]
    lost = sum([swept for _, swept in results])
    facts = given(players=players, games=games, seed=seed, flips=sum(flips), lost=lost)
    said = (
        assumed.mayhem(turn_by_turn(players)),
        message("question.assume.grabbers", players=players),
        message("question.assume.simulated", games=games, seed=seed),
    )
    one_by_one = message("question.race.step", flips=tuple([str(number) for number in flips]))
    if asked == "lost":
        answer = Answer.number(Fraction(lost, sum(flips)), *said, steps=(one_by_one, steps.divided(lost, sum(flips))))
        once = 1 - hypergeometric(deck_of(turn_by_turn(players)), players, is_avalanche)[0]
        return Asked(answer, facts, (Slip(Misconception.NO_MEMORY, once, own="question.race.slip-lost"),), asked)
    mean = Fraction(sum(flips), games)
    spread = sum([(number - mean) ** 2 for number in flips], Fraction(0)) / (games - 1)
    off = Fraction(round(sqrt(spread / games) * 10), 10)
    middle = Fraction(sorted(flips)[games // 2])
    answer = Answer.number(
        mean, *said, steps=(one_by_one, steps.divided(sum(flips), games), message("question.race.step-off", value=off))
    )
    slip = Slip(Misconception.MEAN_IS_TYPICAL, middle, own="question.race.slip")
    return Asked(answer, facts, (slip,), asked, Form.NUMBER)


RACE: Final = Family(
    "35b",
    "mayhem",
    "race",
    Level.L3,
    ("simulation",),
    (
        whole("players", (3, 4, 5, 6), 3, 6),
        word("asked", ("mean", "lost")),
        whole("games", (10,), 2, 400),
        whole("seed", (7,), 0, 999_999),
    ),
    _simulated,
)
