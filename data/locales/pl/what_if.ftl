### A gdyby …: skończona runda, którą ktoś dogrywa po swojemu

button-replay-whatif = A gdyby …
what-if-place = -# A gdyby … · tu nic się nie liczy
what-if-begun = Dogrywasz od tego miejsca w wiadomościach prywatnych, na własnym miejscu, przeciwko komputerowi (*średni*). Nic z tego się nie liczy; kończy to tam *{ button-more }*. Nic nie przyszło? To twoje wiadomości prywatne są dla mnie zamknięte: otwórz je i kliknij znowu.
what-if-begun-as = Dogrywasz od tego miejsca w wiadomościach prywatnych, za kogoś innego ({ $player }), przeciwko komputerowi (*średni*). Nic z tego się nie liczy; kończy to tam *{ button-more }*. Nic nie przyszło? To twoje wiadomości prywatne są dla mnie zamknięte: otwórz je i kliknij znowu.
what-if-over = Tam runda jest już skończona. Cofnij się do ruchu przed końcem.
what-if-just-begun = Przecież jedna taka dopiero ruszyła: czeka w twoich wiadomościach prywatnych. Najpierw tamta, potem kliknij znowu.
what-if-dms-held = Dogrywka byłaby w twoich wiadomościach prywatnych, ale Discord na razie nie pozwala mi zaczynać nowych. To może potrwać parę dni; spróbuj później.
