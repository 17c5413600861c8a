"""What a screen reader finds at a table, state by state: what happened, what to do, and what it is done with."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.showing import ShowLive
from tests.samples import some_of
from tools.gallery_tables import STATES, press

#: a state of the gallery, and what is there among other things, in this order
SPOKEN: Final = {
    "first-screen": """
        - group "A new game":
          - group "How many play?":
            - radio "4" [checked]
          - group "Which rules?":
            - radio "First game Only one of the rule cards that can clash is in."
            - radio "All rule cards Four of the nine rule cards, drawn by chance." [checked]
          - combobox "Who sits at this screen?":
            - option "One person" [selected]
          - combobox "How strong are the bots?":
            - 'option "Middling: simple rules" [selected]'
          - button "Deal"
        """,
    "passing": """
        - group "What happened":
          - paragraph: Seat 4 has set three cards aside, face down.
          - paragraph: "Seat 1: choose three cards for your left neighbour."
        - group "Your hand":
          - list "Your hand":
            - listitem:
              - button "Green 0, hamster, may be passed, chosen" [pressed]
            - listitem:
              - button "Pink 0, pig, may be passed, lies open"
          - paragraph: "Chosen: 1 of 3"
          - button "Set these three aside" [disabled]
        """,
    "stars": """
        - group "The stars of this round":
          - paragraph: the pink team
          - list:
            - listitem:
              - img "Green 4, hamster"
          - paragraph: 3 19 printed
          - paragraph: the blue team wins the round
        """,
    "house-turn": """
        - list "The houses":
          - listitem:
            - button "Seat 2 a bot, the whole house"
            - text: 4 in hand
          - listitem:
            - button "Seat 1 you, the whole house"
            - text: to play
            - list:
              - listitem:
                - 'button "Seat 1: no house card yet"'
              - listitem:
                - 'button "Seat 1, room 1: bathroom, open"'
        - group "What happened":
          - paragraph: "Seat 1: your turn. Choose a card, then its place."
        - group "Your hand":
          - list "Your hand":
            - listitem:
              - button "an empty bathroom, may be played"
            - listitem:
              - button "a moose for the kitchen"
        """,
    "house-trap": """
        - group "What happened":
          - paragraph: "Seat 1: seat 4 sends a moose to your house, to the bathroom. Trap or no trap?"
        - group "Your hand":
          - button "Trap!"
          - button "No trap"
        """,
    "mayhem-ready": """
        - group "The middle":
          - list "The middle"
          - button "Flip!"
          - paragraph: "Draw piles: 45 and 45. Discard pile: 0."
        - list "Herds":
          - listitem: Seat 1 you 0 of 3 sets no herd yet
        - group "What happened":
          - paragraph: "Seat 1: ready? Turn the cards over."
        """,
    "mayhem-turns": """
        - group "The middle":
          - list "The middle":
            - listitem:
              - button "a brown bear"
            - listitem:
              - button "a white squirrel"
        - list "Herds":
          - listitem: Seat 1 you no clock 0 of 3 sets a white moose, a brown bear
        - group "What happened":
          - paragraph: "Seat 1: grab a card!"
        """,
    "bouc-name": """
        - group "The card on the table":
          - paragraph: "Draw pile: 55"
          - img "the square robot with an antenna"
          - paragraph: "Cards to win: 1"
        - group "Your answer":
          - group "The name":
            - paragraph: "Seat 1, give this face a name:"
            - textbox "The name"
            - button "Say it"
            - checkbox "choose a picture instead of typing"
        """,
    "bouc-referee": """
        - group "Your answer":
          - group "The name":
            - paragraph: Seat 1 says a name aloud.
            - button "Everybody has heard it"
        """,
}


@pytest.mark.parametrize("state", some_of(SPOKEN, 4))
def test_each_state_says_what_there_is_to_do(show_live: ShowLive, state: str) -> None:
    make, steps = STATES[state]
    page = show_live(make())[0].page
    press(page, steps)
    expect(page.locator(".mk-table")).to_match_aria_snapshot(SPOKEN[state])
