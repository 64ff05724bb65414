### Der Tisch: Karten, Spielbrett, Hand, Lobby, Punkte

## Karten

card = { $colour } { $rank }
no-card = keine Karte
no-cards = keine
colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
colour-P = Pink
colour-T = Türkis
colour-O = Orange
colour-V = Violett
colour-none = noch keine
rank-skip = Aussetzen
rank-reverse = Retour
rank-flip = Flip
rank-skip-everyone = Alle passen
rank-wild = Farbenwahl
rank-wild-draw-two = Farbenwahl +2
rank-wild-draw-four = Farbenwahl +4
rank-wild-draw-colour = Eine Farbe ziehen
side-0 = helle
side-1 = dunkle
mode-classic = Klassisch
mode-flip = Flip
mode-duo = Duo

## Was offen liegt

top-card = Oben liegt: **{ $card }**
current-colour = Farbe: **{ $colour }**
complement-on = Komplementärfarben: Jetzt passt **{ $colour }**.
nothing-lies = Die Karten werden gerade ausgesucht.
on-side-0 = ☀️ Helle Seite
on-side-1 = 🌑 Dunkle Seite
direction-down = ⬇️ die Liste abwärts
direction-up = ⬆️ die Liste aufwärts
draw-pile = { $count ->
    [one] noch eine Karte im Stapel
   *[other] noch { $count } Karten im Stapel
}
pile-back = Rückseite der nächsten Karte: { $card }
chair = { $mark } **{ $player }** · { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
chair-last-card = ❗
chair-out = { $mark } { $player } · Platz { $place }

## Worauf der Tisch wartet

turn-you = Du bist dran!
turn-other = { $player } ist dran.
granted-you = Du bist dran und darfst alle deine Karten in { $colour } auf einmal legen.
granted-other = { $player } ist dran und darf alle Karten in { $colour } legen.
you-drew = Du hast { $card } gezogen. Legen oder behalten?
has-drawn = { $player } hat gezogen: legen oder behalten?
pending-you = Du musst ziehen: { $draw } – nimm sie oder antworte.
pending-other = { $player } muss ziehen: { $draw }.
draw-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ({ $kind })
draw-colour = { $count ->
    [0] bis { $colour } kommt
   *[other] bis { $colour } kommt, plus { $count }
}
naming-you = Welche Farbe wünschst du dir?
naming-other = { $player } wünscht sich eine Farbe.
gesture-you = Geste! Drück 🙌 – wer zuletzt kommt, zieht eine Karte.
gesture-other = Geste! Es fehlen noch: { $player }
drafting = { $player } sucht Karten aus.
you-draft = Du siehst { $card }. Behalten – oder ablegen und die nächste nehmen?
round-is-over = Die Runde ist vorbei.
match-is-over = Das Spiel ist vorbei.

## Spielbrett

board-title = UNO { $mode } · Runde { $number }
backs-title = ### Die anderen Seiten, ohne Reihenfolge
revealed = ### { $player } hatte: { $cards }
revealed-foul = Gutes Gespür: { $player } hat geblufft.
revealed-honest = { $player } war diesmal ehrlich.
seed-proof = -# Startwert dieser Runde: `{ $seed }` (angekündigt als `{ $secret }…`)

## Hand

hand-place = -# { $place }
hand-title = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
hand-empty = Du hast keine Karten mehr. Stark!
your-cards = Deine Karten: { $cards }
page-back = Seite { $page }/{ $pages }
page-on = Seite { $page }/{ $pages }

## Auswählen

ask-how = { $card }: wie?
ask-set = { $card }: allein oder mehr?
ask-colour = { $card }: welche Farbe?
ask-swap = { $card }: mit wem willst du tauschen?
ask-call = { $card }: rufst du etwas dazu?
how-play = Legen
how-jump = Dazwischenspringen
how-double = Doppeln
set-alone = Nur diese Karte
set-pair = Beide auf einmal
set-series = Alle { $count } Karten der Farbe
set-last = { $card } zuletzt
swap-nobody = Mit niemandem
swap-with = { $player } ({ $count })
with-call = „{ $call }!“
without-call = Nichts sagen

## Knöpfe

button-hand = Meine Hand
button-contra = Contra Uno!
button-challenge = Herausfordern
button-backs = Rückseiten
button-rules = Regeln
button-draw = Ziehen
button-pass = Behalten
button-take = Nehmen
button-keep = Behalten
button-discard = Ablegen
button-say = { $call }!
button-gesture = Geste!
button-to-board = Zum Tisch
button-back = Zurück
button-join = Mitspielen
button-leave = Gehen
button-start = Los geht's
button-add-computer = Computerspieler dazu
button-remove-computer = Computerspieler weg
button-next = Nächste Runde
button-end-match = Spiel beenden

## Lobby

lobby-title = UNO { $mode } – { $player } lädt ein
lobby-seats = { $count ->
    [one] **Am Tisch sitzt bisher eine Person**
   *[other] **Am Tisch: { $count }**
}
lobby-closes = -# Keine Eile? Der Tisch wird { $when } abgeräumt.
lobby-closed = Der Tisch ist abgeräumt: Niemand hat das Spiel gestartet. `/uno start` deckt neu.
lobby-started = Die Karten sind verteilt: Das Spiel läuft.
lobby-stopped = Der Tisch ist abgeräumt. `/uno start` deckt neu.

## Punkte

round-over-won = Runde { $number } geht an { $player }! 🎉
round-over-nobody = Runde { $number } ist vorbei.
next-round-soon = Die nächste Runde beginnt { $when } – oder sobald ihr wollt.
match-over-won = { $count ->
    [one] { $player } gewinnt das Spiel! 🏆
   *[other] { $player } teilen sich den Sieg! 🏆
}
match-over-nobody = Das Spiel ist vorbei
match-over-again = Noch mal? `/uno start`
scores-winner = **Punkte** ({ $target })
scores-penalty = **Strafpunkte** – weniger ist besser ({ $target })
target-round = nur eine Runde
target-points = bis { $count }
score = { $mark } { $player }: **{ $score }** (+{ $gained })

## Rangliste

leaderboard-title = ## 🏆 Rangliste
leaderboard-order = { $order ->
    [rounds] -# nach gespielten Runden
    [points] -# nach Punkten
   *[wins] -# nach gewonnenen Runden
}
leaderboard-line = { $mark } { $player } – { $wins } von { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} gewonnen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $matches ->
    [0] {""}
    [one] , 1 Spiel
   *[other] , { $matches } Spiele
}
leaderboard-empty = Hier ist noch Platz. Spielt die erste Partie!
leaderboard-not-yet = Du stehst noch nicht drauf: Spiel eine Runde zu Ende.
