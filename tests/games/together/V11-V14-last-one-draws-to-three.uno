# V11, V14: the card for the last gesture counts: it may owe Bruno.
option action_uno
option bruno_kuno
seats anna ben
hand anna R3 Y2 Y4 Y5 Y6
hand ben B8 B9
top R9
draw G5 G6 G7

anna: play R3
anna: gesture
ben: gesture
? cards ben 3
? owes ben bruno
ben: say bruno
? owes ben nothing
