### La ayuda (`/uno help`), cinco páginas cortas, y las reglas de la casa en palabras

guide-1 = ### 🃏 Cómo se empieza
    1. { $member ->
        [yes] `/uno start` abre una mesa en el canal.
       *[no] Quien me instaló abre una mesa con `/uno start`.
    }
    2. Quien quiera jugar pulsa «{ button-join }»; «{ button-add-computer }» sienta a un robot en un sitio libre.
    3. En «{ button-options }», quien lleva la mesa elige el juego y las reglas de la casa.
    4. «{ button-start }» reparte las cartas.
    Quien se quede sin cartas primero gana la ronda.
guide-alone = ¿No hay nadie? { $member ->
        [yes] `/uno start` en tus mensajes directos conmigo: tú contra uno, dos o tres robots.
       *[no] Quien me instaló juega en mensajes directos conmigo contra uno, dos o tres robots: `/uno start`.
    }
guide-2 = ### 🎴 Tu turno
    { $member ->
        [yes] Tu mano llega por mensaje directo. «{ button-hand }» en el tablero también la enseña, solo a ti.
       *[no] «{ button-hand }» en el tablero te enseña tu mano, solo a ti.
    } Cada carta es un botón: en uno de color se puede jugar, en uno gris no.
    Una carta sirve con el **mismo color**, el **mismo número** o el **mismo símbolo**; un comodín sirve siempre.
    ¿No sirve nada? «{ button-draw }». Si la carta robada sirve, puedes jugarla ya o quedártela. ¿Te han caído cartas? «{ button-take }», o responde si las reglas de la casa te dejan.
guide-3 = ### 📣 Cantar, cazar, desafiar
    📣 **¡UNO!** Se canta con la penúltima carta: antes, a la vez o justo después.
    🚨 **{ button-contra }** ¿Alguien se ha olvidado? { $member ->
        [yes] Púlsalo, con el botón o la reacción del tablero:
       *[no] Púlsalo en el tablero:
    } esa persona roba { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, botón o reacción:
       *[no] ⚖️ **{ button-challenge }**:
    } ¿crees que el comodín de robo que te han jugado era un farol? Si aciertas, roba quien lo jugó. Si no, robas tú, y aún más.
guide-4 = ### 🎨 Los juegos
guide-5 = ### 📖 Reglas y comandos
    «{ button-more }» › «{ button-rules }» en la mesa enseña las reglas de la casa que valen y las explica una a una{ $member ->
        [yes] ; `/uno rules` también.
       *[no] .
    }
    Tras la partida: «{ button-rematch }» con la misma gente, «{ button-more }» › «{ button-leaderboard }».{ $member ->
        [yes] {""}
       *[no] {" "}Quien me instaló tiene estos comandos:
    }
help-command-hand = `/uno hand` tus cartas
help-command-me = `/uno me` tus ajustes
help-command-leave = `/uno leave` salir
help-command-stop = `/uno stop` terminar la partida
help-command-penalty = `/uno penalty` repartir castigos acordados
help-command-settings = `/uno settings` los ajustes de este servidor
help-command-leaderboard = `/leaderboard` quién juega mejor
help-install = -# ¿Quieres jugar también en otra parte? Invítame a un servidor, o llévame a tus chats.
button-install-server = Invitar a un servidor
button-install-person = Añadir a mis apps
page-of-help = Página { $number } de { $count }
button-help = Ayuda
button-help-back = Atrás
button-help-on = Siguiente
help-classic = **Clásico:** +2: quien va después roba { -draw-two }. Salto: quien va después pierde el turno. Reversa: el juego cambia de sentido; entre dos vale por un Salto. Comodín: eliges el color. Comodín +4: lo mismo, y quien va después roba { -draw-four }.
help-flip = **Flip:** cada carta tiene dos lados. Un Flip lo gira todo: en el lado oscuro esperan +5, Salto a todos y Comodín roba color. «{ button-backs }» enseña los otros lados.
help-mercy = **No Mercy:** ¿no sirve nada? Roba hasta que salga una que sirva, y juégala. Sobre una carta de robo va cualquier otra de robo que valga al menos lo mismo. Descarta todo se lleva el color entero. Ruleta de color: quien va después elige un color y roba hasta que salga. El Comodín Reversa +4 cambia el sentido – entre dos, te cae a ti. Un 0 pasa todas las manos, un 7 las cambia. Con 25 cartas, K. O.
help-duo = **Duo:** para dos. Primero se eligen las cartas: te quedas con una, o la descartas y te quedas con la siguiente. A un +2 se responde con un +2. Tras un Salto o un Comodín +4 juegas otra vez. Tras una Reversa puedes jugar todas tus cartas de ese color; solo la última tiene efecto.
rules-in-force = Reglas de la casa ({ $mode })
house-rules = **Reglas de la casa**
house-rules-preset = **Reglas de la casa: { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Robar
family-jumping = Doblar y colarse
family-calling = Cantos y gestos
family-playing = Cartas especiales, parejas, final
family-penalties = Castigos
family-scoring = Ganar
no-house-rules = Sin reglas de la casa: todo como en el manual.
