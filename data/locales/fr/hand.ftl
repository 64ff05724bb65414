### La main, et ce qu'on demande avant de jouer une carte

## Main

ring = 🔔 **À toi de jouer** chez { $player } : { $card } sur le tas.
ring-draft = 🔔 **À toi de jouer** chez { $player } : choisis tes cartes.
ring-vote = 🔔 **Une question pour toi** chez { $player } : qu'en dis-tu ?
hand-place = -# { $place }
hand-title = { $count ->
    [1] Ta main : une carte
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
hand-first = **Ta première partie !** Joue une carte qui va avec celle du dessus : même couleur, chiffre ou symbole.
    Les cartes sur bouton coloré se jouent, celles sur bouton gris non. Si rien ne va, appuie sur « { button-draw } ».
    À l'avant-dernière carte, n'oublie pas : **UNO !** – { $member ->
        [yes] `/uno help` explique le reste.
       *[no] « { button-more } » › « { button-rules } » › « { button-help } » explique le reste.
    }
hand-empty = Plus de cartes. Bien joué !
hand-knocked-out = Trop de cartes : K.-O. pour cette manche, et ta main est mise de côté. À la prochaine, tu reviens.
hand-held = Il te restait : { $cards }
hand-arrived = 🪑 Te voilà à table !
hand-soon = Tes cartes arrivent avec la prochaine manche.
hand-soon-with-points = Tu commences avec { $score ->
    [one] { $score } point de pénalité
   *[other] { $score } points de pénalité
}. Tes cartes arrivent avec la prochaine manche.
your-partner = En équipe avec **{ $player }**
your-cards = Tes cartes : { $cards }
hand-picture-stays = Cette image ne changera plus. Pour jouer, fais `/uno hand`.
page-back = Retour
page-here = Page { $page } sur { $pages }
page-on = Suite

## Choisir

ask-how = { $card } : comment ?
ask-set = { $card } : seule, ou avec d'autres ?
ask-colour = { $card } : quelle couleur ?
ask-swap = { $card } : échanger ta main avec qui ?
ask-call = { $card } : crier quelque chose ?
how-play = La jouer
how-jump = Intercepter
how-double = Doubler
set-alone = Cette carte seule
set-pair = Les deux d'un coup
set-several = { $count } cartes de ce chiffre
set-series = Les { $count } cartes de la couleur
set-last = { $card } en dernier
swap-nobody = Personne
swap-with = { $player } ({ $count })
with-call = « { $call } ! »
without-call = Ne rien dire
moves-left-out = { $count ->
    [1] … un coup avant
   *[other] … { $count } coups avant
}
