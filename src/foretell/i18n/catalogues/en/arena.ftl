### Bots against each other: the commands, their tables, the chart, and refusals

commands-tournament = Let bots play the same deals in every arrangement of the seats, and report which plays better and how certain that is: one bot among copies of another (--alone, --others), or all bots of a pool (--pool). The same seed and options always give the same games.
    .short = measure bots against each other
commands-rate = Rate bots by the results of tournaments with the same options, saved in files by --resume.
    .short = rate bots by the results of tournaments
commands-value-bot = BOT

arena-option-alone = Bot that sits alone among the others: { $bots }.
arena-option-others = Bot at all other seats.
arena-option-pool = Bots that all play against each other.
arena-option-tables = Tables of a pool: mixed, each bot alone among copies of another, or both (default: both).
arena-option-estimate = How to estimate the lead with --alone: plain, or control, which takes the luck of decisions away (default: plain).
arena-option-deals = Number of deals (default: 100).
arena-option-seed = Seed that determines all deals (default: that of the resumed file, or a fresh one).
arena-option-jobs = Number of games at a time (default, and at most: one per core).
arena-option-ray = Play on the Ray cluster at this address: auto, HOST:PORT or ray://HOST:PORT.
arena-option-resume = Save every game in this file, and resume from the games already in it.
arena-option-plot = Also draw a chart (PNG) to this file.
arena-option-force = Overwrite the chart if it exists.
arena-option-json = Print all figures as one line of JSON and nothing else.
arena-option-json-ratings = Print the ratings as one line of JSON and nothing else.
arena-argument-results = Result files.

arena-title = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} of { $players } players, { $games } games, seed { $seed }
arena-rated = Games of { $players } players
arena-torn = The last line of { $path } was incomplete; its game is played again.
arena-interrupted = Interrupted: { $games } of { $total } games played. The figures count complete deals only.
arena-kept = The games are saved in { $path }; run the same command to continue.
arena-drawn = Chart written to { $path }

## The tables

arena-among = { $alone } among { $others }
arena-among-others = among { $others }
arena-mixed = Mixed tables
arena-alone = Each bot alone among copies of another
arena-note = Per round, per game: points. Lead: points per round above the others at the table. Exact: rounds with as many tricks as bid. Won: games won; a shared win counts in parts. 1st, 2nd, …: games finished in that place, %. Time: per decision, and the limit that 99 in 100 keep within. ± is half of a 95% interval.
arena-alone-note = The figures are those of the bot that sits alone. Lead: points per round above the others at the table. ± is half of a 95% interval.
arena-column-round = per round
arena-column-lead = lead
arena-column-exact = exact, %
arena-column-won = won, %
arena-column-place = place
arena-column-game = per game
arena-column-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
arena-column-time = time, ms
arena-column-slow = 99%
arena-figures-told = { $bot }: { $round } points per round, { $game } per game; lead { $lead } points per round; { $exact } of bids made, { $won } of games won, mean place { $place } ({ $places }); { $time } ms per decision, 99 in 100 within { $slow } ms.
arena-place-told = { $place }: { $share }%

## Ratings

arena-ratings = Ratings
arena-ratings-note = 1500 is the mean of these bots; a 400-point lead means ten-to-one odds. Wins: the share of games a bot is expected to win against others drawn from this pool. Ranges and ± are 95% intervals.
arena-column-rating = rating
arena-column-range = range
arena-column-expected = wins, %
arena-column-games = games
arena-rating-told = { $bot }: rating { $rating }, range { $range }; expected to win { $won } of its games.

## The chart

arena-picture = Points per round
arena-picture-alone = alone
arena-picture-others = the others
arena-axis-points = points per round, with 95% intervals

## Refusals

arena-which-bots = Name one bot with --alone and the others with --others, or all of them with --pool.
arena-too-few-bots = At least { $least } bots are needed for a comparison, not { $given }.
arena-named-twice = { $bot } is in the pool twice. Name it once.
arena-bot-failed = { $bot } failed in deal { $deal }, at seat { $seat } of { $bots }: “{ $what }”. To see that game: foretell simulate --seed { $seed } --games { $deal } --bots { $bots } --out FILE, with the same options.
arena-worker-lost = The process playing deal { $deal } with { $bots } died without an error message; it may have run out of memory.
arena-other-match = { $path } holds the results of a different match. These settings differ: { $differing }. Choose another file.
arena-no-results = { $path }, line { $line }: this is not a tournament result.
arena-nothing-to-rate = No deal has been played in every arrangement of the seats yet, so there is nothing to rate.
arena-other-options = Only games with the same options can be rated together. These differ: { $options }.
arena-no-control = --estimate control works only for one bot alone (--alone) among copies of one of these (--others): { $known }, without --deal one_suit and --clairvoyance. Change these options, or leave --estimate control out.
arena-never-met = { $some } never played at a table with any of { $others }, so they cannot be compared.
arena-games-differ = Deal { $deal } of seed { $seed } with { $bots } appears twice, with different games: one of these bots has changed.
arena-no-ray = A Ray cluster needs Ray, which is not installed. This installs it: { $install }
arena-no-cluster = There is no Ray cluster at { $address }: { $reason }
arena-cluster-failed = The Ray cluster could not play deal { $deal } with { $bots }: { $reason }
