# V12, V5, C8: a last R with two left acts as S; thrown on, it acts as S again from the new seat.
option play_on
option jump_in
seats anna ben cem
hand anna RR
hand ben RR B8 B9
hand cem G8 G9
top R9

anna: play RR
? turn cem
? direction left
ben: jump RR
? turn ben               # cem is passed over
? direction left
