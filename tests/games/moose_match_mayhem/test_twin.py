"""The engine against the naive twin, which somebody wrote who saw only the rulebook and the rulings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from moosekit.cards.card import codes
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.switches import SWITCHES
from tests.games.moose_match_mayhem.crowd import crowd_game
from tests.games.moose_match_mayhem.flips import FlipRead, flips, middle_of, times_of
from tests.games.moose_match_mayhem.playing import GAME, Table
from tests.twins.moose_match_mayhem import game as twin
from tests.twins.moose_match_mayhem.avalanche import AvalancheRules
from tests.twins.moose_match_mayhem.herd import deck_for, full_deck
from tests.twins.moose_match_mayhem.race import RaceRules
from tests.twins.moose_match_mayhem.token import TokenRules


def test_whole_games_go_the_same_way(samples: Callable[[int, int], int]) -> None:
    """Takers, tokens, herds, sets, piles and the end, flip by flip, for random set-ups."""
    seen: dict[str, set[str]] = {switch: set() for switch in SWITCHES}
    players: set[int] = set()
    for seed in range(samples(24, 2000)):
        session = crowd_game(seed)
        players.add(session.setup.players)
        for switch, values in seen.items():
            values.add(session.setup.value(switch))
        same_game(session, f"seed {seed}: {session.setup}")
    assert players == set(PLAYERS)
    assert seen == {switch: {str(value) for value in values} for switch, values in SWITCHES.items()}


def same_game(session: Table, where: str) -> None:
    """The whole game, flip by flip."""
    setup, switches = session.setup, switches_of(session.setup)
    deck = dict(GAME.drawn(session.state))["deck 0"]
    assert Counter(deck) == Counter(deck_for(setup.players, full_deck(*setup.make_up))), where
    table = twin.deal(twin.new_table(setup.players, deck), (), switches)
    for number, flip in enumerate(flips(session)):
        table = same_flip(flip, table, switches, f"{where}, flip {number}")
    if session.state.outcome is not None:
        assert session.state.outcome.ranking[0] == table.winners, where
        assert session.state.outcome.points == tuple(map(len, table.sets)), where


def same_flip(flip: FlipRead, table: twin.Table, switches: twin.Switches, where: str) -> twin.Table:
    """One flip by both; the table with the next cards."""
    assert middle_of(flip) == table.middle, where
    answers = list(flip.answers)

    def choose(seat: int, options: list[tuple[str, ...]]) -> tuple[str, ...] | None:
        asked, colour = answers.pop(0)
        assert asked == seat, where
        return None if colour is None else next(option for option in options if option[0].endswith(colour[0]))

    done = twin.play_round(table, flip.touches, flip.luck, choose, switches, flip.quiet)
    assert answers == [], where
    assert [take[1:] for take in done.takes] == flip.taken, f"{where}: {done} {flip.touches} {flip.quiet}"
    assert list(done.handed) == flip.handed, where
    assert list(done.busted) == flip.busted, where
    assert [duel._replace(place=0) for duel in done.duels] == flip.duels(0), where
    refused = Counter(touch[1:] for touch in done.refused)
    assert Counter(flip.nothing) <= refused, f"{where}: {done} {flip.touches} {flip.nothing}"
    after = done.table
    if not after.winners:
        after = twin.deal(after._replace(middle=()), flip.mixed, switches)
    same_table(flip.after, after, where)
    return after


def same_table(state: State, table: twin.Table, where: str) -> None:
    assert (state.outcome is not None) == bool(table.winners), where
    assert sorted_each(map(codes, state.herds)) == sorted_each(table.herds), where
    engine_sets = [sorted_each(map(codes, own)) for own in state.sets]
    assert engine_sets == [sorted_each(own) for own in table.sets], where
    assert Counter(codes(state.discard)) == Counter(table.discard), where
    assert codes(state.deck) == table.piles, where
    if not table.winners:
        assert codes(state.held) == table.middle, where


def sorted_each(groups: Iterable[tuple[str, ...]]) -> list[list[str]]:
    return [sorted(group) for group in groups]


def switches_of(setup: Setup) -> twin.Switches:
    """The set-up's switches as the twin has them."""
    token = TokenRules(setup.many_tied == "drawn-start", setup.flipper == "table", setup.caller == "latest")
    race = RaceRules(
        last_touch_counts=setup.two_touches == "last",
        taken_card_costs=setup.taken_card == "last-pick",
        early_touch_costs=setup.early_touch == "last-pick",
        third_set_same_flip=setup.third_set == "same-flip",
        token=token,
    )
    return twin.Switches(
        three_wilds=setup.three_wilds == "set",
        times=times_of(setup),
        sets_to_win=setup.goal,
        race=race,
        avalanche=AvalancheRules(setup.avalanche_card == "kept", setup.all_clear_clock == "starts-again"),
        choose_at_once=setup.choices == "at-once",
        discard_comes_again=setup.to_come == "piles-and-discard",
        mix_at_once=setup.reshuffle == "at-once",
        herds_break_ties=setup.short_tie == "herd",
    )
