### Achievements: a name each, and for what it is given

achievements-title = ## 🏅 { $player }’s achievements
    -# { $count } of { $all }
achievements-title-mine = ## 🏅 Your achievements
    -# { $count } of { $all }
achievements-secret = { $count ->
    [one] -# 🤫 And one that nobody talks about.
   *[other] -# 🤫 And { $count } that nobody talks about.
}
achievements-earned = 🏅 **{ $player }**: { $name } – { $about }
achievements-earned-unknown = 🏅 **{ $player }**: { $name }

achievement-first-win = Beginner’s luck
achievement-first-win-about = won a first round. It only gets harder from here
achievement-ten-wins = Regular
achievement-ten-wins-about = won ten rounds
achievement-hundred-wins = Centurion
achievement-hundred-wins-about = won a hundred rounds. Who still plays with you?
achievement-hundred-rounds = Part of the furniture
achievement-hundred-rounds-about = sat through a hundred rounds to the very end
achievement-first-match = Whole hog
achievement-first-match-about = won a whole match
achievement-ten-matches = Trophy cabinet
achievement-ten-matches-about = won ten matches. Dusting is a problem now
achievement-last-word = The last word
achievement-last-word-about = went out with a wild draw card, out of pure spite
achievement-true-colours = Any colour will do
achievement-true-colours-about = went out with a wild card
achievement-u-turn = U-turn
achievement-u-turn-about = went out with a reverse card
achievement-not-you = Not your turn
achievement-not-you-about = went out with a skip card
achievement-nothing-left = Nothing left
achievement-nothing-left-about = went out with a zero: nothing left, in every sense
achievement-lucky-seven = Lucky seven
achievement-lucky-seven-about = went out with a seven
achievement-upside-down = Upside down
achievement-upside-down-about = went out with a flip card
achievement-police = Good cop
achievement-police-about = caught others three times in one round
achievement-commissioner = Commissioner
achievement-commissioner-about = caught others fifty times. Nobody next to you dares forget a call
achievement-caught-again = It slipped my mind
achievement-caught-again-about = was caught three times in one round
achievement-poker-face = Poker face
achievement-poker-face-about = bluffed three times in one round, and nobody dared
achievement-card-shark = Card shark
achievement-card-shark-about = got away with twenty-five bluffs
achievement-lie-detector = Lie detector
achievement-lie-detector-about = saw through two bluffs in one round
achievement-gullible = Trust issues
achievement-gullible-about = doubted three honest people in one round
achievement-honest = Honest soul
achievement-honest-about = won with two wild draw cards, both clean
achievement-comeback = Not dead yet
achievement-comeback-about = won from a hand of twelve
achievement-phoenix = Phoenix
achievement-phoenix-about = came back from twenty cards and won
achievement-salvo = Bulletproof
achievement-salvo-about = took eight cards at once and won all the same
achievement-landslide = Landslide
achievement-landslide-about = took twelve cards at once. A moment of silence
achievement-straight = Straight through
achievement-straight-about = won without drawing a single card
achievement-photo-finish = Photo finish
achievement-photo-finish-about = won with everybody else down to one card
achievement-so-close = So close
achievement-so-close-about = was down to one card time and again, and still lost
achievement-good-deal = Good deal
achievement-good-deal-about = swapped hands and was eight cards lighter
achievement-own-goal = Own goal
achievement-own-goal-about = swapped hands and ended up with five more cards. On purpose?
achievement-quick-draw = Quick draw
achievement-quick-draw-about = jumped in three times in one round
achievement-full-house = Full house
achievement-full-house-about = won at a table of eight or more
achievement-marathon = Marathon
achievement-marathon-about = won a round of two hundred moves
achievement-sprint = Sprint
achievement-sprint-about = won in eight turns or fewer
achievement-quick-mind = Quick mind
achievement-quick-mind-about = won at three seconds a turn or less
