### The page in the browser: everything but the table itself

## Everywhere

web-skip = Skip to the content
web-home = Home
web-loading = One moment …
web-not-found = Nothing here
web-not-found-text = There is no such page. The way home is at the top.
web-not-affiliated = Foretell is free software. It is not affiliated with the publishers of the card game.
web-you = You
web-bot-name = Bot { $number }
web-seat = Seat { $seat }

## The first screen

web-claim = Say how many tricks you will take. Then take exactly that many.
web-choices = Play
web-play-now = Play now
web-play-now-text = You and three bots
web-play-friends = Play with friends
web-play-friends-text = By a link or a code
web-resume = Go on playing
web-resume-text = Round { $round } of { $rounds }
web-your-tables = Your tables
web-open-tables = Open tables
web-table-of = Table of { $host }
web-seats-taken = { $taken } of { $players } seats taken
web-watch = watch
web-code = A table’s code
web-join = Go there
web-more = More
web-learn = Learn it by playing
web-rules = The rules
web-pad = Score pad
web-settings = Settings

## Coming to a table

web-invited = You are invited
web-your-name = Your name
web-your-name-hint = So the others know who you are. Nothing else is ever asked.
web-come-in = Come in
web-just-watch = Just watch

## A new table

web-new-table = A new table
web-preset = Which game?
web-all-options = Every option
web-manners = At the table
web-private = Among friends
web-private-hint = Who has the link or the code may come.
web-listed = Open to all
web-listed-hint = The first screen shows the table to everybody.
web-clock = Clock
web-clock-none = none
web-clock-quick = 3 minutes each, and 3 seconds a move
web-clock-normal = 10 minutes each, and 10 seconds a move
web-clock-long = 30 minutes each, and 30 seconds a move
web-bots = How strong bots are
web-bots-hint = Bots take the empty seats and stand in for whoever is away.
web-style = How bots bid
web-style-none = By their cards
web-style-bold = Rather high
    .note = bids high
web-style-careful = Rather low
    .note = bids low
web-open-table = Open the table

web-level-beginner = Beginner
    .hint = Counts high cards, and thinks of one trick at a time.
web-level-casual = Casual
    .hint = Forgets much of what was played, and plans only towards the end.
web-level-seasoned = Seasoned
    .hint = Sound, and human: a card is forgotten now and then.
web-level-expert = Expert
    .hint = Forgets nothing, and thinks through how it may go on.
web-level-master = Master
    .hint = The strongest there is.

web-preset-standard = The game
    .hint = As most sheets print it, 3 to 6 players
web-preset-en = English sheet
    .hint = Bids in the open, suits of playing cards
web-preset-es = Spanish sheet
    .hint = Bids in the open, suits of playing cards
web-preset-fr = French sheet
    .hint = Peoples and colours, numbers from 1 to 13
web-preset-it-classic = Italian sheet, classic
    .hint = Suits of playing cards, numbers from 1 to 13
web-preset-it-fantasy = Italian sheet, fantasy
    .hint = Peoples and colours, numbers from 1 to 13
web-preset-hidden-bid = Hidden bids
    .hint = All bid at once, then the bids are shown
web-preset-delayed-reveal = Secret bids
    .hint = Nobody knows the others’ bids until the round is over
web-preset-dark-wizard = Dark Wizard
    .hint = Of several Wizards, the last one takes the trick
web-preset-two-players = For two
    .hint = One deck for the whole game, secret bids
web-preset-no-even-bid = No even bid
    .hint = A sole leader may not make the bids add up
web-preset-clairvoyance = Clairvoyance
    .hint = You see all hands but your own before you bid
web-preset-one-suit = One suit each
    .hint = Everybody has the same fifteen cards, for 3 or 4
web-preset-plus-minus-one = Plus or minus one
    .hint = The bids may never add up to the tricks
web-preset-short = A short game
    .hint = Five rounds: 1, 3, 5, 7 and 9 cards

