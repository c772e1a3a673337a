### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell: the card game Wizard, with every rule and variant. Say how many tricks you will take, then take exactly that many.

commands-play = Play a game against bots in the terminal. The standard rules apply unless you set options. Every move is saved immediately, so you can resume the game later. During the game, type { $help } for help.
    .short = play a game against bots
commands-simulate = Let bots play whole games and write the records to a file. The same seed and options always give the same games.
    .short = let bots play, and write records
commands-check = Check game files, records or short texts, against the format and every rule. Each fault is printed as FILE:LINE: what (clause). The exit status is 0 if everything is legal, 1 if there are faults, 2 if a file cannot be read.
    .short = check games for errors
commands-show = Show games round by round: all hands, bids and tricks, and the score pad; or print them in another form.
    .short = show games round by round
commands-rules = Print the rules of a table: only those that its options bring into play.
    .short = print the rules of a table
commands-completion = Print a script by which a shell completes commands, options, presets, bots and files. bash: source <(foretell completion bash) in ~/.bashrc; zsh: source <(foretell completion zsh) in ~/.zshrc; fish: foretell completion fish > ~/.config/fish/completions/foretell.fish
    .short = complete commands in your shell

## Parts of a help page

commands-usage = Usage:
commands-usage-command = COMMAND
commands-usage-options = [OPTIONS]
commands-group-commands = Commands
commands-group-study = Play and study
commands-group-measure = Measure and run
commands-group-examples = Examples
commands-more-options = { $count } more options of the game: { $command }
commands-group-arguments = Arguments
commands-group-game = The game
commands-group-table = The table
commands-group-record = The record
commands-group-what = The task
commands-group-screen = The screen
commands-group-other = Other

## Placeholders for values

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

commands-option-preset = A named set of rules: { $presets }. Options given separately override it; it also sets the faces and the language.
commands-option-players = Number of players, 2 to 6 (default: 4).
commands-option-deal = Everybody is dealt from one deck, or has one suit each (for 3 or 4 players).
commands-option-bidding = When bids become known: as they are made, once everybody has bid, or after the round; two players always bid in secret.
commands-option-even-bid = Whether the bids may add up to the tricks: always, not if the last to bid is the sole leader, or never.
commands-option-even-bid-from = The fewest cards in hand with which --even-bid restricts the last bid.
commands-option-winning-wizard = Which of several Wizards takes the trick.
commands-option-clairvoyance = See everybody’s hand but your own before you bid.
commands-option-clairvoyant-rounds = Rounds with clairvoyance: all of them, or only the first.
commands-option-follow-after-wizard = When a Wizard is led, the first number card after it has to be followed.
commands-option-first-dealer = The first dealer: decided by a draw, or a seat from 0 (in play, you are 0).
commands-option-hand-sizes = Cards in each round: 1,3,5 or ranges such as 1-10 or 15-1.
commands-option-edition = Playing-card suits, or peoples and colours.

## Other options

