"""Who wins a trick, and with what. Tricks are drawn until the rule in question makes a difference."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moosekit.core.facts import FactValue
from moosekit.core.ids import Seat
from moosekit.games.moustache.cards import Colour
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.trick import Trick
from moosekit.quiz.case import Case
from moosekit.quiz.moustache.table import TrickCome, drawn
from moosekit.quiz.variant import Variant
from moosekit.tricks.row import Reading

TrickCase = Case[Trick, Event]
COLOURS: Final = ("green", "pink", "orange", "blue")


def _values(trick: Trick) -> list[int]:
    return [card.value for card in trick.cards if card.value is not None]


def _winner(come: TrickCome, _: Variant) -> Seat | None:
    trick = come.after
    return None if trick.winner is None else trick.plays[trick.winner].seat


def _leader(come: TrickCome, _: Variant) -> Seat:
    return come.after.plays[come.after.next_leader].seat


def _taken(come: TrickCome, _: Variant) -> int:
    return len(come.after.taken)


def _strongest(come: TrickCome, _: Variant) -> FactValue:
    trick = come.after
    return None if trick.winner is None else str(trick.cards[trick.winner].colour)


def _without_row(trick: Trick) -> int | None:
    return replace(trick, rules=TrickRules.of((), trick.reading)).winner


def _changed(trick: Trick) -> bool:
    """Whether the row gives the trick to somebody else."""
    return trick.winner is not None and trick.winner != _without_row(trick)


def _colour_beats_number(trick: Trick) -> bool:
    """The winner has neither the highest number nor the lead colour."""
    won = trick.cards[trick.winner or 0]
    return won.colour is not trick.cards[0].colour and won.value != max(_values(trick))


def _no_blue(trick: Trick) -> bool:
    """The strongest colour that is there is not the strongest of all."""
    colours = {card.colour for card in trick.cards}
    return Colour.BLUE not in colours and len(colours) > 1 and trick.winner != 0


def _nobody(trick: Trick) -> bool:
    return trick.winner is None


def _lowest_of_all_loses(trick: Trick) -> bool:
    """A 3 makes a low card win, but not the lowest of all, as one could think."""
    return _changed(trick) and trick.cards[trick.winner or 0].value != min(_values(trick))


def _numbers_stay(trick: Trick) -> bool:
    """Two cards of the colour that wins lie there: the higher one is better although the colours turn round."""
    colour = trick.cards[trick.winner or 0].colour
    return _changed(trick) and [card.colour for card in trick.cards].count(colour) > 1


def _some_vanish(trick: Trick) -> bool:
    return _changed(trick) and 0 < len(trick.taken) < len(trick.plays)


def _twins_first(trick: Trick) -> bool:
    late = replace(trick, rules=TrickRules.of(trick.row, Reading.STRICT_ROW))
    return trick.winner is not None and trick.winner != late.winner


def _reading_decides(trick: Trick) -> bool:
    first = replace(trick, rules=TrickRules.of(trick.row, Reading.FIRST_WORD))
    return trick.winner != first.winner


def _unicorn_beats_a_two(trick: Trick) -> bool:
    return 2 in _values(trick)


def _new_lead(trick: Trick) -> bool:
    """Somebody sets a new lead, and a card of the first lead colour wins, or of a third one."""
    won = trick.cards[trick.winner or 0].colour
    last_lead = [card.colour for card in trick.cards][-1]
    return len({card.colour for card in trick.cards}) == 3 and won is not last_lead


def _any(_: Trick) -> bool:
    return True


CASES: Final[tuple[TrickCase, ...]] = (
    Case("strongest", "5.2", 1, drawn(_colour_beats_number), _winner, players=4),
    Case("order", "5.1", 1, drawn(_no_blue), _strongest, COLOURS, "colour", players=4),
    Case("takes", "5.4", 1, drawn(_any), _taken, (1, 2, 3, 4), "", players=4),
    Case("leads-next", "5.5", 1, drawn(_colour_beats_number), _leader, players=4),
    Case("nobody", "5.6", 3, drawn(_nobody, "twins-vanish"), _winner, "seats-nobody", players=3),
    Case("nobody-leads", "5.6", 3, drawn(_nobody, "twins-vanish"), _leader, players=4),
    Case(
        "twins-first", "6.3", 3, drawn(_twins_first, "twos-win,twins-vanish"), _winner, players=4, beside="form=early"
    ),
    Case("reading", "6.4", 3, drawn(_reading_decides, "twos-win,threes-low"), _winner, players=4, beside="reading"),
    Case("twos-win", "8.1", 2, drawn(_changed, "twos-win"), _winner, players=4),
    Case("twins-vanish", "8.2", 2, drawn(_some_vanish, "twins-vanish"), _winner, players=4),
    Case("vanished", "8.2", 2, drawn(_some_vanish, "twins-vanish"), _taken, (1, 2, 3, 4), "", players=4),
    Case("reversed", "8.3", 2, drawn(_numbers_stay, "reversed"), _winner, players=4),
    Case("threes-low", "8.4", 2, drawn(_lowest_of_all_loses, "threes-low"), _winner, players=4),
    Case("new-lead-wins", "8.5", 3, drawn(_new_lead, "new-lead"), _winner, players=4),
    Case("pigeon", "9.2", 2, drawn(_any, jokers="pigeon"), _taken, (0, 2, 4, 5), "", players=5),
    Case("unicorn", "9.3", 2, drawn(_unicorn_beats_a_two, "twos-win", jokers="unicorn"), _winner, players=5),
    Case("unicorn-pigeon", "9.2", 3, drawn(_any, jokers="unicorn pigeon"), _taken, (0, 3, 4, 5), "", players=5),
)
