### Lo que en Latinoamérica se dice de otro modo que en España

topic-turn = Jugar y robar
    .details = En tu turno juegas una carta que sirva, o robas una. Sirve el mismo color, el mismo número, el mismo símbolo, o un comodín. Si la carta robada sirve, puedes jugarla ya; si no, pasa el turno. Quien *tiene* que robar roba las cartas, responde o desafía, y nada más. Una Salta salta a quien va después, una Reversa cambia el sentido; entre dos, una Reversa vale por una Salta (en Duo es otra cosa).
        -# Reglas C4, C5, C8 y C9; en Duo D6
# Same: es lo que se canta en todas partes
topic-contra = Contra Uno
    .details = A quien se olvida de cantar lo puede atrapar cualquiera de la mesa: con «{ button-contra }», botón o reacción. Quien se deja atrapar roba { -forgotten-call }. Vale hasta que juegue otra persona; en Flip, hasta la última carta. Presionarlo sin motivo no cuesta nada – salvo con «{ option-false_contra }».
        -# Regla C14; «{ option-false_contra }» X8
topic-challenges = Desafiar
    .details = Un Comodín +4 es solo para quien no tiene ninguna carta del color en juego. La persona que tendría que robar puede desafiar, y entonces ve la mano de quien lo jugó. Si era blof, roba quien lo jugó. Si no, robas tú, y { -unfounded-challenge } más. No se puede desafiar lo que se coló, una última carta, ni una a la que ya se respondió con Reversa o Salta. El color elegido vale de todos modos.
        -# Reglas C11 y C12; en Flip F5 y F6
topic-points = Puntos
    .details = Los números cuentan su valor, +2, Reversa y Salta 20, los comodines 50. Quien gana la ronda se anota lo que el resto aún tiene; con 500 puntos se acaba la partida. En Flip y Duo son puntos de castigo: cada cual cuenta su mano, y gana la puntuación más baja.
        Flip: +1 cuenta 10, +5, Reversa, Salta y Flip 20, Salta a todos 30, Comodín 40, Comodín +2 50, Comodín roba color 60; con 500 puntos se acaba la partida. Cuenta el lado claro, si «{ option-flip_values }» no dice otra cosa.
        Duo: +2, Reversa y Salta cuentan 10, Comodín 15, Comodín +4 20; con 200 puntos se acaba la partida.
        -# Reglas C17 y C18; en Flip F9, en Duo D8
topic-leaving = Salir y entrar
    .details = Las cartas de quien se va a mitad de ronda van al mazo, pero cuentan: para quien gana la ronda y, donde se juega con puntos de castigo, contra quien se fue. Si queda una persona, gana la ronda sin puntos, y la partida si no hay nadie más en la mesa. Puedes sentarte antes del reparto y entre dos rondas, sin puntos, o, con puntos de castigo, con el máximo de la mesa. Quien ya estuvo recupera su lugar y sus puntos (los de castigo, al menos ese máximo), salvo si no se perdió nada.
        -# Reglas L1 y L2
topic-merciless = No Mercy: robar y responder
    .details = Si no sirve nada, robas hasta que sirva una carta, y tienes que jugarla. A una carta de robo se responde con cualquiera que valga al menos lo mismo que la última, de cualquier color: +4 sobre +2, +10 sobre todo. Se suman hasta que alguien se las lleva. No hay blof ni desafío. Un Comodín Reversa +4 cambia el sentido y le cae a quien tenga entonces el turno – entre dos, a ti. Un Descarta todo se lleva todas tus cartas de su color. Tras una Salta a todos juegas otra vez. Un 0 pasa todas las manos, con un 7 cambias con alguien.
        -# Reglas M4 a M8 y M10
topic-knockout = No Mercy: K. O. y puntos
    .details = Quien tiene 25 cartas queda fuera de la ronda en el acto y ya no roba; su mano queda aparte y vuelve al barajar. Quien gana se anota las cartas del resto – los números su valor, acciones de color 20, comodines 50 – y 250 por cada K. O. Se acaba con 1000 puntos.
        -# Reglas M11 y M13, el límite de la mano X5
