### Le plateau : ce qui est ouvert, ce que la table attend, et qui joue

board-outdated = 🧭 Ce message est périmé : je l'ai perdu de vue un moment. Le plateau, c'est par ici.
## Ce qui est ouvert

top-card = Sur le tas : **{ $card }**
current-colour = Couleur : **{ $colour }**
complement-on = Couleurs complémentaires : il faut maintenant **{ $colour }**.
nothing-lies = Chacun choisit encore ses cartes.
on-side-0 = ⚪ Côté clair
on-side-1 = ⚫ Côté sombre
direction-down = ⬇️{"\u00A0"}sens{"\u00A0"}horaire
direction-up = ⬆️{"\u00A0"}sens{"\u00A0"}antihoraire
draw-pile = { $count ->
    [1] une carte à piocher
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
pile-back = Dos de la prochaine carte : { $card }
seat = { $mark } **{ $player }** · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seat-few-cards = { $mark } **{ $player } : { $cards }**
few-cards = { $count ->
    [1] UNE CARTE
    [2] DEUX CARTES
    [3] TROIS CARTES
   *[other] { $count } CARTES
}
few-cards-of = { $player } : { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ « { $call } ! »
seat-knocked-out = 💥 { $player } · K.-O.
seat-out = { $mark } { $player } · { $place ->
    [1] 1re place
   *[other] { $place }e place
}

## Ce que la table attend

turn-you = À toi de jouer !
turn-other = À { $player } de jouer.
granted-you = À toi : tu peux poser d'un coup toutes tes cartes de cette couleur ({ $colour }).
granted-other = À { $player }, qui peut poser toutes ses cartes de cette couleur ({ $colour }).
you-drew-forced = Tu as pioché { $card }, et tu dois la jouer.
you-drew = Tu as pioché { $card }. La jouer ou la garder ?
may-jump-in = Tu peux intercepter : { $cards } !
may-double = Tu peux doubler : { $cards }.
wrong-card-costs = -# Tu peux essayer n'importe quelle carte, même hors de ton tour ; une mauvaise te coûte { -wrong-card }.
has-drawn-forced = { $player } a pioché : si la carte va, il faut la jouer.
has-drawn = { $player } a pioché une carte : la jouer ou la garder ?
pending-you = Tu dois piocher { $draw }.
way-out-take = Prends-les.
way-out-take-or-challenge = Prends-les, ou défie.
way-out-answer = Prends-les, ou joue { $cards } dessus.
way-out-answer-or-challenge = Prends-les, défie, ou joue { $cards } dessus.
pending-other = { $player } doit piocher { $draw }.
draw-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $kind })
draw-colour = { $count ->
    [0] jusqu'au prochain { $colour }
   *[other] jusqu'au prochain { $colour }, plus { $count }
}
roulette-you = Roulette des couleurs : quelle couleur ? Tu retournes des cartes jusqu'à ce qu'elle sorte.
roulette-other = { $player } choisit une couleur et retourne des cartes jusqu'à ce qu'elle sorte.
naming-you = Quelle couleur choisis-tu ?
naming-other = { $player } choisit une couleur.
gesture-you = { $gesture } Appuie sur { $symbol } – le dernier pioche { -late-gesture-cards }.
gesture-other = { $gesture } Il manque encore : { $player }
drafting = { $player } choisit ses cartes.
you-draft = Carte { $number } sur { $count } : { $card }. La garder, ou la défausser et garder la suivante ?
round-is-over = La manche est finie.

## Plateau

board-title = UNO { $mode } · manche { $number }
board-title-of = UNO { $mode } · manche { $number } sur { $rounds }
backs-title = ### Les autres faces, dans le désordre
revealed = **{ $player }** avait : { $cards }
revealed-foul = Bien vu : { $player } bluffait.
revealed-honest = Cette fois, { $player } ne bluffait pas.
more-title = Que veux-tu voir ?
proof-hash = Annoncé avant le premier coup : `{ $commitment }`
proof-later = Une fois la manche finie, tu trouveras la graine ici : son SHA-256 est cette empreinte, donc personne n'a pu changer la donne.
proof-seed =
    La graine : `{ $seed }`
    Son SHA-256 est l'empreinte ci-dessus ; `contra-uno verify` en tire les mêmes cartes.
