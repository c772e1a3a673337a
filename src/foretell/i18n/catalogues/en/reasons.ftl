### Why a bot advises what it advises: a message per reason, named after its code

# Variables: $card, $cards and $suit are names; $bid, $count, $left, $size, $sum, $to-come,
# $wizards, $trumps, $percent, $better, $worse and $more whole numbers; $points, $tricks and $than numbers
# with decimals.

## Any action

reason-all-same = It makes no difference: all choices are worth the same.
reason-next-bid = The next best bid, { $bid }, is worth { $points } points less.
reason-next-suit = The next best suit is worth { $points } points less: { $suit }.
reason-next-card = The next best card is worth { $points } points less: { $card }.
reason-level-bid = Just as good, as far as anyone can tell: a bid of { $bid }.
reason-level-suit = Just as good, as far as anyone can tell: { $suit }.
reason-level-card = Just as good, as far as anyone can tell: { $card }.

## A bid

reason-bid-forbidden = You cannot bid { $bid } here: the bids would add up to the tricks.
reason-bid-sure-tricks = { $count ->
    [one] One trick is
   *[other] { $count } tricks are
} certain, whatever the others hold.
reason-bid-high-cards = Likely to take a trick: { $cards }.
reason-bid-weak-hand = As a rule of thumb, no card in your hand is likely to take a trick.
reason-bid-promises = As a rule of thumb, your hand is worth { $tricks } tricks.
reason-bid-others-leave = { $to-come ->
    [0] The others have bid { $sum }, which leaves { $left ->
        [0] no trick
        [one] one trick
       *[other] { $left } tricks
    }.
   *[other] The bids so far add up to { $sum }, which leaves { $left ->
        [0] no trick
        [one] one trick
       *[other] { $left } tricks
    } for you and { $to-come ->
        [one] one more player
       *[other] { $to-come } more players
    }.
}
reason-bid-others-want-more = The others have already bid { $sum }, more than there are tricks ({ $size }).
reason-bid-others-hold = The others hold { $wizards ->
    [0] no Wizard
    [one] one Wizard
   *[other] { $wizards } Wizards
} and { $trumps ->
    [0] no trump
    [one] one trump
   *[other] { $trumps } trumps
}.
reason-bid-others-hold-wizards = The others hold { $wizards ->
    [0] no Wizard
    [one] one Wizard
   *[other] { $wizards } Wizards
}, and this round has no trump.

## Choosing trump

reason-trump-held = { $count ->
    [one] You hold one card of { $suit }: { $card }.
   *[other] You hold { $count } cards of { $suit }, the highest: { $card }.
}
reason-trump-not-held = You hold no card of { $suit }.
reason-trump-others-hold = { $count ->
    [0] The others hold no card
    [one] The others hold one card
   *[other] The others hold { $count } cards
} of { $suit }.

## A card: how many tricks are needed

reason-card-only = It is the only card you may play.
reason-all-needed = { $count ->
    [one] You need the one trick that is left.
   [2] You need both tricks that are left.
   *[other] You need all { $count } tricks that are left.
}
reason-some-needed = You need { $count ->
    [one] one
   *[other] { $count }
} of the { $left } tricks that are left.
reason-none-needed = You have the tricks you bid, and want no more.
reason-out-of-reach = Your bid is out of reach, but each trick saves 10 points: { $count } needed, { $left } left.
reason-too-many-taken = You have { $count ->
    [one] one trick
   *[other] { $count } tricks
} too many, and each further one costs another 10 points.

## A card: who takes the trick

reason-wins-as-last = You play last, and it takes the trick.
reason-wins-unbeaten = It takes the trick: nobody after you can beat it.
reason-cannot-win = It cannot take this trick.
reason-none-can-win = No card that you may play can take this trick.
reason-all-win = Any card that you may play takes this trick.
reason-probably-takes = { $percent ->
    [100] It almost certainly takes the trick.
   *[other] It probably takes the trick: in { $percent } of 100 possible games.
}
reason-probably-loses = { $percent ->
    [0] It almost certainly does not take the trick.
   *[other] It probably does not take the trick: it does so in only { $percent } of 100 possible games.
}
reason-likeliest = None of your cards is more likely to take the trick: it does so in { $percent } of 100 possible games.
reason-unlikeliest = None of your cards is less likely to take the trick: it does so in { $percent } of 100 possible games.

