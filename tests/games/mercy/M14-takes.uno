# M14: what No Mercy takes.
mode mercy
option voluntary_draw
option catch_window=last_card
option last_card_draws
option strafpunkte
option scoring=winner
option target=300
option wrong_card
option advice
option questions
option sleeping
option doubles
option fast_doubles
option jump_in
option jump_in_wild
option jump_in_action
option action_uno
option play_on
option uno_uno
option bruno_kuno
option no_zero_finish
option complement
option several
option no_wild_finish
option no_action_finish
option hand_limit=30
option uno_penalty=3
option false_contra
option blitz
option rounds
option hand_size
seats anna ben cem
hand anna R1 R2
hand ben R3 R4
hand cem R5 R6
top R9

? turn anna
