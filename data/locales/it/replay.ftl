### /uno replay: una manche finita, passo per passo

command-uno-replay = Rivedi una manche passo per passo, a carte scoperte
    .name = replay
# Same: si dice così anche in italiano
button-replay = Replay
button-replay-start = Inizio
button-replay-before = Momento
button-replay-back = Indietro
button-replay-on = Avanti
button-replay-next = Momento
button-replay-end = Fine
# Same: si dice così anche in italiano
button-replay-record = File
button-replay-hard = Mossa migliore?
replay-title = 🎬 { $round }
replay-place = Mossa { $number } di { $all }
replay-dealt = Le carte sono date.
replay-top = In cima: { $card }
somebody = qualcuno
replay-moment-draw-card = carta Pesca
replay-moment-big-draw = tante carte in un colpo
replay-moment-catch = non l'ha detto
replay-moment-challenge = dubbio
# Same: la carta si chiama così
replay-moment-flip = flip
replay-moment-hands = le mani cambiano
replay-moment-knocked-out = K.O.
replay-moment-out = carte finite
replay-moment-lead = cambio in testa
replay-where-played = Le manche restano dove si è giocato: chiedi lì. Le tue si aprono anche da *{ button-more }* sotto il loro risultato, pure qui.
replay-no-round = { $number ->
    [one] Qui non è ancora finita nessuna manche.
   *[other] Qui non sono finite così tante manche: prova un numero più piccolo di { $number }.
}
replay-not-over = Una manche così non la trovo. Qui puoi rivederne una quando è finita.
replay-gone = La registrazione di quella manche ({ $when }) non c'è più, quindi non si può rivedere.
replay-record = La manche come registrazione, con i posti invece dei nomi. `contra-uno check` la rigioca, `contra-uno verify` o `/uno verify` prova come sono state date le carte.
replay-hard-cost = Provata da qui, manche vinte: { $share }%, cioè { $lost }% in più della mossa giocata (± { $margin }%). Senza sbirciare le carte coperte.
replay-hard-same = Il *forte* avrebbe fatto lo stesso: provata da qui, manche vinte: { $share }%.
replay-hard-as-good = Buona quanto qualsiasi altra mossa, per quel che si può provare.
replay-hard-close = Provata da qui, manche vinte: { $share }%, con la mossa giocata { $played }% (la differenza è nota a ± { $margin }%). Senza sbirciare le carte coperte.
replay-not-judged-no-turn = Non era il turno di nessuno, quindi non c'è niente da confrontare.
replay-not-judged-no-choice = C'era una cosa sola da fare.
replay-not-judged-only-card = L'avrebbe giocata anche il *forte*: altro da giocare non c'era.
replay-not-judged-alike = Anche il *forte* avrebbe giocato una carta, e una vale l'altra.
replay-not-judged-unknown = Non si può provare: dipende da quello che nessuno può vedere.
replay-not-judged-busy = Sto già provando altre cose. Premi di nuovo tra un momento.
replay-worth-means = -# Provata cento volte: le stesse mani, il mazzo rimescolato, per tutti gioca il *medio*. Non dice niente su quanto avete giocato bene.
