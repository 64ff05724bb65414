# V12: whoever is out takes the next place, and the others play on past that seat.
option play_on
seats anna ben cem
hand anna R5
hand ben R6 B1
hand cem R7 Y9
top R9
draw G1 G2

anna: play R5
? place anna 1
? phase play
? turn ben
ben: play R6 uno
cem: play R7 uno
? turn ben               # anna's seat is passed
anna: draw ! C5
ben: draw
? hand ben B1 G1
? turn cem
