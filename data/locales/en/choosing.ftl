### Arranging the game before the deal (the lobby's “Options”)

## The pages

button-options = Options
button-choosing-game = Game
button-choosing-rules = Rules
button-choosing-people = People
button-choosing-line = Share

choosing-title = Options: UNO { $mode }
choosing-mode = Which game?
choosing-mode-classic = 2 to 20 players, the cards that everybody knows.
choosing-mode-flip = 2 to 10 players, cards with two sides: the dark one is nasty.
choosing-mode-mercy = 2 to 6 players, merciless: who holds 25 cards is out.
choosing-mode-duo = Exactly two: draft your cards, play fast, to 200 points.
choosing-preset = Take a set of rules …
choosing-favourite = Your favourite
choosing-target = When does it end?
choosing-points = Up to { $count ->
    [one] { $count } point
   *[other] { $count } points
}
choosing-other-target = Another number of points …
choosing-single-round = Just one round
choosing-rounds = After { $count ->
    [one] one round
   *[other] { $count } rounds
}
choosing-turn-time = How much time for a turn?
choosing-turn = Time for a turn: { $time }
time-of-turn-off = as long as it takes
time-of-turn-seconds = { $count } seconds
time-of-turn-minutes = { $count } minutes

choosing-rules-title = Choose house rules
choosing-family = { $family } …
choosing-finer = Set one rule more finely …
choosing-now = Now: { $value }
choosing-gesture-all = Everybody makes the gesture on these numbers …
choosing-gesture-self = Only whoever plays these numbers makes it …
choosing-gesture = Which gesture do you make?
choosing-own-gesture = One of our own …
choosing-complement-rank = Which number or symbol switches over?
choosing-complement-card = In every colour, or in one alone?

choosing-people-title = Who plays?
choosing-whom = Choose somebody …
choosing-level = How well does the computer play?
choosing-mate = Who does { $player } play with?
choosing-add-computer = Add a computer player …
button-make-host = Make host
button-remove = Remove from the table
seat-computer = Computer player, { $level }
seat-host = Host
seat-person = sits at the table
level-random = random
    .description = Plays anything that fits.
level-easy = easy
    .description = Plays what it can, and often forgets to call.
level-medium = medium
    .description = Knows how to play, and often makes the second-best move.
level-hard = hard
    .description = Remembers who lacked which colour, and forgets next to nothing.
level-master = master
    .description = Pays attention in every turn, and forgets nothing.

choosing-line-title = These rules in one line
choosing-line = To pass on: whoever pastes it under “{ button-paste-line }” here, or into `rules` of `/uno start`, plays the same way.
choosing-forget = Forget a favourite …
choosing-kept-as = Saved as “{ $name }”. You'll find it here whenever a game is chosen, and under `preset` of `/uno start`.
choosing-forgotten = “{ $name }” is forgotten.
button-paste-line = Paste a line
button-keep-rules = Save as favourite

## What is typed

form-target-label = Points that end the match
form-target-hint = A whole number from 1, or round for a single round
form-gesture-label = What do you do or shout?
form-gesture-hint = Touch your nose
form-line-title = Rules in one line
form-line-label = House rules, with commas
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Save as favourite
form-favourite-label = What do you call these rules?
form-favourite-hint = Friday night

## What there is to say about it

choosing-pair = “{ $left_out }” and “{ $stays }” do not go together: choose one of them. Until then “{ $stays }” stays.
choosing-clash = { $reason } Until then “{ $stays }” stays.
choosing-need = “{ $left_out }” needs “{ $needed }”. Until then it is off.
button-with-need = “{ $rule }” with “{ $needed }”
button-instead = “{ $rule }” instead
choosing-not-in-mode = { $mode } does not have these, so they are off: { $rules }.
choosing-kept = “{ $rule }” is part of “{ $by }” and stays on. Switch off “{ $by }”, and both can go.
choosing-too-many = { $reason } There are { $count } at the table.
choosing-nobody = That seat is empty by now. Here is how things are.
choosing-too-many-favourites = I can only remember { $count } favourites. Have me forget one first.
choosing-no-favourite = The favourite “{ $name }” is not there any more.
choosing-no-name = A favourite needs a name, and one that no ready-made set of rules has.
choosing-not-host = Only the host can change the game. Tell them what you'd like to play!

## Teams

button-teams = Teams
team = { $first } & { $second }
choosing-teams-title = Who plays with whom?
