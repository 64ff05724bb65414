# F1: up to ten players.
mode flip
option jump_in
seats anna ben cem dora emil finn gerd hans ina jan
deal 01

? cards jan 7
? draw-pile 41
