# V9: with six players the team scores the hands of both other teams.
option partner
seats anna ben cem dora emil finn
hand anna B9 B8
hand ben R5
hand cem Y1
hand dora G2
hand emil W
hand finn R4
top R9
turn ben

ben: play R5
? winner ben
? winner emil
? score ben 24
? score emil 24
? score anna 0
? score cem 0
