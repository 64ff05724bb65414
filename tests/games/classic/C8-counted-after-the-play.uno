# C8, V12: the active players are counted after the play: an R with which one of three goes out acts as an S.
option play_on
seats anna ben cem
hand anna RR
hand ben  R3 R4
hand cem  R6 R7
top R9
draw Y1

anna: play RR
? place anna 1
? direction left
? turn cem               # ben is passed over
? phase play
cem: play R6 uno
? turn ben
