"""What a CardGrid shows: a table for every row, sent once however many rows come to it."""

from __future__ import annotations

from moosekit.games.moustache.cards import ANIMALS, COLOURS
from moosekit.widgets.card_grid.contract import GridAnswer, GridScene
from moosekit.widgets.card_grid.trying import OfferedRows
from moosekit.widgets.laying import LONGEST
from moosekit.widgets.scene import colour_of, row_card


def grid_scene(trying: OfferedRows, rounds: int) -> GridScene:
    """The scene."""
    saying = trying.saying
    tables: list[list[int]] = []
    answers: dict[str, GridAnswer] = {}
    for row in trying.rows(LONGEST):
        table = trying.table(row)
        if table not in tables:
            tables.append(table)
        answers[trying.key(row)] = trying.answer(row, table, tables.index(table))
    return GridScene(
        title=saying.said("card-grid.title"),
        language=saying.language,
        colours=[colour_of(colour, saying) for colour in COLOURS],
        rules=[row_card(card, saying) for card in trying.offer],
        longest=LONGEST,
        cards=[saying.said("card-grid.card", card=card.code) for card in ANIMALS],
        of=trying.of,
        tables=tables,
        answers=answers,
        rounds=rounds,
        asked=saying.said("card-grid.asked", count=trying.players),
        played=saying.said("card-grid.played", count=rounds) if rounds else "",
    )
