### The table in the browser

# $who is a player and $you says whether it is the reader (yes or no).

## Around the table

table-title = Table
table-of = { $host }’s table
table-loading = Setting up the table…
table-seat = Seat { $seat }
table-close = Close
table-menu = Menu
table-pad = Score pad
table-tricks = The tricks of this round
table-keys = Keys
table-rules = Rules of this table
table-leave = Leave the table
table-try-again = Try again
    .note = Goes back to your last decision. The game then counts as practice.
table-practice = Practice: part of this game had been played before.
table-players = The players
table-your-place = Your seat
table-watching = You are watching.
table-sit-down = Sit down
table-moment = One moment…
table-connection-connecting = Connecting…
table-connection-lost = Connection lost. Reconnecting…
table-clock = { $time } left

## Before the game

table-seats = Seats
table-open-seat = Open seat
table-sit-here = Sit here
table-sit-at = Sit here, in seat { $seat }
table-stand = Stand up
table-bot-here = Bot
table-bot-at = Put a bot in seat { $seat }
table-strength = Strength of { $who }
table-remove = Remove { $who }
table-swap = Swap seats: { $who }
table-swap-with = Now choose who { $who } changes seats with.
table-its-you = you
table-is-host = host
table-is-bot = bot
table-is-away = away
table-is-waiting = plays from the next deal
table-start = Start the game
table-start-bots = { $open ->
    [one] A bot takes the open seat.
   *[other] Bots take the { $open } open seats.
}
table-waits-for-host = Waiting for { $host } to start the game.
table-no-host = Nobody is here to start the game. Anyone who sits down can.
table-invite = Invite
table-invite-how = Anyone with this link can take a seat.
table-invite-watch = All seats are taken. Anyone with this link can watch.
table-invite-text = Come and play at my table.
table-code = Code
table-qr = The link as a QR code
table-share = Share the link
table-copy = Copy the link
table-copied = Link copied.
table-promised = The shuffle is sealed
table-promised-text = With this number, the server has sealed the shuffle before the first card is dealt. Every player adds another number, and after the game anyone can check that nothing was changed.
table-nonces = Numbers added by: { $who }

## A seat

table-is-dealer = dealer
table-is-to-act = to act
table-you-named = You, { $who }
table-owns-suit = plays { $suit }
table-total = total { $total }
table-leads = in the lead
table-plate-bid = bid { $bid }
table-plate-standing = bid { $bid }, took { $taken }
table-no-bid-yet = no bid yet
table-standing-secret = bid secret, { $taken } taken
table-standing-needs = bid { $bid }, { $taken } taken, needs { $by }
table-standing-fulfilled = bid { $bid }, { $taken } taken, exact
table-standing-over = bid { $bid }, { $taken } taken, { $by } too many

## The round

table-round = Round { $number } of { $rounds }
table-sum-so-far = Bids { $sum } of { $tricks }
table-sum-even = Bids { $sum } of { $tricks } · even
table-sum-overbid = Bids { $sum } of { $tricks } · { $by ->
    [one] one too many
   *[other] { $by } too many
}
table-sum-underbid = Bids { $sum } of { $tricks } · { $by ->
    [one] one too few
   *[other] { $by } too few
}
table-bids-hidden = { $bid ->
    [one] { $bid } of { $players } has bid, in secret
   *[other] { $bid } of { $players } have bid, in secret
}
table-bids-secret = Bids stay secret until the round is over
table-trump-title = Trump
table-trump-suit = Trump is { $suit }. Turned: { $turned }.
table-trump-suit-only = Trump is { $suit }.
table-trump-none = No trump. Turned: { $turned }.
table-trump-choose = Trump has not been chosen yet. Turned: { $turned }.
table-trump-no-card = No trump: no card is left to turn.
table-trump-one-suit = No trump: the highest card takes the trick.
table-trump-short-none = no trump
table-trump-short-choose = trump?
table-trump-short-no-card = no trump
table-trump-short-one-suit = highest card wins

## Whose turn it is

table-turn-trump = Your turn: choose trump
table-turn-bid = Your turn: bid
table-turn-lead = Your turn: you lead
table-turn-play = Your turn: play a card
table-waits-choosing-trump = { $who } is choosing trump
table-waits-bidding = { $who } is bidding
table-waits-playing = { $who }’s turn
table-waits-for-bids = { $count ->
    [one] One bid to come
   *[other] { $count } bids to come
}
table-ask-bid = { $tricks ->
    [one] Will you take the trick?
   *[other] How many of the { $tricks } tricks will you take?
}
table-bid-of = Bid { $bid }
table-ask-trump = Choose the trump suit
table-ask-trump-unseen = You choose it before seeing your own hand.
table-not-your-turn = Not yet: it’s { $who }’s turn.
table-nothing-to-do = There is nothing to do just now.
table-bid-first = The bidding comes first.
table-trump-first = Trump has to be chosen first.
table-chosen-not-now = The card you chose cannot be played now.
table-chosen-dropped = The game has moved on: the card you chose is back in your hand.

