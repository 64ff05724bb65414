"""Discord's side: commands, clicks and reactions -> actions; views -> messages.

Each module here that does not begin with `_` is an extension that `bot.client` loads by its name.
The folders hold what they use: `choosing` a game and its rules, `answering` an interaction,
`showing` a table as Discord's components, `writing` all messages (the only one that does), `emoji`
of the bot's own, and `connecting` the process with Discord and with other processes.
"""
