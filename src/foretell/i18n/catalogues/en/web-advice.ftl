### The page’s advice for games with real cards

## The start

web-advice-what = Playing with real cards? Enter what you see, and the strongest bot tells you what it would do.
web-advice-size = Cards each
web-advice-dealer = Who deals?
web-advice-names = Names of the others, if you like
web-advice-position = Or from a position in one line
web-advice-position-line = Position
web-advice-position-start = Continue from it
web-advice-suits = Which suit does each player have?
web-advice-me = Which player are you?
# Where a player sits, as a name: with five or six players there are two at each side.
web-advice-place = { $place ->
    [left] Left
    [left-two] Left 2
    [opposite] Opposite
    [right-two] Right 2
    [right] Right
   *[opponent] Opponent
}
web-advice-back = Back to the game
web-advice-new = Another game

## Questions

web-advice-turned = Which card is turned up?
web-advice-hand = { $left ->
    [one] Your hand: one card to go
   *[other] Your hand: { $left } cards to go
}
web-advice-shown = { $left ->
    [one] Hand of { $who }: one card to go
   *[other] Hand of { $who }: { $left } cards to go
}
web-advice-spent = { $left ->
    [one] Cards of earlier rounds, including turned cards: one to go
   *[other] Cards of earlier rounds, including turned cards: { $left } to go
}
web-advice-leader = Is { $who } alone in the lead?
web-advice-yes = Yes
web-advice-no = No
web-advice-trump = { $who } chooses trump:
web-advice-bid = { $who } bids:
web-advice-revealed = { $who } had bid:
web-advice-lead = { $who } leads:
web-advice-card = { $who } plays:
web-advice-cards = Cards
web-advice-next = The round is over
web-advice-over = The game is over
web-advice-points = This round: { $points } points
web-advice-overtaken = Something was entered in another tab, so your last tap was not. This is how it stands now.
