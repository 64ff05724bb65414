# C13, V2, V13: Uno said ahead covers a play, no double; what is owed then and what comes next can still be said.
option doubles
option uno_uno
seats anna ben
hand anna RS RS R1
hand ben  B1 B3
top R9
turn anna

anna: play RS
anna: say uno
anna: say uno ! C13
anna: double RS
? owes anna uno
anna: say uno
? owes anna nothing
anna: say unouno
anna: say unouno ! C13
anna: play R1
? winner anna
