### Publicar algo para todo el mundo con un botón

post-elsewhere = Eso solo lo enseño donde se jugó. Ábrelo allí y pulsa el botón otra vez.
post-may-not = Aquí no puedes escribir, así que yo tampoco.
post-just-posted = Aquí se acaba de publicar algo, o acabas de publicar tú. Pulsa el botón otra vez dentro de un minuto.
post-drawn = La imagen ha tardado un poco y ya está lista. Pulsa el botón otra vez y se publica.
post-changed = Algo de lo que se iba a mostrar acaba de cambiar. Pulsa el botón otra vez.
