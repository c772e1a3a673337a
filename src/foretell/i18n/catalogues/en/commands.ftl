### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell: the card game Wizard, with every rule and variant. Say how many tricks you will take, and take just as many.

commands-play = Play a game here in the terminal against bots. The standard rules hold unless options say otherwise; whatever happens is kept in a file at once, so that the game can be gone on with. While you play, { $help } helps.
    .short = play a game against bots
commands-simulate = Let bots play whole games and write their records to a file. The same seed and options give the same games.
    .short = let bots play, and write records
commands-check = Check records against the format and every rule. Each fault is a line FILE:LINE: what (clause). The exit status is 0 when all is legal, 1 when there are faults, 2 when a file cannot be read.
    .short = check records for faults
commands-show = Show a record round by round: all hands, bids, tricks and the score pad.
    .short = show a record round by round
commands-rules = Show the rules of a table, just those that its options bring into play.
    .short = show the rules of a table

## Parts of a help page

commands-usage = Usage:
commands-usage-command = COMMAND
commands-usage-options = [OPTIONS]
commands-group-commands = Commands
commands-group-arguments = The files
commands-group-game = The game
commands-group-table = The table
commands-group-record = The record
commands-group-what = What to do
commands-group-screen = The screen
commands-group-other = Also

## What stands for a value

commands-value-number = N
commands-value-seconds = SECONDS
commands-value-dealer = draw|SEAT
commands-value-sizes = SIZES
commands-value-preset = NAME
commands-value-clause = CLAUSE
commands-value-file = FILE
commands-value-bots = BOT[,BOT…]
commands-value-hex = HEX
commands-value-name = NAME

## The options of a game

commands-option-preset = Rules by name: { $presets }. Single options override it; it also sets faces and language.
commands-option-players = How many players, 2 to 6; 4 when left out.
commands-option-deal = Everybody from one deck, or one suit each (for 3 or 4 players).
commands-option-bidding = Bids are heard at once, or when all have bid, or after the round; two players always bid secretly.
commands-option-even-bid = May the bids add up to the tricks? Always, not if the last to bid leads alone, or never.
commands-option-winning-wizard = Which of several Wizards takes the trick.
commands-option-clairvoyance = See all hands but your own before you bid.
commands-option-follow-after-wizard = After a Wizard is led, the first number card has to be followed.
commands-option-first-dealer = The first dealer: drawn for, or a seat from 0 (in play, 0 is you).
commands-option-hand-sizes = Cards per round: 1,3,5 or ranges such as 1-10 or 15-1.
commands-option-edition = Playing-card suits, or peoples and colours.

## Other options

commands-option-lang = The language; your locale’s when left out.
commands-option-plain = Line by line and without columns or colours, for screen readers.
commands-option-pace = Seconds before what another player does appears (default: 0.4; 0 with --plain).
commands-option-auto = Play the only legal card without asking.
commands-option-faces = What number cards show: 2 to 10, J, Q, K, A, or 1 to 13.
commands-option-opponents = The bots of the other seats, in turn: { $bots }; steady when left out.
commands-option-bots = The bots of the seats, in turn: { $bots }; steady when left out.
commands-option-names = Your name. Repeat it for everybody who plays at this terminal, 2 to 6 of you: hands are shown to one person at a time.
commands-option-seed = The seed from which all cards follow; a fresh one when left out.
commands-option-record = Keep the game in this new file; in your own state folder when left out.
commands-option-resume = Go on with the game in this file.
commands-option-out = The file to write; - writes to standard output.
commands-option-games = How many games; 1 when left out.
commands-option-jobs = How many processes play (default: one for each core). The file is the same for any number.
commands-option-force = Overwrite the file if it is there.
commands-option-game = Only the game of this number in the file.
commands-option-round = Only this round.
commands-option-fair = Verify the fair shuffle too: what was committed to before the game, with the nonces, has to give every deal. A record that tells of none is a fault.
commands-option-complete = Report games that are broken off as faults.
commands-option-json-rules = As JSON: the title, the options, and each clause with its chapter, title and text.
commands-option-json-check = As JSON, an object per line: each fault with file, line, code, data, clause and sentence; the last line counts.
commands-option-json-show = As JSON, an object per game: the header, and each round with hands, bids, tricks and points.
commands-option-commitment = The commitment that you noted before the game; it has to be the one of the record. With --fair or instead of it.
commands-option-version = Show the version.
commands-option-help = Show this page.
commands-argument-files = Files of records; - is standard input.
commands-argument-record = A file of records; - is standard input.
commands-argument-part = Only this clause or part, such as 7.3 or 7 (default: all).