## While the connection is down

table-waiting = Waiting for the connection: { $what }
table-waiting-sent = On its way when the connection broke: { $what }
table-withdraw = Withdraw
table-card-waiting = { $card }, waiting for the connection
table-on-its-way = It was on its way when the connection broke, so it cannot be changed any more.
table-overtaken = { $what ->
    [play] The game has moved on: your card was not played.
    [bid] The game has moved on: your bid was not made.
    [choose_trump] The game has moved on: the trump you chose does not count.
    [ask_undo] The game has moved on: nothing was taken back.
    [answer_undo] Your answer came too late: nobody is waiting for it any more.
    [answer_removal] Your answer came too late: nobody is waiting for it any more.
   *[other] The table has moved on: nothing was done.
}

## A hint

table-hint = Hint
table-hint-loading = Loading the strongest bot…
table-hint-looking = Playing out possible games: { $games } of { $of }…
table-hint-marking = Marking the round on the score pad…
table-hint-bid = Bid { $bid }
table-hint-trump = Make { $suit } trump
table-hint-play = Play { card-with-article }
table-hint-worth = { $points } points, { $chance } to make your bid
table-hint-said = { $action }: { table-hint-worth }.
table-hint-own = your answer
table-hint-level = About as good
table-hint-points = Points
table-hint-made = Bid made
table-hint-games = { $games ->
    [0] Judged at a glance
    [one] One possible game played out
   *[other] { $games } possible games played out
}; ± marks the 95% interval.
table-hint-simpler = The strongest bot could not be loaded, so a simpler one answers. Go online once and it stays on this device.
table-hint-none = No hint this time: the bots could not be loaded. Check your connection and try again.
table-hint-marked = Your score pad shows that you used a hint in this round.
table-hint-note = In rounds with this sign, a hint was used.
table-hint-used = with a hint

## Cards

table-your-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
table-card-chosen = { $card }, chosen
table-unseen-hand = { $count ->
    [one] Your own card. You see it when all have bid.
   *[other] Your own { $count } cards. You see them when all have bid.
}
table-others-hands = The others’ hands
table-hand-unseen = You do not see your hand.
table-hand-empty = Your hand is empty.
table-trick = Trick { $number } of { $tricks }
table-led = led
table-wins-so-far = winning so far
table-took-it = took it
table-last-trick = Previous trick
table-spent-short = Cards out
table-no-tricks = No trick of this round has been taken yet.
table-trick-taken = { $you ->
    [yes] Trick { $number }: yours
   *[no] Trick { $number }: { $who }
}
table-spent = Out of the game: { $count ->
    [one] one card
   *[other] { $count } cards
}

## Score

table-round-over = Round { $number } is over
table-round-result = { $bid } bid, { $taken } taken
table-pad-caption = The bid and the total of each player, round by round
table-pad-cell = bid { $bid }, took { $taken }, { $points } points, total { $total }
table-pad-empty = No round has been scored yet.
table-round-word = Cards in the round
table-round-sign = №
table-chart = Totals round by round
table-chart-text = Totals round by round. Now: { $totals }.

## After the game

table-wins = { $you ->
    [yes] You win with { $total } points!
   *[no] { $who } wins with { $total } points
}
table-win-together = { $who } win together with { $total } points
table-story-won = { $you ->
    [yes] You win by { $by }: round { $round } brought you { $points }.
   *[no] { $who } wins by { $by }: round { $round } brought { $points }.
}
table-story-shared = { $you ->
    [yes] A tie at the top: round { $round } brought you { $points }.
   *[no] A tie at the top: round { $round } brought { $who } { $points }.
}
table-story-cost = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $by } behind: round { $round } cost you { $points }.
table-story-outdone = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $by } behind: in round { $round } { $who } scored { $points } more than you.
table-rematch = Play again
table-rematch-waits = The host can start another game.
table-record = Save the record
table-figures = The game in numbers
table-figure-best = Best round
table-figure-worst = Worst round
table-figure-round = { $who }, round { $round }
table-figure-streak = Bids made in a row
table-figure-exact = Most bids made
table-figure-leads = Changes of lead
table-figure-hints = Rounds with a hint
table-exact-of = { $who }: { $exact } of { $rounds } bids made
table-fair-title = Was the shuffle fair?
table-fair-text = { $where ->
    [page] The shuffle was sealed before the first card was dealt, and nobody could change it afterwards: neither the bots nor this page.
   *[server] The server sealed the shuffle before the first card was dealt.
} Your browser can check for itself that every card came from it.
table-fair-check = Check the shuffle
table-fair-good = The shuffle was fair: every card matches the commitment.
table-fair-bad = The shuffle does not match the commitment ({ $code }).
table-fair-numbers = The numbers
table-fair-commitment = Commitment
table-fair-seed = Seed
table-fair-salt = Salt