web-option-players = Players
web-option-bidding = Bids
web-option-even-bid = May the bids add up to the tricks?
web-option-winning-wizard = Of several Wizards
web-option-deal = Cards
web-option-edition = Edition
web-option-clairvoyance = Clairvoyance
    .hint = Before the bids you see the others’ hands, and not your own.
web-option-follow-after-wizard = Follow after a Wizard
    .hint = After a led Wizard, the first number card has to be followed.
web-option-first-dealer = First dealer
web-option-hand-sizes = Cards in each round
web-bidding-open = Open
    .hint = One after the other, everybody hears it
web-bidding-hidden = Hidden
    .hint = Shown when all have bid
web-bidding-secret = Secret
    .hint = Shown when the round is over
web-even-bid-free = They may
    .hint = Any bid is allowed
web-even-bid-not-leader = Not if a sole leader bids last
    .hint = Who leads alone may not even them out
web-even-bid-never = Never
    .hint = The last to bid has to avoid one number
web-winning-wizard-first = the first takes the trick
    .hint = As on every sheet
web-winning-wizard-last = the last takes the trick
    .hint = The dark Wizard
web-deal-shared = One deck
    .hint = Shuffled anew each round
web-deal-one-suit = One suit each
    .hint = A suit, a Wizard and a Jester for everybody
web-edition-classic = Classic
    .hint = Clubs, diamonds, hearts, spades
web-edition-fantasy = Fantasy
    .hint = Giants, Dwarves, Humans, Elves
web-dealer-draw = The highest card drawn
web-hand-sizes-all = 1, 2, 3 … all cards
web-hand-sizes-hint = Such as 1, 3, 5 or 10-1. Leave it empty for the usual rounds.

## The rules

web-rules-of = Rules of: { $name }

## Settings

web-language = Language
web-set-theme = Looks
web-set-theme-auto = As the device
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-theme-contrast = High contrast
web-set-faces = Faces of the cards
web-set-faces-letters = 2 to 10, J, Q, K, A
web-set-faces-numbers = 1 to 13
web-set-order = Order of the hand
web-set-order-trump-first = Suits, trump first
web-set-order-suits = Suits
web-set-order-ranks = Ranks
web-set-speed = Movement
web-set-speed-normal = Normal
web-set-speed-quick = Quick
web-set-speed-slow = Slow
web-set-speed-none = None
web-set-play = Playing
web-set-confirm = Tap twice to play
    .hint = The first tap lifts the card, the second plays it.
web-set-preselect = Choose ahead
    .hint = Tap a card while others think; it is played when your turn comes, if it may be.
web-set-playonly = Play the only card
    .hint = Where only one card may be played, it plays itself.
web-set-sound = Sounds
    .hint = Small ones, for cards and tricks.
web-set-keys = Single-key shortcuts
    .hint = Digits bid, letters read aloud. Turn them off if you dictate, or press keys by accident.
web-own-link = Add a device
web-own-link-hint = Open this link there. It works once and for ten minutes. Give it to nobody else: it shows your cards.
web-own-link-make = Make a link
web-own-link-qr = The link as a code to point the other device’s camera at
web-nobody-yet = You have no name here yet. Sit down at a table first.
web-devices = Your devices
web-devices-text = You are { $name } on these devices. If you have lost one, sign it out.
web-device-unknown = Unknown device
web-device-here = This device
web-device-used = Last used { $date }
web-sign-out = Sign out
web-sign-out-of = Sign out { $device }
web-sign-out-others = Sign out all others
web-sign-out-last = You are { $name } on this device alone: once you sign out, nobody can be { $name } again.
web-sign-out-sure = Sign out for good
web-signed-out = You have been signed out on this device.
web-become = Become { $there } on this device?
web-become-other = You are { $here } here.
web-become-back = For one day you can go back to being { $here }.
web-become-shared = Only go on if you are { $there } yourself. { $there } sees every hand that you are dealt under this name, and can play it.
web-become-yes = Become { $there }
web-become-no = Stay as you are
web-became = You are { $there } on this device now.
web-go-back = Go back to being { $here }
web-go-on = Go on

