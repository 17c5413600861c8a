"""A trick as data: one JSON object with the outcome and every step. Positions count from 0 in the order of play."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.json_data import Json, plain
from moosekit.core.trace import Note, notes_of
from moosekit.games.moustache.trick import Trick
from moosekit.words.catalogue import Titles
from moosekit.words.narrate import narrate


def trick_data(trick: Trick, language: str = "en") -> dict[str, Json]:
    """Who wins, who takes what, who leads next, and why.

    ``taken`` are the animal cards that the winner takes. While nobody has said what the monkey takes, ``pending`` says
    so, and ``taken`` is as if nothing were stolen.

    >>> data = trick_data(Trick.parse("P7 O7 monkey G1", row="twins-vanish"))
    >>> data["winner"], data["next_leader"], data["taken"], data["pending"]
    (3, 3, [3], 'monkey')
    """
    (_, haul, asks, _), traces = trick.resolve_and_explain()
    data: dict[str, Json] = {
        "cards": list(codes(trick.cards)),
        "row": [card.id for card in trick.row],
        "reading": trick.reading.value,
        "winner": haul.winner,
        "next_leader": haul.winner or 0,
        "taken": list(haul.taken),
    }
    if asks:
        data["pending"] = "monkey"
    if haul.stolen is not None:
        data["stolen"] = haul.stolen
    titles = trick.titles
    data["steps"] = [_step(note, language, titles) for note in notes_of(traces)]
    return data


def what_if_data(trick: Trick, language: str = "en") -> list[Json]:
    """Every change of the rules that was tried: what is changed, who wins then, and whether that is another winner.

    >>> what_if_data(Trick.parse("P2 P8 G3 B1", row="reversed"))[1]
    {'change': 'no-rules', 'winner': 3, 'altered': True, 'text': 'Without any rule card'}
    """
    whatif = trick.what_if()
    return [
        {
            "change": variant.kind.value,
            **{name: plain(value) for name, value in variant.facts},
            "winner": variant.trick.winner,
            "altered": variant.changed,
            "text": whatif.label(variant, language),
        }
        for variant in whatif.variants
    ]


def _step(note: Note, language: str, titles: Titles) -> Json:
    return {
        "code": note.code,
        "rule": note.ref.rule,
        "clause": note.ref.clause,
        "before": plain(note.before),
        "after": plain(note.after),
        "text": narrate(note, language, titles),
    }
