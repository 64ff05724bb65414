### Lo que en Latinoamérica se dice de otro modo que en España

command-param-record = Un registro (.uno) que te dio alguien
    .name = registro
verify-compare = El mismo hash estaba en *{ button-more } → { button-details }* antes de que nadie jugara. Si es el que anotaste, nadie puede haber cambiado el reparto después.
verify-wrong-seed = **El resultado y el registro dan semillas distintas.** Alguien cambió uno de los dos.
verify-wrong-move = **Con este reparto la ronda no puede haber sido así.** Alguien cambió la semilla, las cartas o el orden de las jugadas.
verify-wrong-result = **Las jugadas no llevan al resultado que se mostró.** Alguien cambió uno de los dos.
verify-record-title = ### 🔐 El registro que adjuntaste
verify-record-too-long = Comprobar ese registro llevaba más de { $seconds } segundos, así que me detuve. Una partida real se comprueba en un momento: ¿seguro que es el registro de una?