## The score pad for real cards

web-pad-names = Who plays?
web-pad-start = Begin
web-pad-round = Cards
web-pad-title = Round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each
web-pad-bid = Bid
web-pad-taken = Taken
web-pad-bid-of = Bid of { $name }
web-pad-taken-of = Tricks taken by { $name }
web-pad-sum = Bids so far { $sum }, tricks { $tricks }
web-pad-amiss = The tricks taken add up to { $sum }; there were { $tricks }.
web-pad-edit = Open round { $round }
web-pad-again = A new pad
web-pad-again-sure = Throw this pad away?
web-less = { $what }: one less
web-more-of = { $what }: one more

## Replays

web-replay = Replay
web-replay-title = Game { $number } of { $code }
web-replay-none = There is no such game, or it is not over yet.
web-replay-back = Back
web-replay-on = On
web-replay-moment = Moment of the game
web-replay-round = Round
web-replay-seat = As seen by
web-record = Download the record
web-fair = The shuffle was fair. This page reckoned every deal anew, and it fits what was promised before the first card: { $commitment }
web-fair-not = The shuffle does not fit what was promised before the first card: { $commitment }

## The first game, with words

web-lesson-bid-first = Everybody has one card. Look at yours: will it take the trick? Bid 1 if you think so, 0 if not. What counts is to be exactly right.
web-lesson-play-first = Now the card is played. The highest trump takes the trick, or the highest card of the suit that was led. A Wizard beats everything, a Jester nothing.
web-lesson-score = Who took exactly what they bid gets 20 points, and 10 more for each trick. Who did not loses 10 for each trick too many or too few.
web-lesson-bid-trump = Two cards now. The turned card names the trump suit: its cards beat all other suits. Count the tricks that you are likely to take.
web-lesson-bid-more = Three cards. Look at what the others bid: do they want more tricks than there are, or fewer?
web-lesson-play-lead = You may play any of your cards. If you still need a trick, play high; if not, get rid of what could take one.
web-lesson-follow = You have a card of the suit that was led, so you have to follow it. A Wizard or a Jester may be played at any time.
web-lesson-wizard = You hold a Wizard: it takes the trick, whatever else lies there. The first Wizard of a trick wins.
web-lesson-jester = You hold a Jester: it loses to every other card. Good for getting rid of a trick that you do not want.
web-lesson-play-count = Compare your bid with the tricks you have. From here on, each card is about the exact number.
web-lesson-choose-trump = A Wizard was turned, and you are the dealer: you name the trump suit.
web-lesson-end = That was a whole game, in small. The real one has as many rounds as the cards allow: 15 with four players.
web-lesson-close = Understood

## Refusals that sound different in the page

web-refusal-unknown = That did not work ({ $code }).
web-refusal-net-unreachable = The server cannot be reached. Playing against bots, the rules and the score pad work without it.
web-refusal-net-failed = The server answered with an error ({ $status }). Try it again in a moment.
web-refusal-options-even-bid-needs-open-bids = Whether the bids may add up can only be ruled where bids are open: the last to bid has to know the others.
web-refusal-options-two-players-need-secret-bids = Two players bid in secret: choose secret bids, or more players.
web-refusal-options-one-suit-needs-three-or-four = One suit each is a game for three or four.
web-refusal-options-nothing-to-follow = With one suit each no suit is ever led: leave out the rule of following after a Wizard.
web-refusal-options-fixed-schedule = The rounds of this game are fixed: leave the cards in each round empty.
web-refusal-options-invalid = { FLAG($option) }: “{ $value }” is not possible. Possible: { $allowed }.
