### Palavras que as pessoas juntam à semente, antes de dar as cartas e na prova

button-seed-word = Palavra
seed-word-title = Uma palavra para embaralhar
seed-word-label = Uma palavra ou um número; vazio: nada
seed-word-hint = Todo mundo vai ver; melhor com lugares e regras já acertados
seed-announced =
    -# Embaralhamento lacrado:
    ```
    { $hash }
    ```
seed-words = Palavras na semente: { $words }
seed-word-of = { $player } “{ $word }”
seed-words-forgotten = { $count ->
    [1] 1 palavra apagada
   *[other] { $count } palavras apagadas
}
seed-words-lapsed = 🎲 A mesa mudou, e algumas palavras deixaram de valer. Mais uma, { $players }? *{ button-more } → { button-seed-word }*
proof-announced = Anunciado antes das cartas e da primeira palavra: `{ $hash }`
proof-secret = O segredo por trás, para esta rodada: `{ $secret }`
verify-origin = A semente foi feita do segredo `{ $secret }` e destas palavras: { $words }. Passado pelo hash { $count ->
    [1] uma vez
   *[other] { $count } vezes
}, o segredo leva ao que foi anunciado antes das cartas, `{ $announced }`.
verify-origin-wrong = A semente não foi feita do segredo `{ $secret }` e destas palavras: { $words }; ou segredo, sais ou quem dá as cartas não batem com o que foi anunciado, `{ $announced }`.
verify-words-proven = Todo o resto estava fixado antes da primeira palavra. Você anotou este hash, a sua palavra está como você deu, e ninguém deu uma depois de você? Então ninguém escolheu estas cartas.
verify-condition = Vale se foi a rodada { $number } dessa partida e as cartas foram dadas a estes lugares: compare com a mesa.
verify-words-deleted = As cartas foram dadas como anunciado, mas uma palavra apagada não dá para conferir, então as palavras não provam mais nada contra quem opera o bot.
verify-no-words = Nenhuma palavra entrou na semente: só resta confiar que ninguém a escolheu.
verify-wrong-origin = **A semente não resulta do que foi anunciado e das palavras.** Um dos dois foi mudado.