## What commands say

commands-checked = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $broken-off ->
    [0] { "" }
    [one] {" "}(1 broken off)
   *[other] {" "}({ $broken-off } broken off)
}, { $events ->
    [one] 1 event
   *[other] { $events } events
}: { $faults ->
    [0] all legal
    [one] 1 fault
   *[other] { $faults } faults
}
commands-fair = { $id }: the shuffle keeps the commitment { $commitment }, { $noted ->
    [yes] the one that you noted
   *[no] to be compared with the one shown before the game
}; { $givers ->
    [none] nobody gave a nonce
   *[other] nonces from { $givers }
}; { $deals ->
    [0] nothing has been dealt yet
    [one] the one deal follows from it
   *[other] all { $deals } deals follow from it
}.
commands-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} written to { $file }, seed { $seed }
commands-playing = Playing

## What is wrong with a command line

commands-unknown-command = There is no command “{ $command }”. { $close ->
    [none] The commands are: { $known }.
   *[other] Did you mean { $close }?
}
commands-unknown-flag = { $command } has no option { $flag }. { $close ->
    [none] See { $command } --help.
   *[other] Did you mean { $close }?
}
commands-needs-value = { $flag } needs a value behind it.
commands-takes-no-value = { $flag } takes no value.
commands-missing = { $command } needs { $what }. See { $command } --help.
commands-too-much = { $command } does not know what to do with “{ $extra }”. See { $command } --help.
commands-misused = This cannot be done: { $what }
commands-not-a-number = { $flag } needs a whole number, { $least } or more, not “{ $value }”.
commands-number-too-large = { $flag } can be { $most } at most, not { $value }.
commands-not-among = { $flag } cannot be “{ $value }”. Choose one of these: { $known }.
commands-too-many-bots = { $seats ->
    [0] All seats are taken by people: leave --bots out, or raise --players.
   *[other] { $given } bots for { $seats } seats are too many: name one for all, or one for each.
}
commands-too-many-people = { $given } people for { $seats } seats are too many: raise --players, or name fewer.
commands-too-few-people = { $tables ->
    [one] One table needs { $least } people or more
   *[other] { $tables } tables need { $least } people or more, three at each
}, not { $people }: raise --people, or lower --tables.
commands-not-with-resume = { $flag } does not go with --resume: the record says it already. Leave it out.
commands-record-is-over = This game is over, so it cannot be resumed. To see it: { $program } show { $file }
commands-file-exists = { $path } is there already. { $instead ->
    [resume] Choose another name, or go on with it: --resume { $path }
    [name] Choose another name.
   *[force] Choose another name, or overwrite it: --force
}
commands-file-trouble = { $path }: { $why ->
    [missing] there is no such file or folder
    [folder] this is a folder, not a file
    [forbidden] you are not allowed to read or write it
    [full] no space is left on the disk
   *[other] { $detail }
}.
commands-no-such-clause = These rules have no clause { $part }. foretell rules lists all of them; the clauses of a variant need its options.
commands-games-lost = The process that played games { $first } to { $last } has ended unexpectedly; the machine may be short of memory. Try fewer --jobs.
commands-not-seconds = { $flag } needs a number of seconds from 0 to { $most }, not “{ $value }”.
commands-no-such-part = { $part ->
    [round] There is no round { $number }: { $there ->
        [0] nothing has been dealt yet
        [one] the game has one
       *[other] the game has { $there }
    }
   *[game] There is no game { $number }: { $there ->
        [one] the file has one
       *[other] the file has { $there }
    }
}.
