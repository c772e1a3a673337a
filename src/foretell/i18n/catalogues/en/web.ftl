### The page in the browser: everything but the table itself

## Everywhere

web-skip = Skip to the content
web-home = Home
web-loading = One moment…
web-not-found = Page not found
web-not-found-text = There is no such page. Use the link at the top to get back to the start.
web-not-affiliated = Foretell is free software. It is not affiliated with the publishers of the card game.
web-source = Source code
web-documentation = Documentation
web-you = You
web-seat = Seat { $seat }
web-refused-full = This browser has no room left. Everything you do here is lost when you close this tab.
web-refused-blocked = This browser saves nothing here. Everything you do is lost when you close this tab.
web-record = Download the record

## The first screen

web-what = The card game Wizard
web-show-pause = Pause the moving cards
web-claim = Say how many tricks you will take. Then take exactly that many.
web-choices = Play
web-play-now = Play now
web-play-now-text = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
web-play-friends = Play with friends
web-play-friends-text = With a link or a code
web-daily = Deal of the day
web-daily-text = Same cards for everybody, five minutes
web-daily-played = Today: { $points } points
web-puzzles = Puzzles
web-puzzles-text = Find the best move
web-resume = Resume
web-resume-text = Round { $round } of { $rounds }
web-under-way = You have a game in progress
web-new-game = Start over
web-new-game-text = Ends the game in progress
web-elsewhere = Open in another tab
web-elsewhere-text = You’re playing this game in another tab. Only one tab can play it at a time.
web-elsewhere-continue = Continue here
web-set-up = Your game
web-players = { $players } players
web-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-your-turn = Your turn
web-your-turn-at = Your turn – { $title }
web-your-tables = Your tables
web-open-tables = Open tables
web-table-of = { $host }’s table
web-table-with = With { $people }
web-table-over = over
web-table-forget = Remove from the list: { $table }
web-seats-taken = { $taken } of { $players } seats taken
web-watch = watch
web-code = Table code
web-join = Join
web-more = More
web-learn = Learn by playing
web-rules = The rules
web-pad = Score pad
web-advice = Advice
web-settings = Settings

## Joining a table

web-invited = You are invited
web-your-name = Your name
web-your-name-hint = So the others know who you are. You are never asked for anything else.
web-come-in = Join
web-just-watch = Just watch
web-table-away = The server cannot be reached
web-table-away-text = Leave this page open: it opens the table by itself as soon as the connection is back.
web-play-meanwhile = Play against bots meanwhile

## A new table

web-new-table = A new table
web-preset = Which game?
web-kind-classic = Classic
    .hint = The rules as printed
web-kind-short = Short
    .hint = Five rounds
web-kind-two = For two
    .hint = Six rounds
web-kind-twist = With a twist
    .hint = One rule is different
web-kind-own = Custom
    .hint = Choose every rule
web-twist = Which twist?
web-length = Length
web-length-whole = Full
web-length-half = Half
web-length-short = Short
web-summary = { $players } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, { $bidding ->
    [hidden] hidden bids
    [secret] secret bids
   *[open] open bids
}
web-manners = The table
web-private = Among friends
web-private-hint = Anyone with the link or the code can join.
web-listed = Open to all
web-listed-hint = Everyone can see the table on the start page.
web-clock = Clock
web-clock-none = none
web-clock-each = { $minutes } minutes each, plus { $seconds } seconds per move
web-allow-hints = Allow hints
    .hint = A round with a hint is marked on the score pad, for everybody to see.
web-no-hints = no hints
web-bots = Strength of the bots
web-bots-hint = Bots take the empty seats and stand in for whoever is away.
web-style = How bots bid
web-style-none = According to their cards
web-style-bold = Rather high
    .note = bids high
web-style-careful = Rather low
    .note = bids low
web-open-table = Open the table

web-level-beginner = Beginner
    .hint = Counts high cards, and thinks about one trick at a time.
web-level-casual = Casual
    .hint = Forgets much of what has been played, and plans only towards the end.
web-level-seasoned = Seasoned
    .hint = Solid, but human: forgets a card now and then.
