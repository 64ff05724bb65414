"""Discord's side: commands, clicks and reactions become actions, and views become messages.

`bot.client` loads the extensions: the modules with a `setup` function. The folders hold what the
extensions use: `choosing` picks a game and its rules, `clicks` handles button presses, `answering`
replies to interactions, `showing` turns a table into Discord's components, `writing` owns all
messages, and `connecting` keeps the process connected to Discord and apart from other processes.
"""
