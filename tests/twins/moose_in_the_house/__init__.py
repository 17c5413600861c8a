"""There's a Moose in the House read a second time: plain functions over codes such as "R.kit>S2", without chance.

The codes are those of the worked positions, except that a room is numbered only where a house has several of its
kind, counted from the left whatever lies on them.
"""
