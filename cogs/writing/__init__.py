"""The one writer of Discord's messages: every post, edit and deletion goes through here.

A `message` has a kind and an address, and one request at a time. The `writer` finds which are stale
and the `schedule` says when each is written; `updater` does it by one of the `ways` to it, within a
`budget`. What follows a refusal stands in `refusals` and `recovery`. `parts` puts all together.
"""
