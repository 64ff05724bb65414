# Las reglas de la casa: option-NOMBRE es como se llaman en la mesa.
#   .description  qué hacen, en una línea que cabe en un menú de Discord (100 caracteres)
#   .details      qué más hay que saber (contra-uno rules NOMBRE)
#   .takes        qué se puede escribir tras NOMBRE=, donde no son cuatro palabras
#   .VALOR        qué significa un valor, tras el nombre y los dos puntos; .MODO donde un juego la fija (K1)

option-voluntary_draw = Robar porque sí
    .description = Puedes robar aunque puedas jugar una carta. Sin ella: quien puede jugar tiene que jugar.
    .details = Una carta recién robada se puede guardar siempre.
option-draw_four_guilt = Cuándo un comodín de robo es farol
    .description = Es farol si también tienes una carta del color, un número del color, o cualquiera que sirva.
    .mercy = nunca es farol
    .details = Comodines de robo son el Comodín +4 y, en Flip, el Comodín +2 y el Comodín roba color. Si un desafío te descubre de farol, las cartas las robas tú. Cuenta tu mano y el color en juego cuando la juegas; sobre otro comodín de robo, el color elegido para él. Otra carta de la misma clase nunca cuenta, y un Comodín normal solo con «any».
    .colour = con una carta del color
    .numbers = con un número del color
    .any = con cualquier carta que sirva
option-bluff = Faroles
    .description = Un farol con un comodín de robo se puede jugar y vale si nadie lo desafía.
    .details = Solo puede desafiar quien tendría que robar, en vez de robar. Sin ella: un comodín de robo que sería farol no se puede jugar, y ninguno se puede desafiar.
    .mercy = no se desafía nada
option-catch_window = Hasta cuándo te pueden cazar
    .description = ¿Se te olvidó cantar? Te pueden cazar hasta que juegue otra persona, o hasta tu última carta.
    .details = Mientras te puedan cazar, aún puedes cantar. Se perdona cuando ya no tienes ese número de cartas.
    .next_action = hasta que juegue otra persona
    .last_card = hasta tu última carta
option-last_card_draws = La última carta tiene efecto
    .description = Si la última carta hace robar, quien va después aún roba antes de contar las manos.
    .details = Roba todo lo pendiente, y no puede responder ni desafiar.
option-scoring = Puntuación
    .description = Quien gana se apunta las otras manos, o cada cual la suya y gana quien tenga menos puntos.
    .details = Para quien gana: quien llega antes al objetivo gana la partida. Puntos de castigo: cuando alguien llega al objetivo la partida acaba, y gana la puntuación más baja.
    .winner = puntos para quien gana
    .penalty = puntos de castigo para cada cual
option-target = Objetivo
    .description = Con cuántos puntos se acaba la partida, desde 1; o una sola ronda.
    .details = La partida acaba con la ronda en que alguien llega al objetivo. Si es una sola ronda, quien la gana se lleva la partida; con puntos de castigo, quien tenga menos.
    .takes = un número entero desde 1, o round
    .round = una sola ronda
option-wrong_card = Carta equivocada
    .description = Se puede probar cualquier carta, aun sin turno; la que no vale vuelve y cuesta { -wrong-card-cards }.
    .details = Varias cartas probadas a la vez cuestan { -wrong-card }. Sin ella: una carta que no vale se rechaza, y no cuesta nada.
option-advice = Soplar
    .description = Decirle a alguien qué jugar cuesta { -advice-cards }.
    .details = Denúncialo desde el menú del mensaje (Aplicaciones), o con { reaction-advice } debajo: más de la mitad del resto tiene que estar de acuerdo en medio minuto. Si se dijo en voz alta, lo resuelve quien lleva la mesa con `/uno penalty`.
option-questions = Preguntas tontas
    .description = Preguntar algo cuesta { -question-cards }. Solo es gratis preguntar por qué te dieron una carta.
    .details = Denúncialo desde el menú del mensaje (Aplicaciones), o con { reaction-question } debajo: más de la mitad del resto tiene que estar de acuerdo en medio minuto. Si se dijo en voz alta, lo resuelve quien lleva la mesa con `/uno penalty`. Quien ya había acabado vuelve con eso a la ronda.
option-sleeping = Dormirse
    .description = Quien deja pasar su propio turno roba { -sleep-cards }.
    .details = Pasada la mitad del tiempo, cualquiera puede despertar a esa persona, una vez por turno; quien lleva la mesa, con `/uno penalty`. Quien ya había acabado vuelve con eso a la ronda.
option-show_backs = Reversos a la vista
    .description = Flip: se ve el otro lado de las cartas del resto y de la próxima carta del mazo.
    .duo = no
    .mercy = no
    .details = Se enseñan sin orden, tal como se verían en una mesa.
