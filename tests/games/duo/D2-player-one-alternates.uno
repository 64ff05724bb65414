# D2, D3: in the next round the other one is player 1 and drafts first (here the dealer, ben, was player 1).
mode duo
seats anna ben
hand anna R1
hand ben R2 R3
top R9

anna: play R1
? phase round-over
table: next 05
? phase draft
? turn anna
? cards anna 0
? cards ben 0
