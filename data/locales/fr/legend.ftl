### Ce que veulent dire les signes des cartes, derrière *Plus*

legend-title = 🔣 Ce que veulent dire les signes
legend-card = { $card } : { $does }
legend-names-colour = tu choisis la couleur
legend-turns = le jeu change de sens ; à deux, ça vaut un Passe ton tour
legend-turns-and-draws = le jeu change de sens
legend-skips = la personne suivante passe son tour
legend-skips-all = tous les autres passent leur tour et tu rejoues
legend-draws = la personne suivante pioche { $count }
legend-draws-colour = la personne suivante pioche jusqu'à ce qu'elle sorte
legend-flips = toutes les cartes se retournent, tas et mains
legend-opens-series = tu peux jouer d'un coup toutes tes cartes de sa couleur ; seule la dernière agit
legend-sweeps = toutes tes cartes de sa couleur partent avec
legend-roulette = la personne suivante choisit une couleur et pioche jusqu'à ce qu'elle sorte
legend-exchange-rotate = chacun passe sa main au suivant
legend-exchange-swap = tu échanges ta main avec quelqu'un
legend-gesture-self = tu fais le geste
legend-gesture-all = tout le monde fait le geste ; le dernier pioche
legend-switches-complement = on passe aux couleurs complémentaires, ou on revient aux normales
legend-draw-title = **Pourquoi pas de « { button-draw } » ?**
legend-draw-turn = Ce n'est pas ton tour, ou tu viens de piocher.
legend-draw-must-play = Tu as une carte qui peut être jouée, peut-être un joker : ici, il faut la jouer.
legend-draw-forced = La carte piochée va : ici, il faut la jouer.
legend-draw-pending = On te fait piocher : ce sont ces cartes-là que tu prends.
