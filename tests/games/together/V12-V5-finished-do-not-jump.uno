# V12, V5: who is out throws nothing in; who is left may.
option play_on
option jump_in
seats anna ben cem
hand anna R5
hand ben R6 B8 B9
hand cem R5 G9
top R9

anna: play R5
? legal cem: jump R5
cem: jump R5 uno
? turn ben               # anna is out
