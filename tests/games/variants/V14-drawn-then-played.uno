# V14: the debt of a drawn card lapses when it is played; the new count is owed instead.
option bruno_kuno
seats anna ben
hand anna Y1
hand ben B5 B6 B7 B8 Y2
top R9
draw R1 G2 G3 G4

anna: draw
? phase drawn
? owes anna kuno
anna: play R1 kuno ! C13
anna: play R1 uno
? owes anna nothing
ben: contra anna ! C14
