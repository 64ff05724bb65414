### Befehle: was die Liste der Befehle zu jedem sagt

command-uno-start = Einen Tisch in diesem Kanal eröffnen
command-uno-hand = Deine Hand zeigen, nur dir
command-uno-leave = Aus dem Spiel aussteigen
command-uno-stop = Das Spiel in diesem Kanal beenden
command-uno-penalty = Eine Strafe verteilen, auf die sich der Tisch geeinigt hat
command-uno-me = Deine Einstellungen: Sprache, Klingeln, Karten
command-uno-settings = Einstellungen dieses Servers (nur Verwaltung)
command-leaderboard = Die Besten dieses Servers
command-uno-rules = Eine Regel in einfachen Worten
command-param-topic = Welche Regel?
command-uno-help = Wie man spielt, auf fünf kurzen Seiten
command-param-mode = Welches Spiel?
command-param-preset = Ein fertiger Regelsatz
command-param-rules = Hausregeln, mit Kommas: stacking, jump_in, target=200
command-param-player = Wer?
command-param-offence = Wofür?
command-param-order = Wonach sortiert?
choice-wins = Gewonnene Runden
choice-rounds = Gespielte Runden
choice-points = Punkte
offence-advice = Vorschläge: zwei Karten
offence-question = Dumme Frage: eine Karte
offence-sleep = Pennen: eine Karte
menu-question = Dumme Frage!
menu-advice = Vorgesagt!
