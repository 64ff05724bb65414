### Lo que en Latinoamérica se dice de otro modo que en España

lobby-invited = Esperamos a { $players }. El lugar está guardado: ¡presiona «{ button-join }»!
lobby-call-subscribers = 🔔 ¡{ $player } abrió una mesa: UNO { $mode }! { $people } { $link }
subscription-not-here = Solo puedo hacerlo en canales de servidores que me invitaron.
subscription-hidden = Estás en modo oculto (`/uno me`), y una mención mostraría tu nombre a todo el mundo. Así que no.
closed-by-operator = 🛑 Quien me administra cerró esta mesa:
