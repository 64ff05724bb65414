# V2, V11: no double while a gesture is due; afterwards the window is still open, and it asks again.
option doubles
option action_uno
seats anna ben
hand anna R3 R3 Y2 Y4
hand ben B8 B9
top R9
draw G6 G7 G8

anna: play R3
? cannot anna: double R3
anna: double R3 !
anna: gesture
ben: gesture
? cards ben 3
anna: double R3
? phase gesture
ben: gesture
anna: gesture
? hand anna Y2 Y4 G7
? turn ben
