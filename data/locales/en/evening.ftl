### Evenings: several matches of one group, with a name and standings

button-evening = Evening
button-evening-begin = Begin an evening
button-evening-leave = Leave the evening
button-evening-end = End the evening
button-next-match = Next match
evening-first-name = Evening 1
evening-form-title = An evening of UNO
evening-form-name = Its name
evening-form-hours = Hours until it ends (1 to 6)
evening-form-matches = … or number of matches
evening-form-open-end = Empty: until the host ends it
evening-form-wrong = Hours go from 1 to 6, and matches are a number. Leave both empty, and the host ends the evening.
evening-what = An evening counts who wins how many matches. The next match follows at a press, with everybody who stays; who comes late joins, and if there are too many of you, you sit out in turn.
evening-no-table = There is no evening here. Sit down at a table first, then begin one with this command.
evening-begun = The evening has begun. Every match that counts is in its standings.
evening-joined = You are in from the next match on.
evening-left = You are out for this evening. One press on “{ button-join }”, and you are back.
evening-ended = The evening ends. A match under way is still played.
evening-sits-out = Next match: { $players } { $count ->
    [one] sits
   *[other] sit
} out
evening-deals = The next match begins { $when }: { $players }
evening-paused = The evening is resting. Whoever plays on presses “{ button-next-match }”.
evening-blocked = There is another table here. The next match begins as soon as that is over.
evening-asked = { $players }: are you still there? Then press “{ button-next-match }”.
evening-too-few = Somebody else has to press “{ button-next-match }”, too.
evening-without-rule = Without “{ $rule }” it works: { $player } can change that with “{ button-new-rules }”.
evening-other-rules = { $player } can change that with “{ button-new-rules }”.
evening-ends = It ends { $when }; a match under way is played to its end.
evening-ends-with-match = It ends with this match.
evening-matches-of = { $count } of { $most } matches played
evening-matches = { $count ->
    [0] No match played yet
    [one] One match played
   *[other] { $count } matches played
}
evening-standing = { $place } **{ $player }** – { $wins } won of { $matches }
evening-with-computers = Matches with computer players count, too.
evening-over = { $name } is over
reason-no-evening = This evening is over, or has gone on below.
reason-evening-is-on = There is an evening here already.
