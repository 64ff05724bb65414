### L'aide (`/uno help`), cinq courtes pages, et les règles maison en mots

guide-1 = ### 🃏 Pour commencer
    1. { $member ->
        [yes] `/uno start` ouvre une table dans le salon.
       *[no] La personne qui m'a installé ouvre une table avec `/uno start`.
    }
    2. Pour jouer, on appuie sur « { button-join } » ; « { button-add-computer } » installe un robot à une place vide.
    3. Sous « { button-options } », la personne qui tient la table choisit le jeu et les règles maison.
    4. « { button-start } » distribue les cartes.
    Le premier à se débarrasser de toutes ses cartes gagne la manche.
guide-alone = Personne sous la main ? { $member ->
        [yes] `/uno start` dans tes messages privés avec moi : toi contre un, deux ou trois robots.
       *[no] La personne qui m'a installé joue en messages privés avec moi, contre un, deux ou trois robots : `/uno start`.
    }
guide-2 = ### 🎴 Ton tour
    { $member ->
        [yes] Ta main arrive par message privé. « { button-hand } » sur le plateau la montre aussi, à toi seulement.
       *[no] « { button-hand } » sur le plateau montre ta main, à toi seulement.
    } Chaque carte est un bouton : sur fond coloré, elle se joue ; sur fond gris, non.
    Une carte va si elle a la **même couleur**, le **même chiffre** ou le **même symbole** ; un joker va toujours.
    Rien ne va ? « { button-draw } ». Si la carte piochée va, tu peux la jouer aussitôt ou la garder. On te fait piocher ? « { button-take } », ou réponds si les règles maison le permettent.
guide-3 = ### 📣 Crier, pincer, défier
    📣 **UNO !** Ça se crie à l'avant-dernière carte : avant, pendant, ou juste après.
    🚨 **{ button-contra }** Quelqu'un a oublié ? { $member ->
        [yes] Appuie dessus, bouton ou réaction sur le plateau :
       *[no] Appuie dessus, sur le plateau :
    } la personne pioche { -forgotten-call-cards }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, bouton ou réaction :
       *[no] ⚖️ **{ button-challenge }** :
    } tu penses que le joker qui te fait piocher était un bluff ? Si c'en est un, c'est l'autre qui pioche. Sinon c'est toi, et plus encore.
guide-4 = ### 🎨 Les jeux
guide-5 = ### 📖 Règles et commandes
    « { button-more } » › « { button-rules } » à la table montre les règles maison en vigueur et explique chacune{ $member ->
        [yes] {"\u00A0"}; `/uno rules` aussi.
       *[no] .
    }
    Après la partie : « { button-rematch } » entre les mêmes, « { button-more } » › « { button-leaderboard } ».{ $member ->
        [yes] {""}
       *[no] {" "}La personne qui m'a installé a ces commandes :
    }
help-command-hand = `/uno hand` tes cartes
help-command-me = `/uno me` tes réglages
help-command-leave = `/uno leave` partir
help-command-stop = `/uno stop` finir la partie
help-command-penalty = `/uno penalty` donner les gages décidés
help-command-settings = `/uno settings` les réglages de ce serveur
help-command-leaderboard = `/leaderboard` qui joue le mieux
help-install = -# Envie de jouer ailleurs aussi ? Invite-moi sur un serveur, ou emmène-moi dans tes discussions.
button-install-server = Inviter sur un serveur
button-install-person = Ajouter à mes applis
page-of-help = Page { $number } sur { $count }
button-help = Aide
button-help-back = Retour
button-help-on = Suite
help-classic = **Classique :** +2 : la personne suivante pioche { -draw-two } cartes. Passe ton tour : la personne suivante attend un tour. Inversion : le jeu change de sens ; à deux, elle vaut un Passe ton tour. Joker : tu choisis la couleur. Joker +4 : pareil, et la personne suivante pioche { -draw-four } cartes.
help-flip = **Flip :** chaque carte a deux faces. Un Flip retourne tout : côté sombre, gare aux +5, Passe à tous et Joker Pioche couleur. « { button-backs } » montre les autres faces.
help-mercy = **No Mercy :** rien ne va ? Pioche jusqu'à ce que ça aille, et joue. À une carte de pioche, on répond par une autre qui vaut au moins autant. Défausse tout emporte la couleur entière. Roulette des couleurs : la personne suivante choisit une couleur et pioche jusqu'à ce qu'elle sorte. Le Joker Inversion +4 change le sens – à deux, il te touche, toi. Un 0 fait passer toutes les mains, un 7 les échange. À 25 cartes, K.-O.
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
