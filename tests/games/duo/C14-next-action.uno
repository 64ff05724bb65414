# C14: in duo the catch window closes with the opponent's turn action.
mode duo
seats anna ben
hand anna R1 R4
hand ben RS R2 R3
top R8

anna: play R1
? owes anna uno
ben: play R2
? owes anna nothing
ben: contra anna ! C14