## Bots

table-bots-wait = Bots are slower for now: this host’s bots have used a lot of computing time.

## Taking back

table-undo = Undo
table-undo-asked = { $you ->
    [yes] You have asked to take back your last move.
   *[no] { $who } wants to take back the last move.
}
table-undo-agree = Allow
table-undo-refuse = Don’t allow
table-undo-waits = Still to answer: { $who }
table-undo-pause = The game waits for an answer.
table-removal-asked = { $you ->
    [yes] You have asked to remove { $target } from the table.
   *[no] { $who } wants to remove { $target } from the table.
}
table-removal-asked-you = { $who } wants to remove you from the table.

## Preferences, and for the host

table-preferences = Preferences
table-prefer-order = Order of the hand
    .trump-first = Trump first
    .suits = By suit
    .ranks = By rank
table-prefer-speed = Speed
    .slow = Slow
    .normal = Normal
    .quick = Quick
    .none = No animation
table-prefer-confirm = Tap twice to play a card
table-prefer-preselect = Choose a card before your turn
table-prefer-playonly = Play a card automatically if it is the only one possible
table-prefer-sound = Sounds and vibration
table-host-matters = For the host

## Keys

table-key-arrows = move through your hand
table-key-enter = plays the card
    .name = Enter
table-key-digits = bids
table-key-h = reads your hand
table-key-t = reads the trick
table-key-b = reads bids and tricks
table-key-s = reads the scores
table-key-u = reads the trump
table-key-w = says whose turn it is
table-key-a = gives a hint
table-key-help = this list

## What happened, read aloud

table-told-pair = { $who }: { $what }
table-told-seated = { $you ->
    [yes] You sit down.
   *[no] { $who } sits down.
}
table-told-waits = { $you ->
    [yes] You sit down, and play from the next deal.
   *[no] { $who } sits down, and plays from the next deal.
}
table-told-vacated = Seat { $seat } is open again.
table-told-stood-in = { $you ->
    [yes] You are away. A bot plays for you.
   *[no] { $who } is away. A bot plays instead.
}
table-told-silent = { $you ->
    [yes] You let your turn pass. A bot plays for you until you do something.
   *[no] { $who } is taking too long. A bot plays instead.
}
table-told-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
table-told-hint = { $you ->
    [yes] You use a hint.
   *[no] { $who } uses a hint.
}
table-told-undo-refused = { $you ->
    [yes] You said no.
   *[no] { $who } said no.
}
table-told-undo-lapsed = Nothing was taken back: not everybody answered.
table-told-removal-lapsed = Nobody was removed: not everybody answered.
table-told-taken-back = { $you ->
    [yes] You take back your last move.
   *[no] { $who } takes back the last move.
}
table-told-dealt = { $you ->
    [yes] Round { $round }. You deal { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each.
   *[no] Round { $round }. { $who } deals { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each.
}
table-told-trump = { $you ->
    [yes] You make { $suit } trump.
   *[no] { $who } makes { $suit } trump.
}
table-told-bid = { $you ->
    [yes] You bid { $bid }.
   *[no] { $who } bids { $bid }.
}
table-told-has-bid = { $you ->
    [yes] You have bid.
   *[no] { $who } has bid.
}
table-told-played = { $you ->
    [yes] You: { $card }.
   *[no] { $who }: { $card }.
}
table-told-won = { $you ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
}
table-told-won-with = { $you ->
    [yes] You took it with { card-with-article }.
   *[no] { $who } took it with { card-with-article }.
}
table-told-trick = The trick: { $cards }.
table-told-score = { $who }: { $points } points, total { $total }.
table-told-total = { $who }: { $total }.
table-told-hand = Your hand: { $cards }.
table-told-legal = You can play: { $cards }.
