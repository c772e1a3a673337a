### How fast the simulator is: the command, its table, and what cannot be measured

commands-bench = Measure how fast the simulator is on this machine, on one core where nothing else is said. A figure is the median of several measurements; ± is how far they lie apart. With --peers, other programs are measured in the same run.
    .short = measure how fast the simulator is
bench-option-json = Each figure as a line of JSON: name, value, unit, samples.
bench-option-only = Only the figures of these names.
bench-option-peers = Measure other programs too: OpenSpiel, if it is installed, and games in C, if there is a C compiler.
commands-value-names = NAME[,NAME…]

bench-measuring = Measuring
bench-compiling = The simulator is being compiled. This takes some seconds, and only the first time.

## The table

bench-unit-decisions = Decisions a second: cards, bids and trumps chosen
bench-unit-worlds = Worlds a second: hidden cards dealt as they may lie
bench-unit-playouts = Playouts a second: rounds played to their end from the middle
bench-unit-cards = Cards in each hand when a round is solved exactly within 50 ms
bench-unit-seconds = Seconds
bench-number = { $value }
bench-spread = ±{ $percent }%
bench-line = { $name }, { $title }: { $value }
bench-ratio = { $ours } makes { $times } times as many decisions a second as { $peer }.

bench-title-random-games = { $players } players at random
bench-title-random-games-all = { $players } players at random, all cores
bench-title-random-games-gpu = { $players } players at random, on CUDA
bench-title-steady-games = { $players } players, all the bot steady
bench-title-vector-env = many games at once, to learn
bench-title-worlds = for one player, mid-round
bench-title-playouts = { $players } players, all the bot steady
bench-title-solver = one against the rest, { $players } players
bench-title-solver-everyone = all for themselves, { $players } players
bench-title-compile = the first use, which compiles
bench-title-start = a later use, up to the first game
bench-title-openspiel = OpenSpiel’s own random bots
bench-title-c = 4 players at random in plain C
bench-title-c-native = the same for this processor

## What cannot be measured

bench-left-out = { $name } is left out: { $why }
bench-no-openspiel = OpenSpiel is not installed. This installs it: { $install }
bench-no-compiler = There is no C compiler. Looked for: { $looked-for }.
bench-not-compiled = The C compiler could not do this: { $command }. It said: { $told }
bench-no-graphics = There is no graphics processor with CUDA.
bench-hampered = With { $variable } set, these would not be the figures of the simulator as people use it. Run it without.
