# V2: only the one who played the card may add to it; the next player just plays.
option doubles
seats anna ben cem
hand anna R5 Y1 Y2
hand ben R5 G1 G2
hand cem R7 G8 G9
top R9

anna: play R5
? cannot ben: double R5
ben: double R5 ! V2
ben: play R5
? turn cem
