# V13, V14: the two cards drawn for a forgotten "Uno Uno" owe Kuno.
option uno_uno
option bruno_kuno
seats anna ben
hand anna R7
hand ben G4 B4 B5 B6
top R9
draw R1 R2 R3

anna: play R7
? hand anna R1 R2
? owes anna kuno
anna: say kuno
ben: contra anna ! C14
