"""Rulings 1.7, the situations that need hands, an opening, the end of a round or a whole game."""

from __future__ import annotations

from dataclasses import replace

from moosekit.core.awaits import Over, Together, Turn
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Seat
from moosekit.core.secret import revealed
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moustache.actions import STEAL, PassCards
from moosekit.games.moustache.cards import card, cards
from moosekit.games.moustache.events import CardsPassed, GameEnded, HandsDealt, RuleRevealed, TeamsDealt
from moosekit.games.moustache.position import position
from moosekit.games.moustache.resolve import MonkeyTakes
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup, Tie, standard
from moosekit.games.moustache.stages import Team
from moosekit.games.moustache.state import RoundResult
from tests.games.moustache.playing import GAME, options, played
from tests.rulings.rounds import begun, hand_of, last_trick, passed, play
from tests.traceability import assert_decided


def test_moustache_22() -> None:
    """A pigeon: the player who would have won leads next, and takes nothing."""
    state = position(standard(3), hands=["P7 G1", "pigeon G2", "O7 G3"])
    told = play(state, "P7 pigeon O7")
    assert GAME.awaits(told.state) == Turn(Seat(2))
    assert told.state.table.piles == ((), (), ())
    assert_decided(told.notes, "pigeon", "9.2")
    assert_decided(told.notes, "leads-next", "5.5")


def test_moustache_23() -> None:
    """The monkey's own team wins: the theft does not change the count, but the seat is asked all the same."""
    team_cards = ["pink-crown", "blue", "pink", "blue", "pink"]
    counts = set[tuple[int, int]]()
    for stolen in ("B5", "O4", "P6", "G7"):
        told = last_trick("G7 monkey P6 B5 O4", steal=stolen, team_cards=team_cards)
        counts.add(told.stars)
        assert_decided(told.notes, "monkey", "9.4")
    assert counts == {(0, 3 + 2 + 2 + 1)}


def test_moustache_23_a_joker_may_be_taken() -> None:
    """Switch `monkey-takes`: a joker saves the team from a card that would hurt it; it counts for nobody (9.1)."""
    hands, team_cards = "G5 unicorn G6 monkey G7", ["blue", "pink-crown", "pink", "blue", "pink"]
    setup = replace(standard(5), monkey_takes=MonkeyTakes.ANY_CARD, rounds=1)
    state = position(setup, hands=hands.split(), row="green-negative", leader=0, team_cards=team_cards)
    asked = play(state, hands).state
    assert options(asked, Seat(3)) == tuple(STEAL[card(code).index] for code in ("G5", "G6", "G7", "unicorn"))
    assert GAME.view(asked, SPECTATOR).facts.choices == cards("G5 unicorn G6 G7")
    (refusal,) = GAME.check(asked, Seat(3), STEAL[card("monkey").index])
    assert (refusal.code, refusal.ref.clause) == ("monkey.out-of-reach", "9.4")
    told = {code: play(asked, code) for code in ("unicorn", "G5")}
    assert {code: one.stars for code, one in told.items()} == {"unicorn": (-6, 0), "G5": (-3, -3)}
    assert told["unicorn"].state.table.piles[3] == cards("unicorn")
    assert told["unicorn"].state.table.piles[1] == cards("G5 G6 G7 monkey")
    usual = play(position(replace(standard(5), rounds=1), hands=hands.split(), leader=0, team_cards=team_cards), hands)
    assert options(usual.state, Seat(3)) == tuple(STEAL[card(code).index] for code in ("G5", "G6", "G7"))
    (refusal,) = GAME.check(usual.state, Seat(3), STEAL[card("unicorn").index])
    assert refusal.code == "monkey.out-of-reach"
    assert_decided(play(usual.state, "G6").notes, "monkey-takes", "9.4")


def test_moustache_24() -> None:
    """The monkey may take the crown card, and it then counts for the tie-break."""
    assert last_trick("G0 monkey O1", steal="G0").winner == "blue"
    assert last_trick("G0 monkey O1", steal="O1").winner == "pink"


def test_moustache_25() -> None:
    """A won joker counts for nothing: no stars, no colour, no value."""
    with_joker = last_trick("B5 unicorn G1", "most-blue", piles=["monkey pigeon", "", ""])
    assert with_joker.stars == (0, 3 - 5)
    assert with_joker.stars == last_trick("B5 unicorn G1", "most-blue").stars


def test_moustache_26() -> None:
    """Equally many blue cards, or none: nobody loses stars."""
    assert last_trick("G1 O1 P1 B1", "most-blue", piles=["B2", "", "", ""]).stars == (0, 0)
    told = last_trick("G1 O1 P1 P0", "most-blue")
    assert told.stars == (0, 0)
    assert_decided(told.notes, "most-blue", "7.4")


