"""The actions of the game: one entry each, grouped by what is read together.

:mod:`.entry` says what an entry holds. An action is added by a file (or in the file of its
neighbours) and by its entry's name in :mod:`.all_actions`, from which the rest of the house takes it.
"""
