### Lo que en Latinoamérica se dice de otro modo que en España

preset-family = Familia
    .description = Sin blofs, todo el mundo hace un gesto con el 3, y se acaba con 200 puntos.
