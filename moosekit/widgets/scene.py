"""All that a stepper shows beside its frames: seats, row, hands, and the answers that were worked out beforehand."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from moosekit.games.moustache.cards import COLOURS
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.trick import Trick
from moosekit.widgets.contract import Colour, Deck, Frame, Guess, Hand, Reading, RowCard, Scene, SeatName
from moosekit.widgets.frames import READINGS
from moosekit.widgets.saying import Saying
from moosekit.widgets.taps import taps_of
from moosekit.widgets.variants import variants_of

NOBODY = -1


def scene_of(
    trick: Trick,
    frames: Sequence[Frame],
    saying: Saying,
    names: tuple[str, ...] | None = None,
    *,
    tap: bool = False,
    locked: str = "",
) -> Scene:
    """The scene of a trick. ``names`` are the players' names by seat; ``tap``: it asks which cards may be played;
    ``locked`` is said where "what if" is locked, and then no answers to it are there.

    >>> trick = Trick.parse("P2 P8 G3 B1")
    >>> saying = Saying.about(trick.row, "en")
    >>> [guess["label"] for guess in scene_of(trick, (), saying)["guesses"]]
    ['Seat 1', 'Seat 2', 'Seat 3', 'Seat 4']
    """
    seats = [_seat(trick, place, saying, names) for place in range(len(trick.plays))]
    hands = trick.hands or ()
    shown = {code for hand in hands for code in hand} | set(trick.cards)
    scene = Scene(
        state="",
        title=saying.ui("title.tap" if tap else "title"),
        language=saying.language,
        seats=seats,
        row=[row_card(card, saying) for card in trick.row],
        reading=reading_name(trick.reading, saying),
        readings=[reading_name(reading, saying) for reading in READINGS],
        colours=[colour_of(colour, saying) for colour in COLOURS],
        hands=[Hand(seat=seat, cards=[card.code for card in hand]) for seat, hand in enumerate(hands)],
        cards={card.code: saying.card(card.code) for card in sorted(shown)},
        guesses=_guesses(trick, frames, saying, {seat["seat"]: seat["name"] for seat in seats}),
        variants=[] if locked else variants_of(trick, saying),
        locked=locked,
        taps=taps_of(trick, saying),
    )
    scene["state"] = hashlib.sha256(json.dumps(scene).encode()).hexdigest()[:12]
    return scene


def _seat(trick: Trick, place: int, saying: Saying, names: tuple[str, ...] | None) -> SeatName:
    seat = trick.plays[place].seat
    position = saying.ui(f"position.{place + 1}")
    if names is None or seat >= len(names):  # a page may lay more cards than there were players
        return SeatName(seat=seat, name=saying.seat(seat), position=position)
    return SeatName(seat=seat, name=f"{names[seat]} ({saying.seat(seat)})", position=position)


def row_card(card: RuleCard, saying: Saying) -> RowCard:
    """A rule card for the page: its id, deck, title and clause."""
    clause = saying.clause(card.ref)
    deck: Deck = "white" if card.deck.value == "white" else "black"
    return RowCard(id=card.id, deck=deck, title=saying.rule(card), text=clause["text"], clause=clause)


def reading_name(reading: str, saying: Saying) -> Reading:
    """A reading of the row for the page."""
    return Reading(id=str(reading), title=saying.reading(reading))


def colour_of(colour: str, saying: Saying) -> Colour:
    """A colour of the game for the page."""
    name = saying.colour(colour)
    return Colour(id=str(colour), pip=colour[0], name=name, animal=saying.ui(f"animal.{colour}"))


def _guesses(trick: Trick, frames: Sequence[Frame], saying: Saying, names: dict[int, str]) -> list[Guess]:
    """One for each seat, and "nobody" where the row can clear the trick."""
    winner = None if trick.winner is None else trick.plays[trick.winner].seat
    reason = _decisive(frames)
    options: list[tuple[int, str]] = [(play.seat, names[play.seat]) for play in trick.plays]
    if winner is None or any(not step.names for step in trick.rules.row.steps):
        options.append((NOBODY, saying.ui("guess.nobody")))
    guesses: list[Guess] = []
    for seat, label in options:
        right = seat == (NOBODY if winner is None else winner)
        verdict = saying.ui("guess.right" if right else "guess.wrong", reason=reason)
        guesses.append(Guess(seat=seat, label=label, right=right, verdict=verdict))
    return guesses


def _decisive(frames: Sequence[Frame]) -> str:
    """The reason of the step that settled who wins."""
    deciding = [frame for frame in frames if frame["kind"] in ("row", "strongest") or frame["ahead"] is not None]
    changes = [
        frame
        for before, frame in zip([None, *deciding], deciding, strict=False)
        if frame["kind"] != "result" and (before is None or before["ahead"] != frame["ahead"] or frame["ahead"] is None)
    ]
    return changes[-1]["sentence"] if changes else ""