def test_moustache_27() -> None:
    """Blue cards are counted as they are, whatever the size of the teams: two against one of three players."""
    assert last_trick("G1 O1 P1", "most-blue", piles=["B1", "B8 B9", "B2"]).stars == (0, 0)
    assert last_trick("G1 O1 P1", "most-blue", piles=["B1", "B8 B9", "B2 B0"]).stars == (-5, 0)


def test_moustache_28() -> None:
    """Totals below zero are compared as they are: −2 beats −4."""
    told = last_trick("P0 P1 O0 B0", "green-negative", piles=["G4", "G5 G3", "", ""])
    assert (told.stars, told.winner) == ((-2, -4), "pink")
    assert_decided(told.notes, "most-stars", "10.2")
    assert_decided(told.notes, "green-negative", "7.1")


def test_moustache_29() -> None:
    """Everyone sets three cards aside before anybody sees what comes: nothing that is to come can be passed on."""
    state = begun("pass-three")
    right, seat = Seat(0), Seat(1)
    given = options(state, right)[0]
    assert isinstance(given, PassCards)
    waiting = GAME.apply(state, right, given).state
    assert GAME.awaits(waiting) == Together((Seat(1), Seat(2), Seat(3)))
    assert hand_of(waiting, seat) == hand_of(state, seat)
    assert all(card not in GAME.view(waiting, seat).zone("hand", right).cards for card in given.cards)
    refused = GAME.check(waiting, seat, given)
    assert [refusal.code for refusal in refused] == ["pass.not-in-hand"] * 3
    assert_decided(refused, "pass-three", "7.3")
    assert set(given.cards) <= set(hand_of(passed(waiting), seat))


def test_moustache_30() -> None:
    """Passing three applies in its round and at the start of every later one."""
    session = played(Setup(4, row=row_of("pass-three,reversed"), rounds=3), Seeded(1), Stream(1))
    passes = [event for event in session.events(OPEN) if isinstance(event, CardsPassed)]
    assert len(passes) == 3 * 4


def test_moustache_31() -> None:
    """Seats are not by team: the left neighbour may be a partner, and gets the cards all the same."""
    partners = 0
    for seed in range(6):
        state = begun("pass-three", seed=seed)
        if state.round.teams[0] is state.round.teams[1]:
            partners += 1
            given = options(state, Seat(0))[0]
            assert isinstance(given, PassCards)
            assert set(given.cards) <= set(hand_of(passed(state), 1))
    assert partners


def test_moustache_32() -> None:
    """Everybody sees the open pink cards: opponents, partners and those who look on."""
    state = begun("pink-open")
    pink = [card for card in hand_of(state, 0) if card.code.startswith("P")]
    assert pink
    for viewer in (Seat(1), Seat(2), Seat(3), SPECTATOR):
        assert list(GAME.view(state, viewer).zone("hand", Seat(0)).cards) == pink


def test_moustache_33() -> None:
    """A tie in stars: who won the crown card, or, if it is undealt or out of the round, who has the crown team card."""
    won = last_trick("P0 G0 O0 B0")
    assert (won.stars, won.winner) == ((0, 0), "blue")
    assert_decided(won.notes, "tie-crown-card", "10.3")
    for lost in ("", "G0"):
        undealt = last_trick("P0 G1 O0 B0", lost=lost)
        assert (undealt.stars, undealt.winner) == ((0, 0), "pink")
        assert_decided(undealt.notes, "tie-crown-team", "10.4")
    other = last_trick("P0 G1 O0 B0", team_cards=["blue", "pink-crown", "blue", "pink"])
    assert other.winner == "pink"
    switched = last_trick("P0 G1 O0 B0", setup=replace(standard(4), tie=Tie.OTHER_TEAM))
    assert switched.winner == "blue"
    assert_decided(switched.notes, "tie-crown-team", "10.4")
    assert last_trick("P0 G0 O0 B0", setup=replace(standard(4), tie=Tie.OTHER_TEAM)).winner == "blue"


def test_moustache_34() -> None:
    """A tie in stars with `fewest-stars`: settled as always."""
    tied = last_trick("P0 G0 O0 B0", "fewest-stars")
    assert (tied.stars, tied.winner) == ((0, 0), "blue")
    assert_decided(tied.notes, "tie-crown-card", "10.3")
    assert_decided(tied.notes, "fewest-stars", "7.6")
    assert last_trick("P0 G1 O0 B5", "fewest-stars").winner == "pink"
    assert last_trick("P0 G1 O0 B5").winner == "blue"


