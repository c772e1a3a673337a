### Your mistakes and statistics

## Mistakes

web-mistakes-due = { $count ->
    [0] Nothing is due
    [one] 1 mistake is due
   *[other] { $count } mistakes are due
}
web-mistakes-none = Once you have reviewed a game, its mistakes are collected here for you to solve again.
web-mistakes-text = { $count ->
    [one] Your reviewed games have 1 mistake. Solved, it comes back after a while.
   *[other] Your reviewed games have { $count } mistakes. Those you solve come back after a while, less and less often.
}
web-mistakes-kinds = Kinds of decisions
web-mistakes-bid = Bids
web-mistakes-trump = Trump
web-mistakes-lead = Leads
web-mistakes-discard = Other cards
web-mistakes-ending = Last tricks
web-mistakes-solve = Solve
web-mistakes-solve-again = Solve anyway
web-mistakes-place = { $place } of { $count }
web-mistakes-ask = What is best here?
web-mistakes-skip = Skip
web-mistakes-end = End
web-mistakes-right = Right
web-mistakes-wrong = Not the best
web-mistakes-right-text = { $chosen }: as good as the best.
web-mistakes-wrong-text = { $chosen } is not the best here. Better: { $best }.
web-mistakes-then = In the game: { $chosen }
web-mistakes-next = Next

## Statistics

web-stats-none = Your statistics begin with the first game that you finish here.
web-stats-games = Games
web-stats-won = Won
web-stats-exact = Bids made
web-stats-points = Points per round
web-stats-accuracy = Accuracy
web-stats-form = Points with and without luck
web-stats-form-none = Review a game to see what luck made of your points.
web-stats-form-above = above the average, per round
web-stats-form-decisions = without luck: what decisions cost
web-stats-form-text = { $games ->
    [one] Points per round in 1 reviewed game. The figures are in the table below.
   *[other] Points per round in { $games } reviewed games. The figures are in the table below.
}
web-stats-form-table = Game by game
web-stats-date = Date
web-stats-bias = Which way your bids err
web-stats-bias-text = { $side ->
    [high] On average you bid { $tricks } tricks more than you take.
    [low] On average you bid { $tricks } tricks fewer than you take.
   *[even] On average you take as many tricks as you bid.
}
web-stats-bias-best = { $side ->
    [high] Compared with the best known bids, yours are { $tricks } too high.
    [low] Compared with the best known bids, yours are { $tricks } too low.
   *[even] Compared with the best known bids, yours lean neither way.
}
web-stats-bias-low = too low { $share }
web-stats-bias-exact = exact { $share }
web-stats-bias-high = too high { $share }
web-stats-size = By hand size
web-stats-bid = By bid
web-stats-order = By place in the bidding
web-stats-column-size = Cards
web-stats-column-bid = Bid
web-stats-column-order = Place
web-stats-column-rounds = Rounds
web-stats-range = { $low }–{ $high }
web-stats-note = Small figures are 95% intervals: the range that very likely holds the true figure. Grey figures come from fewer than ten rounds.
web-stats-rivals = Against others
web-stats-ahead = Ahead
web-stats-lead = Points ahead
