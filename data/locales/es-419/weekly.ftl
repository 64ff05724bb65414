### Lo que en Latinoamérica se dice de otro modo que en España

button-weekly-in = Me anoto
weekly-set-next = La próxima vez, { $when }. En este canal pregunto quién se anota: { $asks }
    -# A su hora abro una mesa para quienes se anoten, con el juego y las reglas de la última noche, y les aviso una vez. Lo que elijas abajo vale al momento.
weekly-nobody-yet = ¿Quién se anota? Por ahora, nadie.
weekly-in = { $count ->
    [one] 👍 Se anota { $people }
   *[other] 👍 Se anotan { $people }
}
weekly-how = -# A su hora abro una mesa para quienes se anoten, y les aviso una vez.
weekly-forgotten = { $count ->
    [one] -# Una persona anotada borró sus datos.
   *[other] -# { $count } personas anotadas borraron sus datos.
}
weekly-result-nobody = Esta vez no se anotó nadie.
weekly-doubts = En tres semanas no se juntaron ni dos personas. ¿Sigo preguntando?
    -# Lo decide quien administra el servidor. Si nadie dice nada, lo dejo.
lobby-call-evening = 📅 { $people }: ¡es la hora! La mesa está abierta, y hay lugar guardado. { $link }
weekly-not-here = Solo puedo preguntar cada semana en canales de servidores que me invitaron.
