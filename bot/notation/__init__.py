"""Game records as docs/notation.md has them.

A record is read, played and checked by `record_reader`, its first lines by `setup`, its actions by
`action_text`, what it expects by `expectations`, and all their words by `tokens`.
`deal_verification` works on records; `record_writer` writes them.
"""
