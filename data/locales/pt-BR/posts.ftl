### Postar algo para todo mundo com um botão

post-elsewhere = Isso eu só mostro onde foi jogado. Abra lá e aperte o botão de novo.
post-may-not = Você não pode escrever aqui, então eu também não.
post-just-posted = Alguém (ou você) acabou de postar aqui. Aperte o botão de novo em um minuto.
post-drawn = A imagem demorou um pouco e agora está pronta. Aperte o botão de novo e ela vai.
post-changed = Algo aqui acabou de mudar. Aperte o botão de novo.
