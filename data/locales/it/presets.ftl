# Regolamenti con un nome (data/presets.toml): preset-NOME è il nome, .description una riga.

preset-classic = Classico
    .description = Le regole di base come le trovi nella scatola, fino a 500 punti.
preset-wikipedia = Ufficiale, dice Wikipedia
    .description = Accumulo, raddoppi, Sette-zero, al volo e punti di penalità: le regole della casa ufficiali insieme.
preset-family = Famiglia
    .description = Niente bluff, con un 3 tutti fanno un gesto, e a 200 punti si chiude.
preset-quick = Manche veloce
    .description = Una manche sola con Accumulo, raddoppio rapido e carte al volo.
preset-short_night = Serata breve
    .description = Cinque manche da cinque carte: mezz'ora, e vince chi è in testa.
preset-wild = Manche selvaggia
    .description = Carte che piovono da ogni parte, penalità che vanno e vengono, mani che cambiano padrone.
preset-tournament = Torneo
    .description = Severo: la carta sbagliata costa, un UNO non detto resta in sospeso, tutti a punti di penalità.
preset-flip = Serata Flip
    .description = UNO Flip con Accumulo, carte al volo e scambio di mano con il 7.
preset-house = Regole della casa più amate
    .description = Quello che giocano tutti: Accumulo, Sette-zero, al volo, pescare finché non va bene, e giocarla.
preset-cross = Serata incrociata
    .description = +2 e Jolly +4 si rispondono a vicenda, niente Jolly in chiusura, e a 300 punti si chiude.
preset-blitz = Partita lampo
    .description = Dieci minuti d'orologio, più carte dello stesso numero, al volo, e niente tentennamenti.
preset-elimination = Serata a eliminazione
    .description = A ogni manche ne esce uno; con 25 carte sei fuori dalla manche. Vince chi resta.
# Same: il gioco si chiama così
preset-mercy = No Mercy
    .description = Senza pietà: +10, Scarta tutto, Roulette dei colori, fuori a 25 carte; fino a 1000 punti.
preset-everything = Tutto insieme
    .description = Una manche con tutte le regole della casa che stanno insieme. Solo per chi sa le regole.
