"""Game records as docs/notation.md has them.

A record is read and played by `record_reader`, its first lines by `setup` and `setup_statements`,
its actions by `action_text`, what it expects by `expectations`, and all their words by `tokens`.
`record_checker`, `deal_verification` and `perft_counts` work on records; `record_writer` writes.
"""
