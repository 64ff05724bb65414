### Aiutini: che cosa si potrebbe fare, e perché

## Permessi o no

choosing-hints = Aiutini?
choosing-hints-off = Niente aiutini
choosing-hints-off-about = Ognuno pensa con la sua testa.
choosing-hints-on = Aiutini con /uno hint
choosing-hints-on-about = Il tavolo non conta per il rating.
hints-lobby = 💡 Aiutini permessi: { $member ->
        [yes] al tuo turno puoi chiedere `/uno hint`, e la risposta la vedi solo tu.
       *[no] al suo turno, chi mi ha installato può chiedere `/uno hint`, e nessun altro vede la risposta.
    } La partita non conta per il rating.
hints-board = 💡 Aiutini sì, rating no

## La mossa migliore

hint-tried = -# Provata in { $count } manche immaginarie: vittorie { $share }%, cioè { $ahead }% in più della seconda mossa migliore. Senza sbirciare le carte di nessuno.
hint-tried-even = -# Provata in { $count } manche immaginarie: vittorie { $share }%, e la seconda mossa migliore più o meno lo stesso. Senza sbirciare le carte di nessuno.
hint-at-sight = -# A occhio e croce, senza prove. E senza sbirciare le carte di nessuno.

## Perché è meglio della seconda

hint-because-goes-out = Così finisci le carte.
hint-because-keeps-a-wild = Ti tieni un Jolly per quando non va bene altro.
hint-because-plays-again = Così tocca ancora a te.
hint-because-hurts-who-is-nearly-out = Frena qualcuno che ha quasi finito.
hint-because-answers-the-draw = Così pesca qualcun altro.
hint-because-next-lacks-the-colour = Chi viene dopo probabilmente non ha questo colore.
hint-because-keeps-a-last-card = Ti tieni una carta con cui puoi chiudere.
hint-because-strongest-colour = Ci vanno sopra più carte tue.
hint-because-sheds-points = Ti libera di un mucchio di punti prima che qualcun altro finisca.
hint-because-keeps-the-card = Più tardi la carta pescata varrà di più.
hint-because-plays-on = Una carta in meno è meglio di una in più.
hint-because-swaps-for-fewer = Dopo hai meno carte in mano.
hint-because-lays-more = Ti liberi di più carte in una volta.
hint-because-spares-the-partner = Non colpisce chi fa coppia con te.
hint-because-likely-a-foul = Quella carta probabilmente non si poteva giocare.
hint-because-hardly-a-foul = Quella carta probabilmente si poteva giocare, e un dubbio sbagliato ti costa di più.
hint-because-worth-keeping = La prossima carta probabilmente non è meglio.
hint-because-worth-a-chance = La prossima carta probabilmente è meglio.
