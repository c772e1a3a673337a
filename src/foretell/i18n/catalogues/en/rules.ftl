### The rule book: a text and a title per clause, adapted to the options of a table

## Titles

rules-all = The rules of Wizard
rules-title = { $variants ->
    [none] The rules of Wizard for { $players } players
   *[other] The rules of Wizard for { $players } players: { $variants }
}
rule-chapter-0 = The basics
rule-chapter-1 = The deck
rule-chapter-2 = Players and rounds
rule-chapter-3 = The dealer
rule-chapter-4 = The deal
rule-chapter-5 = Trump
rule-chapter-6 = Bidding
rule-chapter-7 = Play
rule-chapter-8 = Score
rule-chapter-9 = Variants
rule-chapter-11 = House rules
rule-chapter-13 = An example

## The basics

rule-0-1 = In every round, say exactly how many tricks you will take, then take exactly that many. Whoever has the most points after the last round wins.
    .title = The aim
rule-0-2 = A trick is one card from each player, played one after the other; the best of them takes the trick. A round with 5 cards in each hand has 5 tricks.
    .title = A trick
rule-0-3 = Trump is a suit that beats the other three for one round: its lowest card beats the highest of any other suit. Among several trumps the highest wins.
    .title = Trump

## The deck

rule-1-1 = There are 60 cards: four suits ({ $suits }) of thirteen number cards each, and four Wizards and four Jesters, which belong to no suit. In play the four Wizards are all alike, and so are the four Jesters.
    .title = The deck
rule-1-2 = A Jester is lower than every number card, a Wizard higher than every number card. { EDITION() ->
    [classic] The number cards of a suit rank { $faces ->
        [numbers] from 1, the lowest, to 13, the highest.
       *[letters] from low to high: 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace.
    }
   *[fantasy] The number cards of a suit rank from 1, the lowest, to 13, the highest.
}
    .title = The order of the cards
rule-1-3 = { EDITION() ->
    [classic] This table plays with the classic edition: playing-card suits, with { $faces ->
        [numbers] 1 to 13 on the number cards.
       *[letters] 2 to 10, J, Q, K and A on the number cards.
    }
   *[fantasy] This table plays with the fantasy edition: four peoples and their colours for suits, and 1 to 13 on the number cards. The sheets of this edition call the players apprentices and the points experience points.
} Wizards bear the letter Z (W in some decks), Jesters the letter N (or J). Editions differ in names and pictures, never in a rule.
    .title = The edition

## Players and rounds

rule-2-1 = { $players } players take part, each for themselves.
    .title = The players
rule-2-2 = The game has { $rounds } rounds. In the first round each player is dealt 1 card, in every further round one card more, up to { $largest } cards in the last.
    .title = The rounds
rule-2-3 = “To the left” means clockwise: the next seat.
    .title = To the left

## The dealer

rule-3-1 = To find the first dealer, everybody takes one card, face up. The highest card deals (R1.2). If several players share the highest card, they draw again, and they alone, until one has the highest. The cards drawn go back into the deck before the first deal.
    .title = Drawing for the deal
rule-3-2 = The players agree on who deals first; no cards are drawn.
    .title = The first dealer
rule-3-3 = After each round the deal passes to the player on the dealer’s left.
    .title = The next dealer

## The deal

rule-4-1 = In every round the dealer shuffles all 60 cards and deals each player as many as the round calls for.
    .title = The deal
rule-4-2 = The cards that are left over lie face down: they are the stock. Nobody looks at them { $players ->
    [2] before they are dealt or turned.
   *[other] during the round.
}
    .title = The stock

## Trump

rule-5-1 = After the deal the top card of the stock is turned face up. If it is a number card, its suit is trump for this round.
    .title = The turned card
rule-5-2 = If the turned card is a Jester, the round has no trump{ EDITION() ->
    [classic] , and the Jester is turned face down again.
   *[fantasy] .
}
    .title = A Jester is turned
rule-5-3 = If the turned card is a Wizard, the dealer names one of the four suits as trump, before anybody bids and { $clairvoyance ->
    [true] before looking at their own hand (R9.6).
   *[false] after looking at their own hand.
} A suit has to be named; “no trump” is not a choice.
    .title = A Wizard is turned
