### Et si … : une manche finie, continuée par une personne

button-replay-whatif = Et si …
what-if-place = -# Et si … · ici rien ne compte
what-if-begun = La suite t'attend dans tes messages privés, à ta propre place, contre des robots (*moyen*). Rien de tout ça ne compte ; « { button-more } » y met fin. Rien reçu ? Alors tes messages privés me sont fermés : ouvre-les et appuie encore.
what-if-begun-as = La suite t'attend dans tes messages privés, à la place de { $player }, contre des robots (*moyen*). Rien de tout ça ne compte ; « { button-more } » y met fin. Rien reçu ? Alors tes messages privés me sont fermés : ouvre-les et appuie encore.
what-if-over = À ce moment-là, la manche est finie. Remonte un peu avant la fin.
what-if-just-begun = Tu viens d'en commencer une : elle est dans tes messages privés. Essaie-la d'abord, et appuie encore dans un instant.
what-if-dms-held = Tu continuerais dans tes messages privés, mais Discord ne me laisse pas en ouvrir pour l'instant. Ça peut durer quelques jours ; réessaie plus tard.
