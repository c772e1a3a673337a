### The review of a game

## A game at a glance

web-review-luck = { $luck ->
    [good] { $you ->
        [yes] Luck was on your side.
       *[no] Luck was on the side of { $who }.
    }
    [bad] { $you ->
        [yes] Luck was against you.
       *[no] Luck was against { $who }.
    }
   *[even] { $you ->
        [yes] Luck hardly mattered.
       *[no] Luck hardly mattered for { $who }.
    }
}
web-review-skill = { $skill ->
    [excellent] Excellent decisions: hardly a point was given away.
    [solid] Solid decisions: little was given away.
    [mixed] { $blunders ->
        [0] Most decisions were good, but the mistakes added up.
        [one] Most decisions were good, but one blunder was costly.
       *[other] Most decisions were good, but { $blunders } blunders were costly.
    }
   *[weak] { $blunders ->
        [0] Many decisions cost points.
        [one] Many decisions cost points; one was a blunder.
       *[other] Many decisions cost points; { $blunders } were blunders.
    }
}
web-review-headline-luck = { $you ->
    [yes] Where your points came from
   *[no] Where the points of { $who } came from
}
web-review-accuracy = accuracy
web-review-count-inaccurate = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
web-review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
web-review-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
web-review-average = Average
    .hint = of a seat in such a game
web-review-cards = Cards
    .hint = what you were dealt
web-review-others = Others
    .hint = what the others’ decisions gave you
web-review-hidden = Hidden cards
    .hint = what nobody could know
web-review-decisions = Decisions
    .hint = what they cost
web-review-own = Actions
    .hint = with the cards as they lay
web-review-points = Points
web-review-sure = How sure is it?
web-review-step = Step through the game
web-review-back = Back to the others
web-review-curve = Above the average
web-review-curve-played = as played
web-review-curve-best = with the best decisions
web-review-curve-text = Points above the average at the end: { $points } as played, { $best } with the best decisions. The figures of each round are in the table below.
web-review-curve-text-luck = Points above the average at the end: { $points }. The figures of each round are in the table below.
web-review-figures = Round by round
web-review-well = What went well
web-review-well-find = Best find: the next best choice was worth { $points } points less.
web-review-well-odds = Against the odds: the bid had a chance of { $chance }, and it was made.
web-review-well-rescue = Rescue: the chance was down to { $chance }, and the bid was made.
web-review-well-sound = { $count } of { $total } decisions cost nothing worth naming.
web-review-moments = The costliest moments
web-review-moments-none = No decision cost enough to list.
web-review-moments-wait = None so far.
web-review-moments-all = Show all { $count }
web-review-thresholds = What counts as a mistake
web-review-thresholds-text = A decision that certainly lost at least this many points counts as
web-review-threshold-inaccurate = an inaccuracy
web-review-threshold-mistake = a mistake
web-review-threshold-blunder = a blunder
web-review-thresholds-refused = Enter numbers above 0, none smaller than the one before. Until then the old ones count.
web-review-thresholds-reset = Back to { $inaccurate }, { $mistake } and { $blunder }
web-review-moment-where = { $kind ->
    [bid] Round { $round }, bid
    [trump] Round { $round }, trump
   *[card] Round { $round }, trick { $trick }
}
web-review-moment-text = { $judgement ->
    [blunder] blunder
    [mistake] mistake
    [inaccurate] inaccuracy
   *[none] decision
}, { $chosen } instead of { $best }, cost { $points } points
web-review-players = All players
web-review-players-hint = Choose a player to review their decisions.
web-review-player = Player
web-review-you = you
web-review-no-round = A game can be reviewed once its first round is over.
web-review-column-round = Round
web-review-column-bid = Bid
web-review-column-points = Points
web-review-column-cards = Cards
web-review-column-others = Others
web-review-column-own = Actions
web-review-column-decisions = Decisions
web-review-column-accuracy = Accuracy
web-review-column-verdict = Verdict
web-review-bid-taken = { $taken } of { $bid }
web-review-verdict-made = Bid made, nothing given away.
web-review-verdict-lucky = Bid made, with luck.
web-review-verdict-bid = The bid was wrong; the play was right.
web-review-verdict-play = The bid was right; the play lost it.
web-review-verdict-both = Neither the bid nor the play was right.
web-review-verdict-cards = Bid and play were right; the cards lay badly.

## Its computation

web-review-begins = Loading the strongest bot…
web-review-running = Reviewing decisions: { $done } of { $total }
web-review-paused = Stopped after { $done } of { $total } decisions
web-review-pause = Stop
web-review-resume = Continue
web-review-again = Try again
web-review-unavailable = The strongest bot is not on this device, and it could not be loaded. Go online once and it stays here.
web-review-broken-off = The review was interrupted. The results so far are kept.

## Its moments

web-review-overview = Overview
web-review-seat = Review the decisions of { $who }
web-review-slider = Moment of the game
web-review-mistake-back = Previous mistake
web-review-mistake-next = Next mistake
web-review-mistakes = { $count ->
    [0] No mistakes
    [one] 1 mistake
   *[other] { $count } mistakes
}
web-review-verdict-line = { $judgement ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccurate] Inaccuracy
    [best] Best choice
   *[fine] Good
}: { $you ->
    [yes] { $chosen }
   *[no] { $chosen } ({ $who })
}
web-review-bid = bid { $bid }
web-review-round = Round { $round }
web-review-round-result = { $taken ->
    [one] 1 trick
   *[other] { $taken } tricks
} for a bid of { $bid }: { $points } points.
web-review-decision-best = Nothing better is known.
web-review-decision-loss = { $points } ± { $margin } points less than the best choice: { $best }.
web-review-values = What each choice was worth
web-review-tricks = Tricks taken in possible games
web-review-tricks-count = Tricks
web-review-tricks-bid = Playing for { $bid }
web-review-action-bid = Bid
web-review-action-trump = Trump
web-review-action-card = Card
web-review-best = best
web-review-chosen = chosen
web-review-hindsight = Hindsight
web-review-hindsight-show = Show hindsight
web-review-hindsight-hide = Hide hindsight
web-review-hindsight-note = Points of the round with the cards as they really lay. Nobody could know them.
web-review-why = What speaks for { $best }
web-review-against = What speaks against { $chosen }

## What if

web-review-watch = Watch it go wrong
web-review-watch-title = A possible game
web-review-watch-note = This is one of the { $games } possible games, in hands that fit what you knew. It is not what happened.
web-review-watch-back = Back to the review
web-review-what-if = What if?
web-review-what-if-text = Play on from here against the same players.
web-review-what-if-same = Same deal
web-review-what-if-other = Another possible deal
web-review-what-if-end = { $change ->
    [more] { $points } points more than in the game
    [less] { $points } points less than in the game
   *[same] As many points as in the game
}
web-review-what-if-back = Back to the review
web-review-what-if-on = Play on
web-review-ends = How the round ended
web-review-ends-deal = Deal
web-review-ends-original = In the game
web-review-ends-same = Same deal
web-review-ends-other = Another deal

table-key-mistakes = next or previous mistake
