### The review of a game, in the terminal and as a page

commands-review = Review a recorded game: what each decision was worth, which ones cost most and why, and which points were luck. It takes up to half a minute for each player reviewed; the same game always gets the same review.
    .short = review the decisions and the luck of a game

commands-value-points = POINTS

review-option-game = Number of the game in the file (default: 1).
review-option-seat = Seat to review, from 0, or a player’s name; repeat it for several (default: people, or all if there are none).
review-option-inaccurate = Loss from which a decision is an inaccuracy (default: 2).
review-option-mistake = Loss from which a decision is a mistake (default: 5).
review-option-blunder = Loss from which a decision is a blunder (default: 10).
review-option-html = New file to write the review to, as one page that needs no other file.
review-option-json = Print the review as one line of JSON.

## Invalid command lines

review-no-such-seat = There is no seat “{ $seat }”. Seats are 0 to { $last }, or players: { $players }.
review-no-round = No round of this game was played to its end, so there is nothing to review.
review-not-points = { $flag } needs a number of points above 0, not “{ $value }”.
review-thresholds-fall = The thresholds must rise: --inaccurate { $inaccurate }, --mistake { $mistake }, --blunder { $blunder }.

## Output

review-reviewing = Reviewing
review-written = Review written to { $file }
review-page = Review of game { $id }
review-title = { $who } in game { $id }
review-unfinished = The game is unfinished: its complete rounds are reviewed.
review-item = { $label }: { $value } ({ $note }).

review-sum = Where the points came from
review-points = Points
    .note = in all rounds reviewed
review-average = Average
    .note = of a seat in such rounds
review-cards = Cards
    .note = what the deal was worth
review-others = Others
    .note = what the other players’ actions gave
review-decisions = Decisions
    .note = lost against the best known ones
review-hidden = Hidden cards
    .note = what cards that nobody could see made of the decisions
review-accuracy = Accuracy
review-judged = { $inaccurate ->
    [one] 1 inaccuracy
   *[other] { $inaccurate } inaccuracies
}, { $mistake ->
    [one] 1 mistake
   *[other] { $mistake } mistakes
}, { $blunder ->
    [one] 1 blunder
   *[other] { $blunder } blunders
}
review-lost = Lost by bids: { $bid } points, by trumps: { $trump }, by cards: { $card }.

review-rounds = Round by round
review-column-round = Round
review-column-bid = Bid
review-column-taken = Taken
review-column-points = Points
review-column-cards = Cards
review-column-others = Others
review-column-decisions = Decisions
review-column-hidden = Hidden
review-column-accuracy = Accuracy
review-round-told = Round { $number }: bid { $bid }, took { $taken }, { $points } points; cards { $cards }, others { $others }, decisions { $decisions }, hidden cards { $hidden }; accuracy { $accuracy }.

review-curve = Points above the average
review-curve-played = as played
review-curve-best = with the best known decisions
review-curve-told = At the end: { $played } as played, { $best } with the best known decisions.
review-well = What went well
review-well-where = { $kind ->
    [bid] Round { $number }, bid { $taken }
    [trump] Round { $number }, trump { $taken }
   *[card] Round { $number }, trick { $trick }, { $taken }
}
review-well-find = { $where }: the best find. The next best choice was worth { $points } points less.
review-well-odds = { $where }: against the odds. The bid had a chance of { $chance }, and it was made.
review-well-rescue = { $where }: a rescue. The chance was down to { $chance }, and the bid was made.
review-well-sound = { $count } of { $total } decisions cost nothing worth naming.

review-moments = The decisions that cost most
review-moments-none = No decision was worth less than the best known one.
review-others-named = Other decisions that lost points
review-moment-bid = Round { $number }: bid { $taken }. A bid of { $best } is worth { $loss } points more.
review-moment-trump = Round { $number }: trump { $taken }. Trump { $best } is worth { $loss } points more.
review-moment-card = Round { $number }, trick { $trick }: { $taken }. { $best } is worth { $loss } points more.
review-judgement = { $judgement ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccurate] Inaccuracy
   *[none] Perhaps no loss at all
}: the chance of making the bid is { $taken }, against { $best }.
review-values = What the choices were worth
review-tricks = Tricks taken in possible games
review-column-tricks = Tricks
review-tricks-bid = Bid { $bid }
review-tricks-told = Tricks taken in possible games after a bid of { $bid }: { $shares }.
review-taken = { $action } (taken)
review-for = For { $action }:
review-against = Against { $action }:
review-column-hindsight = Hindsight
review-hindsight-note = Hindsight: the points of the round with the cards as they really lay, which nobody could know.
review-hindsight = In hindsight, with the cards as they really lay: { $taken } led to { $points } points, { $best } to { $instead }.
