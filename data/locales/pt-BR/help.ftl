### A ajuda (`/uno help`), cinco páginas curtas, e as regras da casa em palavras

guide-1 = ### 🃏 Como começar
    1. { $member ->
        [yes] `/uno start` abre uma mesa no canal.
       *[no] Quem me instalou abre uma mesa com `/uno start`.
    }
    2. Quem quiser jogar aperta “{ button-join }”; “{ button-add-computer }” põe um robô num lugar vazio.
    3. Em “{ button-options }”, quem comanda a mesa escolhe o jogo e as regras da casa.
    4. “{ button-start }” distribui as cartas.
    Quem se livrar de todas as cartas primeiro ganha a rodada.
guide-alone = Ninguém por perto? { $member ->
        [yes] `/uno start` nas suas mensagens diretas comigo: você contra um, dois ou três robôs.
       *[no] Quem me instalou joga em mensagens diretas comigo contra um, dois ou três robôs: `/uno start`.
    }
guide-2 = ### 🎴 A sua vez
    { $member ->
        [yes] A sua mão chega por mensagem direta. “{ button-hand }” no tabuleiro também mostra, só para você.
       *[no] “{ button-hand }” no tabuleiro mostra a sua mão, só para você.
    } Cada carta é um botão: num colorido ela pode ser jogada, num cinza não.
    Uma carta serve se tiver a **mesma cor**, o **mesmo número** ou o **mesmo símbolo**; um coringa sempre serve.
    Nada serve? “{ button-draw }”. Se a carta comprada servir, você pode jogar na hora ou ficar com ela. Tem que comprar mais? “{ button-take }”, ou responda, se as regras da casa deixarem.
guide-3 = ### 📣 Gritar, pegar, desafiar
    📣 **UNO!** Grite na penúltima carta: antes, junto, ou rapidinho depois.
    🚨 **{ button-contra }** Alguém esqueceu? { $member ->
        [yes] Aperte o botão ou a reação no tabuleiro:
       *[no] Aperte no tabuleiro:
    } a pessoa compra { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, botão ou reação:
       *[no] ⚖️ **{ button-challenge }**:
    } acha que o coringa que manda você comprar foi blefe? Se acertar, quem jogou compra. Se errar, você compra ainda mais.
guide-4 = ### 🎨 Os jogos
guide-5 = ### 📖 Regras e comandos
    “{ button-more }” › “{ button-rules }” na mesa mostra as regras da casa que valem e explica cada uma{ $member ->
        [yes] ; `/uno rules` também.
       *[no] .
    }
    Depois da partida: “{ button-rematch }” com o mesmo pessoal, “{ button-more }” › “{ button-leaderboard }”.{ $member ->
        [yes] {""}
       *[no] {" "}Quem me instalou tem estes comandos:
    }
help-command-hand = `/uno hand` suas cartas
help-command-me = `/uno me` suas configurações
help-command-leave = `/uno leave` sair
help-command-stop = `/uno stop` encerrar a partida
help-command-penalty = `/uno penalty` aplicar castigos combinados
help-command-settings = `/uno settings` as configurações deste servidor
help-command-leaderboard = `/leaderboard` quem joga melhor
help-install = -# Quer jogar em outros lugares também? Me convide para um servidor, ou me leve para as suas conversas.
button-install-server = Convidar para um servidor
button-install-person = Adicionar aos meus apps
page-of-help = Página { $number } de { $count }
button-help = Ajuda
button-help-back = Voltar
button-help-on = Avançar
help-classic = **Clássico:** +2: quem vem depois compra { -draw-two }. Pular: quem vem depois perde a vez. Inverter: o jogo muda de sentido; a dois, vale por um Pular. Coringa: você escolhe a cor. Coringa +4: o mesmo, e quem vem depois compra { -draw-four }.
help-flip = **Flip:** cada carta tem dois lados. Um Flip vira tudo: no lado escuro esperam +5, Pular Todos e Coringa Comprar Cor. “{ button-backs }” mostra os outros lados.
help-mercy = **No Mercy:** nada serve? Compre até sair uma que sirva, e jogue. Uma carta de compra aceita qualquer outra que valha pelo menos o mesmo. Descartar Tudo leva a cor inteira. Roleta de Cores: quem vem depois escolhe uma cor e compra até ela sair. O Coringa Inverter +4 muda o sentido – a dois, cai em você. Um 0 passa todas as mãos adiante, um 7 troca. Quem tiver 25 cartas leva nocaute.
help-duo = **Duo:** para dois. Primeiro se escolhem as cartas: fique com uma, ou descarte e leve a próxima. Um +2 responde a um +2. Depois de um Pular ou um Coringa +4 você joga de novo. Depois de um Inverter você pode jogar todas as suas cartas dessa cor; só a última tem efeito.
rules-in-force = Regras da casa ({ $mode })
house-rules = **Regras da casa**
house-rules-preset = **Regras da casa: { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Comprar
family-jumping = Dobrar e cortar
family-calling = Gritos e gestos
family-playing = Cartas especiais, duplas, final
family-penalties = Castigos
family-scoring = Vitória
no-house-rules = Sem regras da casa: tudo como no manual.