rule-5-4 = In a round of { $largest } cards each, all 60 cards are dealt and no stock is left: no card is turned, and the round has no trump.
    .title = No card to turn
rule-5-5 = The turned card stays in view until the end of the round{ EDITION() ->
    [classic] , unless it is a Jester,
   *[fantasy] {""}
} and takes no part in it.
    .title = The turned card in play

## Bidding

rule-6-1 = Before play, each player states how many tricks of this round they will take: { $bidding ->
    [open] first the player on the dealer’s left, then the others clockwise, the dealer last.
    [hidden] each for themselves, as R9.1 says.
   *[secret] each for themselves, as R9.2 says.
} A bid is a whole number from 0 to the number of cards in hand. A bid stands and cannot be changed.
    .title = The bids
rule-6-2 = The bids may add up to more tricks than the round has, to fewer, or to exactly as many.
    .title = The sum of the bids
rule-6-3 = When all have bid, and before the first card is played, the scorer announces everybody’s bid, and whether the bids together are more than the tricks of the round (overbid), fewer (underbid) or exactly as many (even).
    .title = The announcement
rule-6-4 = Throughout the round, everybody can see what each player has bid and how many tricks each has taken. With real cards, keep the tricks you take in front of you; coins or chips can show how many you bid.
    .title = What everybody can see

## Play

rule-7-1 = The player on the dealer’s left leads to the first trick. Whoever takes a trick leads to the next. Each player adds one card to a trick, clockwise.
    .title = Leading
rule-7-2 = The first card of a trick that is not a Jester decides. If it is a number card, its suit is the suit led. If it is a Wizard, no suit is led in this trick, right to its end{ $follow-after-wizard ->
    [true] {" "}(but see R7.5)
   *[false] {""}
}. As long as only Jesters have been played, no suit is led yet. Example: a Jester is led, then the { $d7 } is played; the suit led is { $diamonds }.
    .title = The suit led
rule-7-3 = Wizards and Jesters may always be played. A player who holds a number card of the suit led may play no number card of another suit. In all other cases any card may be played; nobody has to play a trump or a higher card. Whoever leads may lead anything. Example: trump is { $diamonds }, and the { $h5 } is led. A player with the { $h3 } and the { $d7 } has to play the { $h3 }. A player with the { $h7 }, the { $d3 } and a Jester may play the { $h7 } or the Jester.
    .title = Following suit
rule-7-4 = The trick goes to the { $winning-wizard ->
    [last] last Wizard played to it (R9.3).
   *[first] first Wizard played to it.
} Without a Wizard, it goes to the highest card of the trump suit; without a trump, to the highest card of the suit led.{ $players ->
    [5] {""}
    [6] {""}
   *[other] {" "}If all its cards are Jesters, it goes to the first of them.
} Example: trump is { $diamonds }; the { $d3 } beats the { $h7 }, and a Wizard beats both.
    .title = Who takes the trick
rule-7-5 = House rule: if a Wizard is led to a trick, the first number card played after it sets a suit, and whoever holds a number card of that suit has to follow it as in R7.3. This changes nothing about which card takes the trick (R7.4).
    .title = Following after a Wizard

## Score

rule-8-1 = A player who took exactly as many tricks as they bid scores 20 points, and 10 more for each trick taken. Examples: bid 0 and took none, 20 points; bid 2 and took 2, 40 points.
    .title = The bid is made
rule-8-2 = A player who took more or fewer tricks than they bid loses 10 points for each trick over or under, and scores nothing for the tricks taken. Examples: bid 2 and took 1, minus 10 points; bid 0 and took 3, minus 30 points.
    .title = The bid is missed
rule-8-3 = The points of the rounds add up; a total may fall below zero. For each round and player the score pad shows the bid, in the small box, and the running total. Example: 20 points, then minus 10, then 40 make the totals 20, 10 and 50.
    .title = The score pad
rule-8-4 = Whoever has the highest total after the last round wins. Players who share the highest total win together.
    .title = Who wins

## Variants

rule-9-1 = Each player decides on a bid without knowing what the others bid. When all have bid, all bids are revealed at once. With real cards, write your bid on a slip of paper and hand it to the scorer, who turns all the slips over together.
    .title = Hidden bids
