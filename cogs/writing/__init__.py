"""The one writer of Discord's messages: every post, edit and deletion goes through here.

A `message` has a kind, an address and one request at a time. The `writer` finds the stale ones, and
the `schedule` says when each is written. The `updater` does it by one of the `ways`, within a
`budget`. What follows a refusal is in `discord_refusals` and `recovery`. `parts` makes all parts.
"""
