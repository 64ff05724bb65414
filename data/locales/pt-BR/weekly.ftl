### Noites toda semana, e quem topa

button-weekly = Toda semana
button-weekly-in = Tô dentro
button-weekly-out = Hoje não
button-weekly-go-on = Continuar perguntando
button-weekly-stop = Parar de perguntar
button-weekly-zone = Outro fuso horário
weekly-first-name = Noite de UNO 1
weekly-title = Toda semana
weekly-set = **{ $name }**: { $day }, { $hour } ({ $zone })
weekly-set-next = Próxima: { $when }. Neste canal eu pergunto quem topa: { $asks }
    -# Na hora, abro uma mesa para quem topar, com o jogo e as regras da última noite de vocês, e chamo uma vez. O que você escolher abaixo já fica valendo.
weekly-choose-day = Dia da semana
weekly-choose-hour = Hora
weekly-choose-zone = Fuso horário
weekly-choose-ask = Quando eu pergunto
weekly-asks-before = { $hours ->
    [1] Uma hora antes
   *[other] { $hours } horas antes
}
weekly-zone-label = Continente e cidade, como America/Manaus
weekly-no-zone = Não conheço o fuso horário “{ $zone }”. Escreva como America/Sao_Paulo.
weekly-stopped = 📅 Não pergunto mais aqui.
weekly-not-here = Só consigo perguntar toda semana em canais de servidores que me convidaram.
weekly-too-late = Para esta já é tarde: não chamo mais ninguém aqui.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Quem topa? Por enquanto, ninguém.
weekly-in = { $count ->
    [1] 👍 { $people } topa
   *[other] 👍 { $people } topam
}
weekly-not-today = 👎 Hoje não: { $people }
weekly-how = -# Na hora, abro uma mesa para quem topar, e chamo uma vez.
weekly-blocked = ⏳ Tem outra mesa neste canal. A de vocês abre assim que ela acabar, dentro de uma hora.
weekly-opened = 🃏 Está na hora: a mesa está aberta, logo abaixo!
weekly-absent-gone = { $count ->
    [1] -# { $people } não está mais neste servidor.
   *[other] -# { $people } não estão mais neste servidor.
}
weekly-absent-elsewhere = { $count ->
    [1] -# { $people } está em outra mesa.
   *[other] -# { $people } estão em outra mesa.
}
weekly-forgotten = { $count ->
    [1] -# Uma pessoa que topou apagou os próprios dados.
   *[other] -# { $count } pessoas que toparam apagaram os próprios dados.
}
weekly-result-evening = 🃏 A mesa abriu, e vocês vieram.
weekly-result-alone = Veio uma pessoa só. A mesa ficou aberta a todo mundo, como qualquer outra.
weekly-result-nobody = Desta vez ninguém topou.
weekly-result-busy = Outra mesa ocupou este canal a hora toda, e a de vocês não abriu.
weekly-result-missed = Eu não estava aqui nessa hora. Foi mal!
weekly-next = -# Próxima: { $when }
weekly-doubts = Faz três semanas que não topam nem duas pessoas. Continuo perguntando?
    -# Quem gerencia o servidor decide. Sem resposta, eu paro.
weekly-channel-gone = 📅 O canal de “{ $name }” não existe mais, então não pergunto mais lá. Em outro canal, “{ button-weekly }” em `/uno evening` começa de novo.
lobby-call-evening = 📅 { $people }: está na hora! A mesa está aberta, e tem lugar para vocês. { $link }
