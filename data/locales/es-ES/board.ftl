### El tablero: qué está a la vista, qué espera la mesa, y quién juega

board-outdated = 🧭 Este mensaje se ha quedado atrás: lo perdí de vista un momento. El tablero está por aquí.
## Lo que está a la vista

top-card = Encima: **{ $card }**
current-colour = Color: **{ $colour }**
complement-on = Colores complementarios: ahora vale **{ $colour }**.
nothing-lies = Se están eligiendo las cartas.
on-side-0 = ⚪ Lado claro
on-side-1 = ⚫ Lado oscuro
direction-down = ⬇️{"\u00A0"}sentido{"\u00A0"}horario
direction-up = ⬆️{"\u00A0"}sentido{"\u00A0"}antihorario
draw-pile = { $count ->
    [one] una carta en el mazo
   *[other] { $count } cartas en el mazo
}
pile-back = Reverso de la próxima carta: { $card }
seat = { $mark } **{ $player }** · { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] UNA CARTA
    [2] DOS CARTAS
    [3] TRES CARTAS
   *[other] { $count } CARTAS
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ «¡{ $call }!»
seat-knocked-out = 💥 { $player } · K. O.
seat-out = { $mark } { $player } · puesto { $place }

## Lo que espera la mesa

turn-you = ¡Te toca!
turn-other = Le toca a { $player }.
granted-you = Te toca: puedes jugar de golpe todas tus cartas de color { $colour }.
granted-other = Le toca a { $player }, que puede jugar todas las cartas de color { $colour }.
you-drew-forced = Has robado { $card }, y tienes que jugarla.
you-drew = Has robado { $card }. ¿La juegas o te la quedas?
may-jump-in = Te puedes colar: ¡{ $cards }!
may-double = Puedes doblar: { $cards }.
wrong-card-costs = -# Puedes probar cualquier carta, incluso fuera de turno; si no vale, robas { -wrong-card }.
has-drawn-forced = { $player } ha robado: si la carta sirve, tiene que jugarla.
has-drawn = { $player } ha robado una carta: ¿la juega o se la queda?
pending-you = Tienes que robar { $draw }.
way-out-take = Róbalas.
way-out-take-or-challenge = Róbalas, o desafía.
way-out-answer = Róbalas, o juega { $cards } encima.
way-out-answer-or-challenge = Róbalas, desafía, o juega { $cards } encima.
pending-other = { $player } tiene que robar { $draw }.
draw-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} ({ $kind })
draw-colour = { $count ->
    [0] hasta que salga { $colour }
   *[other] hasta que salga { $colour }, más { $count }
}
roulette-you = Ruleta de color: ¿qué color? Levantas cartas hasta que salga.
roulette-other = { $player } elige un color y levanta cartas hasta que salga.
naming-you = ¿Qué color eliges?
naming-other = { $player } elige un color.
gesture-you = { $gesture } Pulsa { $symbol } – quien tarde más roba { -late-gesture-cards }.
gesture-other = { $gesture } Falta aún: { $player }
drafting = { $player } está eligiendo cartas.
you-draft = Carta { $number } de { $count }: { $card }. ¿Te la quedas, o la descartas y te quedas con la siguiente?
round-is-over = La ronda se acabó.

## Tablero

board-title = UNO { $mode } · ronda { $number }
board-title-of = UNO { $mode } · ronda { $number } de { $rounds }
backs-title = ### Los otros lados, sin orden
revealed = **{ $player }** tenía: { $cards }
revealed-foul = Buen olfato: { $player } iba de farol.
revealed-honest = Esta vez { $player } no iba de farol.
more-title = ¿Qué quieres ver?
proof-hash = Anunciado antes de jugar: `{ $commitment }`
proof-later = Cuando acabe la ronda, aquí estará la semilla: su SHA-256 es este hash, así que nadie puede haber tocado el reparto.
proof-seed =
    La semilla: `{ $seed }`
    Su SHA-256 es el hash de arriba; `contra-uno verify` reparte con ella las mismas cartas.
