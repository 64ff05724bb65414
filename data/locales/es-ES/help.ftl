### La ayuda (`/uno ayuda`), cinco páginas cortas, y las reglas de la casa en palabras

guide-1 = ### 🃏 Cómo se empieza
    1. `/uno start` abre una mesa en el canal.
    2. Quien quiera jugar pulsa 🪑; 🤖 ocupa un sitio vacío con un robot.
    3. En ⚙️, quien lleva la mesa elige el juego y las reglas de la casa.
    4. ▶️ reparte las cartas.
    Quien se quede sin cartas primero gana la ronda.
    ¿No hay nadie? `/uno start` en tus mensajes directos conmigo: tú contra uno, dos o tres robots.
guide-2 = ### 🎴 Tu turno
    { $member ->
        [yes] Tu mano llega por mensaje directo, una carta por botón: las de color se pueden jugar. 🃏 en el tablero también la enseña, solo a ti.
       *[no] 🃏 en el tablero te enseña tu mano, solo a ti, una carta por botón: las de color se pueden jugar.
    }
    Una carta sirve con el **mismo color**, el **mismo número** o el **mismo símbolo**; un comodín sirve siempre.
    ¿No sirve nada? **Roba.** Si la carta robada sirve, puedes jugarla ya o quedártela. ¿Te han caído cartas? **Llévatelas**, o responde si las reglas de la casa te dejan.
guide-3 = ### 📣 Cantar, cazar, desafiar
    📣 **¡UNO!** Se canta con la penúltima carta: antes, a la vez, o enseguida después.
    🚨 **¡Contra Uno!** ¿Alguien se ha olvidado? { $member ->
        [yes] Pulsa 🚨, botón o reacción en el tablero:
       *[no] Pulsa 🚨 en el tablero:
    } roba { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **Desafío**, botón o reacción:
       *[no] ⚖️ **Desafío**:
    } ¿crees que el comodín de robo que te han jugado era un farol? Si aciertas, roba quien lo jugó. Si no, robas tú, y aún más.
guide-4 = ### 🎨 Los cuatro juegos
guide-5 = ### 📖 Reglas y comandos
    📖 en el tablero enseña las reglas de la casa que valen. `/uno reglas` las explica una a una.
    Tras la partida: 🔁 para una revancha con la misma gente, 🏆 para la clasificación.
help-command-hand = `/uno mano` tus cartas
help-command-me = `/uno yo` tus ajustes
help-command-leave = `/uno salir` salir
help-command-stop = `/uno terminar` terminar la partida
help-command-penalty = `/uno castigo` repartir castigos acordados
help-command-settings = `/uno ajustes` los ajustes de este servidor
help-command-leaderboard = `/leaderboard` quién juega mejor
help-install = -# ¿Quieres jugar también en otra parte? Invítame a un servidor, o llévame a tus chats.
button-install-server = Invitar a un servidor
button-install-person = Añadir a mis apps
page-of-help = Página { $number } de { $count }
button-help = Ayuda
button-help-back = Atrás
button-help-on = Adelante
help-classic = **Clásico:** +2: quien va después roba { -draw-two }. Salto: quien va después pierde el turno. Reversa: el juego cambia de sentido; entre dos vale por un Salto. Comodín: eliges el color. Comodín +4: lo mismo, y quien va después roba { -draw-four }.
help-flip = **Flip:** cada carta tiene dos lados. Un Flip lo gira todo: en el lado oscuro esperan +5, Salto a todos y Comodín roba color. 🔄 enseña los otros lados.
help-mercy = **No Mercy:** ¿no sirve nada? Roba hasta que sirva, y juégala. Una carta de robo admite encima cualquiera que valga al menos lo mismo. Descarta todo se lleva el color entero. Ruleta de color: quien va después elige un color y roba hasta que salga. El Comodín Reversa +4 cambia el sentido – entre dos, te toca a ti. Un 0 pasa todas las manos, un 7 las cambia. Con 25 cartas, K. O.
help-duo = **Duo:** para dos. Primero se eligen las cartas: quedársela, o descartarla y quedarse la siguiente. A un +2 se responde con un +2. Tras un Salto o un Comodín +4 juegas otra vez. Tras una Reversa puedes jugar todas tus cartas de ese color; solo la última tiene efecto.
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
no-house-rules = Sin reglas de la casa: se juega como en el manual.
