### O que está nos botões

button-hand = Mão
# Same: é o que se grita em todo lugar
button-contra = Contra Uno!
button-contra-costs = Contra Uno! (se errar: +{ $count })
button-backs = Versos
button-rules = Regras
button-scores = Pontos
button-legend = Símbolos
button-chart = Gráfico
button-more = Mais
button-details = Detalhes
does-clap = Palmas!
does-stand = De pé!
does-slap = Tapa no monte!
does-salute = Continência!
own-gesture = { $word }!
button-to-board = Mesa
button-to-result = Ver o resultado
button-back = Voltar
button-join = Entrar
button-leave = Sair
button-sure-leave = Sim, sair
button-sure-stop = Sim, encerrar
button-stay = Continuar jogando
button-remove-somebody = Tirar alguém
button-remove-player = { $player }
button-sure-remove = Sim, tirar
button-motion-yes-stop = Sim, encerrar
button-motion-no-stop = Não, continuar
button-no-removal = Não, { $player } fica
button-add-computer = + Robô
button-start = Começar
button-call-people = Chamar gente
button-remove-computer = Um a menos
button-next = Próxima rodada
button-end-match = Encerrar a partida
button-close-table = Fechar a mesa
button-return = Voltei!
button-hand-over = { $count ->
    [0] Robô por { $player }
   *[other] Robô por { $player } ({ $count } a favor)
}
button-rematch = Revanche
button-new-rules = Novas regras
button-leaderboard = Ranking
button-new-season = Nova temporada
button-begin-season = Sim, começar
button-keep-season = Não, seguir
button-picture = Imagem
button-quiet = Não tocar nesta partida
button-agree-question = Pergunta boba, { $player }!
button-agree-advice = { $player } deu pitaco!
button-wake = Acorda!
button-hide = Sim, me esconda
button-stay-visible = Não, continuar visível
reaction-question = ❓
reaction-advice = 💡
