# I4: asking what is allowed changes nothing and costs nothing, also where a wrong card does.
option wrong_card
seats anna ben
hand anna R1 B1
hand ben  R3 G3
top R9
draw Y1 Y2

? cannot anna: play B1
? cannot ben: play R3
? can anna: play R1
? can anna: play R1 uno
? can anna: say uno
? cannot ben: say uno
? cannot ben: contra anna
? can anna: draw
? can anna: leave
? can ben: leave
? hand anna R1 B1
? hand ben R3 G3
? draw-pile 2
? owes anna nothing
? turn anna
