"""Moustache: tricks in teams, and a new rule card every round."""

from __future__ import annotations

from moosekit.games.moustache.cards import AnimalCard, cards
from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.games.moustache.rule_cards import rule_card
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.contest import Contest
from moosekit.tricks.row import Reading

__all__ = ["AnimalCard", "Contest", "OwnCard", "Reading", "RuleCard", "Trick", "cards", "rule_card"]
