### Alone in the direct messages with the bot

alone-title = UNO { $mode } – tú contra los robots
alone-how = Pulsa un número y se reparten las cartas. Otros niveles y reglas de la casa: «{ button-options }».
alone-place = -# 🏠 Tu partida aquí, a solas conmigo
alone-channel = en nuestros mensajes directos
button-against = { $count ->
    [1] Contra un robot
    [2] Contra dos robots
   *[other] Contra tres robots
}
post-alone = Aquí solo estamos tú y yo, y ya lo estás viendo.
