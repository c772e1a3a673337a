### The coach: your habits across games, and drills on them

## The habit that costs most

coach-most = The habit that costs most
coach-none = Once you have reviewed a game, the coach begins to look for your habits.
coach-wait = { $games ->
    [one] One more game and I can tell.
   *[other] { $games } more games and I can tell.
}
coach-open = Nothing stands out yet.
coach-fine = No habit that costs you much.
coach-wait-text = { $games ->
    [one] So far I have seen 1 reviewed game, too little to tell a habit from chance.
   *[other] So far I have seen { $games } reviewed games, too few to tell a habit from chance.
}
coach-open-text = { $games ->
    [one] In 1 reviewed game you lose points here and there; nothing stands out beyond chance.
   *[other] In { $games } reviewed games you lose points here and there; nothing stands out beyond chance.
}
coach-fine-text = { $games ->
    [one] In 1 reviewed game nothing costs you half a point beyond chance.
   *[other] In { $games } reviewed games nothing that you keep doing costs you half a point a game beyond chance.
}
coach-unreviewed = { $games ->
    [one] 1 finished game is not reviewed yet. I only see reviewed games.
   *[other] { $games } finished games are not reviewed yet. I only see reviewed games.
}
coach-when = { $band ->
    [b12] { $place ->
        [first] With 1 or 2 cards and bidding first,
        [between] With 1 or 2 cards and bidding in the middle,
        [last] With 1 or 2 cards and bidding last,
        [unseen] With 1 or 2 cards and hidden bids,
       *[any] With 1 or 2 cards,
    }
    [b35] { $place ->
        [first] With 3 to 5 cards and bidding first,
        [between] With 3 to 5 cards and bidding in the middle,
        [last] With 3 to 5 cards and bidding last,
        [unseen] With 3 to 5 cards and hidden bids,
       *[any] With 3 to 5 cards,
    }
    [b68] { $place ->
        [first] With 6 to 8 cards and bidding first,
        [between] With 6 to 8 cards and bidding in the middle,
        [last] With 6 to 8 cards and bidding last,
        [unseen] With 6 to 8 cards and hidden bids,
       *[any] With 6 to 8 cards,
    }
    [b9] { $place ->
        [first] With 9 cards or more and bidding first,
        [between] With 9 cards or more and bidding in the middle,
        [last] With 9 cards or more and bidding last,
        [unseen] With 9 cards or more and hidden bids,
       *[any] With 9 cards or more,
    }
   *[any] { $place ->
        [first] Bidding first,
        [between] Bidding in the middle,
        [last] Bidding last,
        [unseen] When bids are hidden,
       *[any] Overall,
    }
}
coach-habit-bid = { $side ->
    [high] { $when } you bid { $tricks } too high: { $points } points a game.
    [low] { $when } you bid { $tricks } too low: { $points } points a game.
   *[even] { $when } your bids miss both ways: { $points } points a game.
}
coach-habit-trump = Naming trump costs you { $points } points a game.
coach-habit-lead = Leading to a trick costs you { $points } points a game.
coach-habit-follow = Following when you still need tricks costs you { $points } points a game.
coach-habit-duck = Losing tricks that you do not want costs you { $points } points a game.
coach-habit-discard = Discarding when you cannot follow suit costs you { $points } points a game.
coach-habit-ending = The last three tricks of a round cost you { $points } points a game.
coach-habit-even = Playing when the bids are even costs you { $points } points a game.
coach-seen = { $games ->
    [one] { $cases } decisions in 1 game
   *[other] { $cases } decisions in { $games } games
}
coach-between = very likely { $low } to { $high } points a game
coach-drill = Five deals on it
coach-drill-on = { $deals ->
    [one] Continue: 1 deal left
   *[other] Continue: { $deals } deals left
}

## The figures

coach-bids = Your bids
coach-cards = Trump and cards
coach-matrix = Cards and place together
coach-kind = Decision
coach-bias = Too high
coach-loss = Each time
coach-game = Per game
coach-trend = Lately
coach-note = Points lost, and below them the 95% interval: the range that very likely holds the true figure. “Lately” is the later half of your games less the earlier half. Grey figures come from fewer than ten decisions.
coach-matrix-note = Tricks bid above (+) or below (−) the best known bid.
coach-cases = { $cases ->
    [one] 1 decision
   *[other] { $cases } decisions
}
coach-n = n = { $cases }
coach-range = { $low } to { $high }
coach-better = better by { $points }
coach-worse = worse by { $points }
coach-level = no clear change
coach-kind-all = All bids
coach-of-bids = Bids: { $kind }
coach-kind-b12 = 1 or 2 cards
coach-kind-b35 = 3–5 cards
coach-kind-b68 = 6–8 cards
coach-kind-b9 = 9 or more
coach-kind-first = Bidding first
coach-kind-between = In the middle
coach-kind-last = Bidding last
coach-kind-unseen = Hidden bids
coach-kind-trump = Naming trump
coach-kind-lead = Leading
coach-kind-follow = Following
    .hint = you need tricks
coach-kind-duck = Ducking
    .hint = you want to lose it
coach-kind-discard = Discarding
    .hint = void in the suit
coach-kind-ending = Ending
    .hint = last three tricks
coach-kind-even = Even bids
    .hint = all cards of such rounds
coach-column-first = First
coach-column-between = Middle
coach-column-last = Last
coach-column-unseen = Hidden

## Drills

coach-outcomes = What became of it
coach-outcome-score = { $right } of { $deals } deals right on { $date }
coach-before = before
coach-since = since
coach-outcome-unknown = { $cases ->
    [0] No game since. Come back after a few.
    [one] Only 1 decision since, too few to tell.
   *[other] { $cases } decisions since, not enough to tell.
}
coach-outcome-unclear = { $when ->
    [month] After a month: no change beyond chance.
   *[early] So far no change beyond chance.
}
coach-outcome-better = { $when ->
    [month] After a month it costs you { $points } points less each time.
   *[early] So far it costs you { $points } points less each time.
}
coach-outcome-worse = { $when ->
    [month] After a month it costs you { $points } points more each time.
   *[early] So far it costs you { $points } points more each time.
}
coach-outcome-bias = Bids: { $before } before, { $since } since
coach-deal = Deal { $deal } of { $deals }
coach-ask-bid = What do you bid?
coach-ask-trump = Which trump?
coach-ask-card = Which card?
coach-stop = Stop
coach-why = Why?
coach-next = Next deal
coach-result = Result
coach-right = Good
coach-wrong = Costs { $points }
coach-right-text = As good as the best.
coach-wrong-text = { $points } points less than the best choice.
coach-against = What speaks against your choice
coach-play-on = Play on
coach-then = Play the round to its end, or take the next deal.
coach-deals-missing = The deals cannot be made: the bots are not available offline yet.
coach-waits = Dealing …
coach-over = { $right ->
    [0] None of { $deals } right
   *[other] { $right } of { $deals } right
}
coach-over-lost = { $points } points lost
coach-over-text = Now play as usual. In a month I compare your games since then with those before.
coach-back = Back to the coach
