"""The four games; each is loaded only when it is asked for."""
