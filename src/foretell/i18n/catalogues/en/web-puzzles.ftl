### Puzzles

puzzles-title = Puzzles
puzzles-missing = The puzzles could not be loaded. Go online once and they stay on this device.
puzzles-rating = Your rating
puzzles-answered = { $count ->
    [one] one answered
   *[other] { $count } answered
}
puzzles-right = { $share } right
puzzles-streak = { $count } in a row
puzzles-begin = Solve puzzles
puzzles-terms = One answer each. In every puzzle the best move is worth at least 8 points more than any other.

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
puzzles-difficulty = Puzzle: { $rating }
puzzles-found-by = Found by: { $bots }.
puzzles-found-none = None of the levels finds it.
puzzles-network = the network
