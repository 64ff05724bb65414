### Lo que en Latinoamérica se dice de otro modo que en España

lobby-invited = Falta por volver: { $players }. El lugar está guardado: ¡presiona «{ button-join }»!
lobby-call-subscribers = 🔔 ¡{ $player } abrió una mesa: UNO { $mode }! { $people } { $link }
