"""One game of Face de bouc played by the engine and by the naive twin at once, and compared all the way."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.awaits import Finite, Over, Turn, asked
from moosekit.core.chance import Seeded
from moosekit.core.ids import CLOCK, Actor, Millis, Seat
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.games.face_de_bouc.actions import DRAW, Action, Name, Pass, Press, Special
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.setup import A_DAY, Setup
from tests.games.face_de_bouc.calling import Called, called, some_answer, some_calls, some_name
from tests.games.face_de_bouc.heard import Heard
from tests.games.face_de_bouc.playing import GAME, Table
from tests.twins.face_de_bouc import card as twin
from tests.twins.face_de_bouc.game import new_table, places
from tests.twins.face_de_bouc.names import Strictness

PHASES = {None: "draw", Phase.NAMING: "name", Phase.RECALL: "recall", Phase.RENAMING: "rename"}
#: what the engine tells of; what came too late or was refused is told of seldom
TOLD = ("right", "equal", "wrong", "silent", "mistake", "passed")


class Both:
    """One game, played by the engine and by the twin at once."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup, self.seed, self.switches = setup, seed, switches_of(setup)
        self.luck = Stream.seeded(seed).child("play")
        self.session: Table = Session(GAME, setup, Seeded(seed))
        draws = dict(GAME.drawn(self.session.state))
        first = int(draws["first"][0]) if setup.first is None else setup.first
        self.table = new_table(setup.players, draws["deck"], first)
        self.heard = Heard(setup.players, self.switches.taken_on_top)
        self.before: list[tuple[int, str, str]] = []  # told of this card before, where no clock runs
        self.decision = 0

    def play(self) -> None:
        """The whole game, compared after every card and wherever somebody is asked."""
        while self.table.phase != "over":
            self.same()
            self.refused_by_both()
            if self.table.phase == "draw":
                self.do(Seat(self.table.turn), DRAW)
                self.table = twin.draw_card(self.table, self.switches)
            elif isinstance(GAME.awaits(self.session.state), Turn):
                self.name()
            elif self.setup.clocked:
                self.against_the_clock()
            else:
                self.in_secret()
        self.same_end()

    def where(self) -> str:
        return f"seed {self.seed}, move {self.session.position}: {self.setup}"

    def next_luck(self) -> Stream:
        self.decision += 1
        return self.luck.at(self.decision)

    def do(self, actor: Actor, action: Action) -> None:
        for event in self.session.do(actor, action):
            self.heard.hear(event)

    def same(self) -> None:
        """The engine's state, the twin's table, and what the events told; and who may do what."""
        state, table, where = self.session.state, self.table, self.where()
        assert PHASES[None if state.card is None else state.card.phase] == table.phase, where
        piles, names = tuple(map(codes, state.piles)), {face.code: name.value for face, name in state.names}
        assert (state.turn, codes(state.draw), codes(state.centre)) == (table.turn, table.draw, table.centre), where
        assert (piles, names) == (table.won, table.names), where
        heard = self.heard
        assert (tuple(heard.centre), tuple(map(tuple, heard.won)), heard.names) == (table.centre, piles, names), where
        if table.phase in ("name", "recall"):
            assert heard.owners == (table.owners if self.switches.special else ()), where
            for seat in range(self.setup.players):
                assert self.options(Seat(seat)) == self.twin_options(seat), f"{where}: seat {seat}"

    def options(self, seat: Seat) -> set[str]:
        """What the engine lets a seat call over this card."""
        state = self.session.state
        if seat not in asked(GAME.awaits(state)):
            return set()
        found = GAME.legal(state, seat)
        kinds: dict[type[object], str] = {Press: "shout", Special: "special", Pass: "pass"}
        if not isinstance(found, Finite):
            return {"name"}
        return {
            kinds[type(one.action)] for one in found.actions if isinstance(one, Stamped) and type(one.action) in kinds
        }

    def twin_options(self, seat: int) -> set[str]:
        allowed = {
            kind
            for kind in ("shout", "special", "pass", "name")
            if twin.may_call(self.table, seat, kind, self.switches)
        }
        if self.table.phase == "name" and seat == self.table.turn:
            return {"name"}  # it may shout the title too, and its list of options is the free text
        if self.table.phase == "name" and not self.setup.clocked and allowed:
            allowed.add("pass")  # without a clock all answer: a pass says that one lets it be
        return allowed

    def refused_by_both(self) -> None:
        """A name by some seat is refused exactly when the twin would not take it; so is drawing."""
        state, luck = self.session.state, self.next_luck()
        seat = luck.below(self.setup.players, 0)
        drawing = GAME.check(state, Seat(seat), DRAW) == ()
        assert drawing == (self.table.phase == "draw" and seat == self.table.turn), self.where()
        if self.table.phase in ("name", "rename"):
            name = ("Face de bouc!", "?!", *self.table.names.values(), "Nobody")[
                luck.below(3 + len(self.table.names), 1)
            ]
            action = Name(name) if isinstance(GAME.awaits(state), Turn) else Stamped(Name(name), Millis(0))
            allowed = twin.name_allowed(self.table, seat, name, self.switches)
            assert (GAME.check(state, Seat(seat), action) == ()) == allowed, f"{self.where()}: {name}"

    def a_name(self, luck: Stream) -> str:
        """A name that may be given now."""
        tries = (some_name(self.table, luck.at(number)) for number in range(100))
        return next(name for name in tries if twin.name_allowed(self.table, self.table.turn, name, self.switches))

    def name(self) -> None:
        name = self.a_name(self.next_luck())
        self.do(Seat(self.table.turn), Name(name))
        self.table = twin.give_name(self.table, self.table.turn, name, self.switches)

    def against_the_clock(self) -> None:
        """Everything called over this card, filed all at once or moment by moment."""
        luck = self.next_luck()
        calls = some_calls(self.table, self.setup.players, self.setup.say_limit, luck)
        if self.table.phase == "name":
            call = (luck.below(1_500, 2), self.table.turn, "name", self.a_name(luck))
            calls.append(called(call, self.setup.say_limit, luck))
        elif self.setup.limit is None:  # somebody has to decide the card
            end = max((one.ends for one in calls), default=0) + 1
            for seat in range(self.setup.players):
                calls.append(called((end + seat, seat, "pass", ""), self.setup.say_limit, luck))
        judged = twin.judge(self.table, [one.call for one in calls], self.switches)
        words = dict(judged.calls)
        refused = self.file(calls, words, steadily=luck.below(2, 3) == 0, luck=luck)
        for one in calls:
            if words[one.call] in (*TOLD, "named"):
                assert one.call not in refused, f"{self.where()}: {one.call}"
        self.told(judged)

    def file(self, calls: list[Called], words: dict[twin.Call, str], *, steadily: bool, luck: Stream) -> set[twin.Call]:
        """Files all actions, with the clock beside them or only at the end; which calls were refused."""
        filed = sorted(
            (
                (action.at, seat, action, one)
                for one in calls
                for seat, action in one.actions
                if isinstance(action, Stamped)
            ),
            key=lambda entry: (entry[0], entry[1], not isinstance(entry[2].action, Press)),
        )
        if not steadily:
            filed = [filed[place] for place in luck.child("arrival").shuffle(len(filed))]
        card, refused = len(self.session.state.draw), set[twin.Call]()
        for at, seat, action, one in filed:
            if steadily and self.still(card):
                self.do(CLOCK, Elapsed(at))
            if not self.still(card) or GAME.check(self.session.state, seat, action):
                refused.add(one.call)
                if self.still(card) and steadily and action is one.actions[0][1] and self.quiet(calls, one):
                    assert words[one.call] in ("refused", "late"), f"{self.where()}: {one.call}"
                continue
            if steadily and action is one.actions[0][1] and self.quiet(calls, one):
                assert words[one.call] != "refused", f"{self.where()}: {one.call}"
            self.do(seat, action)
        if self.still(card):
            self.do(CLOCK, Elapsed(Millis(A_DAY)))
        return refused

    def still(self, card: int) -> bool:
        """Whether the same card still waits for calls, and not for a new name."""
        state = self.session.state
        return len(state.draw) == card and state.card is not None and state.card.phase is not Phase.RENAMING

    def quiet(self, calls: list[Called], one: Called) -> bool:
        """Whether everything before this call has been told, so that a refusal can know of it."""
        at = one.call[0]
        before = [other.ends for other in calls if other.call[0] <= at and other is not one]
        return max(before, default=-1_000) < at - self.setup.same_instant

    def in_secret(self) -> None:
        """Everybody who is asked answers once, in any order."""
        luck = self.next_luck()
        waiting = asked(GAME.awaits(self.session.state))
        answers = [self.answer(seat, luck.at(seat)) for seat in waiting]
        judged = twin.judge(self.table, [one.call for one in answers], self.switches)
        for place in luck.child("arrival").shuffle(len(answers)):
            for seat, action in answers[place].actions:
                self.do(seat, action)
        self.told(judged)

    def answer(self, seat: Seat, luck: Stream) -> Called:
        kinds = tuple(sorted(self.twin_options(seat)))
        answer = some_answer(self.table, seat, kinds, self.setup.say_limit, luck)
        if kinds != ("name",):
            return answer
        return called((answer.call[0], seat, "name", self.a_name(luck)), self.setup.say_limit, luck)

    def told(self, judged: twin.Judged) -> None:
        """The events told what came of the calls; the first right one ends the comparison of what it made too late."""
        told = [(call[1], call[2], word) for call, word in judged.calls if word in TOLD]
        said = [one for one in self.heard.said if one[2] != "late"]
        heard = list[tuple[int, str, str]]()
        for seat, kind, word in said:
            if any(one[2] in ("right", "equal") for one in heard) and kind == "pass":
                continue
            heard.append((seat, kind, word))
        rights = sum(word == "right" for _, _, word in heard)
        heard = [(seat, kind, "equal" if word == "right" and rights > 1 else word) for seat, kind, word in heard]
        assert heard == self.before + told, f"{self.where()}: {judged.calls}"
        self.table = judged.table
        self.before = heard if self.table.phase == "recall" else []

    def same_end(self) -> None:
        awaits = GAME.awaits(self.session.state)
        assert isinstance(awaits, Over)
        assert awaits.outcome == self.heard.outcome
        assert awaits.outcome.ranking == places(self.table, self.switches)
        assert awaits.outcome.points == tuple(map(len, self.table.won))
        assert codes(self.session.state.centre) == self.table.centre


def switches_of(setup: Setup) -> twin.Switches:
    """The set-up's switches as the twin has them."""
    return twin.Switches(
        special=setup.special_shout == "on",
        special_off_is_wrong=setup.special_off == "wrong-name",
        owner_mistake=setup.owner_special == "mistake",
        barred_after_mistake=setup.after_mistake == "barred",
        taken_on_top=setup.special_top == "taken",
        name_equals_special=setup.name_and_special == "equal",
        one_try=setup.tries == "one",
        wrong_name_costs=setup.penalty == "one-card",
        passing_final=setup.passing == "final",
        duplicates=setup.same_name == "allowed",
        title_as_name=setup.title_as_name == "allowed",
        last_card_played=setup.last_card == "played-out",
        most_faces=setup.tie == "most-faces",
        same_instant=setup.same_instant,
        recall_limit=setup.recall_limit if setup.clock == "stamps" else None,
        names=Strictness(setup.slips, setup.swaps == "two", setup.near_names == "hinder"),
    )
