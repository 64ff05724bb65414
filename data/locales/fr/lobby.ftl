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
closed-by-operator = 🛑 La personne qui me fait tourner a fermé cette table :
lobby-started = Les cartes sont distribuées : c'est parti !
lobby-invited = On attend encore : { $players }. La place est gardée : appuie sur « { button-join } » !
lobby-full = -# La table est complète.
lobby-more-title = Avant la donne
lobby-computers = -# Robots :
lobby-call = { $people } : { $player } invite à UNO { $mode } ! Appuyez sur « { button-join } » à la table. { $link }
lobby-call-subscribers = 🔔 { $player } a ouvert une table : UNO { $mode } ! { $people } { $link }
recess-call = ▶️ La pause est finie, ça repart : { $people } { $link }
subscription-begun = 🔔 **Quand une table s'ouvre ici, je te mentionne dessous** : une fois par jour au plus, jamais par message privé. Si tu ne joues pas ici pendant 90 jours, ça s'arrête tout seul.
subscription-ended = 🔕 Je ne te préviens plus des tables d'ici.
subscription-not-here = Je ne peux le faire que dans les salons de serveurs où je suis.
subscription-hidden = Tu te caches (`/uno me`), et une mention montrerait ton nom à tout le monde. Donc, non.
subscription-full = Je préviens déjà { $count } personnes ici, et pas plus à la fois. Réessaie plus tard.
