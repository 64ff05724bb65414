### La mano, y lo que se pregunta antes de jugar una carta

## Mano

ring = 🔔 **Te toca** en la mesa de { $player }: encima está { $card }.
ring-draft = 🔔 **Te toca** en la mesa de { $player }: elige tus cartas.
ring-vote = 🔔 **Una pregunta para ti** en la mesa de { $player }: ¿qué dices?
hand-place = -# { $place }
hand-title = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
hand-first = **¡Tu primera partida!** Juega una carta que vaya con la de encima: mismo color, número o símbolo.
    Las cartas en botones de color se pueden jugar; las de botón gris, no. Si no sirve nada, pulsa «{ button-draw }».
    Con la penúltima carta, no te olvides: **¡UNO!** – { $member ->
        [yes] `/uno help` explica el resto.
       *[no] «{ button-more }» › «{ button-rules }» › «{ button-help }» explica el resto.
    }
hand-empty = Sin cartas. ¡Bien jugado!
hand-knocked-out = Demasiadas cartas: K. O. en esta ronda, y tu mano queda aparte. En la próxima vuelves.
hand-held = Aún tenías: { $cards }
hand-arrived = 🪑 ¡Estás dentro!
hand-soon = Tus cartas llegan con la próxima ronda.
hand-soon-with-points = Empiezas con { $score ->
    [one] { $score } punto de castigo
   *[other] { $score } puntos de castigo
}. Tus cartas llegan con la próxima ronda.
your-partner = Tu pareja: **{ $player }**
your-cards = Tus cartas: { $cards }
hand-picture-stays = Esta imagen ya no cambia. Para jugar, usa `/uno hand`.
page-back = Atrás
page-here = Página { $page } de { $pages }
page-on = Siguiente

## Elegir

ask-how = { $card }: ¿cómo?
ask-set = { $card }: ¿solo esta, o más?
ask-colour = { $card }: ¿qué color?
ask-swap = { $card }: ¿con quién cambias de mano?
ask-call = { $card }: ¿cantas algo?
how-play = Jugarla
how-jump = Colarme
how-double = Doblar
set-alone = Solo esta carta
set-pair = Las dos de golpe
set-several = { $count } cartas de este número
set-series = Las { $count } cartas del color
set-last = { $card } al final
swap-nobody = Con nadie
swap-with = { $player } ({ $count })
with-call = «¡{ $call }!»
without-call = No digo nada
moves-left-out = { $count ->
    [one] … una jugada anterior
   *[other] … { $count } jugadas anteriores
}
