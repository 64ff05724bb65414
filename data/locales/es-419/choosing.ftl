### Lo que en Latinoamérica se dice de otro modo que en España

choosing-forgotten = Olvidé «{ $name }».
choosing-not-in-mode = Estas reglas no existen en { $mode }, así que las quité: { $rules }.
choosing-nobody = Ese lugar ya está vacío. Así están las cosas ahora.
