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
advise-they-must-follow = { $player } cannot play { card-with-article }: the suit led is { $led }, and the hand you saw has cards of it.
advise-had-none = { $player } cannot hold { card-with-article }: the suit led in trick { $trick } was { $led }, and { $player } did not follow it ({ $played }).
advise-no-such-deal = { $player } cannot play { card-with-article }: no deal would fit what has been played. Something entered earlier must be wrong.
