### Le résultat d'une manche et d'une partie

round-over-nobody = La manche { $number } est finie.
next-round-soon = La prochaine manche commence { $when }, ou dès que vous voulez.
last-round-soon = La dernière manche commence { $when }, ou dès que vous voulez.
match-over-won = { $count ->
    [1] 🏆 { $player } gagne la partie !
   *[other] 🏆 { $player } partagent la victoire !
}
match-over-nobody = La partie est finie
match-over-rounds = { $count ->
    [1] On avait dit une manche : c'était celle-là.
   *[other] C'était la dernière des { $count } manches.
}
match-over-uncounted = Ça ne compte pas pour le classement : aucune manche n'a été jouée jusqu'au bout.
match-over-again = On remet ça, mêmes joueurs, mêmes règles ? L'offre expire { $when }.
target-last-one = le dernier qui reste gagne la partie
# Same: c'est aussi un mot français
scores-winner = **Points** ({ $target })
scores-penalty = **Points de pénalité** – moins, c'est mieux ({ $target })
scores-running = ### Scores avant la manche { $number }
target-round = une seule manche
target-points = jusqu'à { $count }
target-rounds = { $rounds ->
    [1] en une manche
   *[other] en { $rounds } manches
}
target-rounds-or-points = { $rounds ->
    [1] jusqu'à { $count }, en une manche au plus
   *[other] jusqu'à { $count }, en { $rounds } manches au plus
}
score = { $mark } { $player } : **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player } : **{ $score }**
left-knocked-out = 💥 K.-O.
left = { $count ->
    [0] plus de cartes
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
left-table = { $count ->
    [0] a quitté la manche
    [one] départ avec { $count } carte
   *[other] départ avec { $count } cartes
}
order-of-finish = 🏁 { $places }
# Same: names and numbers
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player } : { $count } parties de suite
friends-streak-over = 📉 { $player } : ça s'arrête à { $count }

## L'image d'une manche

picture-player = joueur { $number }
picture-title = { $player } gagne la manche { $number }
picture-line = { $place }. { $player } : { $score } points ({ $gained }), { $count ->
    [0] plus de cartes
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
picture-line-noted = { $place }. { $player } : { $score } points ({ $gained }), { $note }
picture-match-title = { $count ->
    [1] { $player } gagne la partie
   *[other] { $player } gagnent la partie
}
picture-match = UNO { $mode } · { $count ->
    [1] une manche
   *[other] { $count } manches
}
picture-won = { $count ->
    [0] aucune manche gagnée
    [1] une manche gagnée
   *[other] { $count } manches gagnées
}
picture-match-line = { $place }. { $player } : { $score } points, { $won }
picture-leaderboard = Classement
picture-leaderboard-line = { $mark } { $player } : { $figure }
