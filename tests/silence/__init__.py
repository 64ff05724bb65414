"""What falls silent without a word: a proxy that stops forwarding, and the tests that use it."""
