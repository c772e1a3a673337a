### The bots: the command that lists and compiles them

commands-bots = List the bots: what each one does, and whether its code is compiled for this machine. Every bot decides at once; compiled code makes the same decisions faster.
    .short = list the bots, or compile them

bots-option-compile = Compile these bots for this machine first, in up to half a minute each: { $bots }.
bots-option-json = Print the names and states as one line of JSON.

bots-about-random = plays any legal action
bots-about-steady = a sound player who goes by the value of the hand
bots-about-searcher = tries every action in 1,000 possible games
bots-about-yardstick = tries every action in 100 possible games
bots-about-learned = a neural network, without search
bots-about-strongest = a search guided by networks: the strongest bot
bots-about-beginner = a level for people: the gentlest
bots-about-casual = a level for people: a few evenings of practice
bots-about-seasoned = a level for people: many evenings of practice
bots-about-expert = a level for people: looks ahead
bots-about-master = a level for people: the strongest bot
bots-about-other = from another package

bots-ready = ready
bots-compiled = compiled
bots-uncompiled = not compiled
bots-unusable = cannot run here

bots-line = { $bot }: { $about } ({ $state })
bots-compiling = Compiling { $bot }.
bots-note = A bot that is not compiled also decides at once, but takes about twice as long in a game. To compile one: { $command }
