### Noches cada semana, y quién se apunta

button-weekly = Cada semana
button-weekly-in = Me apunto
button-weekly-out = Hoy no
button-weekly-go-on = Seguir preguntando
button-weekly-stop = Dejar de preguntar
button-weekly-zone = Otra zona horaria
weekly-first-name = Noche de UNO 1
weekly-title = Cada semana
weekly-set = **{ $name }**: { $day }, { $hour } ({ $zone })
weekly-set-next = La próxima vez, { $when }. En este canal pregunto quién se apunta: { $asks }
    -# A su hora abro una mesa para quienes se apunten, con el juego y las reglas de la última noche, y les aviso una vez. Lo que elijas abajo vale al momento.
weekly-choose-day = Día de la semana
weekly-choose-hour = Hora
weekly-choose-zone = Zona horaria
weekly-choose-ask = Cuándo pregunto
weekly-asks-before = { $hours ->
    [one] Una hora antes
   *[other] { $hours } horas antes
}
weekly-zone-label = Continente y ciudad, como Asia/Kathmandu
weekly-no-zone = No conozco la zona horaria «{ $zone }». Escríbela como Europe/Madrid.
weekly-stopped = 📅 Aquí ya no pregunto más.
weekly-not-here = Solo puedo preguntar cada semana en canales de servidores que me han invitado.
weekly-too-late = Para esta ya es tarde: aquí ya no se pregunta a nadie.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = ¿Quién se apunta? De momento, nadie.
weekly-in = { $count ->
    [one] 👍 Se apunta { $people }
   *[other] 👍 Se apuntan { $people }
}
weekly-not-today = 👎 Hoy no: { $people }
weekly-how = -# A su hora abro una mesa para quienes se apunten, y les aviso una vez.
weekly-blocked = ⏳ Hay otra mesa en este canal. La de la noche semanal se abre en cuanto acabe, si es en menos de una hora.
weekly-opened = 🃏 Es la hora: ¡la mesa está abierta, justo debajo!
weekly-absent-gone = { $count ->
    [one] -# { $people } ya no está en este servidor.
   *[other] -# { $people } ya no están en este servidor.
}
weekly-absent-elsewhere = { $count ->
    [one] -# { $people } está en otra mesa.
   *[other] -# { $people } están en otra mesa.
}
weekly-forgotten = { $count ->
    [one] -# Una persona apuntada ha borrado sus datos.
   *[other] -# { $count } personas apuntadas han borrado sus datos.
}
weekly-result-evening = 🃏 La mesa se abrió, y vino gente.
weekly-result-alone = Vino una sola persona. La mesa se quedó en una normal, abierta a cualquiera.
weekly-result-nobody = Esta vez no se apuntó nadie.
weekly-result-busy = Hubo otra mesa en este canal toda la hora, así que la de la noche semanal no se abrió.
weekly-result-missed = A esa hora yo no estaba. ¡Lo siento!
weekly-next = -# La próxima vez: { $when }
weekly-doubts = En tres semanas no se han juntado ni dos personas. ¿Sigo preguntando?
    -# Lo decide quien administra el servidor. Si nadie dice nada, lo dejo.
weekly-channel-gone = 📅 El canal de «{ $name }» ya no existe, así que ahí no pregunto más. En otro canal, «{ button-weekly }» en `/uno evening` lo empieza de nuevo.
lobby-call-evening = 📅 { $people }: ¡es la hora! La mesa está abierta, y hay sitio guardado. { $link }
