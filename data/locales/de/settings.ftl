### Was man für sich und was ein Server einstellt

me-title = ### Deine Einstellungen
    -# Sie gelten nur für dich, überall und ab sofort.
me-language = **Sprache** – in der ich dir schreibe
me-ring = **Wenn du dran bist** – wann dein Handy klingelt
me-cards = **Karten** – wie sie auf den Knöpfen stehen
me-cards-words = In Worten
me-cards-symbols = Als Bilder
me-hand = **Deine Hand** – wo du sie bekommst
me-hand-dm = Direktnachricht
me-hand-channel = Nur im Kanal
me-tables = **Tische in diesem Kanal** – wenn jemand einen aufmacht
me-tables-off = Ohne mich
me-tables-on = Erwähn mich
ring-at-once = Sofort
ring-after = Nach { $seconds } s
ring-never = Nie
language-of-discord = Wie in Discord
language-beta = { $language } (Beta)

server-title = ### Einstellungen dieses Servers
    -# Sie gelten ab dem nächsten Spiel.
server-rules = **Womit gespielt wird, wenn niemand etwas anderes sagt:** { $rules }
    -# Ändern: unten mit einem Regelsatz oder einer Zeile, oder mit `/uno settings` und `spiel`, `regelsatz` oder `regeln`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = Nach Anleitung
server-language = **Sprache am Spielbrett**
server-turn = **Zeit pro Zug**
server-starters = **Wer Spiele eröffnen darf**
starters-everybody = Alle
starters-managers = Nur wer den Server verwaltet
server-threads = **Wo gespielt wird**
threads-off = Im Kanal
threads-on = Im eigenen Thread
server-call = **Wen man an den Tisch rufen darf**, einmal je Spiel
call-nobody = Niemanden
call-players = Die vom letzten Spiel
call-role = Oder eine Rolle …
call-not-everybody = Alle auf einmal werden nicht gerufen: Nimm eine Rolle, die man sich dafür geben lässt.
call-role-silent = Bei dieser Rolle klingelt noch kein Handy: Schalte in ihren Einstellungen „Jedem erlauben, diese Rolle zu @erwähnen“ ein, oder gib mir das Recht „`@everyone`, `@here` und alle Rollen erwähnen“.
server-channels = **Gespielt wird nur hier:** { $channels }
server-all-channels = **Gespielt wird in allen Kanälen.**
channels-all = Überall
channel-allow = Dieser Kanal
channel-forbid = Hier nicht

settings-only-managers = Das darf nur einstellen, wer den Server verwaltet.
settings-not-this-channel = Auf diesem Server wird woanders gespielt: { $channels }
settings-only-managers-start = Auf diesem Server eröffnet Spiele nur, wer ihn verwalten darf. Frag dort nach!
settings-thread-opened = Der Tisch ist gedeckt, hier entlang: { $thread }
settings-no-thread = Ich darf hier keinen Thread anlegen. Erlaub mir „Öffentliche Threads erstellen“, oder stell mit `/uno settings` ein, dass gleich im Kanal gespielt wird.
thread-name = UNO bei { $player }

server-excluded = Wer hier nicht mitspielen darf
exclusions-title = ### Wer hier nicht mitspielen darf
    -# Sie dürfen sich auf diesem Server an keinen Tisch setzen und dort nichts drücken. Woanders schon.
exclusions-nobody = Niemand ist ausgeschlossen.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – bis auf Weiteres
   *[other] { $number }. { $person } – bis { $end }
}
exclude-somebody = Jemanden ausschließen …
let-in-again = Jemanden wieder mitspielen lassen …
exclude-how-long =
    Wie lange darf { $person } auf diesem Server nicht mitspielen?
    -# Läuft gerade eine Runde, spielt der Computer sie für die Person zu Ende.
excluded-for-day = Einen Tag
excluded-for-week = Eine Woche
excluded-for-month = Einen Monat
excluded-for-ever = Bis auf Weiteres
exclude-not = Dich, mich, andere Bots und alle, die diesen Server verwalten, kannst du nicht ausschließen.
