### ¿Y si …?: una ronda que ya acabó, continuada por una persona

button-replay-whatif = ¿Y si …?
what-if-place = -# ¿Y si …? · aquí no cuenta nada
what-if-begun = Sigue desde ahí en tus mensajes directos, en tu propio sitio, contra robots (*medio*). Nada de esto cuenta; para acabar, *{ button-more }* allí. ¿No ha llegado nada? Entonces tus mensajes directos están cerrados para mí: ábrelos y pulsa otra vez.
what-if-begun-as = Sigue desde ahí en tus mensajes directos, en el sitio de { $player }, contra robots (*medio*). Nada de esto cuenta; para acabar, *{ button-more }* allí. ¿No ha llegado nada? Entonces tus mensajes directos están cerrados para mí: ábrelos y pulsa otra vez.
what-if-over = Ahí la ronda ya se ha acabado. Vuelve a un turno anterior al final.
what-if-just-begun = Acabas de empezar una: está en tus mensajes directos. Prueba esa primero, y pulsa otra vez en un momento.
what-if-dms-held = Seguirías en tus mensajes directos, pero Discord no me deja abrir nuevos por ahora. Puede tardar unos días; prueba más tarde.
