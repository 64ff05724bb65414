### /uno vérifier : comment une manche a été mélangée, vérifié

command-uno-verify = Vérifier comment une manche a été mélangée
    .name = vérifier
command-param-number = Combien de manches en arrière ? 1 est la dernière jouée ici
    .name = numéro
command-param-record = Un enregistrement (.uno) qu'on t'a donné
    .name = fichier
verify-round = { $mode }, manche { $number }, { $when }
verify-title = ### 🔐 { $round }
verify-seed = La graine `{ $seed }` a le SHA-256 `{ $hash }`.
verify-dealt = Le mélange et la donne refaits avec elle :
verify-start = Carte de départ : { $card }
verify-dealer = Donne : { $player }
verify-moves = { $count ->
    [one] { $count } coup de la manche sur { $all } était possible à partir de là.
   *[other] { $count } coups de la manche sur { $all } étaient possibles à partir de là.
}
verify-result = Ils mènent aux points montrés.
verify-proven = **La manche a été donnée avec cette graine et s'est passée comme le dit son résultat.**
verify-compare = La même empreinte figurait sous *{ button-more } → { button-details }* avant le premier coup. Si c'est celle que tu as notée, personne n'a pu changer la donne ensuite.
verify-wrong-seed = **Le résultat et l'enregistrement donnent des graines différentes.** L'un des deux a été changé.
verify-wrong-move = **Avec cette donne, la manche n'a pas pu se passer ainsi.** La graine, les cartes ou l'ordre des coups a été changé.
verify-wrong-result = **Les coups ne mènent pas au résultat montré.** L'un des deux a été changé.
verify-where-played = Une manche se vérifie là où elle a été jouée : demande là-bas, ou joins un enregistrement.
verify-no-round = Cette manche n'existe pas ici.
verify-gone = Je n'ai plus l'enregistrement de cette manche ({ $when }), je ne peux donc pas refaire la donne.
verify-record-title = ### 🔐 L'enregistrement que tu as joint
verify-deal-fits = Donne { $number } : la graine `{ $seed }` a l'empreinte annoncée, `{ $hash }`.
verify-deal-differs = Donne { $number } : la graine `{ $seed }` a l'empreinte `{ $hash }`, mais `{ $announced }` était annoncé.
verify-deal-out-of-place = La donne { $number } ne suit pas les précédentes : sa graine, son empreinte ou ses mots ne sont pas de cette partie.
verify-deal-unnamed = Donne { $number } : la graine `{ $seed }` a l'empreinte `{ $hash }`. Compare-la à celle annoncée.
verify-record-more = … et { $count } donnes de plus.
verify-record-line = La ligne { $line } ne tient pas : avec cette donne, le jeu n'a pas pu se passer ainsi, ou la ligne est illisible.
verify-record-played = Tous les coups étaient possibles à partir de là.
verify-record-nothing = Rien à vérifier : l'enregistrement ne contient aucune donne avec graine.
verify-record-too-large = Ce fichier est trop gros pour un enregistrement : { $most } Ko au plus.
verify-record-unreadable = Ce fichier n'est pas un enregistrement lisible. Joins le fichier `.uno` lui-même, en texte.
verify-record-too-long = Vérifier cet enregistrement a pris plus de { $seconds } secondes, alors j'ai arrêté. Une vraie partie prend un instant : cet enregistrement en est-il bien un ?
