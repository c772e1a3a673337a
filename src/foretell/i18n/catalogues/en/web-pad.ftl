### The page’s score pad for games with real cards

## A new game

web-pad-names = Who plays?
web-pad-clockwise = Enter the names clockwise.
web-pad-game = Game
web-pad-start = Start

## A round

web-pad-title = Round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each
web-pad-correcting = Correcting round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each
web-pad-round = Cards
web-pad-round-number = Round
web-pad-dealer = Dealer
web-pad-bid = Bid
web-pad-taken = Taken
web-pad-points = Points
web-pad-total = Total
web-pad-bid-of = Bid of { $name }
web-pad-taken-of = Tricks taken by { $name }
web-pad-full = Everything is entered.
web-pad-sum = { $how ->
    [open] Bids so far: { $bids } of { $tricks }
    [over] Bids: { $bids } of { $tricks }, { $by } over
    [under] Bids: { $bids } of { $tricks }, { $by } under
   *[even] Bids: { $bids } of { $tricks }, even
}
web-pad-forbidden = By the rules { $name } may not bid { $bid }: the bids add up to exactly { $tricks }. If that is how you played, just carry on.
web-pad-made = Made it
web-pad-made-of = { $name } made it
web-pad-all-made = All made it
web-pad-amiss = The tricks taken add up to { $sum }; there were { $tricks }.
web-pad-next = Next round
web-pad-finish = See the result
web-pad-undo = Undo
web-pad-advice = Advice for this round
web-pad-edit = Correct round { $round }
web-pad-save = Save
web-pad-cancel = Cancel
web-pad-marked = Totals with * still count round { $round } as it was before. They change once its tricks add up.
web-pad-legend = Below each total: tricks taken / bid, or ✓ for a bid made. The bar marks the dealer.

## The result

web-pad-result = The result
web-pad-hits = { $hits } of { $rounds } bids made
web-pad-again = Play again with the same players
web-pad-picture = Share as an image
web-pad-csv = Save as CSV
web-pad-json = Save as JSON
web-pad-close = All games

## Earlier games

web-pad-evenings = Your games
web-pad-unfinished = round { $round } of { $rounds }
web-pad-won = { $winners ->
    [one] { $names } won with { $total }
   *[other] { $names } shared the win with { $total }
}
web-pad-delete = Delete
web-pad-delete-of = Delete the game of { $names }
web-pad-delete-sure = Delete this game?
web-pad-keep = Keep
web-pad-overtaken = This game was changed in another tab, so your last tap was not entered. This is how it stands now.
web-pad-gone = This game was deleted in another tab. You can still save it as a file.
