### Lo que en Latinoamérica se dice de otro modo que en España

seed-word-hint = La verá todo el mundo; mejor con lugares y reglas ya decididos
seed-words-lapsed = 🎲 La mesa cambió, así que hay palabras que ya no valen. ¿Otra, { $players }? *{ button-more } → { button-seed-word }*
verify-words-proven = Todo lo demás estaba fijado antes de la primera palabra. ¿Anotaste este hash, está tu palabra como la diste, y nadie dio otra después? Entonces este reparto no lo eligió nadie.
verify-condition = Vale si fue la ronda { $number } de esa partida y se repartió a estos lugares: compáralo con la mesa.
verify-wrong-origin = **La semilla no sale de lo anunciado y de las palabras.** Alguien cambió algo.
