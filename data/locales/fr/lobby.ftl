### Le salon d'attente

lobby-title = UNO { $mode } – { $player } t'invite
lobby-seats = { $count ->
    [1] **À la table : une personne**
   *[other] **À la table : { $count } personnes**
}
lobby-closes = -# Rien ne presse ? Je ferme la table { $when }.
lobby-closed = Table fermée : personne n'a lancé la partie. { $member ->
    [yes] `/uno start` en ouvre une autre.
   *[no] La personne qui m'a installé peut en ouvrir une autre avec `/uno start`.
}
lobby-started = Les cartes sont distribuées : c'est parti !
lobby-invited = On attend encore : { $players }. La place est gardée : appuie sur « { button-join } » !
lobby-full = -# La table est complète.
lobby-more-title = Avant la donne
lobby-computers = -# Robots :
lobby-call = { $people } : { $player } invite à UNO { $mode } ! Appuyez sur « { button-join } » à la table. { $link }
