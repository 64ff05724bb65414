### Tipps: was jemand tun könnte, und warum

## Erlaubt oder nicht

choosing-hints = Tipps?
choosing-hints-off = Keine Tipps
choosing-hints-off-about = Alle denken selbst.
choosing-hints-on = Tipps mit /uno hint
choosing-hints-on-about = Der Tisch wird nicht gewertet.
hints-lobby = 💡 Tipps sind an: { $member ->
        [yes] Wenn du dran bist, frag `/uno hint`; die Antwort siehst nur du.
       *[no] Wer mich installiert hat, fragt `/uno hint`, wenn er dran ist; die Antwort sieht sonst keiner.
    } Das Spiel zählt nicht für die Wertung.
hints-board = 💡 Tipps an, ohne Wertung

## Der beste Zug

hint-tried = -# Ausprobiert in { $count } ausgedachten Runden: Damit gewinnst du { $share } %, das sind { $ahead } % mehr als mit dem nächstbesten Zug. Niemandem wurde in die Karten geguckt.
hint-tried-even = -# Ausprobiert in { $count } ausgedachten Runden: Damit gewinnst du { $share } %, mit dem nächstbesten Zug etwa gleich viele. Niemandem wurde in die Karten geguckt.
hint-at-sight = -# Über den Daumen gepeilt, nicht ausprobiert. Niemandem wurde in die Karten geguckt.

## Warum er besser ist als der nächstbeste

hint-because-goes-out = Damit bist du alle Karten los.
hint-because-keeps-a-wild = Du behältst eine Farbenwahl für den Fall, dass nichts anderes passt.
hint-because-plays-again = Danach bist du noch einmal dran.
hint-because-hurts-who-is-nearly-out = Es bremst jemanden, der fast fertig ist.
hint-because-answers-the-draw = Jemand anderes zieht, nicht du.
hint-because-next-lacks-the-colour = Wer nach dir kommt, hat diese Farbe wahrscheinlich nicht.
hint-because-keeps-a-last-card = Du behältst eine Karte, die als letzte liegen darf.
hint-because-strongest-colour = Mehr von deinen anderen Karten passen darauf.
hint-because-sheds-points = Damit wirst du viele Punkte los, bevor jemand anderes fertig ist.
hint-because-keeps-the-card = Die gezogene Karte ist später mehr wert.
hint-because-plays-on = Eine Karte weniger ist besser als eine mehr.
hint-because-swaps-for-fewer = Danach hast du weniger Karten.
hint-because-lays-more = Damit wirst du mehr Karten auf einmal los.
hint-because-spares-the-partner = Es trifft nicht deinen Partner.
hint-because-likely-a-foul = Die Karte war wahrscheinlich nicht erlaubt.
hint-because-hardly-a-foul = Die Karte war wahrscheinlich erlaubt, und wer vergeblich herausfordert, zieht mehr.
hint-because-worth-keeping = Die nächste Karte ist wahrscheinlich nicht besser.
hint-because-worth-a-chance = Die nächste Karte ist wahrscheinlich besser.
