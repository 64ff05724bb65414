# C5: whoever is not to act can do nothing that counts as a turn action.
seats anna ben cem
hand anna R1 R2
hand ben  R3 R4
hand cem  R6 R7
top R9
draw Y1 Y2

ben: play R3 ! C5
ben: draw ! C5
ben: pass ! C5
ben: take ! C5
ben: challenge ! C5
cem: play R6 ! C5
? cannot ben: draw
? cannot cem: play R6
? can anna: play R1
? can anna: draw
? cards ben 2
? draw-pile 2
anna: take ! C5          # nothing is pending
anna: challenge ! C5
anna: play R1 uno
anna: play R2 ! C5
? turn ben