web-level-expert = Expert
    .hint = Forgets nothing, and thinks through how the round may go.
web-level-master = Master
    .hint = The strongest there is.

web-level-exact = Makes { $exact }% of its bids against its equals.
web-level-of = Level of { $who }

web-preset-standard = Standard game
    .hint = As most rule sheets have it, 3 to 6 players
web-preset-en = English rules
    .hint = Open bids, playing-card suits
web-preset-es = Spanish rules
    .hint = Open bids, playing-card suits
web-preset-fr = French rules
    .hint = Peoples and colours, numbers from 1 to 13
web-preset-it-classic = Italian rules, classic
    .hint = Playing-card suits, numbers from 1 to 13
web-preset-it-fantasy = Italian rules, fantasy
    .hint = Peoples and colours, numbers from 1 to 13
web-preset-hidden-bid = Hidden bids
    .hint = Everybody bids at once, then the bids are revealed
web-preset-delayed-reveal = Delayed reveal
    .hint = Bids stay secret until the round is over
web-preset-dark-wizard = Dark Wizard
    .hint = Of several Wizards, the last one takes the trick
web-preset-two-players = Two players
    .hint = One deck for the whole game, secret bids
web-preset-no-even-bid = No even bid for the leader
    .hint = If you lead alone and bid last, the bids may not add up
web-preset-clairvoyance = Clairvoyance
    .hint = You see every hand but your own before you bid
web-preset-one-suit = One suit each
    .hint = Everybody has one suit, a Wizard and a Jester, for 3 or 4
web-preset-plus-minus-one = Plus or minus one
    .hint = The bids may never add up to the tricks
web-preset-short = A short game
    .hint = Five rounds: 1, 3, 5, 7 and 9 cards

web-option-players = Players
web-option-bidding = Bids
web-option-even-bid = May the bids add up to the tricks?
web-option-even-bid-from = The rule about even bids holds from this many cards on
web-option-winning-wizard = If several Wizards are played
web-option-deal = Cards
web-option-edition = Edition
web-option-clairvoyance = Clairvoyance
    .hint = Before bidding, you see the others’ hands but not your own.
web-option-clairvoyant-rounds = Clairvoyant rounds
web-option-follow-after-wizard = Following after a Wizard
    .hint = When a Wizard is led, the first number card after it has to be followed.
web-option-first-dealer = First dealer
web-option-hand-sizes = Cards in each round
web-bidding-open = Open
    .hint = One after the other, for everybody to hear
web-bidding-hidden = Hidden
    .hint = Revealed when all have bid
web-bidding-secret = Secret
    .hint = Revealed when the round is over
web-even-bid-free = They may
    .hint = Any bid is allowed
web-even-bid-not-leader = Not if a sole leader bids last
    .hint = A dealer alone in the lead has to avoid one number
web-even-bid-never = Never
    .hint = The last to bid has to avoid one number
web-even-bid-from-number = Any bid in rounds of fewer than { $number } cards
    .hint = The rule about even bids holds from { $number } cards on
web-clairvoyant-rounds-all = Every round
    .hint = From the first round to the last
web-clairvoyant-rounds-first = Only the first round
    .hint = After it, everybody looks at their own hand as usual
web-winning-wizard-first = The first takes the trick
    .hint = As on every rule sheet
web-winning-wizard-last = The last takes the trick
    .hint = The dark Wizard
web-deal-shared = One deck
    .hint = Shuffled afresh for each round
web-deal-one-suit = One suit each
    .hint = A suit, a Wizard and a Jester for each player
web-edition-classic = Classic
    .hint = Clubs, diamonds, hearts, spades
web-edition-fantasy = Fantasy
    .hint = Giants, Dwarves, Humans, Elves
web-dealer-draw = Highest card drawn
web-hand-sizes-all = 1, 2, 3… all cards
web-hand-sizes-hint = For example 1, 3, 5 or 10-1. Leave it empty for the usual rounds.

## The rules

web-rules-of = Rules: { $name }

## Settings

