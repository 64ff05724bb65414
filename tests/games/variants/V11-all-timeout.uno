# V11: when the time is up all who have not made it draw one each.
option action_uno
seats anna ben cem
hand anna R3 Y1 Y2
hand ben R4 G1
hand cem B1 B2
top R9
draw Y5 Y6 Y7

table: timeout !         # no gesture is due yet
anna: play R3
ben: gesture
table: timeout
? hand anna Y1 Y2 Y5
? hand cem B1 B2 Y6
? hand ben R4 G1
? phase play
? turn ben
