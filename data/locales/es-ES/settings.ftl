### Lo que cada cual elige para sí, y lo que elige un servidor

me-title = ### Tus ajustes
    -# Solo para ti, en todas partes, y desde ya.
me-language = **Idioma** – en el que te escribo
me-ring = **Cuando te toca** – cuánto tarda en sonar tu teléfono
me-cards = **Cartas** – cómo salen en los botones
me-cards-words = En palabras
me-cards-symbols = En imágenes
me-hand = **Tu mano** – dónde aparece
me-hand-dm = Mensaje directo
me-hand-channel = Solo en el canal
me-tables = **Mesas en este canal** – cuando alguien abre una
me-tables-off = A mí no
me-tables-on = Mencióname
ring-at-once = Enseguida
ring-after = A los { $seconds } s
ring-never = Nunca
language-of-discord = Como en Discord
# Same: así se dice también aquí
language-beta = { $language } (beta)

server-title = ### Ajustes de este servidor
    -# Valen desde la próxima partida.
server-rules = **A qué se juega si nadie dice otra cosa:** { $rules }
    -# Para cambiarlo: un conjunto de reglas o una línea aquí abajo, o `/uno settings` con `juego`, `conjunto` o `reglas`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = Como en el manual
server-language = **Idioma del tablero**
server-turn = **Tiempo por turno**
server-starters = **Quién puede abrir mesas**
starters-everybody = Todo el mundo
starters-managers = Solo quien gestiona
server-threads = **Dónde se juega**
threads-off = En el canal
threads-on = En hilos propios
server-call = **A quién se puede llamar a la mesa**, una vez por partida
call-nobody = A nadie
call-players = A la gente de la última
call-role = O a un rol …
call-not-everybody = No llamo a todo el mundo a la vez: elige un rol que la gente tenga para esto.
call-role-silent = Con este rol aún no suena ningún teléfono: activa «Permitir que cualquiera @mencione este rol» en sus ajustes, o déjame «Mencionar `@everyone`, `@here` y todos los roles».
server-channels = **Solo se juega en** { $channels }
server-all-channels = **Se juega en todos los canales.**
channels-all = En todos
channel-allow = Este canal
channel-forbid = Aquí no

settings-only-managers = Eso solo puede cambiarlo quien gestiona el servidor.
settings-not-this-channel = En este servidor se juega en otra parte: { $channels }
settings-only-managers-start = En este servidor solo abre mesas quien lo gestiona. ¡Pídeselo!
settings-thread-opened = La mesa está lista, por aquí: { $thread }
settings-no-thread = Aquí no puedo abrir un hilo. Déjame «Crear hilos públicos», o elige con `/uno settings` que se juegue en el propio canal.
thread-name = UNO con { $player }

server-excluded = Quién no puede jugar aquí
exclusions-title = ### Quién no puede jugar aquí
    -# Estas personas no pueden sentarse a ninguna mesa de este servidor ni tocar sus botones. Fuera de aquí, sí.
exclusions-nobody = No hay nadie excluido.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – hasta nuevo aviso
   *[other] { $number }. { $person } – hasta el { $end }
}
exclude-somebody = Excluir a alguien …
let-in-again = Dejar volver a alguien …
exclude-how-long =
    ¿Por cuánto tiempo no podrá jugar { $person } en este servidor?
    -# Si hay una ronda en marcha, un robot la termina en su lugar.
excluded-for-day = Un día
excluded-for-week = Una semana
excluded-for-month = Un mes
excluded-for-ever = Hasta nuevo aviso
exclude-not = No se puede excluir a otros bots ni a quien gestiona este servidor. A ti y a mí, tampoco.
