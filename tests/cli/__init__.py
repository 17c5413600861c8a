"""The command line, in this process and as a program of its own."""
