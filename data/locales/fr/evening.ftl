### Soirées : plusieurs parties d'un groupe, avec un nom et un score

button-evening = Soirée
button-evening-begin = Lancer une soirée
button-evening-leave = Quitter la soirée
button-evening-end = Finir la soirée
button-next-match = Partie suivante
evening-first-name = Soirée 1
evening-form-title = Une soirée UNO
evening-form-name = Son nom
evening-form-hours = Durée en heures (1 à 6)
evening-form-matches = … ou nombre de parties
evening-form-open-end = Vide : jusqu'à ce que l'hôte la finisse
evening-form-wrong = Les heures vont de 1 à 6, et les parties sont un nombre. Sans rien, c'est l'hôte qui finit la soirée.
evening-what = Une soirée retient qui gagne combien de parties. La partie suivante se lance d'un clic, avec tous ceux qui restent ; on peut arriver en cours de route, et si vous êtes trop, vous vous relayez.
evening-no-table = Il n'y a pas de soirée ici. Assieds-toi d'abord à une table, puis lance-la avec cette commande.
evening-begun = La soirée commence. Chaque partie qui compte est notée.
evening-joined = Tu joues dès la partie suivante.
evening-left = C'est fini pour toi ce soir. Un clic sur « { button-join } », et te revoilà.
evening-ended = La soirée s'achève. La partie en cours se joue jusqu'au bout.
evening-sits-out = Partie suivante : { $count ->
    [one] { $players } regarde
   *[other] { $players } regardent
}
evening-deals = La partie suivante commence { $when } : { $players }
evening-paused = La soirée se repose. Envie de continuer ? « { button-next-match } ».
evening-blocked = Il y a une autre table ici. La partie suivante commence dès qu'elle est finie.
evening-asked = { $players } : toujours là ? Alors « { button-next-match } ».
evening-too-few = Il manque encore quelqu'un pour appuyer sur « { button-next-match } ».
evening-without-rule = Sans « { $rule } », c'est possible : { $player } peut le changer avec « { button-new-rules } ».
evening-other-rules = { $player } peut le changer avec « { button-new-rules } ».
evening-ends = Elle finit { $when } ; la partie en cours se joue jusqu'au bout.
evening-ends-with-match = Elle finit avec cette partie.
evening-matches-of = { $count } parties jouées sur { $most }
evening-matches = { $count ->
    [0] Aucune partie jouée pour l'instant
    [one] Une partie jouée
   *[other] { $count } parties jouées
}
evening-standing = { $place } **{ $player }** – victoires : { $wins } sur { $matches }
evening-with-computers = Les parties avec des robots comptent aussi.
evening-over = { $name }, c'est fini
reason-no-evening = Cette soirée est finie, ou elle continue plus bas.
reason-evening-is-on = Il y a déjà une soirée ici.
