"""The one writer of Discord's messages: whatever is posted, edited or deleted goes through here.

`writer` decides what is written when; `addresses` says which messages there are, `mailbox` that a
message has one request at a time, `pacing` and `budget` who has to wait, `patience` how long
Discord may take, `discord_refusals` what it means when it refuses, and `message_requests` holds the
requests themselves.
"""
