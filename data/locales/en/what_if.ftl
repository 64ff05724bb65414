### What if …: a round that is over, played on by one person

button-replay-whatif = What if …
what-if-place = -# What if … · nothing here counts
what-if-begun = Play on from there in your direct messages, in your own place, against computer players (*medium*). None of it counts; *{ button-more }* there ends it. Nothing arrived? Then your direct messages are closed to me: open them and press again.
what-if-begun-as = Play on from there in your direct messages, in the place of { $player }, against computer players (*medium*). None of it counts; *{ button-more }* there ends it. Nothing arrived? Then your direct messages are closed to me: open them and press again.
what-if-over = The round is over there. Go back to a turn before its end.
what-if-just-begun = You have only just started one: it's in your direct messages. Try that first, and press again in a moment.
what-if-dms-held = You would play on in your direct messages, but Discord lets me begin no new ones for now. That can take some days; please try again later.
