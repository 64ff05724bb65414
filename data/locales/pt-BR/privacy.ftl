### /uno privacidade: o que se guarda de alguém, e como se apaga

privacy-title = ### O que eu guardo sobre você
privacy-nothing = Nada.
privacy-kind-games = 🎴 { $count ->
        [1] O seu lugar em uma partida dos últimos dias, com o que você fez lá
       *[other] { $count } registros de partidas dos últimos dias: o seu lugar, e o que você fez lá
    }
privacy-kind-messages = ✉️ { $count ->
        [1] Onde está uma mensagem que mostra uma partida a você
       *[other] Onde estão { $count } mensagens que mostram partidas a você
    }
privacy-kind-rounds = 🏁 { $count ->
        [1] Como uma rodada acabou para você
       *[other] Como { $count } rodadas acabaram para você
    }
privacy-kind-statistics = 📊 { $count ->
        [1] Uma linha de estatística
       *[other] { $count } linhas de estatística: rankings, e quem ganhou de quem
    }
privacy-kind-ratings = 📈 { $count ->
        [1] Um rating
       *[other] { $count } ratings, de cada jogo, e como foram mudando
    }
privacy-kind-achievements = 🏅 { $count ->
        [1] Uma conquista
       *[other] { $count } conquistas
    }
privacy-kind-settings = ⚙️ O que você escolheu com `/uno me`
privacy-kind-favourites = 📌 { $count ->
        [1] Um conjunto de regras a que você deu nome
       *[other] { $count } conjuntos de regras a que você deu nome
    }
privacy-kind-seasons = 🌱 { $count ->
        [1] Que você começou uma temporada de um servidor
       *[other] Que você começou { $count } temporadas de servidores
    }
privacy-kind-blocks = ⛔ Que você não pode jogar: onde, até quando e por quê
privacy-never = -# Não leio mensagens, e não guardo nenhuma.
privacy-contact = -# Dúvidas, ou tem algo errado? { $contact }
privacy-file = Aqui está tudo. Dos outros só tem o que todo mundo viu nas suas mesas.
privacy-sure =
    ### Apagar mesmo tudo?
    As suas configurações, regras, conquistas e totais somem em todo lugar. Nos resultados que você divide com outros, você vira “alguém”. Não dá para desfazer.
privacy-block-stays = Uma coisa fica: que você não pode jogar e até quando, com o seu ID, mas sem o motivo.
privacy-done =
    ### Apagado
    Nada do que ficou leva a você. Se jogar de novo, começa do zero.
privacy-done-blocked =
    ### Apagado
    Só uma coisa ainda leva a você: que você não pode jogar, e até quando. Isso some 30 dias depois.
privacy-playing = Antes a partida tem que acabar: { $places }. Saia com `/uno leave`, e peça de novo quando ela terminar.
privacy-in-group = [num grupo]({ $link })
privacy-in-chat = [numa conversa a dois]({ $link })
button-privacy = Privacidade
button-privacy-file = Em arquivo
button-privacy-delete = Apagar tudo
button-privacy-sure = Sim, apagar
button-privacy-keep = Manter
button-privacy-back = Voltar
