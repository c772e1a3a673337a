### Advice for a game with real cards

commands-advise = Get advice for a game with real cards. Without --hand or --hands, you are asked step by step and get advice whenever it is your turn. With them, the options describe one decision, in the order in which things happened. At any question, type { $help } for help.
    .short = get advice for a game with real cards

commands-value-seat = SEAT
commands-value-card = CARD
commands-value-cards = CARDS
commands-value-hands = CARDS/CARDS…
commands-value-suit = SUIT
commands-value-bids = BID,BID…
commands-value-tricks = CARDS/CARDS…
commands-value-totals = N,N…
commands-value-position = POSITION

advise-option-bot = Bot that advises (default: strongest).
advise-option-json = Print the advice as one line of JSON and nothing else.
advise-option-seat = Your seat, counting clockwise from 0 (default: 0).
advise-option-dealer = Seat that deals this round.
advise-option-hand = Cards you hold now, as printed on them: “h5 ♠K z”.
advise-option-hands = With clairvoyance, the cards the other players hold now, clockwise from your left: “h5 h6 / z n”.
advise-option-turned = Turned card.
advise-option-trump = Suit that the dealer named, if a Wizard was turned.
advise-option-bids = Bids so far, starting at the dealer’s left; x for a bid you do not know.
advise-option-tricks = All cards played, in order: “c5 c3 cA s5 / d4 d6”.
advise-option-totals = Total scores by seat, starting at seat 0.
advise-option-spent = With two players, the cards of earlier rounds.
advise-option-position = Decision as a position in one line: “3:2 r1 d0 H2 0,0,0 * C1.D4/H5.N1/S9.Z1 -,1,1”. It replaces the options above, and the game.

advise-seat = Seat { $seat }
advise-welcome = Advice from the bot { $bot }. Rules: { $rules }. At any question, type { $help } for help, { $undo } to take back the last answer, { $quit } to leave.
advise-standard = standard

## Questions

advise-ask-players = The other players, clockwise (Enter: { $others }):
advise-ask-suits = Each player’s suit, yours first, then clockwise:
advise-ask-size = Cards each (Enter: { $size }):
advise-ask-dealer = Dealer ({ $choices }):
advise-ask-usual-dealer = Dealer ({ $choices }; Enter: { $usual }):
advise-ask-totals = Totals ({ $names }):
advise-ask-any-totals = Totals ({ $names }; Enter: all 0):
advise-ask-turned = Round { $number }, turned card:
advise-ask-hand = Your hand ({ $left ->
    [one] one card
   *[other] { $left } cards
}):
advise-ask-shown = { $who } shows ({ $left ->
    [one] one card
   *[other] { $left } cards
}):
advise-ask-spent = Already out of the game ({ $left ->
    [one] one card
   *[other] { $left } cards
}):
advise-ask-trump = { $who } chooses trump:
advise-ask-bid = { $who } bids:
advise-ask-revealed = { $who } had bid:
advise-ask-lead = { $who } leads:
advise-ask-card = { $who } plays:
advise-ask-own-trump = Trump (Enter: { $advised }):
advise-ask-own-bid = Your bid (Enter: { $advised }):
advise-ask-own-lead = You lead (Enter: { $advised }):
advise-ask-own-card = Your card (Enter: { $advised }):

## Help

advise-help-names = names
advise-help-names-how = the other players’ names, clockwise from your left, separated by spaces or commas
advise-help-number = a number
advise-help-number-how = how many other players there are, 1 to 5
advise-help-players-enter = { $others ->
    [one] one other player
   *[other] { $others } other players
}, without names
advise-help-suits = suits
advise-help-suits-how = one for each player, such as { $example }: signs, or the beginnings of names
advise-help-size-how = how many cards each player is dealt this round
advise-help-size-enter = the first round
advise-help-player = a player
advise-help-dealer-how = the dealer: the number before the name, or the beginning of the name
advise-help-numbers = numbers
advise-help-totals-how = the total scores before this round, separated by spaces or commas
advise-help-totals-enter = leaves them at 0
advise-help-cards = several cards
advise-help-cards-how = cards separated by spaces or commas, all at once or over several lines
advise-help-plays-how = the cards of several players in the order played, separated by spaces or commas
advise-help-card-how = what it shows ({ $short }), or its name ({ $name })
advise-help-trump-how = its number, its sign or the beginning of its name ({ $name })
advise-help-bid-how = the bid, from 0 to { $most }; several bids in order, separated by spaces
advise-help-enter = follows the advice
advise-help-undo = takes back the last answer; repeat it to go back further
advise-help-quit = leaves

## Advice

advise-bid = Advice: bid { $bid }
advise-trump = Advice: make { $suit } trump
advise-play = Advice: play { card-with-article }
advise-column-made = bid made
advise-column-behind = behind
advise-games = { $count ->
    [0] Judged by the network alone, without trying any games
    [one] One possible game
   *[other] { $count } possible games
}; ± marks the 95% interval of the points.
advise-told = { $action }: { $points } points, give or take { $margin }; the bid is made in { $made } of games.
advise-told-behind = { $action }: { $points } points, give or take { $margin }; the bid is made in { $made } of games; { $behind } points less than the best, give or take { $behind-margin }.

## Impossible input

advise-not-those-cards = “{ $text }” is not a card, or fits more than one: type what the card shows or its name, z for a Wizard, n for a Jester.
advise-one-card-at-a-time = Type just one card. These are several: { $cards }.
advise-too-many-cards = That makes { $given } cards, but only { $left } { $left ->
    [one] is
   *[other] are
} needed.
advise-no-such-round = No round deals “{ $text }” cards each. The rounds deal { $sizes } cards.
advise-not-a-player = “{ $text }” is not one of the players, or fits more than one.
advise-not-those-players = “{ $text }” cannot be read: type a different name for each of the other players, separated by spaces or commas, or just how many there are.
advise-other-number-of-players = That makes { $given } players, but the game is for { $needed }.
advise-not-those-suits = “{ $text }”: type a different suit for each of the { $players } players, yours first.
advise-not-those-totals = “{ $text }”: type a total score for each of the { $players } players.
advise-not-noted = Not entered: { $rest }.
advise-nothing-to-undo = There is no answer to take back yet.
advise-not-told = { $flag } is needed as well. See foretell advise --help.
advise-says-too-much = { $flag } says more than can be known at this point of the round.
advise-others-turn = It’s not your turn but { $player }’s. Enter everything that has happened so far.
advise-not-a-seat = { $flag } needs a seat from 0 to { $last }, not “{ $value }”.
advise-other-number-of-cards = Trick { $trick } has { $given } cards, but there are { $players } players.
advise-other-number-of-hands = --hands needs { $needed } hands separated by /, one for each other player, not { $given }.
advise-position-says-it = The position says what { $flag } says: leave { $flag } out.
advise-cannot-explain = The bot { $bot } can play but cannot explain why. Choose one that can, such as searcher.
