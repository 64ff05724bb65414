### Hints: what somebody might do, and why

## Allowed or not

choosing-hints = Hints?
choosing-hints-off = No hints
choosing-hints-off-about = Everybody thinks for themselves.
choosing-hints-on = Hints with /uno hint
choosing-hints-on-about = The table is not rated.
hints-lobby = 💡 Hints are on: whoever is up may ask `/uno hint`, and only they see the answer. The game does not count for ratings.
hints-board = 💡 Hints on, not rated

## The best move

hint-tried = -# Tried out in { $count } made-up rounds: it wins { $share } % of them, { $ahead } % more than the next best. Nobody’s hidden cards were looked at.
hint-tried-even = -# Tried out in { $count } made-up rounds: it wins { $share } % of them, and the next best about as many. Nobody’s hidden cards were looked at.
hint-at-sight = -# Judged at sight, not tried out. Nobody’s hidden cards were looked at.

## Why it is better than the next best

hint-because-goes-out = You are out with it.
hint-because-keeps-a-wild = You keep a wild for when nothing else fits.
hint-because-plays-again = It is your turn again after it.
hint-because-hurts-who-is-nearly-out = It stops somebody who is nearly out.
hint-because-answers-the-draw = Somebody else draws, not you.
hint-because-next-lacks-the-colour = Whoever comes next probably has nothing of this colour.
hint-because-keeps-a-last-card = You keep a card that may be played last.
hint-because-strongest-colour = More of your other cards fit on it.
hint-because-sheds-points = It counts many points, which are not in your hand when somebody goes out.
hint-because-keeps-the-card = The card you have drawn is worth more later.
hint-because-plays-on = One card less is better than one more.
hint-because-swaps-for-fewer = You hold fewer cards afterwards.
hint-because-lays-more = You get rid of more cards at once.
hint-because-spares-the-partner = It does not hit your partner.
hint-because-likely-a-foul = The card was probably not allowed.
hint-because-hardly-a-foul = The card was probably allowed, and a challenge in vain costs more.
hint-because-worth-keeping = The next card is not likely better.
hint-because-worth-a-chance = The next card is likely better.
