### Was die Zeichen auf den Karten bedeuten, hinter *Mehr*

legend-title = 🔣 Was die Zeichen bedeuten
legend-card = { $card }: { $does }
legend-names-colour = du wünschst dir eine Farbe
legend-turns = es geht andersherum weiter; zu zweit wie Aussetzen
legend-turns-and-draws = es geht andersherum weiter
legend-skips = der Nächste setzt aus
legend-skips-all = alle anderen setzen aus, und du bist noch mal dran
legend-draws = der Nächste zieht { $count }
legend-draws-colour = der Nächste zieht, bis sie kommt
legend-flips = alle Karten werden umgedreht, Stapel und Hände
legend-opens-series = du darfst alle deine Karten der Farbe auf einmal legen; nur die letzte wirkt
legend-sweeps = alle deine Karten der Farbe gehen mit weg
legend-roulette = der Nächste nennt eine Farbe und zieht, bis sie kommt
legend-exchange-rotate = alle geben ihre Hand weiter
legend-exchange-swap = du tauschst deine Hand mit jemandem
legend-gesture-self = du machst die Geste
legend-gesture-all = alle machen die Geste; wer zuletzt kommt, zieht
legend-switches-complement = ab jetzt passt die Komplementärfarbe, oder wieder die gleiche
legend-draw-title = **Warum fehlt „{ button-draw }“?**
legend-draw-turn = Du bist nicht dran, oder du hast gerade gezogen.
legend-draw-must-play = Du hast eine Karte, die du legen kannst, vielleicht eine schwarze: Hier musst du sie legen.
legend-draw-forced = Die gezogene Karte passt: Hier musst du sie legen.
legend-draw-pending = Eine Ziehkarte hat dich getroffen: Dann nimmst du die Karten.
