### Benchmarks of the simulator: the command, its table, and refusals

commands-bench = Measure how fast the simulator is on this machine, on one core unless stated otherwise. Each figure is the median of several measurements; ± is their spread. With --peers, other programs are measured in the same run.
    .short = measure how fast the simulator is
bench-option-json = Print each figure as a line of JSON: name, value, unit, samples.
bench-option-only = Only the figures with these names.
bench-option-peers = Also measure other programs: OpenSpiel, PettingZoo’s own games and RLCard, if they are installed, and games written in C, if there is a C compiler.
commands-value-names = NAME[,NAME…]

bench-measuring = Measuring
bench-compiling = Compiling the simulator. This takes some seconds, and happens only once.

## The table

bench-unit-decisions = Decisions per second: cards, bids and trumps chosen
bench-unit-worlds = Worlds per second: possible deals of the hidden cards
bench-unit-playouts = Playouts per second: rounds played from the middle to the end
bench-unit-cards = Cards in each hand for which a round is solved exactly within 50 ms
bench-unit-seconds = Seconds
bench-number = { $value }
bench-spread = ±{ $percent }%
bench-line = { $name }, { $title }: { $value }
bench-ratio = { $ours } makes { $times } times as many decisions per second as { $peer }.

bench-title-random-games = { $players } players, at random
bench-title-random-games-all = { $players } players, at random, all cores
bench-title-random-games-gpu = { $players } players, at random, on CUDA
bench-title-steady-games = { $players } players, all of them the bot steady
bench-title-vector-env = many games side by side, for learning
bench-title-gymnasium = many games for Gymnasium, one seat of each
bench-title-pettingzoo = { $players } players in turns, for PettingZoo
bench-title-openspiel-tree = the game tree, for OpenSpiel
bench-title-worlds = for one player, mid-round
bench-title-playouts = { $players } players, all of them the bot steady
bench-title-solver = one against the rest, { $players } players
bench-title-solver-everyone = everyone for themselves, { $players } players
bench-title-compile = first use, which compiles
bench-title-start = later use, up to the first game
bench-title-openspiel = OpenSpiel’s own random bots
bench-title-c = 4 players, at random, in plain C
bench-title-c-native = the same, built for this processor
bench-title-openspiel-kuhn = Kuhn poker by OpenSpiel, in Python
bench-title-openspiel-tic-tac-toe = tic-tac-toe by OpenSpiel, in Python
bench-title-pettingzoo-connect-four = Connect Four by PettingZoo
bench-title-pettingzoo-texas-holdem = Texas hold’em by PettingZoo
bench-title-rlcard-leduc = Leduc hold’em by RLCard, at random
bench-title-rlcard-uno = UNO by RLCard, at random

## Refusals

bench-left-out = { $name } is skipped: { $why }
bench-no-library = { $library } is not installed. This installs it: { $install }
bench-no-compiler = There is no C compiler. Looked for: { $looked-for }.
bench-not-compiled = The C compiler failed at this: { $command }. Its output: { $told }
bench-no-graphics = There is no CUDA graphics processor.
bench-hampered = { $variable } is set, so the figures would not be those of normal use. Unset it and run again.
