"""A table kept from nothing but the events: who hears them all can say what lies where."""

from __future__ import annotations

from dataclasses import dataclass, field

from moosekit.cards.card import codes
from moosekit.core.awaits import Outcome
from moosekit.core.secret import Hidden, Secret
from moosekit.games.face_de_bouc.cards import Faces
from moosekit.games.face_de_bouc.events import (
    Drew,
    Event,
    Forgotten,
    GameEnded,
    Named,
    Paid,
    Passed,
    PileTaken,
    Shouted,
    SpecialShouted,
    Won,
)


@dataclass(slots=True)
class Heard:
    """The open pile, the won piles and the names, by codes; ``said`` is what became of the calls over this card."""

    players: int
    taken_on_top: bool
    taken: list[str] = field(default_factory=list[str])
    centre: list[str] = field(default_factory=list[str])
    won: list[list[str]] = field(init=False)
    names: dict[str, str] = field(default_factory=dict[str, str])
    owners: tuple[int, ...] = ()
    said: list[tuple[int, str, str]] = field(default_factory=list[tuple[int, str, str]])
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        self.won = [[] for _ in range(self.players)]

    def hear(self, event: Event) -> None:
        """One event more."""
        match event:
            case Drew(_, face, known, owners):
                assert known == (face.code in self.names)
                self.centre.append(face.code)
                self.owners, self.said = owners, []
            case Named(_, face, name):
                assert face.code == self.centre[-1]
                self.names[face.code] = _shown(name)
            case Forgotten(face):
                del self.names[face.code]
            case Shouted(seat, name, verdict):
                self.said.append((seat, "silent" if name is None else "shout", verdict))
            case SpecialShouted(seat, verdict):
                self.said.append((seat, "special", verdict))
            case Passed(seat):
                self.said.append((seat, "pass", "passed"))
            case GameEnded(outcome):
                self.outcome = outcome
            case _:
                self._moved(event)

    def _moved(self, event: Event) -> None:
        match event:
            case Paid(seat, cards):
                self.won[seat], paid = self._cut(seat, cards)
                self.centre[-1:] = [*paid, self.centre[-1]]
            case PileTaken(_, owner, cards):
                self.won[owner], pile = self._cut(owner, cards)
                self.taken += pile
            case Won(seat, cards, top):
                assert list(codes(cards)) == self.centre
                self.won[seat] += [*self.centre, *self.taken] if self.taken_on_top else [*self.taken, *self.centre]
                assert self.won[seat][-1] == top.code
                self.centre, self.taken = [], []
            case _:
                pass

    def _cut(self, seat: int, cards: Faces) -> tuple[list[str], list[str]]:
        """A pile without the cards on top that the event names, and these."""
        pile, named = self.won[seat], list(codes(cards))
        assert pile[len(pile) - len(named) :] == named
        return pile[: len(pile) - len(named)], named


def _shown(name: Secret[str] | Hidden) -> str:
    assert isinstance(name, Secret)
    return name.value
