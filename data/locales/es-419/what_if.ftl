### Lo que en Latinoamérica se dice de otro modo que en España

what-if-begun = Sigue desde ahí en tus mensajes directos, en tu propio lugar, contra robots (*medio*). Nada de esto cuenta; para acabar, *{ button-more }* allí. ¿No llegó nada? Entonces tus mensajes directos están cerrados para mí: ábrelos y presiona otra vez.
what-if-begun-as = Sigue desde ahí en tus mensajes directos, en el lugar de { $player }, contra robots (*medio*). Nada de esto cuenta; para acabar, *{ button-more }* allí. ¿No llegó nada? Entonces tus mensajes directos están cerrados para mí: ábrelos y presiona otra vez.
what-if-over = Ahí la ronda ya se acabó. Vuelve a un turno anterior al final.
what-if-just-begun = Acabas de empezar una: está en tus mensajes directos. Prueba esa primero, y presiona otra vez en un momento.