proof-check = { $member ->
    [yes] `/uno verify` refait le mélange et la donne avec cette graine et montre chaque étape.
   *[no] La personne qui m'a installé peut faire refaire la donne de la manche avec cette graine, étape par étape, avec `/uno verify`.
}

## Qui est parti

time-is-up = ⏳ Temps écoulé { $when }.
match-ends = ⏱️ La partie se termine { $when }.
match-ends-soon = ⏱️ **Dernière minute !** La partie se termine { $when } : le moins de cartes en main gagne la manche.
paused = ⏸️ **Pause** : il n'y a plus personne. Le premier de retour appuie sur « { button-return } », et ça repart.
recess = ☕ **Pause**, demandée par { $player } { $since }.
    -# « { button-go-on } » y met fin pour toute la table ; { $itself ->
        [yes] sinon, elle se termine { $until }.
       *[no] ensuite ({ $until }), n'importe quel bouton le fait.
    }
autopilot-you = 💤 Tu n'étais pas là, alors un robot de niveau { $level } joue à ta place, et ce qu'il fait compte. Appuie sur « { button-return } » pour reprendre tes cartes.
thrown-out = 🤖 Un robot finit la manche à la place de { $player }.
thrown-out-you = 🤖 Un robot finit la manche à ta place, et ensuite tu auras quitté la partie.

## Ce qu'on vote

vote-asks-stop = ⏹️ **{ $player } demande : on arrête la partie maintenant ?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } demande aux autres : dois-tu quitter la partie ?**
   *[no] **{ $player } demande : { $other } doit quitter la partie ?**
}
vote-asks-recess = ☕ **{ $player } demande : on fait une pause ?** Le temps ne court pour personne, jusqu'à ce que quelqu'un appuie sur « { button-go-on } ».
vote-asks-handover = 🤖 **{ $player } demande : un robot joue pour { $other } en attendant ?** Il est de niveau { $level }, et ce qu'il fait compte.
vote-asks-next-round = ⏭️ **{ $player } demande : on passe à la prochaine manche ?**
vote-asks-question = ❓ **{ $player } demande :** c'était [une question bête]({ $link }) de { $other } ?
vote-asks-advice = 💡 **{ $player } demande :** { $other } [a soufflé]({ $link }) ?
vote-ayes = Oui : { $player } ({ $count } sur les { $needed } qu'il faut)
vote-noes = Non : { $player }
vote-concerned = { $answer ->
    [yes] { $player } dit oui, mais ça ne compte pas
   *[no] { $player } dit non, mais ça ne compte pas
}
vote-until = fin { $when }
vote-carried-stop = ⏹️ { $player } voulait arrêter la partie. Pour : { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] On t'a fait sortir de la partie, à la demande de { $player }.
   *[no] On a fait sortir { $other } de la partie, à la demande de { $player }.
} Pour : { $ayes } (il en fallait { $needed }).
vote-carried-handover = 🤖 Un robot de niveau { $level } joue pour { $other } en attendant, et ce qu'il fait compte. Pour : { $ayes }.
vote-failed-stop = ⏹️ La partie continue : { $player } voulait l'arrêter, et il y a eu { $count } oui sur les { $needed } qu'il fallait.
vote-failed-remove = 🚪 { $you ->
    [yes] Tu restes : { $player } voulait ton départ, et il y a eu { $count } oui sur les { $needed } qu'il fallait.
   *[no] { $other } reste : { $player } voulait son départ, et il y a eu { $count } oui sur les { $needed } qu'il fallait.
}
vote-failed-recess = ☕ Pas de pause : { $player } en voulait une, et il y a eu { $count } oui sur les { $needed } qu'il fallait.
vote-failed-question = ❓ La question se défend : { $player } la trouvait bête, et il y a eu { $count } oui sur les { $needed } qu'il fallait. Personne ne pioche.
vote-failed-advice = 💡 Personne n'a soufflé : { $player } pensait que si, et il y a eu { $count } oui sur les { $needed } qu'il fallait. Personne ne pioche.

## What the operator announces

notice-restart = 🔧 **Redémarrage prévu : { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Me revoilà.
