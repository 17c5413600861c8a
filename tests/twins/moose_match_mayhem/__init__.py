"""Moose Match Mayhem read a second time: plain functions over codes such as "moose.b", without clock or chance.

Everything touched during one flip comes as one list of stamped touches, judged at once. A touch is
(milliseconds since the reveal, seat, place in the middle); seats and places count from 0. How the token falls, in which
order a reshuffled discard lies and which set somebody chooses come in as data too.
"""
