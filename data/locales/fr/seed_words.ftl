### Les mots ajoutés à la graine, avant la donne et dans sa preuve

button-seed-word = Mot
seed-word-title = Un mot pour le mélange
seed-word-label = Un mot ou un nombre ; vide : aucun
seed-word-hint = Tout le monde le verra ; mieux vaut que places et règles soient fixées
seed-announced =
    -# Mélange scellé :
    ```
    { $hash }
    ```
seed-words = Mots dans la graine : { $words }
seed-word-of = { $player } « { $word } »
seed-words-forgotten = { $count ->
    [one] { $count } mot effacé
   *[other] { $count } mots effacés
}
seed-words-lapsed = 🎲 La table a changé : certains mots ne comptent plus. Un autre, { $players } ? *{ button-more } → { button-seed-word }*
proof-announced = Annoncé à l'accueil, avant le premier mot : `{ $hash }`
proof-secret = Le secret derrière, pour cette manche : `{ $secret }`
verify-origin = La graine est faite du secret `{ $secret }` et de ces mots : { $words }. Haché { $count ->
    [1] une fois
   *[other] { $count } fois
}, le secret mène à ce que l'accueil a annoncé, `{ $announced }`.
verify-origin-wrong = La graine n'est pas faite du secret `{ $secret }` et de ces mots : { $words } ; ou bien secret, sels ou donneur ne découlent pas de ce que l'accueil a annoncé, `{ $announced }`.
verify-words-proven = Tout le reste était fixé avant le premier mot. As-tu noté cette empreinte, ton mot est-il comme tu l'as donné, et personne n'en a donné après toi ? Alors personne n'a choisi cette donne.
verify-condition = C'est vrai si c'était la manche { $number } de cette partie, distribuée à ces places : compare avec la table.
verify-words-deleted = Distribué comme annoncé ; mais un mot effacé ne se vérifie pas, les mots ne prouvent donc plus rien contre qui fait tourner le bot.
verify-no-words = Aucun mot n'est entré dans la graine : que personne ne l'a choisie, il faut le croire.
verify-wrong-origin = **La graine ne découle pas de l'annonce et des mots.** L'un d'eux a été changé.
