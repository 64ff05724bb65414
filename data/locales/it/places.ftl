### Quello che si dice dove qualcosa non ha senso

settings-of-servers = Le impostazioni ce le hanno solo i server che mi hanno invitato. Qui scegli le regole di ogni partita in «{ button-options }» prima di dare le carte, e quello che riguarda solo te con `/uno me`.
settings-invite = Gestisci questo server? [Invitami]({ $link }), e avrà le sue impostazioni.
penalty-not-here = Le penalità le do solo nei server che mi hanno invitato: quello che si dice qui non lo vedo. Vedetevela tra voi: chi deve una carta la pesca al suo prossimo turno, invece di giocare.
penalty-alone = Qui non c'è nessuno da punire: i computer non chiacchierano e non si appisolano. Per le penalità apri un tavolo in un server, con delle persone.
