"""Discord's side: commands, clicks and reactions -> actions; views -> messages.

Each module here that does not begin with `_` is an extension that `bot.client` loads by its name.
`writing` is the one writer of messages.
"""
