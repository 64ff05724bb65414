### Lo que en Latinoamérica se dice de otro modo que en España

achievement-not-you-about = cerró con una Salta
achievement-police-about = atrapó a alguien tres veces en una ronda
achievement-commissioner-about = atrapó a alguien cincuenta veces. A su lado ya nadie se atreve a olvidarse
achievement-caught-again-about = se dejó atrapar tres veces en una ronda
achievement-poker-face-about = blofeó tres veces en una ronda, y nadie se atrevió
achievement-card-shark-about = hizo pasar veinticinco blofs
achievement-lie-detector-about = descubrió dos blofs en una ronda
achievement-so-close = Por un pelo
