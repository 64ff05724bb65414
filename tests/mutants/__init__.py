"""Mutation testing: `make mutants` changes the code in one place at a time and runs the tests.

:mod:`.making` makes the mutants and :mod:`.trying` runs tests on them. `packages.toml` lists the
code to mutate and the tests for it, `equivalent.toml` the mutants that no test can tell from the
code, with reasons.
"""
