### Le glossaire : un mot pour chaque chose. Les mots sont séparés par « | », une étoile vaut pour toute fin de mot.

# Ce qu'on crie
glossary-uno = UNO
glossary-contra = Contre-UNO
# Noms des cartes, comme dans les boîtes vendues en France
glossary-reverse = Inversion*
glossary-skip = Passe*
glossary-wild-draw-four = Joker +4
# Ce qui se passe à la table
glossary-challenge = défi*
glossary-bluff = bluff*
glossary-stacking = Cumul*
glossary-jump-in = Interception* | intercept*
glossary-round = manche*
glossary-match = partie*
glossary-penalty-points = points de pénalité | point de pénalité
glossary-computer-player = robot*
glossary-partners = équipe*
# Autour du jeu
glossary-house-rule = règle* maison
glossary-set-of-rules = jeu de règles | jeux de règles | jeu *
glossary-leaderboard = classement* | leaderboard
glossary-rating = cote*
glossary-achievement = succès
glossary-replay = rediffusion* | revoir
glossary-seed = graine*
glossary-direct-message = message* privé*
