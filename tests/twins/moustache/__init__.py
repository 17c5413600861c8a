"""Moustache read a second time: plain functions over codes such as "G0" or "pigeon", slow and without chance."""
