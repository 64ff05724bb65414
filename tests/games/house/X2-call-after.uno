# X2, C13: the call may come after the play, and is owed for what is left.
option several
option bruno_kuno
seats anna ben
hand anna R5 G5 B5 Y1
hand ben B1 B2 B3 B4
top R9
draw G1 G2

anna: say bruno
anna: play R5 G5 B5
? owes anna uno
anna: say uno
? owes anna nothing
