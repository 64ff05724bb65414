### Sam na sam z botem, w wiadomościach prywatnych

alone-title = UNO { $mode } – ty kontra komputer
alone-how = Wybierz rywali i rozdaję. Inne poziomy i zasady domowe: „{ button-options }”.
alone-place = -# 🏠 Twoja gra, sam na sam ze mną
alone-channel = w naszych wiadomościach prywatnych
button-against = { $count ->
    [1] Jeden rywal
    [2] Dwóch rywali
   *[other] Trzech rywali
}
post-alone = Jesteśmy tu tylko we dwoje i właśnie na to patrzysz.