web-language = Language
web-set-theme = Appearance
web-set-theme-auto = Same as the device
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-theme-contrast = High contrast
web-set-faces = Ranks on the cards
web-set-faces-letters = 2 to 10, J, Q, K, A
web-set-faces-numbers = 1 to 13
web-set-order = Order of the hand
web-set-order-trump-first = Suits, trump first
web-set-order-suits = Suits
web-set-order-ranks = Ranks
web-set-speed = Animation
web-set-speed-normal = Normal
web-set-speed-quick = Quick
web-set-speed-slow = Slow
web-set-speed-none = None
web-set-play = Playing
web-set-confirm = Tap twice to play
    .hint = The first tap lifts the card, the second plays it.
web-set-preselect = Choose ahead
    .hint = Tap a card while others think. If it is allowed, it is played when your turn comes.
web-set-playonly = Play the only card
    .hint = If only one card may be played, it is played automatically.
web-set-sound = Sounds
    .hint = Short, quiet sounds for cards and tricks.
web-set-keys = Single-key shortcuts
    .hint = Digits bid, letters read aloud. Turn them off if you use dictation, or often press keys by accident.
web-own-link = Add a device
web-own-link-hint = Open this link on the other device. It works once, within ten minutes. Do not give it to anyone else: it shows your cards.
web-own-link-make = Create a link
web-own-link-qr = The link as a QR code for the other device’s camera
web-nobody-yet = You have no name here yet. Take a seat at a table first.
web-devices = Your devices
web-devices-text = You are { $name } on these devices. If you have lost one, sign it out.
web-device-unknown = Unknown device
web-device-here = This device
web-device-used = Last used { $date }
web-sign-out = Sign out
web-sign-out-of = Sign out { $device }
web-sign-out-others = Sign out all other devices
web-sign-out-last = You are { $name } on this device only: once you sign out, nobody can be { $name } again.
web-sign-out-sure = Sign out for good
web-signed-out = You have been signed out on this device.
web-become = Become { $there } on this device?
web-become-other = You are { $here } here.
web-become-back = For one day you can go back to being { $here }.
web-become-shared = Continue only if you are { $there } yourself. { $there } sees every hand you are dealt under this name, and can play it.
web-become-yes = Become { $there }
web-become-no = Stay as you are
web-became = You are now { $there } on this device.
web-go-back = Go back to being { $here }
web-go-on = Continue

web-more-of = { $what }: one more

## Replays

web-replay = Replay
web-review = Review
web-games = Your games

## Refusals worded differently in the page

web-refusal-unknown = That did not work ({ $code }).
web-refusal-net-unreachable = The server cannot be reached. You can still play against bots, read the rules and use the score pad.
web-refusal-bots-no-weights = This bot could not be loaded, so “steady” plays in its place.
web-refusal-bots-no-engine = The bots cannot think at the moment. Trying again…
web-refusal-bots-failed = This bot has failed, so “steady” plays in its place.
web-refusal-bots-no-wasm = This browser does not allow WebAssembly, which the bots need. Allow it for this page, or play at a table with others.
web-refusal-net-failed = The server answered with an error ({ $status }). Try again in a moment.
web-refusal-file-too-large = It is far larger than any record.
web-refusal-record-not-json = The line is not valid JSON.
web-refusal-options-even-bid-needs-open-bids = A rule about whether the bids may add up needs open bids: the last to bid has to know the others.
web-refusal-options-two-players-need-secret-bids = Two players always bid in secret: choose secret bids, or more players.
web-refusal-options-one-suit-needs-three-or-four = One suit each is a game for three or four: choose 3 or 4 players, or one deck.
web-refusal-options-nothing-to-follow = With one suit each, no suit is ever led: turn off following after a Wizard.
web-refusal-options-no-round-is-clairvoyant = Clairvoyance in the first round only needs clairvoyance: turn it on.
web-refusal-options-no-bid-is-restricted = A smallest round for the rule about even bids needs that rule: choose when the bids may not add up.
web-refusal-options-fixed-schedule = The rounds of this game are fixed: leave the cards in each round empty.
web-refusal-options-invalid = { FLAG($option) } cannot be “{ $value }”. Possible: { $allowed }.
