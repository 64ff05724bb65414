# C14: a wrong contra is refused and costs nothing.
seats anna ben cem
hand anna R1 B1
hand ben  R3 R4 B4
hand cem  R6
top R9
draw Y1 Y2 Y3

ben: contra anna ! C14   # two cards
ben: contra cem ! C14    # one card, but a card of the position owes nothing
anna: play R1
anna: contra anna ! C14  # oneself
ben: contra cem ! C14
? cards ben 3
? cards cem 1
? draw-pile 3
? owes anna uno
