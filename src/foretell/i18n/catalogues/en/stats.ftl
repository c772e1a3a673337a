### Statistics of many games: the command, its tables and charts

commands-stats = Let bots play many games and show what happens in them: how often each bid is made, how the points are spread, and what each card is worth. The same seed and options always give the same figures.
    .short = count what happens in many games
commands-value-folder = FOLDER

stats-option-games = Number of games (default: 50,000).
stats-option-bots = Bot that plays (default: steady).
stats-option-seed = Seed that determines all games (default: a fresh one).
stats-option-out = Also write charts (PNG) and all tables (CSV) to this folder.
stats-option-force = Overwrite them if they exist.
stats-option-json = Print all tables as one line of JSON and nothing else.

stats-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players } players, all { $bots }, seed { $seed }
stats-written = { $files } files written to { $folder }

## Numbers

stats-whole = { $value }
stats-decimal = { $whole }.{ $decimals }
# With the language's space before the sign, if any.
stats-percent = { $value }%

## Headings of columns: the shorter, the more fit on a line

stats-column-cards = cards
stats-column-made = made, %
stats-column-mean-bid = mean bid
stats-column-commonest = commonest
stats-column-chosen = share
stats-column-over = over
stats-column-even = even
stats-column-under = under
stats-column-place = place
stats-column-round = per round
stats-column-won = won, %
stats-column-game = per game
stats-column-mean = mean
stats-column-spread = spread
stats-column-lowest = lowest
stats-column-highest = highest
stats-column-all = all

## Bids

stats-rounds = Bids by hand size
stats-rounds-note = Made: as many tricks taken as bid. Share: how often the commonest bid was chosen. Over, even, under: rounds in which the bids add up to more than, exactly as many as, or fewer than the tricks. All in %, except points, which are per player and round.
stats-round-told = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $made } of bids made; mean bid { $mean }, most often { $commonest } ({ $chosen }); overbid { $over }, even { $even }, underbid { $under }; { $points } points.
stats-bids = How often each bid is made, %
stats-bids-note = One row per number of cards in hand, one column per bid. The most frequent bid is in bold. Bids made less often than once in { $rare } times are omitted.
stats-bids-told = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $made }.
stats-bid-made = bid { $bid }: { $made }
stats-made-by-size = Bids made, %, by the number of cards in hand
stats-places = The order of bidding
stats-places-note = Places count from the dealer’s left. Per round and per game: points. Games, and wins, go by the place in the first round.
stats-place = { $role ->
    [leader] { $number } (leads)
    [dealer] { $number } (dealer)
   *[between] { $number }
}
stats-place-told = Place { $place }: { $made } of bids made, mean bid { $bid }, { $tricks } tricks and { $points } points per round. As the place in the first round: { $won } of games won, { $total } points per game.

## Points

stats-totals = Points at the end of a game
stats-totals-note = Spread: the standard deviation. { $low }: this score or lower in { $percent } of 100 cases; { $half } is the median. In { $shared } of games, several players win together.
stats-every-player = all players
stats-winner = winners
stats-total-told = { $who }: mean { $mean }, spread { $spread }, lowest { $lowest }, { $quantiles }, highest { $highest }.
stats-quantile-told = { $share } up to { $total }
stats-totals-drawn = Points at the end of a game: % of cases, in steps of { $width }

## Cards

stats-cards = How often a card in hand takes a trick, %
stats-cards-note = In all rounds, and for some numbers of cards in hand. Wizards and Jesters, which have no suit, are listed with the plain suits.
stats-kind-trump = trump
stats-kind-plain = plain suit
stats-kind-no-trump = no trump
stats-kind-one-suit = one suit each
stats-card-told = { $card }: { $shares }.
stats-kind-told = { $kind } { $took } ({ $sizes })
stats-size-told = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} { $took }
stats-cards-drawn = How often a card in hand takes a trick, %, by its rank

## Charts

stats-picture-made = Bids made, by hand size
stats-picture-bids = How often each bid is made
stats-picture-bids-note = in % of its cases; framed: the commonest bid
stats-picture-cards = How often a card in hand takes a trick
stats-picture-cards-by-size = How often a card in hand takes a trick, by hand size
stats-axis-cards = cards in hand
stats-axis-bid = bid
stats-axis-made = bids made
stats-axis-points = points at the end
stats-axis-cases = share of cases, in steps of { $width } points
stats-axis-rank = card
stats-axis-took = takes a trick
stats-median = dashed: the median

## Refusals

stats-no-pictures = Charts need Matplotlib, which is not installed. This installs it: { $install }
stats-not-a-folder = { $path } is a file, not a folder. Choose another name.
