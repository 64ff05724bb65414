### Co mówię tam, gdzie coś nie ma sensu

settings-of-servers = Ustawienia mają tylko serwery, które mnie zaprosiły. Tutaj zasady każdej gry wybierasz przed rozdaniem pod „{ button-options }”, a to, co dotyczy tylko ciebie, w `/uno me`.
settings-invite = Zarządzasz tym serwerem? [Zaproś mnie]({ $link }), a dostanie własne ustawienia.
penalty-not-here = Kary rozdaję tylko na serwerach, które mnie zaprosiły: tego, co się tu mówi, nie widzę. Umówcie się sami: kto ma dług, w swoim ruchu dobiera kartę, zamiast grać.
penalty-alone = Nie ma tu kogo karać: komputer ani nie gada, ani nie przysypia. Po kary otwórz stół na serwerze, z ludźmi.
