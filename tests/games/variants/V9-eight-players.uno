# V9: with eight players the partner sits four seats on.
option partner
seats anna ben cem dora emil finn gerd hans
hand anna B9
hand ben B1
hand cem R5
hand dora G2
hand emil Y4
hand finn R4
hand gerd RS
hand hans Y6
top R9
turn cem

cem: play R5
? winner gerd
? score gerd 26
? score cem 26
? score anna 0
