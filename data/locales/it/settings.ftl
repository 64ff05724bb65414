### Quello che ognuno sceglie per sé, e quello che fa un server

me-title = ### Le tue impostazioni
    -# Solo per te, ovunque, e da subito.
me-language = **Lingua** – quella in cui ti scrivo
me-ring = **Quando tocca a te** – dopo quanto suona il telefono
me-cards = **Carte** – come sono scritte sui pulsanti
me-cards-words = Parole
me-cards-symbols = Simboli
me-hand = **La tua mano** – dove compare
me-hand-dm = Messaggio diretto
me-hand-channel = Solo nel canale
me-tables = **Tavoli in questo canale** – quando qualcuno ne apre uno
me-tables-off = Non per me
me-tables-on = Menzionami
ring-at-once = Subito
ring-after = Dopo { $seconds } s
ring-never = Mai
language-of-discord = Come in Discord
# Same: beta
language-beta = { $language } (beta)

server-title = ### Impostazioni di questo server
    -# Valgono dalla prossima partita.
server-rules = **A che cosa si gioca se nessuno dice altro:** { $rules }
    -# Per cambiarlo: un regolamento o una riga qui sotto, o `/uno settings` con `gioco`, `regolamento` o `regole`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = Torna al manuale
server-language = **Lingua del tabellone**
server-turn = **Tempo per un turno**
server-starters = **Chi può aprire partite**
starters-everybody = Tutti
starters-managers = Solo chi gestisce il server
server-threads = **Dove si gioca**
threads-off = Nel canale
threads-on = In un thread apposta
server-call = **Chi l'host può chiamare al tavolo**, una volta a partita
call-nobody = Nessuno
call-players = Chi c'era all'ultima partita
call-role = O un ruolo …
call-not-everybody = Tutti insieme non li chiamo: scegli un ruolo che la gente si è presa per questo.
call-role-silent = Per questo ruolo non suona ancora nessun telefono: nelle sue impostazioni attiva «Consenti a chiunque di @menzionare questo ruolo», o dammi il permesso «Menziona `@everyone`, `@here` e tutti i ruoli».
server-channels = **Si gioca solo in** { $channels }
server-all-channels = **Si gioca in tutti i canali.**
channels-all = Ovunque
channel-allow = Questo canale
channel-forbid = Qui no

settings-only-managers = Lo può impostare solo chi gestisce il server.
settings-not-this-channel = In questo server si gioca altrove: { $channels }
settings-only-managers-start = In questo server le partite le apre solo chi lo gestisce. Prova a chiedere!
settings-thread-opened = Il tavolo è apparecchiato, di qua: { $thread }
settings-no-thread = Qui non posso aprire un thread. Dammi il permesso «Crea thread pubblici», o scegli con `/uno settings` che si giochi direttamente nel canale.
thread-name = UNO da { $player }

server-excluded = Chi non può giocare qui
exclusions-title = ### Chi non può giocare qui
    -# Non possono sedersi a nessun tavolo di questo server, né premerci niente. Altrove sì.
exclusions-nobody = Non è escluso nessuno.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – fino a nuovo ordine
   *[other] { $number }. { $person } – fino a { $end }
}
exclude-somebody = Escludi qualcuno …
let-in-again = Fai rientrare qualcuno …
exclude-how-long =
    Per quanto tempo { $person } non può giocare in questo server?
    -# Se una manche è in corso, il computer la finisce al posto suo.
excluded-for-day = Un giorno
excluded-for-week = Una settimana
excluded-for-month = Un mese
excluded-for-ever = Fino a nuovo ordine
exclude-not = Non puoi escludere né te né me, né altri bot, né chi gestisce questo server.