commands-option-lang = Language (default: that of your locale).
commands-option-plain = Print line by line, without columns or colours, for screen readers.
commands-option-pace = Seconds to wait before showing another player’s move (default: 0.4; 0 with --plain).
commands-option-auto = Play the only legal card without asking.
commands-option-faces = How ranks are shown on number cards: 2 to 10, J, Q, K, A, or 1 to 13.
commands-option-opponents = Bots for the other seats, in rotation: { $bots } (default: steady).
commands-option-bots = Bots for the seats, in rotation: { $bots } (default: steady).
commands-option-names = Your name. Repeat it for each person who plays at this terminal, 2 to 6 in all; hands are shown to one person at a time.
commands-option-seed = Seed that determines all cards (default: a fresh one).
commands-option-record = New file to save the game in (default: one in your state folder).
commands-option-resume = Resume the game in this file. The rest of a record goes into the same file; a short text stays as it is, and its game is saved in your state folder.
commands-option-out = File to write: game records or, with a name that ends in .parquet, a table; - for standard output.
commands-option-games = Number of games (default: 1).
commands-option-rows = Rows of a Parquet table: decisions, rounds (one for each seat) or games (default: decisions).
commands-option-jobs = Number of processes (default, and at most: one per core). The file is the same for any number.
commands-jobs-reduced = --jobs { $jobs } would be more than this machine has cores: { $cores } at a time.
commands-option-force = Overwrite the file if it exists.
commands-option-game = Only the game with this number in the file.
commands-option-round = Only this round.
commands-option-as = Form to print instead: record (turns a short text into a record), text (turns a record into a short text) or positions (a line for each decision, as foretell advise --position reads it).
commands-option-fair = Verify the fair shuffle too: the commitment made before the game, together with the nonces, must produce every deal. A record without a commitment is a fault.
commands-option-complete = Report unfinished games as faults.
commands-option-json-rules = Print JSON: the title, the options, and each clause with its chapter, title and text.
commands-option-json-check = Print JSON, one object per line: each fault with file, line, code, data, clause and sentence; the last line counts them.
commands-option-json-show = Print JSON, one object per game: the header, and each round with hands, bids, tricks and points.
commands-option-commitment = The commitment that you noted before the game; it must match the record’s. Works with --fair or on its own.
commands-option-version = Print the version.
commands-option-help = Print this help.
commands-argument-files = Game files, records or short texts; - for standard input.
commands-argument-record = Game file, a record or a short text; - for standard input.
commands-argument-part = Only this clause or part, such as 7.3 or 7 (default: all).
commands-argument-shell = The shell that reads the script.

## Output of commands

commands-checked = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $broken-off ->
    [0] { "" }
    [one] {" "}(1 unfinished)
   *[other] {" "}({ $broken-off } unfinished)
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
    [none] no player added a nonce
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

## Invalid command lines

commands-unknown-command = There is no command “{ $command }”. { $close ->
    [none] The commands are: { $known }.
   *[other] Did you mean { $close }?
}
commands-unknown-flag = { $command } has no option { $flag }. { $close ->
    [none] See { $command } --help.
   *[other] Did you mean { $close }?
}
commands-needs-value = { $flag } needs a value.
commands-takes-no-value = { $flag } takes no value.
commands-missing = { $command } needs { $what }. See { $command } --help.
commands-too-much = { $command } does not expect “{ $extra }”. See { $command } --help.
commands-misused = Invalid command line: { $what }
commands-not-a-number = { $flag } needs a whole number, { $least } or more, not “{ $value }”.
commands-number-too-large = { $flag } can be at most { $most }, not { $value }.
commands-not-among = { $flag ->
    [none] “{ $value }” is not among the choices
   *[other] { $flag } cannot be “{ $value }”
}. Choose one of these: { $known }.
commands-too-many-bots = { $seats ->
    [0] All seats are taken by people: leave --bots out, or raise --players.
   *[other] { $given } bots are too many for { $seats } seats: name one for all, or one for each.
}
commands-too-many-people = { $given } people are too many for { $seats } seats: raise --players, or name fewer.
commands-too-few-people = { $tables ->
    [one] One table needs { $least } people or more
   *[other] { $tables } tables need { $least } people or more, three at each
}, not { $people }: raise --people, or lower --tables.
commands-not-with-resume = { $flag } cannot be combined with --resume: the record already determines it. Leave it out.
commands-not-together = { $flag } cannot be combined with { $other }. Leave one of them out.
commands-record-is-over = This game is over, so it cannot be resumed. See it with: { $program } show { $file }
commands-file-exists = { $path } already exists. { $instead ->
    [resume] Choose another name, or resume it: --resume { $path }
    [name] Choose another name.
   *[force] Choose another name, or overwrite it: --force
}
commands-file-trouble = { $path }: { $why ->
    [missing] no such file or folder
    [folder] this is a folder, not a file
    [forbidden] you do not have permission to read or write it
    [full] no space is left on the disk
   *[other] { $detail }
}.
commands-no-such-clause = These rules have no clause { $part }. “foretell rules” prints all of them; the clauses of a variant need its options.
commands-rows-need-parquet = { $flag } chooses the rows of a table. Name a file that ends in { $suffix }, or leave { $flag } out.
commands-games-lost = The process playing games { $first } to { $last } died unexpectedly; the machine may be short of memory. Try fewer --jobs.
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
