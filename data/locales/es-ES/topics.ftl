### Lo que explica `/uno rules`: cómo va el juego (las reglas de la casa están en options.ftl)

rulebook = ### 📖 Las reglas
    Elige abajo qué quieres saber: cómo va el juego, una regla de la casa, o qué más se puede ajustar.
rules-as-line = -# Las mismas reglas en una línea, para compartirlas:
topics-basics = Cómo va el juego …
topics-variants = Reglas de la casa …
topics-more = Más reglas de la casa …
topics-others = Castigos y puntos …
topics-sets = Conjuntos de reglas ya hechos …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (fijo)
about-rule-contains = Activa también «{ $rule }».
about-rule-excludes = No va con «{ $rule }» (regla { $clause }).
about-rule-clashes = { $reason } (regla { $clause })
about-rule-clause = -# Regla { $clause } · se escribe `{ $name }` · admite: { $values }

topic-turn = Jugar y robar
    .details = En tu turno juegas una carta que sirva, o robas una. Sirve el mismo color, el mismo número, el mismo símbolo, o un comodín. Si la carta robada sirve, puedes jugarla ya; si no, pasa el turno. Quien *tiene* que robar roba las cartas, responde o desafía, y nada más. Un Salto salta a quien va después, una Reversa cambia el sentido; entre dos, una Reversa vale por un Salto (en Duo es otra cosa).
        -# Reglas C4, C5, C8 y C9; en Duo D6
topic-uno = Cantar UNO
    .details = Quien se queda con una carta tiene que cantar «UNO»: con la penúltima carta, antes en su turno, o después, hasta que alguien cante Contra Uno. Si vuelve a robar, ya no hay nada que cantar. Quien cierra con una pareja no necesita «UNO»: nunca tiene una sola carta.
        -# Regla C13
# Same: es lo que se canta en todas partes
topic-contra = Contra Uno
    .details = A quien se olvida de cantar lo puede cazar cualquiera de la mesa: con «{ button-contra }», botón o reacción. Quien se deja cazar roba { -forgotten-call }. Vale hasta que juegue otra persona; en Flip, hasta la última carta. Pulsarlo sin motivo no cuesta nada – salvo con «{ option-false_contra }».
        -# Regla C14; «{ option-false_contra }» X8
topic-challenges = Desafiar
    .details = Un Comodín +4 es solo para quien no tiene ninguna carta del color en juego. La persona que tendría que robar puede desafiar, y entonces ve la mano de quien lo jugó. Si era farol, roba quien lo jugó. Si no, robas tú, y { -unfounded-challenge } más. No se puede desafiar lo que se ha colado, una última carta, ni una a la que ya se respondió con Reversa o Salto. El color elegido vale de todos modos.
        -# Reglas C11 y C12; en Flip F5 y F6
topic-points = Puntos
    .details = Los números cuentan su valor, +2, Reversa y Salto 20, los comodines 50. Quien gana la ronda se apunta lo que el resto aún tiene; con 500 puntos se acaba la partida. En Flip y Duo son puntos de castigo: cada cual cuenta su mano, y gana la puntuación más baja.
        Flip: +1 cuenta 10, +5, Reversa, Salto y Flip 20, Salto a todos 30, Comodín 40, Comodín +2 50, Comodín roba color 60; con 500 puntos se acaba la partida. Cuenta el lado claro, si «{ option-flip_values }» no dice otra cosa.
        Duo: +2, Reversa y Salto cuentan 10, Comodín 15, Comodín +4 20; con 200 puntos se acaba la partida.
        -# Reglas C17 y C18; en Flip F9, en Duo D8
topic-leaving = Salir y entrar
    .details = Las cartas de quien se va a mitad de ronda van al mazo, pero cuentan: para quien gana la ronda y, donde se juega con puntos de castigo, contra quien se fue. Si queda una persona, ha ganado la ronda sin puntos, y la partida si no hay nadie más en la mesa. Puedes sentarte antes del reparto y entre dos rondas, sin puntos, o, con puntos de castigo, con el máximo de la mesa. Quien ya estuvo recupera su sitio y sus puntos (los de castigo, al menos ese máximo), salvo si no se perdió nada.
        -# Reglas L1 y L2
topic-flip = El Flip
    .details = Un Flip lo gira todo: los dos montones y todas las manos. Lo que queda encima da el color, pero no tiene efecto; si es un comodín, elige el color quien jugó el Flip. Todo el mundo puede ver los reversos del resto, sin orden.
        -# Reglas F7 y F8
topic-draft = La elección de Duo
    .details = Por turnos, se mira la carta de encima: te quedas con ella (y la siguiente se descarta), o la descartas y te quedas con la siguiente, hasta que ambas manos tengan siete.
        -# Regla D2
topic-series = La Reversa de Duo
    .details = Tras una Reversa puedes jugar de golpe todas tus cartas de ese color, en el orden que quieras, o ninguna. Solo la última tiene efecto. Si es otra Reversa, la otra persona puede hacer lo mismo.
        -# Regla D6
topic-merciless = No Mercy: robar y responder
    .details = Si no sirve nada, robas hasta que sirva una carta, y tienes que jugarla. A una carta de robo se responde con cualquiera que valga al menos lo mismo que la última, de cualquier color: +4 sobre +2, +10 sobre todo. Se suman hasta que alguien se las lleva. No hay farol ni desafío. Un Comodín Reversa +4 cambia el sentido y le cae a quien tenga entonces el turno – entre dos, a ti. Un Descarta todo se lleva todas tus cartas de su color. Tras un Salto a todos juegas otra vez. Un 0 pasa todas las manos, con un 7 cambias con alguien.
        -# Reglas M4 a M8 y M10
topic-roulette = No Mercy: ruleta de color
    .details = Quien la juega no elige color: quien va después elige un color y levanta cartas hasta que salga. Todo el mundo ve lo que se roba; los comodines no cuentan. Ese color pasa a valer, y esa persona pierde el turno. No hay respuesta posible.
        -# Regla M9
topic-knockout = No Mercy: K. O. y puntos
    .details = Quien tiene 25 cartas queda fuera de la ronda en el acto y ya no roba; su mano queda aparte y vuelve al barajar. Quien gana se apunta las cartas del resto – los números su valor, acciones de color 20, comodines 50 – y 250 por cada K. O. Se acaba con 1000 puntos.
        -# Reglas M11 y M13, el límite de la mano X5
