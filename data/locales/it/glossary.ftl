### Il glossario: una parola per ogni cosa. Le parole sono separate da «|», l'asterisco vale per qualsiasi desinenza.

# Quello che si grida
glossary-uno = UNO
glossary-contra = Contro UNO
# Nomi delle carte, come nelle scatole vendute in Italia
glossary-reverse = Cambio giro | Cambi giro
glossary-skip = Salta turno | Salta tutti
glossary-wild-draw-four = Jolly +4
# Quello che succede al tavolo
glossary-challenge = dubit* | dubbi*
glossary-bluff = bluff*
glossary-stacking = Accumulo
glossary-jump-in = al volo
glossary-round = manche
glossary-match = partit*
glossary-penalty-points = punt* di penalità
glossary-computer-player = computer
glossary-partners = coppi*
# Intorno al gioco
glossary-house-rule = regol* della casa
glossary-set-of-rules = regolament*
glossary-leaderboard = classific* | leaderboard
glossary-rating = rating
glossary-achievement = medagli*
glossary-replay = replay | rived*
glossary-seed = seme
glossary-direct-message = messaggi* dirett*
