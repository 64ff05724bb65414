### Palabras que se añaden a la semilla, antes del reparto y en su prueba

button-seed-word = Palabra
seed-word-title = Una palabra para barajar
seed-word-label = Una palabra o un número; vacío: nada
seed-word-hint = La verá todo el mundo; mejor con sitios y reglas ya decididos
seed-announced =
    -# Barajado sellado:
    ```
    { $hash }
    ```
seed-words = Palabras en la semilla: { $words }
seed-word-of = { $player } «{ $word }»
seed-words-forgotten = { $count ->
    [one] 1 palabra borrada
   *[other] { $count } palabras borradas
}
seed-words-lapsed = 🎲 La mesa ha cambiado, así que hay palabras que ya no valen. ¿Otra, { $players }? *{ button-more } → { button-seed-word }*
proof-announced = Anunciado antes de repartir y de la primera palabra: `{ $hash }`
proof-secret = El secreto que hay detrás, para esta ronda: `{ $secret }`
verify-origin = La semilla se hizo con el secreto `{ $secret }` y estas palabras: { $words }. Pasado por el hash { $count ->
    [one] una vez
   *[other] { $count } veces
}, el secreto lleva a lo anunciado antes de repartir, `{ $announced }`.
verify-origin-wrong = La semilla no se hizo con el secreto `{ $secret }` y estas palabras: { $words }; o el secreto, las sales o quien reparte no salen de lo anunciado antes de repartir, `{ $announced }`.
verify-words-proven = Todo lo demás estaba fijado antes de la primera palabra. ¿Apuntaste este hash, está tu palabra como la diste, y nadie dio otra después? Entonces este reparto no lo eligió nadie.
verify-condition = Vale si fue la ronda { $number } de esa partida y se repartió a estos sitios: compáralo con la mesa.
verify-words-deleted = Repartido como se anunció; pero una palabra borrada no se puede comprobar, así que las palabras ya no demuestran nada frente a quien lleva el bot.
verify-no-words = En la semilla no entró ninguna palabra: que nadie la eligió, hay que creérselo.
verify-wrong-origin = **La semilla no sale de lo anunciado y de las palabras.** Alguien ha cambiado algo.
