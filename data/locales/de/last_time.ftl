### Der Tisch wie bei der letzten Partie im Kanal

button-like-last-time = Wie letztes Mal
