### Preparare la partita prima di dare le carte (le «Opzioni» della lobby)

## Le pagine

button-options = Opzioni
button-choosing-game = Gioco
button-choosing-rules = Regole
button-choosing-people = Chi gioca
button-choosing-line = Condividi

choosing-title = Opzioni: UNO { $mode }
choosing-mode = Quale gioco?
choosing-mode-classic = Da 2 a 20 persone, le carte che conoscono tutti.
choosing-mode-flip = Da 2 a 10 persone, carte a due lati: quello scuro è cattivo.
choosing-mode-mercy = Da 2 a 6 persone, senza pietà: chi arriva a 25 carte è fuori.
choosing-mode-duo = In due: si scelgono le carte, si gioca veloci, fino a 200 punti.
choosing-preset = Scegli un regolamento …
choosing-favourite = Il tuo preferito
choosing-target = Quando finisce?
choosing-points = Fino a { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
choosing-other-target = Un altro punteggio …
choosing-single-round = Una manche sola
choosing-rounds = Dopo { $count ->
    [one] una manche
   *[other] { $count } manche
}
choosing-turn-time = Quanto tempo per un turno?
choosing-turn = Tempo per un turno: { $time }
time-of-turn-off = quanto serve
time-of-turn-seconds = { $count } secondi
time-of-turn-minutes = { $count } minuti

choosing-rules-title = Scegli le regole della casa
choosing-family = { $family } …
choosing-finer = Ritocca una regola …
choosing-now = Ora: { $value }
choosing-gesture-all = Con questi numeri il gesto lo fanno tutti …
choosing-gesture-self = Lo fa solo chi gioca questi numeri …
choosing-gesture = Quale gesto fate?
choosing-own-gesture = Uno nostro …
choosing-complement-rank = Quale numero o simbolo cambia i colori?
choosing-complement-card = Di ogni colore, o di uno solo?

choosing-people-title = Chi gioca?
choosing-whom = Scegli qualcuno …
choosing-level = Quanto è bravo il computer?
choosing-mate = Con chi gioca { $player }?
choosing-add-computer = Aggiungi un computer …
button-make-host = Rendi host
button-remove = Via dal tavolo
seat-computer = Computer, { $level }
# Same: si dice così anche in italiano
seat-host = Host
seat-person = è al tavolo
level-random = a caso
    .description = Gioca una carta qualsiasi che va bene.
level-easy = facile
    .description = Gioca quello che può, e spesso si dimentica di dire UNO.
level-medium = medio
    .description = Sa giocare, e spesso fa la seconda mossa migliore.
level-hard = forte
    .description = Ricorda a chi mancava quale colore, e non dimentica quasi niente.
level-master = maestro
    .description = Sta attento a ogni turno, e non dimentica niente.

choosing-line-title = Queste regole in una riga
choosing-line = Da passare ad altri: chi la incolla qui con «{ button-paste-line }», o in `regole` di `/uno start`, gioca allo stesso modo.
choosing-forget = Dimentica un preferito …
choosing-kept-as = Salvato come «{ $name }». Lo trovi qui quando si sceglie il gioco, e in `regolamento` di `/uno start`.
choosing-forgotten = Ho dimenticato «{ $name }».
button-paste-line = Incolla una riga
button-keep-rules = Salva tra i preferiti

## Che cosa si scrive

form-target-label = Punti che chiudono la partita
form-target-hint = Un numero intero da 1, o round per una manche sola
form-gesture-label = Che cosa fate o gridate?
form-gesture-hint = Toccatevi il naso
form-line-title = Le regole in una riga
form-line-label = Regole della casa, con le virgole
# Same: si scrive così
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Salva tra i preferiti
form-favourite-label = Come le chiami, queste regole?
form-favourite-hint = Venerdì sera

## Che cosa c'è da dire in proposito

choosing-pair = «{ $left_out }» e «{ $stays }» non vanno insieme: scegline una. Intanto resta «{ $stays }».
choosing-clash = { $reason } Intanto resta «{ $stays }».
choosing-need = Per «{ $left_out }» serve «{ $needed }». Intanto non vale.
button-with-need = «{ $rule }» con «{ $needed }»
button-instead = Meglio «{ $rule }»
choosing-not-in-mode = In { $mode } non ci sono, quindi non valgono: { $rules }.
choosing-kept = «{ $rule }» fa parte di «{ $by }» e resta. Togli «{ $by }», e se ne vanno tutte e due.
choosing-too-many = { $reason } Al tavolo siete in { $count }.
choosing-nobody = Quel posto ormai è vuoto. Ora le cose stanno così.
choosing-too-many-favourites = Di preferiti ne ricordo solo { $count }. Prima fammene dimenticare uno.
choosing-no-favourite = Il preferito «{ $name }» non c'è più.
choosing-no-name = A un preferito serve un nome, e che non sia quello di un regolamento già pronto.
choosing-not-host = La partita la può cambiare solo l'host. Di' pure a che cosa ti va di giocare!

## Squadre

button-teams = Squadre
# Same: solo nomi
team = { $first } & { $second }
choosing-teams-title = Chi gioca con chi?
