"""What are my chances now? From any view of any game, with nothing but what that seat may know."""

from __future__ import annotations

from typing import TypeAlias, TypeGuard

from moosekit.chance.faults import Uncountable
from moosekit.chance.now import bouc, house, mayhem, moustache
from moosekit.chance.now.chance import Chance
from moosekit.core.awaits import Over
from moosekit.games.face_de_bouc.view import FaceView
from moosekit.games.face_de_bouc.view import PublicFacts as BoucFacts
from moosekit.games.moose_in_the_house.view import HouseView
from moosekit.games.moose_in_the_house.view import PublicFacts as HouseFacts
from moosekit.games.moose_match_mayhem.view import MayhemView
from moosekit.games.moose_match_mayhem.view import PublicFacts as MayhemFacts
from moosekit.games.moustache.events import Event as MoustacheEvent
from moosekit.games.moustache.view import MoustacheView
from moosekit.games.moustache.view import PublicFacts as MoustacheFacts

AnyView: TypeAlias = MoustacheView | FaceView | MayhemView | HouseView

__all__ = ["AnyView", "Chance", "chances"]


def chances(view: AnyView, memory: tuple[MoustacheEvent, ...] = ()) -> tuple[Chance, ...]:
    """What may happen next, each with its exact chance; nothing where nothing is hidden or the game is over.

    Every hidden card is taken to be anywhere, each place equally likely: that people choose what they play is left out,
    and the answers say so. ``memory`` are the events as the viewer saw them. Moustache needs them, for cards that were
    played and lie face down now, and for voids that a play off suit gave away; in the others what lies open counts.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.core.ids import Seat
    >>> from moosekit.games.moose_in_the_house import MooseInTheHouse
    >>> from moosekit.games.moose_in_the_house.setup import standard
    >>> game = MooseInTheHouse()
    >>> view = game.view(game.start(standard(3), Seeded(7)).state, Seat(0))
    >>> print(chances(view)[0].sentence())
    About 21 times out of 100: there is a trap among the 4 cards of seat 2.

    Raises:
        Uncountable: the view of another game.
        ValueError: a view of Moustache without the events since the last deal.
    """
    if isinstance(view.awaits, Over):
        return ()
    if _is_moustache(view):
        return moustache.chances(view, memory)
    if _is_bouc(view):
        return bouc.chances(view)
    if _is_mayhem(view):
        return mayhem.chances(view)
    if _is_house(view):
        return house.chances(view)
    raise Uncountable(f"{type(view.facts).__module__} is no game of ours: expected a view of one of the four")


def _is_moustache(view: AnyView) -> TypeGuard[MoustacheView]:
    return isinstance(view.facts, MoustacheFacts)


def _is_bouc(view: AnyView) -> TypeGuard[FaceView]:
    return isinstance(view.facts, BoucFacts)


def _is_mayhem(view: AnyView) -> TypeGuard[MayhemView]:
    return isinstance(view.facts, MayhemFacts)


def _is_house(view: AnyView) -> TypeGuard[HouseView]:
    return isinstance(view.facts, HouseFacts)
