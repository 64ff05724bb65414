### Lo que en Latinoamérica se dice de otro modo que en España

guide-1 = ### 🃏 Cómo se empieza
    1. { $member ->
        [yes] `/uno start` abre una mesa en el canal.
       *[no] Quien me instaló abre una mesa con `/uno start`.
    }
    2. Quien quiera jugar presiona «{ button-join }»; «{ button-add-computer }» sienta a un robot en un lugar libre.
    3. En «{ button-options }», quien lleva la mesa elige el juego y las reglas de la casa.
    4. «{ button-start }» reparte las cartas.
    Quien se quede sin cartas primero gana la ronda.
guide-alone = ¿No hay nadie? { $member ->
        [yes] `/uno start` en tus mensajes directos conmigo: tú contra uno, dos o tres robots.
       *[no] Quien me instaló juega en mensajes directos conmigo contra uno, dos o tres robots: `/uno start`.
    }
guide-2 = ### 🎴 Tu turno
    { $member ->
        [yes] Tu mano llega por mensaje directo. «{ button-hand }» en el tablero también la muestra, solo a ti.
       *[no] «{ button-hand }» en el tablero te muestra tu mano, solo a ti.
    } Cada carta es un botón: en uno de color se puede jugar, en uno gris no.
    Una carta sirve con el **mismo color**, el **mismo número** o el **mismo símbolo**; un comodín sirve siempre.
    ¿No sirve nada? «{ button-draw }». Si la carta robada sirve, puedes jugarla ya o quedártela. ¿Te cayeron cartas? «{ button-take }», o responde si las reglas de la casa te dejan.
guide-3 = ### 📣 Cantar, atrapar, desafiar
    📣 **¡UNO!** Se canta con la penúltima carta: antes, a la vez o justo después.
    🚨 **{ button-contra }** ¿Alguien se olvidó? { $member ->
        [yes] Presiónalo, con el botón o la reacción del tablero:
       *[no] Presiónalo en el tablero:
    } esa persona roba { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, botón o reacción:
       *[no] ⚖️ **{ button-challenge }**:
    } ¿crees que el comodín de robo que te jugaron era un blof? Si aciertas, roba quien lo jugó. Si no, robas tú, y aún más.
guide-5 = ### 📖 Reglas y comandos
    «{ button-more }» › «{ button-rules }» en la mesa muestra las reglas de la casa que valen y las explica una a una{ $member ->
        [yes] ; `/uno rules` también.
       *[no] .
    }
    Tras la partida: «{ button-rematch }» con la misma gente, «{ button-more }» › «{ button-leaderboard }».{ $member ->
        [yes] {""}
       *[no] {" "}Quien me instaló tiene estos comandos:
    }
help-classic = **Clásico:** +2: quien va después roba { -draw-two }. Salta: quien va después pierde el turno. Reversa: el juego cambia de sentido; entre dos vale por una Salta. Comodín: eliges el color. Comodín +4: lo mismo, y quien va después roba { -draw-four }.
help-flip = **Flip:** cada carta tiene dos lados. Un Flip lo gira todo: en el lado oscuro esperan +5, Salta a todos y Comodín roba color. «{ button-backs }» muestra los otros lados.
help-duo = **Duo:** para dos. Primero se eligen las cartas: te quedas con una, o la descartas y te quedas con la siguiente. A un +2 se responde con un +2. Tras una Salta o un Comodín +4 juegas otra vez. Tras una Reversa puedes jugar todas tus cartas de ese color; solo la última tiene efecto.
