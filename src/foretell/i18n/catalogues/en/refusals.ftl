### Why something is not done: a message per refusal, named after its code, its fields as variables

## Texts that stand for something

card-unknown = “{ $text }” is none of the 60 cards. A card is written as suit letter and rank, C1 to S13; Wizards are Z1 to Z4, Jesters N1 to N4.
card-unknown-suit = “{ $text }” is none of the suit letters: write C, D, H or S.
seed-invalid = “{ $seed }” is no seed. A seed has 1 to 128 characters, each a digit or a letter from a to f.
nonce-invalid = “{ $nonce }” is no nonce. A nonce has 1 to 128 characters, each a digit or a small letter from a to f.
language-unknown = Foretell does not speak “{ $language }”. Choose one of these languages: { $known }.
bots-unknown = There is no bot called “{ $bot }”. Choose one of these: { $known }.
bots-unknown-style = { $bot } has no style called “{ $style }”. Choose one of these: { $known }.
bots-erred = The bot { $bot } at seat { $seat } went wrong: it asked for { $action }, which this seat may not do now.
bots-crashed = The bot { $bot } at seat { $seat } broke down: { $reason }
bots-broken = The bot { $bot } cannot be loaded: { $reason }. Repair or remove the package that offers it.

## Options

options-unknown = There is no option called “{ $option }”. The options are: { $known }.
options-unknown-preset = There is no preset called “{ $preset }”. Choose one of these: { $known }.
options-invalid = { FLAG($option) } cannot be “{ $value }”. { $option ->
    [hand_sizes] Allowed: hand sizes of { $allowed } cards, such as 1,3,5 or 1-5.
   *[other] Allowed: { $allowed }.
}
options-even-bid-needs-open-bids = --even-bid { $even-bid } does not go with --bidding { $bidding }: the last to bid would not know the sum of the bids. Choose --bidding open or --even-bid free.
options-two-players-need-secret-bids = --players { $players } does not go with --bidding { $bidding }: two players reveal their bids after the round. Choose --bidding secret or more players.
options-one-suit-needs-three-or-four = --deal { $deal } does not go with --players { $players }: one suit each is a game for three or four. Choose --players 3, --players 4 or --deal shared.
options-nothing-to-follow = --follow-after-wizard does not go with --deal { $deal }: no suit is ever led there. Leave one of the two out.
options-fixed-schedule = --hand-sizes does not go with { $deal ->
    [one_suit] --deal one_suit
   *[shared] --players { $players }
}: the rounds of that game are fixed. Leave one of the two out.
options-too-many-rounds = --hand-sizes lists { $rounds } rounds, but a game has at most { $most }. Leave some of them out.

## Turns

turn-game-over = The game is over: nothing more can be done in it.
turn-not-dealt = The next cards have not been dealt: nobody can act before that.
turn-choose-trump = Trump is to be named first: the dealer, seat { $seat }, chooses one of the four suits.
turn-bid = The bidding comes first: seat { $seat } is to bid.
turn-play = The bidding is over: seat { $seat } is to play a card.
trump-not-dealer = Seat { $seat } cannot name trump: that is for the dealer, seat { $dealer }.
bid-not-your-turn = Seat { $seat } cannot bid now: seat { $to-act } is to bid.
play-not-your-turn = Seat { $seat } cannot play now: seat { $to-act } is to play.
undo-nothing = There is nothing to take back: you have done nothing yet, or a player has since acted or learned something.

## Bids

bid-stands = Seat { $seat } has bid already, and a bid stands.
bid-out-of-range = { $bid } cannot be bid: bid a whole number from 0 to { $hand-size }, the number of cards in hand.
bid-even = { $bid } cannot be bid: the bids would add up to { $hand-size }, exactly the tricks of this round, which the last to bid has to avoid. Bid another number from 0 to { $hand-size }.
bid-even-leader = { $bid } cannot be bid: the bids would add up to { $hand-size }, exactly the tricks of this round, which the last to bid has to avoid while alone in the lead. Bid another number from 0 to { $hand-size }.

## Cards

play-not-in-hand = You do not hold this card: { $card }. Play one that is in your hand.
play-must-follow-suit = The suit led is { $led }, and you hold cards of it, so you cannot play this card: { $card }. You may play: { $allowed }.
