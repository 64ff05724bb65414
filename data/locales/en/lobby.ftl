### The lobby

lobby-title = UNO { $mode } – { $player } invites you
lobby-seats = { $count ->
    [one] **At the table: one player**
   *[other] **At the table: { $count } players**
}
lobby-closes = -# Nobody in a hurry? The table closes { $when }.
lobby-closed = The table was cleared: nobody started the game. { $member ->
    [yes] `/uno start` sets a new one.
   *[no] Whoever has installed me sets a new one with `/uno start`.
}
closed-by-operator = 🛑 Whoever runs me has closed this table:
lobby-started = The cards are dealt: game on!
lobby-invited = Not back yet: { $players }. Your seat is kept: press “{ button-join }”!
lobby-full = -# The table is full.
lobby-more-title = Before the deal
lobby-computers = -# Computer players:
lobby-call = { $people }: { $player } is inviting you to UNO { $mode }! Press “{ button-join }” at the table. { $link }
lobby-call-subscribers = 🔔 { $player } has opened a table: UNO { $mode }! { $people } { $link }
recess-call = ▶️ The break is over, and on it goes: { $people } { $link }
subscription-begun = 🔔 **When a table opens here, I mention you below it**: at most once a day, never by direct message. If you don't play here for 90 days, that ends by itself.
subscription-ended = 🔕 I don't call you to tables here any more.
subscription-not-here = I can do that only in channels of servers that have me.
subscription-hidden = You are hidden (`/uno me`), and a mention would show your name to everybody. So I won't.
subscription-full = I already call { $count } people to tables here, and more I don't call at once. Try again later.
