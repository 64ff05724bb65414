### El glosario: una palabra para cada cosa. Las palabras se separan con “|”, y el asterisco vale por cualquier final.

# Lo que se canta
glossary-uno = UNO
glossary-contra = Contra Uno
# Nombres de cartas, como en las cajas que se venden en España
glossary-reverse = Reversa*
glossary-skip = Salto*
glossary-wild-draw-four = Comodín +4
# Lo que pasa en la mesa
glossary-challenge = desaf*
glossary-bluff = farol*
glossary-stacking = Acumular
glossary-jump-in = Colarse | *cuela* | colars* | colad*
glossary-round = ronda*
glossary-match = partida*
glossary-penalty-points = punto* de castigo
glossary-computer-player = robot*
glossary-partners = pareja*
# Alrededor del juego
glossary-house-rule = regla* de la casa
glossary-set-of-rules = conjunto*
glossary-leaderboard = clasificaci* | leaderboard
glossary-rating = valoraci*
glossary-achievement = logro*
glossary-replay = repetici*
glossary-seed = semilla*
glossary-direct-message = mensaje* directo*
