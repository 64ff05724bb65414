### Da soli, nei messaggi diretti con il bot

alone-title = UNO { $mode } – tu contro il computer
alone-how = Premi un numero e si danno le carte. Altri livelli e regole della casa: «{ button-options }».
alone-place = -# 🏠 La tua partita qui, a tu per tu con me
alone-channel = nei nostri messaggi diretti
button-against = { $count ->
    [1] 1 computer
    [2] 2 computer
   *[other] 3 computer
}
post-alone = Qui siamo in due, e lo stai già guardando.
