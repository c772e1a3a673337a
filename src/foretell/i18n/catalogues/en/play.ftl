### The table in the terminal

# In these sentences $who is a player and $you says whether it is the reader (yes or no).

## Names

play-you = You
# The person's name in a record, when they give none.
play-human = Player
play-bot = Bot { $number }
# A player and something about them; several follow each other with commas.
play-pair = { $who }: { $what }

## The round

play-round = Round { $number } of { $rounds }
play-dealer = { $you ->
    [yes] you deal
   *[no] { $who } deals
}
play-deals = { $you ->
    [yes] You deal { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each.
   *[no] { $who } deals { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each.
}
play-draw = Drawing for the first deal: { $cards }.
play-draw-won = { $you ->
    [yes] You drew the highest card and deal first.
   *[no] { $who } drew the highest card and deals first.
}

## Trump

play-trump = trump is { $suit } ({ $turned } turned)
play-trump-none = no trump ({ $turned } turned)
play-trump-to-choose = trump not chosen yet ({ $turned } turned)
play-trump-no-card = no trump (no card left)
play-trump-one-suit = no trump (one suit each)
play-trump-chosen = { $you ->
    [yes] You make { $suit } trump.
   *[no] { $who } makes { $suit } trump.
}

## Bids

play-bids = { $you ->
    [yes] You bid { $bid }.
   *[no] { $who } bids { $bid }.
}
play-has-bid = { $you ->
    [yes] You have bid.
   *[no] { $who } has bid.
}
play-bids-announced = The bids: { $bids }.
play-bids-secret = Everybody has bid. The bids stay secret until the round is over.
play-hands-taken-up = The hands you saw are face down again, and you pick up your own.
play-sum-so-far = Bids so far: { $sum } of { $tricks }
play-sum = Bids: { $sum } of { $tricks }, { $difference }
play-even = even
play-overbid = { $by } too many
play-underbid = { $by } too few
# The last row below the bids: their sum, and of how many tricks.
play-together = Sum
play-of-tricks = of { $tricks }
play-exact = exact
play-needs = needs { $count }
play-over = { $count } too many

## The trick

play-trick-title = Trick { $number } of { $tricks }
play-last-trick-title = Previous trick, { $number } of { $tricks }
play-leads = leads
play-led = led
play-winning = winning so far
play-took = took it
play-leads-card = { $you ->
    [yes] You lead { card-with-article }.
   *[no] { $who } leads { card-with-article }.
}
play-plays = { $you ->
    [yes] You play { card-with-article }.
   *[no] { $who } plays { card-with-article }.
}
play-takes = { $you ->
    [yes] You take the trick with { card-with-article }: { $taken } taken, { $bid } bid.
   *[no] { $who } takes the trick with { card-with-article }: { $taken } taken, { $bid } bid.
}
play-takes-secretly = { $you ->
    [yes] You take the trick with { card-with-article }: { $taken } taken.
   *[no] { $who } takes the trick with { card-with-article }: { $taken } taken.
}
play-spent = Out of the game:

## The score

play-column-bid = bid
play-column-tricks = tricks
play-column-points = points
play-column-score = total
play-round-over = Round { $number } is over
play-result = { $who }: { $bid } bid, { $taken } taken, { $points } points, total { $total }.
play-wins = { $you ->
    [yes] You win with { $total } { $points ->
        [one] point
       *[other] points
    }!
   *[no] { $who } wins with { $total } { $points ->
        [one] point
       *[other] points
    }.
}
play-win-together = { $who } win together with { $total } { $points ->
    [one] point
   *[other] points
}.
play-plot-title = Totals round by round

## The pad, the tricks and the rules on demand

play-pad-cell = bid { $bid }, total { $total }
play-pad-row = Round { $number }. { $cells }.
play-pad-empty = No round has been scored yet.
play-trick-told = { $you ->
    [yes] Trick { $number }. { $cards }. You took it.
   *[no] Trick { $number }. { $cards }. { $who } took it.
}
play-no-tricks = No trick of this round has been taken yet.
play-no-clause = The rules of this table have no { $part }.
play-rules-hint = r 7 shows part R7 in full, r 7.3 a single clause.
play-taken-back = Taken back.
play-hint-asking = Asking the strongest bot…

## Read aloud

play-your-hand = Your hand: { $cards }.
play-shows = { $who } shows: { $cards }.
play-you-can-play = You can play: { $cards }.
play-you-cannot-play = Not now: { $cards }.

## Questions

# $help is the key that shows the help.
play-ask-trump = Trump (1–4, { $help } for help):
play-ask-bid = Your bid (0–{ $most }, { $help } for help):
play-ask-card = { $most ->
    [one] Your card (1, { $help } for help):
   *[other] Your card (1–{ $most }, { $help } for help):
}
play-ask-lead = { $most ->
    [one] You lead (1, { $help } for help):
   *[other] You lead (1–{ $most }, { $help } for help):
}
# Before somebody is shown their hand, where several people share the screen.
play-hand-over = { $who }, it is your turn. Press Enter when nobody else is looking:
play-key-enter = Enter
play-help-trump = a suit
play-help-trump-how = makes it trump: its number, its sign or the beginning of its name ({ $name })
play-help-bid = a number
play-help-bid-how = your bid: how many of the tricks you will take, from 0 to { $most }
play-help-card = a card
play-help-card-how = plays it: its number, what it shows ({ $short }) or its name ({ $name })
play-help-special = a { $wizard }, a { $jester }
play-help-look = shows the table again
play-help-help = this help
play-help-pad = the score pad
play-help-tricks = the tricks of this round
play-help-undo = takes back your last bid or card, also after the bots’ moves, until the round is over; with other people, until somebody has acted
play-help-quit = saves the game and leaves
play-help-rules = the rules of this table
play-help-hint = the strongest bot’s advice; your score pad shows that you used it

## Input that cannot be read

prompt-not-a-bid = “{ $text }” is not a bid: type a whole number from 0 to { $hand-size }.
prompt-not-a-suit = “{ $text }” is not one of the four suits, or fits more than one: type a suit’s number, its sign or its name.
prompt-not-a-card = “{ $text }” is neither a card nor a command: type a card’s number from 1 to { $hand-size }, what it shows or its name.
prompt-no-such-number = There is no card { $number }: { $hand-size ->
    [one] you have only one card, number 1
   *[other] your cards are numbered from 1 to { $hand-size }
}.
prompt-several-cards = “{ $text }” fits several of your cards: { $cards }. Type the one you mean.

## A resumed game

resume-no-human = Only a game with at least one human player can be resumed. This is a game of bots; “foretell show” replays it.
file-in-use = { $path } is in use: another window or program is writing to it. Close that one first.

## Beginning and end

play-welcome = At the table with you: { $others }.
play-welcome-all = At the table: { $players }.
play-seed = Seed: { $seed }
play-not-kept = This game is not saved anywhere. { $why }
play-bot-failed = { $why } Wherever it fails, “steady” plays in its place.
# A command follows on the next line.
play-saved = The game is saved in { $path }. Resume with:
play-kept = The game is saved in { $path }. See it again with:

## Replay

play-game = Game { $id }
play-game-started = Started { $started }, seed { $seed }
play-game-players = Players: { $players }
play-holds = { $who } holds: { $cards }.
play-broken-off = The game was left unfinished in round { $number } of { $rounds }.
play-broken-off-at-once = The game was left before the first deal.
