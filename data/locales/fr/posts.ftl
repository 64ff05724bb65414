### Publier pour tout le monde d'une pression

post-elsewhere = Ça, je ne le montre que là où on a joué. Ouvre-le là-bas et appuie encore sur le bouton.
post-may-not = Tu ne peux pas écrire ici, alors moi non plus.
post-just-posted = Quelqu'un (ou toi) vient de publier ici. Réessaie dans une minute.
post-drawn = L'image est enfin prête. Appuie encore et je la publie.
post-changed = Quelque chose vient de changer là-dessus. Appuie encore une fois.
