"""What a page asks for: a hint, chances, the whole film, what can be looked up, other words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from moosekit.core.json_data import Reader
from moosekit.widgets.table.answering import Deed, Done, Refused, say
from moosekit.widgets.table.contract import Hint, Likely
from moosekit.widgets.table.showing import book_of
from moosekit.words import LANGUAGES, text

if TYPE_CHECKING:
    from moosekit.widgets.table.table import GameTable


def _hint(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    sitting = table.sitting
    if sitting.asked is None or sitting.curtain is not None:
        raise Refused(say("nobody", table))
    if table.now["words"]:
        raise Refused(say("no-hint", table))
    action, reason = table.hint()
    if action is None:
        return Done(f"{text('table.hint.nothing', table.language)} {reason}")
    label = sitting.scene.label(action, table.language)
    sentence = text("table.hint", table.language, action=label)
    data = sitting.session.game.write_action(action)
    return Done(f"{sentence} {reason}", hint=Hint(action=data, label=label))


def _chances(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if table.sitting.curtain is not None:
        raise Refused(say("nobody", table))
    language = table.language
    found = [
        Likely(
            sentence=one.sentence(language),
            faces=one.faces,
            exact=str(one.answer.value),
            lines=list(one.answer.lines(language)),
        )
        for one in table.chances()
    ]
    return Done(chances=found) if found else Done(text("table.chances.none", language))


def _film(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    return Done(film=table.whole_film() if table.sitting.looks_back else None)


def _book(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    return Done(book=book_of(table.sitting, table.language))


def _language(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "language")
    table.language = message.field("language").choice(LANGUAGES)
    return Done()


#: by the kind of the message
LOOKUPS: Final[Mapping[str, Deed]] = {
    "hint": _hint,
    "chances": _chances,
    "film": _film,
    "book": _book,
    "language": _language,
}
