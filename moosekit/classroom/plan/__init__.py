"""The lessons of the plan: each is one file here and a line in ``LESSONS``."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final

from moosekit.classroom.lesson import Lesson
from moosekit.classroom.plan import (
    fair_or_not,
    n01_what_can_happen,
    n02_who_is_due,
    n03_counting_hands,
    n04_my_hand_tells,
    n05_which_card_wins,
    n06_first_repeat,
    n07_two_hands,
    n08_is_it_worth_it,
    n09_waiting_for_a_card,
    n10_collecting_sets,
    n11_could_not_play,
    n12_in_the_box,
    our_own_data,
    rules_face_de_bouc,
    rules_moose_in_the_house,
    rules_moose_match_mayhem,
    rules_moustache,
)
from moosekit.classroom.trouble import Trouble

__all__ = ["LESSONS", "lesson"]

#: in the order of the plan
LESSONS: Final[tuple[Lesson, ...]] = (
    n01_what_can_happen.LESSON,
    n02_who_is_due.LESSON,
    n03_counting_hands.LESSON,
    n04_my_hand_tells.LESSON,
    n05_which_card_wins.LESSON,
    n06_first_repeat.LESSON,
    n07_two_hands.LESSON,
    n08_is_it_worth_it.LESSON,
    n09_waiting_for_a_card.LESSON,
    n10_collecting_sets.LESSON,
    n11_could_not_play.LESSON,
    n12_in_the_box.LESSON,
    fair_or_not.LESSON,
    our_own_data.LESSON,
    rules_moustache.LESSON,
    rules_moose_match_mayhem.LESSON,
    rules_face_de_bouc.LESSON,
    rules_moose_in_the_house.LESSON,
)


def lesson(name: str, others: Sequence[str] = ()) -> Lesson:
    """The lesson of a name, or of a notebook's; capitals do not matter. ``others`` could have been meant as well.

    >>> lesson("n04").id, lesson("35-first-repeat").id
    ('N04', 'N06')
    >>> lesson("N4")
    Traceback (most recent call last):
        ...
    moosekit.classroom.trouble.Trouble: There is no lesson “N4”. Did you mean N04?

    Raises:
        Trouble: there is none; says which is near, or lists them.
    """
    found = str(name).strip()
    for one in LESSONS:
        if one.answers_to(found):
            return one
    known = {one.lower(): one for one in (*[one.id for one in LESSONS], *others)}
    typed = found.lower().replace(" ", "-")
    near = [f"n0{typed[1:]}"] if f"n0{typed[1:]}" in known else difflib.get_close_matches(typed, list(known), n=1)
    if near:
        raise Trouble("classroom.trouble.near-lesson", name=found[:40], near=known[near[0]])
    raise Trouble("classroom.trouble.no-lesson", name=found[:40], known=", ".join(known.values()))
