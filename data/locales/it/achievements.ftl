### Medaglie: un nome ciascuna, e per che cosa si danno

achievements-title = ## 🏅 Le medaglie di { $player }
    -# { $count } su { $all }
achievements-title-mine = ## 🏅 Le tue medaglie
    -# { $count } su { $all }
achievements-secret = { $count ->
    [one] -# 🤫 E una di cui non si parla.
   *[other] -# 🤫 E { $count } di cui non si parla.
}
achievements-earned = 🏅 **{ $player }**: { $name } – { $about }
achievements-earned-unknown = 🏅 **{ $player }**: { $name }

achievement-first-win = Fortuna del principiante
achievement-first-win-about = ha vinto la sua prima manche. D'ora in poi è tutta in salita
achievement-ten-wins = Di casa
achievement-ten-wins-about = ha vinto dieci manche
achievement-hundred-wins = Centurione
achievement-hundred-wins-about = ha vinto cento manche. E qualcuno gioca ancora con te?
achievement-hundred-rounds = Parte dell'arredamento
achievement-hundred-rounds-about = ha giocato cento manche fino in fondo, senza alzarsi
achievement-first-match = Lavoro finito
achievement-first-match-about = ha vinto una partita intera
achievement-ten-matches = Bacheca dei trofei
achievement-ten-matches-about = ha vinto dieci partite. Ora il problema è spolverare
achievement-last-word = L'ultima parola
achievement-last-word-about = ha chiuso con un Jolly Pesca, per pura cattiveria
achievement-true-colours = Un colore vale l'altro
achievement-true-colours-about = ha chiuso con un Jolly
achievement-u-turn = Inversione a U
achievement-u-turn-about = ha chiuso con un Cambio giro
achievement-not-you = Tu no
achievement-not-you-about = ha chiuso con un Salta turno
achievement-nothing-left = Zero assoluto
achievement-nothing-left-about = ha chiuso con uno zero: zero carte, zero pensieri
achievement-lucky-seven = Settebello
achievement-lucky-seven-about = ha chiuso con un sette
achievement-upside-down = Sottosopra
achievement-upside-down-about = ha chiuso con un Flip
achievement-police = Vigile urbano
achievement-police-about = ha beccato gli altri tre volte in una manche
achievement-commissioner = Commissario
achievement-commissioner-about = ha beccato gli altri cinquanta volte. Accanto a te nessuno osa più dimenticarsi niente
achievement-caught-again = M'è sfuggito
achievement-caught-again-about = ha fatto scena muta tre volte in una manche, e ha pagato ogni volta
achievement-poker-face = Faccia di bronzo
achievement-poker-face-about = ha bluffato tre volte in una manche, e nessuno ha fiatato
achievement-card-shark = Squalo delle carte
achievement-card-shark-about = l'ha fatta franca con venticinque bluff
achievement-lie-detector = Macchina della verità
achievement-lie-detector-about = ha smascherato due bluff in una manche
achievement-gullible = Fiducia zero
achievement-gullible-about = ha dubitato di tre innocenti in una manche
achievement-honest = Mani pulite
achievement-honest-about = ha vinto con due Jolly Pesca, puliti tutti e due
achievement-comeback = Non è finita
achievement-comeback-about = ha vinto dopo aver avuto in mano dodici carte
achievement-phoenix = Fenice
achievement-phoenix-about = ha rimontato da venti carte e ha vinto
achievement-salvo = A prova di proiettile
achievement-salvo-about = ha preso otto carte in un colpo e ha vinto lo stesso
achievement-landslide = Valanga
achievement-landslide-about = ha preso dodici carte in un colpo. Un minuto di silenzio
achievement-straight = Dritto al traguardo
achievement-straight-about = ha vinto senza pescare nemmeno una carta
achievement-photo-finish = Al fotofinish
achievement-photo-finish-about = ha vinto quando tutti gli altri avevano una carta sola
achievement-so-close = Per un pelo
achievement-so-close-about = ha avuto in mano una carta sola più e più volte, e ha perso lo stesso
achievement-good-deal = Affarone
achievement-good-deal-about = ha scambiato la mano: otto carte in meno
achievement-own-goal = Autogol
achievement-own-goal-about = ha scambiato la mano e ci ha guadagnato cinque carte. Apposta?
achievement-quick-draw = Mano lesta
achievement-quick-draw-about = ha giocato al volo tre volte in una manche
achievement-full-house = Tutto esaurito
achievement-full-house-about = ha vinto a un tavolo da otto o più
achievement-marathon = Maratona
achievement-marathon-about = ha vinto una manche da duecento mosse
achievement-sprint = Scatto
achievement-sprint-about = ha vinto in otto turni o meno
achievement-quick-mind = Mente svelta
achievement-quick-mind-about = ha vinto con tre secondi per turno o meno
