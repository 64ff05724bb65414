### /uno privacidad: qué se guarda de alguien, y cómo se borra

privacy-title = ### Lo que guardo de ti
privacy-nothing = Nada.
privacy-kind-games = 🎴 { $count ->
        [one] Tu sitio en una partida de los últimos días, con lo que hiciste allí
       *[other] { $count } entradas sobre partidas de los últimos días: tu sitio, y lo que hiciste allí
    }
privacy-kind-messages = ✉️ { $count ->
        [one] Dónde está un mensaje que te enseña una partida
       *[other] Dónde están { $count } mensajes que te enseñan partidas
    }
privacy-kind-rounds = 🏁 { $count ->
        [one] Cómo acabó una ronda para ti
       *[other] Cómo acabaron { $count } rondas para ti
    }
privacy-kind-statistics = 📊 { $count ->
        [one] Una línea de estadísticas
       *[other] { $count } líneas de estadísticas: clasificaciones, y quién ganó a quién
    }
privacy-kind-ratings = 📈 { $count ->
        [one] Una valoración
       *[other] { $count } valoraciones, de cada juego, y cómo han ido cambiando
    }
privacy-kind-achievements = 🏅 { $count ->
        [one] Un logro
       *[other] { $count } logros
    }
privacy-kind-settings = ⚙️ Lo que has elegido con `/uno me`
privacy-kind-favourites = 📌 { $count ->
        [one] Un conjunto de reglas al que pusiste nombre
       *[other] { $count } conjuntos de reglas a los que pusiste nombre
    }
privacy-kind-seasons = 🌱 { $count ->
        [one] Que empezaste una temporada de un servidor
       *[other] Que empezaste { $count } temporadas de servidores
    }
privacy-kind-blocks = ⛔ Que no puedes jugar: dónde, hasta cuándo y por qué
privacy-never = -# No leo mensajes, y no guardo ninguno.
privacy-contact = -# ¿Alguna duda, o algo falla? { $contact }
privacy-file = Aquí está todo. De otras personas solo está lo que se vio en tu mesa.
privacy-sure =
    ### ¿Borrarlo todo de verdad?
    Tus ajustes, reglas, logros y totales desaparecerán en todas partes. En los resultados que compartes serás «alguien». No se puede deshacer.
privacy-block-stays = Queda una cosa: que no puedes jugar y hasta cuándo, con tu ID, pero sin el motivo.
privacy-done =
    ### Borrado
    Nada de lo que queda lleva hasta ti. Si vuelves a jugar, empiezas de cero.
privacy-done-blocked =
    ### Borrado
    Solo queda una cosa que lleva hasta ti: que no puedes jugar, y hasta cuándo. Se borra 30 días después.
privacy-playing = Antes tiene que acabar la partida: { $places }. Sal con `/uno leave`, y pídemelo otra vez cuando haya acabado.
privacy-in-group = [en un grupo]({ $link })
privacy-in-chat = [en un chat de dos]({ $link })
button-privacy = Privacidad
button-privacy-file = En un archivo
button-privacy-delete = Borrarlo todo
button-privacy-sure = Sí, borrar
button-privacy-keep = Conservarlo
button-privacy-back = Atrás
