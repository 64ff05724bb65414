### Des soirées chaque semaine, et qui en est

button-weekly = Chaque semaine
button-weekly-in = J'en suis
button-weekly-out = Pas ce soir
button-weekly-go-on = Continuer à demander
button-weekly-stop = Ne plus demander
button-weekly-zone = Autre fuseau horaire
weekly-first-name = Soirée UNO 1
weekly-title = Chaque semaine
weekly-set = **{ $name }** : { $day }, { $hour } ({ $zone })
weekly-set-next = La prochaine fois : { $when }. Dans ce salon, je demande qui en est : { $asks }
    -# À l'heure dite, j'ouvre une table pour tous ceux qui en sont, avec le jeu et les règles de votre dernière soirée, et je les appelle une fois. Les choix ci-dessous valent tout de suite.
weekly-choose-day = Jour de la semaine
weekly-choose-hour = Heure
weekly-choose-zone = Fuseau horaire
weekly-choose-ask = Quand je demande
weekly-asks-before = { $hours ->
    [1] Une heure avant
   *[other] { $hours } heures avant
}
weekly-zone-label = Continent et ville, comme Asia/Kathmandu
weekly-no-zone = Je ne connais pas de fuseau « { $zone } ». Écris-le comme Europe/Paris.
weekly-stopped = 📅 Je ne demande plus rien ici.
weekly-not-here = Je ne peux demander chaque semaine que dans les salons de serveurs où je suis.
weekly-too-late = Trop tard pour cette fois : on n'inscrit plus personne ici.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Qui en est ? Personne pour l'instant.
weekly-in = { $count ->
    [one] 👍 { $people } en est
   *[other] 👍 { $people } en sont
}
weekly-not-today = 👎 Pas ce soir : { $people }
weekly-how = -# À l'heure dite, j'ouvre une table pour tous ceux qui en sont, et je les appelle une fois.
weekly-blocked = ⏳ Une autre table occupe ce salon. La vôtre s'ouvre dès qu'elle est finie, dans l'heure.
weekly-opened = 🃏 C'est l'heure : la table est ouverte, juste en dessous !
weekly-absent-gone = { $count ->
    [one] -# { $people } n'est plus sur ce serveur.
   *[other] -# { $people } ne sont plus sur ce serveur.
}
weekly-absent-elsewhere = { $count ->
    [one] -# { $people } est à une autre table.
   *[other] -# { $people } sont à une autre table.
}
weekly-forgotten = { $count ->
    [1] -# Une personne qui en était a effacé ses données.
   *[other] -# { $count } personnes qui en étaient ont effacé leurs données.
}
weekly-result-evening = 🃏 La table était ouverte, et vous étiez là.
weekly-result-alone = Une seule personne est venue. La table est restée ordinaire, ouverte à tous.
weekly-result-nobody = Personne n'en était, cette fois.
weekly-result-busy = Une autre table a occupé ce salon toute l'heure : la vôtre ne s'est pas ouverte.
weekly-result-missed = Je n'étais pas là à cette heure. Désolé !
weekly-next = -# La prochaine fois : { $when }
weekly-doubts = Trois semaines de suite, vous n'étiez même pas deux. Je continue à demander ?
    -# C'est à qui gère le serveur d'en décider. Sans réponse, j'arrête.
weekly-channel-gone = 📅 Le salon de « { $name } » n'existe plus : je n'y demande plus rien. Dans un autre salon, « { button-weekly } » sous `/uno evening` recommence.
lobby-call-evening = 📅 { $people } : c'est l'heure ! La table est ouverte, et vous y avez une place. { $link }
