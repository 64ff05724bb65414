### Private Antworten: was nicht ging und was jetzt geht

## Gründe vom Tisch

reason-no-such-game = Dieses Spiel gibt es nicht mehr. { $member ->
    [yes] `/uno start` eröffnet ein neues.
   *[no] Wer mich installiert hat, eröffnet mit `/uno start` ein neues.
}
reason-game-over = Dieses Spiel ist vorbei. { $member ->
    [yes] `/uno start` eröffnet ein neues.
   *[no] Wer mich installiert hat, eröffnet mit `/uno start` ein neues.
}
reason-stale = Da war jemand schneller: So sieht es jetzt aus.
reason-eliminated = Für dich ist diese Partie gelaufen. Zuschauen darfst du; bei der nächsten bist du wieder dabei.
reason-not-at-table = Du spielst hier nicht mit. In der Lobby und zwischen zwei Runden kommst du mit „{ button-join }“ dazu.
reason-not-missing = Wer gerade noch mitgespielt hat, spielt selbst weiter.
reason-only-two = Zu zweit übernimmt der Computer nur von selbst, wenn jemand zwei Züge verpasst.
answer-accused = Angeklagt! Wenn genug andere das auch finden, wird gezogen. Abgestimmt wird am Spielbrett.
reason-not-asleep = Hier pennt niemand: Zu wecken gibt es gerade keinen.
reason-time-left = Noch etwas Geduld: Wer dran ist, darf geweckt werden, wenn die halbe Zeit um ist, ohne Zeitlimit nach 45 Sekunden.
reason-woken-already = In diesem Zug wurde schon geweckt. Einmal muss reichen.
reason-no-vote = Darüber wird nicht (mehr) abgestimmt, oder nicht von dir.
reason-judged-already = Über diese Nachricht hat der Tisch schon abgestimmt. Einmal reicht.
reason-not-believed = Zwei deiner Anklagen in dieser Runde sind gescheitert. In der nächsten darfst du wieder anklagen.
answer-too-fast = Das ging etwas schnell. Versuch es gleich noch einmal.
reason-too-old = Das war vor dem Austeilen, das zählt nicht.
reason-voted-down = Die anderen wollen weiterspielen. Fragen kannst du wieder, wenn diese Runde oder diese Pause vorbei ist.
reason-vote-is-on = Darüber stimmt der Tisch gerade schon ab. Bringt das erst zu Ende.
reason-in-recess = Der Tisch macht Pause. „{ button-go-on }“, am Tisch und in den Händen, beendet sie für alle.
reason-removal-tried = Danach wurde der Tisch in dieser Partie schon gefragt. Einmal reicht.
reason-removals-failed = Dreimal wollten die anderen das nicht. In dieser Partie ist es damit gut.
reason-too-few-to-remove = Dafür braucht es zwei andere. Zu zweit kannst du aussteigen oder fragen, ob ihr die Partie beendet.
reason-was-removed = Der Tisch hat dich aus dieser Partie genommen. In der nächsten kannst du wieder mitspielen.
reason-thrown-out = Der Computer spielt die Runde für dich zu Ende, danach bist du nicht mehr in der Partie. Zurückkommen kannst du zwischen zwei Runden.
reason-blocked = Du darfst hier im Moment nicht mitspielen.
reason-not-in-mid-round = Mitten in der Runde wird niemand rausgenommen. Versuch es noch mal, wenn sie vorbei ist.
reason-not-mentioned = Hier ist jemand anders gemeint. { $member ->
    [yes] Wann es bei dir klingelt, stellst du mit `/uno me` ein.
   *[no] Wann es klingelt, stellt mit `/uno me` ein, wer mich installiert hat.
}
reason-not-host = Das kann nur der Gastgeber.
only-host-starts = Starten kann nur { $player }.
reason-nobody-there = Wer gemeint ist, sitzt nicht (mehr) am Tisch.
reason-not-manager = Das kann nur der Gastgeber oder wer den Server oder hier die Nachrichten verwaltet.
reason-host-decides = Das kann hier nur der Gastgeber. Ist zehn Minuten lang nichts passiert, kann es jeder am Tisch.
reason-many-lobbies = Genug neue Tische fürs Erste: Wo ich nur zu Gast bin, sind es drei in der Stunde für jeden.
reason-many-tables-here = Zwölf neue Tische in einer Stunde reichen für einen Ort, an dem ich nur zu Gast bin. Versuch es später noch mal.
reason-no-new-games = Im Moment geht kein neues Spiel los.
reason-channel-busy = In diesem Kanal läuft schon ein Spiel. Setz dich dazu oder nimm einen anderen Kanal.
reason-already-at-table = Du sitzt schon an diesem Tisch.
reason-table-full = Dieser Tisch ist leider voll!
answer-called = Alle gerufen! Das geht einmal je Tisch.
answer-nobody-to-call = Es gibt niemanden zu rufen: Hier wurde in letzter Zeit nicht gespielt, oder alle von damals sind schon da.
reason-called-already = Gerufen wurde hier schon. Einmal muss reichen.
# Glossary: „zuschauen“ sagt, dass es eine Partie gibt
reason-seat-is-kept = Der letzte Platz ist für jemanden reserviert, der zuschaut. Mit „{ button-follow }“ rückst du als Nächstes nach.
reason-seat-cannot-be-offered = Hier kann niemand deinen Platz übernehmen: Partner gehören zusammen, und Duo spielt man zu zweit.
reason-too-many-followers = Diesem Spiel schauen schon so viele zu, dass ich niemandem mehr schreiben kann.
reason-too-few-seats = Ihr müsst mindestens zu zweit sein. Hol einen Computerspieler dazu oder warte noch kurz.
reason-no-computer-player = An diesem Tisch sitzt kein Computerspieler.
reason-no-rematch = Für eine Revanche ist es zu spät. { $member ->
    [yes] `/uno start` deckt einen neuen Tisch.
   *[no] Wer mich installiert hat, deckt mit `/uno start` einen neuen Tisch.
}
reason-no-last-time = An die letzte Partie hier erinnere ich mich nicht mehr. Stell den Tisch ein, wie du ihn magst.
reason-other-server = Ich spiele nur auf bestimmten Servern, und das hier ist keiner davon.
reason-no-guests = Ich spiele nur auf Servern, die mich eingeladen haben, nicht als Gast.
reason-not-alone = Allein gegen den Computer wird hier nicht gespielt. Zwei Leute müssen es schon sein.
reason-prohibited = Das wird hier nicht gespielt: { $rules }. Such dir etwas anderes aus.
rules-instead = Das wird hier nicht mehr gespielt: { $rules }. { $same ->
        [yes] Alles andere bleibt, wie es war.
       *[no] Stattdessen gibt es { $mode }.
    }
