### Le salon d'attente

lobby-title = UNO { $mode } – { $player } t'invite
lobby-seats = { $count ->
    [1] **À la table : une personne**
   *[other] **À la table : { $count } personnes**
}
lobby-closes = -# Rien ne presse ? La table est débarrassée { $when }.
lobby-closed = La table est débarrassée : personne n'a lancé le jeu. { $member ->
    [yes] `/uno start` en dresse une autre.
   *[no] Qui m'a installé en dresse une autre avec `/uno start`.
}
lobby-started = Les cartes sont données : c'est parti !
lobby-invited = Pas encore de retour : { $players }. La place est gardée : appuie sur « { button-join } » !
lobby-full = -# La table est complète.
lobby-more-title = Avant la donne
lobby-computers = -# Robots :
lobby-call = { $people } : { $player } invite à UNO { $mode } ! Appuyez sur « { button-join } » à la table. { $link }