option-flip_values = Qué lado cuenta
    .description = Flip: al final las cartas cuentan por su lado claro, o por el lado con que se juega.
    .light = el lado claro
    .active = el lado con que se juega
    .duo = el único lado
    .mercy = el único lado
option-stacking = Acumular
    .description = Responde a una carta de robo con otra igual: se suman, y el problema pasa a quien va después.
    .mercy = cualquier carta de robo que valga al menos lo mismo
    .details = A un +2 de cualquier color se responde con un +2, a un Comodín +4 con un Comodín +4; en Flip, +1 a +1, +5 a +5 y Comodín +2 a Comodín +2, pero nunca al Comodín roba color. Se desafía el último comodín de robo, y están en juego todas las cartas.
    .duo = solo +2 sobre +2
    .on = de color y comodines
    .coloured = solo de color, +2 sobre +2
    .wild = solo comodines, +4 sobre +4
option-doubles = Doblar
    .description = Añade enseguida una carta idéntica. Nunca de robo, comodín o Flip, ni con robo pendiente.
    .details = Idéntica es el mismo color y el mismo número o símbolo. Vale una vez por jugada, antes de que nadie haga nada, y no tras otra acción tuya; una carta robada y jugada también se puede doblar. Las dos tienen efecto: dos Saltos saltan a dos personas, pero nunca a ti.
option-fast_doubles = Doblar rápido
    .description = Dos cartas idénticas se pueden jugar de golpe. Con la regla de doblar, y lo que excluye.
    .details = No con una carta recién robada. Dos 7 con Seven-O cambian las manos una sola vez, tras los dos. Quien cierra con una pareja no necesita «UNO»: nunca tiene una sola carta.
# Same: la regla se llama así
option-seven_o = Seven-O
    .description = Un 0 pasa todas las manos, en el sentido del juego. Con un 7 puedes cambiar con alguien.
    .details = Solo participa quien aún tiene cartas, y una última carta no cambia nada. Flip no tiene 0: allí solo vale el 7.
    .on = con 0 y 7
    .zero = solo el 0
    .seven = solo el 7
option-jump_in = Colarse
    .description = Quien tiene la carta idéntica puede jugarla en el acto, fuera de turno; el juego sigue desde ahí.
    .details = Idéntica es el mismo color y el mismo número o símbolo; sin comodines, sin Flip, y no sobre la carta inicial. La carta de debajo pierde su efecto, la nueva lo tiene. En cuanto juega otra persona, ya es tarde.
option-jump_in_wild = Colarse con comodín
    .description = También te puedes colar con comodines idénticos. Con la regla de colarse.
    .details = Un comodín de robo jugado así no se puede desafiar.
option-jump_in_action = Colarse sumando efectos
    .description = La carta de debajo mantiene su efecto: robos, Saltos y Reversas se suman. Con colarse.
option-partner = Parejas
    .description = Para 4, 6, 8 o 10 personas: cada pareja se sienta cara a cara y puntúa junta.
    .details = La ronda acaba cuando alguien cierra, y su pareja se apunta las manos del resto; con puntos de castigo, cada pareja cuenta las suyas. Si alguien se va, un robot ocupa el sitio.
option-endless_draw = Robar sin fin
    .description = Si no sirve nada, robas hasta que sirva una carta, y puedes jugarla o quedártela.
    .details = Quien podría jugar pero roba por gusto roba solo una.
# Same: la regla se llama así
option-action_uno = Action Uno
    .description = Algunos números piden un gesto: quien tarde más, o se olvide, roba { -late-gesture-cards }.
    .details = 3:all – tras un 3 todo el mundo hace el gesto, y quien tarde más roba { -late-gesture-cards }; si se acaba el tiempo, quienes falten. 5:self – quien juega un 5 lo hace, con la carta o justo después, y roba { -forgotten-gesture-cards } si se deja cazar. El nombre, sin más, vale por 3:all.
    .takes = números y quién hace el gesto, como 3:all o 3:all,5:self, u off
option-play_on = Seguir jugando
    .description = Cuando alguien cierra, el resto juega por los siguientes puestos, hasta que quede uno.
    .details = El primer puesto se apunta las manos del resto en ese momento; con puntos de castigo, cada cual cuenta la mano que tiene al acabar la ronda.
# Same: es lo que se canta en todas partes
option-uno_uno = Uno Uno
    .description = La última carta necesita el canto «Uno Uno»: si se olvida, robas { -forgotten-call } y sigues.
    .details = Se canta con la carta, o antes en tu turno. Las { -forgotten-call-cards } se roban antes de jugar la carta, que tiene efecto igualmente.
# Same: es lo que se canta en todas partes
option-bruno_kuno = Bruno, Kuno, Uno
    .description = Con tres cartas canta «Bruno», con dos «Kuno», con una «Uno»; si te cazan, { -forgotten-call }.
    .details = Da igual si jugando, robando o porque te pasan cartas; el reparto no cuenta.