## A card: its effect on the hand

reason-cheapest-winner = Of the cards that take the trick, it is worth the least later.
reason-sheds = It rids you of a card that could take a trick you do not want.
reason-spares = Of the cards that cannot take the trick, it is worth the least later.
reason-keeps-jester = It keeps a Jester, with which you can duck a trick later.
reason-keeps-sure-tricks = { $count ->
    [one] One later trick is certain, which is all you need.
   *[other] { $count } later tricks are certain, which is enough for your bid.
}
reason-rest-is-enough = As a rule of thumb, the rest of your hand is worth { $tricks } tricks; you need { $count }.
reason-draws-trump = It draws trumps: the others may still hold { $count } of them.
reason-last-of-suit = It is your last card of { $suit }, so you are free to play anything when that suit is led.
reason-seldom-too-many = It is the safest card against too many tricks: you take too many in { $percent } of 100 possible games, with other cards in up to { $worse }.
reason-seldom-too-few = It is the safest card against too few tricks: you take too few in { $percent } of 100 possible games, with other cards in up to { $worse }.

## Against an action that is worth less than the best one

reason-against-chance = Your chance of making the bid falls from { $better }% to { $percent }%.
reason-against-bid-missed = Even when you play for { $bid }, you fall short in { $percent } of 100 possible games.
reason-against-bid-passed = { $bid ->
    [0] Even when you try to take none, you take a trick or more in { $percent } of 100 possible games.
   *[other] Even when you play for only { $bid }, you take more in { $percent } of 100 possible games.
}
reason-against-bid-cheap = A bid of { $bid } brings { $more } points more when you make it.
reason-against-bid-high = As a rule of thumb, your hand is worth only { $tricks } tricks.
reason-against-bid-low = As a rule of thumb, your hand is worth { $tricks } tricks.
reason-against-trump-fewer = You hold { $count ->
    [0] no card of { $suit }
    [one] one card of { $suit }
   *[other] { $count } cards of { $suit }
}, but { $more } of the better suit.
reason-against-trump-lower = Your highest card of the better suit is higher: { $card }.
reason-against-trump-weak = You take { $tricks } tricks on average, with the better suit { $than }.
reason-against-takes = { $percent ->
    [100] It takes a trick that you do not want.
   *[other] In { $percent } of 100 possible games it takes a trick that you do not want.
}
reason-against-seldom-takes = { $percent ->
    [0] It cannot take this trick, which the better card takes in { $better } of 100 possible games.
   *[other] It takes the trick in only { $percent } of 100 possible games, the better card in { $better }.
}
reason-against-keeps-danger = It leaves you with a card that could take a trick you do not want: { $card }.
reason-against-too-many = As a rule of thumb, it leaves you with { $tricks } tricks to come, and you { $count ->
    [0] need none
   *[other] need { $count }
}.
reason-against-too-few = As a rule of thumb, it leaves you with only { $tricks } tricks to come, and you need { $count }.
reason-against-spends-wizard = It spends a Wizard, which is a certain trick whenever you want it.
reason-against-spends-jester = It spends a Jester, with which you could duck a trick later.
reason-against-spends-winner = As a rule of thumb, it is more likely to take a later trick than the better card, and you still need tricks.
reason-against-keeps-suit = The better card is your last of { $suit }: without it, you can play anything when that suit is led.
reason-against-more = You end up with too many tricks in { $percent } of 100 possible games, with the better card in { $better }.
reason-against-fewer = You end up with too few tricks in { $percent } of 100 possible games, with the better card in { $better }.
reason-against-further = You miss your bid by { $tricks } tricks on average, with the better card by { $than }.
