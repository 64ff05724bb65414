### Lo que en Latinoamérica se dice de otro modo que en España

film-moment-shown = 🎬 { $round }: { $name } muestra un momento
film-shown = 🎬 { $round }: { $name } muestra los momentos clave
