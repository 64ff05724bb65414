### Lo que en Latinoamérica se dice de otro modo que en España

legend-turns = el juego cambia de sentido; entre dos vale por una Salta
legend-draw-pending = Te cayeron cartas: tienes que robar esas.
