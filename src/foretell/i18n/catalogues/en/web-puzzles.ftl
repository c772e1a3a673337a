### Puzzles

puzzles-title = Puzzles
puzzles-missing = The puzzles could not be loaded. Go online once and they stay on this device.
puzzles-rating = Your rating
puzzles-rating-first = It begins in the middle and finds its place within some twenty puzzles.
puzzles-rating-guess = Still uncertain: between { $from } and { $to }
puzzles-rating-between = Very likely between { $from } and { $to }
puzzles-answered = { $count ->
    [one] one answered
   *[other] { $count } answered
}
puzzles-right = { $share } right
puzzles-streak = { $count } in a row
puzzles-begin = Solve puzzles
puzzles-terms = One answer each. In every puzzle the best move is worth at least 8 points more than any other.

## Runs

puzzles-runs = Against the clock and in a row
puzzles-run-storm = Storm
    .short = As many as you can in three minutes
    .text = Solve as many puzzles as you can in three minutes. A wrong answer costs ten seconds, and every five right ones in a row bring five.
    .begin = Start the clock
    .over = Time is up
puzzles-run-streak = Streak
    .short = Harder and harder, until the first miss
    .text = No clock. Each puzzle is harder than the last, and the first wrong answer ends the streak.
    .begin = Begin
    .over = The streak is over
puzzles-run-terms = Storms and streaks leave your rating as it is.
puzzles-run-right = { $count } solved
puzzles-run-solved = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
puzzles-run-longest = Longest row: { $count }
puzzles-run-missed = Look again at what you missed
puzzles-run-again = Once more
puzzles-run-result = To the result
puzzles-run-stop = Leave
puzzles-best = Your best: { $count }
puzzles-new-best = Your new best
puzzles-seconds = { $seconds } s
puzzles-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Sets

puzzles-sets = Sets
puzzles-done = { $done } of { $all }
puzzles-set-all = All puzzles
puzzles-set-bid = Bid this hand
puzzles-set-card = Find the card
puzzles-set-trump = Choose trump
puzzles-set-zero = Bidding zero
puzzles-set-lead = Leading
puzzles-set-follow = Following suit
puzzles-set-discard = Discarding
puzzles-set-wizard = Wizards
puzzles-set-jester = Jesters
puzzles-set-last = The last three cards
puzzles-set-no-trump = No trump
puzzles-set-several = Two or three moves
puzzles-set-hard = Hard
puzzles-set-three = Three players
puzzles-set-crowd = Five or six players
puzzles-set-over = You have answered all puzzles of this set.

## A puzzle

puzzles-ask-bid = Which bid is best?
puzzles-ask-play = Which card is best?
puzzles-ask-choose-trump = Which suit should be trump?
puzzles-stop = Back to the sets
puzzles-why = Explanation
puzzles-next = Next puzzle
puzzles-is-right = Right
puzzles-is-wrong = Not the best
puzzles-against = What speaks against your answer
puzzles-and-now = And now? { $question }
puzzles-moves = Moves
puzzles-move = Move { $place }
puzzles-try-on = Play on from here
puzzles-your-rating = Your rating: { $rating }
puzzles-interval = ({ $from } to { $to })
puzzles-again-unrated = You had answered this puzzle before, so your rating stays as it is.
puzzles-difficulty = Puzzle: { $rating }
puzzles-found-by = Found by: { $bots }.
puzzles-found-none = None of the levels finds it.
puzzles-network = the network
