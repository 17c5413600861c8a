"""What a RuleRow shows: the cards on offer, the tricks, and the answers that go with the page."""

from __future__ import annotations

from moosekit.games.moustache.trick import Trick
from moosekit.tricks.row import Reading
from moosekit.widgets.laying import LONGEST
from moosekit.widgets.rule_row.contract import RowPlay, RowScene, RowTrick, TrickResult
from moosekit.widgets.rule_row.trying import TriedRows
from moosekit.widgets.saying import Saying
from moosekit.widgets.scene import reading_name, row_card


def row_scene(trying: TriedRows, locked: str = "") -> RowScene:
    """The scene. Equal results are sent once: most rows come to the same few. What is ``locked`` has no answers."""
    saying = trying.saying
    known: list[TrickResult] = []
    places: dict[str, int] = {}
    answers: dict[str, list[int]] = {}
    for row, reading in () if locked else trying.rows(LONGEST):
        result = trying.result(row, reading)
        for trick in result["tricks"]:
            if places.setdefault(repr(trick), len(known)) == len(known):
                known.append(trick)
        answers[result["key"]] = [places[repr(trick)] for trick in result["tricks"]]
    return RowScene(
        title=saying.said("rule-row.title"),
        language=saying.language,
        longest=LONGEST,
        offer=[row_card(card, saying) for card in trying.offer],
        readings=[reading_name(reading, saying) for reading in Reading],
        tricks=[_trick(trick, place, saying) for place, trick in enumerate(trying.tricks)],
        cards={card.code: saying.card(card.code) for trick in trying.tricks for card in trick.cards},
        known=known,
        totals=trying.totals(),
        answers=answers,
        locked=locked,
    )


def _trick(trick: Trick, place: int, saying: Saying) -> RowTrick:
    plays = [RowPlay(seat=play.seat, name=saying.seat(play.seat), card=play.card.code) for play in trick.plays]
    return RowTrick(title=saying.said("rule-row.trick", number=place + 1), plays=plays)
