# C14, C3e, section 1: to name the start card's colour is no turn action: ben can still be caught, and what anna said ahead holds.
option questions
option bruno_kuno
seats anna ben cem
hand anna R1 R2
hand ben  B1 B3
hand cem  B5 B6
start W
draw Y1 Y2 Y3

table: punish ben question
? owes ben bruno
anna: say uno
anna: colour R
? owes ben bruno
anna: play R1
? owes anna nothing
? owes ben nothing
