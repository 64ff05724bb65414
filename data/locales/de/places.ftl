### Was an einem Ort gesagt wird, an dem etwas keinen Sinn ergibt

settings-of-servers = Einstellungen haben nur Server, die mich eingeladen haben. Hier suchst du die Regeln jedes Spiels unter „{ button-options }“ aus, bevor ausgeteilt wird, und was nur dich betrifft, mit `/uno me`.
settings-invite = Verwaltest du diesen Server? [Lad mich ein]({ $link }), dann bekommt er eigene Einstellungen.
penalty-not-here = Strafen verteile ich nur auf Servern, die mich eingeladen haben: Was hier gesagt wird, sehe ich nicht. Macht es unter euch aus: Wer eine Karte schuldet, zieht im nächsten Zug eine, statt zu legen.
penalty-alone = Hier gibt's niemanden zu bestrafen: Computer schwatzen nicht und pennen nicht ein. Für Strafen deck einen Tisch auf einem Server, mit Leuten.
