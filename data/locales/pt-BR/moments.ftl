### Momentos, contados em letras grandes: $variant escolhe as palavras, para nenhuma noite ser igual à outra

cards-counted = { $amount ->
    [1] 1 carta
   *[other] { $amount } cartas
}
moment-challenge-won = { $variant ->
    [0] 🕵️ No flagra! { $player } estava blefando e compra { $amount }.
    [1] 🕵️ { $other } farejou: o +4 de { $player } era blefe. { $amount } cartas!
   *[2] 🕵️ Blefe! { $player } tinha outra carta, e paga com { $amount }.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ No flagra! { $other } leu o seu jogo: { $amount } cartas.
    [1] 🕵️ Adeus, cara de paisagem: { $amount } cartas para você.
   *[2] 🕵️ { $other } não acreditou em você, e com razão. Você compra { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ Você acertou! { $player } estava blefando e compra { $amount }.
    [1] 🕵️ Que faro! O blefe de { $player } custa { $amount } cartas.
   *[2] 🕵️ Com a boca na botija: { $player } compra { $amount }, graças a você.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ Não era blefe! { $player } duvidou de { $other }, e compra { $amount }.
    [1] ⚖️ { $other } não estava blefando. { $player } paga com { $amount } cartas.
   *[2] ⚖️ Palpite errado: { $amount } cartas para { $player }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } não estava blefando. São { $amount } cartas para você.
    [1] ⚖️ Palpite errado! Você compra { $amount }.
   *[2] ⚖️ Que pena, não era blefe: { $amount } cartas.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } duvidou de você, e compra { $amount }.
    [1] ⚖️ Quem não deve não teme: { $player } compra { $amount }.
   *[2] ⚖️ Nada a esconder! { $amount } cartas para { $player }.
}
moment-caught = { $variant ->
    [0] 🚨 Contra Uno! { $other } pega { $player }: { cards-counted }.
    [1] 🚨 { $player } ficou em silêncio, { $other } não: { cards-counted }!
   *[2] 🚨 Esqueceu! { $other } estava de olho em { $player }. São { cards-counted }.
}
moment-caught-you = { $variant ->
    [0] 🚨 No flagra! Você esqueceu de gritar: { cards-counted }.
    [1] 🚨 { $other } estava ouvindo, e você não disse nada: { cards-counted }.
   *[2] 🚨 Tão perto, e nem um pio. { $other } pegou você: { cards-counted }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Te peguei, { $player }! { cards-counted }.
    [1] 🚨 Que ouvido! { $player } compra { $amount }.
   *[2] 🚨 Contra! Você pegou { $player }: { cards-counted }.
}
moment-big-draw = { $variant ->
    [0] 🌊 { $amount } cartas para { $player }!
    [1] 🌊 { $player } precisa de uma mão maior: { $amount } de uma vez.
   *[2] 🌊 Tudo desaba em cima de { $player }: { $amount } cartas.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } cartas, todas suas.
    [1] 🌊 Você pegou { $amount } de uma vez. Respira.
   *[2] 🌊 Tudo desabou em cima de você: { $amount } cartas.
}
moment-forgot = { $variant ->
    [0] 🤐 Faltou “Uno Uno”! { $player } continua no jogo: { cards-counted }.
    [1] 🤐 Quase! { $player } esqueceu “Uno Uno”.
   *[2] 🤐 Faltaram só duas palavras para { $player } bater.
}
moment-forgot-you = { $variant ->
    [0] 🤐 Você esqueceu “Uno Uno”: { cards-counted }.
    [1] 🤐 Quase! Faltou “Uno Uno”.
   *[2] 🤐 Faltaram só duas palavras para você bater.
}
moment-out = { $variant ->
    [0] 🏁 Sem cartas! O { $amount }º lugar é de { $player }.
    [1] 🏁 Era a última carta: { $amount }º lugar para { $player }.
   *[2] 🏁 { $player } terminou: { $amount }º lugar.
}
moment-out-you = { $variant ->
    [0] 🏁 Sem cartas! Você fica com o { $amount }º lugar.
    [1] 🏁 Era a sua última carta: { $amount }º lugar.
   *[2] 🏁 Pronto! O { $amount }º lugar é seu.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ { $player } traz tudo de volta ao lado claro!
       *[1] 🌑 { $player } vira tudo para o lado escuro!
    }
    [1] { $amount ->
        [0] ☀️ Fez-se a luz! { $player } vira tudo.
       *[1] 🌑 Apagão! { $player } vira tudo.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } deixa a luz entrar.
       *[1] 🌑 { $player } dá as boas-vindas ao lado escuro.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Você traz a luz de volta.
       *[1] 🌑 Você leva todo mundo para o lado escuro.
    }
    [1] { $amount ->
        [0] ☀️ Fez-se a luz!
       *[1] 🌑 Apagão!
    }
   *[2] { $amount ->
        [0] ☀️ Você deixa a luz entrar.
       *[1] 🌑 Olha o lado escuro aí, gente! Culpa sua.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } e { $other } trocam de mão!
    [1] 🔁 “A minha pela sua!” { $player } leva a mão de { $other }.
   *[2] 🔁 { $player } gostou mais das cartas de { $other }.
}
moment-swapped-you = { $variant ->
    [0] 🔁 Agora a mão de { $other } é sua.
    [1] 🔁 Trocado! As suas cartas antigas estão com { $other }.
   *[2] 🔁 Boa troca? As cartas de { $other } são suas.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } levou a sua mão: veja a nova!
    [1] 🔁 Trocado! As cartas de { $player } são suas agora.
   *[2] 🔁 { $player } gostou mais das suas cartas. Você ficou com as outras.
}
moment-handed-on = { $variant ->
    [0] 🔄 Passa adiante: todas as mãos andam!
    [1] 🔄 { $player } põe todas as mãos para rodar.
   *[2] 🔄 Todas as mãos andaram: quem está com o quê?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 Você fez todo mundo passar a mão adiante!
    [1] 🔄 Todo mundo troca de cartas, graças a você.
   *[2] 🔄 Agora você tem as cartas de quem está ao lado.
}
moment-jump-in = { $variant ->
    [0] ⚡ { $player } corta com { $card }!
    [1] ⚡ Do nada: { $player } com { $card }!
   *[2] ⚡ { $player } chegou antes: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ Você cortou!
    [1] ⚡ Do nada: você!
   *[2] ⚡ Ninguém chegou antes.
}
moment-uno = { $variant ->
    [0] ☝️ UNO! { $player } só tem uma carta.
    [1] ☝️ { $player } grita UNO.
   *[2] ☝️ “UNO!” Só falta uma carta para { $player }.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO! Só falta uma carta.
    [1] ☝️ Você gritou UNO.
   *[2] ☝️ “UNO!” Falta uma.
}
moment-series = { $variant ->
    [0] 🎳 { $player } joga { $amount } cartas de uma vez, com { $card } no topo!
    [1] 🎳 { $amount } cartas numa tacada só, de { $player }.
   *[2] 🎳 { $player } faz a limpa: { $amount } cartas!
}
moment-series-you = { $variant ->
    [0] 🎳 { $amount } cartas de uma vez!
    [1] 🎳 Você se livrou de { $amount } cartas numa tacada só.
   *[2] 🎳 Limpa geral: { $amount } cartas.
}
moment-double = { $variant ->
    [0] 👯 { $card }, e de novo: { $player } dobra!
    [1] 👯 { $player } tem mais uma: { $card }.
   *[2] 👯 Dobrou! { $card } de { $player }.
}
moment-double-you = { $variant ->
    [0] 👯 Você dobrou!
    [1] 👯 E mais uma!
   *[2] 👯 Vendo em dobro: { $card }!
}
moment-knocked-out = { $variant ->
    [0] 💥 { $amount } cartas são demais: nocaute para { $player }!
    [1] 💥 { $player } afunda com { $amount } cartas.
   *[2] 💥 Foi a gota d'água: { $player } está fora da rodada.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } cartas são demais: você levou nocaute.
    [1] 💥 Você afundou com { $amount } cartas.
   *[2] 💥 Foi a gota d'água: esta rodada segue sem você.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } está fora da partida!
    [1] 🚪 A partida segue sem { $player }.
   *[2] 🚪 Tchau, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Você está fora da partida. Ainda pode assistir.
    [1] 🚪 A partida segue sem você.
   *[2] 🚪 Desta vez, foi até aqui.
}
moment-false-contra = { $variant ->
    [0] 🙈 Alarme falso! { $other } não esqueceu nada, e { $player } compra { $amount }.
    [1] 🙈 { $player } gritou à toa: { cards-counted }.
   *[2] 🙈 Foi com muita sede ao pote: { cards-counted } para { $player }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 Alarme falso! { $other } não esqueceu nada: { cards-counted } para você.
    [1] 🙈 Você gritou à toa: { cards-counted }.
   *[2] 🙈 Foi com muita sede ao pote! Você compra { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } queria pegar você, e compra { $amount }.
    [1] 🙈 Alarme falso! Você não esqueceu nada; { $player } compra { $amount }.
   *[2] 🙈 { $player } foi com muita sede ao pote: { cards-counted }, nenhuma para você.
}
moment-roulette = { $variant ->
    [0] 🎡 A roda gira: { $amount ->
        [1] uma carta
       *[other] { $amount } cartas
    } para { $player }!
    [1] 🎡 Roleta de cores! { $player } vira { $amount ->
        [1] uma carta
       *[other] { $amount } cartas
    }.
   *[2] 🎡 { $amount ->
        [1] De primeira: uma carta
       *[other] E mais, e mais: { $amount } cartas
    } para { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 A roda gira: { $amount ->
        [1] uma carta
       *[other] { $amount } cartas
    } para você.
    [1] 🎡 Roleta de cores! Você vira { $amount ->
        [1] uma carta
       *[other] { $amount } cartas
    }, com plateia.
   *[2] 🎡 { $amount ->
        [1] De primeira: uma carta
       *[other] E mais, e mais: { $amount } cartas
    } para você.
}
moment-returned = { $variant ->
    [0] ↩️ Devolvido ao remetente! { cards-counted } voltam para { $other }.
    [1] ↩️ { $player } diz “não, valeu”: { $other } recebe as { $amount } de volta.
   *[2] ↩️ Bumerangue! { cards-counted }, e é a vez de { $other } de novo.
}
moment-returned-you = { $variant ->
    [0] ↩️ Devolvido ao remetente: as { cards-counted } são de { $other } agora.
    [1] ↩️ Não, valeu! { $other } recebe as { $amount } de volta.
   *[2] ↩️ O seu bumerangue acerta em cheio: { cards-counted } para { $other }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Devolvido ao remetente: { $player } manda { cards-counted } de volta para você!
    [1] ↩️ { $player } virou o jogo: { cards-counted } para você?
   *[2] ↩️ Bumerangue! { $player } devolve as { $amount } a você.
}
moment-stack = { $variant ->
    [0] 🏗️ { $amount } cartas esperam por { $other }!
    [1] 🏗️ { $player } vai acumulando: { $amount } cartas para { $other }?
   *[2] 🏗️ Está em { $amount }, e é a vez de { $other }.
}
moment-stack-you = { $variant ->
    [0] 🏗️ Você subiu para { $amount } cartas: vez de { $other }.
    [1] 🏗️ { $amount } cartas esperam por { $other }, graças a você.
   *[2] 🏗️ Agora são { $amount }. É com { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ { $amount } cartas esperam por você!
    [1] 🏗️ { $player } subiu para { $amount }, e é a sua vez.
   *[2] 🏗️ Está em { $amount }. A sua resposta?
}
moment-comeback = { $variant ->
    [0] 🧟 Calma lá! { $player } tinha terminado, e voltou.
    [1] 🧟 { $player } tem que voltar ao jogo.
   *[2] 🧟 Meia-volta na linha de chegada: { $player } continua.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Calma lá! Você tinha terminado, e voltou.
    [1] 🧟 Você tem cartas de novo: de volta ao jogo.
   *[2] 🧟 Meia-volta na linha de chegada: você continua.
}
moment-long-way-back = { $variant ->
    [0] 🧗 Que virada! { $player } chegou a ter { $amount } cartas.
    [1] 🧗 De { $amount } cartas até aqui: { $player } não desiste.
   *[2] 🧗 { $amount } cartas? Isso foi antes. { $player } está de volta!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 Que virada! Você chegou a ter { $amount } cartas.
    [1] 🧗 De { $amount } cartas até aqui: você não desiste.
   *[2] 🧗 { $amount } cartas? Isso foi antes. Você está de volta!
}
