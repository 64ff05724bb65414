### Evenings every week, and who is in

button-weekly = Every week
button-weekly-in = I'm in
button-weekly-out = Not today
button-weekly-go-on = Go on asking
button-weekly-stop = Stop asking
button-weekly-zone = Other time zone
weekly-first-name = UNO evening 1
weekly-title = Every week
weekly-set = **{ $name }**: { $day }, { $hour } ({ $zone })
weekly-set-next = Next time { $when }. I ask in this channel who is in: { $asks }
    -# At its hour I open a table for everybody who is in, with the game and the rules of your last evening, and call them once. The choices below apply at once.
weekly-choose-day = Weekday
weekly-choose-hour = Hour
weekly-choose-zone = Time zone
weekly-choose-ask = When I ask
weekly-asks-before = { $hours ->
    [one] An hour before
   *[other] { $hours } hours before
}
weekly-zone-label = City and continent, such as Asia/Kathmandu
weekly-no-zone = I know no time zone “{ $zone }”. Write it as in Europe/Berlin.
weekly-stopped = 📅 I don't ask here any more.
weekly-not-here = I can ask every week only in channels of servers that have me.
weekly-too-late = Too late for this one: nobody is asked here any more.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Who's in? Nobody so far.
weekly-in = { $count ->
    [one] 👍 { $people } is in
   *[other] 👍 { $people } are in
}
weekly-not-today = 👎 Not today: { $people }
weekly-how = -# At its hour I open a table for everybody who is in, and call them once.
weekly-blocked = ⏳ Another table is in this channel. Yours opens as soon as that is over, within the hour.
weekly-opened = 🃏 It's time: the table is open below!
weekly-absent-gone = { $count ->
    [one] -# { $people } is no longer on this server.
   *[other] -# { $people } are no longer on this server.
}
weekly-absent-elsewhere = { $count ->
    [one] -# { $people } sits at another table.
   *[other] -# { $people } sit at another table.
}
weekly-forgotten = { $count ->
    [one] -# One who was in has deleted their data.
   *[other] -# { $count } who were in have deleted their data.
}
weekly-result-evening = 🃏 The table was open, and you came.
weekly-result-alone = One of you came. The table stayed an ordinary one, and whoever wanted to could join.
weekly-result-nobody = Nobody was in this time.
weekly-result-busy = Another table was in this channel for the whole hour, so yours never opened.
weekly-result-missed = I wasn't there at that hour. Sorry!
weekly-next = -# Next time: { $when }
weekly-doubts = For three weeks there were not two of you. Shall I go on asking?
    -# Whoever manages the server decides. Without a word I stop.
weekly-channel-gone = 📅 The channel of “{ $name }” is gone, so I don't ask there any more. In another channel, “{ button-weekly }” under `/uno evening` begins it anew.
lobby-call-evening = 📅 { $people }: it's time! The table is open, and you have a seat. { $link }