rule-9-2 = Each player decides on a bid without knowing what the others bid, and the bids are not announced: until the last trick of the round has been played, players know only their own bid. Then all bids are revealed. The tricks that each player has taken stay in plain view all the time. With real cards, write your bid on a slip of paper and leave it face down in front of you.
    .title = Delayed reveal
rule-9-3 = If several Wizards are played to a trick, the last of them takes it, not the first. Nothing else changes.
    .title = Dark Wizard
rule-9-4 = Two players play { $rounds } rounds, with { $sizes } cards each. The deck is shuffled once, before the first round. The hands and then the turned card come off the top, and cards once dealt or turned are out for the rest of the game; players may remember them. The turned card of the last round is the sixtieth card, so every round turns one. The bids are secret (R9.2). With real cards, put what has been played aside, not back into the deck.
    .title = Two players
rule-9-5 = The last player to bid, the dealer, may not make the bids add up to exactly the tricks of the round if that player alone has the highest total score. When the lead is shared, as in the first round with everybody at 0, any bid is allowed. Example: 5 tricks, and the others have bid 4 together. A dealer alone in the lead may bid anything but 1; any other dealer may bid 1 too. With real cards, the scorer keeps count of the bids and says which one the dealer may not make.
    .title = No even bid for the leader
rule-9-6 = Before the bidding, players do not look at their own hands; instead, each sees the hands of all the others. { $deal ->
    [one_suit] {""}
   *[shared] A dealer who has to name trump (R5.3) does so before seeing their own hand.{" "}
}When all have bid by the usual rules, everybody takes up their own hand, and play continues as usual, with hands hidden from the others again. Players may remember what they saw. With real cards, hold your hand up to your forehead, faces outwards, until everybody has bid.
    .title = Clairvoyance
rule-9-7 = Each player owns the thirteen number cards of one suit, one Wizard and one Jester. The game has { $rounds } rounds: in the first, each player draws 4 cards from their own shuffled, face-down cards, in every further round one card more, up to 15 in the last; after each round all players take their fifteen cards back and shuffle them again. No card is turned, there is no trump and no suit is ever led: any card may be played. The trick goes to the { $winning-wizard ->
    [last] last Wizard (R9.3).
   *[first] first Wizard.
} Without one, it goes to the highest number card, whatever its suit, and among equals to the one played first. If all its cards are Jesters, it goes to the first of them. Example: the { $c4 }, the { $d9 } and the { $h9 } are played in this order; the { $d9 } takes the trick. With real cards, sort the deck by suits before the game and give each player a Wizard and a Jester.
    .title = One suit each
rule-9-8 = The last player to bid, the dealer, may never make the bids add up to exactly the tricks of the round, whatever the scores. Example: 5 tricks, and the others have bid 4 together; the dealer may bid anything but 1. With real cards, the scorer keeps count of the bids and says which one the dealer may not make.
    .title = Plus or minus one
rule-9-9 = Only the first round is played with clairvoyance (R9.6); in all others you look at your own hand, as usual, and at no other.
    .title = Clairvoyance in the first round only
rule-9-10 = House rule: the dealer’s bid is restricted ({ $even-bid ->
    [never] R9.8
   *[not_leader] R9.5
}) only in rounds of { $even-bid-from } cards or more. In smaller rounds any bid may be made. Example: with 4 as the number, a dealer may make the bids add up in the rounds of 1, 2 and 3 cards.
    .title = Any bid in small rounds
rule-11-1 = House rule: the table sets its own rounds, at most 60. { $rounds ->
    [one] Here there is 1 round, with this many cards for each player: { $sizes }.
   *[other] Here there are { $rounds } rounds, with this many cards for each player: { $sizes }.
}
    .title = Custom rounds

## An example

rule-13-1 = Three players play three rounds. In the first they bid 0, 1 and 1 and take 0, 0 and 1 tricks: plus 20, minus 10 and plus 30 points. In the second they bid 2, 0 and 0 and take 1, 0 and 1: minus 10, plus 20 and minus 10 points, which makes totals of 10, 10 and 20. In the third they bid 2, 2 and 0 and take 2, 1 and 0: plus 40, minus 10 and plus 20 points. Now the totals are 50, 0 and 40, and the first player leads.
    .title = Three rounds scored
