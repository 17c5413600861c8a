"""Where the cards of a decided trick go: the pigeon and the monkey act, then the winner takes the rest and leads."""

from __future__ import annotations

from typing import TypeAlias, TypeVar, cast

from moosekit.core.asking import Ask
from moosekit.core.facts import Facts, RuleRef, facts
from moosekit.core.ids import Seat
from moosekit.core.making import make
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import AnimalCard, Joker
from moosekit.games.moustache.events import TrickCollected
from moosekit.games.moustache.jokers import monkey, pigeon
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey, Plays, TrickRules, joker_at
from moosekit.tricks.contest import Contest
from moosekit.tricks.row import codes
from moosekit.tricks.stages import Haul

E = TypeVar("E")


#: a trick with its cards given out, and whether it waits for the monkey's choice among ``within_reach``
Collected: TypeAlias = tuple[Haul, bool]


def collect_trick(contest: Contest[AnimalCard], rules: TrickRules, journal: Journal[E]) -> Collected:
    """Gives the cards out as far as it goes without the monkey's choice."""
    plays, left, _, named, _ = contest
    count = len(plays)
    if len(left) == count:
        return make(Haul, (named, left, (), None, None, ())), False
    lost = tuple([place for place, (_, card) in enumerate(plays) if card.colour is not None and place not in left])
    haul = make(Haul, (named, left, lost, None, None, ()))
    if len(left) + len(lost) == count:  # no joker
        return haul, False
    collectors = _collectors(contest, rules)
    others = _beside_monkey(contest.plays)
    if others and collectors[0] is Joker.MONKEY:  # a pigeon that acts first leaves nothing to choose from
        if rules.monkey_takes is MonkeyTakes.ANY_CARD:
            haul = haul._replace(loose=others)
        if not haul.within_reach:
            _note_takes(contest, rules, journal)
    return _collect(contest, haul, collectors, journal)


def _beside_monkey(plays: Plays) -> tuple[int, ...]:
    """Where other jokers lie in a trick with the monkey."""
    if joker_at(plays, Joker.MONKEY) is None:
        return ()
    return tuple([p for p, play in enumerate(plays) if play.card.joker not in (None, Joker.MONKEY)])


def _note_takes(contest: Contest[AnimalCard], rules: TrickRules, journal: Journal[E]) -> None:
    """Whether the monkey may take another joker, too: told where one is there, as the switch decides."""
    others = _beside_monkey(contest.plays)
    if journal.recording and others:
        takes = rules.monkey_takes
        form = None if takes is MonkeyTakes.ANIMAL_CARD else takes.value
        what = facts(form=form, cards=codes(contest, others))
        journal.note(Note("trick.monkey-takes", refs.MONKEY_TAKES, "takes", None, takes.value, what))


def collect_after_monkey(
    contest: Contest[AnimalCard], haul: Haul, stolen: int, rules: TrickRules, journal: Journal[E]
) -> Collected:
    """Goes on after the monkey has chosen the card at position ``stolen``."""
    _note_takes(contest, rules, journal)
    position = cast("int", joker_at(contest.plays, Joker.MONKEY))
    after = monkey.JOKER.steal(haul, position, stolen)
    if journal.recording:
        what = facts(seat=contest.plays[position].seat, card=contest.card(stolen).code)
        journal.note(_haul_note("trick.monkey", monkey.JOKER.ref, contest, haul, after, what))
    return _collect(contest, after, _after_monkey(contest, rules), journal)


def collect_without_choice(
    contest: Contest[AnimalCard], haul: Haul, rules: TrickRules, journal: Journal[E]
) -> Collected:
    """Goes on as if nothing were stolen, while nobody has said what the monkey takes."""
    _note_takes(contest, rules, journal)
    if journal.recording:
        position = cast("int", joker_at(contest.plays, Joker.MONKEY))
        what = facts(seat=contest.plays[position].seat, cards=codes(contest, haul.within_reach))
        journal.note(_haul_note("trick.monkey-may", monkey.JOKER.ref, contest, haul, haul, what))
    return _collect(contest, haul, _after_monkey(contest, rules), journal)


