### What is wrong with a file of records: a message per fault, named after its code

# Seats count from 0 as they do in the file; $expected and $found are written as there.

## Before any rule

record-empty-file = The file is empty: a record begins with a game’s header.
record-no-header = There is no header before this line: a record begins with a line of type “game”.
record-blank-line = Lines may be blank at the end of a file only.
record-line-too-long = The line has more than { $limit } bytes, which no line of a record has.
record-breaks-off = The file breaks off in the middle of this line.
record-not-utf8 = The line is not text in UTF-8.
record-not-json = The line is not JSON: it can be read as far as column { $column } only.
record-no-number = { $found } is no number that JSON has.
record-too-deep = Lists and objects are nested more than { $limit } deep, which no line of a record is.
record-not-object = The line has to be a JSON object with keys and values, not { $found }.
record-duplicate-key = The key “{ $key }” stands there twice.
record-missing-key = The key “{ $key }” is missing.
record-wrong-type = The value of “{ $key }” has to be { $expected ->
    [boolean] true or false
    [integer] a whole number of at most 15 digits
    [list] a list
    [object] an object
    [string] a text
    [integer_or_string] a whole number or a text
    [list_or_null] a list or null
   *[string_or_null] a text or null
}, not { $found }.
record-unknown-type = There are no lines of type { $found }.
record-unknown-version = The game is written in version { $found } of the format; only version { $known } is known here.
record-empty-text = The value of “{ $key }” is empty.
record-unprintable-text = There are control characters in the value of “{ $key }”: { $text }
record-text-too-long = The value of “{ $key }” has more than { $most } characters.
record-broken-off = The game is broken off here.
record-invalid-time = “{ $text }” is no time in UTC as records write it: 2030-01-31T18:30:00Z.
record-players-mismatch = The list of players names { $named }, but the number of players is { $players }.
record-lost-track = From here on there is no telling how this game went: the rest of it is not checked.

## Lines in the wrong place

record-missing-line = Before this line of type “{ $found }” one of type “{ $expected }” is missing.
record-extra-line = A line of type “{ $found }” has no place here: next comes one of type “{ $expected }”.

## Other things than the rules say

record-wrong-draw = In drawing { $drawing } for the deal, seat { $seat } draws { $expected } according to the seed; { $found } stands there.
record-wrong-dealer = Seat { $expected } deals; { $found } stands there.
record-wrong-round = It is round { $expected }; { $found } stands there.
record-wrong-hand = According to the seed, card { $place } of seat { $seat } is { $expected }; { $found } stands there.
record-wrong-turned = According to the seed, the turned card is { $expected }; { $found } stands there.
record-wrong-trump = Trump is { $expected } here; { $found } stands there.
record-wrong-trick-winner = Seat { $expected } takes the trick; { $found } stands there.
record-wrong-bids = The bids of the round were { $expected }; { $found } stands there.
record-wrong-tricks = The tricks taken in the round are { $expected }; { $found } stands there.
record-wrong-points = The points of the round are { $expected }; { $found } stands there.
record-wrong-totals = The totals add up to { $expected }; { $found } stands there.
record-wrong-winners = The highest total belongs to the seats { $expected }; { $found } stands there.
record-not-held = Seat { $seat } does not hold { $card }.
record-not-followed = Seat { $seat } cannot play { $card }: suit { $led } is led, and of its hand it may play { $allowed }.

## The fair shuffle

record-invalid-hex = The value of “{ $key }” has to be 64 characters, each a digit or a small letter from a to f, not “{ $text }”.
record-nonces-mismatch = The list of nonces has { $listed } entries, but the number of players is { $players }.
record-commitment-mismatch = The commitment of this seed and this salt is { $expected }; { $found } stands there.
record-seed-mismatch = From the committed seed and the nonces follows the seed { $expected }; { $found } stands there.
record-no-shuffle = The header has no key “fair”: it does not tell what the shuffle was committed to.
record-other-commitment = The commitment noted before the game is { $expected }; { $found } stands there.
