"""The one writer of Discord's messages: whatever is posted, edited or deleted goes through here.

`writer` decides what is written when; `addresses` says which messages there are, `mailbox` that a
message has one request at a time. Who has to wait, and how long Discord may take, stands in
`limits`; the requests themselves, and what a refusal of one means, in `requests`; what is done
about messages that are refused or gone, in `healing`.
"""
