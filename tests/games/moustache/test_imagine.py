"""What a viewer imagines looks to it exactly like the truth, fits all that it saw, and can be played to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer
from moosekit.core.json_data import canonical
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moustache.cards import ANIMALS, Joker, cards
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup
from tests.games.moustache.playing import GAME, Table, is_over, options, some_action, some_setup, steps


def imagined_like(session: Table, viewer: Viewer, stream: Stream) -> None:
    state = GAME.imagine(session.view(viewer), session.events(viewer), stream)
    assert GAME.view(state, viewer) == session.view(viewer)
    assert canonical(GAME.view(state, viewer)) == canonical(session.view(viewer))
    assert state.table.piles == session.state.table.piles
    held = [card for hand in state.table.hands for card in hand]
    placed = [*held, *state.round.leftover, *(card for pile in state.table.piles for card in pile)]
    placed += [*state.table.lost, *(play.card for play in state.table.plays)]
    assert sorted(card for card in placed if card in ANIMALS) == list(ANIMALS)
    assert len(set(placed)) == len(placed)


def test_imagined_states_look_like_the_truth(samples: Callable[[int, int], int]) -> None:
    for seed in range(samples(12, 300)):
        session = Session(GAME, some_setup(seed), Seeded(seed))
        viewers: tuple[Viewer, ...] = (*(Seat(seat) for seat in range(session.setup.players)), SPECTATOR, OPEN)
        for number, _ in enumerate(steps(session, Stream.seeded(seed))):
            if number % 5 == seed % 5 or len(session.state.table.plays) == 0 or is_over(session.state):
                imagined_like(session, viewers[number % len(viewers)], Stream(number))


def test_the_open_watcher_can_imagine_nothing_but_the_truth() -> None:
    session = Session(GAME, some_setup(4), Seeded(4))
    for number, truth in enumerate(steps(session, Stream.seeded(4))):
        state = GAME.imagine(session.view(OPEN), session.events(OPEN), Stream(number))
        assert state.table == truth.table
        assert (state.round, state.match.trophies) == (truth.round, truth.match.trophies)


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_game_goes_on_to_its_end(seed: int) -> None:
    session = Session(GAME, some_setup(seed), Seeded(seed))
    for _ in steps(session, Stream.seeded(seed), most=17 + seed):
        pass
    viewer = Seat(seed % 3)
    state = GAME.imagine(session.view(viewer), session.events(viewer), Stream(seed))
    moves = 0
    while (action := some_action(state, Stream(seed).at(moves))) is not None:
        state = GAME.apply(state, *action).state
        moves += 1
    assert is_over(state)


def test_every_way_to_share_out_comes_up_and_only_such() -> None:
    """The lone player may have passed jokers to its left; who sits on its right cannot know."""
    session = Session(GAME, Setup(3, row=row_of("pass-three")), Seeded(11))
    lone = next(Seat(seat) for seat in range(3) if Joker.MONKEY in [c.joker for c in session.state.table.hands[seat]])
    left, right = Seat((lone + 1) % 3), Seat((lone + 2) % 3)
    for seat in (lone, left, right):
        session.do(seat, options(session.state, seat)[0])
    holders: set[int] = set()
    for number in range(40):
        state = GAME.imagine(session.view(right), session.events(right), Stream(number))
        assert GAME.view(state, right) == session.view(right)
        for joker in cards("pigeon unicorn monkey"):
            holders.add(next(seat for seat in range(3) if joker in state.table.hands[seat]))
    assert holders == {lone, left}


def test_a_play_off_suit_is_remembered() -> None:
    """Whoever could not follow green is imagined without green until the round ends."""
    session = Session(GAME, Setup(4, row=()), Seeded(5))
    for _ in steps(session, Stream.seeded(5), most=30):
        lead = session.view(SPECTATOR).facts.lead
        plays = session.state.table.plays
        if len(plays) > 1 and plays[-1].card.colour != lead:
            void, seat = lead, plays[-1].seat
            for number in range(10):
                state = GAME.imagine(session.view(SPECTATOR), session.events(SPECTATOR), Stream(number))
                assert void not in [card.colour for card in state.table.hands[seat]]
            return
    raise AssertionError("nobody was void in thirty plays: choose another seed")


def test_a_memory_without_a_deal_is_refused() -> None:
    session = Session(GAME, Setup(4), Seeded(5))
    with pytest.raises(ValueError, match="the memory holds no deal"):
        GAME.imagine(session.view(Seat(0)), (), Stream(1))