def _after_monkey(contest: Contest[AnimalCard], rules: TrickRules) -> list[Joker]:
    collectors = _collectors(contest, rules)
    return collectors[collectors.index(Joker.MONKEY) + 1 :]


def _collectors(contest: Contest[AnimalCard], rules: TrickRules) -> list[Joker]:
    """The jokers of the trick that change where cards go, in the order in which they act."""
    first, second = Joker.PIGEON, Joker.MONKEY
    if rules.pigeon_and_monkey is PigeonAndMonkey.MONKEY_FIRST:
        first, second = second, first
    return [joker for joker in (first, second) if joker_at(contest.plays, joker) is not None]


def _collect(contest: Contest[AnimalCard], haul: Haul, collectors: list[Joker], journal: Journal[E]) -> Collected:
    both = joker_at(contest.plays, Joker.PIGEON) is not None and joker_at(contest.plays, Joker.MONKEY) is not None
    for joker in collectors:
        rule = pigeon.JOKER if joker is Joker.PIGEON else monkey.JOKER
        player = contest.plays[cast("int", joker_at(contest.plays, joker))].seat
        step = rule.collect(haul, player)
        if isinstance(step, Ask):
            return haul, True
        if journal.recording:
            code = f"trick.{joker.value}" if step.value != haul or joker is Joker.PIGEON else "trick.monkey-nothing"
            journal.note(_haul_note(code, rule.ref, contest, haul, step.value, facts(seat=player)))
            if both and joker is Joker.PIGEON:
                first = (collectors[0] if len(collectors) > 1 else Joker.MONKEY).value
                what = facts(first=first)
                journal.note(Note("trick.pigeon-and-monkey", refs.PIGEON_AND_MONKEY, "first", None, first, what))
        haul = step.value
    return haul, False


def _haul_note(code: str, ref: RuleRef, contest: Contest[AnimalCard], before: Haul, after: Haul, what: Facts) -> Note:
    return Note(code, ref, "taken", codes(contest, before.taken), codes(contest, after.taken), what)


def next_leader(contest: Contest[AnimalCard], haul: Haul, journal: Journal[E]) -> Seat:
    """Who leads the next trick: the winner, or the same seat again when nobody won."""
    leader = contest.plays[haul.winner or 0].seat
    if journal.recording:
        taken = codes(contest, haul.taken)
        if haul.winner is not None:
            monkey_waits = haul.stolen is None and joker_at(contest.plays, Joker.MONKEY) is not None
            code = "trick.takes" if taken else "trick.takes-nothing"
            what = facts(seat=leader, cards=taken, form="pending" if monkey_waits else None)
            journal.note(Note(code, refs.TAKES, "taken", (), taken, what))
        code, rule = ("trick.leads-again", refs.NOBODY) if haul.winner is None else ("trick.leads", refs.LEADS_NEXT)
        journal.note(Note(code, rule, "leader", contest.plays[0].seat, leader, facts(seat=leader)))
    return leader


def collected_event(contest: Contest[AnimalCard], haul: Haul, leader: Seat) -> TrickCollected:
    """The event of a trick whose cards have been given out."""
    won, kept, gone, taken_away, by, _ = haul
    cards = tuple([play.card for play in contest.plays])
    winner = None if won is None else leader
    if len(kept) == len(cards):
        return make(TrickCollected, (winner, cards, (), (), None, None, leader))
    taken, lost = tuple([cards[place] for place in kept]), tuple([cards[place] for place in gone])
    if len(taken) + len(lost) == len(cards):  # no joker
        return make(TrickCollected, (winner, taken, (), lost, None, None, leader))
    jokers = tuple([card for place, card in enumerate(cards) if card.colour is None and place != taken_away])
    stolen = None if taken_away is None else cards[taken_away]
    thief = None if by is None else contest.plays[by].seat
    return TrickCollected(winner, taken, jokers, lost, stolen, thief, leader)
