"""What are my chances now: nothing that a seat may not know moves an answer, and imagined worlds agree with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from math import comb, sqrt
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

import pytest

from moosekit.cards.zone import View
from moosekit.chance import Answer, Deck, Uncountable, message
from moosekit.chance.now import AnyView, Chance, chances
from moosekit.chance.questions import family
from moosekit.core.awaits import Over
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer, seats
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.setup import without_clock
from moosekit.games.face_de_bouc.state import State as BoucState
from moosekit.games.moose_in_the_house.cards import HOUSE, TRAP
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.setup import standard as house
from moosekit.games.moose_in_the_house.state import State as HouseState
from moosekit.games.moose_match_mayhem.cards import AVALANCHE
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.herds import scared_by
from moosekit.games.moose_match_mayhem.setup import turn_by_turn
from moosekit.games.moose_match_mayhem.state import State as MayhemState
from moosekit.games.moustache.actions import Action as MoustacheAction
from moosekit.games.moustache.cards import ANIMALS
from moosekit.games.moustache.deal import short_handed
from moosekit.games.moustache.events import Event as MoustacheEvent
from moosekit.games.moustache.events import Played, TrickCollected
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup as MoustacheSetup
from moosekit.games.moustache.state import State as MoustacheState
from moosekit.games.moustache.view import MoustacheView
from moosekit.words import LANGUAGES
from tests.games.face_de_bouc.playing import steps as bouc_steps
from tests.games.moose_in_the_house.playing import steps as house_steps
from tests.games.moose_match_mayhem.playing import steps as mayhem_steps
from tests.games.moustache.playing import steps as moustache_steps
from tests.samples import samples

S = TypeVar("S")


class Seen(NamedTuple, Generic[S]):
    """A table in the middle of a game, as one viewer sees it, and other worlds that look the same to it."""

    viewer: Viewer
    view: AnyView
    open_view: AnyView
    heard: tuple[MoustacheEvent, ...]
    truth: S
    worlds: Callable[[int], Iterable[S]]
    look: Callable[[S], AnyView]


def looked(session: Session[Any, S, Any, Any, Any], states: Iterable[S], every: int) -> Iterator[Seen[S]]:
    """Some of the states of a game, for one viewer after another."""
    game, players = session.game, session.setup.players
    viewers: tuple[Viewer, ...] = (*seats(players), SPECTATOR)
    for number, truth in enumerate(states):
        if number % every:
            continue
        viewer = viewers[number // every % len(viewers)]
        view, heard = session.view(viewer), session.events(viewer)

        def worlds(many: int, view: AnyView = view, heard: tuple[object, ...] = heard) -> Iterator[S]:
            return (game.imagine(view, heard, Stream(key)) for key in range(many))

        def look(state: S, viewer: Viewer = viewer) -> AnyView:
            return cast("AnyView", game.view(state, viewer))

        yield Seen(viewer, view, session.view(OPEN), heard if game.id == "moustache" else (), truth, worlds, look)


def moustache_tables(most: int) -> Iterator[Seen[MoustacheState]]:
    session = Session(Moustache(), MoustacheSetup(4, row=()), Seeded(5))
    return looked(session, moustache_steps(session, Stream(5), most), 7)


def moustache_passing(most: int) -> Iterator[Seen[MoustacheState]]:
    """Three cards are passed to the left, then pink lies open."""
    session = Session(Moustache(), MoustacheSetup(4, row=row_of("pass-three,pink-open"), face_up=2), Seeded(6))
    return looked(session, moustache_steps(session, Stream(6), most), 3)


def moustache_new_lead(most: int) -> Iterator[Seen[MoustacheState]]:
    """Whoever does not follow suit sets another lead for those who play later."""
    session = Session(Moustache(), MoustacheSetup(4, row=row_of("new-lead"), face_up=1), Seeded(8))
    return looked(session, moustache_steps(session, Stream(8), most), 7)


def moustache_jokers(most: int) -> Iterator[Seen[MoustacheState]]:
    session = Session(Moustache(), MoustacheSetup(5, row=()), Seeded(7))
    return looked(session, moustache_steps(session, Stream(7), most), 7)


def bouc_tables(most: int) -> Iterator[Seen[BoucState]]:
    session = Session(FaceDeBouc(), without_clock(3), Seeded(5))
    return looked(session, bouc_steps(session, Stream(5), most), 13)


def mayhem_tables(most: int) -> Iterator[Seen[MayhemState]]:
    session = Session(MooseMatchMayhem(), turn_by_turn(4), Seeded(5))
    return looked(session, mayhem_steps(session, Stream(5), most), 11)


def house_tables(most: int) -> Iterator[Seen[HouseState]]:
    session = Session(MooseInTheHouse(), house(4), Seeded(5))
    return looked(session, house_steps(session, Stream(5), most), 7)


Tables = Callable[[int], Iterator[Seen[object]]]
TABLES: Final = cast(
    "tuple[Tables, ...]",
    (
        moustache_tables,
        moustache_passing,
        moustache_new_lead,
        moustache_jokers,
        bouc_tables,
        mayhem_tables,
        house_tables,
    ),
)


@pytest.mark.parametrize("tables", TABLES)
def test_nothing_hidden_moves_an_answer(tables: Tables) -> None:
    """Hidden cards are dealt anew as the viewer may imagine them: all answers stay, sentence by sentence."""
    asked = 0
    for seen in tables(samples(60, 600)):
        answers = chances(seen.view, seen.heard)
        asked += len(answers)
        for world in seen.worlds(samples(3, 20)):
            assert chances(seen.look(world), seen.heard) == answers
    assert asked > 3


def happened(about: Chance, state: object) -> bool:
    """Whether it is so in a world that can be looked into."""
    facts, key = dict(about.about.facts), about.about.key
    if isinstance(state, MoustacheState):
        hand = state.table.hands[int(str(facts["seat"]))]
        return all(card.colour != facts["colour"] for card in hand)
    if isinstance(state, BoucState):
        shown = {face for pile in (state.centre, *state.piles) for face in pile}
        then = state.draw[0]
        return then in shown if key == "now.repeat" else then.code == facts["face"]
    if isinstance(state, MayhemState):
        cards = (*state.held, *state.deck)[: state.setup.players]
        return AVALANCHE in cards if key == "now.avalanche" else scared_by(tuple(cards)) is not None
    assert isinstance(state, HouseState)
    return state.deck[0] is HOUSE if key == "now.house-card" else TRAP in state.hands[int(str(facts["seat"]))]


@pytest.mark.parametrize("tables", TABLES)
def test_imagined_worlds_agree(tables: Tables) -> None:
    """Within four standard errors, over worlds as the game imagines them."""
    many = samples(300, 3000)
    for place, seen in enumerate(tables(80)):
        if place > (0 if isinstance(seen.truth, HouseState) else samples(3, 11)):
            continue  # in the house game, what an answer gave away is left out, and said to be
        worlds = list(seen.worlds(many))
        for about in chances(seen.view, seen.heard):
            exact = float(about.answer.value)
            share = sum(happened(about, world) for world in worlds) / many
            assert abs(share - exact) <= 4 * sqrt(exact * (1 - exact) / many) + 1e-12, (about.sentence(), share)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tables", TABLES)
def test_everything_is_said_with_faces_first(tables: Tables, language: str) -> None:
    for seen in tables(40):
        for about in chances(seen.view, seen.heard):
            assert 0 <= about.faces <= 100
            assert (about.faces in (0, 100)) == (about.answer.value in (0, 1))
            said = about.sentence(language)
            assert str(about.faces) in said or about.answer.value in (0, 1)
            assert about.answer.lines(language)


@pytest.mark.parametrize("tables", TABLES)
def test_whoever_sees_all_has_nothing_to_ask(tables: Tables) -> None:
    for seen in tables(40):
        assert chances(seen.open_view, seen.heard) == ()


def test_spectators_and_games_that_are_over() -> None:
    session = Session(MooseMatchMayhem(), turn_by_turn(3), Seeded(3))
    for _ in mayhem_steps(session, Stream(3), 400):
        pass
    assert isinstance(session.view(Seat(0)).awaits, Over)
    assert chances(session.view(Seat(0))) == ()
    pinks = Session(Moustache(), MoustacheSetup(4, row=()), Seeded(1))
    assert chances(pinks.view(SPECTATOR), pinks.events(SPECTATOR)) == ()


def test_a_void_that_was_given_away_is_certain() -> None:
    """And the cards that this seat cannot hold are more often with the others."""
    session = Session(Moustache(), MoustacheSetup(4, row=()), Seeded(5))
    certain = 0
    for _ in moustache_steps(session, Stream(5), 30):
        view = session.view(Seat(0))
        known = {(event.seat, card) for event, card in _off_suit(session)}
        for about in chances(view, session.events(Seat(0))):
            facts = dict(about.about.facts)
            if (facts["seat"], facts["colour"]) in known:
                assert about.answer.value == 1
                certain += 1
    assert certain > 3


def _off_suit(
    session: Session[MoustacheSetup, MoustacheState, MoustacheAction, MoustacheEvent, MoustacheView],
) -> list[tuple[Played, str]]:
    """Plays off suit with the colour that was asked for, told from the plays alone."""
    found: list[tuple[Played, str]] = []
    lead: str | None = None
    for event in session.events(Seat(0)):
        if isinstance(event, TrickCollected):
            lead = None
        elif isinstance(event, Played):
            if lead is not None and event.card.colour != lead:
                found.append((event, lead))
            lead = lead or str(event.card.colour)
    return found


def test_open_pinks_tell_of_the_other_colours() -> None:
    """Question 18 at the table: the closed cards of a hand are not pink."""
    session = Session(Moustache(), MoustacheSetup(4, row=row_of("pink-open"), face_up=1), Seeded(5))
    view = session.view(Seat(0))
    mine = view.zone("hand", Seat(0)).cards
    for about in chances(view, session.events(Seat(0))):
        facts = dict(about.about.facts)
        seat = Seat(int(str(facts["seat"])))
        if facts["colour"] == "pink":
            continue
        shown = len(view.zone("hand", seat).cards)
        held = [sum(card.colour == colour for card in mine) for colour in (facts["colour"], "pink")]
        settings = {"shown": str(shown), "blue": str(held[0]), "pink": str(held[1])}
        assert about.answer.value == family("18").with_settings(settings).variant(0).answer.value


def test_what_is_certain_and_what_cannot_be_is_said_so() -> None:
    coming, said = message("now.avalanche", cards=4), "the next flip of 4 cards brings an avalanche"
    assert Chance(coming, Answer.number(0)).sentence() == f"This cannot be: {said}."
    assert Chance(coming, Answer.number(1)).sentence() == f"This is certain: {said}."


def test_a_hand_with_a_joker_has_an_animal_less() -> None:
    """Five players, before any play: with me out of sight are 44 animals less mine, in hands of 8 cards each."""
    session = Session(Moustache(), MoustacheSetup(5, row=()), Seeded(7))
    short = set(short_handed(session.view(OPEN).facts.teams))
    assert len(short) == 2
    checked = 0
    for me in seats(5):
        view = session.view(me)
        mine = [card for card in view.zone("hand", me).cards if card in ANIMALS]
        for about in chances(view, session.events(me)):
            facts = dict(about.about.facts)
            unseen, hand = 44 - len(mine), 8 - (int(str(facts["seat"])) in short)
            others = unseen - 11 + sum(card.colour == facts["colour"] for card in mine)
            assert about.answer.value == Fraction(comb(others, hand), comb(unseen, hand))
            checked += 1
    assert checked > 20


def test_a_flip_that_takes_the_last_cards_is_certain() -> None:
    """Nothing is said where the discard is shuffled in before the next flip."""
    said: dict[int, set[int]] = {}
    for seed in (1, 6, 9):
        session = Session(MooseMatchMayhem(), turn_by_turn(6), Seeded(seed))
        for _ in mayhem_steps(session, Stream(seed), 600):
            view = session.view(Seat(0))
            if not isinstance(view.awaits, Over):
                about = chances(view)
                left = Deck.unseen(view).size
                said.setdefault(left, set()).add(len(about))
                assert left != 6 or {one.answer.value for one in about} <= {0, 1}
    assert said[6] == {2}
    assert all(counts == ({2} if left >= 6 else {0}) for left, counts in said.items())
    assert any(0 < left < 6 for left in said)


def test_another_game_is_refused() -> None:
    session = Session(MooseInTheHouse(), house(3), Seeded(1))
    strange = cast("AnyView", View(Seat(0), session.view(Seat(0)).awaits, (), Fraction(1)))
    with pytest.raises(Uncountable, match=r"^fractions is no game of ours: expected a view of one of the four$"):
        chances(strange)
