### Die Hilfe

help = ## 🃏 So wird gespielt
    Werd alle deine Karten los. Eine Karte passt bei **gleicher Farbe**, **gleicher Zahl oder gleichem Zeichen** – oder wenn sie schwarz ist. Nichts passt? Zieh eine.
    Deine Hand kommt per Direktnachricht, als Knöpfe: Bist du dran, kannst du legen, was du drücken kannst. 🃏 am Spielbrett zeigt sie auch, nur dir.
    📣 **UNO!** Drück es, bevor du die vorletzte Karte legst, oder schnell danach. Vergisst du es, darf dich jeder erwischen.
    🚨 **Contra Uno!** Jemand hat's vergessen? Drück den Knopf oder die Reaktion 🚨 unter dem Spielbrett: zwei Karten Strafe.
    ⚖️ **Herausfordern** – Knopf oder Reaktion: Du glaubst, die Ziehkarte gegen dich war ein Bluff. Stimmt's, zieht der andere. Sonst ziehst du mehr.
    `/uno start` eröffnet einen Tisch, `/uno hand` zeigt deine Karten, mit `/uno leave` steigst du aus, `/uno stop` beendet das Spiel, mit `/uno penalty` verteilt der Gastgeber beschlossene Strafen, `/leaderboard` zeigt die Besten.
help-classic = **Klassisch:** +2: Der Nächste zieht zwei. Aussetzen: Der Nächste setzt aus. Retour: Es geht andersherum weiter. Farbenwahl: Du wünschst dir eine Farbe. Farbenwahl +4: Farbe, und der Nächste zieht vier.
help-flip = **Flip:** Jede Karte hat zwei Seiten. Ein Flip dreht alles um: Auf der dunklen Seite warten +5, „Alle passen“ und „Eine Farbe ziehen“. 🔄 zeigt die anderen Seiten.
help-duo = **Duo:** für zwei. Erst sucht ihr aus: Karte behalten, oder ablegen und die nächste nehmen. Auf eine +2 darf eine +2. Nach Aussetzen und Farbenwahl +4 bist du noch mal dran. Nach einem Retour darfst du alle Karten dieser Farbe legen; nur die letzte wirkt.
rules-in-force = **Hausregeln ({ $mode })**
house-rules = **Hausregeln**
house-rules-preset = **Hausregeln: { $preset }**
house-rules-family = - { $family }: { $rules }
family-drawing = Ziehen
family-jumping = Doppelt und dazwischen
family-calling = Rufen und Gesten
family-playing = Besondere Karten, Teams, Ende
family-penalties = Strafen
family-scoring = Punkte
no-house-rules = Keine Hausregeln: alles nach Anleitung.
