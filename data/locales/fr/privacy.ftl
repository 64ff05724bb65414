### /uno vie-privée : ce qu'on garde de quelqu'un, et comment l'effacer

privacy-title = ### Ce que je garde de toi
privacy-nothing = Rien.
privacy-kind-games = 🎴 { $count ->
        [1] Ta place dans une partie des derniers jours, avec ce que tu y as fait
       *[other] { $count } entrées sur des parties des derniers jours : ta place, et ce que tu y as fait
    }
privacy-kind-messages = ✉️ { $count ->
        [1] Où se trouve un message qui te montre une partie
       *[other] Où se trouvent { $count } messages qui te montrent des parties
    }
privacy-kind-rounds = 🏁 { $count ->
        [1] Comment une manche a fini pour toi
       *[other] Comment { $count } manches ont fini pour toi
    }
privacy-kind-statistics = 📊 { $count ->
        [1] Une ligne de statistiques
       *[other] { $count } lignes de statistiques : classements, et qui a battu qui
    }
privacy-kind-ratings = 📈 { $count ->
        [1] Une cote
       *[other] { $count } cotes, pour chaque jeu, et leur évolution
    }
privacy-kind-achievements = 🏅 { $count ->
        [1] Un succès
       *[other] { $count } succès
    }
privacy-kind-settings = ⚙️ Ce que tu as choisi avec `/uno me`
privacy-kind-favourites = 📌 { $count ->
        [1] Un jeu de règles que tu as nommé
       *[other] { $count } jeux de règles que tu as nommés
    }
privacy-kind-seasons = 🌱 { $count ->
        [1] Le fait que tu as lancé une saison d'un serveur
       *[other] Le fait que tu as lancé { $count } saisons de serveurs
    }
privacy-kind-blocks = ⛔ Le fait que tu ne peux pas jouer : où, jusqu'à quand et pourquoi
privacy-never = -# Je ne lis aucun message, et n'en garde aucun.
privacy-contact = -# Une question, ou quelque chose cloche ? { $contact }
privacy-file = Tout est là. Sur les autres, il n'y a que ce que tout le monde a vu à tes tables.
privacy-sure =
    ### Vraiment tout effacer ?
    Tes réglages, règles, succès et totaux disparaîtront partout. Dans les résultats que tu partages, tu deviens « quelqu'un ». C'est irréversible.
privacy-block-stays = Une chose reste : le fait que tu ne peux pas jouer et jusqu'à quand, avec ton identifiant, mais sans la raison.
privacy-done =
    ### Effacé
    Rien de ce qui reste ne mène à toi. Si tu rejoues, tu repars de zéro.
privacy-done-blocked =
    ### Effacé
    Une seule chose mène encore à toi : le fait que tu ne peux pas jouer, et jusqu'à quand. Elle s'effacera 30 jours plus tard.
privacy-playing = Il faut d'abord que la partie soit finie : { $places }. Quitte-la avec `/uno leave`, et redemande ensuite.
privacy-in-group = [dans un groupe]({ $link })
privacy-in-chat = [dans une discussion à deux]({ $link })
button-privacy = Vie privée
button-privacy-file = En fichier
button-privacy-delete = Tout effacer
button-privacy-sure = Oui, effacer
button-privacy-keep = Garder
button-privacy-back = Retour
