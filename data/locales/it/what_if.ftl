### E se …: una manche finita, giocata avanti da una persona

button-replay-whatif = E se …
what-if-place = -# E se … · qui non conta niente
what-if-begun = Da lì continui nei tuoi messaggi diretti, al tuo posto, contro i computer (*medio*). Non conta niente; *{ button-more }* lì la chiude. Non è arrivato nulla? Allora i tuoi messaggi diretti per me sono chiusi: aprili e premi di nuovo.
what-if-begun-as = Da lì continui nei tuoi messaggi diretti, al posto di { $player }, contro i computer (*medio*). Non conta niente; *{ button-more }* lì la chiude. Non è arrivato nulla? Allora i tuoi messaggi diretti per me sono chiusi: aprili e premi di nuovo.
what-if-over = Lì la manche è finita. Torna a un turno prima della fine.
what-if-just-begun = Ne hai appena cominciata una: è nei tuoi messaggi diretti. Prova prima quella, e premi di nuovo tra un momento.
what-if-dms-held = Continueresti nei tuoi messaggi diretti, ma per ora Discord non mi lascia aprirne di nuovi. Può durare qualche giorno; riprova più tardi.
