### Bots against each other: the commands, their tables, the picture, and what cannot be done

commands-tournament = Let bots play the same deals in every arrangement of the seats, and tell who plays better, and how sure that is: one bot among copies of another (--alone, --others), or all bots of a pool (--pool). The same seed and options give the same games.
    .short = measure bots against each other
commands-rate = Rate bots by what they did in tournaments with the same options, which --resume has kept in files.
    .short = rate bots by the results of tournaments
commands-value-bot = BOT

arena-option-alone = The bot that sits alone among the others: { $bots }.
arena-option-others = The bot at all other seats.
arena-option-pool = Bots that all play against each other.
arena-option-tables = The tables of a pool: mixed ones, each bot alone among copies of each other one, or both; both when left out.
arena-option-deals = How many deals; 100 when left out.
arena-option-seed = The seed from which all deals follow; when left out that of the file to go on with, or a fresh one.
arena-option-jobs = How many games at a time; as many as there are cores when left out.
arena-option-ray = Play on the Ray cluster at this address: auto, HOST:PORT or ray://HOST:PORT.
arena-option-resume = Keep every game in this file, and go on with those that are in it already.
arena-option-plot = Also draw a picture (PNG) into this file.
arena-option-force = Overwrite the picture if it is there.
arena-option-json = All figures as one line of JSON, and nothing else.
arena-option-json-ratings = The ratings as one line of JSON, and nothing else.
arena-argument-results = Files of results.

arena-title = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} of { $players } players, { $games } games, seed { $seed }
arena-rated = Games of { $players } players
arena-torn = The last line of { $path } had broken off; its game is played again.
arena-interrupted = Interrupted: { $games } of { $total } games are played. Figures count the deals that are complete.
arena-kept = { $path } keeps them; the same command goes on.
arena-drawn = Picture written to { $path }

## The tables

arena-among = { $alone } among { $others }
arena-among-others = among { $others }
arena-mixed = Mixed tables
arena-alone = Each bot alone among copies of another
arena-note = A round, a game: points. Lead: points a round more than the others at the table. Exact: rounds with as many tricks as bid. Won: games, shared ones in parts. 1st, 2nd, …: games that ended in that place, %. Time: of a decision, and what 99 of 100 do not exceed. ± is half of an interval of 95%.
arena-alone-note = The figures of the one that is alone. Lead: points a round more than the others at the table. ± is half of an interval of 95%.
arena-column-round = a round
arena-column-lead = lead
arena-column-exact = exact, %
arena-column-won = won, %
arena-column-place = place
arena-column-game = a game
arena-column-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
arena-column-time = time, ms
arena-column-slow = 99 %
arena-figures-told = { $bot }: { $round } points a round, { $game } a game; lead { $lead } points a round; { $exact } of bids made, { $won } of games won, mean place { $place } ({ $places }); { $time } ms a decision, 99 of 100 within { $slow } ms.
arena-place-told = { $place }: { $share }%

## Ratings

arena-ratings = Ratings
arena-ratings-note = 1500 is the mean of these bots; 400 more is ten times the strength. Wins: the share of games that a bot is to win among others drawn from this pool. Ranges and ± are intervals of 95%.
arena-column-rating = rating
arena-column-range = range
arena-column-expected = wins, %
arena-column-games = games
arena-rating-told = { $bot }: rating { $rating }, within { $range }; it is to win { $won } of games.

## The picture

arena-picture = Points a round
arena-picture-alone = alone
arena-picture-others = the others
arena-axis-points = points a round, with intervals of 95%

## What cannot be done

arena-which-bots = Name one bot with --alone and the others with --others, or all of them with --pool; --tables goes with --pool.
arena-too-few-bots = { $least } bots or more can be compared, not { $given }.
arena-named-twice = { $bot } is in the pool twice. Name it once.
arena-bot-failed = { $bot } failed in deal { $deal }, at seat { $seat } of { $bots }: “{ $what }”. To see the game again: foretell simulate --seed { $seed } --games { $deal } --bots { $bots } --out FILE, with the same options.
arena-worker-lost = The process that played deal { $deal } with { $bots } has ended without a word; it may have run out of memory.
arena-other-match = { $path } holds the results of another match. These differ: { $differing }. Choose another file.
arena-no-results = { $path }, line { $line }: this is no result of a tournament.
arena-nothing-to-rate = There is no deal yet that was played in every arrangement of the seats.
arena-other-options = Only games with the same options can be rated together. These differ: { $options }.
arena-never-met = { $some } never sat at a table with any of { $others }, so they cannot be compared.
arena-games-differ = Deal { $deal } of seed { $seed } with { $bots } is there twice and went two ways: one of these bots is not what it was.
arena-no-ray = A Ray cluster needs Ray, which is not installed. This installs it: { $install }
arena-no-cluster = There is no Ray cluster at { $address }: { $reason }
arena-cluster-failed = The Ray cluster could not play deal { $deal } with { $bots }: { $reason }
