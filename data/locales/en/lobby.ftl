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
lobby-started = The cards are dealt: game on!
lobby-invited = Not back yet: { $players }. Your seat is kept: press “{ button-join }”!
lobby-full = -# The table is full.
lobby-more-title = Before the deal
lobby-computers = -# Computer players:
lobby-call = { $people }: { $player } is inviting you to UNO { $mode }! Press “{ button-join }” at the table. { $link }
