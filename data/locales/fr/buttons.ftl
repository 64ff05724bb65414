### Ce qui est écrit sur les boutons

button-hand = Main
button-contra = Contre-UNO !
button-contra-costs = Contre-UNO ! (à tort : +{ $count })
button-backs = Dos
button-rules = Règles
button-scores = Points
button-legend = Signes
button-chart = Courbe
button-more = Plus
button-details = Détails
does-clap = On applaudit !
does-stand = Debout !
does-slap = On tape le tas !
does-salute = Au garde-à-vous !
own-gesture = { $word } !
# Same: c'est aussi un mot français
button-to-board = Table
button-to-result = Voir le résultat
button-back = Retour
button-join = Rejoindre
button-leave = Partir
button-sure-leave = Oui, partir
button-sure-stop = Oui, on arrête
button-stay = Continuer
button-remove-somebody = Sortir quelqu'un
button-remove-player = { $player }
button-sure-remove = Oui, sortir
button-motion-yes-stop = Oui, on arrête
button-motion-no-stop = Non, on joue
button-no-removal = Non, { $player } reste
button-add-computer = + Robot
button-start = Lancer
button-call-people = Appeler du monde
button-remove-computer = Un de moins
# Glossary: deux autres boutons sont à côté
button-next = Continuer
button-end-match = Arrêter la partie
button-close-table = Fermer la table
button-return = Me revoilà !
button-hand-over = { $count ->
    [0] Robot pour { $player }
   *[other] Robot pour { $player } ({ $count } pour)
}
button-rematch = Revanche
button-new-rules = Autres règles
button-leaderboard = Classement
button-new-season = Nouvelle saison
button-begin-season = Oui, commencer
button-keep-season = Non, continuer
button-picture = Image
button-quiet = Ne plus sonner ici
button-agree-question = Question bête, { $player } !
button-agree-advice = { $player } a soufflé !
button-wake = Debout là-dedans !
button-hide = Oui, me cacher
button-stay-visible = Non, rester visible
reaction-question = ❓
reaction-advice = 💡
