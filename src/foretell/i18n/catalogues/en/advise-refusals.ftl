### Cards of a game with real cards that cannot be where they are said to be

advise-card-elsewhere = { $card }: { $place ->
    [hand] this card is in your hand.
    [shown] this card is in a hand that you can see.
    [turned] this is the turned card.
    [played] this card has been played.
   *[spent] this card went out of the game in an earlier round.
}
advise-all-elsewhere = { $card }: all four have been seen already.
advise-not-own-suit = { $card }: this card belongs to another player’s suit.
advise-not-theirs = { $player } does not hold this card: { $card }.
advise-they-must-follow = { $player } cannot play { card-with-article }: { $led } were led, and the hand you saw has some.
advise-had-none = { $player } cannot hold { card-with-article }: in trick { $trick }, { $led } were led, and { $player } did not follow suit ({ $played }).
advise-no-such-deal = { $player } cannot play { card-with-article }: no deal would fit what has been played. Something entered earlier must be wrong.

## A position in one line

advise-round-is-over = All cards of this round have been played, so there is nothing left to advise.
advise-not-a-position = The position cannot be read at “{ $found }”: { $part ->
    [options] the options are the number of players, a letter for each option, and after a colon the hand sizes, such as 4, 4hw or 3:1-5.
    [round] a round is r and the number of a round of this game, such as r3.
    [dealer] a dealer is d and the number of a seat, such as d0.
    [turned] there is a card if, and only if, cards are left after the deal, such as H7, otherwise -; a Wizard can have the suit that was named, such as Z1=S.
    [totals] there is a number for each seat, such as 20,-10,30.
    [viewer] advice is for a seat, so this is its number, or * if all hands are given.
    [hands] there is a hand for each seat, or ?, with / between; no card is there twice, and each seat has the cards of the round, held or played.
    [bids] there is a bid for each seat, - if it is not made and ? if it is hidden, such as 2,-,?.
    [tricks] a trick is the seat that led, a colon, and the cards in order, such as 1:D5.N1.H7.
    [spent] cards that are out are x and the cards, such as xC5.Z1.
    [form] this position is written “{ $form }”.
   *[other] a position is one line with at least eight fields: options, round, dealer, turned card, totals, viewer, hands and bids.
}
