### Refusals: a message per refusal, named after its code, its fields as variables

## Texts that cannot be read

card-unknown = “{ $text }” is not one of the 60 cards. Write a card as its suit letter and rank, C1 to S13; Wizards are Z1 to Z4, Jesters N1 to N4.
card-unknown-suit = “{ $text }” is not a suit letter: write C, D, H or S.
seed-invalid = “{ $seed }” is not a seed. A seed has 1 to 128 characters, each a digit or a letter from a to f.
nonce-invalid = “{ $nonce }” is not a nonce. A nonce has 1 to 128 characters, each a digit or a lower-case letter from a to f.
language-unknown = Foretell does not speak “{ $language }”. Choose one of these languages: { $known }.
bots-unknown = There is no bot called “{ $bot }”. Choose one of these: { $known }.
bots-unknown-style = { $bot } has no style called “{ $style }”. Choose one of these: { $known }.
bots-erred = The bot { $bot } at seat { $seat } made an illegal move: it chose { $action }, which is not allowed now.
bots-crashed = The bot { $bot } at seat { $seat } crashed: { $reason }
bots-broken = The bot { $bot } cannot be loaded here: { $reason }. Choose another one, or repair the package that provides it.

## Parts that are not installed

floors-missing = This needs the extra “{ $floor }” of Foretell, which is not installed. Install it with: { $install }
floors-no-lab = “{ $what }” is part of foretell-lab, which is not installed. Install it in a checkout of Foretell with: { $install }

## Options

options-unknown = There is no option called “{ $option }”. The options are: { $known }.
options-unknown-preset = There is no preset called “{ $preset }”. Choose one of these: { $known }.
options-invalid = { FLAG($option) } cannot be “{ $value }”. { $option ->
    [hand_sizes] Allowed: hand sizes of { $allowed } cards, such as 1,3,5 or 1-5.
   *[other] Allowed: { $allowed }.
}
options-even-bid-needs-open-bids = --even-bid { $even-bid } cannot be combined with --bidding { $bidding }: the last to bid would not know the sum of the bids. Choose --bidding open or --even-bid free.
options-two-players-need-secret-bids = --players { $players } cannot be combined with --bidding { $bidding }: two players reveal their bids after the round. Choose --bidding secret or more players.
options-one-suit-needs-three-or-four = --deal { $deal } cannot be combined with --players { $players }: one suit each is a game for three or four. Choose --players 3, --players 4 or --deal shared.
options-nothing-to-follow = --follow-after-wizard cannot be combined with --deal { $deal }: no suit is ever led in that game. Leave one of them out.
options-no-round-is-clairvoyant = --clairvoyant-rounds { $clairvoyant-rounds } needs --clairvoyance: without it there is no clairvoyant round. Add --clairvoyance or leave out --clairvoyant-rounds.
options-no-bid-is-restricted = --even-bid-from { $even-bid-from } needs a rule about even bids: with --even-bid { $even-bid } the bids may add up in every round. Choose --even-bid not_leader or --even-bid never, or leave out --even-bid-from.
options-fixed-schedule = --hand-sizes cannot be combined with { $deal ->
    [one_suit] --deal one_suit
   *[shared] --players { $players }
}: the rounds of that game are fixed. Leave one of them out.
options-too-many-rounds = --hand-sizes lists { $rounds } rounds, but a game has at most { $most }. Leave some of them out.

## Turns

refusals-seat = Seat { $seat }
turn-game-over = The game is over: there is nothing left to play.
turn-not-dealt = The next cards have not been dealt yet: nobody can act before that.
turn-choose-trump = Trump comes first{ $you ->
    [yes] : choose one of the four suits.
   *[no] : { $who }, the dealer, has to choose one of the four suits.
}
turn-bid = The bidding comes first{ $you ->
    [yes] : it is your turn to bid.
   *[no] : it is { $who }’s turn to bid.
}
turn-play = The bidding is over{ $you ->
    [yes] : it is your turn to play a card.
   *[no] : it is { $who }’s turn to play a card.
}
trump-not-dealer = Only the dealer can choose trump, and that is { $who }.
bid-not-your-turn = It is { $who }’s turn to bid.
play-not-your-turn = It is { $who }’s turn to play.
undo-nothing = There is nothing to take back: you have done nothing yet in this round, or a player has since acted or learned something.

## Bids

bid-stands = { $you ->
    [yes] You have
   *[no] { $who } has
} already bid, and a bid cannot be changed.
bid-out-of-range = { $bid } cannot be bid: bid a whole number from 0 to { $hand-size }, the number of cards in hand.
bid-even = { $bid } cannot be bid: the bids would add up to { $hand-size }, exactly the tricks of this round, and the last to bid has to avoid that. Bid another number from 0 to { $hand-size }.
bid-even-leader = { $bid } cannot be bid: the bids would add up to { $hand-size }, exactly the tricks of this round, and the last to bid has to avoid that while alone in the lead. Bid another number from 0 to { $hand-size }.

## Cards

play-not-in-hand = You do not hold this card: { $card }. Play one that is in your hand.
play-must-follow-suit = You have to follow: { $led } were led, so { card-with-article } has to wait. You can play: { $allowed }.
