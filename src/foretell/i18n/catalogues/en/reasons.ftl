### Why a bot advises what it advises: a message per reason, named after its code

# Variables: $card, $cards and $suit are names, $other a card with its article, $how a way in which a card takes
# a trick or fails to. $points, $tricks and $than are numbers with decimals, all others whole numbers.

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
reason-bid-high-cards = Likeliest to take a trick: { $cards }.
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
reason-takes-trick = It takes the trick in { $count } of { $games } possible games.
reason-loses-trick = It loses the trick in { $count } of { $games } possible games.

## A card: the one with which the possible games of two cards part, and how it takes a trick, or not

reason-cause-takes = Your { $card } takes a trick in { $count ->
    [0] none
   *[other] { $count }
} of { $games } possible games; { $kept ->
    [1] if you play it now
   *[other] after { $other }
}, in { $instead ->
    [0] none
   *[other] { $instead }
}. Typically, { $how ->
    [leads] you lead it in trick { $trick }, and nobody beats it
    [must_lead] you have nothing else to lead in trick { $trick }, and nobody beats it
    [leads_late] you lead it in trick { $trick }, when nobody else has a trump left
    [follows] its suit is led in trick { $trick }, and nobody beats it
    [late] its suit is led in trick { $trick }, when nobody else has a trump left
    [ruffs] you trump another suit with it in trick { $trick }
   *[takes] it takes trick { $trick }
}.
reason-cause-fails = Your { $card } takes a trick in { $count ->
    [0] none
   *[other] { $count }
} of { $games } possible games; { $kept ->
    [1] if you play it now
   *[other] after { $other }
}, in { $instead ->
    [0] none
   *[other] { $instead }
}. Typically, { $how ->
    [higher] a higher card beats it in trick { $trick }
    [trumped] it is trumped in trick { $trick }
    [wizard] a Wizard beats it in trick { $trick }
    [discarded] you throw it away on another suit in trick { $trick }
   *[fails] it does not take trick { $trick }
}.
reason-cause-takes-now = It takes this trick in { $count } of { $games } possible games; if you keep it and play { $other }, it takes { $instead ->
    [0] none
   *[other] one in { $instead }
}.
reason-cause-fails-now = { $count ->
    [0] It does not take this trick; if you keep it and play { $other }, it takes one in { $instead } of { $games } possible games.
   *[other] It takes this trick in { $count } of { $games } possible games; if you keep it and play { $other }, it takes one in { $instead }.
}

## A card: its effect on the hand

reason-keeps-jester = It keeps a Jester, with which you can duck a trick later.
reason-keeps-sure-tricks = { $count ->
    [one] One later trick is certain, which is all you need.
   *[other] { $count } later tricks are certain, which is enough for your bid.
}
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
reason-against-takes-surely = It takes a trick that you do not want.
reason-against-takes = In { $count } of { $games } possible games it takes a trick that you do not want.
reason-against-cannot-take = It cannot take this trick; the better card can.
reason-against-seldom-takes = It takes the trick in { $count ->
    [0] none
   *[other] { $count }
} of { $games } possible games, the better card in { $instead }.
reason-against-more = You end up with too many tricks in { $percent } of 100 possible games, with the better card in { $better }.
reason-against-fewer = You end up with too few tricks in { $percent } of 100 possible games, with the better card in { $better }.
reason-against-further = You miss your bid by { $tricks } tricks on average, with the better card by { $than }.