proof-check = { $member ->
    [yes] `/uno verify` baraja y reparte otra vez la ronda con esta semilla y enseña cada paso.
   *[no] Quien me instaló puede ver cómo se reparte otra vez la ronda con esta semilla, paso a paso, con `/uno verify`.
}

## Quién no está

time-is-up = ⏳ El tiempo se acaba { $when }.
match-ends = ⏱️ La partida acaba { $when }.
match-ends-soon = ⏱️ **¡Último minuto!** La partida acaba { $when }: quien tenga menos cartas gana la ronda.
paused = ⏸️ **Pausa**: ahora mismo no hay nadie. Al volver, pulsa «{ button-return }» y seguimos.
recess = ☕ **Descanso**: lo pidió { $player } { $since }.
    -# «{ button-go-on }» lo termina para toda la mesa; { $itself ->
        [yes] termina por sí solo { $until }.
       *[no] después ({ $until }), lo termina cualquier botón.
    }
autopilot-you = 💤 No estabas, así que un robot de nivel { $level } juega por ti, y lo que haga cuenta. Pulsa «{ button-return }» para volver a jugar.
thrown-out = 🤖 Un robot termina la ronda por { $player }.
thrown-out-you = 🤖 Un robot termina la ronda por ti, y después quedas fuera de la partida.

## Lo que se vota

vote-asks-stop = ⏹️ **{ $player } pregunta: ¿terminamos ya la partida?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } pregunta al resto: ¿te sacamos de la partida?**
   *[no] **{ $player } pregunta: ¿sacamos a { $other } de la partida?**
}
vote-asks-recess = ☕ **{ $player } pregunta: ¿hacemos un descanso?** A nadie le corre el tiempo hasta que alguien pulse «{ button-go-on }».
vote-asks-handover = 🤖 **{ $player } pregunta: ¿juega un robot por { $other } de momento?** El robot es de nivel { $level }, y lo que haga cuenta.
vote-asks-next-round = ⏭️ **{ $player } pregunta: ¿pasamos a la próxima ronda?**
vote-asks-question = ❓ **{ $player } pregunta:** ¿ha sido [una pregunta tonta]({ $link }) de { $other }?
vote-asks-advice = 💡 **{ $player } pregunta:** ¿{ $other } [ha soplado]({ $link })?
vote-ayes = Sí: { $player } ({ $count } de { $needed } que hacen falta)
# Same: one says no in both languages.
vote-noes = No: { $player }
vote-concerned = { $answer ->
    [yes] { $player } dice que sí, pero no cuenta
   *[no] { $player } dice que no, pero no cuenta
}
vote-until = acaba { $when }
vote-carried-stop = ⏹️ { $player } quería terminar la partida. A favor: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] Te han sacado de la partida: lo pidió { $player }.
   *[no] Han sacado a { $other } de la partida: lo pidió { $player }.
} A favor: { $ayes } (hacían falta { $needed }).
vote-carried-handover = 🤖 De momento juega por { $other } un robot de nivel { $level }, y lo que haga cuenta. A favor: { $ayes }.
vote-failed-stop = ⏹️ La partida sigue: { $player } quería terminarla y ha tenido { $count } de los { $needed } votos que hacían falta.
vote-failed-remove = 🚪 { $you ->
    [yes] Te quedas: { $player } pidió tu salida y ha tenido { $count } de los { $needed } votos que hacían falta.
   *[no] { $other } se queda: { $player } pidió su salida y ha tenido { $count } de los { $needed } votos que hacían falta.
}
vote-failed-recess = ☕ No hay descanso: { $player } quería uno y ha tenido { $count } de los { $needed } votos que hacían falta.
vote-failed-question = ❓ Era una buena pregunta: { $player } no lo veía así y ha tenido { $count } de los { $needed } votos que hacían falta. Nadie roba.
vote-failed-advice = 💡 Nadie ha soplado: { $player } creía que sí y ha tenido { $count } de los { $needed } votos que hacían falta. Nadie roba.

## What the operator announces

notice-restart = 🔧 **Reinicio previsto: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Ya estoy de vuelta.
