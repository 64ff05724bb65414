### Hints: what somebody might do, and why

## Allowed or not

choosing-hints = Hints?
choosing-hints-off = No hints
choosing-hints-off-about = Everybody thinks for themselves.
choosing-hints-on = Hints with /uno hint
choosing-hints-on-about = The table is not rated.
hints-lobby = 💡 Hints are on: { $member ->
        [yes] on your turn you may ask `/uno hint`, and only you see the answer.
       *[no] whoever has installed me may ask `/uno hint` on their turn, and only they see the answer.
    } The game does not count for ratings.
hints-board = 💡 Hints on, not rated

## The best move

hint-tried = -# Tried out in { $count } made-up rounds: it wins { $share }% of them, { $ahead }% more than the next best move. No peeking at anybody’s cards.
hint-tried-even = -# Tried out in { $count } made-up rounds: it wins { $share }% of them, and the next best move about as many. No peeking at anybody’s cards.
hint-at-sight = -# A rule of thumb, not tried out. No peeking at anybody’s cards.

## Why it is better than the next best

hint-because-goes-out = With that, your hand is empty.
hint-because-keeps-a-wild = You keep a wild for when nothing else fits.
hint-because-plays-again = It gets you another turn.
hint-because-hurts-who-is-nearly-out = It slows down somebody who is nearly done.
hint-because-answers-the-draw = Somebody else draws, not you.
hint-because-next-lacks-the-colour = The next player probably has none of this colour.
hint-because-keeps-a-last-card = You keep a card you may finish with.
hint-because-strongest-colour = More of your other cards fit on it.
hint-because-sheds-points = It gets rid of a lot of points before somebody else is done.
hint-because-keeps-the-card = The card you have drawn is worth more later.
hint-because-plays-on = One card less is better than one more.
hint-because-swaps-for-fewer = You hold fewer cards afterwards.
hint-because-lays-more = You get rid of more cards at once.
hint-because-spares-the-partner = It does not hit your partner.
hint-because-likely-a-foul = The card was probably not allowed.
hint-because-hardly-a-foul = The card was probably allowed, and a wrong challenge costs you more.
hint-because-worth-keeping = The next card probably isn't better.
hint-because-worth-a-chance = The next card is probably better.
