### Che cosa vogliono dire i simboli sulle carte, dietro *Altro*

legend-title = 🔣 Che cosa vogliono dire i simboli
legend-card = { $card }: { $does }
legend-names-colour = scegli il colore
legend-turns = si gioca nell'altro senso; in due vale come un Salta turno
legend-turns-and-draws = si gioca nell'altro senso
legend-skips = chi viene dopo salta il turno
legend-skips-all = tutti gli altri saltano il turno e tocca ancora a te
legend-draws = chi viene dopo ne pesca { $count }
legend-draws-colour = chi viene dopo pesca finché non esce
legend-flips = si rovesciano tutte le carte, pile e mani
legend-opens-series = puoi giocare insieme tutte le tue carte del suo colore; solo l'ultima ha effetto
legend-sweeps = se ne vanno anche tutte le tue carte del suo colore
legend-roulette = chi viene dopo sceglie un colore e pesca finché non esce
legend-exchange-rotate = ognuno passa la sua mano
legend-exchange-swap = scambi la mano con qualcuno
legend-gesture-self = fai il gesto
legend-gesture-all = tutti fanno il gesto; chi arriva per ultimo pesca
legend-switches-complement = da ora va bene il colore complementare, o di nuovo il solito
legend-draw-title = **Perché non c'è «{ button-draw }»?**
legend-draw-turn = Non tocca a te, o hai appena pescato.
legend-draw-must-play = Hai una carta che si può giocare, magari un Jolly: qui la devi giocare.
legend-draw-forced = La carta pescata va bene: qui si deve giocare.
legend-draw-pending = Ti è arrivata una carta Pesca: prendi quelle carte.
