"""Tricks: plays, the lead, following suit, the contest for the trick, and the stages that rule cards act on.

Knows cards with a colour and a value (jokers have neither), and no game.
"""
