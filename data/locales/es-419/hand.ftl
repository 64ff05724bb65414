### Lo que en Latinoamérica se dice de otro modo que en España

hand-first = **¡Tu primera partida!** Juega una carta que vaya con la de encima: mismo color, número o símbolo.
    Las cartas en botones de color se pueden jugar; las de botón gris, no. Si no sirve nada, presiona «{ button-draw }».
    Con la penúltima carta, no te olvides: **¡UNO!** – { $member ->
        [yes] `/uno help` explica el resto.
       *[no] «{ button-more }» › «{ button-rules }» › «{ button-help }» explica el resto.
    }
