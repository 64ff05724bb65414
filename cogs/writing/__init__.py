"""The one writer of Discord's messages: every post, edit and deletion goes through here.

`writer` decides what is written, `write_schedule` when; `addresses` names the messages of a game.
`priorities`, `request_limits` and `request_timeouts` say who waits and for how long. The requests
stand in `message_requests`, and what follows a refusal in `discord_refusals` and `recovery`.
"""
