"""Face de bouc read a second time: plain functions over codes such as "K1", slow and without clock or chance.

What is called out while a card lies open comes as one list of stamped calls, judged at once. A call is
(milliseconds, seat, kind, text): kind is "shout" (with a name as text), "special" or "pass".
"""
