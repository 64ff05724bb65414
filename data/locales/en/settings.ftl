### What people choose for themselves, and what a server does

me-title = ### Your settings
    -# Just for you, everywhere, and from now on.
me-language = **Language** – the one I write to you in
me-ring = **When it is your turn** – how soon your phone rings
me-cards = **Cards** – how they are written on the buttons
me-cards-words = In words
me-cards-symbols = As pictures
me-hand = **Your hand** – where it turns up
me-hand-dm = Direct message
me-hand-channel = In the channel only
me-tables = **Tables in this channel** – when somebody opens one
me-tables-off = Not for me
me-tables-on = Mention me
ring-at-once = At once
ring-after = After { $seconds } s
ring-never = Never
language-of-discord = As in Discord
# $language: what a language calls itself, which no native reader has signed yet
language-beta = { $language } (beta)

server-title = ### Settings of this server
    -# They apply from the next game on.
server-rules = **What is played when nobody says otherwise:** { $rules }
    -# To change it: a set of rules or a line below, or `/uno settings` with `mode`, `preset` or `rules`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = By the book again
server-language = **Language of the board**
server-turn = **Time for a turn**
server-starters = **Who may open games**
starters-everybody = Everybody
starters-managers = Server managers only
server-threads = **Where games are played**
threads-off = In the channel
threads-on = In threads of their own
server-call = **Who a host may call to the table**, once a game
call-nobody = Nobody
call-players = The people of the last game
call-role = Or a role …
call-not-everybody = I won't call everybody at once: choose a role that people have picked for this.
call-role-silent = Nobody's phone rings for this role yet: turn on “Allow anyone to @mention this role” in the role's settings, or let me “Mention `@everyone`, `@here`, and All Roles”.
server-channels = **Games are played only in** { $channels }
server-all-channels = **Games are played in every channel.**
channels-all = Everywhere
channel-allow = This channel
channel-forbid = Not here

settings-only-managers = Only those who manage the server can set this.
settings-not-this-channel = On this server games are played elsewhere: { $channels }
settings-only-managers-start = On this server only its managers open games. Ask one of them!
settings-thread-opened = The table is set, this way: { $thread }
settings-no-thread = I may not open a thread here. Let me “Create Public Threads”, or choose with `/uno settings` that games are played right in the channel.
thread-name = UNO at { $player }’s

server-excluded = Who may not play here
exclusions-title = ### Who may not play here
    -# They can't join a table on this server, or press anything at one. Elsewhere they can.
exclusions-nobody = Nobody is excluded.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – until further notice
   *[other] { $number }. { $person } – until { $end }
}
exclude-somebody = Exclude somebody …
let-in-again = Let somebody back in …
exclude-how-long =
    How long should { $person } be excluded on this server?
    -# If they are in a round, the computer plays it to the end for them.
excluded-for-day = A day
excluded-for-week = A week
excluded-for-month = A month
excluded-for-ever = Until further notice
exclude-not = You can't exclude yourself, me, other bots or those who manage this server.