option-no_zero_finish = Sin 0 al final
    .description = Un 0 no puede ser la última carta.
option-complement = Colores complementarios
    .description = Una carta elegida cambia los colores y los devuelve: rojo vale sobre verde, amarillo sobre azul.
    .details = Mientras están cambiados, un color vale sobre su complementario y no sobre sí mismo: rojo y verde, amarillo y azul, en el lado oscuro de Flip rosa y turquesa, naranja y violeta. El mismo número o símbolo sigue valiendo, salvo que tenga además el color de encima. complement=B5 es solo el 5 azul, complement=5 todo 5, complement=S todo Salto. El nombre, sin más, vale por todo 5.
    .takes = una carta de color como B5, un número o símbolo como 5 o S para todos los colores, u off
option-retour_kutsche = Devolver al remitente
    .description = Devuelve un +2 o Comodín +4 con una Reversa de su color; en el comodín, del color elegido.
    .details = Quien jugó antes que tú puede devolverlo otra vez igual, o poner sobre un +2 otro +2 que sirva (con Acumular, cualquier carta de su clase), y si no, roba. La Reversa no tiene otro efecto. En Flip vale con +1, +5 y Comodín +2, y no con Comodín roba color.
option-lass_mich = No cuentes conmigo
    .description = Pasa un +2 a quien va después con un Salto de su color. No vale con un Comodín +4.
    .details = Quien lo recibe puede pasarlo igual. El Salto no tiene otro efecto. En Flip vale con +1 y +5, en el lado oscuro con Salto a todos.
option-cross_stacking = Acumular cruzado
    .description = Con Acumular: un Comodín +4 responde también a un +2, y un +2 a un Comodín +4. Se suman.
    .details = En Flip vale para +1 y Comodín +2; +5 solo se cruza con +5, y sobre el Comodín roba color no va nada. Un Comodín +4 sobre un +2 se puede desafiar, y entonces están en juego todas las cartas; con un +2 encima, ya no. Con «up» la carta tiene que hacer robar al menos tanto como la última: ningún +2 sobre Comodín +4.
    .mercy = cualquier carta de robo que valga al menos lo mismo
    .both = en los dos sentidos
    .up = solo con una carta que valga al menos lo mismo
option-several = Varias del mismo número
    .description = En tu turno puedes jugar de golpe todas tus cartas de un número, o algunas.
    .details = Solo la primera tiene que servir, y la última queda encima. Cada una tiene efecto: las manos pasan una vez por 0, y se cambian una vez con los 7. No con una carta recién robada, ni como respuesta.
option-no_wild_finish = Sin comodín al final
    .description = Un comodín no puede ser la última carta.
    .details = Quien no tiene otra cosa roba.
option-no_action_finish = Solo número al final
    .description = La última carta tiene que ser un número: ni comodín, ni Salto, ni Reversa, ni carta de robo.
    .details = Quien no tiene otra cosa roba.
option-forced_play = Jugada obligada
    .description = Una carta recién robada que sirve se tiene que jugar.
    .details = Un comodín de robo que sería farol se puede guardar.
option-must_swap = Cambio obligado
    .description = Con el 7 de Seven-O tienes que cambiar de mano con alguien.
    .details = Solo un 7 que es tu última carta no cambia con nadie.
option-last_exchange = Último cambio
    .description = Un 0 o 7 como última carta también cambia manos: quien se quede sin cartas ha cerrado.
    .details = Necesita Seven-O con su 0. Con un último 7 eliges: cambias, y la otra persona cierra con tu mano vacía, o no cambias y cierras tú.
option-hand_limit = Límite de la mano
    .description = Quien llega a ese número de cartas queda K. O. y sale de la ronda en el acto.
    .details = Se cuenta carta a carta: lo que faltaba por robar ya no vale. La mano queda aparte hasta que se baraje otra vez, y sus puntos van a quien gane. Si queda una persona, gana la ronda. En la próxima vuelve todo el mundo. El nombre, sin más, vale por 25.
    .takes = un número de cartas desde 15, u off
option-challenge = Desafíos permitidos
    .description = Un comodín de robo se puede desafiar como farol. Sin ella: ninguno se puede, y valen todos.
    .mercy = no se desafía nada
option-uno_penalty = Castigo del UNO
    .description = Cuántas cartas cuesta un canto olvidado.
    .details = Lo paga quien se deja cazar sin «UNO» (Bruno, Kuno), o quien juega la última carta sin «Uno Uno». Un gesto sigue costando { -forgotten-gesture-cards }.
    .takes = un número de cartas de 1 a 10
