"""Would a test notice? `make mutants` changes the code in one place at a time and lets tests judge.

:mod:`.making` makes the mutants, :mod:`.trying` lets the tests at them, `packages.toml` says what
is mutated and by which tests it is judged, `equivalent.toml` which mutants cannot be told from the
code, and why.
"""