def test_moustache_35() -> None:
    """A lone player wins a round of three: one trophy for that player, the two others go back unseen."""
    told = last_trick("P0 B5 O0", setup=replace(standard(3), trophies=((7, 8, 9),), rounds=1))
    assert told.winner == "blue"
    assert [event.seat for event in told.drawn] == [1]
    assert told.state.match.trophies == ((), (7,), ())
    assert_decided(told.notes, "trophies", "10.5")
    assert_decided(told.notes, "trophies-secret", "10.6")


def test_moustache_37() -> None:
    """Undealt cards stay face down for everybody and are never counted."""
    state = begun("most-blue")
    for viewer in (Seat(0), Seat(1), Seat(2), Seat(3), SPECTATOR):
        leftover = GAME.view(state, viewer).zone("leftover")
        assert (leftover.cards, leftover.hidden) == ((), 4)
    told = last_trick("G1 P1 O1 B1", "most-blue", piles=["B2 B3", "", "", ""])
    assert len([card for card in told.state.round.leftover if card.code.startswith("B")]) == 8
    assert told.stars == (1 - 5, 0)


def test_moustache_38() -> None:
    """A new rule card is turned up before teams and cards are dealt, so it counts in its own round."""
    session = played(Setup(4, row=row_of("reversed,twos-win,new-lead,threes-low")), Seeded(2), Stream(2))
    begins = [event for event in session.events(OPEN) if isinstance(event, (RuleRevealed, TeamsDealt, HandsDealt))]
    kinds = [type(event).__name__ for event in begins]
    assert kinds == ["RuleRevealed", "TeamsDealt", "HandsDealt"] * 4
    rounds = {event.round: event.rule for event in begins if isinstance(event, RuleRevealed)}
    assert list(rounds.values()) == ["reversed", "twos-win", "new-lead", "threes-low"]
    assert [card.id for card in session.state_at(0).round.rules.row.cards] == ["reversed"]
    notes = [note for trace in GAME.explain_start(session.setup, session.chance, OPEN) for note in trace.notes]
    assert_decided(notes, "reveal", "3.1")


def test_moustache_40() -> None:
    """Equal trophy points at the end: first place is shared, a rematch is offered."""
    state = position(replace(standard(4), trophies=((1, 1, 2),), rounds=1), hands=["B5", "G1", "P1", "O1"])
    told = play(state, "B5 G1 P1 O1")
    ended = told.events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.outcome.points == (1, 0, 1, 0)
    assert ended.outcome.ranking == ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
    assert GAME.awaits(told.state) == Over(ended.outcome)
    assert_decided(told.notes, "shared-lead", "11.2")


def test_one_winner_of_the_game() -> None:
    """The highest sum wins alone; trophies of earlier rounds count too. Seat 2 wins the trick for blue."""
    before = RoundResult((9, 3), Team.PINK, (Team.PINK, Team.BLUE, Team.PINK, Team.BLUE))
    state = position(
        replace(standard(4), rounds=2),
        hands=["B5", "G1", "P1", "O1"],
        row="twos-win,reversed",
        round=1,
        results=[before],
        trophies=[[2], [], [1], []],
        team_cards=["pink-crown", "blue", "pink", "blue"],
    )
    told = play(state, "B5 G1 P1 O1")
    assert told.state.match.outcome is not None
    assert told.state.match.outcome.points == (2, 2, 1, 3)
    assert told.state.match.outcome.ranking[0] == (3,)
    assert_decided(told.notes, "most-points", "11.1")


def test_the_beginning_of_a_round_is_explained() -> None:
    """Teams, crown, hands, jokers and leftover cards, each with its clause."""
    for players in (3, 4, 5, 6):
        notes = [note for trace in GAME.explain_start(standard(players), Seeded(8), OPEN) for note in trace.notes]
        assert_decided(notes, "teams", "3.2")
        assert_decided(notes, "hands", "3.3")
        assert_decided(notes, "leftover", "3.4")
        assert_decided(notes, "crown-leads", "4.1")
        if players == 3:
            assert_decided(notes, "three-players", "3.5")
        if players == 5:
            assert_decided(notes, "five-players", "3.6")


def test_trophies_stay_secret_until_the_end() -> None:
    session = Session(GAME, replace(standard(4), rounds=2), Seeded(9))
    seat = Seat(0)
    while len(session.state.match.results) < 1:
        turn = session.state.table.turn
        awaits = GAME.awaits(session.state)
        seat = awaits.seats[0] if isinstance(awaits, Together) else turn
        session.do(seat, options(session.state, seat)[0])
    counts = session.view(SPECTATOR).facts.trophy_counts
    winner = next(Seat(place) for place, count in enumerate(counts) if count)
    other = next(Seat(place) for place, count in enumerate(counts) if not count)
    assert revealed(session.view(winner).facts.trophies[winner]) == session.state.match.trophies[winner]
    for viewer in (other, SPECTATOR):
        assert revealed(session.view(viewer).facts.trophies[winner]) is None
