### Les moments, en grand : $variant choisit les mots, pour que chaque soirée soit différente

cards-counted = { $amount ->
    [1] 1 carte
   *[other] { $amount } cartes
}
moment-challenge-won = { $variant ->
    [0] 🕵️ C'est grillé ! { $player } bluffait et pioche { $amount }.
    [1] 🕵️ { $other } l'a flairé : le +4 de { $player } était un bluff. { $amount } cartes !
   *[2] 🕵️ Bluff ! { $player } avait de quoi jouer, et pioche { $amount }.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ Perdu ! { $other } lit en toi comme dans un livre : { $amount } cartes.
    [1] 🕵️ Ton visage de marbre se fissure : { $amount } cartes.
   *[2] 🕵️ { $other } n'y a pas cru, à raison. Tu pioches { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ Tu avais raison ! { $player } bluffait et pioche { $amount }.
    [1] 🕵️ Quel flair ! Le bluff de { $player } coûte { $amount } cartes.
   *[2] 🕵️ La main dans le sac : { $player } pioche { $amount }, grâce à toi.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ Pas un bluff ! { $player } a douté de { $other }, et pioche { $amount }.
    [1] ⚖️ { $other } ne bluffait pas. { $player } paie { $amount } cartes.
   *[2] ⚖️ Mauvaise pioche : { $amount } cartes pour { $player }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } ne bluffait pas. Ça fait { $amount } cartes pour toi.
    [1] ⚖️ Mauvaise pioche ! Tu en prends { $amount }.
   *[2] ⚖️ Hélas, pas un bluff : { $amount } cartes.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } a douté de toi, et pioche { $amount }.
    [1] ⚖️ L'honnêteté paie : { $player } pioche { $amount }.
   *[2] ⚖️ Rien à cacher ! { $amount } cartes pour { $player }.
}
moment-caught = { $variant ->
    [0] 🚨 Contre-UNO ! { $other } pince { $player } : { cards-counted }.
    [1] 🚨 { $player } n'a rien dit, { $other } si : { cards-counted } !
   *[2] 🚨 Oublié ! { $other } avait { $player } à l'œil : { cards-counted }.
}
moment-caught-you = { $variant ->
    [0] 🚨 La main dans le sac ! Tu as oublié de crier : { cards-counted }.
    [1] 🚨 { $other } écoutait, et tu n'as rien dit : { cards-counted }.
   *[2] 🚨 Si près, et pas un mot. Ça n'a pas échappé à { $other } : { cards-counted }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Je te tiens, { $player } ! { cards-counted }.
    [1] 🚨 Tu as l'oreille fine : { $player } pioche { $amount }.
   *[2] 🚨 Contre ! Tu as pincé { $player } : { cards-counted }.
}
moment-big-draw = { $variant ->
    [0] 🌊 { $amount } cartes pour { $player } !
    [1] 🌊 { $player } va manquer de doigts : { $amount } d'un coup.
   *[2] 🌊 C'est le déluge : { $amount } cartes pour { $player }.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } cartes, toutes pour toi.
    [1] 🌊 Tu en as pris { $amount } d'un coup. Respire.
   *[2] 🌊 C'est le déluge : { $amount } cartes pour toi.
}
moment-forgot = { $variant ->
    [0] 🤐 Il manquait « Uno Uno » ! { $player } reste en jeu : { cards-counted }.
    [1] 🤐 Si près ! { $player } a oublié « Uno Uno ».
   *[2] 🤐 { $player } avait fini, à deux mots près.
}
moment-forgot-you = { $variant ->
    [0] 🤐 Tu as oublié « Uno Uno » : { cards-counted }.
    [1] 🤐 Si près ! Il manquait « Uno Uno ».
   *[2] 🤐 Tu avais fini, à deux mots près.
}
moment-out = { $variant ->
    [0] 🏁 Plus de cartes ! { $player } finit { $amount ->
        [1] en tête
       *[other] { $amount }e
    }.
    [1] 🏁 C'était la dernière carte : { $player } finit { $amount ->
        [1] en tête
       *[other] { $amount }e
    }.
   *[2] 🏁 Et de { $amount } : { $player } a fini.
}
moment-out-you = { $variant ->
    [0] 🏁 Plus de cartes ! Tu finis { $amount ->
        [1] en tête
       *[other] { $amount }e
    }.
    [1] 🏁 C'était ta dernière carte : tu finis { $amount ->
        [1] en tête
       *[other] { $amount }e
    }.
   *[2] 🏁 Et de { $amount } : tu as fini.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ { $player } ramène tout du côté clair !
       *[1] 🌑 { $player } retourne tout du côté sombre !
    }
    [1] { $amount ->
        [0] ☀️ Lumière ! { $player } retourne les cartes.
       *[1] 🌑 Panne de courant ! { $player } retourne les cartes.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } laisse entrer la lumière.
       *[1] 🌑 { $player } : bienvenue du côté sombre.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Tu ramènes la lumière.
       *[1] 🌑 Tu entraînes tout le monde du côté sombre.
    }
    [1] { $amount ->
        [0] ☀️ Lumière !
       *[1] 🌑 Panne de courant !
    }
   *[2] { $amount ->
        [0] ☀️ Tu laisses entrer la lumière.
       *[1] 🌑 Bienvenue du côté sombre : c'est toi qui as ouvert la porte.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } et { $other } échangent leurs mains !
    [1] 🔁 « La mienne contre la tienne ! » { $player } prend la main de { $other }.
   *[2] 🔁 { $player } préfère les cartes de { $other }.
}
moment-swapped-you = { $variant ->
    [0] 🔁 Tu as maintenant la main de { $other }.
    [1] 🔁 Échangé ! { $other } a tes anciennes cartes.
   *[2] 🔁 Bonne affaire ? Tu as les cartes de { $other }.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } a pris ta main : regarde la nouvelle !
    [1] 🔁 Échangé ! Tu as maintenant les cartes de { $player }.
   *[2] 🔁 { $player } préférait tes cartes. Il te reste les autres.
}
moment-handed-on = { $variant ->
    [0] 🔄 Faites passer : toutes les mains bougent !
    [1] 🔄 { $player } fait voyager toutes les mains.
   *[2] 🔄 Toutes les mains ont bougé : qui a quoi ?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 Tu as fait passer toutes les mains !
    [1] 🔄 Tout le monde change de cartes, grâce à toi.
   *[2] 🔄 Tu as maintenant les cartes d'à côté.
}
moment-jump-in = { $variant ->
    [0] ⚡ { $player } intercepte avec { $card } !
    [1] ⚡ { $player } surgit de nulle part : { $card } !
   *[2] ⚡ { $player } a été plus rapide : { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ Tu as intercepté !
    [1] ⚡ Rapide comme l'éclair !
   *[2] ⚡ Personne n'a été plus rapide.
}
moment-uno = { $variant ->
    [0] ☝️ UNO ! { $player } n'a plus qu'une carte.
    [1] ☝️ { $player } crie UNO.
   *[2] ☝️ « UNO ! » Plus qu'une carte pour { $player }.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO ! Plus qu'une carte.
    [1] ☝️ Tu as crié UNO.
   *[2] ☝️ « UNO ! » Allez, la dernière !
}
moment-series = { $variant ->
    [0] 🎳 { $player } pose { $amount } cartes d'un coup, { $card } au-dessus !
    [1] 🎳 { $amount } cartes en une fois, de { $player }.
   *[2] 🎳 { $player } fait place nette : { $amount } cartes !
}
moment-series-you = { $variant ->
    [0] 🎳 { $amount } cartes d'un coup !
    [1] 🎳 { $amount } cartes de moins pour toi, en une fois.
   *[2] 🎳 Place nette : { $amount } cartes.
}
moment-double = { $variant ->
    [0] 👯 { $card }, et rebelote : { $player } double !
    [1] 👯 { $player } en a une autre : { $card }.
   *[2] 👯 Doublé ! { $card } de { $player }.
}
moment-double-you = { $variant ->
    [0] 👯 Tu as doublé !
    [1] 👯 Et rebelote !
   *[2] 👯 On voit double : { $card } !
}
moment-knocked-out = { $variant ->
    [0] 💥 { $amount } cartes, c'est trop : { $player } est K.-O. !
    [1] 💥 { $player } coule avec { $amount } cartes.
   *[2] 💥 La carte de trop : { $player } sort de la manche.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } cartes, c'est trop : tu es K.-O.
    [1] 💥 Tu as coulé avec { $amount } cartes.
   *[2] 💥 La carte de trop : cette manche continue sans toi.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } sort de la partie !
    [1] 🚪 La partie continue sans { $player }.
   *[2] 🚪 Au revoir, { $player } !
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Tu sors de la partie. Tu peux encore regarder.
    [1] 🚪 La partie continue sans toi.
   *[2] 🚪 C'est fini pour cette fois.
}
moment-false-contra = { $variant ->
    [0] 🙈 Fausse alerte ! { $other } n'a rien oublié, et { $player } pioche { $amount }.
    [1] 🙈 { $player } a crié au loup : { cards-counted }.
   *[2] 🙈 Trop de zèle : { cards-counted } pour { $player }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 Fausse alerte ! { $other } n'a rien oublié : { cards-counted } pour toi.
    [1] 🙈 Tu as crié au loup : { cards-counted }.
   *[2] 🙈 Trop de zèle ! Tu pioches { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } voulait te pincer : c'est raté, et ça lui coûte { cards-counted }.
    [1] 🙈 Fausse alerte ! Tu n'as rien oublié ; { $player } pioche { $amount }.
   *[2] 🙈 { $player } a fait trop de zèle : { cards-counted }, aucune pour toi.
}
moment-roulette = { $variant ->
    [0] 🎡 La roue tourne : { $amount ->
        [1] une carte
       *[other] { $amount } cartes
    } pour { $player } !
    [1] 🎡 Roulette des couleurs ! { $player } retourne { $amount ->
        [1] une carte
       *[other] { $amount } cartes
    }.
   *[2] 🎡 { $amount ->
        [1] Dès la première : une carte
       *[other] Encore, et encore : { $amount } cartes
    } pour { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 La roue tourne : { $amount ->
        [1] une carte
       *[other] { $amount } cartes
    } pour toi.
    [1] 🎡 Roulette des couleurs ! Tu retournes { $amount ->
        [1] une carte
       *[other] { $amount } cartes
    }, devant tout le monde.
   *[2] 🎡 { $amount ->
        [1] Dès la première : une carte
       *[other] Encore, et encore : { $amount } cartes
    } pour toi.
}
moment-returned = { $variant ->
    [0] ↩️ Retour à l'envoyeur ! { cards-counted } reviennent à { $other }.
    [1] ↩️ { $player } dit non, merci : { $other } récupère les { $amount }.
   *[2] ↩️ Boomerang ! { cards-counted }, et c'est encore à { $other }.
}
moment-returned-you = { $variant ->
    [0] ↩️ Retour à l'envoyeur : les { cards-counted } sont pour { $other }.
    [1] ↩️ Non, merci ! { $other } récupère les { $amount }.
   *[2] ↩️ Ton boomerang fait mouche : { cards-counted } pour { $other }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Retour à l'envoyeur : { $player } te renvoie { cards-counted } !
    [1] ↩️ { $player } renverse la situation : { cards-counted } pour toi ?
   *[2] ↩️ Boomerang ! { $player } te rend les { $amount }.
}
moment-stack = { $variant ->
    [0] 🏗️ { $amount } cartes pendent au nez de { $other } !
    [1] 🏗️ { $player } en rajoute : { $amount } cartes pour { $other } ?
   *[2] 🏗️ On en est à { $amount }, et c'est à { $other }.
}
moment-stack-you = { $variant ->
    [0] 🏗️ Tu montes à { $amount } cartes : à { $other } de jouer.
    [1] 🏗️ { $amount } cartes pendent au nez de { $other }, grâce à toi.
   *[2] 🏗️ Ça fait { $amount }. À { $other } !
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ { $amount } cartes te pendent au nez !
    [1] 🏗️ { $player } monte à { $amount }, et c'est à toi.
   *[2] 🏗️ On en est à { $amount }. Ta réponse ?
}
moment-comeback = { $variant ->
    [0] 🧟 Pas si vite ! { $player } avait fini, et revient en jeu.
    [1] 🧟 { $player } doit revenir en jeu.
   *[2] 🧟 Demi-tour sur la ligne d'arrivée : { $player } continue.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Pas si vite ! Tu avais fini, et te revoilà.
    [1] 🧟 Tu as de nouveau des cartes : te revoilà en jeu.
   *[2] 🧟 Demi-tour sur la ligne d'arrivée : tu continues.
}
moment-long-way-back = { $variant ->
    [0] 🧗 Quelle remontée ! { $player } a eu jusqu'à { $amount } cartes.
    [1] 🧗 De { $amount } cartes jusqu'ici : { $player } ne lâche rien.
   *[2] 🧗 { $amount } cartes ? C'était avant. { $player } est de retour !
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 Quelle remontée ! Tu as eu jusqu'à { $amount } cartes.
    [1] 🧗 De { $amount } cartes jusqu'ici : tu ne lâches rien.
   *[2] 🧗 { $amount } cartes ? C'était avant. Te revoilà !
}