reason-not-started = Das Spiel hat noch nicht begonnen.
reason-already-started = Das Spiel läuft schon. Nach dieser Runde kannst du dich dazusetzen.
reason-mixed-alphabets = Buchstaben aus verschiedenen Alphabeten sehen sich zum Verwechseln ähnlich. Nimm in einem Wort nur eins davon.
reason-no-hints = An diesem Tisch gibt es keine Tipps. Wer den nächsten eröffnet, kann sie vor dem Austeilen erlauben.
reason-not-to-act = Tipps gibt es erst, wenn du dran bist. Frag dann noch mal.
reason-no-choice = Das ist leicht: Es geht nur eins.

## Rund ums Spiel

note-wrong-card = { $why } Das kostet dich { -wrong-card-cards }.
note-again = Das hat zu lange gedauert. Drück bitte noch mal.
note-not-there = Der Knopf ist von gestern. So sieht es jetzt aus.
note-quiet = Alles klar: In diesem Spiel klingelt es bei dir nicht mehr. { $member ->
    [yes] Für alle Spiele stellst du das mit `/uno me` ein.
   *[no] Für alle Spiele stellt das mit `/uno me` ein, wer mich installiert hat.
}
note-joined = Du bist dabei!
note-no-hand = Du hast in diesem Spiel keine Karten: Schau zu und komm zwischen den Runden dazu.
note-no-hand-yet = Du hast in diesem Spiel keine Karten. Drück am Spielbrett „{ button-join-next }“, dann kannst du ab der nächsten Runde mitspielen.
answer-lobby-open = Der Tisch ist gedeckt!
answer-done = Erledigt!
answer-next-soon = Augenblick noch, die anderen schauen sich das Ergebnis an. Gleich geht die nächste Runde los.
answer-left = Du bist ausgestiegen. Bis bald!
sure-leave = Willst du wirklich aussteigen?
sure-leave-alone = Willst du wirklich aussteigen? Außer dir spielt nur der Computer, und die Partie ist dann vorbei.
sure-leave-round = Willst du wirklich mitten in der Runde aussteigen? Dann hast du sie verloren, bei den Siegen und in der Wertung.
leaving-costs = Deine Karten kosten dich { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
}.
leaving-reaches-target = Damit erreichst du das Ziel, und die Partie endet mit dieser Runde.
leaving-ends-match = { $player } gewinnt dann die Partie.
leaving-wins-nothing = Die Partie ist dann vorbei, und niemand gewinnt sie: Noch ist keine Runde zu Ende gespielt.
leaving-back = Zurückkommen kannst du zwischen zwei Runden.
leaving-back-with = Zurückkommen kannst du zwischen zwei Runden, mit mindestens { $score ->
    [one] { $score } Strafpunkt
   *[other] { $score } Strafpunkten
}.
sure-stop = Die Partie wirklich für alle beenden? Die laufende Runde zählt dann nicht, und niemand gewinnt.
sure-asking = Der Tisch wird eine halbe Minute lang gefragt. Mehr als die Hälfte muss Ja sagen, mindestens zwei; dein Ja zählt mit.
sure-asking-away = Wer dann noch weg ist, zählt als Ja.
answer-stopped = Die Partie ist beendet.
answer-asked = Der Tisch wird gefragt. In spätestens einer halben Minute steht es fest.
answer-asked-in-recess = Der Tisch wird gefragt. Die Zeit für die Antworten läuft erst nach der Pause.
answer-recess = Die Pause hat begonnen. „{ button-go-on }“ beendet sie für alle.
remove-whom = Wer soll gehen?
remove-nobody = Außer dir ist niemand da.
sure-remove = Die anderen wirklich fragen, ob { $player } gehen soll? In diese Partie führt dann kein Weg zurück, und fragen kann man nur einmal.
# Glossary: „dabei“ sagt es kürzer
answer-voted = Deine Antwort ist notiert.
answer-rematch = Der Tisch für die Revanche ist gedeckt. Los geht es mit allen, die mitspielen wollen.
answer-rematch-joined = Du bist wieder dabei!
answer-no-game = In diesem Kanal läuft kein Spiel. `/uno start` eröffnet eins.
answer-no-topic = Dazu finde ich nichts: „{ $name }“. Such dir unten etwas aus.
answer-unknown-preset = Einen Regelsatz „{ $name }“ kenne ich nicht. Nimm einen aus der Liste, oder lass ihn weg.
answer-several-games = Du sitzt an mehreren Tischen. Nimm „{ button-hand }“ am Spielbrett von dem, den du meinst.
answer-not-here = Das geht nur in einem Kanal auf einem Server.
answer-table-elsewhere = Dieser Tisch ist nicht hier. Drück den Knopf dort, wo gespielt wird.
answer-only-you-see = Discord zeigt meine Antworten hier nur dir: Dieser Server lässt dich keine fremden Apps benutzen. Wer ihn leitet, kann „Externe Apps verwenden“ erlauben oder mich einladen. Geändert hat sich nichts.
answer-error = Bei mir ist etwas schiefgegangen. Es ist nichts verloren; versuch es bitte noch mal.
answer-no-answer = Meine Datenbank antwortet gerade nicht. Ich weiß also noch nicht, ob das geklappt hat. Versuch es gleich einfach noch mal, doppelt zählt nichts. Sobald sie antwortet, siehst du hier, was gilt.
answer-not-written = Meine Datenbank nimmt gerade nichts an, das ist also nicht gespeichert. Drück gleich einfach noch mal, es kann nichts passieren.
work-too-long = Das hat zu lange gedauert, darum habe ich aufgehört. Versuch es noch mal, wenn ich weniger zu tun habe.
work-too-large = Das war zu viel für meinen Speicher, darum habe ich aufgehört.
work-busy = Ich zeichne und prüfe gerade für sehr viele Leute. Versuch es in einer Minute noch mal.
work-one-at-a-time = Eins nach dem anderen: Ich bin noch an dem, was du vorher wolltest. Versuch es noch mal, wenn du es hast.
work-lost = Das ist zweimal schiefgegangen, darum habe ich aufgegeben. Euer Spiel läuft weiter; versuch es später noch mal.
work-stopped = Ich werde gerade neu gestartet und bin damit nicht fertig geworden. Frag in einer Minute noch mal.
work-switched-off = Bilder sind hier abgeschaltet.
answer-old-command = Dieser Befehl hat sich geändert, seit dein Discord ihn geladen hat. Lade Discord neu (Strg+R, oder starte die App neu) und versuch es noch mal.
answer-no-permission = Ich darf hier nicht schreiben. Bitte lass mich den Kanal sehen und Nachrichten senden.
dms-closed = { $player }, Direktnachrichten nimmst du von mir nicht an. Kein Problem: „{ button-hand }“ am Spielbrett zeigt deine Karten, nur dir. { $link }
dms-held = { $player }: Discord lässt mich gerade keine neuen Direktnachrichten anfangen. Kein Problem: „{ button-hand }“ am Spielbrett zeigt deine Karten, nur dir. { $link }
dms-refused = { $player }, deine Karten bekomme ich gerade nicht per Direktnachricht zu dir. Kein Problem: „{ button-hand }“ am Spielbrett zeigt sie, nur dir. { $link }
reminder = { $player }, der Tisch wartet auf dich. { $link }
reminder-direct = 🔔 **Du bist dran** bei { $player }. { $link }
reminder-vote = { $player }, der Tisch fragt dich etwas. { $link }
reminder-direct-vote = 🔔 **Eine Frage an dich** bei { $player }. { $link }
hand-over = Danke fürs Mitspielen!
removed-from-lobby = 🚪 { $player } hat dich vor dem Austeilen vom Tisch genommen. Verloren ist nichts, und am nächsten Tisch bist du willkommen. { $link }
channel-gone = Den Kanal eures UNO-Spiels gibt es nicht mehr, oder ich wurde von seinem Server entfernt. Das Spiel ist zu Ende.
note-channel-forbidden = Ich darf das Spielbrett in { $channel } nicht mehr zeigen. Wer den Server verwaltet, kann mich diesen Kanal wieder sehen und dort schreiben lassen; hier geht es solange weiter.
note-channel-locked = Der Thread { $channel } ist gesperrt, also kann ich das Spielbrett dort nicht zeigen. Die Moderation kann ihn entsperren; hier geht es solange weiter.
note-channel-blocked = Ein Filter (AutoMod) lässt mein Spielbrett nicht in { $channel }. Wer den Server verwaltet, kann für mich eine Ausnahme machen; hier geht es solange weiter.
note-channel-refused = Discord lässt mich das Spielbrett in { $channel } gerade nicht zeigen. Ich versuche es weiter; hier geht es solange weiter, und „{ button-hand }“ am Spielbrett zeigt deine Karten.
note-press-board = Bitte drück einmal auf etwas am Tisch, sonst kann ich dort bald nicht mehr schreiben. { $link }
note-hand-ends = Diese Hand aktualisiert sich nicht mehr von selbst. Jeder Knopf hier bringt die neueste, und „{ button-hand }“ am Spielbrett auch.
note-hand-elsewhere = Du spielst jetzt mit deiner anderen Hand, also ruht diese hier. Jeder Knopf weckt sie wieder auf.
note-hand-opened-again = Du hast deine Hand neu geöffnet, also ist diese hier zu.
note-backs-end = Das hier aktualisiert sich nicht mehr von selbst: „{ button-backs }“ am Spielbrett zeigt es neu.
note-no-chart = Wie diese Runde lief, weiß ich nicht mehr.

## Who may not play

blocked-person = Du darfst im Moment nicht mit mir spielen. Entschieden hat das, wer mich betreibt.
blocked-here = Auf diesem Server darfst du im Moment nicht mit mir spielen. Entschieden hat das, wer ihn verwaltet: Frag dort nach!
blocked-server = Auf diesem Server kann im Moment niemand mit mir spielen. Entschieden hat das, wer mich betreibt.
blocked-reason = Grund: { $reason }
blocked-end = { $end ->
    [never] Bis auf Weiteres.
   *[other] Bis { $end }.
}
