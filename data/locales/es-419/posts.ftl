### Lo que en Latinoamérica se dice de otro modo que en España

post-elsewhere = Eso solo lo muestro donde se jugó. Ábrelo allí y presiona el botón otra vez.
post-just-posted = Aquí se acaba de publicar algo, o acabas de publicar tú. Presiona el botón otra vez dentro de un minuto.
post-drawn = La imagen tardó un poco y ya está lista. Presiona el botón otra vez y se publica.
post-changed = Algo de lo que se iba a mostrar acaba de cambiar. Presiona el botón otra vez.
