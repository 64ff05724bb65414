### Pistas: qué se podría hacer, y por qué

## Con o sin

choosing-hints = ¿Con pistas?
choosing-hints-off = Sin pistas
choosing-hints-off-about = Que cada cual piense.
choosing-hints-on = Pistas con /uno hint
choosing-hints-on-about = La mesa no cuenta para la valoración.
hints-lobby = 💡 Hay pistas: { $member ->
        [yes] en tu turno puedes pedir `/uno hint`, y la respuesta solo la ves tú.
       *[no] quien me instaló puede pedir `/uno hint` en su turno, y nadie más ve la respuesta.
    } La partida no cuenta para la valoración.
hints-board = 💡 Con pistas, sin valoración

## La mejor jugada

hint-tried = -# Probada en { $count } rondas simuladas: gana el { $share } %, un { $ahead } % más que la segunda mejor. Sin mirar las cartas de nadie.
hint-tried-even = -# Probada en { $count } rondas simuladas: gana el { $share } %, y la segunda mejor más o menos lo mismo. Sin mirar las cartas de nadie.
hint-at-sight = -# A ojo, sin probarla ni mirar las cartas de nadie.

## Por qué es mejor que la segunda

hint-because-goes-out = Con eso te quedas sin cartas.
hint-because-keeps-a-wild = Guardas un comodín para cuando no sirva nada más.
hint-because-plays-again = Te da otro turno.
hint-because-hurts-who-is-nearly-out = Frena a alguien que está a punto de acabar.
hint-because-answers-the-draw = Roba otra persona, no tú.
hint-because-next-lacks-the-colour = Quien va después probablemente no tiene ese color.
hint-because-keeps-a-last-card = Guardas una carta con la que puedes cerrar.
hint-because-strongest-colour = Es el color que mejor va con tus otras cartas.
hint-because-sheds-points = Sueltas muchos puntos antes de que alguien acabe.
hint-because-keeps-the-card = La carta robada vale más después.
hint-because-plays-on = Una carta menos es mejor que una más.
hint-because-swaps-for-fewer = Después tienes menos cartas.
hint-because-lays-more = Sueltas más cartas de golpe.
hint-because-spares-the-partner = No perjudica a tu pareja.
hint-because-likely-a-foul = La carta probablemente no se podía jugar.
hint-because-hardly-a-foul = La carta probablemente se podía jugar, y un desafío fallido cuesta más.
hint-because-worth-keeping = La próxima carta probablemente no es mejor.
hint-because-worth-a-chance = La próxima carta probablemente es mejor.
