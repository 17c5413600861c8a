"""There's a Moose in the House: rooms, moose, doors and traps."""

from __future__ import annotations

from moosekit.games.moose_in_the_house.cards import HouseCard, cards
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.houses import House
from moosekit.games.moose_in_the_house.position import position
from moosekit.games.moose_in_the_house.setup import Setup, standard

__all__ = ["House", "HouseCard", "MooseInTheHouse", "Setup", "cards", "position", "standard"]
