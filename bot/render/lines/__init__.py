"""The sentences that pages are made of: what happens, who is next, how it stands."""
