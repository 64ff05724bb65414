### Lo que en Latinoamérica se dice de otro modo que en España

privacy-kind-games = 🎴 { $count ->
        [one] Tu lugar en una partida de los últimos días, con lo que hiciste allí
       *[other] { $count } entradas sobre partidas de los últimos días: tu lugar, y lo que hiciste allí
    }
privacy-kind-messages = ✉️ { $count ->
        [one] Dónde está un mensaje que te muestra una partida
       *[other] Dónde están { $count } mensajes que te muestran partidas
    }
privacy-kind-settings = ⚙️ Lo que elegiste con `/uno me`
