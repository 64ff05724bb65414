# X12, V2: a 7 doubled from the hand received names somebody, too.
option must_swap
option doubles
seats anna ben cem
hand anna R7 B1 B2
hand ben R7 B3 B4
hand cem Y1 Y2
top R9

anna: play R7 > ben
anna: double R7 ! X12
anna: double R7 > cem
? hand anna Y1 Y2
? hand cem B3 B4
