### Faults of a record file: a message per fault, named after its code

# Seats count from 0 as they do in the file; $expected and $found are written as there.

## The format

record-no-arrow = Tables need Arrow, which is not installed. This installs it: { $install }
record-empty-file = The file is empty. A record begins with a game’s header.
record-no-header = There is no header before this line. A record begins with a line of type “game”.
record-blank-line = Blank lines are allowed only at the end of a file.
record-line-too-long = The line is longer than { $limit } bytes, the most that a record allows.
record-breaks-off = The file breaks off in the middle of this line.
record-not-utf8 = The line is not text in UTF-8.
record-compressed = The file is compressed with gzip. Unpack it first, then open it.
record-not-json = The line is not valid JSON: reading it failed at column { $column }.
record-no-number = { $found } is not a number that JSON allows.
record-too-deep = Lists and objects are nested deeper than { $limit } levels, the most that a record allows.
record-not-object = The line must be a JSON object with keys and values, not { $found }.
record-duplicate-key = The key “{ $key }” appears twice.
record-missing-key = The key “{ $key }” is missing.
record-wrong-type = The value of “{ $key }” must be { $expected ->
    [boolean] true or false
    [integer] a whole number of at most 15 digits
    [list] a list
    [object] an object
    [string] a string
    [integer_or_string] a whole number or a string
    [list_or_null] a list or null
   *[string_or_null] a string or null
}, not { $found }.
record-unknown-type = There is no line of type { $found } in a record.
record-unknown-version = The game is written in version { $found } of the format; only version { $known } is supported.
record-empty-text = The value of “{ $key }” is empty.
record-unprintable-text = The value of “{ $key }” contains control characters: { $text }
record-text-too-long = The value of “{ $key }” is longer than { $most } characters.
record-broken-off = The game is unfinished: its record ends here.
record-invalid-time = “{ $text }” is not a UTC time as records write it, such as 2030-01-31T18:30:00Z.
record-players-mismatch = The list of players names { $named }, but the number of players is { $players }.
record-lost-track = From here on, the course of the game is unclear, so the rest of it is not checked.

## Lines in the wrong place

record-missing-line = A line of type “{ $expected }” is missing before this line of type “{ $found }”.
record-extra-line = A line of type “{ $found }” does not belong here: a line of type “{ $expected }” must come next.

## Contradictions of the rules

record-wrong-draw = In draw { $drawing } for the deal, seat { $seat } draws { $expected } according to the seed, but the record says { $found }.
record-wrong-dealer = Seat { $expected } deals, but the record says { $found }.
record-wrong-round = This is round { $expected }, but the record says { $found }.
record-wrong-hand = According to the seed, card { $place } of seat { $seat } is { $expected }, but the record says { $found }.
record-wrong-turned = According to the seed, the turned card is { $expected }, but the record says { $found }.
record-wrong-trump = Trump is { $expected } here, but the record says { $found }.
record-wrong-trick-winner = Seat { $expected } takes the trick, but the record says { $found }.
record-wrong-bids = The bids of the round were { $expected }, but the record says { $found }.
record-wrong-tricks = The tricks taken in the round are { $expected }, but the record says { $found }.
record-wrong-points = The points of the round are { $expected }, but the record says { $found }.
record-wrong-totals = The totals add up to { $expected }, but the record says { $found }.
record-wrong-winners = The seats with the highest total are { $expected }, but the record says { $found }.
record-not-held = Seat { $seat } does not hold { $card }.
record-not-followed = Seat { $seat } cannot play { $card }: the suit led is { $led }, and from its hand it may play only { $allowed }.
record-not-game-text = This line is not { $form ->
    [head] the first line of a game: wizard/1 OPTIONS seed=SEED first=SEAT started=TIME id=ID
    [player] a player’s line, one for each seat from 0: SEAT KIND NAME
    [end] expected: one game is accepted here, and a second one begins with it
   *[round] a round: rROUND dDEALER TURNED HANDS, then bids such as 1=2 and tricks such as 1:H5.H7
}.
record-other-word = { $found ->
    [none] The line ends too early.
   *[other] “{ $found }” does not belong here.
} The game that the seed deals has { $expected ->
    [none] nothing more here.
   *[other] “{ $expected }” here.
}

## The fair shuffle

record-invalid-hex = The value of “{ $key }” must be 64 characters, each a digit or a lower-case letter from a to f, not “{ $text }”.
record-nonces-mismatch = The list of nonces has { $listed } entries, but the number of players is { $players }.
record-commitment-mismatch = The commitment to this seed and this salt is { $expected }, but the record says { $found }.
record-seed-mismatch = The committed seed and the nonces give the seed { $expected }, but the record says { $found }.
record-no-shuffle = The header has no key “fair”, so the record does not show what the shuffle was committed to.
record-other-commitment = The commitment noted before the game is { $expected }, but the record says { $found }.
