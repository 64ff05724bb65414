### Was wäre, wenn …: eine beendete Runde, die eine Person für sich weiterspielt

button-replay-whatif = Was wäre, wenn …
what-if-place = -# Was wäre, wenn … · hier zählt nichts
what-if-begun = Von dort spielst du in deinen Direktnachrichten weiter, auf deinem eigenen Platz, gegen Computerspieler (*mittel*). Nichts davon zählt; *{ button-more }* beendet es dort. Kommt nichts an, sind deine Direktnachrichten für mich geschlossen: Öffne sie und drück noch einmal.
what-if-begun-as = Von dort spielst du in deinen Direktnachrichten weiter, auf dem Platz von { $player }, gegen Computerspieler (*mittel*). Nichts davon zählt; *{ button-more }* beendet es dort. Kommt nichts an, sind deine Direktnachrichten für mich geschlossen: Öffne sie und drück noch einmal.
what-if-over = Dort ist die Runde vorbei. Geh zu einem Zug vor ihrem Ende.
what-if-just-begun = Du hast doch gerade erst angefangen: Schau in deine Direktnachrichten. Probier das erst aus und drück dann noch einmal.
what-if-dms-held = Weiter ginge es in deinen Direktnachrichten, aber Discord lässt mich gerade keine neuen anfangen. Das kann ein paar Tage dauern; versuch es später noch mal.
