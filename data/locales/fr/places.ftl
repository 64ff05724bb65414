### Ce qui est dit là où quelque chose n'a pas de sens

settings-of-servers = Seuls les serveurs qui m'ont invité ont des réglages. Ici, les règles de chaque jeu se choisissent sous « { button-options } » avant de donner les cartes, et ce qui ne concerne que toi avec `/uno me`.
settings-invite = Tu gères ce serveur ? [Invite-moi]({ $link }), et il aura ses propres réglages.
penalty-not-here = Je ne donne des gages que sur les serveurs qui m'ont invité : ici, je ne vois pas ce qui se dit. Réglez ça entre vous : si quelqu'un doit une carte, il en pioche une à son prochain tour au lieu de jouer.
penalty-alone = Personne à punir ici : les robots ne bavardent pas et ne s'endorment pas. Pour des gages, ouvre une table sur un serveur, avec du monde.
