"""The actions of the game: one entry each, grouped by what is read together.

:mod:`.entry` says what an entry holds. To add an action, write its entry in a file of its own or
beside its neighbours, and name it in :mod:`.all_actions`: the rest of the house reads that tuple.
"""
