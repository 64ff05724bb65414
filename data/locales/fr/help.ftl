### L'aide (`/uno aide`), cinq courtes pages, et les règles maison en mots

guide-1 = ### 🃏 Pour commencer
    1. `/uno start` ouvre une table dans le salon.
    2. Pour jouer, on appuie sur 🪑 ; 🤖 donne une place vide à un robot.
    3. Sous ⚙️, la personne qui tient la table choisit le jeu et les règles maison.
    4. ▶️ distribue les cartes.
    Le premier à se débarrasser de toutes ses cartes gagne la manche.
    Personne ? `/uno start` dans tes messages privés avec moi : toi contre un, deux ou trois robots.
guide-2 = ### 🎴 Ton tour
    { $member ->
        [yes] Ta main arrive par message privé, une carte par bouton : celles en couleur peuvent être jouées. 🃏 sur le plateau la montre aussi, à toi seulement.
       *[no] 🃏 sur le plateau montre ta main, à toi seulement, une carte par bouton : celles en couleur peuvent être jouées.
    }
    Une carte va si elle a la **même couleur**, le **même chiffre** ou le **même symbole** ; un joker va toujours.
    Rien ne va ? **Pioche.** Si la carte piochée va, tu peux la jouer aussitôt ou la garder. On te fait piocher ? **Prends les cartes**, ou réponds si les règles maison le permettent.
guide-3 = ### 📣 Crier, pincer, défier
    📣 **UNO !** Ça se crie à l'avant-dernière carte : avant, pendant, ou juste après.
    🚨 **Contre-UNO !** Quelqu'un a oublié ? { $member ->
        [yes] Appuie sur 🚨, bouton ou réaction sur le plateau :
       *[no] Appuie sur 🚨 sur le plateau :
    } la personne pioche { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **Défi**, bouton ou réaction :
       *[no] ⚖️ **Défi** :
    } tu penses que le joker qui te fait piocher était un bluff ? Si c'en est un, c'est l'autre qui pioche. Sinon c'est toi, et plus encore.
guide-4 = ### 🎨 Les quatre jeux
guide-5 = ### 📖 Règles et commandes
    📖 sur le plateau montre les règles maison en vigueur. `/uno règles` explique chacune.
    Après la partie : 🔁 pour une revanche entre les mêmes, 🏆 pour le classement.
help-command-hand = `/uno main` tes cartes
help-command-me = `/uno moi` tes réglages
help-command-leave = `/uno partir` partir
help-command-stop = `/uno finir` finir la partie
help-command-penalty = `/uno gage` donner les gages décidés
help-command-settings = `/uno réglages` les réglages de ce serveur
help-command-leaderboard = `/leaderboard` qui joue le mieux
help-install = -# Envie de jouer ailleurs aussi ? Invite-moi sur un serveur, ou emmène-moi dans tes discussions.
button-install-server = Inviter sur un serveur
button-install-person = Ajouter à mes applis
page-of-help = Page { $number } sur { $count }
button-help = Aide
button-help-back = Retour
button-help-on = Suite
help-classic = **Classique :** +2 : la personne suivante pioche { -draw-two } cartes. Passe ton tour : la personne suivante attend un tour. Inversion : le jeu change de sens ; à deux, elle vaut un Passe ton tour. Joker : tu choisis la couleur. Joker +4 : pareil, et la personne suivante pioche { -draw-four } cartes.
help-flip = **Flip :** chaque carte a deux faces. Un Flip retourne tout : du côté sombre attendent +5, Passe à tous et Joker Pioche couleur. 🔄 montre les autres faces.
help-mercy = **No Mercy :** rien ne va ? Pioche jusqu'à ce que ça aille, et joue. Sur une carte de pioche va toute carte de pioche qui vaut au moins autant. Défausse tout emporte la couleur entière. Roulette des couleurs : la personne suivante choisit une couleur et pioche jusqu'à ce qu'elle sorte. Le Joker Inversion +4 change le sens – à deux, il te touche, toi. Un 0 fait passer toutes les mains, un 7 les échange. À 25 cartes, K.-O.
help-duo = **Duo :** pour deux. On choisit d'abord : garder la carte, ou la défausser et garder la suivante. Un +2 répond à un +2. Après un Passe ton tour ou un Joker +4, tu rejoues. Après une Inversion, tu peux jouer toutes tes cartes de cette couleur ; seule la dernière agit.
rules-in-force = Règles maison ({ $mode })
house-rules = **Règles maison**
house-rules-preset = **Règles maison : { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Piocher
family-jumping = Doubler et intercepter
family-calling = Cris et gestes
family-playing = Cartes spéciales, équipes, fin
family-penalties = Gages
family-scoring = Gagner
no-house-rules = Pas de règles maison : on joue comme dans la notice.
