### Publier pour tout le monde d'une pression

post-elsewhere = Ça, je ne le montre que là où on a joué. Ouvre-le là-bas et appuie encore sur le bouton.
post-may-not = Tu ne peux pas écrire ici, alors moi non plus.
post-just-posted = On vient de publier quelque chose ici, ou c'est toi. Appuie encore dans une minute.
post-drawn = L'image a pris un moment et elle est prête. Appuie encore et je la publie.
