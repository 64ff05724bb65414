### Les conseils : ce qu'on pourrait faire, et pourquoi

## Permis ou non

choosing-hints = Avec des conseils ?
choosing-hints-off = Pas de conseils
choosing-hints-off-about = À chacun de réfléchir.
choosing-hints-on = Conseils avec /uno hint
choosing-hints-on-about = La table ne compte pas pour la cote.
hints-lobby = 💡 Conseils permis : { $member ->
        [yes] à ton tour, demande `/uno hint`, et la réponse n'est que pour toi.
       *[no] à son tour, la personne qui m'a installé peut demander `/uno hint`, et elle seule voit la réponse.
    } La partie ne compte pas pour la cote.
hints-board = 💡 Avec conseils, sans cote

## Le meilleur coup

hint-tried = -# Essayé dans { $count } manches simulées : ça en gagne { $share } %, { $ahead } % de plus que le deuxième meilleur. Sans regarder les cartes de personne.
hint-tried-even = -# Essayé dans { $count } manches simulées : ça en gagne { $share } %, et le deuxième meilleur à peu près autant. Sans regarder les cartes de personne.
hint-at-sight = -# Au jugé, sans essayer ni regarder les cartes de personne.

## Pourquoi il vaut mieux que le deuxième

hint-because-goes-out = Avec ça, ta main est vide.
hint-because-keeps-a-wild = Tu gardes un joker pour quand rien d'autre n'ira.
hint-because-plays-again = Tu rejoues.
hint-because-hurts-who-is-nearly-out = Ça freine quelqu'un qui a presque fini.
hint-because-answers-the-draw = C'est quelqu'un d'autre qui pioche, pas toi.
hint-because-next-lacks-the-colour = La personne suivante n'a sans doute pas cette couleur.
hint-because-keeps-a-last-card = Tu gardes une carte pour finir.
hint-because-strongest-colour = C'est la couleur qui va le mieux avec tes autres cartes.
hint-because-sheds-points = Tu te débarrasses de beaucoup de points avant la fin.
hint-because-keeps-the-card = La carte piochée vaudra plus ensuite.
hint-because-plays-on = Une carte de moins vaut mieux qu'une de plus.
hint-because-swaps-for-fewer = Après, tu as moins de cartes.
hint-because-lays-more = Tu te débarrasses de plus de cartes d'un coup.
hint-because-spares-the-partner = Ça ne touche pas ton équipe.
hint-because-likely-a-foul = La carte n'était sans doute pas permise.
hint-because-hardly-a-foul = La carte était sans doute permise, et un défi raté coûte plus.
hint-because-worth-keeping = La prochaine carte n'est sans doute pas meilleure.
hint-because-worth-a-chance = La prochaine carte est sans doute meilleure.
