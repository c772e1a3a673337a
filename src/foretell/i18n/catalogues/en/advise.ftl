### Advice for a game with real cards

commands-advise = Get advice for a game with real cards. Without --hand or --hands you are asked step by step, and advised whenever it is your turn; with them, one decision is told by options, in the order in which things happened. While you are asked, { $help } helps.
    .short = get advice for a game with real cards

commands-value-seat = SEAT
commands-value-card = CARD
commands-value-cards = CARDS
commands-value-hands = CARDS/CARDS…
commands-value-suit = SUIT
commands-value-bids = BID,BID…
commands-value-tricks = CARDS/CARDS…
commands-value-totals = N,N…

advise-option-bot = The bot that advises; strongest when left out.
advise-option-json = The advice as one line of JSON, and nothing else.
advise-option-seat = Your seat, from 0 (clockwise); 0 when left out.
advise-option-dealer = The seat that deals this round.
advise-option-hand = The cards that you hold now, as they show: “h5 ♠K z”.
advise-option-hands = With clairvoyance, the hands of the others now, clockwise from your left: “h5 h6 / z n”.
advise-option-turned = The turned card.
advise-option-trump = The suit that the dealer named, if a Wizard was turned.
advise-option-bids = The bids from the dealer’s left on; x for one that you do not know.
advise-option-tricks = All cards played, in their order: “c5 c3 cA s5 / d4 d6”.
advise-option-totals = The total scores by seat, from seat 0.
advise-option-spent = For two players, the cards of earlier rounds.

advise-seat = Seat { $seat }
advise-welcome = Advice by the bot { $bot }. Rules: { $rules }. { $help } helps at any question, { $undo } takes the last answer back, { $quit } leaves.
advise-standard = standard

## Questions

advise-ask-players = The other players, clockwise (Enter: { $others }):
advise-ask-suits = Which suits you own, yours first, then clockwise:
advise-ask-size = Cards each (Enter: { $size }):
advise-ask-dealer = Who deals ({ $choices }):
advise-ask-usual-dealer = Who deals ({ $choices }; Enter: { $usual }):
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
advise-ask-spent = Out of the game since earlier rounds ({ $left ->
    [one] one card
   *[other] { $left } cards
}):
advise-ask-trump = { $who } names trump:
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
advise-help-names-how = the other players’, clockwise from your left, with spaces or commas between them
advise-help-number = a number
advise-help-number-how = how many others play, 1 to 5
advise-help-players-enter = { $others ->
    [one] one other player
   *[other] { $others } other players
}, without names
advise-help-suits = suits
advise-help-suits-how = one for each player, such as { $example }: their signs or the beginnings of their names
advise-help-size-how = how many cards everybody is dealt this round
advise-help-size-enter = the first round
advise-help-player = a player
advise-help-dealer-how = who deals: the number before the name, or the beginning of the name
advise-help-numbers = numbers
advise-help-totals-how = the total scores before this round, with spaces or commas between them
advise-help-totals-enter = leaves them at 0
advise-help-cards = several
advise-help-cards-how = cards with spaces or commas between them, all at once or over several lines
advise-help-plays-how = the cards of several players in their order, with spaces or commas between them
advise-help-card-how = what it shows ({ $short }), or its name ({ $name })
advise-help-trump-how = its number, its sign or the beginning of its name ({ $name })
advise-help-bid-how = the bid, from 0 to { $most }; several bids in their order with spaces between them
advise-help-enter = what is advised
advise-help-undo = takes the last answer back, and the one before, as often as you like
advise-help-quit = leaves

## Advice

advise-bid = Advice: bid { $bid }
advise-trump = Advice: make { $suit } trump
advise-play = Advice: play { card-with-article }
advise-column-made = bid made
advise-column-behind = behind
advise-games = { $count ->
    [0] By the network alone, no game was tried
    [one] One possible game
   *[other] { $count } possible games
}; ± is the 95% interval of points.
advise-told = { $action }: { $points } points, give or take { $margin }; the bid is made in { $made } of games.
advise-told-behind = { $action }: { $points } points, give or take { $margin }; the bid is made in { $made } of games; { $behind } points less than the best, give or take { $behind-margin }.

## What cannot be

advise-not-those-cards = “{ $text }” names no card, or may be several: type what a card shows or its name, a Wizard as z, a Jester as n.
advise-one-card-at-a-time = Only one card is asked for, and these are several: { $cards }.
advise-card-elsewhere = { $card }: { $place ->
    [hand] this card is in your hand.
    [shown] this card is in a hand that you see.
    [turned] this is the turned card.
    [played] this card has been played.
   *[spent] this card is out of the game since an earlier round.
}
advise-all-elsewhere = { $card }: all four have been seen already.
advise-not-own-suit = { $card }: this card belongs to another player’s suit.
advise-too-many-cards = These are { $given } cards, and only { $left } { $left ->
    [one] is
   *[other] are
} still to be told.
advise-not-theirs = { $player } does not hold this card: { $card }.
advise-they-must-follow = { $player } cannot play { $card }: the suit led is { $led }, and there are cards of it in the hand you saw.
advise-had-none = { $player } cannot hold { $card }: when { $led } were led in trick { $trick }, { $player } played { $played }.
advise-no-such-deal = { $player } cannot play { $card }: then no deal would agree with what has been played. Something before it must be wrong.
advise-no-such-round = No round deals “{ $text }” cards each. The rounds deal: { $sizes }.
advise-not-a-player = “{ $text }” is none of the players, or may be several.
advise-not-those-players = “{ $text }” cannot be read: type a different name for each of the others, with spaces or commas between them, or how many they are.
advise-other-number-of-players = These would be { $given } players, and { $needed } were said to play.
advise-not-those-suits = “{ $text }”: type a different suit for each of the { $players } players, yours first.
advise-not-those-totals = “{ $text }”: type a total score for each of the { $players } players.
advise-not-noted = Not noted: { $rest }.
advise-nothing-to-undo = Nothing has been told yet that could be taken back.
advise-not-told = { $flag } is needed, too: see foretell advise --help.
advise-says-too-much = { $flag } says more than there is to know at this point of the round.
advise-others-turn = It is not your turn: { $player } is to act. Tell all that has happened so far.
advise-round-is-over = All cards of this round have been played: there is nothing to advise.
advise-not-a-seat = { $flag } needs a seat from 0 to { $last }, not “{ $value }”.
advise-other-number-of-cards = Trick { $trick } has { $given } cards, and { $players } players play.
advise-other-number-of-hands = --hands needs { $needed } hands with / between them, one for each other player, not { $given }.
advise-cannot-explain = The bot { $bot } plays, but cannot say why. Choose one that can, such as searcher.