option-false_contra = Contra en falso
    .description = Cantar Contra Uno a quien no debe ningún canto cuesta cartas.
    .details = Vale toda la ronda, y nunca cuesta el turno. Acertar no cuesta nada. El nombre, sin más, vale por 2.
    .takes = un número de cartas de 1 a 10, u off
option-blitz = A contrarreloj
    .description = La partida se acaba cuando se acaba su tiempo.
    .details = El tiempo corre desde el primer reparto, pausas incluidas. Al final, quien tenga menos cartas gana la ronda (si hay empate, el valor más bajo), y los puntos deciden la partida. Si el tiempo se acaba entre dos rondas, solo cuenta quien sigue en la mesa. El nombre, sin más, vale por cinco minutos.
    .takes = segundos de 30 a 7200, u off
option-elimination = Eliminación
    .description = Tras cada ronda alguien deja la partida; la gana quien quede.
    .details = Es quien llegó antes al límite de la mano en la ronda. Si no llegó nadie: con «Seguir jugando», el último puesto; si no, quien tenga más cartas (si hay empate, el valor más alto). Nadie entra tras el primer reparto, y no hay objetivo.
option-rounds = Rondas
    .description = La partida tiene ese número de rondas; gana quien al final vaya por delante en puntos.
    .details = Un objetivo en puntos solo vale si también lo eliges: entonces la partida acaba con lo primero que ocurra. Cuenta cada ronda, también la que acaba porque alguien se va. Quien se ha ido no puede ganar, y quien llega tarde no recupera rondas. El nombre, sin más, vale por cinco.
    .takes = un número de rondas de 1 a 50, u off
option-hand_size = Cartas repartidas
    .description = Cada cual recibe ese número de cartas, en cada ronda.
    .details = Lo normal son siete. En Duo cada cual se queda ese número al elegir. Con mucha gente pueden faltar cartas: diez personas pueden tener nueve cada una (diez en Flip), veinte pueden tener diez. Con dos cartas, jugar una pide «UNO» como siempre. El nombre, sin más, vale por cinco.
    .takes = un número de cartas de 2 a 15, u off
option-strafpunkte = Puntos de castigo
    .description = Abreviatura de scoring=penalty: cada cual cuenta su mano, y gana la puntuación más baja.
    .details = strafpunkte=off es abreviatura de scoring=winner.

## Qué significan los valores

value-on = sí
value-off = no
rule-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
rule-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
rule-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
rule-number = { $count }
rule-target = hasta { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
rule-without-target = sin objetivo
rule-rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
rule-cards-dealt = { $count } cartas por persona
rule-gesture-all = con { $rank } todo el mundo
rule-gesture-self = con { $rank } quien lo juega
rule-every-colour = { $rank } de todos los colores
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule }: { $value }

## Lo que no va con todos los valores

clash-rounds-target = «{ option-rounds }» y una sola ronda como «{ option-target }» se contradicen. Un objetivo en puntos sí es posible.
clash-hand_limit-hand_size = El «{ option-hand_limit }» tiene que ser mayor que el número de «{ option-hand_size }».

## La página que las enseña todas (contra-uno rules)

rules-option = Opción
rules-name = Nombre
rules-clause = Regla
rules-value = Valor
rules-takes = admite
rules-alone = sin más
rules-fixed = { $value }, fijo
rules-short-for = abreviatura de
rules-switches-on = activa
rules-not-with = no con
rules-preset = Conjunto
rules-game = Juego
rules-house-rules = Reglas de la casa
rules-written = se escribe
rules-none = ninguna
rules-legend = Un valor entre paréntesis lo fija el juego (regla K1). Qué se puede escribir lo dice: contra-uno rules OPTION
rules-legend-mode = Lo fijo no se puede elegir en este juego (regla K1). Qué se puede escribir lo dice: contra-uno rules OPTION
rules-go-together = Van juntas, en { $mode }: { $rules }.
rules-go-together-none = { $mode } sin reglas de la casa: todo como en el manual.
rules-unknown = No hay ninguna regla de la casa ni conjunto de reglas llamado «{ $name }». { $hint }
rules-meant = ¿Querías decir { $names }?
rules-listed = `contra-uno rules` enseña la lista entera.
rules-either-or = O una regla de la casa o un conjunto de reglas ({ $name }), o --check con varias: no las dos cosas.
rules-seats-alone = --seats va con --check, por ejemplo: contra-uno rules --seats 6 --check partner
rules-preset-mode = El conjunto «{ $name }» es para { $mode }. Quita --mode, o pide otro conjunto.
rules-unknown-preset = No hay ningún conjunto llamado «{ $name }», sino estos: { $names }.

## Cómo más se llaman las reglas cuando alguien las escribe

rule-also-stacking = Apilar
rule-also-cross_stacking = Apilar cruzado
rule-also-challenge = Desafíos
