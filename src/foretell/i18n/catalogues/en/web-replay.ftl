### Replays, and the records they are made from

## A replay

web-replay-title = Game { $number } of { $code }
web-replay-none = There is no such game, or it is not over yet.
web-copy-text = Copy the short text
web-copy-position = Copy the position
web-copied = Copied.
web-not-copied = Copying is not allowed here.
web-fair = The shuffle was fair. This page recalculated every deal, and all of them match the commitment made before the first card: { $commitment }
web-fair-not = The shuffle does not match the commitment made before the first card: { $commitment }
web-replay-of = Game of { $players }
web-replay-gone = This game is no longer kept on this device.
web-replay-broken-off = The file ends in round { $round }: the rest of the game is missing.
web-replay-hands = Hands shown
web-replay-all-hands = All hands
web-replay-hand-of = Hand: { $who }
web-replay-hand = { $count ->
    [one] One card held by { $who }
   *[other] { $count } cards held by { $who }
}
web-replay-card-gone = { $card }, played
web-replay-back = Back
web-replay-forward = Forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-missed = Next missed bid
web-replay-practice = Play from here
web-replay-rounds = Rounds
web-replay-round = Round { $number }
web-replay-round-missed = Round { $number }: bid missed by { $who }
web-replay-round-made = { $seats ->
    [one] Round { $number }: bid made
   *[other] Round { $number }: every bid made
}

table-key-step = one step back or forward
table-key-round = one round back or forward
table-key-ends = to the beginning or the end
    .name = Home End
table-key-play = plays and pauses
    .name = Space

## Games kept on the device, and records from elsewhere

web-games-solo = Against bots
web-games-none = Games against bots that you finish are kept here, on this device: the last { $most }, each with its replay.
web-game-result = { $place ->
    [1] You won, { $points } points
   *[other] Place { $place } of { $players }, { $points } points
}
web-game-when = { $date }, with { $others }
web-coach = Coach
web-my-mistakes = My mistakes
web-my-statistics = My statistics
web-practice = practice
web-hints = with hints
web-open-record = Open a game
web-open-record-text = Any game whose record or short text you have saved can be replayed here. Choose the file, drop it on this page, or paste its text.
web-choose-file = Choose a file
web-paste-here = Paste the text here
web-pasted = Pasted text
web-fault = { $name } is neither the record nor the short text of a game.
web-fault-line = { $name } is faulty in line { $line }.
web-fault-advice = Save or copy the game again where it comes from, and leave it unchanged. The command “foretell check” lists every fault of a file.
