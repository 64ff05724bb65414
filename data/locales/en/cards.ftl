### Cards, colours, ranks and modes by name

card = { $colour } { $rank }
no-card = no card
no-cards = none
colour-R = Red
colour-Y = Yellow
colour-G = Green
colour-B = Blue
colour-P = Pink
colour-T = Teal
colour-O = Orange
colour-V = Violet
colour-none = not named yet
rank-skip = Skip
rank-reverse = Reverse
rank-flip = Flip
rank-skip-everyone = Skip Everyone
rank-wild = Wild
rank-wild-draw-two = Wild +2
rank-wild-draw-four = Wild +4
rank-wild-draw-colour = Wild Draw Colour
side-0 = light
side-1 = dark
mode-classic = Classic
mode-flip = Flip
mode-duo = Duo
